"""The claim board: the three tracks with everybody's markers, where one would stand now, and warfare below."""

from __future__ import annotations

from veche.drawing.html import Html, html
from veche.drawing.recall import recalled
from veche.titles.rurik.both.draw import tracks
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import REGIONS, RULE_TRACK, TRACKS, TRADE_TRACK
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.stone_and_blade import reward_on

TRACK_ICONS = ("rule", "build", "ship")


@recalled
def drawn(desk: Desk) -> Html:
    """The whole board. While one says how far the boat is loaded, the steps of the trade track are what is clicked."""
    box = desk.box

    def asks(track: int, step: int) -> tuple[int, str]:
        return needed(box, track, step), _including(desk, step) if track == RULE_TRACK else ""

    def wrap(track: int, step: int, inside: Html) -> Html:
        if not desk.doing("load-how-far") or track != TRADE_TRACK:
            return html(f'<div class="stp">{inside}</div>')
        goods = needed(box, track, step) if step else box.trade_goods[0] - 1
        return desk.thing(f"goods-{goods}", "stp", inside)

    def look(step: int) -> tuple[str, Html, Html]:
        return reward_on(desk, step)

    house = desk.d.households[desk.mine]
    counts = (house.ruled, house.group, house.boat)
    shown = tracks.Tracks(TRACKS, TRACK_ICONS, "claim", box.track_vp, asks, counts, house.reach, wrap=wrap)
    below = tracks.battles(desk, "warfare", box.warfare_first, box.warfare_second, box.warfare_length, look=look)
    return tracks.drawn(desk, shown, below)


def _including(desk: Desk, step: int) -> str:
    including = desk.box.rule_including[step - 1]
    names = [desk.say(f"region.{name}") for place, name in enumerate(REGIONS) if including & (1 << place)]
    return desk.say("draw.track.with", region=names[-1], there=names[0]) if names else ""


def needed(box: Box, track: int, step: int) -> int:
    """What a step of a track asks for."""
    return (box.rule_regions, box.build_regions, box.trade_goods)[track][step - 1]
