"""My household in the dock: the leader; boat and dock, coins, conversion tokens, what is left in the supply."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import EMPTY, Html, esc, html, joined, parted
from veche.drawing.icons import icon
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.tips import tale, tip
from veche.kernel.sentences import with_remark
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw import crest
from veche.titles.rurik.first.box import KINDS
from veche.titles.rurik.first.components import GOODS, LEADERS, STRUCTURES, TOKENS
from veche.titles.rurik.first.draw import reasons
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.marks import coin, good
from veche.titles.rurik.first.draw.stone_and_blade import boon_under, boons_on_dock
from veche.titles.rurik.first.naming import gains_said

HULL: Final = html(
    '<svg class="hull" viewBox="0 0 300 150" preserveAspectRatio="none" aria-hidden="true">'
    '<path class="h1" d="M2 58C14 64 16 118 36 134C70 147 230 147 264 134C284 118 286 64 298 58"/>'
    '<path class="h2" d="M14 84C60 94 240 94 286 84M22 112C80 122 220 122 278 112"/></svg>'
)
COINS_SHOWN: Final = 6


def drawn(desk: Desk) -> Html:
    """The leader, and everything that is counted."""
    return _leader(desk) + _mat(desk)


@recalled
def _leader(desk: Desk) -> Html:
    """Whose things these are."""
    say, house = desk.say, desk.d.households[desk.mine]
    bear = html(f'<span class="bearb"{tip(say("draw.rival.bear"), say("draw.rival.bear.tip"))}>{icon("bear")}</span>')
    marker = bear if desk.numbers["marker"] == desk.mine and desk.d.rebellion is None else EMPTY
    words = _ability(desk, house.leader)
    sealed = desk.sealed(desk.mine, house.points)
    told = EMPTY if house.leader == NONE else tale(f"leader-{LEADERS[house.leader]}")
    return crest.drawn(desk, words, tip(crest.called(desk), words) + told, sealed, marker)


def _ability(desk: Desk, leader: int) -> str:
    """What the leader does, and whether that has been done this round."""
    if leader == NONE:
        return desk.say("draw.leader.none")
    used = desk.say("draw.leader.used") if desk.is_used(leader) else ""
    return with_remark(desk.say(f"draw.leader.{LEADERS[leader]}"), used)


@recalled
def _mat(desk: Desk) -> Html:
    seat = desk.mine
    return part(
        html(
            f'<section id="my-mat" class="mat s-{esc(desk.seats[seat])}" aria-labelledby="h-mat">'
            f'<h2 class="sr" id="h-mat">{esc(desk.say("draw.mat"))}</h2>'
            f'<div class="matgrid">{_boat(desk)}<div class="dockbox">{_coins(desk)}{_dock(desk)}{_tokens(desk)}</div>'
            f"{_left(desk)}</div></section>"
        )
    )


@recalled
def purse(desk: Desk) -> Html:
    """What is counted, in one line: coins, goods, troops in the supply, schemes, points."""
    goods = [good(kind) for kind in range(len(GOODS))]
    return crest.purse_line(desk, goods, ("scheme", "hand"), desk.d.households[desk.mine].points)


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
        cells += boon_under(desk, kind)
        columns.append(
            desk.thing(_good_thing(desk, kind), f"col{full}", joined(cells), hint + tale(f"good-{name}"), focus=True)
        )
    return html(f'<div class="boatcols">{HULL}{joined(columns)}</div>')


def _good_thing(desk: Desk, kind: int) -> str:
    """A column of the boat is its good; while a market brings one more of a region's good, it is that."""
    if desk.doing("use-market") and desk.columns["good_of"][desk.operands[0]] == kind:
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
    boons = boons_on_dock(desk, desk.mine)
    none = EMPTY if rest or boons else html('<span class="none">–</span>')
    hint = tip(desk.say("draw.dock"), desk.say("draw.dock.tip"))
    return html(f'<div class="dk"{hint}><small>{esc(desk.say("draw.dock"))}</small>{shown}{more}{boons}{none}</div>')


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
    for kind, name in enumerate(STRUCTURES[: desk.kinds]):
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
