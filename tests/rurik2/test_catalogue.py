"""The catalogue holds what can be played and nothing else: every move is offered somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.rurik2.scenario import RURIK2, Table, turn
from veche.kernel.catalogue import Catalogue
from veche.kernel.errors import NotAMove
from veche.kernel.play_out import play_out
from veche.kernel.setup import Setup
from veche.titles.rurik.both.components import MOVEMENT
from veche.titles.rurik.second import moves
from veche.titles.rurik.second.components import CONTRACTS, DEEDS, QUESTS, REGIONS

CATALOGUE = RURIK2.rules().catalogue
GAMES = 90
"""Random games show most moves; the others are offered in the positions below."""

WEST, EAST = REGIONS[:10], REGIONS[5:]
"""Ten regions each, all together; nobody has troops for all fifteen."""


def in_random_games() -> set[str]:
    rules = RURIK2.rules()
    found: set[int] = set()
    for seed in range(GAMES + 1):
        options = {"inheritance": "", "all-leaders": ""} if seed < GAMES else {"free-oaths": "", "oath-of-roads": ""}
        s = rules.new(Setup(2 + seed % 3, options))
        play_out(rules, s, seed, watch=lambda s, ask, move: found.update(ask.moves))
    return {rules.catalogue.text(move) for move in found}


def at_four(
    seat: str, column: str, fields: dict[str, Any], others: dict[str, Any] | None = None, **position: Any
) -> Table:
    """The turn of a seat at a table of four; the others stand in Kyiv unless they are told otherwise."""
    seats: dict[str, Any] = {name: others or {"troops": {"kyiv": 1}} for name in ("blue", "yellow", "red", "white")}
    return turn(seat, column, 1, players=4, seats=seats | {seat: fields}, **position)


def everywhere(regions: tuple[str, ...]) -> dict[str, int]:
    return dict.fromkeys(regions, 1)


def in_positions() -> Iterator[Table]:
    """Positions in which what seldom comes up is offered for every region, card and deed."""
    for regions in (WEST, EAST):
        troops = {"troops": everywhere(regions)}
        for seat in ("blue", "yellow"):
            yield at_four(seat, "attack", troops, troops).play("act")
        yield at_four("blue", "muster", troops).play("act")
        rich = {"goods": {"fish": 2, "wood": 2}, "oath_spaces": {"left": "roads", "right": "authority"}}
        yield at_four("blue", "tax", {**troops, **rich}, options=["oath-of-roads"])
        rich = {"goods": {"fish": 2, "wood": 2}}
        yield at_four("blue", "tax", {**troops, **rich})
        full = {**troops["troops"], regions[0]: 3}
        yield at_four("blue", "muster", {"troops": full, "leader": "boris", "leader_at": regions[0]}).play("act")
        for deed, goods in (("send_gifts", {"fish": 1, "fur": 1}), ("retire_veterans", {})):
            yield at_four("blue", "tax", {**troops, "deeds": [deed], "goods": goods}).play(f"deed {deed}")
    for first in range(0, len(REGIONS), 3):
        built = {region: ["palace", "market"] for region in REGIONS[first : first + 3]}
        blue = {"troops": {"kyiv": 1}, "buildings": built, "deeds": ["new_beginning"]}
        yield at_four("blue", "tax", blue).play("deed new_beginning")
    army = {"troops": {"kyiv": 12}, "leader": "boris", "leader_at": "kyiv"}
    yield turn("blue", "movement", 1, seats={"blue": army}).play("act", "move kyiv", "to volyn")
    cards = RURIK2.rules().box.card_ids
    library = {"troops": {"kyiv": 1}, "cards": [ids[0] for ids in cards], "deeds": ["great_library"]}
    yield turn("blue", "tax", 1, seats={"blue": {**library, "goods": {"stone": 1}}}).play("deed great_library")
    for name in RURIK2.rules().box.card_names:
        others = [other for other in ("levy", "skirmish", "sally") if other != name][:2]
        drawn = [f"draw card {card}" for card in (name, *others)]
        yield turn("blue", "lead", 1).play("act", "lead left", *drawn, f"keep card {others[0]}")
    for deeds in (DEEDS[CONTRACTS:QUESTS], DEEDS[QUESTS:]):
        palaces = {"kyiv": ["market"], "volyn": ["palace"], "rostov": ["palace"]}
        blue = {"troops": {"kyiv": 3}, "buildings": palaces, "deeds": list(deeds)}
        yield turn("blue", "build", 1, seats={"blue": blue}).play("act", "build palace kyiv")


@cache
def offered() -> frozenset[str]:
    return frozenset(in_random_games() | {move for table in in_positions() for move in table.moves})


def test_every_move_of_the_catalogue_is_offered_somewhere() -> None:
    assert not {text for text in CATALOGUE.texts if text} - offered()


@pytest.mark.parametrize(
    "text",
    [
        "raze stronghold kyiv", "choose deed hearth_gifts", "reveal deed first_claim", "draw deed first_claim",
        "deal deed hoard", "keep deed conquest", "use movement", "inherit elsewhere azov", "play unpaid levy",
    ],
)  # fmt: skip
def test_what_can_never_be_played_is_no_move(text: str) -> None:
    with pytest.raises(NotAMove):
        CATALOGUE.number(text)


def test_corrections_decide_which_moves_there_are() -> None:
    records = {
        "inheritance": {"azov": {"gain": {"troops": 1}}},
        "strategy_cards": {"s31": {"effect": {"choose": {"of": ["movement", "build"], "times": 1}}}},
    }
    catalogue: Catalogue = RURIK2.rules(records).catalogue
    assert catalogue.text(catalogue.number("inherit elsewhere azov")) == "inherit elsewhere azov"
    assert catalogue.number("use movement") == moves.USE.of(MOVEMENT)
    with pytest.raises(NotAMove):
        catalogue.number("use attack")
