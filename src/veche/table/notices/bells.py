"""Bells on pages: where this browser wants to be told, for which matches, and how that ends."""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Final

from fastapi import APIRouter, Form
from starlette.background import BackgroundTask
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from veche.language.reader import reads
from veche.store.bells import CHAT, MAIL, PUSH, TURN, Bell
from veche.table import guard
from veche.table.addresses import address_of
from veche.table.errors import BadForm, NoBell, TooOften
from veche.table.hall import Hall, hall_of
from veche.table.notices.chat import Chat
from veche.table.notices.endings import WAY
from veche.table.notices.mail import Mail, is_address
from veche.table.notices.notice import notice_of
from veche.table.notices.push import Push
from veche.table.notices.senders import Gone, Later
from veche.table.phrases import PHRASES
from veche.table.standpoint import match_of, seated
from veche.table.visits import digest, visit_of

router = APIRouter()

logger = logging.getLogger(__name__)

MOST_BELLS: Final = 10
MOST_UNCONFIRMED: Final = 3
"""So often the same address is asked within two days, if nobody there answers."""

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{16,200}={0,2}")


# Hanging bells


def bells_of(request: Request) -> list[Bell]:
    """The bells of this browser."""
    name = visit_of(request).name
    return hall_of(request).bells.of(digest(name)) if name else []


def told_in_my_language(request: Request, bells: Sequence[Bell]) -> list[Bell]:
    """These bells; that of this device tells in the language in which somebody reads here now."""
    hang, language = hall_of(request).bells.hang, reads()
    return [
        hang(replace(bell, language=language)) if bell.kind == PUSH and bell.language != language else bell
        for bell in bells
    ]


def hung(request: Request, kind: str, address: str, confirmed: bool = True) -> Bell:
    """A bell of this browser from now on."""
    hall = hall_of(request)
    if len(bells_of(request)) >= MOST_BELLS:
        raise TooOften("bell.most", most=MOST_BELLS)
    browser, base = visit_of(request).begin(), address_of(request).base
    return hall.bells.hang(Bell(secrets.token_hex(8), browser, kind, address, reads(), base, time.time(), confirmed))


def called(bell: Bell) -> str:
    """What a bell is called for whoever has it."""
    if bell.kind == PUSH:
        return PHRASES.say("bell.push")
    return bell.address if bell.kind == MAIL else f"{bell.address.partition('://')[0]}://…{bell.address[-4:]}"


def ways(hall: Hall) -> dict[str, object]:
    """In which ways somebody can be told here: the key for devices, mails, the chats."""
    chat = hall.senders.get(CHAT)
    services = chat.services if isinstance(chat, Chat) else []
    return {"push_key": push_key(hall), "mails": MAIL in hall.senders, "chats": services}


def push_key(hall: Hall) -> str:
    """The key that a browser needs to be told on its device; nothing, where nobody can be."""
    push = hall.senders.get(PUSH)
    return push.public_key if isinstance(push, Push) else ""


@router.post("/bells/push")
def push_here(
    request: Request,
    endpoint: Annotated[str, Form(max_length=2000)],
    p256dh: Annotated[str, Form(max_length=300)],
    auth: Annotated[str, Form(max_length=300)],
    token: Annotated[str, Form()] = "",
) -> Response:
    """This device wants to be told: its browser has subscribed at a push service, or anew."""
    guard.check_form(request, token)
    bell = hung(request, PUSH, _subscription(hall_of(request), endpoint, p256dh, auth))
    return JSONResponse({"bell": bell.id})


def _subscription(hall: Hall, endpoint: str, p256dh: str, auth: str) -> str:
    """What a notice is sent with, if it may be sent there."""
    push = hall.senders.get(PUSH)
    if not isinstance(push, Push) or not push.may_send_to(endpoint):
        raise BadForm("bell.service")
    if not _KEY.fullmatch(p256dh) or not _KEY.fullmatch(auth):
        raise BadForm("bell.service")
    return json.dumps({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}})


@router.post("/bells/push/renew")
async def renew_push(request: Request) -> Response:
    """A push service gives a device another address; its worker, which has no form of ours, says so.

    Only JSON counts, which no page of somebody else may send, and only a browser that has such a bell already.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadForm("bell.service")
    return await run_in_threadpool(_renew, request, await request.body())


def _renew(request: Request, body: bytes) -> Response:
    bell = next((one for one in bells_of(request) if one.kind == PUSH), None)
    if bell is None:
        raise NoBell("bell.none")
    try:
        told = json.loads(body)
        where = [str(told["endpoint"]), str(told["keys"]["p256dh"]), str(told["keys"]["auth"])]
    except (ValueError, TypeError, KeyError):
        raise BadForm("bell.service") from None
    hung(request, PUSH, _subscription(hall_of(request), *where))
    return Response(status_code=204)


@router.post("/bells/mail")
def mail_there(
    request: Request, address: Annotated[str, Form(max_length=300)], token: Annotated[str, Form()] = ""
) -> Response:
    """Somebody wants to be told by mail. Whoever reads the mails of that address is asked first, and not again and
    again, whoever wants it."""
    guard.check_form(request, token)
    hall, where = hall_of(request), address.strip()
    mail = hall.senders.get(MAIL)
    if not isinstance(mail, Mail) or not is_address(where):
        raise BadForm("bell.address")
    if len(hall.bells.unconfirmed(where)) >= MOST_UNCONFIRMED:
        raise TooOften("bell.asked")
    bell = hung(request, MAIL, where, confirmed=False)
    answer = RedirectResponse("/mine#notices", 303)
    if not bell.confirmed:
        answer.background = BackgroundTask(_ask, mail, bell)
    return answer


def _ask(mail: Mail, bell: Bell) -> None:
    """Ask, once the page has been answered. If that fails, whoever waits for the mail asks once more."""
    with suppress(Gone):
        try:
            mail.ask(bell)
        except Later as error:
            logger.warning("nobody could be asked whether they want to be told (%s)", error)


@router.post("/bells/chat")
def chat_there(
    request: Request, address: Annotated[str, Form(max_length=1000)], token: Annotated[str, Form()] = ""
) -> Response:
    """Somebody wants to be told in a chat."""
    guard.check_form(request, token)
    chat, where = hall_of(request).senders.get(CHAT), address.strip()
    if not isinstance(chat, Chat) or not chat.may_send_to(where):
        raise BadForm("bell.no_chat")
    hung(request, CHAT, where.partition("?")[0])
    return RedirectResponse("/mine#notices", 303)


@router.post("/bells")
def end_bells(
    request: Request, bell: Annotated[str, Form(max_length=40)] = "", token: Annotated[str, Form()] = ""
) -> Response:
    """Take one bell of this browser down, or all of them."""
    guard.check_form(request, token)
    hall_of(request).bells.end([one.id for one in bells_of(request) if bell in ("", one.id)])
    return RedirectResponse("/mine#notices", 303)


# For which matches they ring


@router.post("/match/{id}/{seat}/bell")
def ring(
    request: Request,
    id: str,
    seat: str,
    bell: Annotated[str, Form(max_length=40)],
    how: Annotated[str, Form(max_length=10)] = "on",
    token: Annotated[str, Form()] = "",
) -> Response:
    """Let a bell of this browser ring for a seat of its own, or be silent."""
    guard.check_form(request, token)
    hall, here = hall_of(request), seated(request, match_of(request, id).now, seat)
    if bell not in {one.id for one in bells_of(request)}:
        raise NoBell("bell.none")
    if how == "on":
        hall.bells.ring_for(bell, id, here.viewer, here.now.seats[here.viewer].secret, time.time())
    else:
        hall.bells.be_silent(bell, id)
    if "x-part" in request.headers:
        return Response(status_code=204)
    return RedirectResponse("/mine", 303)


@router.get("/match/{id}/{seat}/notice")
def notice(request: Request, id: str, seat: str) -> Response:
    """What a notice would say now; a page that is open in the background tells it by itself."""
    here = seated(request, match_of(request, id).now, seat)
    told = notice_of(here.now, here.viewer, TURN)
    return JSONResponse({"title": told.title, "body": told.text}, headers={"cache-control": "no-store"})


# Ending them by a link, without a seat and without a cookie


@router.get(WAY + "confirm/{secret}")
def ask_to_confirm(request: Request, secret: str) -> Response:
    """A button that confirms an address: programs look at links in mails too."""
    bell = hall_of(request).bells.find(hall_of(request).endings.confirmed_by(secret))
    if bell is None:
        raise NoBell("bell.link")
    return hall_of(request).page(request, "confirm.html", {"secret": secret, "address": bell.address, "done": False})


@router.post(WAY + "confirm/{secret}")
def confirm(request: Request, secret: str) -> Response:
    """Whoever reads the mails of this address wants to be told; the link is what counts, in whichever browser."""
    hall = hall_of(request)
    bell = hall.endings.confirmed_by(secret)
    if not hall.bells.confirm(bell):
        raise NoBell("bell.link")
    return hall.page(request, "confirm.html", {"secret": secret, "address": "", "done": True})


@router.get(WAY + "{secret}")
def ask_to_end(request: Request, secret: str) -> Response:
    """A button that ends notices: programs look at links too, and end nothing by that."""
    hall = hall_of(request)
    ended = hall.endings.ended_by(secret)
    if ended is None:
        raise NoBell("bell.link")
    bell = hall.bells.find(ended[0])
    listed = hall.matches.store.lists.listed(ended[1]) if ended[1] else None
    values = {"secret": secret, "match": listed, "gone": bell is None, "all": hall.endings.end(ended[0])}
    return hall.page(request, "bell.html", {**values, "done": False})


@router.post(WAY + "{secret}")
def end_by_link(request: Request, secret: str) -> Response:
    """End them: with the button, with one click in a mail program, or on a notice itself. The link is what counts."""
    hall = hall_of(request)
    ended = hall.endings.ended_by(secret)
    if ended is None:
        raise NoBell("bell.link")
    bell, match = ended
    if match:
        hall.bells.be_silent(bell, match)
    else:
        hall.bells.end([bell])
    return hall.page(request, "bell.html", {"secret": secret, "match": None, "gone": False, "all": "", "done": True})
