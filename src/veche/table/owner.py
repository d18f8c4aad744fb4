"""The owner's page: whoever opened the table has a secret link to it, made from the table's key and told at the start.

It lists matches and processes, ends, archives and removes matches, and lets the table be read-only for an upgrade.
"""

from __future__ import annotations

import hmac
import os
import time
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Annotated, Final

from fastapi import APIRouter, Form
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from veche import titles
from veche.language import written
from veche.store.errors import NoSuchLink
from veche.store.records import Listed
from veche.table import guard
from veche.table.doorway import limited_as
from veche.table.errors import BadForm, NotAllowed, SeatChanged
from veche.table.figures import prometheus
from veche.table.hall import Hall, hall_of
from veche.table.my_matches import ago, meta_of

router = APIRouter()
ON_A_PAGE: Final = 50


def owner_secret(key: str) -> str:
    """The secret of the owner's page; whoever knows it does not know the key."""
    return urlsafe_b64encode(hmac.digest(key.encode(), b"the owner's page", sha256)[:18]).decode()


def _is_owner(connection: HTTPConnection, secret: str) -> bool:
    return hmac.compare_digest(hall_of(connection).owner.encode(), secret.encode(errors="replace"))


def _check(request: Request, secret: str) -> Hall:
    if not _is_owner(request, secret):
        raise NoSuchLink("owner.no-link")
    return hall_of(request)


@router.get("/owner/{secret}")
def page(request: Request, secret: str, page: int = 1) -> Response:
    """Everything that its owner may see of a table."""
    hall = _check(request, secret)
    store, page = hall.matches.store, max(1, min(page, 10_000))
    listed = store.lists.last_changed(ON_A_PAGE, (page - 1) * ON_A_PAGE)
    numbers = store.keeping.numbers()
    values = {
        "base": f"/owner/{secret}",
        "processes": hall.processes.all(),
        "numbers": numbers,
        "lines": [(one, _title(one), ago(time.time() - one.moved), _stands(one, archived)) for one, archived in listed],
        "page": page,
        "more": page * ON_A_PAGE < numbers["all"],
        "load": " · ".join([written.number(one, 2) for one in os.getloadavg()]) if hasattr(os, "getloadavg") else "",
        "read_only": hall.processes.is_read_only,
        "trouble": hall.pulse.trouble(),
        "ago": lambda when: ago(time.time() - when),
        "number": written.number,
    }
    return hall.page(request, "owner.html", values)


def _title(one: Listed) -> str:
    meta = meta_of(one.title)
    return titles.told(meta).name if meta else one.title


def _stands(one: Listed, archived: bool) -> str:
    """How a match stands: the key of what is said of it."""
    if one.trouble:
        return "trouble"
    if archived:
        return "archived"
    if one.closed is not None:
        return "closed"
    return "over" if one.summary is not None and one.summary.over else "running"


@router.post("/owner/{secret}/match/{id}")
def change(
    request: Request,
    secret: str,
    id: str,
    how: Annotated[str, Form()],
    token: Annotated[str, Form()] = "",
) -> Response:
    """End a match, archive it or remove it for good."""
    hall = _check(request, secret)
    guard.check_form(request, token)
    matches = hall.matches
    matches.store.match(id)
    if how == "end":
        if not matches.store.keeping.close(id):
            raise SeatChanged("owner.ended")
        hall.hub.announce(id, matches.refresh_seats(matches.get(id)).version)
    elif how == "archive":
        if not matches.store.archive.pack(id):
            raise SeatChanged("owner.not-archived")
    elif how == "remove":
        matches.forget(id)
    else:
        raise BadForm("form.lacks", fields=["how"])
    return RedirectResponse(f"/owner/{secret}", 303)


@router.post("/owner/{secret}/read-only")
def read_only(
    request: Request, secret: str, how: Annotated[str, Form()], token: Annotated[str, Form()] = ""
) -> Response:
    """Let the table be read-only, or no longer."""
    hall = _check(request, secret)
    guard.check_form(request, token)
    hall.processes.be_read_only(how == "on")
    return RedirectResponse(f"/owner/{secret}", 303)


@router.get("/metrics")
def metrics(request: Request) -> Response:
    """What Prometheus reads: for this machine itself, and for whoever shows the owner's secret."""
    hall, headers = hall_of(request), request.headers
    shown = headers.get("authorization", "").removeprefix("Bearer ")
    is_here = request.client is not None and not limited_as(request.client.host)
    passed_on = "x-forwarded-for" in headers or "forwarded" in headers
    if not (is_here and not passed_on) and not _is_owner(request, shown):
        raise NotAllowed("owner.not-yours")
    numbers = hall.matches.store.keeping.numbers()
    plain = {
        "veche_matches_kept": ("Matches in the store.", float(numbers["all"])),
        "veche_matches_running": ("Matches that are played.", float(numbers["running"])),
        "veche_matches_archived": ("Matches whose journal is archived.", float(numbers["archived"])),
        "veche_read_only": ("Whether the table is read-only.", float(hall.processes.is_read_only)),
        "veche_store_writable": ("Whether matches can be written down.", float(not hall.pulse.trouble())),
    }
    text = prometheus(hall.processes.all(), plain)
    return PlainTextResponse(text, headers={"content-type": "text/plain; version=0.0.4; charset=utf-8"})
