"""The buttons of the question: a face with icon and price for each move, and what is laid aside.

What can be bought at the market is possible at almost every question of a turn and hardly ever meant, so that its
buttons lie together under one. A button says in few letters what its thing on the board shows anyway; its whole name is
there to be heard, and in its title.
"""

from __future__ import annotations

from typing import Final

from veche.drawing.html import EMPTY, Html, esc, html
from veche.drawing.icons import icon
from veche.drawing.marks import coin, seal
from veche.drawing.scene import Pick
from veche.titles.stroganov.components import FURS, PREY, REGIONS, TIGER, WISHES
from veche.titles.stroganov.draw import prices
from veche.titles.stroganov.draw.desk import Desk
from veche.titles.stroganov.draw.marks import horses, plate, row_of, signs, tiger
from veche.titles.stroganov.draw.regions import NUMERALS

ASIDE: Final = frozenset(("buy", "buy bag", "swap", "exchange"))
SEVERAL: Final = 6
"""With more buttons than this, signs that say enough stand alone."""

MANY: Final = 9
"""More buttons than this crowd the question: regions are called by their numbers, and short rides lie aside."""

SIGNS: Final = {
    "coin": coin(), "horses": icon("horse"), "trade": icon("fur"), "extra": icon("anywhere"),
    "advance": icon("trophy"), "buy bag": icon("bag"), "income": icon("winter"), "bonus coin": coin(),
    "bonus story": icon("story"),
}  # fmt: skip
ALONE: Final = ("coin", "horses")
"""Whose sign says enough."""

PLACES: Final = {"village": "village", "yurt": "yurt", "wish": "wish", "outpost": "outpost"}


def aside(desk: Desk) -> list[str]:
    """The moves that lie aside, unless they are all there is; with many others, short rides are among them."""
    found = [pick.text for pick in desk.scene.picks if pick.verb in ASIDE]
    if len(desk.scene.picks) - len(found) > MANY:
        found += [pick.text for pick in desk.scene.picks if pick.verb == "to"]
    return found if len(found) < len(desk.scene.picks) else []


def faces(desk: Desk) -> dict[str, Html]:
    """By move: the face of its button."""
    found = {}
    beside = len(desk.scene.picks) - len(aside(desk))
    for pick in desk.scene.picks:
        face = _face(desk, pick, beside)
        if face:
            found[pick.text] = face
    return found


def _face(desk: Desk, pick: Pick, beside: int) -> Html:
    """The face of one of so many buttons beside each other; empty where its words are enough."""
    verb, noun = pick.verb, pick.text[len(pick.verb) + 1 :]
    if verb in ("ride", "to"):
        return _ride(desk, verb, int(noun) - 1)
    if verb == "hunt":
        return _hunt(desk, *noun.split())
    if verb == "claim":
        return _claim(desk, int(noun) - 1)
    if verb in PLACES:
        place = NUMERALS[REGIONS.index(noun)] if beside > MANY else desk.say(f"region.{noun}")
        face = html(f"{icon(PLACES[verb])}{_brief(place, pick.short)}")
        return _outpost(desk, noun, face) if verb == "outpost" else face
    if verb in ("pay", "pay coin", "keep", "take", "buy", "swap", "exchange"):
        return _fur(desk, verb, PREY.index(noun))
    if verb == "fulfil":
        return _wish(desk, WISHES.index(noun))
    if verb == "reward":
        return html(f"{icon('trophy')}{esc(noun)}{signs(row_of(desk.box.trophy_reward, int(noun)), desk.say)}")
    if verb == "bonus":
        return html(f"{SIGNS[f'{verb} {noun}']}{esc(pick.short)}")
    if beside > SEVERAL and verb in ALONE:
        return SIGNS[verb] + _brief("", pick.short)
    return html(f"{SIGNS[verb]}{esc(pick.short)}") if verb in SIGNS else EMPTY


def _brief(seen: str, heard: str) -> Html:
    """What stands on a button, and what it is called."""
    return html(f'<span class="sr">{esc(heard)}</span><span aria-hidden="true">{esc(seen)}</span>')


def _priced(face: Html, price: Html) -> Html:
    return html(f"{face}<small>{price}</small>")


def _ride(desk: Desk, verb: str, space: int) -> Html:
    if verb == "to":
        return html(f"{icon('cossack')}{_brief(str(space + 1), desk.place(space))}")
    face = html(f"{icon(desk.type_at(space))}{esc(desk.place(space))}")
    price = desk.d.rides(desk.mine)[space]
    return _priced(face, horses(price) if price else esc(desk.say("draw.free")))


def _hunt(desk: Desk, place: str, prey: str) -> Html:
    space, number = int(place) - 1, PREY.index(prey)
    sign = tiger("sm") if number == TIGER else plate(number, "sm")
    where = "" if space == desk.columns["at"][desk.mine] else f" {place}"
    skip = desk.d.skipping(desk.mine, space, number)
    face = html(f"{icon('hunt')}{sign}{esc(where)}")
    return _priced(face, horses(skip)) if skip else face


def _claim(desk: Desk, space: int) -> Html:
    called = _brief(desk.say("draw.claim", place=space + 1), desk.say("draw.claim", place=desk.place(space)))
    return _priced(html(f"{icon(desk.type_at(space))}{called}"), prices.claim_sign(desk, space))


def _outpost(desk: Desk, name: str, face: Html) -> Html:
    price = desk.d.outpost(desk.mine, REGIONS.index(name))
    return _priced(face, horses(price)) if price > 0 and desk.procedure != "build-anywhere" else face


def _fur(desk: Desk, verb: str, prey: int) -> Html:
    sign = tiger("sm") if prey == TIGER else plate(prey, "sm")
    if verb == "pay coin":
        return html(f"{sign}+{coin()}")
    if verb == "buy":
        return _priced(sign, horses(5))
    if verb == "swap":
        return _priced(sign, html(f"{horses(1)}{icon('fur')}"))
    if verb == "exchange":
        return _priced(sign, icon("fur") * 2)
    name = desk.say("prey.tiger") if prey == TIGER else desk.say(f"fur.{FURS[prey]}")
    return html(f"{sign}{esc(name)}")


def _wish(desk: Desk, card: int) -> Html:
    fur = desk.box.wish_fur[card]
    return html(f"{icon('wish')}{esc(desk.say('draw.fulfil'))}{plate(fur, 'sm')}{seal(desk.box.wish_vp[card])}")
