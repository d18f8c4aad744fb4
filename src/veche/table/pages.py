"""Pages to read: the rules in our own words, where the data come from, what this is; and a title's stylesheet."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from veche import titles
from veche.table.hall import hall_of, kept
from veche.table.rulebook import rule_sections

router = APIRouter()


@router.get("/rules/{title}")
def rules(request: Request, title: str, q: str = "") -> Response:
    """The rules of a title, in our own words, with the values by which this table plays; `q` looks for something."""
    hall, one = hall_of(request), titles.title(title)
    corrections = hall.corrections.get(title)
    text = one.rules_text(rules=one.rules(corrections))
    wanted = q.strip().lower()
    found = [part for part in rule_sections(text) if wanted in f"{part.heading} {part.text}".lower()]
    told = {"meta": one.meta, "sections": found, "q": q, "corrected": bool(corrections)}
    return hall.page(request, "rules.html", told)


@router.get("/data/{title}")
def data(request: Request, title: str) -> Response:
    """Which printed values are known, and which are reconstructed."""
    one = titles.title(title)
    return hall_of(request).page(request, "data.html", {"meta": one.meta, "tables": one.sources()})


@router.get("/about")
def about(request: Request) -> Response:
    return hall_of(request).page(request, "about.html", {"titles": titles.metas()})


@router.get("/titles/{edition}/{title}.css")
def stylesheet(edition: str, title: str) -> Response:
    """The style of what only this title draws, in the folder of an edition like every static file."""
    text = titles.style(title)
    return Response(text, media_type="text/css", headers={"cache-control": kept(edition)})


@router.get("/titles/{title}.css")
def stylesheet_of_no_edition(title: str) -> Response:
    """The same, for whoever names no edition."""
    return stylesheet("", title)


@router.get("/health")
def health(request: Request) -> Response:
    """Whether the table answers and its store does."""
    hall_of(request).matches.store.marks([])
    return Response("ok\n", media_type="text/plain")
