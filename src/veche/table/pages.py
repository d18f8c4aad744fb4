"""Pages to read: the rules in our own words, where the data come from, what this is; a title's style and pictures."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from veche import titles
from veche.drawing.html import EMPTY
from veche.drawing.icons import is_icon
from veche.kernel.telling import Told
from veche.language.catalogue import ENGLISH
from veche.language.reader import reads
from veche.table.editions import kept
from veche.table.examples import examples_of
from veche.table.hall import hall_of
from veche.table.markup import in_page
from veche.table.rulebook import Section, rule_sections
from veche.table.rules_search import marked_in, nearest_sections, nearest_words, search
from veche.table.templating import page_icon

router = APIRouter()

SIGNS: Final = {
    "attacking": "attack", "battle": "attack", "building": "build", "trade-track": "ship", "hunting": "hunt",
    "riding": "ride", "tigers": "tiger", "songs": "song", "stories": "story", "trophies": "trophy", "yurts": "yurt",
    "villages": "village", "outposts": "outpost", "wishes": "wish", "wish": "wish", "furs": "fur", "bears": "bear-head",
    "landscapes": "mountain", "deeds": "deed", "agendas": "agenda", "schemes": "scheme", "income": "coins",
    "bribes": "coins", "undo": "", "first": "", "play": "", "next": "", "stop": "", "whole": "", "back": "",
}  # fmt: skip
"""Icons of sections that are not called as their icon is; some words mean something else."""


@router.get("/rules/{title}")
def rules(request: Request, title: str, q: str = "") -> Response:
    """The rules of a title, in our own words, with the values by which this table plays; `q` looks for something."""
    hall, one = hall_of(request), titles.title(title)
    corrections = hall.corrections.get(title)
    printed = one.rules(corrections)
    english = one.rules_text(ENGLISH, printed) if reads() != ENGLISH else ""
    sections = rule_sections(one.rules_text(rules=printed), english)
    hits = search(sections, q)
    lost = bool(q.strip()) and not hits
    told = {
        "meta": titles.told(one.meta),
        "metas": [titles.told(meta) for meta in titles.metas()],
        "sections": sections,
        "q": q,
        "hits": hits,
        "near_words": nearest_words(sections, q) if lost else [],
        "near_sections": nearest_sections(sections, q) if lost else [],
        "marked": lambda markup: marked_in(markup, q),
        "look": sign_of,
        "examples": examples_of(one, corrections),
        "corrected": bool(corrections),
    }
    return hall.page(request, "rules.html", told)


def sign_of(section: Section) -> Markup:
    """The icon of the thing that a section is about, if there is one: a word of its heading is its name."""
    names = [section.id, *section.id.split("-")]
    found = next((SIGNS.get(name, name) for name in names if is_icon(SIGNS.get(name, name))), "")
    return page_icon(found) if found else in_page(EMPTY)


@router.get("/data/{title}")
def data(request: Request, title: str) -> Response:
    """Which printed values are known, and which are reconstructed."""
    one = titles.title(title)
    return hall_of(request).page(request, "data.html", {"meta": titles.told(one.meta), "tables": titles.sources(title)})


@router.get("/about")
def about(request: Request) -> Response:
    return hall_of(request).page(request, "about.html", {"titles": [titles.told(meta) for meta in titles.metas()]})


@router.get("/titles/{edition}/{title}.css")
def stylesheet(edition: str, title: str) -> Response:
    """The style of what only this title draws, in the folder of an edition like every static file."""
    text = titles.style(title)
    return Response(text, media_type="text/css", headers={"cache-control": kept(edition)})


@router.get("/titles/{title}.css")
def stylesheet_of_no_edition(title: str) -> Response:
    """The same, for whoever names no edition."""
    return stylesheet("", title)


@router.get("/titles/{edition}/{title}/{theme}.webp")
def board_picture(edition: str, title: str, theme: str) -> Response:
    """The picture of a title's board, likewise."""
    picture = titles.picture(title, theme)
    if not picture:
        raise HTTPException(404)
    return Response(picture, media_type="image/webp", headers={"cache-control": kept(edition)})


@router.get("/health")
def health(request: Request) -> Response:
    """Whether the table answers and matches can be written down."""
    return _in_order(hall_of(request).pulse.trouble())


@router.get("/ready")
def ready(request: Request) -> Response:
    """Whether people who want to play should be sent here: matches can be written down, and may be."""
    hall = hall_of(request)
    if hall.processes.is_read_only:
        return _in_order(str(Told("request.read-only")))
    return _in_order(hall.pulse.trouble())


def _in_order(trouble: str) -> Response:
    if trouble:
        return Response(f"{trouble}\n", 503, {"retry-after": "5"}, "text/plain")
    return Response("ok\n", media_type="text/plain")
