"""Colours and who begins: chosen for every title and every number of players, named so wherever a seat is named."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import veche
from veche import files, titles
from veche.bots import seated
from veche.kernel import journal
from veche.kernel.colours import most_colours
from veche.kernel.decisions import decisions
from veche.kernel.errors import BadPosition, UnknownOption
from veche.kernel.game import Game
from veche.kernel.sentences import prompt

COUNTS = [(meta.id, players) for meta in titles.metas() for players in meta.players if meta.seats[0] == "blue"]


def backwards(title: str, players: int) -> list[str]:
    """All colours that so many players can choose, from the last on."""
    meta = titles.meta(title)
    return list(reversed(meta.seats))[: most_colours(meta, players)]


def played(title: str, players: int, **chosen: Any) -> Game[Any]:
    """A game of bots to its end."""
    game = veche.new(title, players, seed=players, **chosen)
    bots = seated(["random"] * players, game.rules, 1, titles.title(title))
    for _ in decisions(game, bots.choose):
        pass
    return game


@pytest.mark.parametrize(("title", "players"), COUNTS)
class TestEveryTable:
    def test_is_played_to_its_end_in_the_chosen_colours_and_read_again(self, title: str, players: int) -> None:
        colours = backwards(title, players)
        game = played(title, players, colours=colours)
        written = journal.write(game)
        assert f"option colours={','.join(colours)}\n" in written
        made_moves = {line.split()[1].rstrip(":") for line in written.splitlines() if line[0].isdecimal()}
        assert made_moves - {"chance"} <= set(colours[: max(players, 2)])
        assert journal.write(veche.load(written)) == written

    def test_is_the_same_game_but_for_the_names(self, title: str, players: int) -> None:
        usual, chosen = played(title, players), played(title, players, colours=backwards(title, players))
        assert [(entry.seat, entry.move) for entry in usual.entries] == [
            (entry.seat, entry.move) for entry in chosen.entries
        ]
        assert usual.outcome is not None
        assert chosen.outcome is not None
        assert usual.outcome.totals == chosen.outcome.totals

    def test_positions_name_the_colours_and_are_read_again(self, title: str, players: int) -> None:
        colours, dice = backwards(title, players), Random(3)
        first = colours[players - 1] if players > 1 else None
        game = veche.new(title, players, luck="ask", colours=colours, first=first)
        for number in range(120):
            if game.is_over:
                break
            game.play(dice.choice(list(game.moves)))
            if number % 8 == 0:
                position = files.position(game)
                assert f"colours={','.join(colours)}" in position["options"]
                assert list(position["seats"]) == colours[: max(players, 2)]
                again = files.read(files.position_text(game)).game
                assert again.title.dump(again.rules, again.state) == game.title.dump(game.rules, game.state)
                assert again.asked == game.asked
                assert list(again.moves) == list(game.moves)

    def test_what_is_seen_and_asked_names_them(self, title: str, players: int) -> None:
        colours = backwards(title, players)
        game = veche.new(title, players, seed=4, colours=colours)
        assert game.asked in colours[:players]
        ask = game.ask
        assert ask is not None
        said = prompt(game, ask, game.words(), game.state)
        unused = [seat.capitalize() for seat in game.seats[max(players, 2) :]]
        assert not [colour for colour in unused if colour in said]
        shown = "\n".join(line for _, lines in titles.title(title).describe(game.rules, game.view(0)) for line in lines)
        assert all(colour in shown for colour in colours[:players])
        with pytest.raises(veche.UnknownSeat):
            game.view(game.seats[-1] if players < 4 else "purple")


@pytest.mark.parametrize(("title", "players"), [(title, players) for title, players in COUNTS if players > 1])
class TestWhoBegins:
    def test_whoever_was_named_begins_and_chance_is_not_asked(self, title: str, players: int) -> None:
        colours = backwards(title, players)
        for first in colours:
            game = veche.new(title, players, seed=2, colours=colours, first=first)
            position = files.position(game)
            assert (position["order"][0] if title == "stroganov" else position["first_player"]) == first
            assert not [entry for entry in game.entries if entry.text.startswith("first-player")]
            assert journal.write(veche.load(journal.write(game))) == journal.write(game)

    def test_without_it_chance_decides(self, title: str, players: int) -> None:
        found = set()
        for seed in range(12):
            game = veche.new(title, players, seed=seed)
            while not [entry for entry in game.entries if entry.text.startswith(("first-player", "next-player"))]:
                game.play(game.moves[0])
            texts = [entry.text.split() for entry in game.entries]
            found.add(next(text[1] for text in texts if text[0] in ("first-player", "next-player")))
        assert len(found) > 1
        assert found <= set(game.seats[:players])

    def test_a_position_that_is_not_set_up_yet_knows_it(self, title: str, players: int) -> None:
        last = titles.meta(title).seats[players - 1]
        text = f'{{"title": "{title}", "players": {players}, "options": ["first={last}"]}}'
        game = files.read(text).game
        dice = Random(1)
        while not game.is_over and game.asked == "chance":
            game.play(dice.choice(list(game.moves)))
        assert not [entry for entry in game.entries if entry.text.startswith("first-player")]


class TestAlone:
    def test_the_rebellion_has_its_colour_and_its_name(self) -> None:
        game = veche.new("rurik", 1, seed=1, colours="yellow,blue,red")
        words = game.words()
        assert (words.name("seat", "blue"), words.name("seat", "yellow")) == ("the Rebellion", "Yellow")
        assert words.name("target", "blue") == "a troop of the Rebellion"
        assert veche.new("rurik", 1, seed=1).words().name("seat", "yellow") == "the Rebellion"

    @pytest.mark.parametrize(
        ("colours", "neutral"),
        [("", "white"), ("yellow", "white"), ("white", "red"), ("white,red", "yellow"), ("yellow,blue,red", "red")],
    )
    def test_neutral_troops_have_a_colour_that_nobody_plays(self, colours: str, neutral: str) -> None:
        box: Any = titles.title("rurik").rules(None, colours)
        assert box.box.neutral == neutral

    def test_ivan_has_no_board_whatever_his_colour(self) -> None:
        game = veche.new("stroganov", 1, seed=1, colours="blue,red", options=["asymmetric-boards"])
        usual = veche.new("stroganov", 1, seed=1, options=["asymmetric-boards"])
        assert files.position(game)["seats"]["red"]["outposts"] == files.position(usual)["seats"]["yellow"]["outposts"]


def test_an_asymmetric_board_goes_with_its_colour() -> None:
    for colours in ("red,green", "green,red"):
        game = veche.new("stroganov", 2, seed=1, colours=colours, options=["asymmetric-boards"])
        seats = files.position(game)["seats"]
        assert seats["red"]["outposts"] > seats["green"]["outposts"]


@pytest.mark.parametrize(
    ("players", "chosen", "why"),
    [
        (2, {"colours": "red,purple"}, "There is no colour 'purple'. Known are: blue, yellow, red, white."),
        (2, {"colours": "red,whit"}, "There is no colour 'whit'. Did you mean 'white'?"),
        (2, {"colours": "red,red"}, "The colour red is chosen twice."),
        (2, {"colours": "red"}, "2 players choose 2 colours, not 1."),
        (3, {"colours": "red,blue,white,yellow"}, "3 players choose 3 colours, not 4."),
        (1, {"colours": "red,blue,white,yellow"}, "One player chooses 1, 2, 3 colours, not 4."),
        (2, {"first": "red"}, "'red' cannot begin. At this table play: blue, yellow."),
        (2, {"colours": "red,white", "first": "blue"}, "'blue' cannot begin. At this table play: red, white."),
        (2, {"first": "gold"}, "There is no value of option 'first' 'gold'."),
        (1, {"first": "blue"}, "The option 'first' is for a table of 2, 3, 4, not of 1."),
    ],
)
def test_what_cannot_be_chosen_is_refused(players: int, chosen: dict[str, Any], why: str) -> None:
    with pytest.raises(UnknownOption) as refused:
        veche.new("rurik", players, seed=1, **chosen)
    assert why in str(refused.value)


def test_a_position_is_read_by_rules_of_its_colours() -> None:
    title = titles.title("rurik")
    data = files.position(veche.new("rurik", 2, seed=1, colours="red,white"))
    with pytest.raises(BadPosition, match="the colours 'red,white' are not those of this match"):
        title.load(title.rules(), data)


def test_no_other_colour_is_in_a_seat_s_journal_or_view() -> None:
    """What was chosen lies open; the names tell nothing that the usual ones do not."""
    game, usual = veche.new("rurik", 3, seed=5, colours="red,white,blue"), veche.new("rurik", 3, seed=5)
    for seat in range(3):
        assert game.view(seat).data() == usual.view(seat).data()
        assert "white" in journal.write_for(game, seat) or "red" in journal.write_for(game, seat)
