"""The rivals: for each other seat its coins, schemes, points, boat, dock, supply, deeds and tokens."""

from __future__ import annotations

from veche.drawing.html import esc
from veche.drawing.icons import icon, line
from veche.drawing.parts import part
from veche.drawing.tips import tip
from veche.titles.rurik.both.components import NONE, SEATS
from veche.titles.rurik.first.components import DEEDS, GOODS, LEADERS, TOKENS
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.household import supply
from veche.titles.rurik.first.draw.marks import coin, good, seal


def drawn(desk: Desk) -> str:
    """The rivals in the order in which they follow one's own seat."""
    others = [(desk.mine + place) % desk.players for place in range(1, desk.players)]
    title = f'<h2 class="sr">{esc(desk.say("draw.rivals"))}</h2>'
    return f'<div class="rivals tab-rivals">{title}{"".join([_rival(desk, seat) for seat in others])}</div>'


def _rival(desk: Desk, seat: int) -> str:
    now = " cur" if seat == desk.scene.asked else ""
    return part(
        f'<section id="mat-{SEATS[seat]}" class="panel rival s-{SEATS[seat]}{now}" aria-label="{esc(desk.name(seat))}">'
        f'{_head(desk, seat)}<div class="r2">{boat(desk, seat)}{dock(desk, seat)}</div>'
        f'<div class="r3">{"".join(supply(desk, seat))}{_deeds(desk, seat)}{_tokens(desk, seat)}</div></section>'
    )


def _head(desk: Desk, seat: int) -> str:
    say = desk.say
    house = desk.d.households[seat]
    thing = f"seat-{SEATS[seat]}"
    leader = ""
    if house.leader != NONE:
        name = desk.leader(seat)
        leader = f"<span{tip(name, say(f'draw.leader.{_leader_key(desk, seat)}'))}>{esc(name)}</span>"
    who = f'{desk.badge(seat)}<span class="who"><b>{esc(desk.name(seat))}</b>{leader}</span>'
    bear = f'<span class="bearb"{tip(say("draw.rival.bear"), say("draw.rival.bear.tip"))}>{icon("bear")}</span>'
    coins, hand = desk.columns["coins"][seat], desk.columns["hand_size"][seat]
    schemes = say("draw.rival.hand")
    return (
        f"<header>{desk.thing(thing, 'whose', who, tag='span')}{bear if desk.numbers['marker'] == seat else ''}"
        f'<span class="kv big"{tip(say("draw.coins.name"), desk.purse(seat, house.income))}>'
        f"{coin()}<b>{coins}</b></span>"
        f'<span class="kv big"{tip(f"{schemes}: {hand}")}>{icon("scheme", label=schemes)}'
        f"<b>{hand}</b></span><span{tip(say('draw.seal'), say('draw.seal.tip'))}>"
        f"{seal(house.points, say.count('draw.points', house.points))}</span></header>"
    )


def _leader_key(desk: Desk, seat: int) -> str:
    return LEADERS[desk.d.households[seat].leader]


def boat(desk: Desk, seat: int) -> str:
    """The seat's boat, a column for each good."""
    goods = desk.goods(seat)
    found = []
    for kind, name in enumerate(GOODS):
        room = desk.box.boat[kind]
        aboard = min(goods[kind], room)
        hint = tip(desk.say("draw.boat.column", good=name, figure=aboard, room=room).capitalize())
        boxes = '<i class="f"></i>' * aboard + "<i></i>" * (room - aboard)
        found.append(f'<span class="bc"{hint}>{good(kind)}<span class="pp">{boxes}</span></span>')
    return f'<span class="boat">{"".join(found)}</span>'


def dock(desk: Desk, seat: int, key: str = "draw.dock.tip") -> str:
    """The goods for which its boat has no room; the key is that of its tip."""
    goods = desk.goods(seat)
    rest = [kind for kind in range(len(GOODS)) for _ in range(goods[kind] - desk.box.boat[kind])]
    shown = "".join([good(kind) for kind in rest[:5]]) or '<span class="none">–</span>'
    hint = tip(desk.say("draw.dock"), desk.say(key))
    return f'<span class="dock"{hint}><small>{esc(desk.say("draw.dock"))}</small>{shown}</span>'


def _deeds(desk: Desk, seat: int) -> str:
    house = desk.d.households[seat]
    names = [desk.say(f"deed.{DEEDS[deed]}") for deed in house.open_deeds]
    done = [f"✓ {desk.say(f'deed.{DEEDS[deed]}')}" for deed in house.done_deeds]
    title = desk.say("draw.rival.deeds", open=len(house.open_deeds), done=len(house.done_deeds))
    hint = tip(title, ", ".join(names + done))
    return (
        f'<span class="kv"{hint}>{icon("deed")}<b>{len(house.open_deeds)}</b>{line("check")}'
        f"<b>{len(house.done_deeds)}</b></span>"
    )


def _tokens(desk: Desk, seat: int) -> str:
    found = []
    for token, name in enumerate(TOKENS):
        ready = desk.columns["tokens"][seat * len(TOKENS) + token]
        state = desk.say("draw.token.ready") if ready else desk.say("draw.token.used")
        hint = tip(desk.say(f"draw.token.{name}"), state)
        found.append(f'<span class="tk{"" if ready else " used"}"{hint}>{icon(name)}</span>')
    return f'<span class="toks">{"".join(found)}</span>'
