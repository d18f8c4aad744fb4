"""What programs are told of a match, from where they look at it: made from the view, the question and the journal."""

from __future__ import annotations

from dataclasses import asdict

from veche.kernel import journal
from veche.kernel.docket import NOBODY
from veche.kernel.entry import Entry
from veche.kernel.errors import NotOver
from veche.kernel.sentences import meaning, prompt, remark
from veche.protocol import (
    Asked,
    Clock,
    JournalLine,
    JournalOf,
    Match,
    Move,
    Seat,
    SeatSheet,
    Seen,
    SheetLine,
    Sheets,
    UndoAsked,
)
from veche.table.api.standing import Standing
from veche.table.hours import SECOND
from veche.table.timed import instant, pauses_of
from veche.table.undo_asked import asked_undo


def match_told(here: Standing) -> Match:
    """How the match stands."""
    now, game = here.now, here.now.game
    seats = [
        Seat.model_validate(
            {
                "seat": game.seat_name(one.seat),
                "kind": one.kind,
                "name": name,
                "bot": one.bot,
                "taken": one.taken,
                "away": one.away,
            }
        )
        for one, name in zip(now.seats, now.names, strict=False)
    ]
    if len(now.names) > len(seats):
        seats.append(Seat(seat=game.seat_name(len(seats)), kind="automa", name=now.names[-1], taken=True))
    asked = asked_undo(now, here.viewer)
    undo = None
    if asked is not None:
        waiting = [game.seat_name(seat) for seat in asked["waiting"]]
        undo = UndoAsked(by=game.seat_name(asked["by"]), to=asked["to"], waiting=waiting)
    outcome = now.outcome
    return Match(
        id=now.match.id,
        title=now.match.title,
        name=now.match.name,
        players=now.match.players,
        options=now.match.options,
        corrections=now.match.corrections,
        version=now.version,
        seat=here.seat,
        seats=seats,
        asked=_asked(here),
        over=game.is_over,
        winners=[game.seat_name(seat) for seat in outcome.winners()] if outcome else [],
        undo=undo,
        notice=f"{here.hall.bots.guests.told(now.match.id, len(now.seats))} {now.told_to_all}".strip(),
        next_match=now.match.next_match,
        clock=_clock(here),
    )


def _clock(here: Standing) -> Clock | None:
    """How the clock stands, if the match is timed."""
    now = here.now
    clock, timing = now.clock, now.timing
    if clock is None or timing is None:
        return None
    at, pauses = instant(here.hall.matches.time()), pauses_of(now.seats, clock.seat)
    due = clock.due(pauses)
    asked = None if clock.seat is None else now.game.seat_name(clock.seat)
    left = {now.game.seat_name(one): clock.remaining(one, at, pauses) / SECOND for one in range(len(clock.left))}
    return Clock.model_validate(
        {
            **asdict(timing),
            "left": left,
            "runs": asked if due is not None else None,
            "due": None if due is None else due / SECOND,
            "late": asked if clock.late else None,
        }
    )


def _asked(here: Standing) -> str | None:
    ask = here.now.ask
    return None if ask is None else here.now.game.seat_name(ask.seat)


def seen(here: Standing) -> Seen:
    """What the seat sees."""
    game, ask = here.now.game, here.now.ask
    moves = [game.rules.catalogue.text(move) for move in ask.moves] if ask and ask.seat == here.viewer else []
    view = game.rules.view(game.state, here.viewer).data()
    return Seen(version=here.now.version, seat=here.seat, asked=_asked(here), moves=moves, view=view)


def asked(here: Standing) -> Asked:
    """What the seat is asked, and what each of its moves means."""
    now, game, ask = here.now, here.now.game, here.now.ask
    told = Asked(version=now.version, asked=_asked(here))
    if here.viewer != NOBODY and not game.is_over:
        told.undoable = now.undoable(here.viewer)
    if ask is None or ask.seat != here.viewer:
        return told
    words, catalogue, view = game.words(), game.rules.catalogue, game.rules.view(game.state, here.viewer)
    told.procedure, told.prompt = ask.procedure, prompt(game, ask, words, game.state)
    told.moves = [
        Move(move=catalogue.text(one), meaning=meaning(catalogue, one, words), remark=remark(game, view, one, words))
        for one in ask.moves
    ]
    return told


def line(here: Standing, entry: Entry) -> JournalLine:
    """A line of the journal, as the seat may read it."""
    game = here.now.game
    return JournalLine(version=entry.version, seat=game.seat_name(entry.seat), move=game.text_for(entry, here.viewer))


def journal_told(here: Standing, after: int = 0) -> JournalOf:
    """The journal as the seat may read it; its lines after a version."""
    now, game = here.now, here.now.game
    whole = here.hall.matches.reading.whole_journal
    text = whole(now) if game.is_over else journal.write_for(game, here.viewer)
    lines = [line(here, entry) for entry in game.entries[after:]]
    return JournalOf(version=now.version, over=game.is_over, lines=lines, text=text)


def sheets(here: Standing) -> Sheets:
    """How the match ended; NotOver before that."""
    now, game, found = here.now, here.now.game, here.now.outcome
    if found is None:
        raise NotOver("match.not-over")
    words, ranking = game.words(), found.ranking()
    told = [
        SeatSheet(
            seat=game.seat_name(seat),
            rank=ranking[seat],
            total=found.totals[seat],
            lines=[
                SheetLine(heading=one.heading, points=one.points, why=words.say(one.why, one.arguments))
                for one in sheet
            ],
            tiebreaks=dict(zip(found.tiebreakers, found.tiebreaks[seat], strict=False)),
        )
        for seat, sheet in enumerate(found.lines)
    ]
    winners = [game.seat_name(seat) for seat in found.winners()]
    return Sheets(version=now.version, winners=winners, seats=told)
