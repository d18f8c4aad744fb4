"""Speaking: every browser reads its own language, the one it was told to or the one it likes best."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Annotated, Final

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from veche.language.languages import known_languages, offered, wanted
from veche.language.reader import speaking
from veche.table import guard
from veche.table.errors import BadForm
from veche.table.hall import hall_of
from veche.table.visits import SECONDS_KEPT

COOKIE: Final = "language"
"""The cookie of a device that was told in which language to speak."""

router = APIRouter()


class Speaking:
    """Lets whatever answers a request speak the language of the browser that asks."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        with speaking(language_for(scope)):
            await self.app(scope, receive, send)


def language_for(scope: Scope) -> str:
    """The language of a browser: what its cookie says, else what it likes best among the languages offered."""
    headers = dict(scope["headers"])
    cookies = headers.get(b"cookie", b"").decode("latin-1")
    if COOKIE in cookies:
        try:
            chosen = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            chosen = None
        if chosen is not None and chosen.value in known_languages():
            return chosen.value
    return wanted(headers.get(b"accept-language", b"").decode("latin-1"))


@router.get("/language")
def choose_language(request: Request, back: str = "/") -> Response:
    """All languages that there are, to choose from."""
    return hall_of(request).page(request, "language.html", {"back": _here(back)})


@router.post("/language")
def change_language(
    request: Request,
    code: Annotated[str, Form(max_length=20)],
    back: Annotated[str, Form(max_length=500)] = "/",
    token: Annotated[str, Form()] = "",
) -> Response:
    """From now on this device is spoken to in another language."""
    guard.check_form(request, token)
    if code not in offered():
        raise BadForm("form.language", code=repr(code))
    answer = RedirectResponse(_here(back), 303)
    answer.set_cookie(COOKIE, code, max_age=SECONDS_KEPT, samesite="lax", httponly=True)
    return answer


def _here(address: str) -> str:
    """An address of this table and of no other; the lobby, if it is none."""
    safe = address.startswith("/") and not address.startswith("//") and "\\" not in address
    return address if safe and address.isprintable() else "/"
