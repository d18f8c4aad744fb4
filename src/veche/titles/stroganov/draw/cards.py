"""Card faces: a wish wears the colour of its fur, a song its price in story points, and Ivan's card what he does.

One face serves region, hand and fulfilled wishes. It is made from the same box that the rules read.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from veche.drawing.html import EMPTY, Html, esc, html, remembered
from veche.drawing.icons import icon
from veche.drawing.marks import seal
from veche.drawing.speech import Speech
from veche.drawing.tips import tale
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.components import FURS, SONGS, WISHES
from veche.titles.stroganov.derived import WISH_OF_SEASON, ivans_card
from veche.titles.stroganov.draw.desk import Desk
from veche.titles.stroganov.draw.marks import ANIMALS, gains, row_of, signs

EFFECTS: Final = {
    "ride": ("S1", "A1"),
    "winter": ("S2", "S3", "S4", "S5", "S6", "A2", "A5", "A7", "A9"),
    "trophy": ("S7", "A3"),
    "wish": ("S8", "B13"),
    "fur": ("S9",),
    "hunt": ("A4", "A8", "A14"),
    "anywhere": ("A6",),
    "tiger": ("A10", "B4"),
    **{season: (wish,) for season, wish in WISH_OF_SEASON.items()},
    "outpost": ("B5",),
    "coins": ("B7",),
    "mountain": ("B8",),
    "swamp": ("B9",),
    "steppe": ("B10",),
    "forest": ("B11",),
    "structures": ("B12",),
    "banner": ("B14",),
    "points": ("B1", "B2", "B3", "B6"),
}
"""The icon of each wish's effect."""

SIGN_OF: Final = {wish: sign for sign, wishes in EFFECTS.items() for wish in wishes}
ACTION_SIGNS: Final = {"wish": "wish", "outpost": "outpost", "yurt": "yurt", "trophy": "trophy", "claim": "mountain"}


@lru_cache(maxsize=256)
def wish_face(box: Box, card: int, say: Speech) -> Html:
    """The face of a wish: the furs it asks for, those to give back in red, the effect, the points."""
    return html(
        f'<span class="wtop">{_asked(box, card)}</span>{_effect(card, say, "wmid")}'
        f"{seal(box.wish_vp[card], say.count('draw.points', box.wish_vp[card]))}"
    )


def _asked(box: Box, card: int) -> Html:
    """The furs that a wish asks for: their value, and one sign for each."""
    fur, returned = box.wish_fur[card], box.wish_return[card]
    shown = box.wish_possess[card] - returned
    animal = icon(ANIMALS[fur])
    signs = html(f'<span class="nf">{animal}</span>') * shown + html(f'<span class="nf ret">{animal}</span>') * returned
    return html(f'<b class="wv">{FURS[fur]}</b><span class="nfs n{shown + returned}">{signs}</span>')


def _effect(card: int, say: Speech, css: str) -> Html:
    name = WISHES[card]
    words = say(f"draw.wish.{name}")
    return html(f'<span class="{esc(css)}">{icon(SIGN_OF[name])}<span>{esc(words)}</span></span>')


@remembered(512)
def wish_brief(box: Box, card: int, say: Speech, foot: Html) -> Html:
    """A wish in short, for the dock: the points stand beside the furs, and the foot says what matters now."""
    points = seal(box.wish_vp[card], say.count("draw.points", box.wish_vp[card]))
    return html(
        f'<div class="brief f{FURS[box.wish_fur[card]]}"><span class="wtop">{_asked(box, card)}{points}</span>'
        f"{_effect(card, say, 'wtx')}{foot}</div>"
    )


def wish_text(desk: Desk, card: int) -> str:
    """What a wish asks and gives, in sentences."""
    box, say = desk.box, desk.say
    possess, returned = box.wish_possess[card], box.wish_return[card]
    value = FURS[box.wish_fur[card]]
    if possess > returned:
        asked = say("draw.wish.asks", figure=possess, returned=returned, value=value)
    else:
        asked = say.count("draw.wish.gives", returned, value=value)
    points = say.count("draw.points", box.wish_vp[card])
    return f"{asked} {points[:1].upper()}{points[1:]}. {say(f'effect.{WISHES[card]}')}"


def wish_hint(desk: Desk, card: int, thing: str, why: str = "") -> Html:
    """The tip of a wish that moves can point at."""
    hint = desk.tip(wish_name(desk, card), wish_text(desk, card) + desk.remark(thing), why, desk.doubts.wishes[card])
    return hint + tale("event-tsars")


def wish(desk: Desk, card: int, thing: str, ident: str, why: str = "", more: Html = EMPTY) -> Html:
    """A wish that moves can point at. `more` is drawn over it."""
    hint = wish_hint(desk, card, thing, why)
    inside = wish_face(desk.box, card, desk.say) + more
    look = f"wish f{FURS[desk.box.wish_fur[card]]}"
    return desk.thing(thing, look, inside, html(f' id="{esc(ident)}"{hint}'), focus=True)


def wish_name(desk: Desk, card: int) -> str:
    """What a wish is called, in a few words."""
    name = desk.say(f"wished.{WISHES[card]}")
    return name[:1].upper() + name[1:]


@remembered(256)
def song_face(box: Box, song: int, say: Speech, fact: Html) -> Html:
    """The face of a song: its price in story points, what it gives in words and as icons, and what matters now."""
    row = row_of(box.song_reward, song)
    cost = box.song_cost[song]
    return html(
        f'<span class="scost" role="img" aria-label="{esc(say.count("draw.stories", cost))}">{cost}'
        f"{icon('story')}</span>"
        f'<span class="words">{esc(gains(row, say))}{fact}</span>{signs(row, say)}'
    )


def song_text(desk: Desk, song: int) -> str:
    """What a song costs and gives, in a sentence."""
    row = row_of(desk.box.song_reward, song)
    return f"{desk.say.count('draw.stories', desk.box.song_cost[song]).capitalize()}: {gains(row, desk.say).lower()}."


def song_name(desk: Desk, song: int) -> str:
    """What a song is called."""
    return desk.say(f"song.{SONGS[song]}")


@lru_cache(maxsize=32)
def ivan_face(box: Box, card: int, say: Speech) -> Html:
    """The face of Ivan's card: what he hunts, which furs he takes, and his additional action."""
    told = ivans_card(box, card)
    hunts = (
        html(f'<span class="g">{icon("hunt")}</span>')
        if told.hunts
        else html(f'<span class="g">{icon("coins")}</span>')
    )
    many = html(f"<b>{told.hunts}</b>") if told.hunts else EMPTY
    return html(
        f'<span class="irow">{hunts}{many}<span>{esc(say.count("draw.ivan.hunts", told.hunts))}</span></span>'
        f'<span class="irow"><span class="g arrow {esc(told.takes)}">{icon("fur")}</span>'
        f"<span>{esc(say(f'draw.ivan.{told.takes}'))}</span></span>"
        f'<span class="irow"><span class="g">{icon(ACTION_SIGNS[told.action])}</span>'
        f"<span>{esc(say(f'draw.ivan.action.{told.action}'))}</span></span>"
    )
