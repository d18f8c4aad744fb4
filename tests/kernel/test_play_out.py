"""Playing out: one loop from any state to the end, with the luck of a match and whoever decides."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.laws.states import fingerprint
from tests.toy.scenario import fair, play_on, texts
from tests.toy.state import FairState
from tests.toy.title import TITLE as FAIR
from veche import titles
from veche.kernel.decisions import decisions
from veche.kernel.docket import CHANCE
from veche.kernel.game import Game
from veche.kernel.play_out import play_out
from veche.kernel.rules import Ask
from veche.kernel.setup import Setup

RULES: Any = FAIR.as_printed
RURIK: Any = titles.title("rurik")
WITH_PEDLAR = {"pedlar": ""}


def new() -> FairState:
    """A fresh state, at its first question."""
    return FAIR.as_printed.new(Setup(3, WITH_PEDLAR))


def first(state: Any, ask: Ask) -> int:
    return ask.moves[0]


class TestPlayingOut:
    def test_ends_the_game_in_place(self) -> None:
        s = new()
        play_out(RULES, s, 1)
        assert RULES.ask(s) is None
        assert RULES.outcome(s) is not None

    def test_begins_at_any_state_and_leaves_what_it_was_copied_from_alone(self) -> None:
        game = play_on(fair(3, seed=4, pedlar=""), seed=4, until=30)
        before = fingerprint(game.state)
        twin = game.rules.copy(game.state)
        assert play_out(game.rules, twin, 1).length > 0
        assert twin.docket is None
        assert fingerprint(game.state) == before

    def test_of_a_game_that_is_over_plays_nothing(self) -> None:
        s = new()
        play_out(RULES, s, 1)
        assert play_out(RULES, s, 1).length == 0

    def test_is_decided_by_the_seed(self) -> None:
        one, again, other = (play_out(RULES, new(), seed, keep=True).moves for seed in (1, 1, 2))
        assert one == again != other

    def test_keeps_the_moves_only_if_asked_to(self) -> None:
        kept, not_kept = play_out(RULES, new(), 3, keep=True), play_out(RULES, new(), 3)
        assert (len(kept.moves), len(kept.seats)) == (kept.length, kept.length)
        assert (not_kept.moves, not_kept.seats, not_kept.length) == ([], [], kept.length)

    @pytest.mark.parametrize("players", [1, 3])
    def test_counts_every_move_as_what_it_was(self, players: int) -> None:
        """In Rurik, where there are forced moves; alone, the Rebellion's are among them."""
        found: Counter[str] = Counter()

        def count(s: Any, ask: Ask, move: int) -> None:
            found["chance" if ask.seat == CHANCE else "forced" if len(ask.moves) == 1 else "decisions"] += 1

        rules: Any = RURIK.rules()
        played = play_out(rules, rules.new(Setup(players)), 1, watch=count)
        assert {"decisions": played.decisions, "forced": played.forced, "chance": played.chance} == found
        assert min(found.values()) > 0

    @pytest.mark.parametrize(("title", "players"), [(FAIR, 2), (FAIR, 3), (RURIK, 1), (RURIK, 3)])
    def test_is_a_match_of_the_same_luck_in_which_every_move_is_legal(self, title: Any, players: int) -> None:
        seed, rules = 7, title.rules()
        played = play_out(rules, rules.new(Setup(players)), seed, keep=True)
        moves = iter([move for move, seat in zip(played.moves, played.seats, strict=True) if 0 <= seat < players])
        game: Game[Any] = Game(title, Setup(players), seed)
        for _ in decisions(game, lambda state, ask: next(moves)):
            pass
        assert [(entry.move, entry.seat) for entry in game.entries] == [*zip(played.moves, played.seats, strict=True)]

    def test_at_random_takes_every_move_about_as_often(self) -> None:
        taken: Counter[int] = Counter()

        def count(s: FairState, ask: Ask, move: int) -> None:
            if ask.seat != CHANCE and len(ask.moves) == 3:
                taken[ask.moves.index(move)] += 1

        for seed in range(300):
            play_out(RULES, new(), seed, watch=count)
        third = sum(taken.values()) / 3
        assert third > 1000
        assert all(abs(taken[place] - third) < 5 * third**0.5 for place in range(3))


class TestWhoeverChooses:
    def test_is_asked_where_there_is_a_choice_and_nowhere_else(self) -> None:
        asked = []

        def choose(s: FairState, ask: Ask) -> int:
            asked.append((ask.seat, len(ask.moves)))
            return ask.moves[-1]

        played = play_out(RULES, new(), 1, choose)
        assert len(asked) == played.decisions > 0
        assert {seat for seat, _ in asked} == {0, 1, 2}
        assert min(number for _, number in asked) == 2

    def test_sees_the_state_at_which_the_question_is_asked(self) -> None:
        def choose(s: FairState, ask: Ask) -> int:
            here = RULES.ask(s)
            assert (here.seat, here.moves) == (ask.seat, ask.moves)
            return ask.moves[0]

        assert play_out(RULES, new(), 1, choose).decisions

    def test_may_be_a_number_for_each_seat(self) -> None:
        dice = [Random(seat) for seat in range(3)]

        def choose(s: FairState, ask: Ask) -> int:
            return ask.moves[int(dice[ask.seat].random() * len(ask.moves))]

        drawn = play_out(RULES, new(), 1, draws=[Random(seat).random for seat in range(3)], keep=True)
        assert drawn.moves == play_out(RULES, new(), 1, choose, keep=True).moves

    def test_changes_nothing_about_what_chance_would_have_done(self) -> None:
        """The first things that are drawn are the same, whoever decides later."""
        one, other = (play_out(RULES, new(), 8, choose, keep=True) for choose in (None, first))
        drawn = one.seats.index(0)
        assert drawn > 0
        assert one.moves[:drawn] == other.moves[:drawn]


class TestWhoeverWatches:
    def test_sees_each_question_with_its_answer_before_that_is_played(self) -> None:
        seen: list[tuple[int, int]] = []

        def watch(s: FairState, ask: Ask, move: int) -> None:
            assert RULES.ask(s).moves == ask.moves
            assert move in ask.moves
            seen.append((move, ask.seat))

        played = play_out(RULES, new(), 5, watch=watch, keep=True)
        assert seen == [*zip(played.moves, played.seats, strict=True)]


class TestDecisions:
    def test_give_the_whole_journal_piece_by_piece(self) -> None:
        game = fair(3, seed=6, pedlar="")
        entered = list(decisions(game, first))
        assert game.is_over
        assert [entry for entries in entered for entry in entries] == game.entries
        assert [entries[0].seat for entries in entered[1:]] == [e.seat for e in game.entries if 0 <= e.seat < 3]

    def test_begin_with_what_was_there_before_anybody_was_asked(self) -> None:
        game = play_on(fair(seed=6), seed=1, until=9)
        before = list(game.entries)
        assert next(decisions(game, first)) == before

    def test_stop_when_nobody_wants_more(self) -> None:
        game = fair(seed=6)
        for _ in decisions(game, first):
            if game.version >= 9:
                break
        assert not game.is_over
        assert len(texts(game)) == game.version < 20
