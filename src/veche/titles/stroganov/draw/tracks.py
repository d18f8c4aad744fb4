"""The tracks: stories, trophies, and everybody's points so far."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import EMPTY, Html, at, classes, esc, html, joined, num
from veche.drawing.marks import seal
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.seats import ink_line, shape
from veche.titles.stroganov.components import FURS, LAST_STORY, LAST_TROPHY
from veche.titles.stroganov.draw import reasons
from veche.titles.stroganov.draw.desk import Desk
from veche.titles.stroganov.draw.marks import gains, plate, row_of, signs

LONG: Final = 360
EDGE: Final = 14
TENS: Final = 10
SHORTEST: Final = 30
"""The points track shows at least so many points."""


def drawn(desk: Desk) -> Html:
    """Stories, trophies and points."""
    return html(f'<div class="rail tracks tab-boards">{_stories(desk)}{_trophies(desk)}{_points(desk)}</div>')


def _markers(desk: Desk, column: str, place: int) -> Html:
    """The markers of everybody who stands at a place of a track."""
    here = [seat for seat in range(desk.houses) if desk.columns[column][seat] == place]
    found = [
        html(f'<span class="mk" id="{esc(column)}-{esc(desk.seats[seat])}" data-glide="">{desk.badge(seat)}</span>')
        for seat in here
    ]
    return joined(found)


@recalled
def _stories(desk: Desk) -> Html:
    say = desk.say
    steps = []
    for step in range(LAST_STORY + 1):
        look = classes("end" if step == LAST_STORY else "")
        inside = _markers(desk, "story", step)
        steps.append(html(f'<li{look}><span class="n">{step}</span><span class="mks">{inside}</span></li>'))
    told = ", ".join([f"{desk.name(seat)} {desk.columns['story'][seat]}" for seat in range(desk.houses)])
    hint = desk.tip(say("draw.stories.name"), f"{say('draw.stories.tip')}\n{told}")
    folded = joined([html(f"{desk.badge(seat, label='')}{desk.columns['story'][seat]}") for seat in range(desk.houses)])
    note = html(f'<span>{esc(say("draw.stories.hint"))}</span><span class="fold1" aria-hidden="true">{folded}</span>')
    return part(
        html(
            f'<section id="stories" class="panel stories" aria-labelledby="h-stories"{hint}>'
            f"{desk.heading('h-stories', say('draw.stories.name'), 'the-story-track', note)}"
            f'<ol class="tellings">{joined(steps)}</ol></section>'
        )
    )


@recalled
def _trophies(desk: Desk) -> Html:
    say = desk.say
    found = [_trophy(desk, space) for space in range(1, LAST_TROPHY + 1)]
    start = _markers(desk, "trophy", 0)
    before = html(f'<div class="t0"><span class="tm">{start}</span></div>') if start else EMPTY
    return part(
        html(
            f'<section id="trophies" class="panel trophies" aria-labelledby="h-trophies">'
            f"{desk.heading('h-trophies', say('draw.trophies'), 'trophies', esc(say('draw.trophies.hint')))}"
            f'<div class="trophy">{before}{joined(found)}</div></section>'
        )
    )


def _trophy(desk: Desk, space: int) -> Html:
    """A space of the track: points, the fur to enter it, its reward, and whose tokens are there."""
    say, box = desk.say, desk.box
    reached = desk.columns["trophy"][desk.mine]
    row = row_of(box.trophy_reward, space)
    points = box.trophy_vp[space]
    shown = seal(points, say.count("draw.points", points)) if points > box.trophy_vp[space - 1] else EMPTY
    if space > 1:
        price = plate(box.trophy_fur[space], "sm", say(f"fur.{FURS[box.trophy_fur[space]]}"))
    else:
        price = html(f"<em>{esc(say('draw.trophy.start'))}</em>")
    value = FURS[box.trophy_fur[space]] if space > 1 else ""
    text = say("draw.trophy.gives", gains=gains(row, say), points=points) + desk.remark(f"trophy-{space}", row)
    enter = say("draw.trophy.enter", value=value) + " " if space > 1 else ""
    why = reasons.trophy(desk, space, _thing(desk, space))
    hint = desk.tip(say("draw.trophy", figure=space), enter + text, why, desk.doubts.trophies[space - 1])
    inside = html(
        f'<span class="tv">{shown}</span><span class="tc">{price}</span><span class="tr">{signs(row, say)}</span>'
        f'<span class="tm">{_markers(desk, "trophy", space)}</span>'
    )
    look = "mine3" if space <= reached else ""
    return desk.thing(_thing(desk, space), look, inside, hint, focus=True)


def _thing(desk: Desk, space: int) -> str:
    """A space stands for its reward; the next one also for paying and moving there."""
    step = " advance" if space == desk.columns["trophy"][desk.mine] + 1 else ""
    return f"trophy-{space}{step}"


@recalled
def _points(desk: Desk) -> Html:
    """The points so far, on a line; markers that would overlap are moved apart and stacked."""
    say = desk.say
    most = max([SHORTEST, *desk.columns["vp"][: desk.houses]])
    top = (most + TENS - 1) // TENS * TENS

    def along(points: float) -> float:
        return EDGE + (LONG - 2 * EDGE) * points / top

    step = TENS if top > 60 else 5
    ticks = joined(
        [
            html(
                f'<path d="M{num(along(points))} 30v7"/><text class="tk" x="{num(along(points))}" y="48">{points}'
                f"</text>"
            )
            for points in range(0, top + 1, step)
        ]
    )
    markers = []
    free: list[float] = []
    for seat in sorted(range(desk.houses), key=lambda one: desk.columns["vp"][one]):
        points = desk.columns["vp"][seat]
        x = max(along(points), free[-1] + 21 if free else 0)
        free.append(x)
        name = desk.seats[seat]
        markers.append(
            (seat, html(f'<g id="vp-{esc(name)}" class="s-{esc(name)}" data-glide="" transform="{at(x, 15)} '
                        f'scale(.56)">'
             f'<path class="sh" d="{shape(name)}"/><text y="{num(ink_line(name))}">{points}</text></g>'))
        )  # fmt: skip
    told = ", ".join([f"{desk.name(seat)} {desk.columns['vp'][seat]}" for seat in range(desk.houses)])
    hint = desk.tip(say("draw.vp"), f"{say('draw.vp.tip')}\n{told}")
    drawn = joined([text for _, text in sorted(markers)])
    return part(
        html(
            f'<section id="points" class="panel points" aria-labelledby="h-points">'
            f"{desk.heading('h-points', say('draw.vp'), 'scoring', esc(say('draw.so-far')))}"
            f'<div class="vpt"{hint}><svg viewBox="0 0 {LONG} 52" role="img" aria-label="{esc(told)}">'
            f'<path class="ax0" d="M{EDGE} 32H{LONG - EDGE}"/><g class="ticks">{ticks}</g>{drawn}</svg></div></section>'
        )
    )
