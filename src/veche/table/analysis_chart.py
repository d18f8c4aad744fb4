"""The chart of an analysis: the margin to expect over the whole match, with its doubt, everybody's turns, and marks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from veche.bots.judged import COSTLY, LOOSE, ONLY, SOUND, UNCLEAR
from veche.drawing.html import Html, at, esc, html, joined, num, parted
from veche.drawing.seats import shape
from veche.table.doubt import HALF, level_name, levels
from veche.table.phrases import PHRASES

WIDTH: Final = 1392
LEFT, RIGHT, TOP, BOTTOM = 66, 1380, 54, 206
TURNS, MARKS, HEIGHT = 226, 250, 266

SHAPES: Final = {
    ONLY: html('<path class="f" d="M0-9L2.6-3 9-2.4 4.2 2 5.6 8.6 0 5.2-5.6 8.6-4.2 2-9-2.4-2.6-3Z"/>'),
    SOUND: html('<circle class="o" r="8"/><path class="o" d="M-3.6-2H3.6M-3.6 2H3.6"/>'),
    UNCLEAR: html('<circle class="o d" r="8"/><path class="o" d="M-3.5 1Q-1.8-2 0 0T3.5-1"/>'),
    LOOSE: html('<path class="o" d="M-8-6H8L0 8Z"/>'),
    COSTLY: html('<path class="f" d="M-8.5-8.5H8.5L0 .5ZM-8.5-.5H8.5L0 8.5Z"/>'),
}
"""What is said of a turn has a shape first, and a colour only second."""


def mark(verdict: str) -> Html:
    """The mark of a verdict in running text."""
    label = esc(PHRASES.say(f"analysis.verdict.{verdict}"))
    return html(
        f'<svg class="qm q-{esc(verdict)}" viewBox="-11 -11 22 22" role="img" aria-label="{label}">'
        f"{SHAPES[verdict]}</svg>"
    )


@dataclass(frozen=True)
class Chart:
    """What a chart is made of: the data of an analysis, for which seat, what seats and chapters are called."""

    data: Mapping[str, Any]
    seat: int
    seats: Sequence[str]
    chapters: Mapping[int, str]
    base: str

    @property
    def points(self) -> Sequence[Mapping[str, Any]]:
        points: Sequence[Mapping[str, Any]] = self.data["points"]
        return points

    def drawn(self, label: str) -> Html:
        """The chart; `label` tells it in a sentence."""
        names = " ".join(["mchart", f"s-{self.seats[self.seat]}"])
        return html(
            f'<svg class="{esc(names)}" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{esc(label)}">'
            f"{self._defs()}{self._chapters()}{self._grid()}{self._curve()}{self._turns()}{self._moments()}</svg>"
        )

    # Where things are

    def _x(self, version: int) -> float:
        """Every turn is equally wide."""
        versions = [point["version"] for point in self.points]
        place = min(max(bisect_right(versions, version) - 1, 0), len(versions) - 1)
        after = versions[min(place + 1, len(versions) - 1)]
        part = (version - versions[place]) / (after - versions[place]) if after > versions[place] else 0.0
        return self._at(place + max(0.0, part))

    def _at(self, place: float) -> float:
        return LEFT + (RIGHT - LEFT) * place / max(1, len(self.points) - 1)

    @property
    def _axis(self) -> tuple[float, float]:
        low, high = zip(*[self._half(point) for point in self.points])
        return min(-2.0, *low) - 0.5, max(2.0, *high) + 0.5

    def _half(self, point: Mapping[str, Any]) -> tuple[float, float]:
        margin, spread = point["margin"][self.seat], point["spread"][self.seat]
        return margin - HALF * spread, margin + HALF * spread

    def _y(self, margin: float) -> float:
        low, high = self._axis
        return TOP + (BOTTOM - TOP) * (high - margin) / (high - low)

    # What is drawn

    def _defs(self) -> Html:
        zero = num(self._y(0))
        return html(
            f'<defs><clipPath id="c-up"><rect width="{WIDTH}" height="{zero}"/></clipPath>'
            f'<clipPath id="c-dn"><rect y="{zero}" width="{WIDTH}" height="{HEIGHT}"/></clipPath>'
            '<pattern id="behind" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
            '<path class="hatch" d="M0 0V7"/></pattern></defs>'
        )

    def _chapters(self) -> Html:
        found = []
        begins = [place for place, one in enumerate(self.points) if one["chapter"] and self._is_new_chapter(place)]
        for number, place in enumerate(begins):
            end = begins[number + 1] if number + 1 < len(begins) else len(self.points) - 1
            x, name = self._at(place), self.chapters.get(self.points[place]["chapter"], "")
            look = "rb alt" if number % 2 else "rb"
            found.append(
                html(
                    f'<rect class="{esc(look)}" x="{num(x)}" y="33" width="{num(self._at(end) - x)}" '
                    f'height="{BOTTOM - 33}"/><text class="rl" x="{num(x + 8)}" y="48">{esc(name)}</text>'
                )
            )
        return joined(found)

    def _is_new_chapter(self, place: int) -> bool:
        return not place or bool(self.points[place - 1]["chapter"] != self.points[place]["chapter"])

    def _grid(self) -> Html:
        found = []
        for level in levels(self._axis, 6):
            y = self._y(level)
            look, name = ("zero", "ax end zl") if not level else ("gr", "ax end")
            found.append(
                html(
                    f'<path class="{esc(look)}" d="M{LEFT - 8} {num(y)}H{RIGHT}"/>'
                    f'<text class="{esc(name)}" x="{LEFT - 14}" y="{num(y + 4)}">{level_name(level)}</text>'
                )
            )
        return joined(found)

    def _curve(self) -> Html:
        halves = [self._half(point) for point in self.points]
        over = [self._corner(place, high) for place, (_, high) in enumerate(halves)]
        under = [self._corner(place, low) for place, (low, _) in enumerate(halves)]
        line = [self._corner(place, point["margin"][self.seat]) for place, point in enumerate(self.points)]
        to = html("L")
        area = parted([self._corner(0, 0), *line, self._corner(len(line) - 1, 0)], to)
        end = line[-1]
        return html(
            f'<path class="bandc" d="M{parted([*over, *reversed(under)], to)}Z"/>'
            f'<path class="a-up" clip-path="url(#c-up)" d="M{area}Z"/>'
            f'<path class="a-dn" clip-path="url(#c-dn)" d="M{area}Z"/>'
            f'<path class="ml" d="M{parted(line, to)}"/><path class="endm" d="M{end}h0"/>'
        )

    def _corner(self, place: int, margin: float) -> Html:
        return html(f"{num(self._at(place))} {num(self._y(margin))}")

    def _turns(self) -> Html:
        """Everybody's turns in the shapes of their seats, and below them the marks of those that were judged."""
        size = min(0.36, 0.032 * (RIGHT - LEFT) / max(1, len(self.points)))
        found = [
            html(
                f'<path class="sh tk s-{esc(self.seats[point["seat"]])}" d="{shape(self.seats[point["seat"]])}" '
                f'transform="{at(self._at(place + 0.5), TURNS)} scale({size:.2f})"/>'
            )
            for place, point in enumerate(self.points)
            if 0 <= point["seat"] < len(self.seats)
        ]
        for one in self.data["turns"]:
            x = self._x(one["before"]) + 0.5 * self._step
            found.append(
                html(
                    f'<g class="qm q-{esc(one["verdict"])}" '
                    f'transform="{at(x, MARKS)} scale({max(0.5, 1.9 * size):.2f})">'
                    f"{SHAPES[one['verdict']]}</g>"
                )
            )
        return joined(found)

    @property
    def _step(self) -> float:
        return (RIGHT - LEFT) / max(1, len(self.points) - 1)

    def _moments(self) -> Html:
        """A numbered pennant at each turn that decided, which leads into the replay."""
        found = []
        for number, place in enumerate(self.data["moments"], start=1):
            one = self.data["turns"][place]
            x = self._x(one["before"])
            link = esc(f"{self.base}/replay?at={one['before']}")
            found.append(
                html(
                    f'<a class="tp" href="{link}"><path class="tpl" d="M{num(x)} 30V{BOTTOM}"/>'
                    f'<path class="tpf" d="M{num(x - 13)} 3H{num(x + 13)}V23L{num(x)} 31L{num(x - 13)} 23Z"/>'
                    f'<text x="{num(x)}" y="20">{number}</text></a>'
                )
            )
        return joined(found)
