"""The tracks on which markers climb: three side by side with what each step asks and is worth, and that of battles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import seal
from veche.drawing.parts import part
from veche.drawing.speech import Speech
from veche.drawing.tips import tip
from veche.kernel.numbers import Row
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.draw.desk import Desk


@dataclass(frozen=True)
class Tracks:
    """What an edition's tracks are made of: their names and icons, and the view's column in which markers are counted.

    `points` by step, the lowest first; `needed` says what a step of a track asks for, and a note; `counts` is what the
    seat shown large has of it now, `reach` the step on which it would stand. `mark` follows the title; `wrap` makes a
    step something that can be picked; `waits` follows the markers that are still at the start.
    """

    names: Sequence[str]
    icons: Sequence[str]
    column: str
    points: Row
    needed: Callable[[int, int], tuple[int, str]]
    counts: Row
    reach: Row
    mark: Html = EMPTY
    wrap: Callable[[int, int, Html], Html] = field(default=lambda track, step, inside: _step(inside))
    waits: Html = EMPTY


def _step(inside: Html) -> Html:
    return html(f'<div class="stp">{inside}</div>')


def drawn(desk: Desk, tracks: Tracks, below: Html) -> Html:
    """The tracks on their side, a row for each, the lowest step first; and what lies `below` them."""
    say = desk.say
    hint = say("draw.claim.hint-watch", who=desk.name(desk.mine)) if desk.watching else say("draw.claim.hint")
    rows = joined([_row(desk, tracks, track) for track in range(len(tracks.names))])
    return part(
        html(
            '<section id="claim" class="panel claim" data-pick="claim" aria-labelledby="h-claim">'
            '<h2 class="rubric" id="h-claim">'
            f"{esc(say('draw.claim'))}{tracks.mark}<small>{esc(hint)}</small></h2>"
            f"<table><thead><tr>{_heads(desk, tracks)}</tr></thead><tbody>{rows}</tbody></table>{below}</section>"
        )
    )


def _heads(desk: Desk, tracks: Tracks) -> Html:
    """Above the steps: the points they are worth."""
    say = desk.say
    found = [
        html(f'<th scope="col"><span class="sr">{esc(say("draw.claim.points"))}</span></th>'),
        html(f'<th scope="col" class="st0">{esc(say("draw.claim.start"))}</th>'),
    ]
    for points in tracks.points:
        worth = say.count("draw.points", points)
        found.append(
            html(f'<th scope="col"><span{tip(worth, say("draw.claim.worth"))}>{seal(points, worth)}</span></th>')
        )
    return joined(found)


def _row(desk: Desk, tracks: Tracks, track: int) -> Html:
    say, name = desk.say, tracks.names[track]
    placed = _placed(desk, tracks, track)
    following = max(placed[desk.mine], tracks.reach[track]) + 1
    called, counted = say(f"draw.track.{name}"), say(f"draw.track.{name}.of")
    head = html(
        f'<th scope="row"><div tabindex="0" role="group"{tip(called, say(f"draw.track.{name}.tip"))}>'
        f"{icon(tracks.icons[track])}<span>{esc(called)} <i>{esc(counted)}</i>"
        f"<small>{esc(_standing(desk, tracks, track, following))}</small></span></div></th>"
    )
    steps = joined([_cell(desk, tracks, track, step, placed, following) for step in range(1, len(tracks.points) + 1)])
    return html(f"<tr>{head}{_start(desk, tracks, track, placed)}{steps}</tr>")


def _standing(desk: Desk, tracks: Tracks, track: int, following: int) -> str:
    """What one has now of what the track counts, and what the next step asks."""
    if following > len(tracks.points) or desk.view.over:
        return desk.say("draw.claim.top", now=tracks.counts[track])
    return desk.say("draw.claim.next", now=tracks.counts[track], next=tracks.needed(track, following)[0])


def _cell(desk: Desk, tracks: Tracks, track: int, step: int, placed: list[int], following: int) -> Html:
    need, note = tracks.needed(track, step)
    small = html(f"<small>{esc(note)}</small>") if note else EMPTY
    inside = html(f'<b class="need">{need}</b>{small}{_markers(desk, tracks, track, step, placed)}')
    here = tuple([desk.who(seat) for seat, at in enumerate(placed) if at == step]) if step in placed else ()
    hint = _hint(desk.say, tracks.names[track], need, note, tracks.points[step - 1], here)
    look = html(' class="next"') if step == following and not desk.view.over else EMPTY
    return html(f"<td{look}{hint}>{tracks.wrap(track, step, inside)}</td>")


@lru_cache(maxsize=1024)
def _hint(say: Speech, name: str, need: int, note: str, points: int, here: tuple[str, ...]) -> Html:
    """The tip of a step: what it asks, what it is worth, who stands there."""
    called, counted = say(f"draw.track.{name}"), say(f"draw.track.{name}.of")
    what = say("draw.claim.step", track=called, need=need, of=counted, note=note).strip()
    text = say.count("draw.claim.gives", points)
    return tip(what, f"{text}\n{say('draw.claim.here', who=say.listed(here))}" if here else text)


def _placed(desk: Desk, tracks: Tracks, track: int) -> list[int]:
    """By seat: the step on which its marker stands, 0 at the start."""
    return [desk.columns[tracks.column][track * len(SEATS) + seat] for seat in range(desk.players)]


def _markers(desk: Desk, tracks: Tracks, track: int, step: int, placed: list[int]) -> Html:
    """The markers on a step, and an outline where one's own would stand if the round ended now."""
    found = []
    if tracks.reach[track] == step and placed[desk.mine] != step:
        label = desk.say("draw.claim.now" if desk.watching else "draw.claim.now-you", who=desk.within(desk.mine))
        found.append(html(f'<span class="ghostly">{desk.badge(desk.mine, label=label)}</span>'))
    found += [_marker(desk, seat) for seat, at in enumerate(placed) if at == step]
    return html(f'<span class="mks m{len(found)}">{joined(found)}</span>') if found else EMPTY


def _marker(desk: Desk, seat: int) -> Html:
    return desk.badge(seat, css="mk", label=desk.who(seat))


def _start(desk: Desk, tracks: Tracks, track: int, placed: list[int]) -> Html:
    """Where markers wait that have reached no step."""
    here = [_marker(desk, seat) for seat, at in enumerate(placed) if at == 0]
    inside = html(f'<span class="mks m{len(here)}">{joined(here)}{tracks.waits if here else EMPTY}</span>')
    hint = tip(desk.say("draw.claim.start-of"), desk.say("draw.claim.start-of.tip"))
    return html(f'<td class="start"{hint}>{tracks.wrap(track, 0, inside)}</td>')


def battles(
    desk: Desk, column: str, first: int, second: int, length: int,
    mark: Html = EMPTY, look: Callable[[int], tuple[str, Html, Html]] | None = None,
) -> Html:  # fmt: skip
    """The track on which one goes a step for each battle. `look` gives a step its class, attributes and content."""
    say = desk.say
    called, explained = say("draw.track.warfare"), say("draw.track.warfare.tip")
    steps = []
    for step in range(length + 1):
        here = [seat for seat in range(desk.players) if desk.columns[column][seat] == step]
        markers = joined([desk.badge(seat, css="mk", label=desk.who(seat)) for seat in here])
        css, attributes, inside = look(step) if look is not None else ("", EMPTY, EMPTY)
        if here and not attributes:
            attributes = tip(say("draw.track.warfare.at", figure=step), say.listed([desk.who(seat) for seat in here]))
        named = f"m{len(here)} {css}".strip()
        steps.append(html(f'<li class="{esc(named)}"{attributes}><span class="n">{step}</span>{inside}{markers}</li>'))
    leading = _leading(desk, desk.columns[column][: desk.players])
    return html(
        f'<div class="war"><h3 tabindex="0"{tip(called, explained)}>{icon("warfare")}'
        f"<span>{esc(called)}{mark}<small>{esc(leading)}</small></span>"
        f'<span class="prizes">{seal(first)} {esc(say("draw.track.first"))} {seal(second)} '
        f"{esc(say('draw.track.second'))}</span></h3><ol>{joined(steps)}</ol></div>"
    )


def _leading(desk: Desk, steps: Sequence[int]) -> str:
    """Where one stands on the track of battles, and the best of the others."""
    others = [seat for seat in range(desk.players) if seat != desk.mine]
    best = max(others, key=lambda seat: steps[seat], default=desk.mine)
    return desk.say(
        "draw.track.leading", who=desk.within(desk.mine) if desk.watching else desk.say("draw.you"),
        mine=steps[desk.mine], best=desk.within(best), figure=steps[best],
    )  # fmt: skip
