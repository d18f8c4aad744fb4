"""The sentences of what a player does: riding, hunting, trade, the advanced and the auxiliary actions, songs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veche.kernel.view import View
from veche.story.passage import Happening, Part, Sentence, Thing, Trace, Way, Who, logged, sentence
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.components import NONE, REGIONS, SONGS, WISHES
from veche.titles.stroganov.state import SEASONS
from veche.titles.stroganov.story import things
from veche.titles.stroganov.story.account import Account, accounted
from veche.titles.stroganov.story.segment import CLOSING, Segment

Told = tuple[Sentence, list[Sentence], list[Trace]]
"""A sentence, what came of it, and what it leaves on the board."""


def region_of(one: Happening, kind: str) -> int:
    return REGIONS.index(str(one.nouns[kind]))


def space_of(one: Happening, kind: str = "space") -> int:
    return int(one.nouns[kind]) - 1


def tiles_between(view: View, start: int, end: int) -> int:
    """How many tiles a Cossack rides from one space to the other; gaps do not count."""
    row = view.columns["row"]
    passed = range(start + 1, end + 1) if end > start else range(end, start)
    return len([space for space in passed if row[space] != NONE])


def rides(box: Box, one: Happening, seat: int, key: str, paid: Part = "") -> tuple[Sentence, Trace]:
    """The sentence of a ride, by what it is called."""
    start, end = one.before.columns["at"][seat], space_of(one)
    where = things.place(box, one.before, end)
    tiles = tiles_between(one.before, start, end)
    said = sentence(
        f"story.{key}.back" if end < start else f"story.{key}", name=Who(seat), tiles=tiles, space=where, paid=paid
    )
    return said, Trace("goes", things.at_space(start), where.at)


def head_of(segment: Segment) -> Happening:
    """The move that says what is done."""
    assert segment.head is not None
    return segment.head


def _rode(segment: Segment) -> Told:
    one = head_of(segment)
    said, trace = rides(segment.box, one, segment.seat, "ride", accounted(segment).paid)
    return said, [], [trace]


def _took(segment: Segment) -> Told:
    account = accounted(segment, coins=int(segment.verb == "coin"))
    return sentence("story.took", name=Who(segment.seat), things=account.goods, paid=account.paid), [], []


def _hunted(segment: Segment) -> Told:
    account = accounted(segment)
    space = space_of(head_of(segment))
    where = things.place(segment.box, segment.first.before, space)
    gained = things.gaining(account.goods)
    said = sentence(
        "story.hunt", name=Who(segment.seat), things=account.prey, space=where, paid=account.paid, gained=gained
    )
    return said, [], [Trace("here", where.at)]


def _traded(segment: Segment) -> Told:
    bonuses = segment.of("bonus")
    account = accounted(segment, coins=len([one for one in bonuses if one.nouns["bonus"] == "coin"]))
    bought = things.paying(account.goods)
    said = sentence("story.trade", name=Who(segment.seat), things=account.price, gained=bought)
    told = [rides(segment.box, one, segment.seat, "then-ride") for one in segment.of("to")]
    return said, [one for one, _ in told], [trace for _, trace in told]


def _bonus(segment: Segment) -> Told:
    account = accounted(segment, coins=int(head_of(segment).nouns["bonus"] == "coin"))
    if not account.goods:
        return sentence("story.bonus.nothing", name=Who(segment.seat)), [], []
    return sentence("story.bonus", name=Who(segment.seat), things=account.goods), [], []


def visited(segment: Segment) -> Told:
    """A village is visited."""
    one = head_of(segment)
    region = region_of(one, "village_in")
    account = accounted(segment, segment.box.village_reward, one.before.columns["village"][region])
    return _in_region(segment, "visit", things.village(one.before, region), region, account, "here")


def used(segment: Segment) -> Told:
    """A yurt is used."""
    one = head_of(segment)
    region = region_of(one, "yurt_in")
    account = accounted(segment, segment.box.yurt_reward, one.before.columns["yurt"][region])
    return _in_region(segment, "yurt", things.yurt(one.before, region), region, account, "falls")


def took_wish(segment: Segment, key: str = "wish") -> Told:
    """A wish is taken."""
    one = head_of(segment)
    region = region_of(one, "wish_in")
    card = things.wish(one.before.columns["wish"][region], region)
    return _in_region(segment, key, card, region, accounted(segment), "falls")


def _in_region(segment: Segment, key: str, thing: Thing, region: int, account: Account, way: Way) -> Told:
    said = sentence(
        f"story.{key}",
        name=Who(segment.seat),
        thing=thing,
        region=REGIONS[region],
        paid=account.paid,
        gained=account.gains,
    )
    return said, account.then, [Trace(way, thing.at)]


def built(segment: Segment) -> Told:
    """An outpost is built, from one's own supply or, by a song, from the general one."""
    one = head_of(segment)
    region = things.outpost(one.before, segment.last.after, region_of(one, "outpost_in"))
    supplied = one.procedure in ("build-anywhere", "ivan-builds")
    account = accounted(segment, built=0 if supplied else 1)
    key = "story.outpost.supply" if supplied else "story.outpost"
    said = sentence(key, name=Who(segment.seat), region=region, paid=account.paid)
    return said, account.then, [Trace("comes", region.at)]


def claimed(segment: Segment) -> Told:
    """A landscape goes to the seat, with all that lay on it."""
    one = head_of(segment)
    space = space_of(one, "tile")
    account = accounted(segment, segment.box.landscape_reward, one.before.columns["row"][space])
    where = things.place(segment.box, one.before, space)
    said = sentence("story.claim", name=Who(segment.seat), space=where, paid=account.paid, gained=account.gains)
    return said, account.then, [Trace("falls", where.at)]


def _advanced(segment: Segment) -> Told:
    """The token moves or stays; the reward goes with it where nothing came between."""
    rewards = segment.of("reward")
    seat = segment.seat
    space = int(rewards[0].nouns["trophy"]) if rewards else 0
    account = accounted(segment, segment.box.trophy_reward, space)
    token = Thing("trophy", str(segment.last.after.columns["trophy"][seat]))
    traces = [Trace("here", token.at)]
    if not rewards:
        if segment.verb == "stay":
            return sentence("story.stay", name=Who(seat), trophy=token), [], traces
        return sentence("story.advance", name=Who(seat), trophy=token, paid=account.paid), [], traces
    reward = Thing("trophy", str(rewards[0].nouns["trophy"]))
    if segment.verb == "stay":
        said = sentence("story.stay.reward", name=Who(seat), trophy=token, reward=reward, gained=account.gains)
    else:
        said = sentence(
            "story.advance.reward",
            name=Who(seat),
            trophy=token,
            reward=reward,
            paid=account.paid,
            gained=account.gains,
        )
    return said, [], traces


def _rewarded(segment: Segment) -> Told:
    reward = Thing("trophy", str(head_of(segment).nouns["trophy"]))
    account = accounted(segment, segment.box.trophy_reward, int(reward.noun))
    said = sentence("story.reward", name=Who(segment.seat), reward=reward, gained=account.gains)
    return said, [], [Trace("here", reward.at)]


def _bought(segment: Segment) -> Told:
    account = accounted(segment)
    gained = things.gaining(account.goods)
    said = sentence("story.buy", name=Who(segment.seat), things=account.prey, paid=account.paid, gained=gained)
    return said, [], []


def _bought_of_the_bag(segment: Segment) -> Told:
    account = accounted(segment)
    if not account.prey:
        return sentence("story.bag.begun", name=Who(segment.seat), price=account.price), [], []
    gained = things.gaining(account.goods)
    said = sentence("story.bag", name=Who(segment.seat), things=account.prey, paid=account.paid, gained=gained)
    return said, [], []


def _gave(segment: Segment) -> Told:
    account = accounted(segment)
    gained = things.gaining(account.goods)
    said = sentence("story.gave", name=Who(segment.seat), given=account.price, things=account.prey, gained=gained)
    return said, [], []


def _fulfilled(segment: Segment) -> Told:
    card = things.wish(WISHES.index(str(head_of(segment).nouns["wish"])))
    account = accounted(segment)
    paid: Part = sentence("story.with", things=account.price) if account.price else ""
    said = sentence("story.fulfil", name=Who(segment.seat), wish=card, paid=paid, gained=account.gains)
    return said, [], [Trace("here", card.at)]


def _earned(segment: Segment) -> Told:
    account = accounted(segment)
    return sentence("story.income", name=Who(segment.seat), things=account.goods + account.prey), [], []


def sang(segment: Segment) -> Told:
    """A song, for its story points."""
    tile = SONGS.index(str(head_of(segment).nouns["song"]))
    cost = segment.box.song_cost[tile]
    account = accounted(segment, segment.box.song_reward, tile, stories=cost)
    song = things.song(tile)
    said = sentence("story.song", name=Who(segment.seat), song=song, stories=cost, gained=account.gains)
    return said, account.then, [Trace("here", song.at)]


def _chose(segment: Segment) -> Told:
    card = things.wish(WISHES.index(str(head_of(segment).nouns["wish"])))
    account = accounted(segment)
    gained = things.gaining(account.goods)
    said = sentence("story.choose", name=Who(segment.seat), wish=card, things=account.prey, gained=gained)
    return said, [], [Trace("here", card.at)]


TELLERS: Final[dict[str, Callable[[Segment], Told]]] = {
    "choose": _chose,
    "ride": _rode,
    "to": _rode,
    "coin": _took,
    "horses": _took,
    "hunt": _hunted,
    "trade": _traded,
    "bonus": _bonus,
    "village": visited,
    "yurt": used,
    "wish": took_wish,
    "outpost": built,
    "claim": claimed,
    "advance": _advanced,
    "stay": _advanced,
    "reward": _rewarded,
    "buy": _bought,
    "buy bag": _bought_of_the_bag,
    "swap": _gave,
    "exchange": _gave,
    "fulfil": _fulfilled,
    "income": _earned,
    "song": sang,
}
"""Who tells of an action, by the verb that begins it."""


def headless(segment: Segment) -> Told:
    """What is told where nobody began anything: furs that came by themselves, or nothing was done.

    Of moves that were taken back only the last ones may be there, so that a single move has to be told too.
    """
    who = Who(segment.seat)
    account = accounted(segment)
    if segment.of("extra"):
        return sentence("story.extra", name=who), [], []
    if segment.of("draw", "keep"):
        gained = things.gaining(account.goods)
        bag = sentence("story.bag", name=who, things=account.prey, paid="", gained=gained)
        return bag if account.prey else sentence("story.draws", name=who), [], []
    if [one for one in segment.of("pass") if one.procedure in ("choose-which-song", "sing-at-once")]:
        return sentence("story.no-song", name=who), [], []
    if segment.first.verb in CLOSING and len(segment.happenings) > 1:
        return sentence("story.nothing", name=who), [], []
    return logged(segment.first).said, [], []


def extra(one: Happening) -> Sentence:
    """That an action is the extra one of the season."""
    return sentence(f"story.extra.{SEASONS[one.before.numbers['season']]}")


def unpaid(segment: Segment) -> Sentence:
    """That the price of an action is being paid."""
    one = head_of(segment)
    parts: dict[str, Part] = {**one.nouns}
    for kind in one.nouns:
        if kind == "wish":
            parts[kind] = things.wish(WISHES.index(str(one.nouns[kind])))
        elif kind in ("space", "tile"):
            parts[kind] = things.place(segment.box, one.before, space_of(one, kind))
    what = Sentence(f"move.{one.verb.replace(' ', '-')}", parts)
    return sentence("story.unpaid", name=Who(segment.seat), what=what)
