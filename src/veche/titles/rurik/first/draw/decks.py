"""The two scheme decks and the discard pile."""

from __future__ import annotations

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.tips import tip
from veche.titles.rurik.both.components import DECKS
from veche.titles.rurik.both.draw.cards import known_top, plain
from veche.titles.rurik.both.draw.marks import PLAITED
from veche.titles.rurik.first.draw import reasons
from veche.titles.rurik.first.draw.cards import faces
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.marks import scheme_signs


@recalled
def drawn(desk: Desk) -> Html:
    """Deck, discards, deck."""
    say = desk.say
    return part(
        html(
            '<section id="my-decks" class="my-decks" aria-labelledby="h-decks">'
            f'<h2 id="h-decks">{esc(say("draw.decks"))}</h2>'
            f'<div class="cards">{deck(desk, 0)}{_discards(desk)}{deck(desk, 1)}</div></section>'
        )
    )


def deck(desk: Desk, number: int, ident: str = "deck") -> Html:
    """A deck, face down; a card on top that this seat itself put back peeps out. `ident` begins its id."""
    say = desk.say
    cards = desk.columns["deck"][number]
    known = known_top(desk, number)
    text = say("draw.deck.tip") + (
        " " + say("draw.deck.known", scheme=desk.box.scheme_names[known]) if known >= 0 else ""
    )
    thing = f"deck-{DECKS[number]}"
    hint = tip(say("draw.deck", deck=DECKS[number]), text, reasons.deck(desk, thing))
    peep = html(f'<span class="peep">{joined(_peep(desk, known))}</span>') if known >= 0 else EMPTY
    look = "card back schemeback" if cards else "card back schemeback gone"
    inside = html(f"{PLAITED}{icon('scheme')}{peep}")
    shown = desk.thing(thing, look, inside, html(f' id="{esc(ident)}-{esc(DECKS[number])}"{hint}'), focus=True)
    return html(f'<div class="deck">{shown}<span>{esc(say.count("draw.deck.cards", cards))}</span></div>')


def _peep(desk: Desk, kind: int) -> list[Html]:
    return scheme_signs(desk.box, kind)


def _discards(desk: Desk) -> Html:
    """The discard pile: nobody remembers its order, so the card shown is simply one of them; the tip lists all."""
    say = desk.say
    kinds = [kind for kind in range(desk.box.schemes) if desk.columns["discard"][kind]]
    number = sum(desk.columns["discard"])
    if kinds:
        listed = ", ".join([_times(desk, kind) for kind in kinds])
        face = plain("scheme", faces(desk.box, say).schemes[kinds[-1]], tip(say("draw.discard"), listed), "discards")
    else:
        face = html(f'<div class="card gap" id="discards"{tip(say("draw.discard"))}></div>')
    return html(f'<div class="deck dis">{face}<span>{esc(say.count("draw.discarded", number))}</span></div>')


def _times(desk: Desk, kind: int) -> str:
    number = desk.columns["discard"][kind]
    name = desk.say(f"scheme.{desk.box.scheme_names[kind]}")
    return f"{number} × {name}" if number > 1 else name
