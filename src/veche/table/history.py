"""The history behind a title: a page to read, and a single tale of it for whoever asks at the table."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from veche import titles
from veche.drawing.parts import whole
from veche.language.reader import reads
from veche.shelf.history import KINDS, History
from veche.shelf.title import AnyTitle
from veche.table.examples import apart
from veche.table.hall import hall_of
from veche.table.markup import in_page

router = APIRouter()


@router.get("/history/{title}")
def history(request: Request, title: str) -> Response:
    """All tales of a title, with their pictures."""
    one = titles.title(title)
    told = _told(one)
    metas = [titles.told(meta) for meta in titles.metas() if titles.tells_history(meta.id)]
    drawn = [one.draw_thing(one.rules(), thing) for thing in list(told.tales)[:1]]
    values = {
        "meta": titles.told(one.meta),
        "metas": metas,
        "history": told,
        "kinds": KINDS,
        "picture": lambda thing: picture(one, thing),
        "definitions": [in_page(whole(part.definitions)) for part in drawn],
    }
    return hall_of(request).page(request, "history.html", values)


@router.get("/history/{title}/{thing}")
def tale(request: Request, title: str, thing: str) -> Response:
    """One tale by itself: what a table shows when somebody wants to know more. It refers to the table's definitions."""
    one = titles.title(title)
    told = _told(one).tales.get(thing)
    if told is None:
        raise HTTPException(404)
    values = {"meta": titles.told(one.meta), "tale": told, "picture": lambda thing: picture(one, thing)}
    return hall_of(request).page(request, "tale.html", values)


def _told(title: AnyTitle) -> History:
    told = title.history()
    if told is None:
        raise HTTPException(404)
    return told


def picture(title: AnyTitle, thing: str) -> Markup:
    """The picture of a thing, with names of its own; nothing, where the title draws none."""
    return _picture(title, thing, reads())


@lru_cache(maxsize=256)
def _picture(title: AnyTitle, thing: str, language: str) -> Markup:
    drawn = title.draw_thing(title.rules(), thing)
    return in_page(apart(whole(drawn.drawing), f"of-{thing}-"))
