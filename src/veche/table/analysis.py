"""The analysis of a match that is over: a chart, the moments that decided it, and every turn of a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from veche.bots.analysis import FORMAT
from veche.bots.judged import ONLY, VERDICTS, WEAK
from veche.drawing.html import EMPTY, Html, html, joined
from veche.kernel.errors import NotOver
from veche.language import written
from veche.shelf.title import title_of
from veche.store.analyses import UNDER_WAY
from veche.story.composer import foretold
from veche.story.passage import Passage
from veche.table import guard
from veche.table.analysis_chart import Chart, mark
from veche.table.course import chapter_name
from veche.table.curtain import curtain, is_needed
from veche.table.doubt import Axis, axis_of, interval
from veche.table.errors import BadForm, NoSuchSeat
from veche.table.hall import hall_of
from veche.table.markup import in_page
from veche.table.phrases import PHRASES
from veche.table.play_on import usual_place
from veche.table.reckoned import drawn, rows, signed
from veche.table.standpoint import Standpoint, match_of, standpoint
from veche.table.telling import Telling, came_of_it, said, telling

router = APIRouter(prefix="/match/{id}/{seat}")

Data = Mapping[str, Any]


@router.get("/analysis")
def analysis(request: Request, id: str, seat: str, of: str = "") -> Response:
    """What is known of a match that is over, for the seat `of`, or else one's own; a part of the page if asked so."""
    hall = hall_of(request)
    here = _finished(request, id, seat)
    if is_needed(here):
        return curtain(request, here)
    judged = _judged(here, of)
    kept = hall.analysing.find(id, judged)
    found = kept.data if kept is not None and kept.data and kept.data.get("format") == FORMAT else None
    page = Page(here, judged, found)
    values = {
        "now": here.now,
        "base": here.base,
        "of": here.now.game.seat_name(judged),
        "name": here.now.names[judged],
        "places": [(here.now.game.seat_name(one.seat), name) for one, name in zip(here.now.seats, here.now.names)],
        "lead": page.lead(),
        "totals": page.totals(),
        "kept": kept,
        "under_way": kept is not None and kept.state in UNDER_WAY,
        "percent": int(100 * kept.share) if kept is not None else 0,
        "found": page.shown() if found else None,
        "cannot": bool(here.now.resumed),
    }
    template = "analysis_app.html" if request.headers.get("x-part") == "app" else "analysis.html"
    answer = hall.page(request, template, values)
    answer.headers["cache-control"] = "no-store"
    return answer


@router.post("/analysis")
def work(
    request: Request,
    id: str,
    seat: str,
    of: Annotated[str, Form(max_length=40)],
    how: Annotated[str, Form(max_length=20)],
    token: Annotated[str, Form()] = "",
) -> Response:
    """Begin to look at the match for a seat, or stop."""
    guard.check_form(request, token)
    hall = hall_of(request)
    here = _finished(request, id, seat)
    judged = _judged(here, of)
    if how == "stop":
        hall.analysing.stop(id, judged)
    elif how != "begin" or here.now.resumed:
        raise BadForm("analysis.cannot")
    else:
        hall.analysing.begin(id, judged, hall.matches.reading.whole_journal(here.now))
    return RedirectResponse(f"{here.base}/analysis?of={here.now.game.seat_name(judged)}", 303)


def _finished(request: Request, id: str, seat: str) -> Standpoint:
    """Where somebody looks from at a match that is over: before its end it would tell what is hidden."""
    here = standpoint(request, match_of(request, id).now, seat)
    if not here.now.game.is_over:
        raise NotOver("analysis.early")
    return here


def _judged(here: Standpoint, of: str) -> int:
    """The number of the seat whose turns are judged."""
    names = here.now.game.seats[: len(here.now.seats)]
    if of and of not in names:
        raise NoSuchSeat("seat.none")
    return names.index(of) if of else usual_place(here, None)


@dataclass(frozen=True)
class Page:
    """What the page shows, from a standpoint, of the turns of a seat."""

    here: Standpoint
    seat: int
    data: Data | None

    def lead(self) -> str:
        """How it ended for that seat."""
        outcome = self.here.now.game.outcome
        assert outcome is not None
        own = outcome.totals[self.seat]
        ahead = own - max([*outcome.totals[: self.seat], *outcome.totals[self.seat + 1 :]], default=0)
        how = "won" if self.seat in outcome.winners() else "lost"
        you = "yes" if self.seat == self.here.viewer else "no"
        name = self.here.now.names[self.seat]
        return PHRASES.say(f"analysis.{how}", {"you": you, "name": name, "number": abs(ahead)})

    def totals(self) -> str:
        """Everybody's points, the most first."""
        outcome = self.here.now.game.outcome
        assert outcome is not None
        return " : ".join([str(total) for total in sorted(outcome.totals, reverse=True)])

    def shown(self) -> dict[str, Any]:
        """Chart, moments, and turns by chapter, with how many there are of each kind."""
        data = self.data
        assert data is not None
        told = telling(self.here, self.here.now.game.words())
        counts = Counter([one["verdict"] for one in data["turns"]])
        moments = [data["turns"][place] for place in data["moments"]]
        axis = axis_of([end for one in moments for end in _ends(one)])
        return {
            "chart": in_page(self._chart(data, told)),
            "moments": [
                self._moment(told, number, data["moments"][number - 1], one, axis)
                for number, one in enumerate(moments, start=1)
            ],
            "counts": [(in_page(mark(one)), counts[one], _say(one), _say(f"{one}.what")) for one in VERDICTS],
            "chapters": self._chapters(told, data),
            "compared": len([one for one in data["turns"] if one["behind"] is not None]),
            "turns": len(data["turns"]),
        }

    def _chart(self, data: Data, told: Telling) -> Html:
        game = self.here.now.game
        numbers = {point["chapter"] for point in data["points"]}
        chapters = {number: chapter_name(told.voice.words, number) for number in numbers if number}
        margins = [point["margin"][self.seat] for point in data["points"]]
        label = PHRASES.say(
            "analysis.chart",
            {"most": signed(max(margins)), "least": signed(min(margins)), "end": signed(margins[-1])},
        )
        return Chart(data, self.seat, game.seats, chapters, self.here.base).drawn(label)

    def _moment(self, told: Telling, number: int, place: int, one: Data, axis: Axis | None) -> dict[str, Any]:
        verdict = one["verdict"]
        other = "better" if verdict in WEAK else "other" if verdict == ONLY else "alike"
        reasons = [(name, more if verdict in WEAK else -more) for name, more in one["reasons"]]
        why = drawn(rows(told.voice.words, reasons)) if verdict in (ONLY, *WEAK) else EMPTY
        seat = self.here.now.game.seat_name(one["seat"])
        lines = [("played", self._played(told, one), one["margin"], one["spread"], seat)]
        if one["better"]:
            lines.append((other, self._instead(told, one), one["other"], one["other_spread"], "neutral"))
        return {
            "number": number,
            "place": place,
            "at": one["before"],
            "verdict": _say(verdict) if verdict in (ONLY, *WEAK) else PHRASES.say("analysis.turned"),
            "where": self._where(told, one),
            "mark": in_page(mark(verdict)),
            "is_clear": verdict in (ONLY, *WEAK),
            **_apart(one),
            "better": verdict in WEAK,
            "lines": [
                (
                    PHRASES.say(f"analysis.{key}"),
                    in_page(text),
                    None if margin is None else signed(margin),
                    in_page(interval(margin, spread, axis) if margin is not None else EMPTY),
                    colour,
                )
                for key, text, margin, spread, colour in lines
            ],
            "why": in_page(why) if why else None,
        }

    def _where(self, told: Telling, one: Data) -> str:
        assert self.data is not None
        alike = [turn for turn in self.data["turns"] if turn["chapter"] == one["chapter"]]
        number = PHRASES.say("analysis.turn", {"number": 1 + [turn["before"] for turn in alike].index(one["before"])})
        return f"{chapter_name(told.voice.words, one['chapter'])}, {number}" if one["chapter"] else number

    def _chapters(self, told: Telling, data: Data) -> list[tuple[str, list[dict[str, Any]]]]:
        found: dict[int, list[dict[str, Any]]] = {}
        for place, one in enumerate(data["turns"]):
            row = {
                "at": one["before"],
                "mark": in_page(mark(one["verdict"])),
                "verdict": one["verdict"],
                "text": in_page(self._played(told, one)),
                **_apart(one),
                "decided": place in data["moments"],
            }
            found.setdefault(one["chapter"], []).append(row)
        words = told.voice.words
        return [(chapter_name(words, number) if number else "", lines) for number, lines in found.items()]

    def _played(self, told: Telling, one: Data) -> Html:
        """What was played, as the chronicle tells it."""
        own = [passage for passage in told.passages if passage.seat == one["seat"] and not passage.struck]
        then = [passage for passage in own if passage.first <= one["last"] and passage.last > one["before"]]
        return _text(told, then)

    def _instead(self, told: Telling, one: Data) -> Html:
        """What would have been played otherwise."""
        game = self.here.now.game
        moves = [game.rules.catalogue.number(text) for text in one["better"]]
        found = foretold(title_of(game), game.rules, game.at(one["before"]), moves, one["seat"])
        return _text(told, [passage for passage in found if passage.seat == one["seat"]])


def _say(verdict: str) -> str:
    return PHRASES.say(f"analysis.verdict.{verdict}")


def _ends(one: Data) -> list[tuple[float, float]]:
    """What to expect of a turn as it was played, and otherwise."""
    if one["margin"] is None:
        return []
    return [(one["margin"], one["spread"]), (one["other"], one["other_spread"])]


def _text(told: Telling, passages: Sequence[Passage]) -> Html:
    voice = told.voice
    return joined([said(voice, one.said) + came_of_it(voice, one) + html(" ") for one in passages])


def _apart(one: Data) -> dict[str, str | None]:
    """By how much a turn is ahead of the best other one, and how far that may be off; nothing, where there is none."""
    if one["behind"] is None:
        return {"difference": None, "doubt": None}
    return {"difference": signed(-one["behind"]), "doubt": written.number(one["doubt"], 1)}
