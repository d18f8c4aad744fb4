"""The lobby: new matches, my matches, free seats, and journals brought in from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Form
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from veche import titles
from veche.kernel.meta import Meta, Option
from veche.store.records import BOT, OPEN, PERSON
from veche.table import guard
from veche.table.draft import Draft
from veche.table.errors import BadForm
from veche.table.guide import has_guide
from veche.table.hall import Hall, hall_of
from veche.table.matches import LiveMatch, Place
from veche.table.my_matches import free_seats, my_matches
from veche.table.phrases import PHRASES
from veche.table.seating import LONGEST_NAME, tidy
from veche.table.standpoint import WATCH, my_seats
from veche.table.which_bots import USUAL, bots_by_name, check_bot

router = APIRouter()
PEOPLE = ("me", "link", "open")
LONGEST_TITLE = 60


@router.get("/")
def lobby(request: Request, title: str = "") -> Response:
    hall = hall_of(request)
    offered = titles.metas()
    chosen = next((meta for meta in offered if meta.id == title), offered[0])
    values = {
        "titles": offered,
        "chosen": chosen,
        "bots": bots_by_name(),
        "usual_bot": USUAL,
        "matches": my_matches(hall, request),
        "choice": choices(chosen),
        "guide": guided_players(chosen) > 0,
        "free": free_seats(hall, request),
        "name": guard.my_name(request),
    }
    return hall.page(request, "lobby.html", values)


def choices(meta: Meta) -> Callable[[Option, str], str]:
    """What the choices of a title's options are called on the page."""
    called = titles.words(meta.id)

    def choice(option: Option, value: str) -> str:
        said = called.name(option.kind or option.name, value)
        return said[:1].upper() + said[1:]

    return choice


@router.post("/matches")
async def new_match(request: Request) -> Response:
    """Set up a match as the form says and go to one's seat."""
    form = await _form(request)
    try:
        return await run_in_threadpool(_create, request, form)
    finally:
        await form.close()


@router.post("/first-game")
def first_game(
    request: Request,
    title: Annotated[str, Form(max_length=40)],
    name: Annotated[str, Form(max_length=200)] = "",
    token: Annotated[str, Form()] = "",
) -> Response:
    """A first game: I against bots that play to win, with a guide beside the questions of the first round."""
    guard.check_form(request, token)
    hall, meta = hall_of(request), titles.title(title).meta
    players = guided_players(meta)
    if not players:
        raise BadForm("form.no-guide", title=meta.name)
    others = [Place(BOT, "", USUAL) for _ in range(players - 1)]
    called = PHRASES.say("first.called")
    places = [Place(PERSON, tidy(name), guided=True), *others]
    live = hall.matches.new(meta.id, called, places, None, hall.corrections.get(meta.id))
    guard.remember_seat(request, live.now.seats[0].secret)
    return _enter(request, hall, live)


def guided_players(meta: Meta) -> int:
    """How many sit at the table of a first game, automas apart; none where the title has no guide."""
    if not has_guide(titles.words(meta.id)):
        return 0
    return min([players for players in meta.players if players > 1], default=0)


def _create(request: Request, form: FormData) -> Response:
    hall, title = hall_of(request), titles.title(_text(form, "title"))
    meta, corrections = title.meta, hall.corrections.get(title.meta.id)
    players = _number(form, "players")
    if players not in meta.players:
        raise BadForm("form.players", title=meta.name, players=players)
    name = tidy(_text(form, "name"))
    kinds = [_text(form, f"seat-{seat}") or "bot:random" for seat in range(players)]
    for kind in kinds:
        who, _, bot = kind.partition(":")
        if who == "bot":
            check_bot(bot, title.rules(corrections), title)
        elif kind not in PEOPLE:
            raise BadForm("form.seat", kind=repr(kind))
    places = [_place(kind, tidy(_text(form, f"name-{seat}")), name) for seat, kind in enumerate(kinds)]
    places = told_apart(places, meta.seats)
    called = tidy(_text(form, "called"))[:LONGEST_TITLE] or meta.name
    live = hall.matches.new(meta.id, called, places, _options(form, meta, players), corrections)
    guard.remember_name(request, name)
    guard.remember_seat(
        request, *[seat.secret for seat, kind in zip(live.now.seats, kinds, strict=True) if kind == "me"]
    )
    return _enter(request, hall, live)


def _enter(request: Request, hall: Hall, live: LiveMatch) -> Response:
    guard.remember_host(request, live.id)
    now = hall.matches.refresh_seats(live)
    hall.changed(now)
    inviting = any(seat.kind != BOT and not seat.taken for seat in now.seats)
    mine = my_seats(request, now)
    place = now.game.seat_name(mine[0].seat) if mine else WATCH
    return RedirectResponse(f"/match/{live.id}/{place}/invitations" if inviting else f"/match/{live.id}", 303)


def _place(kind: str, name: str, mine: str) -> Place:
    if kind == "me":
        return Place(PERSON, name or mine)
    if kind.startswith("bot:"):
        return Place(BOT, name, kind.removeprefix("bot:"))
    return Place(PERSON if kind == "link" else OPEN, name)


def told_apart(places: Sequence[Place], seats: Sequence[str]) -> list[Place]:
    """The same places, but whoever has a name that somebody had before gets the seat's colour with it."""
    found: list[Place] = []
    for place, seat in zip(places, seats):
        taken = {one.name for one in found if one.name}
        if place.name in taken:
            said = PHRASES.say("lobby.same_name", {"seat": seat})
            place = replace(place, name=f"{place.name[: LONGEST_NAME - len(said)]}{said}")
        found.append(place)
    return found


def _options(form: FormData, meta: Meta, players: int) -> dict[str, str]:
    """The options the form has chosen; what is chosen seat by seat makes one option."""
    options: dict[str, str] = {}
    for option in meta.options:
        if not option.goes_with(players):
            continue
        if option.per_seat:
            chosen = [_text(form, f"{option.name}-{seat}") for seat in range(players)]
            if any(chosen):
                if not all(chosen):
                    raise BadForm("form.option", option=option.name)
                options[option.name] = ",".join(chosen)
        elif option.values and _text(form, f"option-{option.name}"):
            options[option.name] = _text(form, f"option-{option.name}")
        elif not option.values and form.get(f"option-{option.name}"):
            options[option.name] = ""
    return options


async def _form(request: Request) -> FormData:
    """The form that was sent, if it is one of ours."""
    try:
        form = await request.form()
    except UnicodeError:
        raise BadForm("form.wrong") from None
    await run_in_threadpool(guard.check_form, request, form.get("token"))
    return form


def _text(form: FormData, name: str) -> str:
    value = form.get(name, "")
    return value if isinstance(value, str) else ""


def _number(form: FormData, name: str) -> int:
    value = _text(form, name)
    if not value.isdecimal():
        raise BadForm("form.number", found=repr(value))
    return int(value[:3])


@router.post("/import")
async def bring_in(request: Request) -> Response:
    """A journal from elsewhere becomes a match here; the seats are mine until I hand them on."""
    form = await _form(request)
    try:
        sent = form.get("journal")
        raw = await sent.read() if isinstance(sent, UploadFile) else str(sent or "").encode(errors="replace")
    finally:
        await form.close()
    brought = await hall_of(request).bringing_in.read(raw)
    return await run_in_threadpool(_keep, request, brought)


def _keep(request: Request, brought: Draft) -> Response:
    hall = hall_of(request)
    places = [Place(PERSON) for _ in range(brought.players)]
    live = hall.matches.bring_in(brought, titles.title(brought.title).meta.name, places)
    for seat in live.now.seats:
        guard.remember_seat(request, seat.secret)
    return _enter(request, hall, live)
