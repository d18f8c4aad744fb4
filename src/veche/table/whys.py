"""Why did the bot do that? Its reason in a sentence, from the components of the appraisal.

While a match runs, the reason is that of whoever asks: what the bot had in hand is guessed from what that seat sees, so
that no answer tells what is hidden. Once it is over, it is the bot's own view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from veche.bots.advice import Explained, guessed
from veche.kernel.entry import is_secret_from
from veche.kernel.game import Game
from veche.kernel.turn import same_turn
from veche.language import written
from veche.shelf.title import title_of
from veche.store.records import BOT
from veche.story.composer import foretold
from veche.story.passage import Passage
from veche.story.voice import Voice
from veche.table.advising import SEED, Doubtful, asked
from veche.table.errors import BadForm
from veche.table.explaining import Explaining
from veche.table.markup import in_page
from veche.table.phrases import PHRASES
from veche.table.reckoned import Row, drawn, gains, rows
from veche.table.standpoint import Standpoint
from veche.table.telling import came_of_it, said, telling

EVEN: Final = 0.25
"""Turns that are no farther apart than this are as good as each other."""


@dataclass(frozen=True)
class Why:
    """The reason of a bot: who it is, what it did, why, and what else it could have done."""

    head: str
    seat: str
    did: Markup
    because: str
    rows: Markup
    instead: str
    seen: str


def why(explaining: Explaining, here: Standpoint, version: int) -> Why:
    """Why a bot did what it did at this version, as it is told to whoever looks from there."""
    now = here.now
    told = telling(here, now.game.words())
    passage = told.at(version)
    if passage is None or not is_bots(here, passage):
        raise BadForm("why.none", version=version)
    row = played_in_a_row(here, passage)
    found = None
    if row.moves:
        key = (now.match.id, here.viewer, now.game.is_over, passage.first)
        found = explaining.of(key, Doubtful(asked(now, row.view), passage.seat, row.moves), now.match.opened_for)
    return _told(here, passage, row, found, told.voice)


def is_bots(here: Standpoint, passage: Passage) -> bool:
    """Whether a passage tells what a bot decided, of which it can be asked why."""
    now = here.now
    if passage.struck or passage.first <= now.resumed or not 0 <= passage.seat < len(now.seats):
        return False
    return now.seats[passage.seat].kind == BOT


@dataclass(frozen=True)
class InARow:
    """What a seat decided in a row, as far as whoever asks may know; and what is known of how things stood before."""

    view: Any
    moves: Sequence[int]


def played_in_a_row(here: Standpoint, passage: Passage) -> InARow:
    """The moves that begin with a passage: to the end of the turn, or to chance, to others, or to what is hidden."""
    game: Game[Any] = here.now.game
    line = game.line()
    place = next(number for number, entry in enumerate(line) if entry.version >= passage.first)
    before = line[place - 1].version if place else line[0].version - 1
    state = game.rules.copy(game.at(before))
    seen = game.rules.view(state, passage.seat if game.is_over else here.viewer)
    turn, moves = game.rules.turn(state), []
    for entry in line[place:]:
        hidden = not game.is_over and is_secret_from(entry.reader, here.viewer)
        if entry.seat != passage.seat or hidden or not same_turn(turn, game.rules.turn(state)):
            break
        moves.append(entry.move)
        game.rules.play(state, entry.move)
    return InARow(seen, moves)


def _told(here: Standpoint, passage: Passage, row: InARow, found: Explained | None, voice: Voice) -> Why:
    game = here.now.game
    name = here.now.names[passage.seat]
    shown: list[Row] = []
    if not row.moves:
        because = PHRASES.say("why.hidden", {"name": name})
    elif found is None:
        because = PHRASES.say("why.unknown")
    elif not found.instead:
        because = PHRASES.say("why.no_choice")
    else:
        shown = rows(voice.words, found.reasons, found.wanted)
        because = reason(name, found.ahead, shown, found.wanted)
    instead = ""
    if found is not None and found.instead:
        state = guessed(game.rules, row.view, SEED, found.number)
        reader = passage.seat if game.is_over else here.viewer
        passages = foretold(title_of(game), game.rules, state, found.instead, reader)
        instead = " ".join([voice.tell(one) for one in passages if one.seat == passage.seat])
    seen = PHRASES.say("why.seen.own", {"name": name}) if game.is_over else PHRASES.say("why.seen")
    return Why(
        PHRASES.say("why.head", {"name": name}),
        game.seat_name(passage.seat),
        in_page(said(voice, passage.said) + came_of_it(voice, passage)),
        because,
        in_page(drawn(shown)),
        PHRASES.say("why.instead", {"turn": instead}) if instead else "",
        seen if shown else "",
    )


def reason(name: str, ahead: float, shown: Sequence[Row], wanted: float = 0.0) -> str:
    """The reason in a sentence; `wanted` is what speaks for it beside the points, by what bots are told to want.

    >>> reason("Ruta", 1.8, [Row("regions ruled", 1.4), Row("warfare", 0.9), Row("coins", -0.5)])
    'Above all for regions ruled and warfare: that was worth 1.8 more to Ruta than the next best.'
    >>> reason("Ruta", -0.8, [Row("coins", -0.8)])
    'Nothing that can be seen from here speaks for it: the next best looks better by 0.8.'
    >>> reason("Ruta", -0.8, [Row("coins", -0.8)], wanted=1.2)
    'Ruta was told to want such things, whatever they bring: in points, the next best looks better by 0.8.'
    """
    gained = [row.name for row in gains(shown)][:2]
    components, number = PHRASES.listed(gained), written.number(abs(ahead), 1)
    if ahead <= -EVEN and wanted > -ahead:
        return PHRASES.say("why.wish", {"name": name, "number": number})
    if abs(ahead) < EVEN:
        return PHRASES.say("why.even.for", {"components": components}) if gained else PHRASES.say("why.even")
    if ahead < 0 and not gained:
        return PHRASES.say("why.worse", {"number": number})
    if ahead < 0:
        return PHRASES.say("why.worse.for", {"number": number, "components": components})
    return PHRASES.say("why.better", {"name": name, "number": number, "components": components})
