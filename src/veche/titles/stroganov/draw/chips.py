"""The buttons of the question: a face with icon, words and price for each move, in the order of the board.

What can be bought at the market is possible at almost every question of a turn and hardly ever meant, so that its
buttons lie together under one; wishes that can be fulfilled stand back beside what is asked.
"""

from __future__ import annotations

from typing import Final

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import coin, seal
from veche.drawing.scene import Pick
from veche.titles.stroganov.auxiliary_actions import FURS_FOR_A_FUR, HORSES_FOR_A_FUR, HORSES_FOR_A_SWAP
from veche.titles.stroganov.components import FURS, NONE, PREY, REGIONS, TIGER, WISHES
from veche.titles.stroganov.draw import prices
from veche.titles.stroganov.draw.desk import AT_THE_MARKET, FOR_A_FUR, Desk
from veche.titles.stroganov.draw.marks import horses, plate, row_of, signs, tiger

MANY: Final = 9
"""More buttons than this crowd the question: short rides lie aside."""

SIGNS: Final = {
    "coin": coin(), "horses": icon("horse"), "trade": icon("fur"), "extra": icon("anywhere"),
    "advance": icon("trophy"), "buy bag": icon("bag"), "income": icon("winter"), "bonus coin": coin(),
    "bonus story": icon("story"), "village": icon("village"), "yurt": icon("yurt"), "wish": icon("wish"),
    "outpost": icon("outpost"), "song": icon("song"),
}  # fmt: skip

BY_PLACE: Final = frozenset(("ride", "to", "hunt", "claim"))
"""Verbs whose nouns begin with a space of the row."""


def aside(desk: Desk) -> list[str]:
    """The moves that lie aside, unless they are all there is; with many others, also short rides and wishes."""
    found = [pick.text for pick in desk.scene.picks if pick.verb in AT_THE_MARKET]
    others = [pick for pick in desk.scene.picks if pick.verb not in AT_THE_MARKET and not pick.closing]
    if len(others) > MANY:
        found += [pick.text for pick in others if pick.verb == "to" or desk.is_beside(pick)]
    return found if others else []


def order(desk: Desk) -> list[str]:
    """The moves as they lie on the board: places from west to east within what is done there."""
    verbs = list(dict.fromkeys([pick.verb for pick in desk.scene.picks]))

    def place(pick: Pick) -> tuple[int, int]:
        return verbs.index(pick.verb), int(pick.text.split()[1]) if pick.verb in BY_PLACE else 0

    runs: list[list[Pick]] = []
    for pick in desk.scene.picks:
        if runs and pick.verb in BY_PLACE and runs[-1][0].verb == pick.verb:
            runs[-1].append(pick)
        else:
            runs.append([pick])
    return [pick.text for run in runs for pick in sorted(run, key=place)]


def faces(desk: Desk) -> dict[str, Html]:
    """By move: the face of its button."""
    found = {pick.text: _face(desk, pick) for pick in desk.scene.picks}
    return {text: face for text, face in found.items() if face}


def _face(desk: Desk, pick: Pick) -> Html:
    """The face of a button; empty where its words are enough."""
    verb, noun = pick.verb, pick.text[len(pick.verb) + 1 :]
    if verb in ("ride", "to"):
        return _ride(desk, verb, int(noun) - 1)
    if verb == "hunt":
        return _hunt(desk, *noun.split())
    if verb == "claim":
        return _claim(desk, int(noun) - 1)
    if verb in FOR_A_FUR or verb in ("pay", "pay coin", "keep", "take"):
        return _fur(desk, verb, PREY.index(noun))
    if verb == "choose":
        return _first_wish(desk, WISHES.index(noun))
    if verb == "fulfil":
        return _wish(desk, WISHES.index(noun))
    if verb == "reward":
        row = row_of(desk.box.trophy_reward, int(noun))
        return html(f"{icon('trophy')}{esc(desk.say('draw.reward', figure=int(noun)))}{signs(row, desk.say)}")
    face = html(f"{SIGNS.get(f'{verb} {noun}', SIGNS.get(verb, EMPTY))}{esc(pick.short)}")
    if verb == "outpost":
        return _outpost(desk, noun, face)
    return face if verb in SIGNS or f"{verb} {noun}" in SIGNS else EMPTY


def _priced(face: Html, price: Html) -> Html:
    return html(f"{face}<small>{price}</small>")


def _ride(desk: Desk, verb: str, space: int) -> Html:
    """Where it leads: the number of the space, its landscape, and what the ride costs."""
    number = html(f'<b class="sp2">{space + 1}</b>')
    name = esc(desk.say(f"draw.type.{desk.type_at(space)}"))
    if verb == "to":
        return html(f"{icon('cossack')}{esc(desk.say('draw.ride-to', place=desk.place(space)))}")
    price = desk.d.rides(desk.mine)[space]
    told = esc(desk.say.count("draw.horses.price", price) if price else desk.say("draw.free"))
    return html(f'{number}<span class="nm2">{icon(desk.type_at(space))}{name}<small>{told}</small></span>')


def _hunt(desk: Desk, place: str, prey: str) -> Html:
    space, number = int(place) - 1, PREY.index(prey)
    sign = tiger("sm") if number == TIGER else plate(number, "sm")
    where = "" if space == desk.columns["at"][desk.mine] else desk.place(space)
    skip = desk.d.skipping(desk.mine, space, number)
    name = desk.say("draw.tiger").lower() if number == TIGER else desk.say(f"draw.fur.{FURS[number]}")
    told = desk.say("draw.hunt.there", prey=name, place=where) if where else desk.say("draw.hunt", prey=name)
    face = html(f"{sign}{esc(told)}")
    return _priced(face, horses(skip)) if skip else face


def _claim(desk: Desk, space: int) -> Html:
    called = esc(desk.say("draw.claim", place=desk.place(space)))
    return _priced(html(f"{icon(desk.type_at(space))}{called}"), prices.claim_sign(desk, space))


def _outpost(desk: Desk, name: str, face: Html) -> Html:
    price = desk.d.outpost(desk.mine, REGIONS.index(name))
    return _priced(face, horses(price)) if price > 0 and not desk.doing("build-anywhere") else face


def _fur(desk: Desk, verb: str, prey: int) -> Html:
    """A fur with its name, what is done with it, and what it costs."""
    sign = tiger("sm") if prey == TIGER else plate(prey, "sm")
    name = desk.say("prey.tiger") if prey == TIGER else desk.say(f"draw.fur.{FURS[prey]}")
    key = f"draw.do.{verb.replace(' ', '-')}"
    face = html(f"{sign}{esc(desk.say(key, fur=name))}")
    if verb == "pay coin":
        return _priced(face, coin())
    if verb == "buy":
        return _priced(face, horses(HORSES_FOR_A_FUR))
    if verb == "swap":
        return _priced(face, html(f"{horses(HORSES_FOR_A_SWAP)}{icon('fur')}"))
    if verb == "exchange":
        return _priced(face, joined([icon("fur")] * FURS_FOR_A_FUR))
    return face


def _first_wish(desk: Desk, card: int) -> Html:
    """A wish that is offered at the beginning, with the fur that comes with it."""
    place = desk.columns["offer"].index(card)
    fur = desk.columns["offer_fur"][place]
    face = html(f"{icon('wish')}{esc(desk.say(f'draw.wish.{WISHES[card]}'))}")
    return _priced(face, plate(fur, "sm", desk.say(f"fur.{FURS[fur]}"))) if fur != NONE else face


def _wish(desk: Desk, card: int) -> Html:
    fur = desk.box.wish_fur[card]
    return html(f"{icon('wish')}{esc(desk.say('draw.fulfil'))}{plate(fur, 'sm')}{seal(desk.box.wish_vp[card])}")
