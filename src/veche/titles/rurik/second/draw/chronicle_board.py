"""The Chronicle board: commands in six columns, the three tracks, and the Battle track with its tile."""

from __future__ import annotations

from functools import lru_cache

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import coin
from veche.drawing.recall import recalled
from veche.drawing.speech import Speech
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw import board, tracks
from veche.titles.rurik.second.box import OF_SPACE, SPACES, Box
from veche.titles.rurik.second.components import COLUMNS, KINDS, LEAD, REGIONS, RULE_TRACK, SIDES, TRACKS
from veche.titles.rurik.second.draw.desk import Desk
from veche.titles.rurik.second.draw.marks import gains, signs

TRACK_ICONS = ("rule", "expand", "govern")


def commands(desk: Desk) -> Html:
    """Six columns of spaces: whose disc stands where, what it gets there and what that costs."""
    shown = spaces(desk.box, desk.side, desk.say)
    doubtful = any(desk.doubts.spaces[desk.side : desk.side + SPACES])
    key = "spaces.fewer-boots" if desk.side else "spaces"
    return board.drawn(desk, shown, desk.doubt(doubtful, key) + desk.rule("council-phase"))


@lru_cache(maxsize=32)
def spaces(box: Box, side: int, say: Speech) -> list[tuple[Html, str]]:
    """By space of a side: what it gives and costs, drawn and in words."""
    return [_gives(box, side + space, say) for space in range(SPACES)]


def _gives(box: Box, place: int, say: Speech) -> tuple[Html, str]:
    fee = box.coin_cost[place]
    described = [gains(box, OF_SPACE + place, say)]
    shown = joined([_figures(box, place, kind) for kind in range(LEAD + 1)])
    extra = EMPTY
    if fee:
        extra += html(f'<span class="fee">{coin(f"−{fee}")}</span>')
        described.append(say.count("draw.space.fee", fee))
    if box.moves_marker[place]:
        extra += html(f'<span class="bear">{icon("bear")}</span>')
        described.append(say("draw.space.bear"))
    text = ", ".join([part for part in described if part])
    return html(f'<span class="what"><span class="gives">{shown}</span>{extra}</span>'), f"{text}."


def _figures(box: Box, place: int, kind: int) -> Html:
    """A number with the icon of its action, where the space gives it."""
    number = box.gives[(OF_SPACE + place) * KINDS + kind]
    return html(f"<b>{number}</b>{icon('strategy' if kind == LEAD else COLUMNS[kind])}") if number else EMPTY


# Tracks


@recalled
def tracks_below(desk: Desk) -> Html:
    """Rule, Expand and Govern, and below them the Battle track."""
    house = desk.d.houses[desk.mine]
    sources = [
        f"{desk.say(f'draw.track.{name}')}: {desk.say(f'draw.doubt.{_source(desk, track)}')}"
        for track, name in enumerate(TRACKS)
        if desk.doubts.tracks[track]
    ]
    shown = tracks.Tracks(
        TRACKS, TRACK_ICONS, "tracks", desk.box.track_vp, lambda track, step: needed(desk, track, step),
        (house.ruled, house.expanse, sum(house.merits)), house.reach, desk.ring(sources), waits=coin("+1"),
    )  # fmt: skip
    return tracks.drawn(desk, shown, _battle_track(desk))


def _source(desk: Desk, track: int) -> str:
    """Which sentence says where the steps of a track come from."""
    chosen = track == RULE_TRACK and desk.d.six_regions
    return f"track.{TRACKS[track]}.six-regions" if chosen else f"track.{TRACKS[track]}"


def needed(desk: Desk, track: int, step: int) -> tuple[int, str]:
    """What a step of a track asks for, and which regions must be among them."""
    box = desk.box
    if track != RULE_TRACK:
        return (box.expand_regions if track == 1 else box.merits)[step - 1], ""
    if desk.d.six_regions:
        return box.rule_regions_alone[step - 1], ""
    including = box.rule_including[step - 1]
    names = [desk.say(f"region.{name}") for place, name in enumerate(REGIONS) if including & (1 << place)]
    note = desk.say("draw.track.with", region=names[-1], there=names[0]) if names else ""
    return box.rule_regions[step - 1], note


def _battle_track(desk: Desk) -> Html:
    """Eleven places; the tile lies on some of them with its benefits, those that one has passed fade."""
    box, side = desk.box, desk.numbers["side"]

    def look(step: int) -> tuple[str, Html, Html]:
        benefit = box.benefit[side * (box.battle_length + 1) + step] if side != NONE else NONE
        if benefit == NONE:
            return "", EMPTY, EMPTY
        name = desk.say("draw.tile.step", figure=step)
        hint = desk.tip(name, f"{gains(box, benefit, desk.say)}.", doubt=desk.doubts.tile[side])
        got = " got" if desk.columns["battle"][desk.mine] >= step else ""
        inside = html(f'<span class="bt{esc(got)}">{joined(signs(box, benefit))}</span>')
        return "til", html(f' tabindex="0"{hint}'), inside

    mark = EMPTY
    if side != NONE:
        called = desk.say("draw.tile.side", side=SIDES[side])
        mark = html(f"<em>{esc(called)}</em>{desk.doubt(desk.doubts.tile[side], 'tile')}")
    return tracks.battles(desk, "battle", box.battle_first, box.battle_second, box.battle_length, mark, look)
