"""What the sentences of Rurik say of coins, goods and troops, entered seat by seat."""

from __future__ import annotations

from typing import Any, Final

from tests.story.told import coins_in, goods_in, number_of, seat_of, sentences, troops_in
from veche.kernel.game import Game
from veche.story.passage import Part, Passage, Sentence, Thing

Entries = dict[tuple[int, str], int]

BRINGS: Final = {
    "story.gained": 1,
    "story.paid": -1,
    "story.cost": -1,
    "story.taxed": 1,
    "story.rebellion-taxed": 1,
    "story.defeated-rebel": 1,
    "story.claim-player-income": 1,
    "story.income-of": 1,
    "story.converted": -1,
    "story.captured-with": 1,
    "story.took-goods": 1,
}
"""Sentences with a list of coins and goods, and which way they go."""

A_COIN: Final = ("story.forfeited", "story.rebellion-forfeited")
BRIBES: Final = ("story.placed-bid", "story.called", "story.rebellion-placed", "story.rebellion-bribing")
A_TROOP: Final = (
    *("story.rallied", "story.began", "story.sudislav", "story.rebellion-returned", "story.took-its-place"),
    "story.gave-way",
)
"""Sentences that give the one who acts a coin, take a bribe, bring a troop to the map."""

TROOPS: Final = {
    "story.mustered": 1,
    "story.rebellion-mustered": 1,
    "story.lost": -1,
    "story.cost": -1,
    "story.inherited": 1,
}


def ledger(game: Game[Any], passage: Passage, reader: int) -> Entries:
    """What a passage says."""
    found: Entries = {}
    for one in sentences(passage):
        for (seat, what), number in _entered(game, passage, one, reader).items():
            found[seat, what] = found.get((seat, what), 0) + number
    return found


def _entered(game: Game[Any], passage: Passage, one: Sentence, reader: int) -> Entries:
    seat = seat_of(one.arguments["name"]) if "name" in one.arguments else passage.seat
    found: Entries = {}
    if one.key in BRINGS:
        for part in one.arguments.values():
            _list(found, seat, part, BRINGS[one.key])
    if one.key in TROOPS:
        listed = [troops_in(part) for part in one.arguments.values()]
        found[seat, "troops"] = TROOPS[one.key] * sum(listed)
    if one.key in A_TROOP:
        found[passage.seat, "troops"] = 1
    if one.key in A_COIN:
        found[seat, "coins"] = 1
    if one.key in BRIBES:
        found[seat, "coins"] = -number_of(one.arguments["number"])
    if one.key == "story.tavern":
        found[seat, "coins"] = number_of(one.arguments["number"])
    if one.key in ("story.played", "story.played-top"):
        found[seat, "coins"] = _coins_of(game, one.arguments["scheme"])
    if one.key in ("story.gave-way", "story.gave-way-to-nobody"):
        target = one.arguments["target"]
        assert isinstance(target, Sentence)
        if target.key == "story.your-troop":
            found[reader, "troops"] = -1
        elif target.key == "story.a-troop-of":
            found[seat_of(target.arguments["name"]), "troops"] = -1
    if one.key == "story.rebels-begin":
        regions = one.arguments["where"]
        assert isinstance(regions, tuple)
        found[1, "troops"] = 2 * len(regions)
    return found


def _list(found: Entries, seat: int, part: Part, times: int) -> None:
    found[seat, "coins"] = found.get((seat, "coins"), 0) + times * coins_in(part)
    for good, number in goods_in(part).items():
        found[seat, good] = found.get((seat, good), 0) + times * number


def _coins_of(game: Game[Any], scheme: Part) -> int:
    """What a scheme of the first edition gives and costs in coins; its name says so."""
    assert isinstance(scheme, Thing)
    box: Any = game.rules.box  # type: ignore[attr-defined]
    kind = box.scheme_names.index(scheme.noun)
    per_kind = len(box.scheme_reward) // box.schemes
    return int(box.scheme_reward[kind * per_kind + 6] - box.scheme_cost[kind])
