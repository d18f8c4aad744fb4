"""Results: every finished match of this browser, with filters and charts; and who played alone, by heading."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from veche import titles
from veche.kernel.meta import Meta
from veche.kernel.words import Words
from veche.language.written import day, number, signed
from veche.store.results import Result, Results
from veche.table import guard
from veche.table.hall import Hall, hall_of
from veche.table.markup import in_page
from veche.table.my_matches import meta_of, trouble_of
from veche.table.names import automa_of
from veche.table.phrases import PHRASES
from veche.table.results_chart import interval, margins, mark
from veche.table.tally import FILTERS, Played, fitting, lately, played, share, shares, values_of

router = APIRouter()
LISTED = 30
GROUPS_SHOWN = 8
MARKED = 5
"""So many groups have a mark of their own in the chart."""


# My matches


@dataclass(frozen=True)
class Choice:
    """A value of a filter: what it is called, how many matches it has, whether it is chosen."""

    value: str
    name: str
    number: int
    chosen: bool


@dataclass(frozen=True)
class Chosen:
    """A filter with its choices; where something is chosen, `lifted` is the page without it."""

    name: str
    choices: Sequence[Choice]
    value: str
    called: str
    lifted: str


@dataclass(frozen=True)
class Group:
    """The matches under one value of a filter: how many were won, and the page of them alone."""

    name: str
    won: float
    of: int
    percent: int
    picture: Markup
    address: str


@dataclass(frozen=True)
class Line:
    """A match of the list."""

    one: Played
    title: str
    when: str
    company: str
    leader: str
    margin: str


@router.get("/results")
def results(
    request: Request, title: str = "", players: str = "", leader: str = "", opponent: str = "", by: str = "title"
) -> Response:
    """My finished matches, those alone that fit the filters; `by` is what the marks of the chart tell apart."""
    hall = hall_of(request)
    found, left_out = mine(hall, request)
    chosen = {"title": title, "players": players, "leader": leader, "opponent": opponent}
    by = by if by in FILTERS else "title"
    fit = fitting(found, chosen)
    values: dict[str, Any] = {
        "found": found,
        "left_out": left_out,
        "filters": [_filter(found, name, chosen, by) for name in FILTERS],
        "fit": fit,
        "by": by,
        "bys": list(FILTERS),
        "boards": boards(hall),
    }
    return hall.page(request, "results.html", values | (_told(fit, chosen, by) if fit else {}))


def mine(hall: Hall, request: Request) -> tuple[list[Played], int]:
    """My finished matches, the oldest first; and how many were left out because they are nobody's alone."""
    secrets = set(guard.my_secrets(request))
    lists = hall.matches.store.lists
    matches = {match.id: match for match, _ in lists.matches_of(list(secrets)) if match.summary and match.summary.over}
    seats = lists.seats_of(list(matches))
    found, left_out = [], 0
    for match in matches.values():
        meta = meta_of(match.title)
        if meta is None or trouble_of(match, seats[match.id]):
            continue
        one = played(match, meta, seats[match.id], secrets)
        left_out += one is None
        if one is not None:
            found.append(one)
    return sorted(found, key=lambda one: (one.ended, one.match.id)), left_out


def _told(fit: Sequence[Played], chosen: Mapping[str, str], by: str) -> dict[str, Any]:
    """What is told of matches: figures, chart, groups, list."""
    groups = list(values_of(fit, by))
    which = [min([groups.index(value) for value in FILTERS[by](one)] or [len(groups)]) for one in fit]
    named = [called(by, value) for value in groups[:MARKED]]
    if len(groups) > MARKED or len(groups) in which:
        named.append(PHRASES.say("results.others"))
    won, recent = share(fit), lately(fit)
    dates = [date(one.ended) for one in fit]
    names = [f"{dates[place]}: {_sentence(one)}" for place, one in enumerate(fit)]
    spoken = PHRASES.say("results.chart", {"number": len(fit), "won": int(won.won)})
    best: dict[str, int] = {}
    for one in fit:
        best[one.title] = max(one.points, best.get(one.title, one.points))
    return {
        "won": won,
        "sure": in_page(interval(won, percents(won.mean, *won.within(1.96)))),
        "lately": None if recent is None else (signed(recent[0], 1), number(recent[1], 1)),
        "best": [(points, called("title", name)) for name, points in best.items()],
        "chart": in_page(margins(fit, [min(group, MARKED) for group in which], dates, names, spoken)),
        "legend": [(in_page(mark(place)), name) for place, name in enumerate(named)],
        "lost": in_page(mark(0, won=False)),
        "groups": [(name, _groups(fit, name, chosen, by)) for name in ("opponent", "players", "leader", "title")],
        "older": max(len(fit) - LISTED, 0),
        "lines": [_line(one) for one in reversed(fit[-LISTED:])],
    }


def _filter(found: Sequence[Played], name: str, chosen: Mapping[str, str], by: str) -> Chosen:
    value = chosen[name]
    choices = [Choice(one, called(name, one), many, one == value) for one, many in values_of(found, name).items()]
    lifted = _address({**chosen, name: ""}, by)
    return Chosen(name, choices, value, called(name, value) if value else "", lifted)


def _groups(fit: Sequence[Played], name: str, chosen: Mapping[str, str], by: str) -> list[Group]:
    found = []
    for value, one in list(shares(fit, name).items())[:GROUPS_SHOWN]:
        label = percents(one.mean, *one.within(1.96))
        address = _address({**chosen, name: value}, by)
        percent = round(100 * one.mean)
        found.append(Group(called(name, value), one.won, one.of, percent, in_page(interval(one, label)), address))
    return found


def _address(chosen: Mapping[str, str], by: str) -> str:
    said = {name: value for name, value in chosen.items() if value}
    if by != "title":
        said["by"] = by
    return f"/results?{urlencode(said)}" if said else "/results"


def _line(one: Played) -> Line:
    company = PHRASES.listed([called("opponent", value) for value in one.opponents])
    leader = called("leader", one.leader) if one.leader else ""
    return Line(one, called("title", one.title), date(one.ended), company, leader, signed(one.margin))


def _sentence(one: Played) -> str:
    said: dict[str, str | int] = {"title": called("title", one.title), "points": one.points}
    said["margin"] = signed(one.margin)
    return PHRASES.say("results.mark", said)


def called(name: str, value: str) -> str:
    """What a value of a filter is called."""
    if name == "title":
        meta = meta_of(value)
        return titles.told(meta).name if meta else value
    if name == "players":
        return PHRASES.say("results.of_players", {"number": int(value)}) if value.isdecimal() else value
    if name == "leader":
        every = [titles.words(meta.id) for meta in titles.metas()]
        return next((words.name("leader", value) for words in every if f"leader.{value}" in words), value)
    return PHRASES.say("results.bot", {"code": value.removeprefix("bot:")}) if value.startswith("bot:") else value


def date(ended: float) -> str:
    """A day, as it is called on this machine; the year where it is another one."""
    then, now = datetime.fromtimestamp(ended), datetime.fromtimestamp(time.time())
    if then.date() == now.date():
        return PHRASES.say("date.today")
    return day(then, year=then.year != now.year, short=True)


def percents(mean: float, low: float, high: float) -> str:
    said = {"mean": round(100 * mean), "low": round(100 * low), "high": round(100 * high)}
    return PHRASES.say("results.percents", said)


# Who played alone


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


def boards(hall: Hall) -> list[Board]:
    """The results against every title's automa."""
    kept = Results(hall.matches.store.engine)
    found = []
    for meta in titles.metas():
        if meta.automa:
            results = kept.of(meta.id)
            # Only who has played needs the names of what was played, and some of them tell figures of the rules.
            words = titles.title(meta.id).words() if results else titles.words(meta.id)
            found.append(board(meta, words, results))
    return found


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
    return Board(titles.told(meta).name, automa_of(meta), tuple(words.name("result", name) for name in names), rows)


def _row(key: tuple[str, ...], group: list[Result], names: list[str], words: Words) -> Row:
    best = max(group, key=lambda result: (result.points, result.margin))
    said = tuple(words.name(name, value) for name, value in zip(names, key, strict=True))
    return Row(said, len(group), sum(result.won for result in group), best)
