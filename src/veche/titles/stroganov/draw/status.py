"""The bar on top: year, season, order of play from the east; and the lines of the question."""

from __future__ import annotations

from typing import Final

from veche.drawing import bar
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.recall import recalled
from veche.titles.stroganov.components import YEARS
from veche.titles.stroganov.draw.desk import Desk
from veche.titles.stroganov.draw.siberia import SEASONS
from veche.titles.stroganov.payment import ANY

PARTS: Final = {
    "ride-where": "ride", "basic-action": "basic", "main-action": "main", "choose-second-action": "second",
    "end-of-turn": "end",
}  # fmt: skip
"""By question: the part of a turn that it begins."""

TO_COME: Final = {
    "ride": "ride", "basic-action": "basic", "main-action": "main", "second-action": "second", "finish-turn": "end",
}  # fmt: skip
"""By procedure: the part of a turn that is still to come while it waits on the docket."""

ORDER: Final = ("ride", "basic", "main", "second", "end")
"""The parts of a turn, and its end."""

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


@recalled
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
        done = desk.has_turns and bool(desk.columns["played"][seat])
        places.append((inside, seat == desk.scene.asked, done))
    return bar.order(desk.say("draw.order"), places)


def next_part(desk: Desk) -> str:
    """The part of a turn that comes next, or nothing outside of turns.

    What comes before it may belong to the part before, or be an auxiliary action: that cannot be told apart.
    """
    if not desk.awaits("finish-turn"):
        return ""
    return next(part for name, part in TO_COME.items() if desk.awaits(name))


def detail(desk: Desk) -> Html:
    """The part of the turn as dots, what is being done, and the way to the rules."""
    if desk.view.over or desk.scene.asked is None:
        return EMPTY
    say = desk.say
    link = desk.rule(SECTIONS[desk.procedure]) if desk.doing(*SECTIONS) else EMPTY
    coming = next_part(desk)
    if not coming:
        told = _winter(desk) if desk.d.season == "winter" else say(f"season.{desk.d.season}")
        return esc(told) + link
    now = PARTS.get(desk.procedure, "")
    begun = ORDER.index(now) if now else ORDER.index(coming) - 1
    dots = joined([html(f'<i class="{"" if place <= begun else "u"}"></i>') for place in range(len(ORDER) - 1)])
    then = say(f"draw.then.{now}") if now else ""
    note = html(f'<span class="then">{esc(then)}</span>') if then else EMPTY
    told = say(f"draw.part.{now}" if now else f"draw.to-come.{coming}")
    return html(f'{esc(told)}{link}<span class="dots" aria-hidden="true">{dots}</span>{note}')


def _winter(desk: Desk) -> str:
    """What winter is about now, and what comes next."""
    return desk.say("draw.winter.income") if desk.awaits("storytelling") else desk.by_year("draw.winter.songs")


def question(desk: Desk) -> str:
    """The question in fewer words, where the page shows the rest."""
    if desk.doing("pay-piece"):
        key = "draw.ask.pay-piece"
        price, number, shown, others = desk.operands
        if price == ANY or not number:
            return desk.say.count(f"{key}.any", number + others)
        way = ".shown" if shown else ".second" if others else ".of"
        return desk.say.count(key + way, number, price=desk.scene.operands.get("price", ""), shown=shown)
    return desk.question()
