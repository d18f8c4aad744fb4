"""What greedy goes by: an appraisal of a position, the same however often and after whatever it is asked for."""

from __future__ import annotations

import pytest

from tests.rurik2.scenario import end, turn
from veche.kernel.play_out import play_out
from veche.kernel.rules import Ask
from veche.kernel.setup import Setup
from veche.kernel.state import changed
from veche.titles.rurik.both.components import MOVEMENT, TAX, YAROSLAV
from veche.titles.rurik.second.appraisal import ground, look
from veche.titles.rurik.second.appraisal.prospects import expect
from veche.titles.rurik.second.appraisal.scored import battle_worth
from veche.titles.rurik.second.appraisal.weights import BENEFIT
from veche.titles.rurik.second.state import Rurik2State
from veche.titles.rurik.second.title import TITLE


def seen(s: Rurik2State, seat: int) -> look.Look:
    return look.Look(s, seat, ground.ground_of(s))


def appraisals(players: int) -> list[float]:
    """What every seat thinks of every position of a game."""
    rules = TITLE.rules()
    state = rules.new(Setup(players, {"all-leaders": "", "inheritance": ""}))
    found: list[float] = []

    def appraise(state: Rurik2State, ask: Ask, move: int) -> None:
        found.extend(TITLE.appraise(rules, state, seat) for seat in range(players))

    play_out(rules, state, 7, watch=appraise)
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_an_appraisal_does_not_depend_on_maps_that_were_looked_at_before(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    remembered = appraisals(players)
    assert remembered == appraisals(players)
    monkeypatch.setattr(look, "ground_of", ground.Ground)  # worked out anew each time
    assert remembered == appraisals(players)


@pytest.mark.parametrize(("steps", "worth"), [((0, 0), (3, 3)), ((1, 0), (3, 1)), ((0, 1), (1, 3))])
def test_with_no_turn_left_the_battle_track_is_worth_what_it_will_score(
    steps: tuple[int, int], worth: tuple[int, int]
) -> None:
    s = end(seats={"blue": {"battle": steps[0]}, "yellow": {"battle": steps[1]}}).game.state
    assert tuple(battle_worth(seen(s, seat), seat) for seat in range(2)) == worth


def test_a_marker_at_the_start_hopes_for_a_place_like_any_other() -> None:
    level = turn("blue", "muster", 1, seats={"blue": {"battle": 1}, "yellow": {"battle": 1}}).game.state
    start = turn("blue", "muster", 1).game.state
    ahead = BENEFIT * seen(start, 0).time
    assert battle_worth(seen(start, 0), 0) == pytest.approx(battle_worth(seen(level, 0), 0) - ahead)


def test_a_map_is_worked_out_once_and_anew_when_a_piece_or_a_leader_is_another() -> None:
    rules = TITLE.rules()
    state = rules.new(Setup(2))
    first = ground.ground_of(state)
    state.coins[0] += 1
    assert ground.ground_of(rules.copy(state)) is first
    state.troops[0] += 1
    assert ground.ground_of(state) is not first
    assert ground.ground_of(state).armies[0] == 1
    before = ground.ground_of(state)
    state.holder = changed(state.holder, YAROSLAV, 1)  # he decides who rules
    assert ground.ground_of(state) is not before


def test_a_command_to_tax_is_worth_nothing_once_theofana_was_used() -> None:
    blue = {"leader": "theofana", "leader_at": "kyiv", "troops": {"kyiv": 2, "volyn": 2}, "cards": ["s17"]}

    def carts(*moves: str) -> float:
        table = turn("blue", "tax", 1, seats={"blue": blue}).play("play tribute", "tax kyiv", *moves)
        view = seen(table.game.state, 0)
        expect(view)
        return view.to_come[TAX]

    assert carts("stop") == 2
    assert carts("theofana") == 0


def test_boots_of_the_oath_of_roads_are_counted_as_long_as_they_are_to_come() -> None:
    blue = {
        "troops": {"kyiv": 4}, "buildings": {"kyiv": ["market"]}, "goods": {"fish": 1, "wood": 1},
        "oath_spaces": {"left": "roads", "right": "authority"},
    }  # fmt: skip
    table = turn("blue", "lead", 3, seats={"blue": blue}, options=["oath-of-roads"]).play("swear roads kyiv")

    def boots() -> float:
        view = seen(table.game.state, 0)
        expect(view)
        return view.to_come[MOVEMENT]

    assert (table.asked, boots()) == (("blue", "take-road"), 2.0)
    table.play("move kyiv", "to volyn", "march 2")
    assert (table.asked, boots()) == (("blue", "next-road"), 1.0)
    table.play("stop")
    assert boots() == 0.0
