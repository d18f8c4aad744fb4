"""The buttons of the question: a face with the icon of its action for each move, and strengths where one attacks."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import coin, coins_of
from veche.drawing.scene import Pick
from veche.titles.rurik.both.draw.marks import good
from veche.titles.rurik.second.action_phase import COINS_FOR_SKIPPING
from veche.titles.rurik.second.box import BITS, MASK, OF_SPACE
from veche.titles.rurik.second.components import ACTIONS, DEEDS, REGIONS
from veche.titles.rurik.second.council_phase import PRICE_OF_A_BRIBE
from veche.titles.rurik.second.draw.cards import deed_icon
from veche.titles.rurik.second.draw.desk import UNPAID, Desk
from veche.titles.rurik.second.draw.marks import n, price, signs
from veche.titles.rurik.second.draw.status import SAVED

SIGNS: Final = {
    "muster": "muster", "muster leader": "leader", "maria": "muster", "shift": "muster", "move": "movement",
    "relocate": "movement", "relocate leader": "leader", "tax": "tax", "play": "strategy", "lead": "strategy",
    "play unpaid": "strategy",
    "rally": "leader", "place leader": "leader", "result": "strategy", "top": "strategy", "keep card": "strategy",
    "return card": "strategy", "discard": "strategy", "boris": "strategy", "plenty": "plenty",
}  # fmt: skip
"""The icon of a verb whose words need no more than that."""


SKIP: Final = "skip"


def stopping(desk: Desk) -> str:
    """What stopping asks, if actions are lost by it: carts and hammers are saved."""
    if not desk.doing("perform"):
        return ""
    lost = [kind for kind in range(ACTIONS) if kind not in SAVED and desk.operands[1] >> (BITS * kind) & MASK]
    return desk.say("draw.sure.stop") if lost else ""


def aside(desk: Desk) -> list[str]:
    """The moves that lie aside: playing a card for nothing is hardly ever meant, and no click on the card means it."""
    return [pick.text for pick in desk.scene.picks if pick.verb == UNPAID]


def faces(desk: Desk) -> dict[str, Html]:
    """By move: the face of its button, where an icon helps."""
    found = {}
    for pick in desk.scene.picks:
        face = _face(desk, pick)
        if face:
            found[pick.text] = face
    return found


def _face(desk: Desk, pick: Pick) -> Html:
    """The face of a button; empty where its words are enough."""
    verb, noun = pick.verb, pick.text[len(pick.verb) + 1 :]
    if verb == "attack":
        return _attack(desk, *noun.split())
    if verb in ("build", "raze"):
        building, region = noun.split()
        return html(f"{icon(building)}{_region(desk, region)}")
    if verb == "swear":
        oath, region = noun.split()
        return html(f"{icon(oath)}{_region(desk, region)}")
    if verb in ("leave oath", "lay oath"):
        return html(f"{icon(noun)}{esc(pick.short)}")
    if verb in ("deed", "choose deed", "keep deed"):
        deed = DEEDS.index(noun)
        return html(f"{icon(deed_icon(deed))}{esc(desk.deed(deed))}")
    if verb in ("muster", "move", "tax", "relocate"):
        return html(f"{icon(SIGNS[verb])}{_region(desk, noun)}")
    if verb == "wield":
        return html(f"{icon(noun)}{esc(desk.say('draw.chip.wield', tile=noun))}")
    if verb == "play":
        return html(f"{icon(SIGNS[verb])}{esc(desk.card(desk.box.card_names.index(noun)))}")
    if verb == "stop":
        return esc(_stop(desk))
    if verb in ("pay", "take"):
        return html(f"{good(noun)}{esc(desk.say(f'good.{noun}'))}")
    if verb == "act":
        return _act(desk, pick)
    if verb == "skip":
        return html(f"{esc(desk.say('draw.chip.skip'))} {n('→')}{coins_of(COINS_FOR_SKIPPING)}")
    if verb == "bribe":
        return html(f"{coins_of(PRICE_OF_A_BRIBE)}{esc(pick.short)}")
    if verb in ("pay coin", "theofana"):
        return html(f"{coin()}{esc(pick.short)}")
    return html(f"{icon(SIGNS[verb])}{esc(pick.short)}") if verb in SIGNS else EMPTY


def _stop(desk: Desk) -> str:
    """What stopping means here; empty where the usual word is enough."""
    key = f"draw.stop.{desk.procedure}"
    if desk.doing("perform") and (desk.numbers["tax_points"] or desk.numbers["build_points"]):
        key = "draw.stop.saved"
    return desk.say(key) if key in desk.say else ""


def _region(desk: Desk, name: str) -> Html:
    return html(f"<span>{esc(desk.say(f'region.{name}'))}</span>")


def _attack(desk: Desk, region: str, target: str) -> Html:
    """Whom one attacks, and the strengths of both sides; a rebel is simply captured."""
    where = desk.say(f"region.{region}")
    if target not in desk.seats:
        return html(f'{icon("rebel")}<span class="two">{esc(where)}<small>{esc(desk.say("draw.rebel"))}</small></span>')
    place, seat = REGIONS.index(region), desk.seats.index(target)
    strengths = f"{desk.name(seat)} {desk.d.strength(desk.mine, place)} : {desk.d.strength(seat, place)}"
    return html(f'{desk.badge(seat, label="")}<span class="two">{esc(where)}<small>{esc(strengths)}</small></span>')


def _act(desk: Desk, pick: Pick) -> Html:
    """The actions of the space, after what they cost."""
    place = desk.side + desk.resolved
    cost = desk.box.coin_cost[place]
    paid = price(f"−{cost}") if cost else EMPTY
    return html(f"{esc(pick.short)} {paid}{joined(signs(desk.box, OF_SPACE + place))}")
