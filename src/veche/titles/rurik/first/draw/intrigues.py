"""The three open intrigues: which is in force, which are still to come, which are over."""

from __future__ import annotations

from functools import cache

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.kernel.records import is_reconstructed
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import COLUMNS, GAINS, SCHEME
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.intrigue import FIRST_ROUND_OF_INTRIGUE
from veche.titles.rurik.first.naming import effects_said, for_the_round
from veche.titles.rurik.first.printed import originals


@recalled
def drawn(desk: Desk) -> Html:
    """The row; nothing in a match without intrigues."""
    if not desk.d.has_intrigues:
        return EMPTY
    say, row = desk.say, desk.columns["intrigues"]
    cards = [html(f"<li>{_card(desk, place, card)}</li>") for place, card in enumerate(row) if card != NONE]
    doubtful = any(card != NONE and _is_ours(desk, card) for card in row)
    ring = desk.doubt(doubtful, "intrigue")
    return part(
        html(
            '<section id="intrigues" class="panel intrigues tab-rivals" aria-labelledby="h-intrigues">'
            f'<h2 class="rubric" id="h-intrigues">{esc(say("draw.intrigues"))}{ring}'
            f"<small>{esc(_now(desk))}</small>{desk.rule('intrigue')}</h2><ol>{joined(cards)}</ol></section>"
        )
    )


def _now(desk: Desk) -> str:
    """What is in force, or when the first card will be."""
    if desk.d.intrigue != NONE:
        return desk.say("draw.intrigues.now", intrigue=desk.box.intrigue_names[desk.d.intrigue])
    if desk.numbers["round"] < FIRST_ROUND_OF_INTRIGUE:
        return desk.say("draw.intrigues.later", round=FIRST_ROUND_OF_INTRIGUE)
    return ""


def _card(desk: Desk, place: int, card: int) -> Html:
    say, name = desk.say, desk.box.intrigue_names[card]
    round = place + FIRST_ROUND_OF_INTRIGUE
    if desk.view.over or round < desk.numbers["round"]:
        look, when, why = "gone", say("draw.intrigue.gone"), say("draw.intrigue.gone.tip")
    elif card == desk.d.intrigue:
        lasts = "now" if for_the_round(desk.box, card) else "done"
        look, when, why = "now", say("draw.intrigue.now"), say(f"draw.intrigue.{lasts}.tip")
    else:
        look, when = "next", say("draw.intrigue.round", round=round)
        why = say("draw.intrigue.next.tip", round=round)
    text = " ".join([*effects_said(say.words, desk.box, card), why])
    hint = desk.tip(say(f"intrigue.{name}"), text, doubt=_is_ours(desk, card))
    called = esc(say(f"intrigue.{name}"))
    inside = html(f'{_sign(desk.box, card)}<b>{called}</b><span class="sr">{esc(when)}</span>')
    return desk.thing(f"intrigue-{name}", f"plot {look}", inside, html(f' id="plot-{esc(name)}"{hint}'), focus=True)


def _sign(box: Box, card: int) -> Html:
    """The icon of what the card is about: of its first verb."""
    if box.intrigue_gain[card]:
        what = GAINS[box.intrigue_gain_what[card]]
        return icon("coins" if what == "coin" else what)
    if box.intrigue_goods[card]:
        return icon("any-good")
    if box.intrigue_rebels[card]:
        return icon("rebel")
    if box.intrigue_look[card]:
        return icon("scheme")
    if box.intrigue_bribe[card]:
        return icon("coins")
    for kind in range(SCHEME):
        if box.intrigue_points[card * SCHEME + kind]:
            return icon(COLUMNS[kind])
    return icon("casualty" if box.intrigue_cards[card] else "build")


def _is_ours(desk: Desk, card: int) -> bool:
    """Whether name and effect are reconstructed; what somebody has corrected differs from ours."""
    words, ours = desk.say.words, _ours()
    ident = list(originals()["intrigues"])[card]
    same = desk.box.intrigues_called[card] == ours.intrigues_called[card]
    effects = effects_said(words, desk.box, card) == effects_said(words, ours, card)
    return same and effects and is_reconstructed(originals()["intrigues"][ident], "effect")


@cache
def _ours() -> Box:
    return Box(originals())
