"""The tray: what lies on the map's lower edge while somebody chooses among cards or small things, or looks at some."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veche.drawing.desk import tray
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import coin
from veche.drawing.recall import recalled
from veche.drawing.scoresheet import finals
from veche.kernel.sentences import with_remark
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.cards import card, leader_look, plain
from veche.titles.rurik.both.draw.marks import back, good
from veche.titles.rurik.second.box import OF_SECOND_STEP
from veche.titles.rurik.second.components import (
    AGENDAS,
    COLUMNS,
    DEEDS,
    GOODS,
    LEAD,
    LEADERS,
    MARKETS,
    OATHS,
    PAIRS,
    SLOTS,
    TILES,
)
from veche.titles.rurik.second.draw.cards import (
    agenda_face,
    agenda_hint,
    card_thing,
    deed_card,
    effect,
    inheritance_card,
    leader_card,
    leader_hint,
    strategy_face,
    strategy_hint,
)
from veche.titles.rurik.second.draw.desk import Desk
from veche.titles.rurik.second.draw.hand import deck
from veche.titles.rurik.second.draw.house import STEPS, oath_cost, oath_hint, tile_cost, tile_words
from veche.titles.rurik.second.draw.markets import here
from veche.titles.rurik.second.draw.marks import gains, signs
from veche.titles.rurik.second.moves import COMPANIES


@recalled
def drawn(desk: Desk) -> Html:
    """The tray, or nothing when there is nothing to lay on it."""
    if desk.view.over:
        return finals(desk, desk.d.outcome())
    make = TRAYS[desk.procedure] if desk.doing(*TRAYS) else None
    if make is not None and (desk.asked or desk.doing(*FOR_ALL)):
        return make(desk)
    return _looking(desk)


# Setup


def _leaders(desk: Desk) -> Html:
    """The leaders that were dealt to whoever chooses now, and those that are taken, in the colour of their seat."""
    found = []
    for leader, name in enumerate(LEADERS):
        seat, dealt = desk.columns["holder"][leader], desk.columns["leader_dealt"][leader]
        ident = f"choice-{name}"
        face = leader_card(desk, leader)
        if seat != NONE:
            hint = leader_hint(desk, leader, desk.say("draw.leader.taken", who=desk.name(seat)))
            found.append(plain(f"{leader_look(desk, seat)} taken", face + desk.badge(seat, css="owner"), hint, ident))
        elif dealt == desk.turn and desk.asked:
            found.append(card(desk, leader_look(desk, NONE), f"leader-{name}", face, leader_hint(desk, leader), ident))
        elif dealt != NONE:
            hint = leader_hint(desk, leader, desk.say("draw.leader.dealt", who=desk.name(dealt)))
            found.append(plain(leader_look(desk, NONE), face + desk.badge(dealt, css="owner"), hint, ident))
    title = desk.say("draw.tray.leaders" if desk.asked else "draw.tray.leaders-wait")
    return tray(desk, "leaders", title, "", joined(found))


def _agendas(desk: Desk) -> Html:
    found = []
    for number in desk.d.houses[desk.mine].dealt_agendas:
        name = AGENDAS[number]
        found.append(
            card(
                desk, "agenda", f"agenda-{name}", agenda_face(desk, number), agenda_hint(desk, number), f"choice-{name}"
            )
        )
    return tray(desk, "", desk.say("draw.tray.agendas"), desk.say("draw.tray.agendas.hint"), joined(found))


def _starting(desk: Desk) -> Html:
    found = [deed_card(desk, deed, f"choice-{DEEDS[deed]}") for deed in desk.d.houses[desk.mine].dealt]
    return tray(desk, "", desk.say("draw.tray.starting"), desk.say("draw.tray.starting.hint"), joined(found))


def _return_inheritance(desk: Desk) -> Html:
    cards = desk.d.houses[desk.mine].dealt_inheritance
    found = [inheritance_card(desk, region, f"choice-{region}") for region in cards]
    return tray(desk, "", desk.say("draw.tray.return"), desk.say("draw.tray.return.hint"), joined(found))


def _inherit(desk: Desk) -> Html:
    cards = desk.d.houses[desk.mine].inheritance
    found = [inheritance_card(desk, region, f"choice-{region}") for region in cards]
    return tray(desk, "", desk.say("draw.tray.inherit"), desk.say("draw.tray.inherit.hint"), joined(found))


def _deed_decks(desk: Desk) -> Html:
    found = [_option(desk, f"market-{name}", icon(name), desk.say(f"draw.market.{name}")) for name in MARKETS]
    return tray(desk, "small", desk.say("draw.tray.deed-deck"), "", joined(found))


def _left_out(desk: Desk) -> Html:
    """The three pairs of oaths, of which one stays in the box."""
    found = [_pair(desk, name) for name in OATHS]
    return tray(desk, "small", desk.say("draw.tray.leave-oath"), desk.say("draw.tray.leave-oath.hint"), joined(found))


def _laid(desk: Desk) -> Html:
    """The two pairs: which lies left? What the spaces cost is the reason."""
    found = [_pair(desk, name) for name in OATHS if desk.may(f"oath-{name}")]
    left, right = ((oath_cost(desk, 2 * pair)[1], oath_cost(desk, 2 * pair + 1)[1]) for pair in range(len(PAIRS)))
    hint = desk.say("draw.tray.lay-oath.hint", left=" · ".join(left), right=" · ".join(right))
    return tray(desk, "small", desk.say("draw.tray.lay-oath"), hint, joined(found))


def _pair(desk: Desk, name: str) -> Html:
    inside = html(f'{icon(name)}<span class="words">{esc(desk.say(f"oath.{name}"))}</span>')
    return desk.thing(f"oath-{name}", "option", inside, oath_hint(desk, name))


# Cards


def _markets(desk: Desk) -> Html:
    """The deeds of both markets, as cards: a row for each market."""
    rows = []
    for market in range(len(MARKETS)):
        found = [deed_card(desk, deed, f"choice-{DEEDS[deed]}") for deed in here(desk, market)]
        rows.append(html(f'<div class="mrow">{joined(found)}</div>'))
    return tray(desk, "deeds", desk.say("draw.tray.deeds"), desk.say("draw.tray.deeds.hint"), joined(rows))


def _complete(desk: Desk) -> Html:
    """The deeds in hand; one that is being completed already is no choice."""
    house = desk.d.houses[desk.mine]
    found = [deed_card(desk, deed, f"choice-{DEEDS[deed]}") for deed in house.hand if deed not in house.completing]
    return tray(desk, "", desk.say("draw.tray.complete"), desk.say("draw.tray.complete.hint"), joined(found))


def _drawn(desk: Desk) -> Html:
    """The strategy cards that this seat looks at."""
    found = []
    for kind in range(desk.box.kinds):
        for copy in range(desk.columns["drawn"][kind]):
            ident = f"drawn-{desk.box.card_names[kind]}-{copy + 1}"
            found.append(
                card(desk, "strat", card_thing(desk, kind), strategy_face(desk, kind), strategy_hint(desk, kind), ident)
            )
    hint = desk.say("draw.tray.keep" if desk.doing("keep-card") else "draw.tray.back")
    return tray(desk, "", desk.say("draw.tray.drawn"), hint, joined(found))


def _looking(desk: Desk) -> Html:
    """Somebody else looks at strategy cards: everybody sees how many."""
    cards = desk.columns["drawn_cards"][0]
    if not cards or desk.turn < 0 or desk.asked:
        return EMPTY
    title = desk.say("draw.tray.looks", who=desk.name(desk.turn), number=cards)
    return tray(desk, "small", title, "", back("strategy", desk.say("draw.strategy-card")) * cards)


def _decks(desk: Desk) -> Html:
    both = joined([deck(desk, place, "tray-deck") for place in (0, 1)])
    hint = ""
    if desk.doing("battle-deck"):
        region, opponent, cards = desk.operands[:3]
        mine, theirs = desk.d.strength(desk.turn, region), desk.d.strength(opponent, region)
        hint = desk.say.count("draw.tray.strengths", cards, mine=str(mine), theirs=str(theirs))
    return tray(desk, "small", desk.say("draw.tray.from"), hint, both)


def _plenty(desk: Desk) -> Html:
    top = desk.numbers["discard_top"]
    inside = html(f'{effect(desk.box, top)}<span class="words">{esc(desk.card(top))}</span>')
    found = desk.thing("plenty", "option", inside, strategy_hint(desk, top))
    return tray(desk, "small", desk.say("draw.tray.plenty"), desk.say("draw.tray.plenty.hint"), found)


# Small choices


def _option(desk: Desk, thing: str, inside: Html, words: str) -> Html:
    return desk.thing(thing, "option", html(f'{inside}<span class="words">{esc(words)}</span>'))


def _company(desk: Desk) -> Html:
    """Who goes: so many troops, with or without the leader."""
    found = []
    for name in COMPANIES:
        if desk.may(f"company-{name}"):
            troops = int(name.removesuffix("-leader"))
            signs_of = icon("leader") if name.endswith("-leader") else EMPTY
            signs_of += icon("troop") if troops else EMPTY
            figure = html(f"<b>{troops}</b>") if troops else EMPTY
            found.append(_option(desk, f"company-{name}", signs_of + figure, desk.say(f"company.{name}")))
    there = desk.edition.regions[desk.operands[1]]
    return tray(desk, "small", desk.say("draw.tray.company", there=there), "", joined(found))


def _goods(desk: Desk) -> Html:
    found = [_option(desk, f"good-{name}", good(name), desk.say(f"good.{name}"))
             for name in GOODS if desk.may(f"good-{name}")]  # fmt: skip
    if desk.may("pay-coin"):
        found.append(_option(desk, "pay-coin", coin(), desk.say("draw.coin")))
    return tray(desk, "small", desk.say(f"draw.tray.{desk.procedure}"), "", joined(found))


def _icons(desk: Desk) -> Html:
    """A source that lets one choose among actions."""
    found = [_option(desk, f"icon-{name}", icon(name), desk.say(f"column.{name}"))
             for name in COLUMNS[:LEAD] if desk.may(f"icon-{name}")]  # fmt: skip
    return tray(desk, "small", desk.say("draw.tray.icons"), "", joined(found)) if found else EMPTY


def _market(desk: Desk) -> Html:
    kind = GOODS[desk.columns["good_of"][desk.operands[0]]]
    found = _option(desk, "extra-good", good(kind), desk.say(f"good.{kind}"))
    found += _option(desk, "extra-coin", coin(), desk.say("draw.coin"))
    return tray(desk, "small", desk.say("draw.tray.market"), "", found)


def _slots(desk: Desk) -> Html:
    """Into which slot a completed deed goes: what its next step brings."""
    found = []
    for slot, name in enumerate(SLOTS):
        step = desk.columns["influence"][desk.mine * len(SLOTS) + slot] + 1
        source = OF_SECOND_STEP + slot
        if step == 1:
            shown, words = icon(TILES[slot]), desk.say("draw.slot.unlocks", tile=TILES[slot])
        elif step < STEPS:
            shown, words = joined(signs(desk.box, source)), gains(desk.box, source, desk.say)
        else:
            shown, words = icon("merit"), desk.say("draw.slot.merit" if step == STEPS else "draw.slot.full")
        words = with_remark(words, " ".join([pick.remark for pick in desk.picks.get(f"slot-{name}", [])]))
        found.append(_option(desk, f"slot-{name}", shown, f"{desk.say(f'draw.slot.{name}')}: {words}"))
    return tray(desk, "small", desk.say("draw.tray.slots"), desk.say("draw.tray.slots.hint"), joined(found))


def _tiles(desk: Desk) -> Html:
    found = []
    for tile, name in enumerate(TILES):
        if desk.may(f"tile-{name}"):
            found.append(
                _option(
                    desk, f"tile-{name}", html(f"{tile_cost(desk, tile)[0]} → {icon(name)}"), tile_words(desk, tile)
                )
            )
    return tray(desk, "small", desk.say("draw.tray.tiles"), "", joined(found))


def _seats(desk: Desk) -> Html:
    found = [_option(desk, f"seat-{desk.seats[seat]}", desk.badge(seat, label=""), desk.who(seat))
             for seat in range(desk.players) if desk.may(f"seat-{desk.seats[seat]}")]  # fmt: skip
    return tray(desk, "small", desk.say("draw.tray.marker"), "", joined(found))


TRAYS: Final[dict[str, Callable[[Desk], Html]]] = {
    "keep-leader": _leaders,
    "keep-agenda": _agendas,
    "keep-deed": _starting,
    "leave-oath": _left_out,
    "lay-oath": _laid,
    "return-inheritance": _return_inheritance,
    "inherit": _inherit,
    "inherit-deed": _deed_decks,
    "inherit-card": _decks,
    "choose-from-markets": _markets,
    "complete-which": _complete,
    "keep-card": _drawn,
    "return-card": _drawn,
    "battle-deck": _decks,
    "use-plenty": _plenty,
    "march": _company,
    "march-with-agatha": _company,
    "pay-good": _goods,
    "pay-same-kind": _goods,
    "pay-which-resource": _goods,
    "take-good": _goods,
    "perform": _icons,
    "use-market": _market,
    "choose-slot": _slots,
    "wield-which": _tiles,
    "give-marker": _seats,
}
FOR_ALL: Final = frozenset(["keep-leader"])
"""The trays that everybody sees, not only the seat that is asked."""
