"""Card faces: schemes, deeds, agendas, leaders, and their backs, drawn from the same box that the rules read.

Everything is sized in `em`, so that one template serves hand, row and sheet. A face is made once for a box and its
words; around it stands a `div` that says which thing it is and whether it may be picked.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from veche.drawing.dock import fact
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.speech import Speech
from veche.drawing.tips import tip
from veche.titles.rurik.both.draw.cards import leader_face
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import AGENDAS, DEEDS, LEADERS
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.marks import (
    asked,
    coin,
    deed_row,
    gains,
    scheme_gains,
    scheme_signs,
    seal,
    signs,
    wanted,
)

AGENDA_ICONS: Final = {
    "capable": "any-good", "committed": "build", "conquering": "warfare", "courageous": "rebel", "dignified": "deed",
    "esteemed": "troop", "prosperous": "ship", "protective": "structures", "regal": "fur", "successful": "rule",
    "wealthy": "coins",
}  # fmt: skip


class Faces:
    """The faces of all cards of a box, in some words."""

    def __init__(self, box: Box, say: Speech) -> None:
        self.schemes = [_scheme(box, kind, say) for kind in range(box.schemes)]
        self.scheme_words = [scheme_gains(box, kind, say) for kind in range(box.schemes)]
        self.deeds = [_deed(box, deed, say) for deed in range(len(DEEDS))]
        self.asked = [asked(box, deed, say) for deed in range(len(DEEDS))]
        self.given = [gains(deed_row(box, deed), say, box.deed_fewer_cards[deed]) for deed in range(len(DEEDS))]
        self.agendas = [_agenda(box, card, say) for card in range(len(AGENDAS))]
        self.leaders = [leader_face(name, say) for name in LEADERS]
        self.brief_schemes = [_brief_scheme(box, kind, say) for kind in range(box.schemes)]
        self.brief_deeds = [_brief_deed(box, deed, say) for deed in range(len(DEEDS))]
        self.brief_agendas = [_brief_agenda(box, card, say) for card in range(len(AGENDAS))]

    def deed_sentence(self, deed: int) -> str:
        """What a deed asks and gives, in one sentence."""
        given = self.given[deed]
        return f"{self.asked[deed]}: {given[:1].lower()}{given[1:]}."


@lru_cache(maxsize=16)
def faces(box: Box, say: Speech) -> Faces:
    """The faces for this box and these words."""
    return Faces(box, say)


def _scheme(box: Box, kind: int, say: Speech) -> Html:
    big = scheme_signs(box, kind)
    cost = box.scheme_cost[kind]
    price = html(f'<span class="cost">{coin(f"−{cost}")}</span>') if cost else EMPTY
    lost = box.scheme_casualties[kind]
    if lost:
        foot = html(f'<div class="foot cas">{icon("casualty") * lost}{esc(say(_casualty(lost)))}</div>')
    else:
        foot = html(f'<div class="foot">{esc(say("draw.scheme.safe"))}</div>')
    return html(
        f'<div class="top">{icon("scheme")}<span class="kind">{esc(say("draw.scheme"))}</span></div>{price}'
        f'<div class="face"><div class="big n{min(len(big), 4)}">{joined(big)}</div>'
        f'<div class="words">{esc(scheme_gains(box, kind, say))}</div></div>{foot}'
    )


def _casualty(lost: int) -> str:
    return "draw.scheme.casualties" if lost > 1 else "draw.scheme.casualty"


def _deed(box: Box, deed: int, say: Speech) -> Html:
    need = wanted(box, deed)
    gain = signs(deed_row(box, deed), box.deed_fewer_cards[deed])
    return html(
        f'<div class="head"><h3>{esc(say(f"deed.{DEEDS[deed]}"))}</h3></div>'
        f"{seal(box.deed_vp[deed], say.count('draw.points', box.deed_vp[deed]))}"
        f'<div class="need"><div class="row n{min(len(need), 5)}">{joined(need)}</div>'
        f'<div class="words">{esc(asked(box, deed, say))}</div></div>'
        f'<div class="gain"><div class="row">{joined(gain)}</div>'
        f'<div class="words">{esc(gains(deed_row(box, deed), say, box.deed_fewer_cards[deed]))}</div></div>'
    )


def _agenda(box: Box, card: int, say: Speech) -> Html:
    name = AGENDAS[card]
    return html(
        f'<span class="kind">{esc(say("draw.agenda"))}</span><h3>{esc(say(f"agenda.{name}"))}</h3>'
        f"{seal(box.agenda_vp[card], say.count('draw.points', box.agenda_vp[card]))}"
        f'<div class="big">{icon(AGENDA_ICONS[name])}</div><p>{esc(say(f"draw.agenda.{name}"))}</p>'
    )


# The same in short, for the dock


def _brief_scheme(box: Box, kind: int, say: Speech) -> Html:
    cost = box.scheme_cost[kind]
    price = html(f'<span class="price">{coin(f"−{cost}")}</span>') if cost else EMPTY
    lost = box.scheme_casualties[kind]
    if lost:
        said = fact(html(f"{icon('casualty') * lost}{esc(say(_casualty(lost)))}"), "bad")
    else:
        said = fact(esc(say("draw.scheme.safe")))
    return html(
        f'<div class="brief">{price}<div class="pic">{joined(scheme_signs(box, kind))}</div>'
        f'<div class="words">{esc(scheme_gains(box, kind, say))}</div>{said}</div>'
    )


def _brief_deed(box: Box, deed: int, say: Speech) -> Html:
    need, gain = wanted(box, deed), signs(deed_row(box, deed), box.deed_fewer_cards[deed])
    long = html(" long") if len(need) + len(gain) > 5 else EMPTY
    return html(
        f"<h3>{esc(say(f'deed.{DEEDS[deed]}'))}</h3>"
        f"{seal(box.deed_vp[deed], say.count('draw.points', box.deed_vp[deed]))}"
        f'<div class="sum{long}"><span>{joined(need)}</span><span class="to1" aria-hidden="true">→</span>'
        f'<span class="rw">{joined(gain)}</span></div>'
    )


def _brief_agenda(box: Box, card: int, say: Speech) -> Html:
    name = AGENDAS[card]
    return html(
        f"<h3>{esc(say(f'agenda.{name}'))}</h3>"
        f"{seal(box.agenda_vp[card], say.count('draw.points', box.agenda_vp[card]))}"
        f'<div class="pic">{icon(AGENDA_ICONS[name])}</div>'
    )


# A card on the table: its face with its place in play.


def scheme_thing(desk: Desk, kind: int) -> str:
    """The name of a scheme as a thing to pick."""
    return f"scheme-{desk.box.scheme_names[kind]}"


def scheme_hint(desk: Desk, kind: int, why: str = "") -> Html:
    """The tip of a scheme card."""
    name = desk.box.scheme_names[kind]
    text = desk.say("draw.scheme.tip", scheme=name)
    if desk.box.scheme_casualties[kind]:
        text += " " + desk.say(f"{_casualty(desk.box.scheme_casualties[kind])}.tip")
    return tip(faces(desk.box, desk.say).scheme_words[kind], text, why)


def deed_hint(desk: Desk, deed: int, why: str = "") -> Html:
    """The tip of a deed card."""
    return tip(desk.say(f"deed.{DEEDS[deed]}"), faces(desk.box, desk.say).deed_sentence(deed), why)
