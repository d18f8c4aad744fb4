"""The rivals: for each other seat its horses, coins, points, furs, banners, tigers, outposts, wishes and landscapes."""

from __future__ import annotations

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon, line
from veche.drawing.marks import coin
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.titles.stroganov.components import FURS, TYPES, WISHES
from veche.titles.stroganov.draw import ivan
from veche.titles.stroganov.draw.cards import wish_name, wish_text
from veche.titles.stroganov.draw.desk import Desk
from veche.titles.stroganov.draw.house import pile


def drawn(desk: Desk) -> Html:
    """The rivals in the order in which they follow one's own seat."""
    others = [(desk.mine + place) % desk.houses for place in range(1, desk.houses)]
    title = html(f'<h2 class="sr">{esc(desk.say("draw.rivals"))}</h2>')
    return html(f'<div class="rivals tab-rivals">{title}{joined([_rival(desk, seat) for seat in others])}</div>')


@recalled
def _rival(desk: Desk, seat: int) -> Html:
    now = " cur" if seat == desk.scene.asked else ""
    cards = ivan.drawn(desk) if desk.ivan(seat) else EMPTY
    name = desk.seats[seat]
    return part(
        html(
            f'<section id="mat-{esc(name)}" class="panel rival s-{esc(name)}{esc(now)}" '
            f'aria-label="{esc(desk.name(seat))}">'
            f'{_head(desk, seat)}{_furs(desk, seat)}<div class="r3">{_things(desk, seat)}</div>{cards}</section>'
        )
    )


def _head(desk: Desk, seat: int) -> Html:
    say = desk.say
    vp = desk.columns["vp"][seat]
    thing = f"seat-{desk.seats[seat]}"
    named = html(f"<b>{esc(desk.name(seat))}</b><span>{esc(_state(desk, seat))}</span>")
    who = html(f'{desk.badge(seat)}<span class="who">{named}</span>')
    points = desk.tip(say("draw.seal"), say("draw.seal.tip", figure=desk.d.houses[seat].total))
    return html(
        f"<header>{desk.thing(thing, 'whose', who, tag='span')}"
        f"{_kv(desk, 'horse', 'horses', desk.columns['horses'][seat], 'kv big')}"
        f'<span class="kv big"{desk.tip(say("draw.coins.name"), say("draw.coins.tip"))}>{coin()}'
        f"<b>{desk.columns['coins'][seat]}</b></span>"
        f"<span{points}>{desk.sealed(seat, vp)}</span></header>"
    )


def _state(desk: Desk, seat: int) -> str:
    """Whether the seat has had its turn this season."""
    if desk.view.over or not desk.has_turns:
        return desk.say(f"season.{desk.d.season}")
    if desk.columns["played"][seat]:
        return desk.say("draw.rival.played")
    return desk.say("draw.rival.now" if seat == desk.scene.asked else "draw.rival.waits")


def _kv(desk: Desk, sign: str, key: str, number: int, css: str = "kv") -> Html:
    name = desk.say(f"draw.{key}.name")
    hint = desk.tip(f"{name}: {number}")
    return html(f'<span class="{esc(css)}"{hint}>{icon(sign, label=name)}<b>{number}</b></span>')


def _furs(desk: Desk, seat: int) -> Html:
    found = []
    for fur, number in enumerate(desk.furs(seat)):
        name = desk.say(f"fur.{FURS[fur]}")
        hint = desk.tip(f"{name[:1].upper()}{name[1:]}: {number}")
        count = html(f'<i class="x">×{number}</i>') if number else EMPTY
        found.append(html(f'<span class="pile"{hint}>{pile(desk, seat, fur, number, "sm")}{count}</span>'))
    return html(f'<div class="rf">{joined(found)}</div>')


def _things(desk: Desk, seat: int) -> Html:
    say = desk.say
    house = desk.d.houses[seat]
    left = desk.columns["outposts"][seat]
    outposts = desk.tip(say("draw.rival.outposts", figure=left, built=house.built))
    cards = [f"{wish_name(desk, card)}: {wish_text(desk, card)}" for card in house.hand]
    cards += [f"✓ {wish_name(desk, card)}: {say(f'effect.{WISHES[card]}')}" for card in house.fulfilled]
    wishes = desk.tip(say("draw.rival.wishes", figure=len(house.hand), done=len(house.fulfilled)), "\n".join(cards))
    lands = joined([(icon(TYPES[kind]) * number) for kind, number in enumerate(house.types)])
    types = ", ".join([f"{say(f'draw.type.{TYPES[kind]}')} {number}" for kind, number in enumerate(house.types)])
    parts = (
        ("kv", outposts, html(f"{icon('outpost')}<b>{left}</b>{line('check')}<b>{house.built}</b>")),
        ("kv", wishes, html(f"{icon('wish')}<b>{len(house.hand)}</b>{line('check')}<b>{len(house.fulfilled)}</b>")),
        ("kv lnd", desk.tip(say("draw.landscapes"), types), lands or html(f"{icon('structures')}<b>0</b>")),
    )
    return (
        _kv(desk, "banner", "banners", desk.columns["banners"][seat])
        + _kv(desk, "tiger", "tigers", desk.columns["tigers"][seat])
        + joined(
            [
                html(f'<span class="{esc(css)}" tabindex="0" role="group"{tip}>{inside}</span>')
                for css, tip, inside in parts
            ]
        )
    )
