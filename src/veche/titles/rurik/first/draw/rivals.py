"""The rivals: for each other seat its coins, schemes, points, boat, dock, supply, deeds and tokens."""

from __future__ import annotations

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon, line
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.tips import tale, tip
from veche.kernel.sentences import with_remark
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first.components import DEEDS, GOODS, LEADERS, OLD_STRUCTURES, TOKENS
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.household import supply
from veche.titles.rurik.first.draw.marks import coin, good
from veche.titles.rurik.first.draw.stone_and_blade import boons_on_dock, lies_under


def drawn(desk: Desk) -> Html:
    """The rivals in the order in which they follow one's own seat."""
    others = [(desk.mine + place) % desk.players for place in range(1, desk.players)]
    title = html(f'<h2 class="sr">{esc(desk.say("draw.rivals"))}</h2>')
    return html(f'<div class="rivals tab-rivals">{title}{joined([_rival(desk, seat) for seat in others])}</div>')


@recalled
def _rival(desk: Desk, seat: int) -> Html:
    more = desk.kinds > len(OLD_STRUCTURES)  # then the tokens have no room beside what is left over
    look = (" cur" if seat == desk.scene.asked else "") + (" more" if more else "")
    tokens = _tokens(desk, seat)
    upper = [boat(desk, seat), tokens if more else EMPTY, dock(desk, seat)]
    lower = [*supply(desk, seat), _deeds(desk, seat), EMPTY if more else tokens]
    return part(
        html(
            f'<section id="mat-{esc(desk.seats[seat])}" class="panel rival s-{esc(desk.seats[seat])}{esc(look)}" '
            f'aria-label="{esc(desk.name(seat))}">'
            f'{_head(desk, seat)}<div class="r2">{joined(upper)}</div><div class="r3">{joined(lower)}</div></section>'
        )
    )


def _head(desk: Desk, seat: int) -> Html:
    say = desk.say
    house = desk.d.households[seat]
    thing = f"seat-{desk.seats[seat]}"
    leader = EMPTY
    if house.leader != NONE:
        name = desk.leader(seat)
        hint = tip(name, _ability(desk, house.leader)) + tale(f"leader-{LEADERS[house.leader]}")
        leader = html(f"<span{hint}>{esc(name)}</span>")
    who = html(f'{desk.badge(seat)}<span class="who"><b>{esc(desk.name(seat))}</b>{leader}</span>')
    bear = html(f'<span class="bearb"{tip(say("draw.rival.bear"), say("draw.rival.bear.tip"))}>{icon("bear")}</span>')
    coins, hand = desk.columns["coins"][seat], desk.columns["hand_size"][seat]
    schemes = say("draw.rival.hand")
    return html(
        f"<header>{desk.thing(thing, 'whose', who, tag='span')}{bear if desk.numbers['marker'] == seat else ''}"
        f'<span class="kv big"{tip(say("draw.coins.name"), desk.purse(seat, house.income))}>'
        f"{coin()}<b>{coins}</b></span>"
        f'<span class="kv big"{tip(f"{schemes}: {hand}")}>{icon("scheme", label=schemes)}'
        f"<b>{hand}</b></span><span{tip(say('draw.seal'), say('draw.seal.tip'))}>"
        f"{desk.sealed(seat, house.points)}</span></header>"
    )


def _ability(desk: Desk, leader: int) -> str:
    """What a leader does, and whether that has been done this round."""
    used = desk.say("draw.leader.used") if desk.is_used(leader) else ""
    return with_remark(desk.say(f"draw.leader.{LEADERS[leader]}"), used)


def boat(desk: Desk, seat: int) -> Html:
    """The seat's boat, a column for each good."""
    goods = desk.goods(seat)
    found = []
    for kind, name in enumerate(GOODS):
        room = desk.box.boat[kind]
        aboard = min(goods[kind], room)
        boon = lies_under(desk, seat, kind)
        words = desk.say("draw.boat.column", good=name, figure=aboard, room=room).capitalize()
        hint = tip(words, desk.say("draw.boon.rival") if boon else "") + tale(f"good-{name}")
        boxes = html('<i class="f"></i>') * aboard + html("<i></i>") * (room - aboard)
        found.append(
            html(f'<span class="bc"{hint}>{good(kind)}<span class="pp{" gift" if boon else ""}">{boxes}</span></span>')
        )
    return html(f'<span class="boat">{joined(found)}</span>')


def dock(desk: Desk, seat: int, key: str = "draw.dock.tip") -> Html:
    """The goods for which its boat has no room; the key is that of its tip."""
    goods = desk.goods(seat)
    rest = [kind for kind in range(len(GOODS)) for _ in range(goods[kind] - desk.box.boat[kind])]
    shown = joined([good(kind) for kind in rest[:5]]) + boons_on_dock(desk, seat)
    shown = shown or html('<span class="none">–</span>')
    hint = tip(desk.say("draw.dock"), desk.say(key))
    return html(f'<span class="moored"{hint}><small>{esc(desk.say("draw.dock"))}</small>{shown}</span>')


def _deeds(desk: Desk, seat: int) -> Html:
    house = desk.d.households[seat]
    names = [desk.say(f"deed.{DEEDS[deed]}") for deed in house.open_deeds]
    done = [f"✓ {desk.say(f'deed.{DEEDS[deed]}')}" for deed in house.done_deeds]
    title = desk.say("draw.rival.deeds", open=len(house.open_deeds), done=len(house.done_deeds))
    hint = tip(title, ", ".join(names + done))
    return html(
        f'<span class="kv"{hint}>{icon("deed")}<b>{len(house.open_deeds)}</b>{line("check")}'
        f"<b>{len(house.done_deeds)}</b></span>"
    )


def _tokens(desk: Desk, seat: int) -> Html:
    found = []
    for token, name in enumerate(TOKENS):
        ready = desk.columns["tokens"][seat * len(TOKENS) + token]
        state = desk.say("draw.token.ready") if ready else desk.say("draw.token.used")
        hint = tip(desk.say(f"draw.token.{name}"), state)
        found.append(html(f'<span class="tk{"" if ready else " used"}"{hint}>{icon(name)}</span>'))
    return html(f'<span class="toks">{joined(found)}</span>')
