"""My cards in the dock: deeds and agenda, strategy cards; and the two strategy decks with the open discard between."""

from __future__ import annotations

from veche.drawing.dock import fact, kept, section
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon, line
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.titles.rurik.both.components import DECKS, NONE
from veche.titles.rurik.both.draw.cards import agenda_standing, known_top, plain
from veche.titles.rurik.both.draw.marks import PLAITED, back
from veche.titles.rurik.second.components import AGENDAS, DEEDS, STRATEGY_CARDS
from veche.titles.rurik.second.draw import reasons
from veche.titles.rurik.second.draw.cards import (
    agenda_face,
    agenda_hint,
    brief_agenda,
    brief_deed,
    brief_strategy,
    card_thing,
    deed_face,
    deed_hint,
    deed_icon,
    effect,
    strategy_face,
    strategy_hint,
)
from veche.titles.rurik.second.draw.desk import Desk

ELSEWHERE = frozenset(["keep-card", "return-card", "choose-result", "choose-top"])
"""The questions about cards that are not in the hand."""


def drawn(desk: Desk) -> Html:
    """Deeds and agenda, hand, decks."""
    return _goals(desk) + _hand(desk) + _decks(desk)


# Strategy cards


@recalled
def _hand(desk: Desk) -> Html:
    """The strategy cards in hand: one's own, or their backs for somebody who only watches."""
    size = desk.columns["hand_size"][desk.mine]
    if desk.watching and not desk.view.over:
        cards = back("strategy", desk.say("draw.strategy-card")) * size
    else:
        cards = _own(desk)
    left, right = desk.columns["deck"]
    hint = desk.say("draw.hand.hint", left=left, right=right)
    inside = html(f'<div class="cards">{cards}</div>') if size else _nothing(desk, "draw.hand.empty", hint)
    return section("hand", desk.say("draw.hand"), hint if size else "", inside)


def _nothing(desk: Desk, key: str, more: str = "") -> Html:
    """That there is nothing, where such things come from, and what else is to be said."""
    line_below = html(f"<br>{esc(more)}") if more else EMPTY
    return html(f'<p class="nothing">{esc(desk.say(key))}{line_below}</p>')


def _own(desk: Desk) -> Html:
    found = []
    for kind in range(desk.box.kinds):
        for copy in range(desk.columns["hand"][desk.mine * STRATEGY_CARDS + kind]):
            ident = f"hand-{desk.box.card_names[kind]}-{copy + 1}"
            hint = strategy_hint(desk, kind, reasons.strategy(desk, kind))
            thing = "" if desk.doing(*ELSEWHERE) else card_thing(desk, kind)
            whole = plain("strat", strategy_face(desk, kind))
            found.append(kept(desk, thing, brief_strategy(desk, kind), whole, hint, ident, off=desk.asked))
    return joined(found)


# Deeds and agenda


@recalled
def _goals(desk: Desk) -> Html:
    house = desk.d.houses[desk.mine]
    hint = desk.say("draw.goals.hint", open=len(house.hand) + house.unknown, done=house.completed)
    cards = joined([_deed(desk, deed) for deed in house.hand])
    cards += back("deed", desk.say("draw.deed.secret")) * house.unknown
    cards += _agendas(desk)
    inside = html(f'<div class="cards">{cards}</div>') if cards else _nothing(desk, "draw.goals.none")
    return section("goals", desk.say("draw.goals"), hint, inside)


def _deed(desk: Desk, deed: int) -> Html:
    """A deed in hand, with a line that says how far it is."""
    thing = "" if desk.doing("choose-from-markets") else f"deed-{DEEDS[deed]}"
    now = deed in desk.d.houses[desk.mine].completing
    free = desk.asked and desk.doing("complete-which")
    late = desk.view.over or desk.is_done_acting
    met = not late and (now or free or (desk.d.required(desk.mine, deed) and desk.d.payable(desk.mine, deed)))
    said = esc(desk.say(f"draw.deed.{'late' if late else 'now' if now else 'met' if met else _lacking(desk, deed)}"))
    foot = fact(html(f"{line('check')}{said}"), "ready") if met else fact(said)
    hint = deed_hint(desk, deed, reasons.deed(desk, deed) if thing else "")
    whole = plain(f"deed {deed_icon(deed)}", deed_face(desk, deed))
    return kept(desk, thing, brief_deed(desk, deed, foot), whole, hint, f"goal-{deed}", off=desk.asked)


def _lacking(desk: Desk, deed: int) -> str:
    """What a deed that cannot be done lacks."""
    return "unpaid" if desk.d.required(desk.mine, deed) else "not-yet"


def _agendas(desk: Desk) -> Html:
    house = desk.d.houses[desk.mine]
    if desk.watching and not desk.view.over:
        return back("agenda", desk.say("draw.agenda.secret")) * desk.columns["agendas_kept"][desk.mine]
    found = []
    for number in house.agendas:
        mine, best = desk.d.agenda(desk.mine, number)
        standing = agenda_standing(desk, AGENDAS[number], mine, best)
        key = "first" if mine > best else "behind" if mine < best else "tied" if mine else "none"
        said = esc(desk.say(f"draw.agenda.{key}", mine=str(mine), best=str(best)))
        brief = brief_agenda(desk, number, fact(said, "ready" if key in ("first", "tied") else ""))
        whole = plain("agenda", agenda_face(desk, number))
        found.append(kept(desk, "", brief, whole, agenda_hint(desk, number, standing), f"agenda-{number}"))
    return joined(found)


# Decks


@recalled
def _decks(desk: Desk) -> Html:
    """Deck, open discard, deck."""
    title = esc(desk.say("draw.decks"))
    return part(
        html(
            f'<section id="my-decks" class="my-decks" aria-labelledby="h-decks"><h2 id="h-decks">{title}'
            f"</h2>"
            f'<div class="dks">{deck(desk, 0)}{_discards(desk)}{deck(desk, 1)}</div></section>'
        )
    )


def deck(desk: Desk, number: int, ident: str = "deck") -> Html:
    """A deck, face down, with its number of cards; a card on top that this seat itself put back is told by the tip."""
    say, name = desk.say, DECKS[number]
    cards = desk.columns["deck"][number]
    thing = f"deck-{name}"
    known = known_top(desk, number)
    text = say("draw.deck.tip") + (f" {say('draw.deck.known', card=desk.card(known))}" if known != NONE else "")
    hint = desk.tip(
        say("draw.deck", deck=name), f"{say.count('draw.deck.cards', cards)}. {text}", reasons.deck(desk, thing)
    )
    look = "card back strategyback" if cards else "card back strategyback gone"
    inside = html(f"{PLAITED}{icon('strategy')}<b>{cards}</b>")
    attributes = html(f' id="{esc(ident)}-{esc(name)}"{hint}')
    return html(f'<div class="dk2">{desk.thing(thing, look, inside, attributes, focus=True)}</div>')


def _discards(desk: Desk) -> Html:
    """The open discard: its top card serves an Oath of Plenty; the tip lists all."""
    say, top = desk.say, desk.numbers["discard_top"]
    number = sum(desk.columns["discard"])
    count = html(f"<small>{esc(say('draw.discard.short', figure=number))}</small>")
    if top == NONE:
        return html(f'<div class="dtop"{desk.tip(say("draw.discard"))}>{count}</div>')
    kinds = [kind for kind in range(desk.box.kinds) if desk.columns["discard"][kind]]
    listed = ", ".join([_times(desk, kind) for kind in kinds])
    text = f"{say('draw.discard.tip')} {listed}.{desk.remark('plenty')}"
    hint = desk.tip(say("draw.discard"), text, doubt=desk.doubts.cards[top])
    inside = html(f'<b>{esc(desk.card(top))}</b><span class="ef">{effect(desk.box, top)}</span>{count}')
    return desk.thing("plenty", "dtop", inside, html(f' id="discards"{hint}'), focus=True)


def _times(desk: Desk, kind: int) -> str:
    number = desk.columns["discard"][kind]
    return f"{number} × {desk.card(kind)}" if number > 1 else desk.card(kind)
