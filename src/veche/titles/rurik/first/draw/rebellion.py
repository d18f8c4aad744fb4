"""The Rebellion: its mat with open and covered bonuses, its priority, its top card, and the rows slid out so far."""

from __future__ import annotations

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon, line
from veche.drawing.recall import recalled
from veche.drawing.tips import tale, tip
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.trails import acted_in
from veche.titles.rurik.first.components import BONUSES, COLUMNS, DIFFICULTIES, PRIORITIES, REGIONS, STRUCTURES
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.household import supply
from veche.titles.rurik.first.draw.marks import coin
from veche.titles.rurik.first.draw.rivals import boat, dock
from veche.titles.rurik.first.rebellion.derived import Bonus, Rebellion, Row

GAINS = ("muster", "movement", "attack", "tax", "build", "casualty", "coin", "two-coins")
"""The icon of each bonus; coins are drawn as coins."""


@recalled
def drawn(desk: Desk, seen: Rebellion) -> Html:
    """The panel of the Rebellion, in the place of the rivals."""
    seat = desk.seats[seen.seat]
    title = html(f'<h2 class="sr">{esc(desk.say("draw.rivals"))}</h2>')
    return html(
        f'<div class="rivals tab-rivals">{title}<section class="panel rival '
        f'rebellion s-{esc(seat)}" id="mat-{esc(seat)}" '
        f'aria-label="{esc(desk.name(seen.seat))}">{_head(desk, seen)}'
        f'<div class="r2">{boat(desk, seen.seat)}{dock(desk, seen.seat, "draw.rebellion.dock")}</div>'
        f'<div class="r3">{joined(supply(desk, seen.seat))}{_sviatopolk(desk, seen.seat)}</div>'
        f"{_mat(desk, seen)}{_cards(desk, seen)}</section></div>"
    )


def _head(desk: Desk, seen: Rebellion) -> Html:
    say, seat = desk.say, seen.seat
    level = f"{say('draw.rebellion.level')}: {say(f'draw.difficulty.{DIFFICULTIES[seen.difficulty]}')}"
    who = html(f'{desk.badge(seat)}<span class="who"><b>{esc(desk.name(seat))}</b><span>{esc(level)}</span></span>')
    house = desk.d.households[seat]
    coins = desk.columns["coins"][seat]
    purse = say(f"draw.rebellion.coins{'' if desk.is_income_to_come else '-last'}", income=house.income)
    return html(
        f"<header>{desk.thing(f'seat-{desk.seats[seat]}', 'whose', who, tag='span')}"
        f'<span class="kv big"{tip(say("draw.coins.name"), purse)}>'
        f"{coin()}<b>{coins}</b></span><span{tip(say('draw.seal'), say('draw.rebellion.seal'))}>"
        f"{desk.sealed(seat, house.points)}</span></header>"
    )


def _sviatopolk(desk: Desk, seat: int) -> Html:
    """Where its leader stands, and what his solo card does."""
    where = desk.columns["leader_at"][seat]
    place = desk.say("draw.leader.supply") if where == NONE else desk.say(f"region.{REGIONS[where]}")
    name = desk.say("leader.sviatopolk")
    hint = tip(f"{name}: {place}", desk.say("draw.rebellion.sviatopolk")) + tale("leader-sviatopolk")
    return html(f'<span class="kv lead"{hint}>{icon("leader", label=name)}{esc(place)}</span>')


# The mat


def _mat(desk: Desk, seen: Rebellion) -> Html:
    columns = joined([_column(desk, seen, place) for place in range(len(PRIORITIES))])
    return html(f'<div class="bonuses" role="group" aria-label="{esc(desk.say("draw.rebellion.mat"))}">{columns}</div>')


def _column(desk: Desk, seen: Rebellion, place: int) -> Html:
    """A column of the mat; the current priority has the first-player marker above it."""
    now = place == seen.priority
    name = desk.say(f"priority.{PRIORITIES[place]}")
    marker = icon("bear", label=desk.say("draw.rebellion.now")) if now else EMPTY
    inside = joined([_bonus(desk, bonus) for bonus in seen.mat[place]])
    hint = tip(name, desk.say(f"draw.priority.{PRIORITIES[place]}"))
    return html(
        f'<div class="bcol{" cur" if now else ""}" id="priority-{PRIORITIES[place]}">'
        f"<h3{hint}>{marker}{esc(name)}</h3><ul>{inside}</ul></div>"
    )


def _bonus(desk: Desk, bonus: Bonus) -> Html:
    say = desk.say
    gain = say(f"bonus.{BONUSES[bonus.gain]}")
    state = say("draw.bonus.open" if bonus.open else "draw.bonus.covered")
    words = say("draw.bonus", column=COLUMNS[bonus.when], gain=gain)
    cover = EMPTY if bonus.open else coin()
    look = "open" if bonus.open else "covered"
    return html(
        f'<li class="{esc(look)}"{tip(words, state)}><span class="sr">{esc(f"{words} {state}")}</span>'
        f"{icon(COLUMNS[bonus.when])}{line('next')}{_gain(bonus.gain)}{cover}</li>"
    )


def _gain(gain: int) -> Html:
    name = GAINS[gain]
    if name == "coin":
        return coin("+1")
    if name == "two-coins":
        return coin("+2")
    return icon(name) + html(f'<b class="n">{"−1" if name == "casualty" else "+1"}</b>')


# The cards


def _cards(desk: Desk, seen: Rebellion) -> Html:
    return html(f'<div class="rcards">{_bottom(desk, seen)}{_top(desk, seen)}</div>')


def _bottom(desk: Desk, seen: Rebellion) -> Html:
    """The rows slid out, the latest first as on the table; the one in play is marked."""
    if not seen.rows:
        return EMPTY
    rows = [_row(desk, seen, row, place == len(seen.rows) - 1) for place, row in enumerate(seen.rows)]
    title = esc(desk.say("draw.rebellion.bottom"))
    return html(
        f'<div class="rcard bottom" id="rebellion-bottom"><h3>{title}</h3>'
        f"<ol reversed>{joined(reversed(rows))}</ol></div>"
    )


def _row(desk: Desk, seen: Rebellion, row: Row, last: bool) -> Html:
    column, with_coin = row.cells[seen.priority]
    locked = row.from_round > desk.numbers["round"]
    key = "draw.rebellion.row-coin" if with_coin else "draw.rebellion.row"
    words = desk.say(key, advisor=row.advisor, column=COLUMNS[column])
    why = desk.say("draw.rebellion.locked", round=row.from_round) if locked else ""
    look = "locked" if locked else "cur" if last else ""
    return html(
        f'<li class="{esc(look)}"{tip(words, why)}><span class="sr">{esc(f"{words} {why}".strip())}</span>'
        f'<b class="n">{row.advisor}{"*" if row.from_round > 1 else ""}</b>{icon(COLUMNS[column])}'
        f"{coin() if with_coin else ''}</li>"
    )


def _top(desk: Desk, seen: Rebellion) -> Html:
    """Location order and build order of the card on top; where the Rebellion has just acted is marked."""
    if seen.card == NONE:
        return EMPTY
    say = desk.say
    acted = acted_in(desk, seen.seat)
    places = joined([_location(desk, region, acted) for region in seen.locations])
    kinds = joined([icon(STRUCTURES[kind], label=say(f"structure.{STRUCTURES[kind]}")) for kind in seen.build_order])
    title = esc(say("draw.rebellion.top", card=seen.card + 1))
    return html(
        f'<div class="rcard top" id="rebellion-top"><h3>{title}</h3>'
        f"<ol{tip(say('draw.rebellion.locations'))}>{places}</ol>"
        f"<p{tip(say('draw.rebellion.builds'))}>{kinds}</p></div>"
    )


def _location(desk: Desk, region: int, acted: list[int]) -> Html:
    name = desk.say(f"region.{REGIONS[region]}")
    if region not in acted:
        return html(f"<li>{esc(name)}</li>")
    look = "cur" if region == acted[-1] else "acted"
    words = desk.say("draw.rebellion.acted")
    return html(f'<li class="{esc(look)}"{tip(name, words)}>{esc(name)}<span class="sr"> ({esc(words)})</span></li>')
