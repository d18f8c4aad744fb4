"""What programs that learn are shown: it says what the view says, keeps within its bounds, and tells nothing else."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import pytest

from tests.envs.decoded import decoded, encoded
from tests.envs.setups import Options, called, every_setup, some_setups
from veche import titles
from veche.envs.layout import Layout, NoColumns, layout_of, table_of
from veche.kernel.columns import seat_or
from veche.kernel.docket import frames
from veche.kernel.errors import GameOver, IllegalMove, UnknownAction, UnknownSeat
from veche.kernel.game import Game
from veche.kernel.luck import Throws
from veche.kernel.running import OVER, Batch, Running

SetupOf = tuple[str, int, Options]


@pytest.fixture(params=every_setup(), ids=called)
def layout(request: pytest.FixtureRequest) -> Layout:
    title, players, options = request.param
    return layout_of(title, players, options)


@pytest.fixture(params=some_setups(), ids=called)
def some_layout(request: pytest.FixtureRequest) -> Layout:
    title, players, options = request.param
    return layout_of(title, players, options)


def test_numbers_say_what_the_view_says_and_no_more(layout: Layout) -> None:
    """At many moments of a game of every setup, for every seat: read back, the numbers are the view; they keep within
    their bounds; and another game that looks the same to the seat gives the same numbers."""
    dice = Random(layout.title.meta.id)
    game = layout.new(dice.getrandbits(32))
    moment = 0
    while True:
        if moment % 16 == 0 or game.ask is None:
            for seat in range(layout.players):
                view = layout.rules.view(game.state, seat)
                numbers = encoded(layout, game.state, seat)
                assert decoded(layout, numbers) == view.data()
                assert all(least <= one <= most for least, one, most in zip(layout.least, numbers, layout.most))
                assert encoded(layout, layout.rules.guess(view, dice.getrandbits(32)), seat) == numbers
        if game.ask is None:
            return
        game.play(dice.choice(game.ask.moves))
        moment += 1


def test_operands_of_frames_keep_within_what_their_names_can_be(some_layout: Layout) -> None:
    """Each by its own name, not only by its place in the frame; an operand that a procedure does not name is 0."""
    layout, dice = some_layout, Random(21)
    game = layout.new(21)
    while game.ask is not None:
        for f in frames(game.state.docket):
            names = layout.rules.table[f.procedure].operands.split()
            operands = [int(one) for one in (f.a, f.b, f.c, f.d)]
            for name, operand in zip(names, operands):
                holds = layout.title.operand_holds(layout.rules, name)
                assert holds.least <= operand <= holds.most, (layout.rules.table[f.procedure], name)
            assert not any(operands[len(names) :])
        game.play(dice.choice(game.ask.moves))


def test_bounds_of_operands_say_something() -> None:
    """In the first edition and in Stroganov no operand needs more than the bits of the regions."""
    assert max(max(layout_of(title).most) for title in ("rurik", "stroganov")) < 1 << 15


def test_seats_are_told_in_relative_order() -> None:
    """What blue is to yellow among three, yellow is to red."""
    layout = layout_of("stroganov", 3)
    s = layout.new(4).state
    coins = layout.field("coins")
    s.coins = type(s.coins)([5, 6, 7, 0])
    told = [encoded(layout, s, seat)[coins.first : coins.after] for seat in range(3)]
    assert told == [[5, 6, 7], [6, 7, 5], [7, 5, 6]]
    turned = [layout.turned(seat_or(-1, 3), number, 1) for number in (-1, 0, 1, 2, 3)]
    assert turned == [-1, 2, 0, 1, 3]


def test_moves_that_point_at_seats_are_relative_too() -> None:
    layout = layout_of("rurik", 3)
    catalogue, encoder = layout.rules.catalogue, layout.encoder

    def called_by(seat: int, text: str) -> str:
        return str(catalogue.text(encoder.action(seat, catalogue.number(text))))

    assert called_by(0, "attack kiev red") == "attack kiev red"
    assert called_by(1, "attack kiev red") == "attack kiev yellow"
    assert called_by(2, "attack kiev blue") == "attack kiev yellow"
    assert called_by(2, "attack kiev rebel") == "attack kiev rebel"
    assert called_by(1, "muster kiev") == "muster kiev"


def test_the_mask_has_the_moves_of_the_seat_asked(some_layout: Layout) -> None:
    layout, dice = some_layout, Random(3)
    game = layout.new(11)
    out = bytearray(b"\7" * layout.moves)
    for _ in range(40):
        ask = game.ask
        if ask is None:
            break
        layout.encoder.mask(ask, memoryview(out))
        actions = [action for action, one in enumerate(out) if one]
        assert set(out) <= {0, 1}
        assert sorted(ask.moves) == sorted(layout.encoder.move(ask.seat, action) for action in actions)
        assert [layout.encoder.action(ask.seat, layout.encoder.move(ask.seat, one)) for one in actions] == actions
        game.play(dice.choice(ask.moves))


def test_a_running_game_is_the_match_of_the_same_luck(some_layout: Layout) -> None:
    """The same answers lead through the same states as in a match with a journal."""
    layout, dice = some_layout, Random(5)
    running = layout.new(99)
    match: Game[Any] = Game(layout.title, layout.setup, 99)
    while running.ask is not None:
        assert match.ask is not None
        assert (running.version, running.seat, running.ask.moves) == (match.version, match.ask.seat, match.ask.moves)
        move = dice.choice(running.ask.moves)
        running.play(move)
        match.play(match.rules.catalogue.text(move))
    assert match.is_over
    assert running.seat == OVER
    assert encoded(layout, running.state, 0) == encoded(layout, match.state, 0)


def test_a_move_that_is_none_is_refused_and_changes_nothing() -> None:
    layout = layout_of("stroganov", 2)
    game = layout.new(1)
    assert game.ask is not None
    before = encoded(layout, game.state, 0)
    for move in (-1, layout.moves, next(one for one in range(layout.moves) if one not in game.ask.moves)):
        with pytest.raises(IllegalMove):
            game.play(move)
    assert encoded(layout, game.state, 0) == before
    while game.ask is not None:
        game.play(game.ask.moves[0])
    with pytest.raises(GameOver):
        game.play(0)


@pytest.mark.parametrize("beyond", [-1, -2, None])
def test_a_number_that_is_no_action_is_refused_and_changes_nothing(beyond: int | None) -> None:
    """Below 0 a list would count from its end, and the last action of a seat is followed by the next seat's first."""
    layout = layout_of("rurik", 3)
    encoder, wrong = layout.encoder, layout.moves if beyond is None else beyond
    told = f"^{wrong:,} is no action: they go from 0 to {layout.moves - 1:,}.$"
    for seat in (-1, 0, 2):
        for translate in (encoder.action, encoder.move):
            with pytest.raises(UnknownAction, match=told):
                translate(seat, wrong)
    game = layout.new(1)
    before = encoded(layout, game.state, 0), game.version
    with pytest.raises(UnknownAction, match=told):
        Batch(encoder, [game]).step_many(memoryview(array("i", [wrong])))
    assert (encoded(layout, game.state, 0), game.version) == before


@pytest.mark.parametrize("seat", [-1, -2, 3])
def test_a_seat_that_nobody_has_sees_nothing(seat: int) -> None:
    layout = layout_of("rurik", 3)
    with pytest.raises(UnknownSeat, match=f"^{seat} is no seat: they go from 0 to 2.$"):
        encoded(layout, layout.new(1).state, seat)
    alone = layout_of("rurik", 1)
    with pytest.raises(UnknownSeat, match="from 0 to 0"):
        encoded(alone, alone.new(1).state, 1)  # the Rebellion's
    if seat != -1:  # chance calls a move as the rules do
        with pytest.raises(UnknownSeat):
            layout.encoder.move(seat, 0)


def test_without_luck_chance_is_asked() -> None:
    layout = layout_of("rurik", 2)
    game = layout.new(None)
    asked = set()
    while game.ask is not None:
        asked.add(game.seat)
        game.play(game.ask.moves[0])
    assert asked == {-1, 0, 1}


def test_a_copy_goes_on_by_itself_with_the_same_luck() -> None:
    layout, dice = layout_of("rurik2", 2), Random(8)
    game = layout.new(6)
    twin = game.copy()
    begun = encoded(layout, game.state, 0)
    line = []
    while game.ask is not None:
        line.append(dice.choice(game.ask.moves))
        game.play(line[-1])
    assert encoded(layout, twin.state, 0) == begun
    for move in line:
        twin.play(move)
    assert twin.ask is None
    assert encoded(layout, twin.state, 1) == encoded(layout, game.state, 1)


@pytest.mark.parametrize(("title", "players"), [("rurik", 3), ("rurik2", 2), ("stroganov", 4)])
def test_a_batch_plays_and_shows_what_its_games_do_alone(title: str, players: int) -> None:
    layout = layout_of(title, players)
    alone = [layout.new(seed) for seed in range(3)]
    batch: Batch[Any] = Batch(layout.encoder, [layout.new(seed) for seed in range(3)])
    seen = array("i", [0]) * (3 * layout.length)
    masks, mask = bytearray(3 * layout.moves), bytearray(layout.moves)
    seats, actions = array("i", [0] * 3), array("i", [0] * 3)
    throws = Throws(1)
    for _ in range(60):
        batch.see_many(memoryview(seen), memoryview(masks), memoryview(seats))
        batch.draw_many(throws, memoryview(actions))
        for place, game in enumerate(alone):
            assert game.ask is not None
            layout.encoder.mask(game.ask, memoryview(mask))
            assert seats[place] == game.seat
            assert masks[place * layout.moves : (place + 1) * layout.moves] == mask
            shown = seen[place * layout.length : (place + 1) * layout.length].tolist()
            assert shown == encoded(layout, game.state, game.seat)
            game.play(layout.encoder.move(game.seat, actions[place]))
        assert batch.step_many(memoryview(actions)) == 3
    assert batch.played == sum([game.version for game in batch.games]) - sum([layout.new(n).version for n in range(3)])


def test_games_of_a_batch_end_and_are_replaced() -> None:
    layout = layout_of("stroganov", 1)
    batch: Batch[Any] = Batch(layout.encoder, [layout.new(seed) for seed in range(2)])
    seen, masks = array("i", [0]) * (2 * layout.length), bytearray(2 * layout.moves)
    seats, actions = array("i", [0] * 2), array("i", [0] * 2)
    throws = Throws(7)
    going = 2
    while going:
        batch.draw_many(throws, memoryview(actions))
        going = batch.step_many(memoryview(actions))
        assert going == sum([game.ask is not None for game in batch.games])
    batch.see_many(memoryview(seen), memoryview(masks), memoryview(seats))
    assert seats.tolist() == [OVER, OVER]
    assert not any(masks)
    assert seen[layout.field("over").first] == 1
    batch.replace(0, layout.new(9))
    batch.see_many(memoryview(seen), memoryview(masks), memoryview(seats))
    assert seats.tolist() == [0, OVER]
    assert any(masks[: layout.moves])
    assert not any(masks[layout.moves :])


def test_a_title_without_a_table_of_columns_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.toy.title import TITLE

    assert table_of(TITLE).state == "FairState"
    monkeypatch.setattr(type(TITLE), "package", property(lambda self: "tests.kernel"))
    with pytest.raises(NoColumns, match="columns"):
        table_of(TITLE)


def test_every_title_has_a_layout() -> None:
    for name in titles.names():
        assert layout_of(name).length > 100
    assert isinstance(layout_of("rurik").new(1), Running)
