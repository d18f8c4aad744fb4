"""What an advanced action costs at this question besides its own price, and what a claim costs with it."""

from __future__ import annotations

from veche.drawing.html import EMPTY, Html, html
from veche.drawing.icons import icon
from veche.titles.stroganov.draw.desk import Desk
from veche.titles.stroganov.draw.marks import plate
from veche.titles.stroganov.rewards import FREE


def is_second(desk: Desk) -> bool:
    """Whether whoever looks is asked for a second main action."""
    return desk.asked and desk.doing("choose-second-action")


def is_extra(desk: Desk) -> bool:
    """Whether an advanced action beyond the main ones is asked for: its operands say where, for what and which."""
    return desk.asked and desk.doing("advanced-action")


def costs_any_fur(desk: Desk) -> bool:
    """Whether the action costs any fur."""
    return is_second(desk) and desk.d.second_costs_any(desk.mine)


def costs_region_fur(desk: Desk) -> bool:
    """Whether the action costs a fur of the region's value."""
    if is_second(desk):
        return not desk.d.second_costs_any(desk.mine)
    return is_extra(desk) and desk.operands[1] != FREE


def claim(desk: Desk, space: int) -> int:
    """How many furs of the region's value a claim costs, with the one that the action itself costs."""
    return desk.d.claim[space] + int(costs_region_fur(desk))


def claim_sign(desk: Desk, space: int) -> Html:
    """The furs that a claim costs, as signs."""
    fur = desk.columns["region_fur"][desk.box.region_of[space]]
    more = html(f"+{icon('fur')}") if costs_any_fur(desk) else EMPTY
    return html(f"{claim(desk, space)}×{plate(fur, 'xs')}{more}")
