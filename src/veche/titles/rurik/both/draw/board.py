"""The board of columns: who stands where, what each space gives and costs, and what is still to be placed.

In one edition advisors are placed, in the other command discs; the edition's word for it (`bid`) is in its messages,
in the view's columns and in the names of things.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import coins_of
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.seats import LETTERS
from veche.drawing.tips import tip
from veche.titles.rurik.both.components import COLUMNS, NONE, ROWS, SEATS
from veche.titles.rurik.both.draw.desk import Bid, Desk
from veche.titles.rurik.both.draw.weight import ACT

Given: TypeAlias = tuple[Html, str]
"""What a space gives and costs, drawn and in words."""

VALUES = 6
"""What waits to be placed is counted by its number, from 0 to 5."""


def drawn(desk: Desk, gives: Sequence[Given], mark: Html = EMPTY) -> Html:
    """The whole board. `gives` says what each space gives; `mark` follows the title."""
    say, landing = desk.say, _landing(desk)
    body = []
    for row in range(desk.rows):
        lands = tuple([place == row for place in landing])
        body.append(_row(desk, row, lands, tuple(gives[row::ROWS])))
    return html(
        '<section class="panel strategy" aria-labelledby="h-strategy"><h2 class="rubric" id="h-strategy">'
        f"{esc(say('draw.strategy'))}{mark}<small>{esc(say('draw.strategy.hint'))}</small></h2>"
        f"<table><thead>{_heads(desk)}</thead><tbody>{joined(body)}</tbody></table>{_waiting(desk)}</section>"
    )


@recalled
def _heads(desk: Desk) -> Html:
    heads = joined([_head(desk, column) for column in range(COLUMNS)])
    return part(html(f'<tr id="strategy-heads">{heads}</tr>'))


@recalled
def _row(desk: Desk, row: int, lands: tuple[bool, ...], gives: tuple[Given, ...]) -> Html:
    """A row, with what would land there in which of its columns."""
    bids, now = desk.bids(row), desk.resolved_in(row)
    cells = [
        _space(desk, column, row, bids[column], column == now, lands[column], gives[column])
        for column in range(COLUMNS)
    ]
    return part(html(f'<tr id="strategy-{row + 1}">{joined(cells)}</tr>'))


def _landing(desk: Desk) -> list[int]:
    """By column: the row in which what is in hand would come to stand, while a column is chosen."""
    if not desk.doing("choose-column") or not desk.asked:
        return [NONE] * COLUMNS
    rows = desk.landing(desk.turn, desk.operands[0], desk.operands[1])
    return [row if desk.may(f"column-{desk.edition.columns[column]}") else NONE for column, row in enumerate(rows)]


def _head(desk: Desk, column: int) -> Html:
    name = desk.edition.columns[column]
    thing = f"column-{name}"
    called = desk.say(f"column.{name}")
    hint = tip(called, desk.say(f"draw.column.{name}"), _why(desk, column))
    inside = html(f"{icon(name)}<span>{esc(called)}</span>")
    return html(f'<th scope="col">{desk.thing(thing, "colhead", inside, hint)}</th>')


def _why(desk: Desk, column: int) -> str:
    """Why the column cannot be chosen, while one is chosen."""
    if not desk.doing("choose-column") or not desk.asked or desk.may(f"column-{desk.edition.columns[column]}"):
        return ""
    last = column * ROWS + desk.rows - 1
    full = desk.columns["space_seat"][last] != NONE
    return desk.say("draw.column.full" if full else "draw.column.mine")


def _space(desk: Desk, column: int, row: int, bid: Bid, now: bool, lands: bool, given: Given) -> Html:
    """One space: who stands there on the left, what it gives on the right."""
    gives, described = given
    name = desk.edition.columns[column]
    own = f"column-row-{name}-{row + 1}"
    if bid.seat != NONE:
        inside = _standing(desk, bid) + (_ghost(desk, "adv ghostly over") if lands else EMPTY)
    elif lands:
        inside = _ghost(desk, "adv ghostly")
    elif now:
        inside = html(f'<span class="adv">{_acting(desk)}</span>')
    else:
        inside = html('<span class="well"></span>')
    look = "sp now" if now else "sp"
    hint = tip(desk.say("draw.space", column=name, row=row + 1), described)
    if desk.may(own):
        shown = desk.thing(own, look, inside + gives, hint)
    elif now and desk.may(ACT):
        shown = desk.thing(ACT, look, inside + gives, hint)
    else:
        thing = f"column-{name}"
        shown = html(
            f'<div class="{esc(look)}{_side(desk, thing)}" data-pick="{esc(thing)}"{hint}>{inside}{gives}</div>'
        )
    cell = "lands" if lands else "now" if now else ""
    last = " last" if desk.was(own) and not desk.may(own) else ""
    return html(f'<td class="{esc(cell)}{esc(last)}">{shown}</td>')


def _ghost(desk: Desk, look: str) -> Html:
    """Where the advisor would stand; `over` one that it would push down."""
    return html(f'<span class="{esc(look)}">{desk.badge(desk.mine, str(desk.operands[0]), label="")}</span>')


def _acting(desk: Desk) -> Html:
    """Whose turn it is, with the number of what it belongs to."""
    seat, number = desk.resolver, desk.resolved_number
    return desk.badge(seat, str(number), label=_called(desk, seat, number)) if number else desk.badge(seat)


def _side(desk: Desk, thing: str) -> Html:
    """A space of a column that may be chosen is clicked for the column, but only the head of it glows."""
    return html(" of-may") if desk.may(thing) else EMPTY


def _standing(desk: Desk, bid: Bid) -> Html:
    seat, number, copy, bribe = bid
    label = _called(desk, seat, number)
    coins = EMPTY
    if bribe:
        label += " " + desk.say.count("draw.bribe", bribe)
        coins = html(f'<span class="bribe">{coins_of(bribe)}</span>')
    ident = f"{desk.edition.bid}-{desk.seats[seat]}-{number}-{copy}"
    return html(
        f'<span class="adv" id="{esc(ident)}" data-glide>{desk.badge(seat, str(number), label=label)}{coins}</span>'
    )


def _called(desk: Desk, seat: int, number: int) -> str:
    if seat == desk.scene.viewer:
        return desk.say("draw.bid.yours", figure=number)
    return desk.say("draw.bid.of", figure=number, who=desk.within(seat))


# What is still to be placed


@recalled
def _waiting(desk: Desk) -> Html:
    """What everybody has still to place, in the order of play; one's own can be picked."""
    waiting = desk.columns[f"{desk.edition.bid}s"]
    if not any(waiting):
        return EMPTY
    rows = []
    for seat in desk.order:
        here = waiting[seat * VALUES : (seat + 1) * VALUES]
        numbers = [number for number in range(1, VALUES) for _ in range(here[number])]
        if numbers:
            rows.append(html(f'<li class="{"me" if seat == desk.mine else ""}">{_of_seat(desk, seat, numbers)}</li>'))
    return part(
        html(
            f'<div id="strategy-waits" class="waiting"><span class="cap">{esc(desk.say("draw.strategy.waiting"))}'
            f"</span>"
            f"<ul>{joined(rows)}</ul></div>"
        )
    )


def _of_seat(desk: Desk, seat: int, numbers: list[int]) -> Html:
    found = []
    for place, number in enumerate(numbers):
        copy = numbers[:place].count(number) + 1
        ident = f"waits-{desk.seats[seat]}-{number}-{copy}"
        label = _called(desk, seat, number)
        chosen = desk.doing("choose-column") and seat == desk.turn and number == desk.operands[0] and copy == 1
        look = "adv1 picked" if chosen else "adv1"
        shown = desk.badge(
            seat, str(number), label="" if seat == desk.mine and desk.may(f"{desk.edition.bid}-{number}") else label
        )
        if seat == desk.mine and desk.asked:
            hint = tip(desk.say("draw.bid", number=str(number)), desk.say("draw.bid.tip"))
            thing = f"{desk.edition.bid}-{number}"
            found.append(desk.thing(thing, look, shown, html(f' id="{esc(ident)}"{hint}'), tag="span"))
        else:
            found.append(html(f'<span id="{esc(ident)}" class="{esc(look)}">{shown}</span>'))
    return joined(found)


assert set(SEATS) <= set(LETTERS)
