"""Whose things lie in the dock: the leader's crest with name, place, ability and points."""

from __future__ import annotations

from collections.abc import Sequence

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import coin
from veche.drawing.parts import part
from veche.drawing.tips import tip
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.desk import Desk
from veche.titles.rurik.both.draw.marks import PLAITED


def drawn(desk: Desk, words: str, hint: Html, sealed: Html, marker: Html, below: Html = EMPTY) -> Html:
    """The first part of the dock. `words` say what the leader does, `hint` is the tip; `below` is counted things."""
    seat, say = desk.mine, desk.say
    name = called(desk)
    crest = html(f'{PLAITED}{desk.badge(seat)}<b aria-hidden="true">{esc(name[:1])}</b>')
    points = tip(say("draw.seal"), say("draw.seal.tip"))
    return part(
        html(
            f'<section id="my-leader" class="me lead-{esc(desk.seats[seat])}" aria-labelledby="h-leader">'
            f"{desk.thing(f'seat-{desk.seats[seat]}', 'crest', crest, hint, focus=True)}"
            f'<h2 id="h-leader"><span>{esc(name)}<small>{esc(_where(desk))}</small></span>{marker}'
            f'<span class="worth"{points}>{sealed}</span></h2>'
            f"<p{hint}>{esc(words)}</p>{below}</section>"
        )
    )


def called(desk: Desk) -> str:
    """The leader's name, or what the place of a leader is called."""
    leader = desk.leader_of(desk.mine)
    return desk.say("draw.leader") if leader == NONE else desk.leader(desk.mine)


def _where(desk: Desk) -> str:
    """Who plays, and where the leader is."""
    who = desk.name(desk.mine) if desk.watching else desk.say("draw.you")
    if desk.leader_of(desk.mine) == NONE:
        return who
    place = desk.columns["leader_at"][desk.mine]
    regions = desk.edition.regions
    where = desk.say("draw.leader.supply") if place == NONE else desk.say("draw.leader.in", region=regions[place])
    return f"{who} · {where}"


def purse_line(desk: Desk, goods: Sequence[Html], cards: tuple[str, str], points: int) -> Html:
    """What is counted, in one line: coins, `goods` by kind, troops in the supply, `cards` by icon and name, points."""
    seat, say = desk.mine, desk.say
    kinds = []
    for kind, number in enumerate(desk.goods(seat)):
        name = say(f"good.{desk.edition.goods[kind]}")
        look = EMPTY if number else html(' class="z"')
        kinds.append(html(f'<span{look}><span class="sr">{esc(name)}: </span>{goods[kind]}<b>{number}</b></span>'))
    sign, key = cards
    return html(
        f"<span>{coin()}<b>{desk.columns['coins'][seat]}</b></span>"
        f'<span class="gs">{joined(kinds)}</span>'
        f"<span>{icon('troop', label=say('draw.left.troops'))}<b>{desk.columns['reserve'][seat]}</b></span>"
        f"<span>{icon(sign, label=say(f'draw.{key}'))}<b>{desk.columns['hand_size'][seat]}</b></span>"
        f"{desk.sealed(seat, points)}"
    )
