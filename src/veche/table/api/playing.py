"""Playing: what a seat sees and is asked, its moves, undo, the journal, and how it ended."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query
from pydantic import BaseModel
from starlette.responses import Response

from veche.kernel.errors import CannotUndo
from veche.protocol import Asked, JournalOf, Match, Played, Seen, Sheets, Undone
from veche.table import lesson
from veche.table.api.problems import NEVER_KEPT, documented
from veche.table.api.standing import Act, Here, Mine, Standing
from veche.table.api.telling import asked, journal_told, match_told, seen, sheets
from veche.table.errors import SeatChanged
from veche.table.undo_asked import agree, ask_for_undo, refuse, take_back_turn

router = APIRouter(prefix="/matches/{id}", tags=["playing"])
LOOKING = documented(400, 401, 403, 404, 405, 410, 413, 422, 503)
DOING = documented(400, 401, 403, 404, 405, 409, 410, 413, 422, 503)
Told = TypeVar("Told", bound=BaseModel)
AFTER = Query(ge=0, le=1_000_000_000, description="Only what came after this version.")


@router.get("", responses=LOOKING)
def match(here: Here, answer: Response) -> Match:
    """How a match stands: its seats, its version, who is asked, whether somebody asks for undo."""
    here.hall.bots.consider(here.now)
    return _kept_by_nobody(match_told(here), answer)


@router.get("/view", responses=LOOKING)
def view(here: Here, answer: Response) -> Seen:
    """What the seat sees, as bots see it, and its legal moves."""
    return _kept_by_nobody(seen(here), answer)


@router.get("/moves", responses=LOOKING)
def moves(here: Here, answer: Response) -> Asked:
    """What the seat is asked, with every legal move and what it means."""
    return _kept_by_nobody(asked(here), answer)


@router.post("/moves", responses=DOING)
def play(here: Mine, sent: Played, answer: Response) -> Match:
    """Make a move at the version at which it is meant. 409: the match has gone on, look again. 422: it is not legal."""
    return _kept_by_nobody(
        _do(here, lambda: here.hall.matches.play(here.live, here.viewer, sent.version, sent.move, sent.times)), answer
    )


@router.post("/undo", responses=DOING)
def undo(here: Mine, sent: Undone, answer: Response) -> Match:
    """Take back a step or a turn; ask the others to, agree, refuse."""
    if lesson.next_line(here.now) is not None:
        raise CannotUndo("lesson.no_undo")
    matches, live, viewer = here.hall.matches, here.live, here.viewer
    ways: dict[str, Act] = {
        "step": lambda: matches.undo(live, viewer, sent.version),
        "turn": lambda: matches.undo(live, viewer, sent.version, whole_turn=True),
        "ask": lambda: ask_for_undo(matches, live, viewer, sent.version),
        "agree": lambda: _at(here, sent.version, lambda: agree(matches, live, viewer)),
        "refuse": lambda: _at(here, sent.version, lambda: refuse(matches, live, viewer)),
        "take-back": lambda: take_back_turn(matches, live, viewer, sent.version),
    }
    return _kept_by_nobody(_do(here, ways[sent.how]), answer)


@router.get("/journal", responses=LOOKING)
def journal(here: Here, answer: Response, after: Annotated[int, AFTER] = 0) -> JournalOf:
    """The journal as the seat may read it; the complete one when the match is over."""
    return _kept_by_nobody(journal_told(here, after), answer)


@router.get("/outcome", responses=DOING)
def outcome(here: Here, answer: Response) -> Sheets:
    """Every point with its reason, once the match is over; 409 before that."""
    return _kept_by_nobody(sheets(here), answer)


def _kept_by_nobody(told: Told, answer: Response) -> Told:
    answer.headers.update(NEVER_KEPT)
    return told


def _at(here: Standing, version: int, act: Act) -> None:
    """Answer what was asked at this version, and nothing else."""
    with here.live.lock:
        here.hall.matches.standing_at(here.live, version)
        act()


def _do(here: Standing, act: Act) -> Match:
    """Let a seat do something, tell the others, and say how the match stands then."""
    if here.now.is_with_a_bot(here.viewer):
        raise SeatChanged("bot.plays_for_you")
    act()
    here.hall.changed(here.live.now)
    return match_told(replace(here, now=here.live.now))
