"""The page of the description: what can be asked under `/api`, to read and to try."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from veche.table.templating import templates

router = APIRouter()

INTRODUCTION = """\
Everything a page of the table can do at a seat, as JSON.

**Tokens.** A seat's secret is its bearer token: `Authorization: Bearer TOKEN`. `POST /matches` gives the tokens of the
seats for `me`; `POST /sit` takes any link of the table (an invitation, a personal link, a spectators' link) and gives
the token behind it. A token ends when who sits there changes. Cookies count for nothing here.

**Versions.** A match counts the lines of its journal. What changes it says at which version it is meant, and is refused
with 409 at any other: look again, then decide again. Nothing is done twice.

**Secrets.** Every answer is made from what the seat may know: its view, and the journal with `?` for what is hidden
from it. When a match is over, everything is open, also without a token.

**Problems** are `application/problem+json`, with a `key` that stays the same and a sentence for people. An address that
is none is 404, a method that is not for an address 405 with `Allow`, both with a problem too. `HEAD` is answered as
`GET`, but for events. Whoever asks too much is told with 429 when to come again.

**Live.** `GET /matches/{id}/events` is a stream of server-sent events; `Last-Event-ID` goes on where it was cut off.
"""


@router.get("/docs")
def read(request: Request) -> Response:
    """The page; everything on it comes from this table."""
    text = templates().get_template("api.html").render()
    return HTMLResponse(text, headers={"cache-control": "no-cache"})
