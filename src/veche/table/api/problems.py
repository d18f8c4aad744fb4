"""What is wrong with a request, as programs are told it: problem JSON with a key and a sentence."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from veche.kernel.errors import BrokenPast, IllegalMove, NotAMove, Problems, UnknownTitle, VecheError
from veche.kernel.telling import Told
from veche.protocol import Problem
from veche.store.trouble import kind_of, why_not
from veche.table.errors import REFUSED, NoToken, TooLarge, come_again, status_of
from veche.table.hall import hall_of

logger = logging.getLogger(__name__)
PROBLEM: Final = "application/problem+json"
NEVER_KEPT: Final = {"cache-control": "no-store"}
LONGEST_PART: Final = 200

WHEN: Final = {
    400: "What was sent cannot be done: an unknown option, a bot that does not play this title, a request that cannot "
    "be read.",
    401: "There is no bearer token, and the match is not over.",
    403: "The token belongs to no seat of this match any more, or to spectators, who decide nothing.",
    404: "There is no such match, seat, title, link or address.",
    405: "This method is not for this address; `Allow` says which are. `HEAD` is answered as `GET`, but for events.",
    409: "The match has gone on, it is another's turn, or it is not as the request supposes.",
    410: "The match cannot be opened any more, or the link is used up.",
    413: "The request is larger than 2,000,000 bytes.",
    421: "The table is not known by the name under which it was asked for.",
    422: "The body or a parameter is not as described, or the move is not legal now.",
    429: "More than one address may ask; `Retry-After` says when to come again.",
    503: "The table has its hands full; the same can be asked again in a moment.",
}


def documented(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The answers of an operation that tell a problem, for its description."""
    schema = {"$ref": "#/components/schemas/Problem"}
    return {one: {"description": WHEN[one], "content": {PROBLEM: {"schema": schema}}} for one in (*statuses, 421, 429)}


def problem(
    status: int, kind: str, key: str, detail: str, several: list[str], headers: Mapping[str, str] | None = None
) -> Response:
    """The answer that tells a problem."""
    told = Problem(
        type="about:blank", title=HTTPStatus(status).phrase, status=status, kind=kind, key=key, detail=detail,
        problems=several,
    )  # fmt: skip
    return Response(told.model_dump_json(), status, {**NEVER_KEPT, **(headers or {})}, PROBLEM)


def tell(request: Request, error: Exception) -> Response:
    """Somebody's mistake, in the words of the error."""
    assert isinstance(error, VecheError)
    status = 422 if isinstance(error, (IllegalMove, NotAMove)) else status_of(error)
    if isinstance(error, UnknownTitle) and request.method == "GET":
        status = 404
    told = error.told
    key = told.key if isinstance(told, Told) and told.key else type(error).__name__
    several = error.problems if isinstance(error, Problems) else []
    asks = {"www-authenticate": "Bearer"} if isinstance(error, NoToken) else come_again(error)
    return problem(status, type(error).__name__, key, str(error), several, asks)


def look_again(request: Request, error: Exception) -> Response:
    """A match whose past proves not to lead to where it stands is read anew when it is asked for next."""
    hall_of(request).matches.doubt(str(request.path_params.get("id", "")))
    return problem(503, BrokenPast.__name__, "past.elsewhere", str(error), [])


def refuse(request: Request, error: Exception) -> Response:
    """What the framework refuses, in our words."""
    assert isinstance(error, HTTPException)
    status = 413 if isinstance(error.__cause__, TooLarge) else error.status_code
    key = REFUSED.get(status, REFUSED[400])
    return problem(status, "Refused", key, str(Told(key)), [], error.headers)


def ask_again(request: Request, error: Exception) -> Response:
    """A body or an address that is not as described."""
    assert isinstance(error, RequestValidationError)
    found = error.errors()
    wrong = sorted({str(one["loc"][-1])[:LONGEST_PART] for one in found})[:20]
    several = [
        f"{'.'.join([str(part)[:LONGEST_PART] for part in one['loc']])}: {one['msg'][:LONGEST_PART]}"
        for one in found[:20]
    ]
    detail = str(Told("form.lacks", fields=[json.dumps(one) for one in wrong]))
    return problem(422, "Refused", "form.lacks", detail, several)


def wait_for_the_store(request: Request, error: Exception) -> Response:
    """The database or the disk under it does not do what it should. Nothing was written, and nothing is lost."""
    if not kind_of(error):
        return stumble(request, error)
    logger.warning("the store: %s", why_not(error))
    detail = str(Told("request.store", why=why_not(error)))
    return problem(503, "Store", "request.store", detail, [], {"retry-after": "5"})


def leave(request: Request, error: Exception) -> Response:
    """Whoever asked has gone in the middle of it; nobody reads this."""
    return problem(400, "Refused", REFUSED[400], str(Told(REFUSED[400])), [])


def stumble(request: Request, error: Exception) -> Response:
    """The table's own mistake; the server's log has the details."""
    return problem(500, "Stumbled", "request.stumbled", str(Told("request.stumbled")), [])
