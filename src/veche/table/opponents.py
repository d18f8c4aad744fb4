"""Opponents: the four levels of bots, how strong each was measured to be, and which of them to play next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, time
from itertools import pairwise
from typing import Final

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from veche import titles
from veche.bots import LEVELS
from veche.bots.ladder import Ladder, Measured, Rung, Step, measured
from veche.bots.parameters import called as code_of
from veche.bots.parameters import told
from veche.language.written import day, exact, number
from veche.table.hall import hall_of
from veche.table.ladder_chart import Strength, axis_of, ladder, ruler, shield
from veche.table.markup import in_page
from veche.table.phrases import PHRASES
from veche.table.results import called, mine, percents
from veche.table.results_chart import interval
from veche.table.tally import LAST, NINETEEN_OF_TWENTY, Played, Share, share

router = APIRouter()
LEAST: Final = 5
"""Of fewer matches we do not say whom to play next."""


@dataclass(frozen=True)
class Card:
    """A level as the page presents it: its sign, its name, how my last matches against it alone went, if there are any;
    and why it is the one to play next, if it is."""

    code: str
    name: str
    sign: Markup
    mine: str
    why: str


@dataclass(frozen=True)
class Line:
    """One number of players of a title: the drawing of its ladder, and which levels were not measured there."""

    players: str
    picture: Markup
    missing: str


@dataclass(frozen=True)
class Figure:
    """What was measured of one level, in figures."""

    players: str
    name: str
    strength: str
    between: str
    games: str


@dataclass(frozen=True)
class Told:
    """What was measured at a title: a line for each number of players, its figures, and each level against the one
    below in games of two."""

    name: str
    lines: Sequence[Line]
    figures: Sequence[Figure]
    steps: Sequence[tuple[str, Markup, str, str]]


@router.get("/opponents")
def opponents(request: Request) -> Response:
    """The levels, the ladder of every title that was measured, and how it was."""
    hall, known = hall_of(request), measured()
    ladders = [(titles.told(meta).name, known.of(meta.id)) for meta in titles.metas()]
    axis = axis_of([(rung.low, rung.high) for one in known.ladders for rung in one.rungs])
    values = {
        "cards": cards(mine(hall, request)[0]),
        "ruler": in_page(ruler(axis)),
        "told": [_told(name, found, axis) for name, found in ladders if found],
        "how": _how(known),
        "less": _less(known),
        "commands": commands(known),
    }
    return hall.page(request, "opponents.html", values)


# The levels, and mine


def cards(found: Sequence[Played]) -> list[Card]:
    """The four levels, with my matches against each of them alone, the oldest match first."""
    last = {code: share([one for one in found if set(one.opponents) == {f"bot:{code}"}][-LAST:]) for code in LEVELS}
    to_play, beaten = next_of(last)
    said = []
    for place, code in enumerate(LEVELS):
        own = PHRASES.say("opponents.mine_won", _won(last[code])) if last[code].of else ""
        why = PHRASES.say("opponents.next", _won(last[beaten]) | {"level": name_of(beaten)}) if code == to_play else ""
        said.append(Card(code, name_of(code), in_page(shield(place)), own, why))
    return said


def _won(one: Share) -> dict[str, str | int]:
    return {"won": int(one.won), "of": one.of}


def next_of(last: Mapping[str, Share]) -> tuple[str, str]:
    """The level to play next, and the one below it, of whose last matches more than half were won; or none of both."""
    found = ("", "")
    for below, above in pairwise(LEVELS):
        if last[below].of >= LEAST and last[below].mean > 0.5:
            found = (above, below)
    return found


def name_of(code: str) -> str:
    """What a level is called."""
    return PHRASES.say(f"opponents.{code}") if code else ""


# What was measured


def _told(name: str, ladders: Sequence[Ladder], axis: tuple[float, float]) -> Told:
    return Told(
        name,
        [_line(name, one, axis) for one in ladders],
        [figure for one in ladders for figure in _figures(one)],
        [_step(step) for one in ladders if one.players == 2 for step in one.steps],
    )


def _line(title: str, one: Ladder, axis: tuple[float, float]) -> Line:
    players = called("players", str(one.players))
    ends = [_ends(rung) | {"level": name_of(rung.level)} for rung in one.rungs]
    listed = PHRASES.listed([PHRASES.say("opponents.rung", rung) for rung in ends])
    spoken = PHRASES.say("opponents.line", {"title": title, "players": players, "levels": listed})
    there = {rung.level for rung in one.rungs}
    missing = PHRASES.listed([name_of(code) for code in LEVELS if code not in there])
    return Line(
        players,
        in_page(ladder([_strength(rung) for rung in one.rungs], axis, spoken)),
        PHRASES.say("opponents.unmeasured", {"levels": missing}) if missing else "",
    )


def _strength(rung: Rung) -> Strength:
    return Strength(list(LEVELS).index(rung.level), rung.rating, rung.low, rung.high, rung.beaten, rung.unbeaten)


def _figures(one: Ladder) -> list[Figure]:
    return [
        Figure(
            called("players", str(one.players)),
            name_of(rung.level),
            _at_most(rung) + _whole(rung.rating),
            PHRASES.say("opponents.between", _ends(rung)),
            str(rung.games),
        )
        for rung in one.rungs
    ]


def _ends(rung: Rung) -> dict[str, str | int]:
    return {"rating": _whole(rung.rating), "low": _whole(rung.low), "high": _whole(rung.high)}


def _at_most(rung: Rung) -> str:
    return "≤ " if rung.beaten else "≥ " if rung.unbeaten else ""


def _whole(strength: float) -> str:
    return number(round(strength))


def _step(step: Step) -> tuple[str, Markup, str, str]:
    """Who against whom, the picture of the share, the share, and of how many games it is."""
    one = Share(step.won, step.of)
    who = name_of(step.better)
    against = PHRASES.say("opponents.against", {"better": who, "other": name_of(step.other)})
    said = percents(one.mean, *one.within(NINETEEN_OF_TWENTY))
    games = PHRASES.say("results.some_of", {"won": exact(step.won), "of": step.of})
    return who, in_page(interval(one, f"{against}: {said}")), f"{round(100 * one.mean)} %", games


def _how(known: Measured) -> str:
    """When and how it was measured."""
    said: dict[str, str | int] = {
        "games": sum([one.games for one in known.ladders]),
        "date": day(datetime.combine(known.on, time())),
        "veche": known.veche,
        "seeds": PHRASES.listed([str(seed) for seed in known.seeds]),
        "build": known.build,
    }
    return PHRASES.say("opponents.how", said)


def _less(known: Measured) -> str:
    """How long the planning level was given to think, if that was another time than at the table."""
    played = {rung.bot for one in known.ladders for rung in one.rungs}
    given = [told(bot, getattr(LEVELS[code_of(bot)], "parameters", {})).get("seconds") for bot in sorted(played)]
    seconds = [exact(float(one)) for one in given if one]
    return PHRASES.say("opponents.less", {"seconds": PHRASES.listed(seconds)}) if seconds else ""


def commands(known: Measured) -> list[str]:
    """What plays the games again, without the title and the number of players where these differ."""
    found: dict[str, int] = {}
    for one in known.ladders:
        for run in one.contests:
            first, *others = run.bots
            who = f"--one {first} --against {','.join(others)}" if run.one else f"--bots {','.join(run.bots)}"
            line = f"veche arena {one.title} --players {one.players} {who} --seed {run.seed} --games {run.games}"
            found.setdefault(line, len(found))
    return list(found)
