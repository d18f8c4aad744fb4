"""Bots are told things by name, and say clearly what they do not understand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from veche import titles
from veche.bots import BadParameter, Bot, GreedyBot, PlannerBot, bot, names
from veche.bots.levels import LEVELS
from veche.cli import main

RURIK = titles.title("rurik")

FITTING = json.dumps(
    {"title": "rurik", "mix": 0.5, "constant": 0, "components": {name: [0, 0] for name in RURIK.component_names}}
)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("random:seconds=1", "The bot random has no parameters, so it cannot be told 'seconds'."),
        ("planner:second=1", "no parameter 'second'. It understands: breadth, candidates, horizon, "),
        ("planner:horizon", "Tell the bot planner a value: planner:horizon=…"),
        ("planner:horizon=1:horizon=2", "The bot planner is told horizon twice."),
        ("planner:horizon=far", "horizon of the bot planner is a whole number from 0 to 1000, not 'far'."),
        ("planner:horizon=1.5", "horizon of the bot planner is a whole number from 0 to 1000, not '1.5'."),
        ("planner:seconds=0", "seconds of the bot planner is a number from 0.001 to 3600, not '0'."),
        ("planner:seconds=nan", "seconds of the bot planner is a number from 0.001 to 3600, not 'nan'."),
        ("greedy:weights=", "The parameter weights of the bot greedy needs a value."),
        ("greedy-hand:weights=x.json", "The bot greedy-hand has no parameter 'weights'."),
    ],
)
def test_a_wrong_parameter_is_told(name: str, said: str) -> None:
    with pytest.raises(BadParameter) as wrong:
        bot(name, RURIK.rules(), 1, RURIK)
    assert said in str(wrong.value)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("greedy:width=4:guesses=1", GreedyBot),
        ("planner:seconds=1:horizon=16", PlannerBot),
        ("knyaz:seconds=0.5", LEVELS["knyaz"]),
    ],
)
def test_a_bot_is_told_several_things(name: str, kind: type[Bot]) -> None:
    assert type(bot(name, RURIK.rules(), 1, RURIK)) is kind


def test_the_command_line_tells_bots_things(capsys: pytest.CaptureFixture[str]) -> None:
    cheap = "greedy-hand:width=1:guesses=1:finalists=1"
    assert main(["simulate", "rurik", "--bots", f"{cheap},random", "--games", "1", "--json"]) == 0
    assert cheap in capsys.readouterr().out
    assert main(["simulate", "rurik", "--bots", "greedy:wdth=1", "--games", "1"]) == 2
    assert "It understands: depth, finalists, guesses, overlooks, steered, weights, width." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "cannot be read"),
        ("{", "holds no weights"),
        ('{"title": "rurik", "mix": 0.5, "constant": 0, "components": {"rule": 1}}', "holds no weights"),
        ('{"title": "rurik", "mix": 0.5, "constant": 0, "components": {"rule": [1, 0]}}', "do not fit rurik"),
        (FITTING[:-1] + ', "wants": {"crowns": [1, 0]}}', "do not fit rurik"),
        (FITTING[:-1] + ', "wants": {"number-coins": 1}}', "holds no weights"),
    ],
)
def test_a_wrong_file_of_weights_is_told(tmp_path: Path, text: str | None, said: str) -> None:
    file = tmp_path / "weights.json"
    if text is not None:
        file.write_text(text)
    with pytest.raises(Exception, match=said):
        bot(f"greedy:weights={file}", RURIK.rules(), 1, RURIK)


def test_each_level_is_a_bot_and_explains_itself_in_a_sentence() -> None:
    assert list(LEVELS) == ["otrok", "druzhinnik", "voivode", "knyaz"]
    assert set(LEVELS) <= set(names())
    for name, level in LEVELS.items():
        said = (level.__doc__ or "").strip()
        assert said.lower().startswith(name)
        assert said.endswith(".")
        assert "\n" not in said
