"""A table as text, as the title describes it, and the scoring sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from veche.cli.speech import listed, say
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.kernel.listing import Section, laid_out
from veche.kernel.outcome import Outcome
from veche.kernel.view import View
from veche.language.catalogue import ENGLISH
from veche.language.reader import reads
from veche.shelf.title import title_of
from veche.story.composer import ALL
from veche.story.passage import Passage
from veche.story.teller import Teller, since_last_decision
from veche.story.voice import Voice


def report(game: Game[Any], view: View) -> list[Section]:
    """What the seat of the view sees."""
    return table(game, view) + _held_by(game, view)


def everything(game: Game[Any], state: Any) -> list[Section]:
    """What lies open, what every seat holds, and what is hidden from all of them."""
    sections = table(game, game.rules.view(state, NOBODY))
    for seat in range(game.setup.players):
        sections += _held_by(game, game.rules.view(state, seat))
    lines = title_of(game).unseen(game.rules, state)
    return [*sections, (say("said.hidden"), lines)] if lines else sections


def table(game: Game[Any], view: View) -> list[Section]:
    """What lies open on the table."""
    return title_of(game).describe(game.rules, view)


def _held_by(game: Game[Any], view: View) -> list[Section]:
    lines = title_of(game).secrets(game.rules, view)
    return [(say("said.held", seat=game.seat_name(view.seat)), lines)] if lines else []


def whole_story(game: Game[Any], version: int, reader: int) -> list[str]:
    """What happened until a version, in sentences; what was taken back is left out."""
    return _in_sentences(
        game, [one for one in _passages(game, reader) if not one.struck and one.last <= version], reader
    )


def told_last(game: Game[Any], version: int, reader: int) -> list[str]:
    """What happened since the reader last decided something, in sentences."""
    return _in_sentences(game, since_last_decision(game, _passages(game, reader), reader, version), reader)


def _passages(game: Game[Any], reader: int) -> Sequence[Passage]:
    return Teller(game, reader, NOBODY if reader == ALL else reader).follow(game)


def _in_sentences(game: Game[Any], passages: Sequence[Passage], reader: int) -> list[str]:
    names = [game.words().name("seat", seat) for seat in game.title.meta.seats]
    voice = Voice(game.words(), names, reader)
    return [voice.tell(one) for one in passages]


def scoring_sheet(game: Game[Any], outcome: Outcome) -> list[str]:
    """Points by heading and seat, the reasons, and who won."""
    words = game.words()
    lines = laid_out(sheet_rows(game, outcome))
    for seat, sheet in enumerate(outcome.lines):
        lines += ["", game.seat_name(seat)]
        for line in sheet:
            heading = words.say(f"heading.{line.heading}")
            lines.append(f"  {line.points:>2}  {heading}: {words.say(line.why, line.arguments)}")
    return [*lines, "", verdict(game, outcome)]


def sheet_rows(game: Game[Any], outcome: Outcome) -> list[list[str]]:
    """The scoring sheet as a table: a heading per row, a seat per column, then total and rank."""
    words = game.words()
    seats = range(len(outcome.lines))
    rows = [["", *[game.seat_name(seat) for seat in seats]]]
    for heading in outcome.headings():
        points = [sum(line.points for line in sheet if line.heading == heading) for sheet in outcome.lines]
        rows.append([words.say(f"heading.{heading}"), *map(str, points)])
    rows.append([say("said.total"), *[str(total) for total in outcome.totals]])
    for place, name in enumerate(outcome.tiebreakers):
        values = [str(numbers[place]) for numbers in outcome.tiebreaks]
        rows.append([say("said.between", what=_within(words.say(f"tiebreak.{name}"))), *values])
    rows.append([say("said.rank"), *[str(rank) for rank in outcome.ranking()]])
    return rows


def outcome_data(game: Game[Any], found: Outcome) -> dict[str, Any]:
    """Every seat's total and lines, and the ranking, as data."""
    words = game.words()
    ranking = found.ranking()
    seats = []
    for seat, sheet in enumerate(found.lines):
        whys = [words.say(line.why, line.arguments) for line in sheet]
        lines = [{"heading": line.heading, "points": line.points, "why": why} for line, why in zip(sheet, whys)]
        total = found.totals[seat]
        between = dict(zip(found.tiebreakers, found.tiebreaks[seat], strict=False))
        sheet_data = {"seat": game.seat_name(seat), "total": total, "lines": lines, "rank": ranking[seat]}
        seats.append(sheet_data | {"tiebreaks": between})
    by_rank = sorted(range(len(seats)), key=lambda seat: ranking[seat])
    return {
        "seats": seats,
        "ranking": [{"seat": game.seat_name(seat), "rank": ranking[seat]} for seat in by_rank],
        "winners": [game.seat_name(seat) for seat in found.winners()],
    }


def verdict(game: Game[Any], outcome: Outcome) -> str:
    """Who won, in a sentence."""
    winners = [game.seat_name(seat) for seat in outcome.winners()]
    if len(winners) > 1:
        return say("said.shared", winners=listed(winners))
    return say("said.wins", winner=winners[0])


def _within(text: str) -> str:
    """A heading in the middle of a line: its first letter is small where the language writes nouns so."""
    return text[:1].lower() + text[1:] if reads() == ENGLISH else text
