"""Going on in mid-journal: from a position and what led there, which is believed until somebody asks for the past."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.laws import goes_on_in_mid_journal
from tests.toy.rules import FairRules
from tests.toy.scenario import ACTS, act_on, fair, play_on, position, turn
from tests.toy.state import FairState
from tests.toy.title import TITLE as FAIR
from veche.kernel.errors import BadPosition, BrokenPast, CannotUndo, NotAMove, UnknownSeat
from veche.kernel.game import STRIDE, Game
from veche.kernel.journal import read, write

Lines = list[tuple[str, str, int]]


def lines_of(game: Game[FairState]) -> Lines:
    return [(game.seat_name(entry.seat), entry.text, entry.reader) for entry in game.entries]


def going_on(game: Game[FairState], change: Callable[[Lines], None] = lambda lines: None) -> Game[FairState]:
    """The game from its resting place on; `change` what led there, if you like."""
    version, state = game.resting_place()
    lines = lines_of(game)
    change(lines)
    kept = game.title.dump(game.rules, state)
    return Game.going_on(FAIR, game.setup, game.seed, game.corrections, game.start, lines, version, kept)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every move that the rules are told to play, from now on."""
    moves: list[int] = []
    play = FairRules.play

    def count(rules: FairRules, s: FairState, move: int) -> None:
        moves.append(move)
        play(rules, s, move)

    monkeypatch.setattr(FairRules, "play", count)
    return moves


class TestAGameThatGoesOn:
    @given(st.integers(0, 10_000), st.lists(st.sampled_from(["play", *ACTS]), max_size=40))
    def test_is_the_same_whatever_was_taken_back_on_the_way(self, seed: int, acts: list[str]) -> None:
        game = fair(2 + seed % 2, seed, **({"pedlar": ""} if seed % 3 else {}))
        for number, act in enumerate(acts):
            act_on(game, act, seed + number)
            goes_on_in_mid_journal(FAIR, game)

    def test_has_every_moment_of_its_past(self) -> None:
        game = play_on(fair(3, seed=5, road="long", pedlar=""), seed=5, until=90)
        again = going_on(game)
        for version in range(game.version + 1):
            assert again.title.dump(again.rules, again.at(version)) == game.title.dump(game.rules, game.at(version))

    def test_can_be_retold_from_the_beginning(self) -> None:
        game = play_on(fair(seed=5), seed=5)
        told = [(entry.text, game.title.dump(game.rules, state)) for entry, state in game.retold()]
        again = going_on(game)
        assert [(entry.text, again.title.dump(again.rules, state)) for entry, state in again.retold()] == told

    def test_goes_back_by_agreement_further_than_it_went_on(self) -> None:
        game = play_on(fair(3, seed=5, road="long", pedlar=""), seed=5, until=80)
        again = going_on(game)
        for one in (game, again):
            one.undo_by_agreement(game.line()[10].version)
        assert (write(again), position(again)) == (write(game), position(game))
        goes_on_in_mid_journal(FAIR, again)

    def test_goes_on_from_the_same_place_whether_moves_were_played_at_once_or_one_by_one(self) -> None:
        at_once, one_by_one = (turn("red", red={"at": 1}) for _ in range(2))
        moves = ("walk 1", "pass", "walk 2")
        at_once.play(moves[0])
        at_once.play(*moves[1:])
        for move in moves:
            one_by_one.play(move)
        assert at_once.resting_place()[0] == one_by_one.resting_place()[0] == 2
        assert write(going_on(at_once)) == write(one_by_one)

    def test_draws_what_it_would_have_drawn(self) -> None:
        game = play_on(fair(seed=5, road="long"), seed=5, until=40)
        assert write(play_on(going_on(game), seed=6)) == write(play_on(game, seed=6))

    def test_plays_nothing_of_what_led_there(self, played: list[int]) -> None:
        game = play_on(fair(3, seed=5, road="long", pedlar=""), seed=5, until=80)
        version, _ = game.resting_place()
        del played[:]
        going_on(game)
        assert len(played) == game.version - version < 10

    def test_looks_back_once(self, played: list[int]) -> None:
        again = going_on(play_on(fair(3, seed=5, road="long", pedlar=""), seed=5, until=80))
        again.at(0)
        del played[:]
        again.at(70)
        again.at(3)
        assert len(played) < 2 * STRIDE


class TestWhatLedThere:
    """It is believed, so it may be wrong; then it is told as soon as somebody asks for it."""

    def game(self) -> Game[FairState]:
        return play_on(fair(seed=5, road="long"), seed=5, until=60)

    def other(self, lines: Lines) -> None:
        """Somewhere a merchant has walked further, or less far."""
        place = next(place for place, line in enumerate(lines) if line[1].startswith("walk "))
        seat, text, reader = lines[place]
        lines[place] = (seat, "walk 1" if text != "walk 1" else "walk 2", reader)

    @pytest.mark.parametrize("ask", [lambda game: game.at(0), lambda game: next(game.retold())])
    def test_that_is_not_so_is_told_when_it_is_asked_for(self, ask: Callable[[Game[Any]], object]) -> None:
        game = self.game()
        again = going_on(game, self.other)
        assert position(again) == position(game), "how things stand does not depend on it"
        with pytest.raises(BrokenPast, match="What was played before version"):
            ask(again)

    def test_is_told_when_somebody_goes_back_there(self) -> None:
        again = going_on(self.game(), self.other)
        before = (write(again), position(again))
        with pytest.raises(BrokenPast):
            again.undo_by_agreement(5)
        assert (write(again), position(again)) == before

    def test_must_be_moves_of_seats(self) -> None:
        with pytest.raises(NotAMove):
            going_on(self.game(), lambda lines: lines.__setitem__(4, ("red", "fly 1", -3)))
        with pytest.raises(UnknownSeat):
            going_on(self.game(), lambda lines: lines.__setitem__(4, ("pink", "pass", -3)))

    def test_must_end_where_nothing_can_be_taken_back(self) -> None:
        game = turn("red", red={"at": 1})
        game.play("walk 1")
        with pytest.raises(BrokenPast, match="no place to go on from"):
            Game.going_on(FAIR, game.setup, None, None, game.start, lines_of(game), 1, position(game))

    def test_leads_to_a_position_that_can_be(self) -> None:
        game = self.game()
        with pytest.raises(BadPosition):
            Game.going_on(FAIR, game.setup, None, None, None, lines_of(game), 40, {"weather": "fine"})


class TestGoingBackOftenAndFar:
    """What a journal costs grows with its length, whatever is taken back in it."""

    def bomb(self, undos: int) -> Game[FairState]:
        """A long game in which the same draw of chance is taken back again and again."""
        game = play_on(fair(3, seed=5, road="long", pedlar=""), seed=5, until=70)
        last = [entry for entry in game.line() if entry.seat < 0][-1]
        before = game.line()[game.line().index(last) - 1].version
        for _ in range(undos):
            game.undo_by_agreement(before)
        return game

    def test_is_a_short_way_each_time(self, played: list[int]) -> None:
        few, many = self.bomb(50), self.bomb(100)
        costs = []
        for game in (few, many):
            text = write(game)
            del played[:]
            again = read(text, lambda name: FAIR)
            assert position(again) == position(game)
            costs.append(len(played) - again.version)
        assert costs[1] <= 50 * STRIDE + costs[0]
        assert costs[1] < 100 * STRIDE < 100 * len(many.line())

    def test_leaves_no_more_behind_than_the_line_is_long(self) -> None:
        game = self.bomb(100)
        assert len(game._past.marks) <= len(game.line()) // STRIDE + 1

    def test_still_refuses_what_was_taken_back(self) -> None:
        game = self.bomb(3)
        gone = next(entry for entry in game.entries if entry not in game.line() and not entry.is_undo)
        with pytest.raises(CannotUndo, match="One could go back to …"):
            game.repeat("red", f"undo {gone.version}")


def test_a_copy_keeps_its_own_way_back() -> None:
    game = play_on(fair(3, seed=5, road="long", pedlar=""), seed=5, until=80)
    twin = game.copy()
    twin.undo_by_agreement(5)
    play_on(twin, seed=9, until=200)
    for version in range(0, game.version + 1, 7):
        assert game.title.dump(game.rules, game.at(version)) == twin.title.dump(twin.rules, twin.at(version))
    goes_on_in_mid_journal(FAIR, twin)


def test_new_luck_leaves_the_past_alone() -> None:
    """What was is told by the lines of a journal; its seed decides nothing any more."""
    game = play_on(fair(seed=5, road="long"), seed=5, until=40)
    again = read(write(game), lambda name: FAIR, luck=6)
    assert (again.seed, position(again)) == (6, position(game))
    assert write(again).replace("luck 6", "luck 5") == write(game)
    one, other = play_on(game, seed=7, until=80), play_on(again, seed=7, until=80)
    assert [entry.text for entry in one.entries[40:] if entry.seat < 0] != [
        entry.text for entry in other.entries[40:] if entry.seat < 0
    ]


def test_new_luck_also_draws_what_a_journal_had_not_written_yet() -> None:
    game = turn("red", seed=5)
    game.play("walk 1")
    drawn = set()
    head, _, lines = write(game).partition("--\n")
    cut = f"{head}--\n{lines.splitlines()[0]}\n== 1\n"
    for luck in range(40):
        drawn.add(read(cut, lambda name: FAIR, luck=luck).entries[1].text)
    assert len(drawn) > 1
