"""My cards: strategy cards, deeds and agenda, the leader; and the two strategy decks with the open discard between."""

from __future__ import annotations

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon, line
from veche.drawing.parts import part
from veche.titles.rurik.both.components import DECKS, NONE, SEATS
from veche.titles.rurik.both.draw.cards import agenda_standing, card, known_top, plain, section
from veche.titles.rurik.both.draw.marks import PLAITED, back
from veche.titles.rurik.second.components import AGENDAS, LEADERS, REGIONS, STRATEGY_CARDS
from veche.titles.rurik.second.draw import reasons
from veche.titles.rurik.second.draw.cards import (
    agenda_face,
    agenda_hint,
    card_thing,
    deed_card,
    deed_plain,
    effect,
    leader_hint,
    leader_words,
    strategy_face,
    strategy_hint,
)
from veche.titles.rurik.second.draw.desk import QUIET, Desk

ELSEWHERE = frozenset(["keep-card", "return-card", "choose-result", "choose-top"])
"""The questions about cards that are not in the hand."""


def drawn(desk: Desk) -> Html:
    """Hand, deeds and agenda, leader, decks."""
    return html(f'{_hand(desk)}{_goals(desk)}<div class="ld">{_leader(desk)}{_decks(desk)}</div>')


# Strategy cards


def _hand(desk: Desk) -> Html:
    """The strategy cards in hand: one's own, or their backs for somebody who only watches."""
    size = desk.columns["hand_size"][desk.mine]
    if desk.watching and not desk.view.over:
        cards = back("strategy", desk.say("draw.strategy-card")) * size
    else:
        cards = _own(desk)
    note = html(f'<p class="und l">{esc(desk.say("draw.hand.halves"))}</p>')
    inside = html(f'<div class="cards">{cards}</div>{note}') if size else _nothing(desk, "draw.hand.empty")
    return section("hand", desk.say("draw.hand"), desk.say("draw.hand.hint"), inside)


def _nothing(desk: Desk, key: str) -> Html:
    return html(f'<p class="nothing">{esc(desk.say(key))}</p>')


def _own(desk: Desk) -> Html:
    found = []
    for kind in range(desk.box.kinds):
        for copy in range(desk.columns["hand"][desk.mine * STRATEGY_CARDS + kind]):
            face = strategy_face(desk, kind)
            ident = f"hand-{desk.box.card_names[kind]}-{copy + 1}"
            hint = strategy_hint(desk, kind, reasons.strategy(desk, kind))
            if desk.procedure in ELSEWHERE:
                found.append(plain("strat off", face, hint, ident))
            else:
                found.append(card(desk, "strat", card_thing(desk, kind), face, hint, ident, off=desk.asked))
    return joined(found)


# Deeds and agenda


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
    ident = f"goal-{deed}"
    if desk.procedure == "choose-from-markets":
        shown = deed_plain(desk, deed, ident)
    else:
        shown = deed_card(desk, deed, ident, reasons.deed(desk, deed), off=desk.asked)
    now = deed in desk.d.houses[desk.mine].completing
    free = desk.asked and desk.procedure == "complete-which"
    late = desk.view.over or desk.is_done_acting
    met = not late and (now or free or (desk.d.required(desk.mine, deed) and desk.d.payable(desk.mine, deed)))
    said = desk.say(f"draw.deed.{'late' if late else 'now' if now else 'met' if met else 'not-yet'}")
    state = html(f"{line('check')}{esc(said)}") if met else esc(said)
    return html(f'<div class="uw">{shown}<span class="und{" ok" if met else ""}">{state}</span></div>')


def _agendas(desk: Desk) -> Html:
    house = desk.d.houses[desk.mine]
    if desk.watching and not desk.view.over:
        return back("agenda", desk.say("draw.agenda.secret")) * desk.columns["agendas_kept"][desk.mine]
    found = []
    for number in house.agendas:
        mine, best = desk.d.agenda(desk.mine, number)
        standing = agenda_standing(desk, AGENDAS[number], mine, best)
        key = "first" if mine > best else "behind" if mine < best else "tied" if mine else "none"
        shown = plain("agenda", agenda_face(desk, number), agenda_hint(desk, number, standing), f"agenda-{number}")
        ok = " ok" if key in ("first", "tied") else ""
        found.append(
            html(
                f'<div class="uw">{shown}<span class="und{esc(ok)}">'
                f"{esc(desk.say(f'draw.agenda.{key}', mine=str(mine), best=str(best)))}</span></div>"
            )
        )
    return joined(found)


# Leader


def _leader(desk: Desk) -> Html:
    leader = desk.leader_of(desk.mine)
    if leader == NONE:
        return EMPTY
    name = LEADERS[leader]
    where = desk.columns["leader_at"][desk.mine]
    hint = desk.say("draw.leader.supply") if where == NONE else desk.say("draw.leader.in", region=REGIONS[where])
    called = desk.say(f"leader.{name}")
    mark = QUIET if desk.doubts.leaders[leader] else EMPTY
    inside = html(
        f'<div class="lstrip lead-{SEATS[desk.mine]}" tabindex="0" role="group"{leader_hint(desk, leader)}>'
        f'<div class="initial" aria-hidden="true">{PLAITED}<b>{esc(called[:1])}</b></div>'
        f"<div><h3>{esc(called)}{mark}</h3><p>{esc(leader_words(desk, leader))}</p></div></div>"
    )
    return section("lead", desk.say("draw.leader"), hint, inside)


# Decks


def _decks(desk: Desk) -> Html:
    """Deck, open discard, deck."""
    title = esc(desk.say("draw.decks"))
    return part(
        html(
            f'<section id="my-decks" class="decks" aria-labelledby="h-decks"><h2 class="rubric" id="h-decks">{title}'
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
