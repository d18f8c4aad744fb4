"""The deeds on offer: the open row, each in one line."""

from __future__ import annotations

from functools import lru_cache

from veche.drawing.html import Html, esc, html, joined
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.speech import Speech
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import DEEDS
from veche.titles.rurik.first.draw import reasons
from veche.titles.rurik.first.draw.cards import deed_hint
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.marks import deed_row, seal, signs, wanted


@recalled
def drawn(desk: Desk) -> Html:
    """The row with the number of cards left in the deck."""
    say = desk.say
    here = [deed for deed in desk.columns["row"] if deed != NONE]
    items = [html(f"<li>{_deed(desk, deed)}</li>") for deed in here]
    inside = (
        html(f"<ul>{joined(items)}</ul>") if items else html(f'<p class="nothing">{esc(say("draw.deeds.none"))}</p>')
    )
    return part(
        html(
            '<section id="deedrow" class="panel deedrow tab-rivals" aria-labelledby="h-deeds">'
            '<h2 class="rubric" id="h-deeds" tabindex="0">'
            f"{esc(say('draw.deeds'))}<small>{esc(say('draw.deeds.left', figure=desk.d.deeds_in_deck))}</small></h2>"
            f"{inside}</section>"
        )
    )


def _deed(desk: Desk, deed: int) -> Html:
    name = DEEDS[deed]
    hint = deed_hint(desk, deed, reasons.row_deed(desk, deed))
    more = html(f' id="row-{esc(name)}"{hint}')
    return desk.thing(f"deed-{name}", "offer", _line(desk.box, deed, desk.say), more, focus=True)


@lru_cache(maxsize=128)
def _line(box: Box, deed: int, say: Speech) -> Html:
    need = joined(wanted(box, deed))
    gain = joined(signs(deed_row(box, deed), box.deed_fewer_cards[deed]))
    points = box.deed_vp[deed]
    return html(
        f'{seal(points, say.count("draw.points", points))}<span class="nm1">{esc(say(f"deed.{DEEDS[deed]}"))}</span>'
        f'<span class="eq"><span>{need}</span><span class="to1" aria-hidden="true">→</span>'
        f'<span class="rw">{gain}</span></span>'
    )
