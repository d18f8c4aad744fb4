"""Giving links: invitations to seats that wait, the personal link of a seat, and one link for all of one's seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import segno
from fastapi import APIRouter, Form
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from veche.drawing.html import EMPTY, trusted
from veche.store.records import BOT, Listed, Seat
from veche.table import guard
from veche.table.addresses import Address, address_of
from veche.table.curtain import curtain, is_needed
from veche.table.hall import Hall, hall_of
from veche.table.markup import in_page
from veche.table.matches import new_secret
from veche.table.my_matches import meta_of
from veche.table.names import LONGEST_NAME
from veche.table.phrases import PHRASES
from veche.table.standpoint import Standpoint, match_of, seated, standpoint
from veche.table.visits import visit_of

router = APIRouter()
LONGEST_LINK = 500


@dataclass(frozen=True)
class Given:
    """A link as a page shows it: to whose seat, what is said of it, and its QR code. `id` names it on the page."""

    id: str
    link: str
    seat: str = ""
    who: str = ""

    @property
    def code(self) -> Markup:
        return qr(self.link)


@router.get("/match/{id}/{seat}/invitations")
def invitations(request: Request, id: str, seat: str, at: str = "") -> Response:
    """The links of the seats that are still to be taken, each with its QR code; and the spectators'. A key of
    one's own is not among them: this is a page to show around."""
    hall = hall_of(request)
    live = match_of(request, id)
    here = standpoint(request, live.now, seat)
    now = hall.matches.refresh_seats(live)
    address = address_of(request, at)
    waiting = [one for one in now.seats if one.kind != BOT and not one.taken]
    links = [
        Given(f"link-{one.seat}", f"{address.base}/seat/{one.secret}", now.game.seat_name(one.seat), one.name)
        for one in waiting
        if here.remembered.hosts
    ]
    values = {
        "links": links,
        "watch": Given("link-watch", f"{address.base}/watch/{now.match.watch}"),
        "waiting": [one.name or PHRASES.name("seat", now.game.seat_name(one.seat)) for one in waiting],
        "address": address,
        "match": now.match,
        "base": here.base,
        "seat": seat,
    }
    return _secretly(hall.page(request, "invitations.html", values))


@router.get("/match/{id}/{seat}/device")
def another_device(request: Request, id: str, seat: str, at: str = "") -> Response:
    """For whoever sits there: the personal link of the seat, the link of all seats, the name, and all devices."""
    hall = hall_of(request)
    here = seated(request, match_of(request, id).now, seat)
    if is_needed(here):
        return curtain(request, here)
    address = address_of(request, at)
    secrets = guard.my_secrets(request)
    ring = hall.keyrings.of(visit_of(request).begin(), new_secret())
    values = {
        "match": here.now.match,
        "base": here.base,
        "mine": _mine(hall, here, address),
        "called": here.now.seats[here.viewer].name,
        "all": Given("link-all", f"{address.base}/seats/{ring}"),
        "number": len(secrets),
        "matches": len({match.id for match, _ in hall.matches.store.lists.matches_of(secrets)}),
        "address": address,
        "devices": len(hall.browsers.sitting(id, here.viewer)),
        "old": hall.browsers.has_old_link(id, here.viewer),
        "others": [here.now.game.seat_name(one.seat) for one in here.mine if one.seat != here.viewer],
        "most": LONGEST_NAME,
    }
    return _secretly(hall.page(request, "device.html", values))


def _mine(hall: Hall, here: Standpoint, address: Address) -> Given:
    """The personal link of the seat from which somebody looks."""
    mine = here.now.seats[here.viewer]
    link = f"{address.base}/seat/{hall.browsers.personal(mine, new_secret())}"
    return Given("link-mine", link, here.seat, mine.name or PHRASES.name("seat", here.seat))


# Coming with all seats


@router.get("/seats/{secret}")
def all_seats(request: Request, secret: str) -> Response:
    """Where the link of all seats leads: which they are, and a button to sit down. Looking changes nothing."""
    hall = hall_of(request)
    keyring = hall.keyrings.find(secret)
    found = [] if keyring.spent else hall.matches.store.lists.matches_of(hall.browsers.secrets(keyring.browser))
    if not found:
        return hall.page(request, "used.html", {"kind": "personal"}, 410)
    shown = [_shown(match, seat) for match, seat in found]
    return hall.page(request, "all_seats.html", {"secret": secret, "seats": shown})


def _shown(match: Listed, seat: Seat) -> tuple[str, str, str]:
    """A seat of a list: its name for a badge, if the table knows it; the match; who sits there."""
    meta = meta_of(match.title)
    return meta.seats[seat.seat] if meta and seat.seat < len(meta.seats) else "", match.name, seat.name


@router.post("/seats/{secret}")
def sit_at_all(
    request: Request,
    secret: str,
    how: Annotated[str, Form(max_length=10)] = "seats",
    token: Annotated[str, Form()] = "",
) -> Response:
    """Sit down at all of them, in this browser too; or, if `how` is "share", let both share all their matches."""
    guard.check_form(request, token)
    hall = hall_of(request)
    keyring, browser = hall.keyrings.find(secret), visit_of(request).begin()
    if not hall.keyrings.open(keyring, browser):
        return hall.page(request, "used.html", {"kind": "personal"}, 410)
    if how == "share":
        hall.keyrings.share(keyring, browser, new_secret())
    return RedirectResponse("/mine" if how == "share" else "/", 303)


def _secretly(answer: Response) -> Response:
    answer.headers.update(guard.NEVER_KEPT)
    return answer


def qr(link: str) -> Markup:
    """A QR code as SVG; an address that no code can hold has none."""
    if len(link) > LONGEST_LINK:
        return in_page(EMPTY)
    drawn = segno.make(link, error="m").svg_inline(scale=4, border=2, svgclass="qr", lineclass=None, omitsize=True)
    return in_page(trusted(drawn))
