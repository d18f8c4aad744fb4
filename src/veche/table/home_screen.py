"""The table on a home screen: what a browser needs to install it, and what is shown when the table does not answer.

The service worker (static/worker.js) keeps what it is allowed to keep: static files of one edition, and the pages that
say so in a header (`MAY_BE_KEPT`). Those are the lists of one's own matches and the tables at which a browser has one
seat alone: where several sit at one device, a curtain hides the hands, and nothing is kept that it would not hide.
"""

from __future__ import annotations

import json
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from veche.language.reader import reads
from veche.table.editions import STATIC, static_address, static_edition
from veche.table.hall import hall_of, own_language
from veche.table.phrases import PHRASES

router = APIRouter()

MAY_BE_KEPT: Final = {"x-may-be-kept": "1"}
"""The header of a page that a device may keep for when there is no connection."""

BAR: Final = "#231813"
ICONS: Final = ((192, "any"), (512, "any"), (512, "maskable"))


@router.get("/manifest.webmanifest")
def manifest(request: Request) -> Response:
    """How the table is called on a home screen, and with what it begins there."""
    icons = [
        {"src": static_address(icon_name(size, purpose)), "sizes": f"{size}x{size}", "type": "image/png",
         "purpose": purpose}
        for size, purpose in ICONS
    ]  # fmt: skip
    told = {
        "id": "/mine",
        "name": PHRASES.say("site.title"),
        "short_name": PHRASES.say("site.title"),
        "description": PHRASES.say("site.sub"),
        "lang": reads(),
        "dir": own_language().direction,
        "start_url": "/mine",
        "scope": "/",
        "display": "standalone",
        "theme_color": BAR,
        "background_color": BAR,
        "icons": icons,
        "shortcuts": [
            {"name": PHRASES.say("mine.title"), "url": "/mine"},
            {"name": PHRASES.say("lobby.new"), "url": "/"},
        ],
    }
    return Response(json.dumps(told), media_type="application/manifest+json", headers={"cache-control": "no-cache"})


def icon_name(size: int, purpose: str) -> str:
    """The file of an icon, among the static ones."""
    return f"icons/{size}{'-maskable' if purpose == 'maskable' else ''}.png"


@router.get("/sw.js")
def worker() -> Response:
    """The service worker of this edition: as soon as any static file changes it is another one, and keeps nothing of
    the edition before."""
    text = f"const EDITION = {json.dumps(static_edition())};\n\n{(STATIC / 'worker.js').read_text(encoding='utf-8')}"
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})


@router.get("/offline")
def offline(request: Request) -> Response:
    """What is shown of a page that was never kept, while there is no connection."""
    answer = hall_of(request).page(request, "offline.html", {})
    answer.headers.update(MAY_BE_KEPT)
    return answer
