"""The strategy board: who stands where, what each space gives and costs, and the advisors still to be placed."""

from __future__ import annotations

from functools import lru_cache

from veche.drawing.html import esc
from veche.drawing.icons import icon
from veche.drawing.seats import LETTERS
from veche.drawing.tips import tip
from veche.titles.rurik.box import Box
from veche.titles.rurik.components import COLUMNS, NONE, ROWS, SCHEME, SEATS
from veche.titles.rurik.draw.desk import Desk
from veche.titles.rurik.draw.marks import coin
from veche.titles.rurik.draw.speech import Speech


def drawn(desk: Desk) -> str:
    """The whole board."""
    rows = desk.box.rows[desk.players]
    say = desk.say
    heads = "".join([_head(desk, column) for column in range(len(COLUMNS))])
    landing = _landing(desk)
    body = []
    for row in range(rows):
        cells = [_space(desk, column, row, landing[column] == row) for column in range(len(COLUMNS))]
        body.append(f"<tr>{''.join(cells)}</tr>")
    return (
        f'<section class="panel strategy" aria-labelledby="h-strategy"><h2 class="rubric" id="h-strategy">'
        f"{esc(say('draw.strategy'))}<small>{esc(say('draw.strategy.hint'))}</small></h2>"
        f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(body)}</tbody></table>{_waiting(desk)}</section>"
    )


def _landing(desk: Desk) -> list[int]:
    """By column: the row in which the advisor in hand would come to stand, while a column is chosen."""
    if desk.procedure != "choose-column" or not desk.asked:
        return [NONE] * len(COLUMNS)
    rows = desk.d.landing(desk.turn, desk.operands[0], desk.operands[1])
    return [row if desk.may(f"column-{COLUMNS[column]}") else NONE for column, row in enumerate(rows)]


def _head(desk: Desk, column: int) -> str:
    name = COLUMNS[column]
    thing = f"column-{name}"
    called = desk.say(f"column.{name}")
    hint = tip(called, desk.say(f"draw.column.{name}"), _why(desk, column))
    inside = f"{icon(name)}<span>{esc(called)}</span>"
    return f'<th scope="col">{desk.thing(thing, "colhead", inside, hint)}</th>'


def _why(desk: Desk, column: int) -> str:
    """Why the column cannot be chosen, while one is chosen."""
    if desk.procedure != "choose-column" or not desk.asked or desk.may(f"column-{COLUMNS[column]}"):
        return ""
    last = column * ROWS + desk.box.rows[desk.players] - 1
    full = desk.columns["space_seat"][last] != NONE
    return desk.say("draw.column.full" if full else "draw.column.mine")


def _space(desk: Desk, column: int, row: int, lands: bool) -> str:
    """One space: the advisor on the left, what it gives on the right."""
    space = column * ROWS + row
    seat = desk.columns["space_seat"][space]
    gives, described = spaces(desk.box, desk.players, desk.say)[space]
    name = COLUMNS[column]
    own = f"column-row-{name}-{row + 1}"
    now = desk.resolved == space
    if seat != NONE:
        inside = _advisor(desk, space, seat)
    elif lands:
        inside = f'<span class="adv ghostly">{desk.badge(desk.mine, str(desk.operands[0]), label="")}</span>'
    elif now:
        inside = f'<span class="adv">{desk.badge(desk.turn)}</span>'
    else:
        inside = '<span class="well"></span>'
    look = "sp now" if now else "sp"
    hint = tip(desk.say("draw.space", column=name, row=row + 1), described)
    if desk.may(own):
        shown = desk.thing(own, look, inside + gives, hint)
    else:
        thing = f"column-{name}"
        shown = f'<div class="{look}{_side(desk, thing)}" data-pick="{thing}"{hint}>{inside}{gives}</div>'
    cell = "lands" if lands else "now" if now else ""
    last = " last" if desk.was(own) and not desk.may(own) else ""
    return f'<td class="{cell}{last}">{shown}</td>'


def _side(desk: Desk, thing: str) -> str:
    """A space of a column that may be chosen is clicked for the column, but only the head of it glows."""
    return " of-may" if desk.may(thing) else ""


def _advisor(desk: Desk, space: int, seat: int) -> str:
    number, bribe = desk.columns["space_advisor"][space], desk.columns["space_bribe"][space]
    label = desk.say("draw.advisor.of", advisor=number, who=desk.who(seat))
    coins = ""
    if bribe:
        label += " " + desk.say.count("draw.bribe", bribe)
        coins = f'<span class="bribe">{coin(str(bribe) if bribe > 1 else "")}</span>'
    ident = f"advisor-{SEATS[seat]}-{number}-{_which(desk, space, seat, number)}"
    return f'<span class="adv" id="{ident}" data-glide>{desk.badge(seat, str(number), label=label)}{coins}</span>'


def _which(desk: Desk, space: int, seat: int, number: int) -> int:
    """Of two equal advisors: the first or the second, by their places."""
    seats, numbers = desk.columns["space_seat"], desk.columns["space_advisor"]
    return 1 + sum([seats[other] == seat and numbers[other] == number for other in range(space)])


@lru_cache(maxsize=32)
def spaces(box: Box, players: int, say: Speech) -> list[tuple[str, str]]:
    """By space: what it gives and costs, drawn and in words."""
    return [_gives(box, players, space, say) for space in range(len(COLUMNS) * ROWS)]


def _gives(box: Box, players: int, space: int, say: Speech) -> tuple[str, str]:
    column, row = divmod(space, ROWS)
    points, fee = box.points[players * 24 + space], box.coin_cost[players * 24 + space]
    described = [say.count("draw.space.cards" if column == SCHEME else "draw.space.points", points)]
    extra = ""
    if fee:
        extra += f'<span class="fee">{coin(f"−{fee}")}</span>'
        described.append(say.count("draw.space.fee", fee))
    if column == SCHEME and row == 0:
        extra += f'<span class="bear">{icon("bear")}</span>'
        described.append(say("draw.space.bear"))
    text = ", ".join(described)
    shown = f'<span class="what"><span class="gives"><b>{points}</b>{icon(COLUMNS[column])}</span>{extra}</span>'
    return shown, text[:1].upper() + text[1:] + "."


# Advisors still to be placed


def _waiting(desk: Desk) -> str:
    """Everybody's advisors that wait to be placed, in the order of play; one's own can be picked."""
    if not any(desk.columns["advisors"]):
        return ""
    rows = []
    for seat in desk.d.order:
        here = desk.columns["advisors"][seat * 6 : seat * 6 + 6]
        numbers = [number for number in range(1, 6) for _ in range(here[number])]
        if numbers:
            rows.append(f'<li class="{"me" if seat == desk.mine else ""}">{_row(desk, seat, numbers)}</li>')
    return (
        f'<div class="waiting"><span class="cap">{esc(desk.say("draw.strategy.waiting"))}</span>'
        f"<ul>{''.join(rows)}</ul></div>"
    )


def _row(desk: Desk, seat: int, numbers: list[int]) -> str:
    found = []
    for place, number in enumerate(numbers):
        copy = numbers[:place].count(number) + 1
        ident = f"waits-{SEATS[seat]}-{number}-{copy}"
        label = desk.say("draw.advisor.of", advisor=number, who=desk.who(seat))
        chosen = desk.procedure == "choose-column" and seat == desk.turn and number == desk.operands[0] and copy == 1
        look = "adv1 picked" if chosen else "adv1"
        shown = desk.badge(
            seat, str(number), label="" if seat == desk.mine and desk.may(f"advisor-{number}") else label
        )
        if seat == desk.mine and desk.asked:
            hint = tip(desk.say("draw.advisor", advisor=number), desk.say("draw.advisor.tip"))
            thing = f"advisor-{number}"
            found.append(desk.thing(thing, look, shown, f' id="{ident}"{hint}', tag="span"))
        else:
            found.append(f'<span id="{ident}" class="{look}">{shown}</span>')
    return "".join(found)


assert set(SEATS) <= set(LETTERS)
