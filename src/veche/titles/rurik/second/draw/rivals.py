"""The rivals: for each other seat its coins, cards, points, buildings, oaths, influence, goods, rebels and Merits."""

from __future__ import annotations

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import coin
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.tips import tale
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.marks import good
from veche.titles.rurik.second.components import BUILDINGS, GOODS, OATHS, PAIRS, SLOTS, TILES
from veche.titles.rurik.second.draw.cards import leader_hint
from veche.titles.rurik.second.draw.desk import QUIET, Desk
from veche.titles.rurik.second.draw.house import bear, counted, tile_state, tile_words

OF_A_PAIR = 2
STEPS = 3


def drawn(desk: Desk) -> Html:
    """The rivals in the order in which they follow one's own seat."""
    others = [(desk.mine + place) % desk.players for place in range(1, desk.players)]
    title = html(f'<h2 class="sr">{esc(desk.say("draw.rivals"))}</h2>')
    return html(f'<div class="rivals tab-rivals">{title}{joined([_rival(desk, seat) for seat in others])}</div>')


@recalled
def _rival(desk: Desk, seat: int) -> Html:
    now = " cur" if seat == desk.scene.asked else ""
    bar = html('<span class="vr" aria-hidden="true"></span>')
    return part(
        html(
            f'<section id="mat-{esc(desk.seats[seat])}" class="panel rival s-{esc(desk.seats[seat])}{esc(now)}" '
            f'aria-label="{esc(desk.name(seat))}">'
            f'{_head(desk, seat)}<div class="r2">{_buildings(desk, seat)}{bar}{_oaths(desk, seat)}{bar}'
            f'{_influence(desk, seat)}</div><div class="r3">{_goods(desk, seat)}{bar}'
            f"{counted(desk, 'captured', 'captured', desk.columns['captured'][seat])}"
            f"{counted(desk, 'troop', 'troops', desk.columns['reserve'][seat])}"
            f"{counted(desk, 'merit', 'merits', sum(desk.d.houses[seat].merits))}</div></section>"
        )
    )


def _head(desk: Desk, seat: int) -> Html:
    say, house = desk.say, desk.d.houses[seat]
    coins = desk.columns["coins"][seat]
    income = desk.tip(say("draw.coins.name"), desk.purse(seat, house.income))
    who = html(f'{desk.badge(seat)}<span class="who"><b>{esc(desk.name(seat))}</b>{_leader(desk, seat)}</span>')
    return html(
        f"<header>{desk.thing(f'seat-{desk.seats[seat]}', 'whose', who, tag='span')}{bear(desk, seat)}"
        f'<span class="kv big"{income}>{coin()}<b>{coins}</b></span>'
        f"{_big(desk, 'strategy', 'hand', desk.columns['hand_size'][seat])}"
        f"{_deeds(desk, seat)}<span{desk.tip(say('draw.seal'), say('draw.seal.tip'))}>"
        f"{desk.sealed(seat, house.points)}</span></header>"
    )


def _leader(desk: Desk, seat: int) -> Html:
    leader = desk.leader_of(seat)
    if leader == NONE:
        return EMPTY
    mark = QUIET if desk.doubts.leaders[leader] else EMPTY
    return html(f"<span{leader_hint(desk, leader)}>{esc(desk.leader(seat))}{mark}</span>")


def _big(desk: Desk, sign: str, key: str, number: int) -> Html:
    name = desk.say(f"draw.rival.{key}")
    return html(f'<span class="kv big"{desk.tip(f"{name}: {number}")}>{icon(sign, label=name)}<b>{number}</b></span>')


def _deeds(desk: Desk, seat: int) -> Html:
    """Deeds in hand: those taken from a market are known to everybody."""
    house = desk.d.houses[seat]
    number = len(house.hand) + house.unknown
    names = [desk.deed(deed) for deed in house.hand]
    if house.unknown:
        names.append(desk.say.count("draw.rival.unknown", house.unknown))
    done = [f"✓ {desk.deed(deed)}" for deeds in house.slots for deed in deeds]
    title = desk.say("draw.rival.deeds", open=number, done=house.completed)
    hint = desk.tip(title, ", ".join(names + done))
    return html(f'<span class="kv big"{hint}>{icon("deed", label=desk.say("draw.goals"))}<b>{number}</b></span>')


def _boxes(full: int, of: int) -> Html:
    boxes = html('<i class="f"></i>') * full + html("<i></i>") * (of - full)
    return html(f'<span class="pp">{boxes}</span>')


def _buildings(desk: Desk, seat: int) -> Html:
    found = []
    for kind, name in enumerate(BUILDINGS):
        built = len(SLOTS) - desk.columns["structures_left"][seat * len(BUILDINGS) + kind]
        hint = desk.tip(desk.say(f"structure.{name}"), desk.say("draw.rival.built", figure=built))
        found.append(html(f'<span class="bc"{hint}>{icon(name)}{_boxes(built, len(SLOTS))}</span>'))
    return html(f'<span class="boxes">{joined(found)}</span>')


def _oaths(desk: Desk, seat: int) -> Html:
    found = []
    for pair in range(len(PAIRS)):
        name = OATHS[desk.d.oaths[seat * len(PAIRS) + pair]]
        sworn = desk.columns["oaths"][seat * len(PAIRS) + pair]
        hint = desk.tip(desk.say("draw.oath", oath=name), desk.say("draw.rival.sworn", figure=sworn))
        found.append(html(f'<span class="bc"{hint}>{icon(name)}{_boxes(sworn, OF_A_PAIR)}</span>'))
    return html(f'<span class="boxes">{joined(found)}</span>')


def _influence(desk: Desk, seat: int) -> Html:
    """Tiles with a ring that says how they stand, and the deeds in their slots as boxes."""
    found = []
    for slot, name in enumerate(TILES):
        state = tile_state(desk, seat, slot)
        deeds = min(desk.columns["influence"][seat * len(SLOTS) + slot], STEPS)
        text = f"{tile_words(desk, slot)} {desk.say(f'draw.tile-state.{state}')}"
        hint = desk.tip(desk.say("draw.tile-of", tile=name), text)
        found.append(
            html(
                f'<span class="bc"{hint}><span class="tk {esc(state)}">{icon(name)}</span>{_boxes(deeds, STEPS)}</span>'
            )
        )
    return html(f'<span class="boxes">{joined(found)}</span>')


def _goods(desk: Desk, seat: int) -> Html:
    found = []
    for kind, name in enumerate(GOODS):
        number = desk.goods(seat)[kind]
        look = "kv g" if number else "kv g z"
        label = desk.tip(f"{desk.say(f'good.{name}')}: {number}") + tale(f"good-{name}")
        found.append(html(f'<span class="{esc(look)}"{label}>{good(name)}<b>{number}</b></span>'))
    return joined(found)
