"""A drawing that stands alone, with the style it needs: for notebooks, which know nothing of the table."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from veche.drawing.html import Html, esc, html, joined, trusted
from veche.drawing.scene import Drawing
from veche.drawing.style import style_in
from veche.kernel.listing import Section
from veche.kernel.outcome import Outcome
from veche.kernel.words import Words

SHEETS: Final = ("tokens.css", "base.css", "table.css")
"""The style of the house that drawings build on."""

WIDE, HIGH = 1440, 900
"""The screen for which the table is drawn, in pixels; it is shown smaller."""


def framed(drawing: Drawing, packages: Sequence[str], label: str) -> Html:
    """The table in a frame of its own: no style of it touches the page around it, and no script runs in it."""
    house = files("veche").joinpath("table", "static")
    style = "".join([house.joinpath(name).read_text("utf-8") for name in SHEETS]) + style_in(*packages)
    dock = html(f'<section class="dock tab-mine" id="dock">{drawing.dock}</section>') if drawing.dock else html("")
    docked = html(" docked") if drawing.dock else html("")
    page = html(
        f'<!doctype html><html><head><meta charset="utf-8"><style>{trusted(style)}</style></head>'
        f'<body class="tablepage"><div class="app{docked}"><header class="bar" id="bar">{drawing.status}</header>'
        f'<main class="table" id="main">{drawing.main}</main>{dock}</div></body></html>'
    )
    return html(
        f'<iframe title="{esc(label)}" sandbox="" srcdoc="{esc(str(page))}" '
        f'style="width:{WIDE}px;height:{HIGH}px;border:0;zoom:.7"></iframe>'
    )


def listed(sections: Sequence[Section]) -> Html:
    """What a seat sees in words, for a title that has no drawing."""
    return joined(
        [
            html(f"<h4>{esc(heading)}</h4><ul>{joined([html(f'<li>{esc(line)}</li>') for line in lines])}</ul>")
            for heading, lines in sections
        ]
    )


def sheet(outcome: Outcome, seats: Sequence[str], words: Words) -> Html:
    """The scoring sheet as a table: a row for each heading, a column for each seat; the winners are bold."""
    winners = outcome.winners()
    head = joined(
        [html(f"<th>{_strong(name, seat in winners)}</th>") for seat, name in enumerate(seats[: len(outcome.totals)])]
    )
    rows = [_row(words.say(f"heading.{heading}"), _points(outcome, heading)) for heading in outcome.headings()]
    total = joined(
        [html(f"<th>{_strong(str(points), seat in winners)}</th>") for seat, points in enumerate(outcome.totals)]
    )
    return html(
        f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{joined(rows)}</tbody>"
        f"<tfoot><tr><th></th>{total}</tr></tfoot></table>"
    )


def _points(outcome: Outcome, heading: str) -> list[str]:
    return [str(sum([line.points for line in lines if line.heading == heading])) for lines in outcome.lines]


def _row(heading: str, cells: Sequence[str]) -> Html:
    return html(f"<tr><th>{esc(heading)}</th>{joined([html(f'<td>{esc(cell)}</td>') for cell in cells])}</tr>")


def _strong(text: str, is_so: bool) -> Html:
    return html(f"<b>{esc(text)}</b>") if is_so else html(f"<span>{esc(text)}</span>")
