"""Why a region cannot be picked while regions are asked for: the reason that its tip gives after its lock, or nothing.

Which of the reasons count is told by the verbs on offer: where one may tax, a region is refused for its good or its
price. An edition has a table of these verbs, each with the key of what its action is called and with what is amiss in a
region. Where several actions are on offer that refuse a region for different reasons, each is named.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, TypeVar

from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.desk import Desk
from veche.titles.rurik.both.removal import DIFFERENT_REGIONS, RULED_REGION

D = TypeVar("D", bound=Desk)

Amiss: TypeAlias = Callable[[D, int], str]
"""What is amiss in a region, of which it is known that it cannot be picked."""

Grounds: TypeAlias = Mapping[str, tuple[str, Amiss[D]]]
"""By verb: the key of what the action is called, and what is amiss."""


def refusals(desk: D, grounds: Grounds[D]) -> tuple[str, ...]:
    """By region in play: why it cannot be picked, or nothing where it can or where no region is asked for."""
    asked = _asked(desk, grounds)
    if not asked:
        return ("",) * desk.regions
    may = _pickable(desk, grounds)
    return tuple(["" if region in may else _why(desk, region, asked) for region in range(desk.regions)])


def _asked(desk: D, grounds: Grounds[D]) -> dict[str, Amiss[D]]:
    """The actions on offer that ask for a region, by the keys of their names."""
    if not desk.asked:
        return {}
    return dict([grounds[pick.verb] for pick in desk.scene.picks if pick.verb in grounds])


def _pickable(desk: D, grounds: Grounds[D]) -> set[int]:
    """The regions at which such a move points, alone or with something in them."""
    names = {name: region for region, name in enumerate(desk.edition.regions)}
    things = [pick.at for pick in desk.scene.picks if pick.verb in grounds]
    return {names[word] for thing in things for word in thing.split("-") if word in names}


def _why(desk: D, region: int, asked: Mapping[str, Amiss[D]]) -> str:
    found = {key: amiss(desk, region) for key, amiss in asked.items()}
    if len(set(found.values())) == 1:
        return next(iter(found.values()))
    return " ".join([desk.say("draw.ground.of", what=desk.say(key), why=why) for key, why in found.items()])


# What is amiss, as far as both editions agree


def is_here(desk: Desk, region: int) -> bool:
    """Whether one has a troop or the leader in the region."""
    return desk.troops(desk.mine, region) > 0 or desk.leader_here(desk.mine, region)


def presence(desk: Desk, region: int) -> str:
    """Nothing of one's own is there."""
    return desk.say("draw.ground.absent")


def troop(desk: Desk, region: int) -> str:
    """A troop is asked for, and none is there."""
    return desk.say("draw.ground.no-troop")


def target(desk: Desk, region: int) -> str:
    """One attacks where one is, and where somebody else is."""
    return desk.say("draw.ground.no-target") if is_here(desk, region) else presence(desk, region)


def tax(desk: Desk, region: int) -> str:
    """The good is gone, one is not there, or it costs more than is left."""
    if not desk.columns["good_here"][region]:
        return desk.say("draw.ground.no-good")
    return _price(desk, region, "tax") if is_here(desk, region) else presence(desk, region)


def build(desk: Desk, region: int) -> str:
    """All is built, one is not there, nothing is left to build, or it costs more than is left."""
    missing = [kind for kind in range(desk.kinds) if desk.owner(kind, region) == NONE]
    if not missing:
        return desk.say("draw.ground.built")
    full = desk.full(desk.kinds - len(missing))
    if full:
        return full
    if not is_here(desk, region):
        return presence(desk, region)
    first = desk.mine * len(desk.edition.structures)
    if not any(desk.columns["structures_left"][first + kind] for kind in missing):
        return desk.say("draw.ground.none-left")
    return _price(desk, region, "build")


def _price(desk: Desk, region: int, action: str) -> str:
    """What the region costs, and what is left to pay it with."""
    price = desk.say.count(f"draw.ground.{action}", desk.price(region, action))
    points = desk.say.count(f"draw.ground.{action}", desk.numbers[f"{action}_points"])
    return desk.say("draw.ground.price", price=price, points=points)


def removal(desk: Desk, region: int) -> str:
    """A deed takes troops from regions that one rules, from different ones, or from any."""
    troops, whence, used = desk.operands[:3]
    if whence == DIFFERENT_REGIONS and used & (1 << region):
        return desk.say("draw.ground.used")
    if whence == RULED_REGION and desk.rulers[region] != desk.mine:
        return desk.say("draw.ground.not-ruled")
    if whence == RULED_REGION:
        return desk.say("draw.ground.few", number=troops)
    return troop(desk, region)


def ruin(desk: Desk, region: int) -> str:
    """Nothing stands there that one could take down."""
    return desk.say("draw.ground.no-structure")


def way(desk: Desk, region: int, start: int) -> str:
    """One goes to a neighbour of `start`."""
    if region == start:
        return desk.say("draw.ground.start")
    return desk.say("draw.ground.border", region=desk.edition.regions[start])


COMMON: Final[Grounds[Desk]] = {
    "place leader": ("draw.leader", troop),
    "attack": ("column.attack", target),
    "tax": ("column.tax", tax),
    "build": ("column.build", build),
    "remove": ("column.muster", removal),
    "raze": ("column.build", ruin),
}
"""The verbs whose grounds both editions share; those that never come with another are never named."""
