"""The tray: what lies on the map's lower edge while somebody chooses among cards, or looks at some.

It is a `details` element, so that it can be folded away, with and without script, to see the map beneath it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veche.drawing.desk import tray
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.recall import recalled
from veche.drawing.scoresheet import finals
from veche.drawing.tips import tale, tip
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.cards import card, leader_look, plain
from veche.titles.rurik.both.draw.marks import back
from veche.titles.rurik.first.components import AGENDAS, COLUMNS, DEEDS, GOODS, LEADERS, SCHEME, TRADE_TRACK
from veche.titles.rurik.first.draw.cards import deed_hint, faces, scheme_hint, scheme_thing
from veche.titles.rurik.first.draw.claim_board import needed
from veche.titles.rurik.first.draw.decks import deck
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.inheritance import inheritance_tray
from veche.titles.rurik.first.draw.marks import coin, good, scheme_row, seal, sign
from veche.titles.rurik.first.movement import AGATHA_TAKES


@recalled
def drawn(desk: Desk) -> Html:
    """The tray, or nothing when there is nothing to lay on it."""
    if desk.view.over:
        return finals(desk, desk.d.outcome())
    make = TRAYS[desk.procedure] if desk.doing(*TRAYS) else None
    if make is not None and (desk.asked or desk.doing(*FOR_ALL)):
        return make(desk)
    if desk.d.households[desk.mine].dealt_agendas and not desk.watching:
        return _agendas(desk)
    return _looking(desk)


# Setup


def _leaders(desk: Desk) -> Html:
    """All leaders; those that are taken stand in the colour of their seat."""
    found = []
    for leader, name in enumerate(LEADERS[: desk.d.leaders]):
        seat = desk.columns["holder"][leader]
        face = faces(desk.box, desk.say).leaders[leader]
        ident = f"choice-{name}"
        hint = tip(desk.say(f"leader.{name}")) + tale(f"leader-{name}")
        if seat != NONE:
            why = desk.say("draw.leader.taken", who=desk.name(seat))
            hint = tip(desk.say(f"leader.{name}"), desk.say(f"draw.leader.{name}"), why) + tale(f"leader-{name}")
            found.append(plain(f"{leader_look(desk, seat)} taken", face + desk.badge(seat, css="owner"), hint, ident))
        elif desk.asked:
            found.append(card(desk, leader_look(desk, NONE), f"leader-{name}", face, hint, ident))
        else:
            found.append(plain(leader_look(desk, NONE), face, hint, ident))
    title = desk.say("draw.tray.leaders" if desk.asked else "draw.tray.leaders-wait")
    return tray(desk, "leaders", title, "", joined(found))


def _agendas(desk: Desk) -> Html:
    found = []
    for number in desk.d.households[desk.mine].dealt_agendas:
        name = AGENDAS[number]
        hint = tip(desk.say(f"agenda.{name}"), desk.say(f"draw.agenda.{name}"))
        face = faces(desk.box, desk.say).agendas[number]
        found.append(card(desk, "agenda", f"agenda-{name}", face, hint, f"choice-{name}"))
    return tray(desk, "", desk.say("draw.tray.agendas"), desk.say("draw.tray.agendas.hint"), joined(found))


# Schemes


def _drawn(desk: Desk) -> Html:
    """The schemes that this seat looks at."""
    found = []
    for kind in range(desk.box.schemes):
        for copy in range(desk.columns["drawn"][kind]):
            face = faces(desk.box, desk.say).schemes[kind]
            ident = f"drawn-{desk.box.scheme_names[kind]}-{copy + 1}"
            found.append(card(desk, "scheme", scheme_thing(desk, kind), face, scheme_hint(desk, kind), ident))
    hint = desk.say("draw.tray.keep" if desk.doing("keep-scheme") else "draw.tray.return")
    return tray(desk, "", desk.say("draw.tray.drawn"), hint, joined(found))


def _looking(desk: Desk) -> Html:
    """Somebody else looks at schemes: everybody sees how many."""
    cards = desk.columns["drawn_cards"][0]
    if not cards or desk.turn < 0:
        return EMPTY
    title = desk.say("draw.tray.looks", who=desk.name(desk.turn), number=cards)
    return tray(desk, "small", title, "", back("scheme", desk.say("draw.scheme")) * cards)


def _decks(desk: Desk) -> Html:
    """From which deck: both of them, and in a casualty check what was revealed so far."""
    check = desk.doing("check-which-deck", "rebellion-check-deck")
    number = desk.operands[1] if check else desk.operands[0]
    shown = [plain("scheme", faces(desk.box, desk.say).schemes[kind], scheme_hint(desk, kind))
             for kind in range(desk.box.schemes) for _ in range(desk.columns["revealed"][kind])]  # fmt: skip
    title = desk.say("draw.tray.revealed" if check else "draw.tray.from")
    hint = desk.say.count("draw.tray.cards", number)
    if check:
        hint += " · " + desk.say("draw.tray.revealed.hint")
    both = joined([deck(desk, place, "tray-deck") for place in (0, 1)])
    return tray(desk, "small", title, hint, joined(shown) + both)


# Deeds and small choices


def _deeds(desk: Desk) -> Html:
    found = []
    for deed in desk.columns["row"]:
        if deed != NONE:
            face = faces(desk.box, desk.say).deeds[deed]
            found.append(
                card(desk, "deed", f"deed-{DEEDS[deed]}", face, deed_hint(desk, deed), f"choice-{DEEDS[deed]}")
            )
    return tray(desk, "", desk.say("draw.tray.deeds"), "", joined(found))


def _option(desk: Desk, thing: str, inside: Html, words: str) -> Html:
    return desk.thing(thing, "option", html(f'{inside}<span class="words">{esc(words)}</span>'))


def _along(desk: Desk) -> Html:
    found = []
    for number in range(AGATHA_TAKES + 1):
        if desk.may(f"troops-{number}"):
            icons = icon("leader") + icon("troop") * number
            found.append(_option(desk, f"troops-{number}", icons, desk.say.count("draw.tray.along.troops", number)))
    return tray(desk, "small", desk.say("draw.tray.along"), "", joined(found))


def _market(desk: Desk) -> Html:
    kind = desk.columns["good_of"][desk.operands[0]]
    found = _option(desk, "extra-good", good(kind), desk.say(f"good.{GOODS[kind]}"))
    found += _option(desk, "extra-coin", coin(), desk.say("draw.coin"))
    return tray(desk, "small", desk.say("draw.tray.market"), "", found)


def _good(desk: Desk) -> Html:
    found = [_option(desk, f"good-{name}", good(kind), desk.say(f"good.{name}")) for kind, name in enumerate(GOODS)]
    return tray(desk, "small", desk.say("draw.tray.good"), "", joined(found))


def _points(desk: Desk) -> Html:
    """A scheme gives one kind of points or another."""
    row = scheme_row(desk.box, desk.operands[0])
    found = []
    for kind, name in enumerate(COLUMNS[:SCHEME]):
        if row[kind]:
            words = desk.say.count(f"draw.gain.{kind}", row[kind])
            found.append(_option(desk, f"points_kind-{name}", sign(kind) * row[kind], words))
    return tray(desk, "small", desk.say("draw.tray.points"), "", joined(found))


def _load(desk: Desk) -> Html:
    """How far the boat is loaded: one choice for everything that it leads to, with the place that the marker takes."""
    box = desk.box
    alone = desk.doing("load-how-far-alone")
    reached = desk.columns["claim"][TRADE_TRACK * 4 + desk.mine]
    before = box.track_vp[reached - 1] if reached else 0
    steps = {needed(box, TRADE_TRACK, step): box.track_vp[step - 1] for step in range(1, len(box.track_vp) + 1)}
    found = []
    for pick in desk.scene.picks:
        goods = int(pick.at.removeprefix("goods-")) if pick.at.startswith("goods-") else NONE
        if goods >= 0:
            worth = max(before, _worth(steps, goods))
            gain = seal(worth) if worth else coin("+1")
            found.append(_option(desk, pick.at, icon("ship") + gain, pick.short))
    hint = desk.say("draw.tray.load.alone" if alone else "draw.tray.load.hint")
    return tray(desk, "small", desk.say("draw.tray.load"), hint, joined(found))


def _worth(steps: dict[int, int], goods: int) -> int:
    """The points of the step that so many goods reach, 0 if they reach none."""
    return max([points for wanted, points in steps.items() if wanted <= goods], default=0)


TRAYS: Final[dict[str, Callable[[Desk], Html]]] = {
    "choose-leader": _leaders,
    "keep-agenda": _agendas,
    "return-inheritance": inheritance_tray,
    "inherit": inheritance_tray,
    "inherit-good": _good,
    "choose-points": _points,
    "keep-scheme": _drawn,
    "return-scheme": _drawn,
    "draw-which-deck": _decks,
    "check-which-deck": _decks,
    "rebellion-check-deck": _decks,
    "choose-from-row": _deeds,
    "along-with-agatha": _along,
    "use-market": _market,
    "load-how-far": _load,
    "load-how-far-alone": _load,
}
FOR_ALL: Final = frozenset(("choose-leader",))
"""The trays that everybody sees, not only the seat that is asked."""
