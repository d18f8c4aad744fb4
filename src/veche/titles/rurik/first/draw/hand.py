"""My cards in the dock: schemes in hand, agenda, deeds that are open and deeds that are done."""

from __future__ import annotations

from veche.drawing.dock import fact, kept, section
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import line
from veche.drawing.recall import recalled
from veche.drawing.tips import tip
from veche.titles.rurik.both.draw.cards import agenda_standing, done_mark, plain
from veche.titles.rurik.both.draw.marks import back
from veche.titles.rurik.first.components import AGENDAS, DEEDS, SCHEME_CARDS
from veche.titles.rurik.first.draw import reasons
from veche.titles.rurik.first.draw.cards import deed_hint, faces, scheme_hint, scheme_thing
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.inheritance import inheritance_kept


def drawn(desk: Desk) -> Html:
    """Schemes, then agenda and deeds."""
    return _hand(desk) + inheritance_kept(desk) + _goals(desk)


# Schemes


@recalled
def _hand(desk: Desk) -> Html:
    """The schemes in hand: one's own, or their backs for somebody who only watches."""
    size = desk.columns["hand_size"][desk.mine]
    if desk.watching and not desk.view.over:
        cards = back("scheme", desk.say("draw.scheme")) * size
    else:
        cards = _own_hand(desk)
    if not size:
        inside = html(f'<p class="nothing">{esc(desk.say("draw.hand.empty"))}</p>')
    else:
        inside = html(f'<div class="cards">{cards}</div>')
    return section("hand", desk.say("draw.hand"), desk.say("draw.hand.hint") if size else "", inside)


def _own_hand(desk: Desk) -> Html:
    found = []
    known = faces(desk.box, desk.say)
    drawing = desk.doing("keep-scheme", "return-scheme")
    for kind in range(desk.box.schemes):
        for copy in range(desk.columns["hand"][desk.mine * SCHEME_CARDS + kind]):
            whole = plain("scheme", known.schemes[kind])
            ident = f"hand-{desk.box.scheme_names[kind]}-{copy + 1}"
            hint = scheme_hint(desk, kind, reasons.scheme(desk, kind))
            thing = "" if drawing else scheme_thing(desk, kind)
            found.append(kept(desk, thing, known.brief_schemes[kind], whole, hint, ident, off=desk.asked))
    return joined(found)


# Agenda and deeds


@recalled
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
    known = faces(desk.box, desk.say)
    found = []
    for number in house.agendas:
        name = AGENDAS[number]
        mine, best = desk.d.agenda(desk.mine, number)
        hint = tip(
            desk.say(f"agenda.{name}"),
            f"{desk.say(f'draw.agenda.{name}')} {agenda_standing(desk, name, mine, best)}",
        )
        said = fact(esc(desk.say("draw.agenda.brief", mine=mine, best=best)), "ready" if 0 < mine >= best else "")
        brief = html(f'<div class="brief dark">{known.brief_agendas[number]}{said}</div>')
        found.append(kept(desk, "", brief, plain("agenda", known.agendas[number]), hint, f"card-{name}"))
    return joined(found)


def _deed(desk: Desk, deed: int) -> Html:
    known = faces(desk.box, desk.say)
    hint = deed_hint(desk, deed, reasons.deed(desk, deed))
    name = DEEDS[deed]
    brief = html(f'<div class="brief">{known.brief_deeds[deed]}{_progress(desk, deed)}</div>')
    return kept(desk, f"deed-{name}", brief, plain("deed", known.deeds[deed]), hint, f"card-{name}", off=desk.asked)


def _progress(desk: Desk, deed: int) -> Html:
    """How far an open deed is."""
    if desk.view.over:
        return fact(esc(desk.say("draw.deed.late")))
    if not desk.d.required(desk.mine, deed):
        what, have, want = desk.d.progress(desk.mine, deed)
        key = f"draw.deed.has.{what}" if what else "draw.deed.not-yet"
        return fact(esc(desk.say(key, have=have, want=want)))
    if not desk.d.payable(desk.mine, deed):
        return fact(esc(desk.say("draw.deed.unpaid")))
    return fact(html(f"{line('check')}{esc(desk.say('draw.deed.can'))}"), "ready")


def _done(desk: Desk, deed: int) -> Html:
    known = faces(desk.box, desk.say)
    ident = f"card-{DEEDS[deed]}"
    said = fact(html(f"{line('check')}{esc(desk.say('draw.deed.done'))}"), "ready")
    brief = html(f'<div class="brief done">{known.brief_deeds[deed]}{said}</div>')
    whole = html(f'<div class="donewrap">{plain("deed done", known.deeds[deed])}{done_mark(desk)}</div>')
    return kept(desk, "", brief, whole, deed_hint(desk, deed), ident)
