"""The claim board: the three tracks with everybody's markers, where one would stand now, and warfare below."""

from __future__ import annotations

from functools import lru_cache

from veche.drawing.html import esc
from veche.drawing.icons import icon
from veche.drawing.speech import Speech
from veche.drawing.tips import tip
from veche.titles.rurik.box import Box
from veche.titles.rurik.components import REGIONS, TRACKS, TRADE_TRACK
from veche.titles.rurik.draw.desk import Desk
from veche.titles.rurik.draw.marks import seal

TRACK_ICONS = {"rule": "rule", "build": "build", "trade": "ship"}


def drawn(desk: Desk) -> str:
    """The whole board."""
    say = desk.say
    steps = len(desk.box.track_vp)
    rows = [_row(desk, step) for step in range(steps, 0, -1)]
    hint = say("draw.claim.hint-watch", who=desk.name(desk.mine)) if desk.watching else say("draw.claim.hint")
    return (
        '<section class="panel claim" aria-labelledby="h-claim"><h2 class="rubric" id="h-claim">'
        f"{esc(say('draw.claim'))}<small>{esc(hint)}</small></h2>"
        f"<table><thead><tr>{_heads(say)}</tr></thead><tbody>{''.join(rows)}{_start(desk)}</tbody></table>"
        f"{_warfare(desk)}</section>"
    )


@lru_cache(maxsize=16)
def _heads(say: Speech) -> str:
    found = [f'<th scope="col"><span class="sr">{esc(say("draw.claim.points"))}</span></th>']
    for name in TRACKS:
        called = say(f"draw.track.{name}")
        found.append(
            f'<th scope="col"><div{tip(called, say(f"draw.track.{name}.tip"))}>{icon(TRACK_ICONS[name])}'
            f"<span>{esc(called)}<small>{esc(say(f'draw.track.{name}.of'))}</small></span></div></th>"
        )
    return "".join(found)


def needed(box: Box, track: int, step: int) -> int:
    """What a step of a track asks for."""
    return (box.rule_regions, box.build_regions, box.trade_goods)[track][step - 1]


def _row(desk: Desk, step: int) -> str:
    points = desk.box.track_vp[step - 1]
    cells = [_cell(desk, track, step) for track in range(len(TRACKS))]
    sealed = seal(points, desk.say.count("draw.points", points))
    return f'<tr><th scope="row">{sealed}</th>{"".join(cells)}</tr>'


def _cell(desk: Desk, track: int, step: int) -> str:
    need = needed(desk.box, track, step)
    including = desk.box.rule_including[step - 1] if track == 0 else 0
    names = [desk.say(f"region.{name}") for place, name in enumerate(REGIONS) if including & (1 << place)]
    note = f"<small>{esc(desk.say('draw.track.with', region=names[-1], there=names[0]))}</small>" if names else ""
    inside = f'<b class="need">{need}</b>{note}{_markers(desk, track, step)}'
    return f"<td>{_step(desk, track, need, inside)}</td>"


def _step(desk: Desk, track: int, goods: int, inside: str) -> str:
    """While one says how far the boat is loaded, the steps of the trade track are what is clicked."""
    if desk.procedure != "load-how-far" or track != TRADE_TRACK:
        return f'<div class="stp">{inside}</div>'
    return desk.thing(f"goods-{goods}", "stp", inside)


def _markers(desk: Desk, track: int, step: int) -> str:
    """The markers on a step, and an outline where one's own would stand if the round ended now."""
    found = []
    placed = [desk.columns["claim"][track * 4 + seat] for seat in range(desk.players)]
    reach = desk.d.households[desk.mine].reach[track]
    if reach == step and placed[desk.mine] != step:
        label = desk.say("draw.claim.now", who=desk.who(desk.mine))
        found.append(f'<span class="ghostly">{desk.badge(desk.mine, label=label)}</span>')
    found += [desk.badge(seat, css="mk", label=desk.who(seat)) for seat in range(desk.players) if placed[seat] == step]
    return f'<span class="mks">{"".join(found)}</span>' if found else ""


def _start(desk: Desk) -> str:
    cells = []
    for track in range(len(TRACKS)):
        here = [seat for seat in range(desk.players) if desk.columns["claim"][track * 4 + seat] == 0]
        markers = "".join([desk.badge(seat, css="mk", label=desk.who(seat)) for seat in here])
        inside = markers or f"<i>{esc(desk.say('draw.claim.placed'))}</i>"
        step = _step(desk, track, desk.box.trade_goods[0] - 1, f'<span class="mks">{inside}</span>')
        cells.append(f'<td class="start">{step}</td>')
    return f'<tr><th scope="row" class="st0">{esc(desk.say("draw.claim.start"))}</th>{"".join(cells)}</tr>'


def _warfare(desk: Desk) -> str:
    say = desk.say
    steps = []
    for step in range(desk.box.warfare_length + 1):
        here = [seat for seat in range(desk.players) if desk.columns["warfare"][seat] == step]
        markers = "".join([desk.badge(seat, css="mk", label=desk.who(seat)) for seat in here])
        steps.append(f'<li class="m{len(here)}"><span class="n">{step}</span>{markers}</li>')
    first, second = desk.box.warfare_first, desk.box.warfare_second
    return (
        f'<div class="war"><h3{tip(say("draw.track.warfare"), say("draw.track.warfare.tip"))}>{icon("warfare")}'
        f"{esc(say('draw.track.warfare'))}<small>{seal(first)} {esc(say('draw.track.first'))} · {seal(second)} "
        f"{esc(say('draw.track.second'))}</small></h3><ol>{''.join(steps)}</ol></div>"
    )
