"""What an action cost and brought, as its sentence lists it."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import Row
from veche.story.passage import Happening, Part, Sentence, sentence
from veche.titles.stroganov.box import COIN, HORSES, WIDTH
from veche.titles.stroganov.components import BEAR, FURS
from veche.titles.stroganov.state import HORSES_FOR_IVANS_POINT
from veche.titles.stroganov.story import things
from veche.titles.stroganov.story.segment import Segment, to_the_bag
from veche.titles.stroganov.story.year import horses_sold

GAINED: Final = ("points", "coins", "horses", "stories", "banners", "outposts")


class Account:
    """What a segment cost and brought, as sentences list it.

    Coins are paid and gained with one move: how many were gained must be known. A song costs stories in the same way.
    """

    def __init__(self, segment: Segment, coins: int = 0, stories: int = 0, built: int = 0) -> None:
        self.given_furs, self.gained_furs = segment.furs()
        self.given_tigers, self.gained_tigers = segment.tigers()
        net = {kind: segment.net(kind) for kind in GAINED}
        net["stories"] += stories
        net["outposts"] += built
        self.given = {"coins": max(coins - net["coins"], 0), "horses": max(-net["horses"], 0)}
        net["coins"] += self.given["coins"]
        self.gained = net
        self.then: list[Sentence] = []

    @property
    def pieces(self) -> things.Listed:
        """The furs and tigers that were given."""
        return things.furs(self.given_furs) + things.goods({"tigers": self.given_tigers})

    @property
    def prey(self) -> things.Listed:
        """The furs and tigers that were gained."""
        return things.furs(self.gained_furs) + things.goods({"tigers": self.gained_tigers})

    @property
    def price(self) -> things.Listed:
        """All that was given."""
        return self.pieces + things.goods(self.given)

    @property
    def goods(self) -> things.Listed:
        """What was gained, without furs and tigers."""
        return things.goods(self.gained)

    @property
    def paid(self) -> Part:
        return things.paying(self.price)

    @property
    def gains(self) -> Part:
        return things.gaining(self.goods + self.prey)


class IvansAccount(Account):
    """What Ivan gave and gained: five horses become a point at once, and on hard some furs a coin."""

    def __init__(self, segment: Segment, coins: int, horses: int, stories: int, built: int) -> None:
        sold = _furs_sold(segment)
        super().__init__(segment, coins + sold, stories, built)
        points = (horses - segment.net("horses")) // HORSES_FOR_IVANS_POINT
        self.given["horses"] = 0
        self.gained["horses"] = horses
        self.gained["points"] -= points
        self.gained["coins"] -= sold
        self.then = horses_sold(points)
        if sold:
            self.gained_furs[segment.first.before.numbers["trade_fur"]] += sold
            self.then.append(sentence("story.ivan.sold", furs=sold))


def _furs_sold(segment: Segment) -> int:
    """How many furs of the trade value Ivan sold at once: they went to the bag, or never left it."""
    sold = 0
    fur = segment.first.before.numbers["trade_fur"]
    for one in segment.happenings:
        if one.verb == "ivan draws":
            drawn = one.nouns["fur"] == FURS[fur]
            sold += int(drawn and one.after.columns["bag"][fur] == one.before.columns["bag"][fur])
        elif one.verb.startswith("ivan"):
            sold += max(to_the_bag(one, fur) - _paid_of(one, fur), 0)
    return sold


def _paid_of(one: Happening, fur: int) -> int:
    """Whether this move of Ivan pays a fur of the value."""
    if one.verb == "ivan pays bear":
        return int(fur == BEAR)
    return int(one.verb in ("ivan pays", "ivan pays coin") and str(one.nouns["own"]) == FURS[fur])


def accounted(
    segment: Segment, rows: Row = (), tile: int = 0, coins: int = 0, stories: int = 0, built: int = 0
) -> Account:
    """The account of a segment, with what a tile's row of rewards gives, if there is one."""
    coins += rows[tile * WIDTH + COIN] if len(rows) else 0
    if not segment.verb.startswith("ivan"):
        return Account(segment, coins, stories, built)
    return IvansAccount(segment, coins, rows[tile * WIDTH + HORSES] if len(rows) else 0, stories, built)
