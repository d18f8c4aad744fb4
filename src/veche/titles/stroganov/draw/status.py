"""The bar on top: year, season, order of play from the east; and the lines of the question."""

from __future__ import annotations

from typing import Final

from veche.drawing import bar
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.titles.stroganov.components import YEARS
from veche.titles.stroganov.draw.desk import Desk
from veche.titles.stroganov.draw.siberia import SEASONS

PARTS: Final = ("ride", "basic", "main", "second")
"""The parts of a turn."""

AFTER: Final = (("basic-action", 0), ("main-action", 1), ("second-action", 2))
"""What still lies on the docket tells which part of the turn this is."""

OWN_PART: Final = {
    "ride-where": 0, "basic-action": 1, "main-action": 2, "choose-second-action": 3, "end-of-turn": 3,
}  # fmt: skip

SECTIONS: Final = {
    "choose-wish": "the-first-wish", "ride-where": "riding", "basic-action": "basic-actions",
    "main-action": "main-actions", "choose-second-action": "the-second-main-action", "end-of-turn": "a-turn",
    "hunt-second": "hunting", "trade-bonus": "trade", "trophy-step": "trophies", "trophy-reward": "trophies",
    "second-reward": "trophies", "advanced-action": "advanced-actions", "build-anywhere": "outposts",
    "fulfil-freely": "fulfilling-wishes", "pay-piece": "paying-with-furs", "keep-fur": "the-bag",
    "take-fur": "the-market", "auxiliary-action": "auxiliary-actions", "before-income-what": "income",
    "sing-at-once": "the-story-track", "choose-which-song": "songs",
}  # fmt: skip
"""Where the rules page speaks of each question."""


def drawn(desk: Desk) -> Html:
    """Year, season and order of play, for the bar."""
    return bar.rounds(desk.say("draw.year"), desk.numbers["year"], YEARS) + _seasons(desk) + _order(desk)


def _seasons(desk: Desk) -> Html:
    if desk.d.season not in SEASONS:
        return bar.phases([esc(desk.say(f"draw.season.{desk.d.season}"))], 0)
    names = [html(f"{icon(name)} {esc(desk.say(f'season.{name}'))}") for name in SEASONS]
    return bar.phases(names, SEASONS.index(desk.d.season))


def _order(desk: Desk) -> Html:
    places = []
    for seat in desk.d.order:
        inside = html(f'{desk.badge(seat)}<span class="nm0">{esc(desk.who(seat))}</span>')
        done = bool(desk.columns["played"][seat]) and desk.d.season in SEASONS[:3]
        places.append((inside, seat == desk.scene.asked, done))
    return bar.order(desk.say("draw.order"), places)


def part(desk: Desk) -> int:
    """Which part of a turn is being played, or -1 outside of turns."""
    names = [frame[0] for frame in desk.view.docket]
    if "finish-turn" not in names:
        return -1
    if names[0] in OWN_PART:
        return OWN_PART[names[0]]
    for name, number in AFTER:
        if name in names:
            return number
    return len(PARTS) - 1


def detail(desk: Desk) -> Html:
    """The part of the turn as dots, what is being done, and the way to the rules."""
    if desk.view.over or desk.scene.asked is None:
        return EMPTY
    say = desk.say
    link = desk.rule(SECTIONS[desk.procedure]) if desk.procedure in SECTIONS else EMPTY
    now = part(desk)
    if now < 0:
        told = _winter(desk) if desk.d.season == "winter" else say(f"season.{desk.d.season}")
        return esc(told) + link
    dots = joined([html(f'<i class="{"" if place <= now else "u"}"></i>') for place in range(len(PARTS))])
    then = say(f"draw.then.{PARTS[now]}")
    note = html(f'<span class="then">{esc(then)}</span>') if then else EMPTY
    return html(f'{esc(say(f"draw.part.{PARTS[now]}"))}{link}<span class="dots" aria-hidden="true">{dots}</span>{note}')


def _winter(desk: Desk) -> str:
    """What winter is about now, and what comes next."""
    coming = [frame[0] for frame in desk.view.docket]
    return desk.say("draw.winter.income") if "storytelling" in coming else desk.by_year("draw.winter.songs")


def question(desk: Desk) -> str:
    """The question in fewer words, where the page shows the rest."""
    if desk.procedure == "pay-piece":
        key = "draw.ask.pay-piece"
        number, others = desk.operands[1], desk.operands[3]
        key = f"{key}.of" if number else f"{key}.any"
        return desk.say.count(key, number or others, price=desk.scene.operands.get("price", ""))
    return desk.question()
