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
from veche.kernel.colours import COLOURS, KIND, seats_of
from veche.kernel.meta import Meta, Option
from veche.store.records import BOT, OPEN, PERSON
from veche.table import clock_page, guard
from veche.table.clock import Timing
from veche.table.draft import Draft
from veche.table.errors import BadForm
from veche.table.guide import has_guide
from veche.table.hall import Hall, hall_of
from veche.table.lesson import begun
from veche.table.matches import LiveMatch, Place
from veche.table.my_matches import free_seats, my_matches
from veche.table.names import own_name, tidy
from veche.table.phrases import PHRASES
from veche.table.standpoint import WATCH, my_seats
from veche.table.which_bots import EASIEST, USUAL, bots_by_name, check_bot

router = APIRouter()
PEOPLE = ("me", "link", "open")
LONGEST_TITLE = 60


@router.get("/")
def lobby(request: Request, title: str = "") -> Response:
    hall = hall_of(request)
    offered = [titles.told(meta) for meta in titles.metas()]
    chosen = next((meta for meta in offered if meta.id == title), offered[0])
    values = {
        "titles": offered,
        "chosen": chosen,
        "bots": bots_by_name(),
        "usual_bot": USUAL,
        "matches": my_matches(hall, request),
        "choice": choices(chosen),
        "guided": guided(chosen, offered),
        "free": free_seats(hall, request),
        "name": guard.my_name(request),
    }
    return hall.page(request, "lobby.html", values)


def guided(chosen: Meta, offered: Sequence[Meta]) -> list[Meta]:
    """The titles of which there is a first game, the chosen one first."""
    found = [meta for meta in offered if guided_players(meta)]
    return sorted(found, key=lambda meta: meta.id != chosen.id)


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
    """A first game: I against bots, by the script of the title's lesson or else with a guide beside the questions."""
    guard.check_form(request, token)
    hall, played = hall_of(request), titles.title(title)
    meta, corrections, lesson = played.meta, hall.corrections.get(title), played.lesson()
    players = guided_players(meta)
    if not players:
        raise BadForm("form.no-guide", title=titles.told(meta).name)
    scripted = lesson is not None and not corrections
    others = [Place(BOT, "", EASIEST if scripted else USUAL) for _ in range(players - 1)]
    called = PHRASES.say("first.called")
    places = [Place(PERSON, tidy(name), guided=True), *others]
    if lesson is not None and scripted:
        live = hall.matches.keep(begun(played, lesson), called, places)
    else:
        live = hall.matches.new(meta.id, called, places, None, corrections)
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
        raise BadForm("form.players", title=titles.told(meta).name, players=players)
    name = tidy(_text(form, "name"))
    kinds = [_kind(form, seat) for seat in range(players)]
    for kind in kinds:
        who, _, bot = kind.partition(":")
        if who == "bot":
            check_bot(bot, title.rules(corrections), title)
        elif kind not in PEOPLE:
            raise BadForm("form.seat", kind=repr(kind))
    places = [_place(kind, tidy(_text(form, f"name-{seat}")), name) for seat, kind in enumerate(kinds)]
    options = _options(form, meta, players)
    called = _text(form, "called")
    timing = clock_page.chosen(lambda field: _text(form, field))
    live = set_up(hall, meta, called, places, options, bool(form.get("silent")), bool(form.get("unaided")), timing)
    guard.remember_name(request, name)
    guard.remember_seat(
        request, *[seat.secret for seat, kind in zip(live.now.seats, kinds, strict=True) if kind == "me"]
    )
    return _enter(request, hall, live)


def set_up(
    hall: Hall,
    meta: Meta,
    called: str,
    places: Sequence[Place],
    options: dict[str, str],
    silent: bool = False,
    unaided: bool = False,
    timing: Timing | None = None,
) -> LiveMatch:
    """A new match, played with the table's corrections: without talk or hints, or timed, if somebody wants it so."""
    apart = told_apart(places, seats_of(meta, options))
    given = tidy(called)[:LONGEST_TITLE]
    name = meta.name if given in ("", titles.told(meta).name) else given
    live = hall.matches.new(meta.id, name, apart, options, hall.corrections.get(meta.id))
    if silent:
        hall.talk.hush(live.id, True)
    if unaided:
        hall.matches.store.unaid(live.id)
    if timing is not None:
        hall.timekeeper.wind(live, timing)
    return live


def _enter(request: Request, hall: Hall, live: LiveMatch) -> Response:
    guard.remember_host(request, live.id)
    now = hall.matches.refresh_seats(live)
    hall.changed(now)
    inviting = any(seat.kind != BOT and not seat.taken for seat in now.seats)
    mine = my_seats(request, now)
    place = now.game.seat_name(mine[0].seat) if mine else WATCH
    return RedirectResponse(f"/match/{live.id}/{place}/invitations" if inviting else f"/match/{live.id}", 303)


def _kind(form: FormData, seat: int) -> str:
    """Who sits at a seat: me, link, open, or a bot, of which the form may say in a field of its own which one."""
    kind = _text(form, f"seat-{seat}") or "bot:random"
    return f"bot:{_text(form, f'bot-{seat}') or USUAL}" if kind == "bot" else kind


def _place(kind: str, name: str, mine: str) -> Place:
    if kind == "me":
        return Place(PERSON, name or mine)
    if kind.startswith("bot:"):
        return Place(BOT, name, kind.removeprefix("bot:"))
    return Place(PERSON if kind == "link" else OPEN, name)


def told_apart(places: Sequence[Place], seats: Sequence[str]) -> list[Place]:
    """The same places, but whoever has a name that is somebody else's gets the seat's colour with it."""
    found: list[Place] = []
    for place, seat in zip(places, seats):
        found.append(replace(place, name=own_name(place.name, seat, seats, [one.name for one in found])))
    return found


def _options(form: FormData, meta: Meta, players: int) -> dict[str, str]:
    """The options the form has chosen; what is chosen seat by seat makes one option."""
    options: dict[str, str] = {}
    for option in meta.options:
        if not option.goes_with(players):
            continue
        if option.per_seat and option.kind == KIND:
            options |= _colours(form, meta, players)
        elif option.per_seat:
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


def _colours(form: FormData, meta: Meta, players: int) -> dict[str, str]:
    """The colours that the form has chosen; whoever chose none has the usual one or, if that is taken, a free one."""
    fields = [f"{COLOURS}-{seat}" for seat in range(players)]
    if players == 1:
        fields += [f"{COLOURS}-automa"] * bool(meta.automa) + [f"{COLOURS}-neutrals"] * bool(meta.neutrals)
    chosen = [_text(form, field) for field in fields]
    if not any(chosen):
        return {}
    while len(chosen) > players and not chosen[-1]:
        chosen.pop()
    free = [colour for colour in meta.seats if colour not in chosen]
    for seat, usual in enumerate(meta.seats[: len(chosen)]):
        if not chosen[seat]:
            chosen[seat] = free.pop(free.index(usual) if usual in free else 0)
    return {COLOURS: ",".join(chosen)}


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
