"""`veche moves`, `veche play` and `veche undo`, on journals and on positions."""

from __future__ import annotations

import json
from pathlib import Path

import veche
from tests.cli.answer import Command


def test_moves_says_who_is_asked_what_then_one_move_per_line(command: Command, journal: Path) -> None:
    first, *moves = command("moves", journal).out.splitlines()
    assert first == "yellow: Which agenda do you keep?"
    assert moves == list(veche.load(journal).moves)


def test_moves_with_meaning_explains_each(command: Command, journal: Path) -> None:
    lines = command("moves", journal, "--meaning").out.splitlines()
    assert all("Keep the agenda " in line for line in lines[1:])


def test_a_song_that_would_do_nothing_says_so_before_it_is_paid(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "winter.json"
    seats = {"blue": {"at": 6, "story": 8}}
    position = {
        "title": "stroganov",
        "at": "song",
        "seat": "blue",
        "year": 3,
        "seats": seats,
        "songs": ["SB01", "SB04"],
    }
    path.write_text(json.dumps(position), "utf-8")
    lines = command("moves", path, "--meaning").out.splitlines()
    assert [line.partition(" Sing")[2] for line in lines[2:]] == [
        " the Song of the Thaw",
        " the Song of the Tsar's Favour (it would do nothing now)",
    ]
    moves = command("moves", path, "--json").data["moves"]
    assert moves == [
        {"text": "pass"},
        {"text": "song SB01"},
        {"text": "song SB04", "remark": "it would do nothing now"},
    ]


def test_moves_in_json(command: Command, journal: Path) -> None:
    data = command("moves", journal, "--json").data
    assert list(data) == ["version", "seat", "procedure", "prompt", "moves"]
    assert (data["seat"], data["procedure"]) == ("yellow", "keep-agenda")
    assert data["version"] == veche.load(journal).version
    assert all(list(move) == ["text"] for move in data["moves"])


def test_moves_in_json_has_weights_when_chance_is_asked(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "ask.veche"
    command("new", "rurik", "--luck", "ask", "-o", path)
    data = command("moves", path, "--json").data
    assert data["seat"] == "chance"
    assert all(move["weight"] >= 1 for move in data["moves"])


def test_moves_at_an_earlier_version(command: Command, journal: Path) -> None:
    data = command("moves", journal, "--at", 0, "--json").data
    assert (data["version"], data["seat"]) == (0, "chance")


def test_moves_of_a_match_that_is_over(command: Command, finished: Path) -> None:
    assert command("moves", finished).out == "The game is over.\n"
    data = command("moves", finished, "--json").data
    assert (data["seat"], data["procedure"], data["moves"]) == (None, None, [])


def test_a_prompt_names_what_it_is_about(command: Command, journal: Path) -> None:
    game = veche.load(journal)
    while game.ask is not None and game.ask.procedure != "choose-column":
        game.play(game.moves[0])
    veche.save(game, journal)
    assert "advisor 1 join? Coins with it: 0." in command("moves", journal).out


def test_play_writes_the_moves_and_says_who_is_asked_next(command: Command, journal: Path) -> None:
    move = veche.load(journal).moves[1]
    version = veche.load(journal).version + 1
    answer = command("play", journal, move)
    assert answer.out.splitlines() == [f"{version} yellow: {move}", "red: Which agenda do you keep?"]
    assert journal.read_text("utf-8").splitlines()[-2:] == [f"{version} yellow: {move}", f"== {version}"]


def test_play_in_json_has_what_was_played_and_what_is_asked(command: Command, journal: Path) -> None:
    move = veche.load(journal).moves[0]
    data = command("play", journal, move.upper(), "--json").data
    assert [(entry["seat"], entry["move"]) for entry in data["played"]] == [("yellow", move)]
    assert (data["seat"], data["version"]) == ("red", veche.load(journal).version)


def test_several_moves_are_played_together_with_options_between_them(command: Command, journal: Path) -> None:
    game = veche.load(journal)
    first = game.moves[0]
    game.play(first)
    second = game.moves[0]
    answer = command("play", journal, first, "--luck", "ask", second)
    assert answer.code == 0
    assert veche.load(journal).asked == "blue"


def test_if_one_of_several_moves_is_not_legal_none_is_played(command: Command, journal: Path) -> None:
    before = journal.read_bytes()
    answer = command("play", journal, veche.load(journal).moves[0], "column muster")
    assert answer.code == 2
    assert "red may choose: keep agenda" in answer.err
    assert journal.read_bytes() == before


def test_play_without_a_move_says_what_to_do(command: Command, journal: Path) -> None:
    answer = command("play", journal)
    assert (answer.code, "veche moves FILE" in answer.err) == (2, True)


def test_chance_is_played_by_whoever_asked_for_it(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "ask.veche"
    command("new", "rurik", "--luck", "ask", "-o", path)
    move = command("moves", path, "--json").data["moves"][3]["text"]
    assert command("play", path, move).code == 0
    assert f"1 chance: {move}\n" in path.read_text("utf-8")
    assert command("moves", path, "--json").data["seat"] == "chance"


def test_luck_can_be_given_later(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "ask.veche"
    command("new", "rurik", "--luck", "ask", "-o", path)
    assert command("play", path, "--luck", 7).code == 0
    assert path.read_text("utf-8") == command("new", "rurik", "--seed", 7).out


def test_play_on_a_position_writes_the_position_back(command: Command, position: Path) -> None:
    move = command("moves", position, "--json").data["moves"][0]["text"]
    answer = command("play", position, move)
    assert answer.out.startswith(f"1 yellow: {move}\n")
    data = json.loads(position.read_text("utf-8"))
    assert (data["title"], data["players"]) == ("rurik", 3)
    assert data["seats"]["yellow"]["agenda"] == move.removeprefix("keep agenda ")
    assert command("moves", position, "--json").data["seat"] == "red"


def test_a_position_at_a_question_to_chance_asks_chance(command: Command, journal: Path, tmp_path: Path) -> None:
    path = tmp_path / "early.json"
    command("position", journal, "--at", 3, "-o", path)
    assert command("moves", path, "--json").data["seat"] == "chance"
    assert command("play", path, "--luck", "ask", "first-player red").code == 0
    assert json.loads(path.read_text("utf-8"))["first_player"] == "red"
    assert command("moves", path, "--json").data["procedure"] == "deal-agenda"


def test_luck_on_a_position_always_draws_the_same(command: Command, journal: Path, tmp_path: Path) -> None:
    texts = []
    for name in ("one.json", "two.json"):
        command("position", journal, "--at", 3, "-o", tmp_path / name)
        command("play", tmp_path / name, "--luck", 5)
        texts.append((tmp_path / name).read_text("utf-8"))
    assert texts[0] == texts[1]


def test_undo_takes_back_the_last_decision_as_an_entry(command: Command, journal: Path) -> None:
    before = list(veche.load(journal).moves)
    version = veche.load(journal).version
    command("play", journal, before[0])
    answer = command("undo", journal)
    assert answer.out.splitlines()[0] == f"{version + 2} yellow: undo {version}"
    assert list(veche.load(journal).moves) == before


def test_undo_in_json_says_who_is_asked_again(command: Command, journal: Path) -> None:
    command("play", journal, veche.load(journal).moves[0])
    assert command("undo", journal, "--json").data["seat"] == "yellow"


def test_undo_stops_at_chance_and_changes_nothing(command: Command, journal: Path) -> None:
    before = journal.read_bytes()
    answer = command("undo", journal, "--json")
    assert (answer.code, answer.error["type"]) == (2, "CannotUndo")
    assert "Chance has had its say" in answer.error["message"]
    assert journal.read_bytes() == before


def test_a_position_has_nothing_to_undo(command: Command, position: Path) -> None:
    before = position.read_bytes()
    assert command("undo", position, "--json").error["type"] == "CannotUndo"
    assert position.read_bytes() == before
