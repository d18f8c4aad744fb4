"""Results of those who played alone: a page of them by heading, the best first."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from veche import titles
from veche.kernel.meta import Meta
from veche.kernel.words import Words
from veche.store.results import Result, Results
from veche.table.hall import hall_of

router = APIRouter()


@dataclass(frozen=True)
class Row:
    """All results under the same headings."""

    headings: tuple[str, ...]
    games: int
    won: int
    best: Result


@dataclass(frozen=True)
class Board:
    """A title's results: what the headings are called, and a row for each combination that was played."""

    name: str
    automa: str
    headings: tuple[str, ...]
    rows: tuple[Row, ...]


@router.get("/results")
def results(request: Request) -> Response:
    """The results of every title that has an automa."""
    hall = hall_of(request)
    kept = Results(hall.matches.store.engine)
    boards = []
    for meta in titles.metas():
        if meta.automa:
            found = kept.of(meta.id)
            # Only who has played needs the names of what was played, and some of them tell figures of the rules.
            words = titles.title(meta.id).words() if found else titles.words(meta.id)
            boards.append(board(meta, words, found))
    return hall.page(request, "results.html", {"boards": boards})


def board(meta: Meta, words: Words, found: list[Result]) -> Board:
    """The results of a title, row by row in the order of its options, else by name."""
    names = list(dict.fromkeys(name for result in found for name in result.headings))
    order = {option.name: option.values for option in meta.options if option.values}
    groups: dict[tuple[str, ...], list[Result]] = {}
    for result in found:
        groups.setdefault(tuple(result.headings.get(name, "") for name in names), []).append(result)

    def place(key: tuple[str, ...]) -> list[tuple[int, str]]:
        return [
            (order[name].index(value) if value in order.get(name, ()) else 99, value)
            for name, value in zip(names, key, strict=True)
        ]

    rows = tuple(_row(key, groups[key], names, words) for key in sorted(groups, key=place))
    return Board(meta.name, meta.automa, tuple(words.name("result", name) for name in names), rows)


def _row(key: tuple[str, ...], group: list[Result], names: list[str], words: Words) -> Row:
    best = max(group, key=lambda result: (result.points, result.margin))
    said = tuple(words.name(name, value) for name, value in zip(names, key, strict=True))
    return Row(said, len(group), sum(result.won for result in group), best)
