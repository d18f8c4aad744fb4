"""My household: boat and dock, coins, conversion tokens, what is left in the supply; leader, hand, agenda and deeds."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import EMPTY, Html, esc, html, joined, parted
from veche.drawing.icons import icon
from veche.drawing.parts import part
from veche.drawing.tips import tip
from veche.titles.rurik.both.components import NONE, SEATS
from veche.titles.rurik.both.draw.cards import agenda_standing, card, done_mark, leader_look, plain, section
from veche.titles.rurik.both.draw.marks import back
from veche.titles.rurik.first.box import KINDS
from veche.titles.rurik.first.components import (
    AGENDAS,
    DEEDS,
    GOODS,
    LEADERS,
    REGIONS,
    SCHEME_CARDS,
    STRUCTURES,
    TOKENS,
)
from veche.titles.rurik.first.draw import reasons
from veche.titles.rurik.first.draw.cards import deed_hint, faces, scheme_hint, scheme_thing
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.marks import coin, good, seal
from veche.titles.rurik.first.naming import gains_said

HULL: Final = html(
    '<svg class="hull" viewBox="0 0 300 150" preserveAspectRatio="none" aria-hidden="true">'
    '<path class="h1" d="M2 58C14 64 16 118 36 134C70 147 230 147 264 134C284 118 286 64 298 58"/>'
    '<path class="h2" d="M14 84C60 94 240 94 286 84M22 112C80 122 220 122 278 112"/></svg>'
)
COINS_SHOWN: Final = 6


def drawn(desk: Desk) -> Html:
    """Everything of one's own, in a row."""
    return _mat(desk) + _leader(desk) + _hand(desk) + _goals(desk)


def _mat(desk: Desk) -> Html:
    seat, say = desk.mine, desk.say
    house = desk.d.households[seat]
    title = say("draw.household-of", who=desk.name(seat)) if desk.watching else say("draw.your")
    points = tip(say("draw.seal"), say("draw.seal.tip"))
    thing = f"seat-{SEATS[seat]}"
    inside = html(f'{desk.badge(seat)}<span class="ttl1">{esc(title)}</span>')
    head = desk.thing(thing, "whose", inside, tag="span")
    bear = html(f'<span class="bearb"{tip(say("draw.rival.bear"), say("draw.rival.bear.tip"))}>{icon("bear")}</span>')
    marker = bear if desk.numbers["marker"] == seat and desk.d.rebellion is None else EMPTY
    return part(
        html(
            f'<section id="my-mat" class="panel mat s-{SEATS[seat]}" aria-labelledby="h-mat">'
            f'<h2 class="rubric" id="h-mat">{head}{marker}<small{points}>'
            f"{seal(house.points, say.count('draw.points', house.points))} {esc(say('draw.so-far'))}</small></h2>"
            f'<div class="matgrid">{_boat(desk)}<div class="dockbox">{_coins(desk)}{_dock(desk)}{_tokens(desk)}</div>'
            f"{_left(desk)}</div></section>"
        )
    )


def _boat(desk: Desk) -> Html:
    columns = []
    goods = desk.goods(desk.mine)
    for kind, name in enumerate(GOODS):
        room = desk.box.boat[kind]
        aboard = min(goods[kind], room)
        cells = [
            html(f'<span class="cell{" f" if place < aboard else ""}">{good(kind)}</span>') for place in range(room)
        ]
        full = " full" if aboard == room else ""
        hint = tip(
            desk.say("draw.boat.column", good=name, figure=aboard, room=room).capitalize(),
            desk.say("draw.boat.tip"),
            reasons.good(desk, _good_thing(desk, kind), kind, "draw.boat.why"),
        )
        columns.append(desk.thing(_good_thing(desk, kind), f"col{full}", joined(cells), hint))
    return html(f'<div class="boatcols">{HULL}{joined(columns)}</div>')


def _good_thing(desk: Desk, kind: int) -> str:
    """A column of the boat is its good; while a market brings one more of a region's good, it is that."""
    if desk.procedure == "use-market" and desk.columns["good_of"][desk.operands[0]] == kind:
        return "extra-good"
    return f"good-{GOODS[kind]}"


def _coins(desk: Desk) -> Html:
    coins = desk.columns["coins"][desk.mine]
    shown = coin() * min(coins, COINS_SHOWN)
    hint = tip(desk.say("draw.coins.name"), desk.purse(desk.mine, desk.d.households[desk.mine].income))
    return desk.thing("extra-coin", "coins", html(f"{shown}<b>{coins}</b>"), hint)


def _dock(desk: Desk) -> Html:
    goods = desk.goods(desk.mine)
    rest = [kind for kind in range(len(GOODS)) for _ in range(goods[kind] - desk.box.boat[kind])]
    shown = joined([html(f'<span class="gd1">{good(kind)}</span>') for kind in rest[:3]])
    more = html(f"<b>+{len(rest) - 3}</b>") if len(rest) > 3 else EMPTY
    none = EMPTY if rest else html('<span class="none">–</span>')
    hint = tip(desk.say("draw.dock"), desk.say("draw.dock.tip"))
    return html(f'<div class="dk"{hint}><small>{esc(desk.say("draw.dock"))}</small>{shown}{more}{none}</div>')


def _tokens(desk: Desk) -> Html:
    found = []
    for token, name in enumerate(TOKENS):
        ready = desk.columns["tokens"][desk.mine * len(TOKENS) + token]
        kinds = [kind for kind in range(len(GOODS)) if desk.box.token_one_of[token] & (1 << kind)]
        named = desk.say.listed([desk.say(f"good.{GOODS[kind]}") for kind in kinds], "or")
        hint = tip(
            desk.say(f"draw.token.{name}"),
            desk.say.count("draw.token.tip", desk.box.token_any[token], goods=named, gain=token_gain(desk, token)),
            reasons.token(desk, token),
        )
        paid = (
            parted([good(kind) for kind in kinds], html("<i>/</i>"))
            + (html("<i>+</i>") + icon("any-good")) * desk.box.token_any[token]
        )
        look = "token" if ready else "token used"
        inside = html(f'<span class="in">{paid}</span><span class="out">{icon(name)}</span>')
        found.append(desk.thing(f"token-{name}", look, inside, hint))
    return joined(found)


def token_gain(desk: Desk, token: int) -> str:
    """What a conversion token gives, in words."""
    row = desk.box.token_reward[token * KINDS : (token + 1) * KINDS]
    return gains_said(desk.say.words, tuple(row))


def supply(desk: Desk, seat: int) -> list[Html]:
    """What a seat has left, and the rebels it has defeated; alone, nobody keeps any."""
    found = [_left_over(desk, "troop", "troops", desk.columns["reserve"][seat])]
    for kind, name in enumerate(STRUCTURES):
        found.append(_left_over(desk, name, name, desk.columns["structures_left"][seat * len(STRUCTURES) + kind]))
    if desk.d.rebellion is None:
        found.append(_left_over(desk, "rebel", "rebels", desk.columns["defeated"][seat]))
    return found


def _left_over(desk: Desk, sign: str, key: str, number: int) -> Html:
    name = desk.say(f"draw.left.{key}")
    return html(f'<span class="kv"{tip(f"{name}: {number}")}>{icon(sign, label=name)}<b>{number}</b></span>')


def _left(desk: Desk) -> Html:
    aboard = desk.say("draw.aboard", figure=desk.d.households[desk.mine].boat, room=sum(desk.box.boat))
    return html(f'<div class="leftbox"><span class="cap">{esc(aboard)}</span>{joined(supply(desk, desk.mine))}</div>')


# Leader, hand, agenda and deeds


def _leader(desk: Desk) -> Html:
    leader = desk.d.households[desk.mine].leader
    if leader == NONE:
        return EMPTY
    where = desk.columns["leader_at"][desk.mine]
    hint = desk.say("draw.leader.supply") if where == NONE else desk.say("draw.leader.in", region=REGIONS[where])
    if desk.is_used(leader):
        hint = f"{hint}, {desk.say('draw.leader.used')}"
    face = plain(leader_look(desk.mine), faces(desk.box, desk.say).leaders[leader], ident=f"card-{LEADERS[leader]}")
    return section("lead", desk.say("draw.leader"), hint, face)


def _hand(desk: Desk) -> Html:
    """The schemes in hand: one's own, or their backs for somebody who only watches."""
    size = desk.columns["hand_size"][desk.mine]
    if desk.watching and not desk.view.over:
        cards = back("scheme", desk.say("draw.scheme")) * size
    else:
        cards = _own_hand(desk)
    inside = (
        html(f'<div class="cards">{cards}</div>')
        if size
        else html(f'<p class="nothing">{esc(desk.say("draw.hand.empty"))}</p>')
    )
    return section("hand", desk.say("draw.hand"), desk.say("draw.hand.hint"), inside)


def _own_hand(desk: Desk) -> Html:
    found = []
    drawing = desk.procedure in ("keep-scheme", "return-scheme")
    for kind in range(desk.box.schemes):
        for copy in range(desk.columns["hand"][desk.mine * SCHEME_CARDS + kind]):
            face = faces(desk.box, desk.say).schemes[kind]
            ident = f"hand-{desk.box.scheme_names[kind]}-{copy + 1}"
            hint = scheme_hint(desk, kind, reasons.scheme(desk, kind))
            if drawing:
                found.append(plain("scheme off", face, hint, ident))
            else:
                found.append(card(desk, "scheme", scheme_thing(desk, kind), face, hint, ident, off=desk.asked))
    return joined(found)


def _goals(desk: Desk) -> Html:
    house = desk.d.households[desk.mine]
    hint = desk.say("draw.goals.hint", open=len(house.open_deeds), done=len(house.done_deeds))
    cards = _agendas(desk) + joined([_deed(desk, deed) for deed in house.open_deeds])
    cards += joined([_done(desk, deed) for deed in house.done_deeds])
    inside = html(f'<div class="cards">{cards}</div>') if cards else EMPTY
    return section("goals", desk.say("draw.goals"), hint, inside)


def _agendas(desk: Desk) -> Html:
    house = desk.d.households[desk.mine]
    if desk.watching and not desk.view.over:
        return back("agenda", desk.say("draw.agenda.secret")) * desk.columns["agendas_kept"][desk.mine]
    found = []
    for number in house.agendas:
        mine, best = desk.d.agenda(desk.mine, number)
        standing = agenda_standing(desk, AGENDAS[number], mine, best)
        hint = tip(desk.say(f"agenda.{AGENDAS[number]}"), f"{desk.say(f'draw.agenda.{AGENDAS[number]}')} {standing}")
        found.append(plain("agenda", faces(desk.box, desk.say).agendas[number], hint, f"card-{AGENDAS[number]}"))
    return joined(found)


def _deed(desk: Desk, deed: int) -> Html:
    face = faces(desk.box, desk.say).deeds[deed]
    hint = deed_hint(desk, deed, reasons.deed(desk, deed))
    ident = f"card-{DEEDS[deed]}"
    return card(desk, "deed", f"deed-{DEEDS[deed]}", face, hint, ident, off=desk.asked)


def _done(desk: Desk, deed: int) -> Html:
    face = faces(desk.box, desk.say).deeds[deed]
    shown = plain("deed done", face, deed_hint(desk, deed), f"card-{DEEDS[deed]}")
    return html(f'<div class="donewrap">{shown}{done_mark(desk)}</div>')
