"""Ivan's cards: the one that lies face up and says what he does, and the back of the next one, which moves him.

Why he does it, move by move, stands in the chronicle.
"""

from __future__ import annotations

from veche.drawing.html import Html, esc, html
from veche.drawing.icons import icon
from veche.drawing.tips import tale
from veche.titles.stroganov.components import AUTOMA, DIFFICULTIES, NONE, STRATEGIES
from veche.titles.stroganov.draw.cards import ivan_face
from veche.titles.stroganov.draw.desk import Desk


def drawn(desk: Desk) -> Html:
    """His card, his pile, how hard he is, and which strategy was taken out."""
    return html(
        f'<div class="ivan"{tale("event-ivan")}>{_card(desk)}{_pile(desk)}</div><p class="inote">{esc(_note(desk))}</p>'
    )


def _card(desk: Desk) -> Html:
    card = desk.numbers["card"]
    say = desk.say
    if card == NONE:
        return html(f'<div class="icard none"><span>{esc(say("draw.ivan.none"))}</span></div>')
    name = say("draw.ivan.card", figure=int(AUTOMA[card]))
    hint = desk.tip(name, say("draw.ivan.card.tip"))
    return html(
        f'<div class="icard" id="ivan-card-{AUTOMA[card]}" tabindex="0" role="group"{hint}>'
        f"<h4>{esc(name)}</h4>{ivan_face(desk.box, card, say)}</div>"
    )


def _pile(desk: Desk) -> Html:
    """The back of the top card shows how far he rides next."""
    say = desk.say
    steps, left = desk.numbers["movement"], desk.numbers["pile"]
    if not left:
        return html(f'<div class="iback none">{esc(say("draw.ivan.no-pile"))}</div>')
    shown = say.count("draw.ivan.rides", steps) if steps else say("draw.ivan.unseen")
    hint = desk.tip(shown, say.count("draw.ivan.pile", left))
    return html(
        f'<div class="iback" tabindex="0" role="group"{hint}>{icon("cossack")}<b>{steps or "–"}</b>'
        f"<small>{esc(say.count('draw.ivan.left', left))}</small></div>"
    )


def _note(desk: Desk) -> str:
    """How hard he is, and what he leans towards without the cards of his letter."""
    say = desk.say
    level = say(f"difficulty.{DIFFICULTIES[desk.numbers['difficulty']]}")
    letter = desk.numbers["letter"]
    if desk.d.secret:
        without = say("draw.ivan.hidden")
    elif letter == NONE:
        without = say("draw.ivan.random")
    else:
        without = say("draw.ivan.letter", strategy=STRATEGIES[letter])
    return f"{level[:1].upper()}{level[1:]} · {without}"
