"""Bad input: its own type, a message that a player understands, exit code 2, no traceback, nothing changed on disk."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

import veche
from tests.cli.answer import Command


def refused(command: Command, *arguments: object) -> tuple[str, str]:
    """Type and message of the error with which a command is refused, with and without --json."""
    plain = command(*arguments)
    assert (plain.code, plain.out) == (2, "")
    assert plain.err.startswith("veche: ")
    assert "Traceback" not in plain.err
    answer = command(*arguments, "--json")
    assert (answer.code, answer.out) == (2, "")
    assert plain.err == f"veche: {answer.error['message']}\n"
    return answer.error["type"], answer.error["message"]


@pytest.mark.parametrize(
    ("arguments", "kind", "says"),
    [
        (["rurick"], "UnknownTitle", "Did you mean 'rurik'?"),
        (["rurik", "--players", "5"], "BadPlayerCount", "played by 1, 2, 3, 4, not by 5"),
        (["rurik", "--option", "deed-raw"], "UnknownOption", "Did you mean 'deed-row'?"),
        (["rurik", "--option", "deed-row=yes"], "UnknownOption", "takes no value"),
        (["rurik", "--leaders", "maria,olga"], "UnknownOption", "There is no leader 'olga'. The leaders are: agatha"),
        (["rurik", "--leaders", "maria,maria"], "UnknownOption", "Only one player can have maria"),
        (["rurik", "--leaders", "maria"], "UnknownOption", "2 players need 2 leaders"),
        (["rurik", "--leaders", "maria,boris", "--option", "random-leaders"], "UnknownOption", "not both"),
        (["rurik", "--players", "two"], "BadCommand", "invalid int value: 'two'"),
        (["rurik", "--luck", "none"], "BadCommand", "'none' should be a whole number, or 'ask'"),
        (["rurik", "--shade", "blue"], "BadCommand", "'--shade' means nothing here"),
        (["rurik", "--data", "nowhere.json"], "UnreadableFile", "There is no file 'nowhere.json'"),
    ],
)
def test_a_setup_that_cannot_be_played(
    command: Command, tmp_path: Path, arguments: list[str], kind: str, says: str
) -> None:
    path = tmp_path / "game.veche"
    found, message = refused(command, "new", *arguments, "-o", path)
    assert found == kind
    assert says in message
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "kind"),
    [([], "BadCommand"), (["shwo"], "BadCommand"), (["moves"], "BadCommand"), (["catalogue", "ruri"], "UnknownTitle")],
)
def test_a_command_line_that_makes_no_sense(command: Command, arguments: list[str], kind: str) -> None:
    assert refused(command, *arguments)[0] == kind


def test_a_seat_that_does_not_exist(command: Command, journal: Path) -> None:
    for seat in ("4", "0", "white", "green", "²"):
        kind, message = refused(command, "show", journal, "--seat", seat)
        assert (kind, "1 (blue), 2 (yellow), 3 (red)" in message) == ("UnknownSeat", True)


def missing(path: Path) -> None:
    path.unlink(missing_ok=True)


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def binary(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff\xfe")


def latin(path: Path) -> None:
    path.write_bytes("veche 1\ntitle fürst\n".encode("latin-1"))


def empty(path: Path) -> None:
    path.write_bytes(b"")


def prose(path: Path) -> None:
    path.write_text("Dear diary,\n", encoding="utf-8")


UNREADABLE = [
    (missing, "UnreadableFile", "There is no file"),
    (folder, "UnreadableFile", "is a folder"),
    (binary, "UnreadableFile", "not a text in UTF-8"),
    (latin, "UnreadableFile", "not a text in UTF-8"),
    (empty, "BadJournal", "empty"),
    (prose, "BadJournal", "neither a journal"),
]
COMMANDS: list[list[str]] = [["moves"], ["play", "stop"], ["show"], ["position"], ["outcome"], ["replay"], ["undo"]]


@pytest.mark.parametrize("given", COMMANDS, ids=lambda given: given[0])
@pytest.mark.parametrize(("spoil", "kind", "says"), UNREADABLE, ids=lambda value: getattr(value, "__name__", ""))
def test_a_file_that_cannot_be_read(
    command: Command, journal: Path, given: list[str], spoil: Callable[[Path], None], kind: str, says: str
) -> None:
    spoil(journal)
    listing = sorted(journal.parent.iterdir())
    found, message = refused(command, given[0], journal, *given[1:])
    assert (found, says in message) == (kind, True)
    assert sorted(journal.parent.iterdir()) == listing


def test_a_journal_in_a_folder_that_does_not_exist(command: Command, tmp_path: Path) -> None:
    assert refused(command, "play", tmp_path / "no" / "game.veche", "stop")[0] == "UnreadableFile"
    assert refused(command, "new", "rurik", "-o", tmp_path / "no" / "game.veche")[0] == "UnreadableFile"


@pytest.mark.parametrize("kept", [0.05, 0.3, 0.6, 0.9, 0.999])
def test_a_truncated_journal(command: Command, finished: Path, kept: float) -> None:
    whole = finished.read_bytes()
    finished.write_bytes(whole[: int(len(whole) * kept)])
    before = finished.read_bytes()
    kind, message = refused(command, "play", finished, "stop")
    assert kind == "TruncatedJournal"
    assert "cut off" in message or "ends before" in message
    assert finished.read_bytes() == before


def test_a_journal_that_lost_a_line_in_the_middle(command: Command, finished: Path) -> None:
    lines = finished.read_text("utf-8").splitlines(keepends=True)
    finished.write_text("".join(lines[:100] + lines[101:]), encoding="utf-8")
    assert refused(command, "moves", finished)[0] == "TruncatedJournal"


def edited(path: Path, old: str, new: str) -> int:
    """Replace the first line that begins with `old`; which line that is, counted from 1."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if line.startswith(old))
    lines[place] = new + "\n"
    path.write_text("".join(lines), encoding="utf-8")
    return place + 1


def test_an_illegal_move_in_a_journal_is_told_with_its_line_and_what_was_legal(command: Command, journal: Path) -> None:
    legal = list(veche.load(journal).moves)
    command("play", journal, legal[0])
    version = veche.load(journal).version
    line = edited(journal, f"{version} yellow", f"{version} yellow: column muster")
    before = journal.read_bytes()
    kind, message = refused(command, "play", journal, legal[0])
    assert kind == "IllegalInJournal"
    assert message.startswith(f"Line {line}: ")
    assert f"yellow may choose: {', '.join(legal)}." in message
    assert journal.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "kind", "says"),
    [
        ("veche", "veche 2", "BadJournal", "format 2"),
        ("title", "title stroganof", "UnknownTitle", "There is no title 'stroganof'"),
        ("rules", "rules 99", "BadJournal", "rules version 99"),
        ("players", "players 7", "BadPlayerCount", "not by 7"),
        ("players", "players many", "BadJournal", "Line 4: 'many' should be a whole number"),
        ("option", "option deed-raw", "UnknownOption", "deed-row"),
        ("luck", "luck " + "9" * 5000, "BadJournal", "should be a whole number"),
        ("luck", "fortune 7", "BadJournal", "'fortune' is nothing a journal begins with"),
        ("1 ", "1 chance: hello", "IllegalInJournal", "not a move of this game"),
        ("1 ", "1 blue: first-player blue", "IllegalInJournal", "chance may choose"),
        ("1 ", "7 chance: first-player blue", "BadJournal", "expected '1 seat: move'"),
        ("2 ", "2 chance: undo 5", "IllegalInJournal", "One could go back to"),
    ],
)
def test_an_edited_journal(command: Command, journal: Path, old: str, new: str, kind: str, says: str) -> None:
    edited(journal, old, new)
    before = journal.read_bytes()
    found, message = refused(command, "play", journal, "stop")
    assert (found, says in message) == (kind, True)
    assert journal.read_bytes() == before


def test_a_journal_exported_for_one_seat_cannot_be_continued(command: Command, journal: Path) -> None:
    edited(journal, "luck", "seat red")
    kind, message = refused(command, "moves", journal)
    assert (kind, "exported for one seat" in message) == ("BadJournal", True)


@pytest.mark.parametrize(
    ("text", "kind", "says"),
    [
        ("hello", "NotAMove", "'hello' is not a move of this game."),
        ("keep agenda", "NotAMove", "Did you mean one like 'keep agenda "),
        ("", "NotAMove", "is not a move"),
        ("column muster", "IllegalMove", "'column muster' is not possible now. yellow may choose: keep agenda"),
    ],
)
def test_a_text_that_cannot_be_played_now(
    command: Command, journal: Path, position: Path, text: str, kind: str, says: str
) -> None:
    for path in (journal, position):
        before, listing = path.read_bytes(), sorted(path.parent.iterdir())
        found, message = refused(command, "play", path, text)
        assert (found, says in message) == (kind, True)
        assert path.read_bytes() == before
        assert sorted(path.parent.iterdir()) == listing


def test_nothing_can_be_played_when_the_match_is_over(command: Command, finished: Path) -> None:
    before = finished.read_bytes()
    assert refused(command, "play", finished, "stop") == ("GameOver", "The game is over; nobody is asked any more.")
    assert finished.read_bytes() == before


def test_an_impossible_position_lists_everything_that_is_wrong(command: Command, position: Path) -> None:
    data = json.loads(position.read_text("utf-8"))
    data["seats"]["blue"]["troops"] = {"kiev": 40}
    data["seats"]["red"]["leader"] = data["seats"]["blue"]["leader"]
    data["deeds"]["row"][1] = data["deeds"]["row"][0]
    position.write_text(json.dumps(data), encoding="utf-8")
    before = position.read_bytes()
    kind, message = refused(command, "play", position, "stop")
    assert kind == "BadPosition"
    assert len([line for line in message.splitlines() if line.startswith("  - ")]) >= 3
    assert "troop" in message
    assert data["seats"]["blue"]["leader"] in message
    assert data["deeds"]["row"][0] in message
    assert position.read_bytes() == before


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"rewards_left": {"honey": 3}}, "rewards_left.honey: there are only 2 of these rewards."),
        ({"schemes": {"drawn": ["s01"]}}, "schemes.drawn: at 'placing' no card is drawn; this needs a docket."),
        ({"schemes": {"played": "s01"}}, "schemes.played: at 'placing' no card is played; this needs a docket."),
        (
            {"board": {"tax": [{"seat": "blue", "advisor": 2}, {"seat": "red", "advisor": 4}]}},
            "board.tax: an advisor never stands above one of greater power, bribes included.",
        ),
        ({"regions": {"kiew": {}}}, "regions: there is no 'kiew' here; did you mean 'kiev'?"),
    ],
)
def test_a_position_that_cannot_be(command: Command, tmp_path: Path, fields: dict[str, Any], says: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"title": "rurik", "players": 3, "at": "placing", **fields}), encoding="utf-8")
    kind, message = refused(command, "moves", path)
    assert (kind, [line[4:] for line in message.splitlines()[1:]]) == ("BadPosition", [says])


def test_advisors_of_equal_power_stand_in_any_order(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    tax = [{"seat": "blue", "advisor": 2, "bribe": 2}, {"seat": "red", "advisor": 4}]
    position = {"title": "rurik", "players": 3, "at": "placing", "board": {"tax": tax}}
    path.write_text(json.dumps(position), encoding="utf-8")
    assert command("moves", path).code == 0


@pytest.mark.parametrize(
    ("text", "kind", "says"),
    [
        ('{"title": "rurik", ', "BadPosition", "line 1, column 20: this is not JSON"),
        ('{"players": 3}', "BadPosition", "'title' is missing"),
        ('{"title": 5, "players": "three", "options": "deed-row", "data": 3}', "BadPosition", "'data' should be"),
        ('{"title": "ruric"}', "UnknownTitle", "Did you mean 'rurik'?"),
        ('{"title": "rurik", "players": 9}', "BadPlayerCount", "not by 9"),
        ('{"title": "rurik", "options": ["deed-raw"]}', "UnknownOption", "deed-row"),
        ('{"title": "rurik", "data": {"deeds": {"hoard": {"vp": "many"}}}}', "BadCorrections", "hoard"),
        ('{"a":' * 100_000, "BadPosition", "nested too deeply"),
        ('{"title": "rurik", "data": ' + "[" * 300 + "]" * 300 + "}", "BadPosition", "nested too deeply"),
        ('{"title": "rurik", "round": ' + "9" * 5000 + "}", "BadPosition", "a number in it is too long"),
    ],
)
def test_a_position_that_is_misshapen(command: Command, tmp_path: Path, text: str, kind: str, says: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(text, encoding="utf-8")
    found, message = refused(command, "moves", path)
    assert (found, says in message) == (kind, True)


def test_a_misshapen_position_lists_all_its_faults(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text('{"title": 5, "players": "three", "options": "deed-row", "data": 3}', encoding="utf-8")
    assert len(refused(command, "show", path)[1].splitlines()) == 5


@pytest.mark.parametrize(
    ("arguments", "kind", "says"),
    [
        (["--bots", "clever"], "UnknownBot", "There is no bot 'clever'. Known are: "),
        (["--bots", "random,random,random"], "UnknownBot", "2 players need 2 bots"),
        (["--games", "0"], "BadCommand", "at least 1"),
        (["--jobs", "-1"], "BadCommand", "at least 1"),
        (["--players", "9"], "BadPlayerCount", "not by 9"),
    ],
)
def test_a_simulation_that_cannot_be_played(command: Command, arguments: list[str], kind: str, says: str) -> None:
    found, message = refused(command, "simulate", "rurik", *arguments)
    assert (found, says in message) == (kind, True)


class TestNumbersThatAreNone:
    """`Infinity` and `NaN` are words that Python reads and JSON does not know: no database would keep them."""

    @pytest.mark.parametrize("written", ["Infinity", "-Infinity", "NaN", "1e999"])
    def test_in_a_position(self, command: Command, tmp_path: Path, written: str) -> None:
        path = tmp_path / "position.json"
        path.write_text(f'{{"title": "rurik", "at": "placing", "round": {written}}}', encoding="utf-8")
        kind, message = refused(command, "moves", path)
        assert kind == "BadPosition"
        assert "no number that JSON knows" in message or "too large to be read" in message

    @pytest.mark.parametrize("written", ["Infinity", "NaN"])
    def test_in_corrections(self, command: Command, tmp_path: Path, written: str) -> None:
        path = tmp_path / "mine.json"
        path.write_text(f'{{"deeds": {{"hoard": {{"vp": {written}}}}}}}', encoding="utf-8")
        kind, message = refused(command, "new", "rurik", "--data", path, "-o", tmp_path / "game.veche")
        assert (kind, f"{written} is no number that JSON knows" in message) == ("BadCorrections", True)

    def test_in_a_journal(self, command: Command, tmp_path: Path) -> None:
        path = tmp_path / "game.veche"
        start = '{"title": "rurik", "at": "placing", "round": Infinity}'
        path.write_text(f"veche 1\ntitle rurik\nplayers 2\nluck 1\nstart {start}\n--\n== 0\n", encoding="utf-8")
        kind, message = refused(command, "moves", path)
        assert (kind, "Infinity is no number that JSON knows" in message) == ("BadJournal", True)


class TestTooMuchIsWrong:
    def test_with_a_position(self, command: Command, tmp_path: Path) -> None:
        path = tmp_path / "position.json"
        seats: dict[str, Any] = {f"seat-{number}": {} for number in range(3000)}
        path.write_text(json.dumps({"title": "rurik", "at": "placing", "seats": seats}), encoding="utf-8")
        kind, message = refused(command, "moves", path)
        assert kind == "BadPosition"
        assert message.splitlines()[-1] == "  - and 2,980 more."
        assert len(message) < 3000

    def test_with_a_journal_that_begins_with_one(self, command: Command, tmp_path: Path) -> None:
        path = tmp_path / "game.veche"
        start = json.dumps({"title": "rurik", "phase": "strategy", "docket": ["x" * 500] * 3000})
        path.write_text(f"veche 1\ntitle rurik\nplayers 2\nluck 1\nstart {start}\n--\n== 0\n", encoding="utf-8")
        assert len(refused(command, "moves", path)[1]) < 60_000

    def test_with_a_line_of_a_journal(self, command: Command, journal: Path) -> None:
        lines = journal.read_text("utf-8").splitlines()
        lines[lines.index("--") + 1] = f"1 chance: {'reveal deed hoard ' * 50_000}"
        journal.write_text("\n".join(lines) + "\n", encoding="utf-8")
        kind, message = refused(command, "moves", journal)
        assert kind in ("IllegalInJournal", "TruncatedJournal")
        assert len(message) < 1000


class TestACorrectedName:
    NAME: ClassVar[dict[str, Any]] = {"deeds": {"hoard": {"name": "Treasure"}}}

    def test_is_refused_for_a_new_match(self, command: Command, tmp_path: Path) -> None:
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(self.NAME), encoding="utf-8")
        kind, message = refused(command, "new", "rurik", "--data", path, "-o", tmp_path / "game.veche")
        assert kind == "BadCorrections"
        assert "deeds > hoard > name cannot be corrected: what a thing is called is said by the words" in message
        assert "one can correct: vp, cost" in message
        with pytest.raises(veche.BadCorrections, match="hoard > name"):
            veche.new("rurik", corrections=self.NAME)

    def test_stays_with_a_journal_that_was_begun_with_it(self, command: Command, tmp_path: Path) -> None:
        path = tmp_path / "game.veche"
        veche.save(veche.new("rurik", seed=3), path)
        text = path.read_text("utf-8").replace("luck 3\n", f"data {json.dumps(self.NAME)}\nluck 3\n")
        path.write_text(text, encoding="utf-8")
        assert command("moves", path).code == 0
        assert command("play", path, next(iter(veche.load(path).moves))).code == 0
        assert veche.load(path).corrections == self.NAME

    def test_stays_with_a_position_that_was_written_with_it(self, command: Command, tmp_path: Path) -> None:
        path = tmp_path / "position.json"
        path.write_text(json.dumps({"title": "rurik", "at": "placing", "data": self.NAME}), encoding="utf-8")
        assert command("moves", path).code == 0
