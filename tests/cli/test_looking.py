"""`veche show`, `position`, `outcome` and `replay`, on journals and on positions."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

import veche
from tests.cli.answer import Command
from veche.titles.stroganov.components import STRATEGIES


def agendas_dealt(path: Path, seat: str) -> list[str]:
    game = veche.load(path)
    found: list[str] = game.title.dump(game.rules, game.state)["seats"][seat]["agendas_dealt"]
    return found


def test_show_is_the_view_of_the_seat_that_is_asked(command: Command, journal: Path) -> None:
    out = command("show", journal).out
    assert "as seen by: yellow" in out
    assert f"agendas to choose from: {', '.join(agendas_dealt(journal, 'yellow'))}" in out
    assert "Held by red" not in out


@pytest.mark.parametrize("seat", ["3", "red", "RED"])
def test_a_seat_is_named_by_its_colour_or_its_number_from_one(command: Command, journal: Path, seat: str) -> None:
    out = command("show", journal, "--seat", seat).out
    assert f"agendas to choose from: {', '.join(agendas_dealt(journal, 'red'))}" in out
    assert "Held by yellow" not in out


def test_a_seat_is_reminded_of_the_agenda_it_put_back(command: Command, finished: Path) -> None:
    game = veche.load(finished)
    for seat, fields in game.title.dump(game.rules, game.state)["seats"].items():
        out = command("show", finished, "--seat", seat, "--at", 40).out
        assert f"agenda put back: {', '.join(fields['agendas_returned'])}" in out


def test_the_spectator_sees_nobody_s_cards(command: Command, journal: Path) -> None:
    assert "Held by" not in command("show", journal, "--spectator").out


def test_all_shows_what_every_seat_holds(command: Command, journal: Path) -> None:
    out = command("show", journal, "--all").out
    for seat in ("blue", "yellow", "red"):
        assert f"Held by {seat}" in out
        assert ", ".join(agendas_dealt(journal, seat)) in out


def test_show_tells_map_boards_and_players(command: Command, finished: Path) -> None:
    out = command("show", finished).out
    for heading in ("The game is over", "Map", "Strategy board", "Claim board", "Players", "Supplies", "Deeds"):
        assert f"\n{heading}\n" in out


def test_show_in_json_has_the_view(command: Command, journal: Path) -> None:
    data = command("show", journal, "--seat", 2, "--json").data
    assert (data["title"], data["seat"], data["asked"]["seat"]) == ("rurik", "yellow", "yellow")
    assert data["view"] == json.loads(json.dumps(veche.load(journal).view("yellow").data()))


def test_show_all_in_json_has_the_position(command: Command, journal: Path) -> None:
    data = command("show", journal, "--all", "--json").data
    assert data["position"] == json.loads(command("position", journal).out)


def test_show_at_an_earlier_version(command: Command, journal: Path) -> None:
    assert "version 0, as seen by: spectator" in command("show", journal, "--at", 0).out


def test_the_question_of_an_earlier_version_is_worded_for_it(command: Command, tmp_path: Path) -> None:
    """Blue could not pay for the space then, and can now."""
    path, journal = tmp_path / "poor.json", tmp_path / "poor.veche"
    blue = {"troops": {"kyiv": 3}, "coins": 0, "cards": ["treasury"]}
    board = {"build": [None, None, {"seat": "blue", "disc": 1}], "lead": [{"seat": "yellow", "disc": 5}]}
    start = {"title": "rurik2", "at": "turn", "seat": "blue", "board": board, "seats": {"blue": blue}}
    path.write_text(json.dumps(start))
    assert command("new", "--from", path, "-o", journal).code == 0
    assert command("play", journal, "play treasury").code == 0
    assert "You cannot pay for the third Build space" in command("moves", journal, "--at", 0).out
    assert "Take the actions of the third Build space" in command("moves", journal).out


@pytest.mark.parametrize("version", [-1, 999])
def test_there_is_no_version_beyond_the_journal(command: Command, journal: Path, version: int) -> None:
    answer = command("show", journal, "--at", version, "--json")
    assert (answer.code, answer.error["type"]) == (2, "NoSuchVersion")
    assert "versions 0 to" in answer.error["message"]


def test_a_position_has_no_earlier_version(command: Command, position: Path) -> None:
    assert "A position has no past" in command("show", position, "--at", 1).err


def test_show_works_at_every_version_for_every_reader(command: Command, finished: Path) -> None:
    for version in range(0, veche.load(finished).version, 17):
        for reader in (["--seat", 1], ["--seat", 2], ["--spectator"], ["--all"]):
            assert command("show", finished, "--at", version, *reader).code == 0


def test_show_tells_what_happened_since_the_reader_last_decided(command: Command, finished: Path) -> None:
    game = veche.load(finished)
    line = game.line()
    then = [one.version for one, after in pairwise(line) if one.seat == 0 and after.seat == 1][-1]
    data = command("show", finished, "--at", then, "--seat", 2, "--json").data
    assert data["story"]
    out = command("show", finished, "--at", then, "--seat", 2).out
    assert "\nWhat happened last\n" in out
    assert all(f"\n  {line}\n" in out for line in data["story"])
    after = command("show", finished, "--at", then + 1, "--seat", 2, "--json").data
    assert len(after["story"]) < len(data["story"])
    assert command("show", finished, "--at", 0, "--spectator", "--json").data["story"] == []


def test_replay_tells_the_story_in_sentences(command: Command, finished: Path) -> None:
    told = command("replay", finished, "--story", "--json").data["story"]
    assert told
    assert "\n".join(told) in command("replay", finished, "--story").out
    assert len(command("replay", finished, "--story", "--at", 20, "--json").data["story"]) <= 20


def test_show_takes_a_position(command: Command, position: Path) -> None:
    assert "version 0, as seen by: yellow" in command("show", position).out


def test_position_can_be_read_back(command: Command, finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "then.json"
    answer = command("position", finished, "--at", 100, "-o", path)
    assert answer.out == f"{path}: the position at version 100.\n"
    assert (
        command("moves", path, "--json").data["moves"]
        == command("moves", finished, "--at", 100, "--json").data["moves"]
    )
    assert command("position", path).out == path.read_text("utf-8")


def test_position_does_not_replace_a_file(command: Command, journal: Path, position: Path) -> None:
    before = position.read_bytes()
    assert command("position", journal, "-o", position, "--json").error["type"] == "FileInTheWay"
    assert position.read_bytes() == before


def test_outcome_tells_every_point_and_who_won(command: Command, finished: Path) -> None:
    out = command("outcome", finished).out
    outcome = veche.load(finished).outcome
    assert outcome is not None
    total = next(line for line in out.splitlines() if line.startswith("Total"))
    assert total.split()[1:] == [str(points) for points in outcome.totals]
    between = [line.rpartition(":")[2].split() for line in out.splitlines() if line.startswith("Between equals")]
    assert between == [
        ["regions", "ruled", *[str(ruled) for ruled, _ in outcome.tiebreaks]],
        ["coins", *[str(coins) for _, coins in outcome.tiebreaks]],
    ]
    assert out.splitlines()[-1].endswith(("wins.", "share the victory."))


def test_outcome_in_json(command: Command, finished: Path) -> None:
    data = command("outcome", finished, "--json").data
    assert [seat["seat"] for seat in data["seats"]] == ["blue", "yellow"]
    for seat in data["seats"]:
        assert seat["total"] == sum(line["points"] for line in seat["lines"])
        assert list(seat["tiebreaks"]) == ["regions-ruled", "coins"]
        assert all(list(line) == ["heading", "points", "why"] and line["why"].endswith(".") for line in seat["lines"])
    assert [place["rank"] for place in data["ranking"]] == sorted(seat["rank"] for seat in data["seats"])
    assert data["winners"] == [place["seat"] for place in data["ranking"] if place["rank"] == 1]


def test_outcome_of_a_finished_position(command: Command, finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "end.json"
    command("position", finished, "-o", path)
    assert command("outcome", path, "--json").data == command("outcome", finished, "--json").data


def test_a_running_match_has_no_outcome(command: Command, journal: Path) -> None:
    answer = command("outcome", journal, "--json")
    assert (answer.code, answer.error["type"]) == (2, "NotOver")
    assert "yellow: Which agenda do you keep?" in answer.error["message"]


def test_replay_tells_every_move(command: Command, finished: Path) -> None:
    lines = command("replay", finished).out.splitlines()
    assert len(lines) == veche.load(finished).version + 1
    assert lines[0].startswith("1 chance: ")
    assert lines[-1] == "The game is over."


def test_replay_for_a_seat_hides_the_others_secrets(command: Command, journal: Path) -> None:
    entries = command("replay", journal, "--seat", "red", "--json").data["entries"]
    hidden = [entry for entry in entries if entry["move"] == "deal agenda ?"]
    shown = [entry for entry in entries if entry["move"].startswith("deal agenda") and "?" not in entry["move"]]
    assert (len(hidden), len(shown)) == (4, 2)


def test_replay_check_counts_what_it_checked(command: Command, finished: Path) -> None:
    data = command("replay", finished, "--check", "--json").data
    game = veche.load(finished)
    assert (data["ok"], data["kind"], data["version"], data["over"]) == (True, "journal", game.version, True)
    assert data["chance"] == data["chance_by_luck"] > 0
    assert command("replay", finished, "--check").out.startswith(f"All {game.version} versions are legal.\n")


def test_replay_check_mentions_chance_that_luck_did_not_give(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "chosen.veche"
    game = veche.new("rurik", luck="ask")
    while game.asked == "chance":
        game.play(game.moves[0])
    veche.save(game, path)
    path.write_text(path.read_text("utf-8").replace("luck ask", "luck 3"), encoding="utf-8")
    answer = command("replay", path, "--check")
    assert answer.code == 0
    assert "chance outcomes are not those of luck 3" in answer.out


def test_replay_check_of_a_position(command: Command, position: Path) -> None:
    assert command("replay", position, "--check").out.startswith("The position is possible.\n")


def test_the_sheet_keeps_the_order_of_scoring_if_only_a_later_seat_has_points_there(
    command: Command, tmp_path: Path
) -> None:
    path = tmp_path / "end.json"
    seats = {"blue": {"at": 1}, "yellow": {"at": 2, "fulfilled": ["B1"]}}
    path.write_text(json.dumps({"title": "stroganov", "at": "end", "year": 4, "players": 2, "seats": seats}))
    rows = [line.split()[0] for line in command("outcome", path).out.splitlines() if line]
    assert rows.index("Sets") == rows.index("Wishes") + 1


@pytest.mark.parametrize("letter", ["hidden", "b", ""])
def test_all_shows_the_letter_that_was_drawn_in_secret(command: Command, tmp_path: Path, letter: str) -> None:
    path = tmp_path / "alone.veche"
    game = veche.new("stroganov", players=1, seed=3, options={"ivan-letter": letter} if letter else {})
    veche.save(game, path)
    told = f"Ivan's letter: {STRATEGIES[game.state.letter]}" if letter == "hidden" else ""
    assert "Ivan's letter" not in command("show", path).out
    out = command("show", path, "--all").out
    assert ("Hidden from everybody" in out) == bool(told)
    assert told in out
