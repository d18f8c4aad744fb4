"""The course of a turn, as far as both editions tell it alike: bids on the board, what acts, how one comes back."""

from __future__ import annotations

from veche.story.passage import Thing, Trace, Who, sentence
from veche.titles.rurik.both.components import ROWS
from veche.titles.rurik.both.story.actions import tell_bid, tell_marker
from veche.titles.rurik.both.story.change import asked
from veche.titles.rurik.both.story.telling import Telling


def alone(t: Telling) -> None:
    """A move in the words that its verb has alone."""
    t.tell_alone(t.take()[0])


def joined(t: Telling) -> None:
    """A move that belongs to what was told before it."""
    t.join(t.take()[0])


def placing(t: Telling) -> None:
    """An advisor or disc that somebody takes up, the bribe with it, and its column."""
    span = t.take("bribe", "column")
    one = span[-1]
    if one.verb in ("bribe", "column"):
        _, _, value, bribe, _, _ = one.before.docket[0]
        return tell_bid(t, span, value, bribe + (one.verb == "bribe"), t.values)
    return tell_bid(t, span, int(one.nouns[one.verb]), 0, t.values)


def acting(t: Telling) -> None:
    """The main action: what comes of it is told with it, if anything can come of it."""
    one = t.take()[0]
    if asked(one.after, *t.acting):
        t.lead.append(one)
    else:
        t.tell([one], sentence("story.acted-idle", name=Who(one.seat), column=t.column(one)))


def forfeiting(t: Telling) -> None:
    """A coin instead of the main action."""
    one = t.take()[0]
    t.tell([one], sentence("story.forfeited", name=Who(one.seat), column=t.column(one)), coins={one.seat: 1})


def resolving(t: Telling) -> None:
    """Which of two equal advisors or discs comes first."""
    one = t.take()[0]
    column = Thing("column", str(one.nouns["column"]))
    space = t.columns.index(column.noun) * ROWS + int(one.nouns["row"]) - 1
    said = sentence("story.resolved", name=Who(one.seat), value=one.before.columns[t.values][space], column=column)
    t.tell([one], said, traces=[Trace("here", column.at)])


def rallying(t: Telling) -> None:
    """Who had nobody on the map comes back with leader and a troop."""
    one = t.take()[0]
    region = Thing("region", str(one.nouns["region"]))
    said = sentence("story.rallied", name=Who(one.seat), leader=t.leader(one, one.seat), region=region)
    t.tell([one], said, traces=[Trace("comes", region.at)])


def giving_marker(t: Telling) -> None:
    """Who has the first-player marker from now on."""
    tell_marker(t, t.take()[0])
