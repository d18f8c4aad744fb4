"""The tracks on which markers climb: three side by side with what each step asks and is worth, and that of battles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import seal
from veche.drawing.parts import part
from veche.drawing.tips import tip
from veche.kernel.numbers import Row
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.draw.desk import Desk


@dataclass(frozen=True)
class Tracks:
    """What an edition's tracks are made of: their names and icons, and the view's column in which markers are counted.

    `points` by step, the lowest first; `needed` says what a step of a track asks for, and a note; `reach` is where the
    seat shown large would stand now. `heads` follow the names; `wrap` makes a step something that can be picked;
    `waits` follows the markers that are still at the start.
    """

    names: Sequence[str]
    icons: Sequence[str]
    column: str
    points: Row
    needed: Callable[[int, int], tuple[int, str]]
    reach: Row
    heads: Sequence[Html] = (EMPTY, EMPTY, EMPTY)
    wrap: Callable[[int, int, Html], Html] = field(default=lambda track, step, inside: _step(inside))
    waits: Html = EMPTY


def _step(inside: Html) -> Html:
    return html(f'<div class="stp">{inside}</div>')


def drawn(desk: Desk, tracks: Tracks, below: Html) -> Html:
    """The tracks as a table, highest step on top, and what lies `below` them."""
    say = desk.say
    rows = [_row(desk, tracks, step) for step in range(len(tracks.points), 0, -1)]
    hint = say("draw.claim.hint-watch", who=desk.name(desk.mine)) if desk.watching else say("draw.claim.hint")
    return part(
        html(
            '<section id="claim" class="panel claim" aria-labelledby="h-claim"><h2 class="rubric" id="h-claim">'
            f"{esc(say('draw.claim'))}<small>{esc(hint)}</small></h2>"
            f"<table><thead><tr>{_heads(desk, tracks)}</tr></thead>"
            f"<tbody>{joined(rows)}{_start(desk, tracks)}</tbody></table>{below}</section>"
        )
    )


def _heads(desk: Desk, tracks: Tracks) -> Html:
    say = desk.say
    found = [html(f'<th scope="col"><span class="sr">{esc(say("draw.claim.points"))}</span></th>')]
    for place, name in enumerate(tracks.names):
        called = say(f"draw.track.{name}")
        found.append(
            html(
                f'<th scope="col"><div{tip(called, say(f"draw.track.{name}.tip"))}>{icon(tracks.icons[place])}'
                f"<span>{esc(called)}{tracks.heads[place]}<small>{esc(say(f'draw.track.{name}.of'))}</small></span></div></th>"
            )
        )
    return joined(found)


def _row(desk: Desk, tracks: Tracks, step: int) -> Html:
    points = tracks.points[step - 1]
    cells = []
    for track in range(len(tracks.names)):
        need, note = tracks.needed(track, step)
        small = html(f"<small>{esc(note)}</small>") if note else EMPTY
        inside = html(f'<b class="need">{need}</b>{small}{_markers(desk, tracks, track, step)}')
        cells.append(html(f"<td>{tracks.wrap(track, step, inside)}</td>"))
    sealed = seal(points, desk.say.count("draw.points", points))
    return html(f'<tr><th scope="row">{sealed}</th>{joined(cells)}</tr>')


def _placed(desk: Desk, tracks: Tracks, track: int) -> list[int]:
    """By seat: the step on which its marker stands, 0 at the start."""
    return [desk.columns[tracks.column][track * len(SEATS) + seat] for seat in range(desk.players)]


def _markers(desk: Desk, tracks: Tracks, track: int, step: int) -> Html:
    """The markers on a step, and an outline where one's own would stand if the round ended now."""
    found = []
    placed = _placed(desk, tracks, track)
    if tracks.reach[track] == step and placed[desk.mine] != step:
        label = desk.say("draw.claim.now" if desk.watching else "draw.claim.now-you", who=desk.within(desk.mine))
        found.append(html(f'<span class="ghostly">{desk.badge(desk.mine, label=label)}</span>'))
    found += [_marker(desk, tracks, track, seat) for seat in range(desk.players) if placed[seat] == step]
    return html(f'<span class="mks">{joined(found)}</span>') if found else EMPTY


def _marker(desk: Desk, tracks: Tracks, track: int, seat: int) -> Html:
    return desk.badge(seat, css="mk", label=desk.who(seat))


def _start(desk: Desk, tracks: Tracks) -> Html:
    cells = []
    for track in range(len(tracks.names)):
        placed = _placed(desk, tracks, track)
        markers = joined([_marker(desk, tracks, track, seat) for seat in range(desk.players) if placed[seat] == 0])
        inside = markers + tracks.waits if markers else html(f"<i>{esc(desk.say('draw.claim.placed'))}</i>")
        cells.append(
            html(f'<td class="start">{tracks.wrap(track, 0, html(f"""<span class="mks">{inside}</span>"""))}</td>')
        )
    return html(f'<tr><th scope="row" class="st0">{esc(desk.say("draw.claim.start"))}</th>{joined(cells)}</tr>')


def battles(
    desk: Desk, column: str, first: int, second: int, length: int,
    mark: Html = EMPTY, look: Callable[[int], tuple[str, Html, Html]] = lambda step: ("", EMPTY, EMPTY),
) -> Html:  # fmt: skip
    """The track on which one goes a step for each battle. `look` gives a step its class, attributes and content."""
    say = desk.say
    steps = []
    for step in range(length + 1):
        here = [seat for seat in range(desk.players) if desk.columns[column][seat] == step]
        markers = joined([desk.badge(seat, css="mk", label=desk.who(seat)) for seat in here])
        css, attributes, inside = look(step)
        named = f"m{len(here)} {css}".strip()
        steps.append(html(f'<li class="{esc(named)}"{attributes}><span class="n">{step}</span>{inside}{markers}</li>'))
    return html(
        f'<div class="war"><h3{tip(say("draw.track.warfare"), say("draw.track.warfare.tip"))}>{icon("warfare")}'
        f"{esc(say('draw.track.warfare'))}{mark}<small>{seal(first)} {esc(say('draw.track.first'))} · {seal(second)} "
        f"{esc(say('draw.track.second'))}</small></h3><ol>{joined(steps)}</ol></div>"
    )
