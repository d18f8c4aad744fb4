"""Attacks: whom they hit, what the check for a casualty showed, what lay under a rebel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.story.passage import Happening, Sentence, Thing, Trace, Who, sentence
from veche.titles.rurik.both.components import NONE, REBEL
from veche.titles.rurik.both.story.actions import target_of
from veche.titles.rurik.both.story.change import Change, asked
from veche.titles.rurik.first.components import REGIONS, WARFARE_REWARDS
from veche.titles.rurik.first.rebellion.record import REBELLION
from veche.titles.rurik.first.stone_and_blade.rewards import EVERY
from veche.titles.rurik.first.story.telling import RurikTelling, Teller

CHECKING: Final = ("check-which-deck", "rebellion-check-deck", "reveal-scheme")


def _attack(t: RurikTelling) -> None:
    span = t.take_asked(*CHECKING, "find-reward")
    region = REGIONS.index(str(span[0].nouns["region"]))
    target = target_of(span[0].nouns, t.seats)
    if target == REBEL:
        tell_defeated(t, span, region)
    else:
        tell_attacked(t, span, region, target)


def tell_defeated(t: RurikTelling, span: Sequence[Happening], region: int) -> None:
    """A rebel fell; what lay under it, and who took its place."""
    seat = span[0].seat
    coins, goods = t.coins(span, seat), Change(span[0].before, span[-1].after).goods(seat)
    things = t.things(goods, coins)
    where = t.region(region)
    if things:
        said = sentence("story.defeated-rebel", name=Who(seat), region=where, things=things)
    else:
        said = sentence("story.attacked-rebel", name=Who(seat), region=where)
    came = Change(span[0].before, span[-1].after).troops(seat, region) > 0
    then = [sentence("story.took-its-place")] if came else []
    t.tell(span, said, then, [Trace("falls", where.at)], "attack", {seat: coins}, {seat: goods})


def tell_attacked(
    t: RurikTelling, span: Sequence[Happening], region: int, target: int, then: Sequence[Sentence] = ()
) -> None:
    """An opponent lost a troop or the leader; what the check showed."""
    one = span[0]
    seat = one.seat
    where = t.region(region)
    lost = sentence("story.lost", name=Who(target, within=True), pieces=t.lost([one], target, region))
    casualty = t.lost(span, seat, region)
    shown = [card for card in span if card.verb == "reveal scheme"]
    other = Who(target, within=True)
    if asked(span[-1].after, *CHECKING):
        said = sentence("story.attacked", name=Who(seat), other=other, region=where, lost=lost)
    elif not shown:
        said = sentence("story.attacked-unchecked", name=Who(seat), other=other, region=where, lost=lost)
    elif not casualty:
        said = sentence("story.attacked-safe", name=Who(seat), other=other, region=where, lost=lost)
    else:
        own = sentence("story.lost", name=Who(seat, within=True), pieces=casualty)
        said = sentence("story.attacked-casualty", name=Who(seat), other=other, region=where, lost=lost, casualty=own)
    after = [*then]
    if Change(one.before, one.after).of("warfare", seat) > 0:
        step = one.after.columns["warfare"][seat]
        after.append(sentence("story.warfare", name=Who(seat), step=step))
        after += reward_said(one, seat, step)
    if shown:
        cards = tuple([Thing("scheme", str(card.nouns["scheme"])) for card in shown])
        after.append(sentence("story.checked", number=len(cards), cards=cards))
    traces = [Trace("falls", where.at)] * (2 if casualty else 1)
    t.tell(span, said, after, traces, "attack")


def reward_said(one: Happening, seat: int, step: int) -> list[Sentence]:
    """Stone & Blade: the token on the step to which the marker came."""
    tokens = one.after.columns["warfare_rewards"]
    place = step // EVERY - 1
    if step % EVERY or not 0 <= place < len(tokens) or tokens[place] == NONE:
        return []
    if is_automa(one, seat) and not gained(Change(one.before, one.after), seat):
        return []
    return [sentence("story.warfare-reward", reward=Thing("warfare_reward", WARFARE_REWARDS[tokens[place]]))]


def is_automa(one: Happening, seat: int) -> bool:
    """Whether the seat is the Rebellion's, which draws no scheme cards."""
    return bool(one.after.columns.get("rebellion")) and seat == REBELLION


def gained(change: Change, seat: int) -> bool:
    """Whether a token brought the seat anything at once."""
    return any(change.goods(seat)) or any(change.of(name, seat) for name in ("coins", "point_tokens"))


def _neutral(t: RurikTelling) -> None:
    one = t.take()[0]
    region = Thing("region", str(one.nouns["region"]))
    said = sentence("story.attacked-neutral", name=Who(one.seat), region=region)
    t.tell([one], said, traces=[Trace("falls", region.at)], scene="attack")


TELLERS: Final[dict[str, Teller]] = {"attack": _attack, "attack neutral": _neutral}
