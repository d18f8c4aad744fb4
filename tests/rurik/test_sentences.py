"""What the table says where a sentence depends on the position: it is played, and the sentence read."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tests.drawing.stage import drawn
from tests.rurik.scenario import turn
from veche.kernel.sentences import meaning, remark, told, with_remark


@pytest.mark.parametrize(
    ("deed", "question", "means", "line"),
    [
        (
            "peace_maker",
            "From which region that you rule do you remove two troops at once?",
            "Remove troops of yours from Kiev (two troops at once)",
            "You removed 2 troops from Kiev.",
        ),
        (
            "retire_veterans",
            "Where do you remove a troop? Still to remove: two troops.",
            "Remove troops of yours from Kiev (one troop)",
            "You removed a troop from Kiev.",
        ),
    ],
)
def test_how_many_troops_leave_a_region_is_said(deed: str, question: str, means: str, line: str) -> None:
    blue = {"troops": {"kiev": 4, "volyn": 4}, "deeds": [deed]}
    table = turn("blue", "tax", 1, seats={"blue": blue}).play(f"deed {deed}")
    assert table.asked == ("blue", "remove-troop")
    assert table.prompt == question
    game, words = table.game, table.game.words()
    move = game.rules.catalogue.number("remove kiev")
    said = with_remark(meaning(game.rules.catalogue, move, words), remark(game, game.view(0), move, words))
    assert said == means
    table.play("remove kiev")
    entry = next(entry for entry in reversed(game.line()) if entry.move == move)
    assert told(game, entry, 0, words, "You") == line


def test_the_good_that_a_market_brings_is_not_refused() -> None:
    blue = {"troops": {"kiev": 2}, "structures": {"kiev": ["market"]}}
    regions = {"kiev": {"good": "wood"}}
    table = turn("blue", "tax", 1, seats={"blue": blue}, regions=regions).play("act", "tax kiev")
    assert table.asked == ("blue", "use-market")
    tips = re.findall('title="((?:Wood|Fish)[^"]*)"', unescape(str(drawn(table.game, 0).main)))
    refused = [tip.partition(":")[0] for tip in tips if "× Goods are paid when" in tip]
    assert len(tips) >= 2
    assert refused == ["Fish"]
