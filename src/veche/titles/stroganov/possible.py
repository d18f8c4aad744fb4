"""What a docket of *Stroganov* needs on the table: whoever edits a position is told what is missing there."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NAMES, Frame, frames
from veche.kernel.docket_data import Need
from veche.kernel.fields import Fields
from veche.kernel.numbers import Row, count_of
from veche.kernel.telling import Told
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.administration import letter_of
from veche.titles.stroganov.components import (
    HOME,
    LAST_STORY,
    LAST_TROPHY,
    NONE,
    REGIONS,
    SPACES,
    YEARS,
    S,
)
from veche.titles.stroganov.hunting import prey_moves
from veche.titles.stroganov.ivan import possible_cards
from veche.titles.stroganov.ivans_payments import can_ivan_pay
from veche.titles.stroganov.outposts import may_build
from veche.titles.stroganov.payment import can_pay
from veche.titles.stroganov.problem import StroganovProblem
from veche.titles.stroganov.state import (
    AUTUMN,
    FACE_UP,
    HIDDEN_LETTER,
    IN_PILE,
    IVAN,
    OVER,
    SETUP,
    SPENT,
    SPRING,
    WINTER,
    StroganovState,
    furs_in_bag,
    is_ivan,
)

# What a frame needs


def _payment(s: StroganovState, f: Frame) -> Told | None:
    return None if can_pay(s, f.seat, f.a, f.b, f.c, f.d) else StroganovProblem("need.payment")


def _piece(s: StroganovState, f: Frame) -> Told | None:
    return _payment(s, f) if f.b + f.d else StroganovProblem("need.nothing-to-pay")


def _ivans_piece(s: StroganovState, f: Frame) -> Told | None:
    return _ivans_payment(s, f) if f.b else StroganovProblem("need.nothing-to-pay")


def _furs_to_take(s: StroganovState, f: Frame) -> Told | None:
    return None if f.a else StroganovProblem("need.fur-to-take")


def _furs_to_draw(s: StroganovState, f: Frame) -> Told | None:
    return _furs_in_bag(s, f) if f.a else StroganovProblem("need.fur-to-draw")


def _furs_to_lay(s: StroganovState, f: Frame) -> Told | None:
    return None if f.b and s.row[f.a] != NONE else StroganovProblem("need.fur-to-lay")


def _ivans_payment(s: StroganovState, f: Frame) -> Told | None:
    return None if can_ivan_pay(s, f.a, f.b) else StroganovProblem("need.ivans-payment")


def _wish_there(s: StroganovState, f: Frame) -> Told | None:
    return None if s.wish[f.a] != NONE else StroganovProblem("need.wish", region=REGIONS[f.a])


def _yurt_there(s: StroganovState, f: Frame) -> Told | None:
    return None if s.yurt[f.a] != NONE else StroganovProblem("need.yurt", region=REGIONS[f.a])


def _tile_there(s: StroganovState, f: Frame) -> Told | None:
    return None if s.row[f.a] != NONE else StroganovProblem("need.tile")


def _space_for_outpost(s: StroganovState, f: Frame) -> Told | None:
    return None if may_build(s, f.seat, f.a) else StroganovProblem("need.outpost", region=REGIONS[f.a])


def _wish_in_hand(s: StroganovState, f: Frame) -> Told | None:
    return None if s.wish_at[f.a] == f.seat else StroganovProblem("need.wish-in-hand")


def _fur_in_market(s: StroganovState, f: Frame) -> Told | None:
    return None if s.market[f.a] else StroganovProblem("need.fur-in-market")


def _step_further(s: StroganovState, f: Frame) -> Told | None:
    return None if s.trophy[f.seat] < LAST_TROPHY else StroganovProblem("need.step")


def _prey(s: StroganovState, f: Frame) -> Told | None:
    found: list[int] = []
    prey_moves(s, f.seat, f.a, found)
    return None if m.HUNT.of_two(f.a, f.b) in found else StroganovProblem("need.prey")


def _furs_in_bag(s: StroganovState, f: Frame) -> Told | None:
    return None if furs_in_bag(s) >= f.a else StroganovProblem("need.furs-in-bag")


def _year_to_come(s: StroganovState, f: Frame) -> Told | None:
    return None if s.year < YEARS else StroganovProblem("need.year", year=YEARS)


def _end_of_the_track(s: StroganovState, f: Frame) -> Told | None:
    return None if s.story[f.seat] == LAST_STORY else StroganovProblem("need.end-of-story")


NEEDS: Final[dict[str, Need[StroganovState]]] = {
    "pay": _payment,
    "pay-piece": _piece,
    "ivan-pays": _ivans_payment,
    "ivan-pays-piece": _ivans_piece,
    "take-wish": _wish_there,
    "ivan-gains-wish": _wish_there,
    "use-yurt": _yurt_there,
    "ivan-gains-yurt": _yurt_there,
    "claim-landscape": _tile_there,
    "ivan-claims": _tile_there,
    "build-outpost": _space_for_outpost,
    "fulfil-wish": _wish_in_hand,
    "receive-fur": _fur_in_market,
    "move-token": _step_further,
    "ivan-advances": _step_further,
    "hunt-first": _prey,
    "sing-at-once": _end_of_the_track,
    "draw-fur": _furs_to_draw,
    "take-fur": _furs_to_take,
    "lay-fur": _furs_to_lay,
    "administration": _year_to_come,
    "new-year": _year_to_come,
}


# What is laid out


def _free(column: str) -> Need[StroganovState]:
    """Something is laid there: nothing may lie there yet."""

    def need(s: StroganovState, f: Frame) -> Told | None:
        return None if getattr(s, column)[f.a] == NONE else StroganovProblem("need.free")

    return need


LAID_BY: Final = {
    "lay-village": "village",
    "draw-region-fur": "region_fur",
    "draw-player": "order",
    "offer-wish": "offer",
    "offer-fur": "offer_fur",
    "lay-yurt": "yurt",
    "lay-wish": "wish",
    "lay-song": "song",
    "lay-landscape": "row",
}
"""Frames that lay one thing in one place, and the column of those places."""

NEEDS.update({name: _free(column) for name, column in LAID_BY.items()})


IN_TURN: Final = (*LAID_BY, "lay-fur")
"""These lay one thing after the other."""


def check_layout(reader: Fields, s: StroganovState) -> None:
    """Everything that the game cannot do without lies on the table, or the docket is going to lay it there."""
    waiting = frames(s.docket)
    coming = {(NAMES[f.procedure], f.a) for f in waiting}
    names = {name for name, _ in coming}
    if s.trade_fur == NONE and "draw-trade-fur" not in names:
        reader.wrong("trade_fur", StroganovProblem("position.no-trade-fur"))
    for region, name in enumerate(REGIONS):
        laid = s.region_fur[region] != NONE
        if not laid and "lay-region-furs" not in names and ("draw-region-fur", region) not in coming:
            reader.wrong(f"regions.{name}.fur", StroganovProblem("position.no-fur"))
        if laid and "lay-region-furs" in names:
            reader.wrong(f"regions.{name}.fur", StroganovProblem("position.fur-comes"))
        if s.village[region] == NONE and ("lay-village", region) not in coming:
            reader.wrong(f"regions.{name}.village", StroganovProblem("position.no-village"))
    for place in range(s.houses):
        if s.order[place] == NONE and ("draw-player", place) not in coming:
            reader.wrong("order", StroganovProblem("position.order-lacks"))
    for seat in range(s.houses):
        if s.season == SETUP and s.at[seat] != HOME:
            reader.wrong(f"seats.{s.box.seats[seat]}.at", StroganovProblem("position.at-home"))
    for name in IN_TURN:
        places = [f.a for f in waiting if NAMES[f.procedure] == name]
        if places != sorted(places):
            reader.wrong("docket", StroganovProblem("position.in-turn", procedure=name))
    _check_row(reader, s, waiting)
    _check_setup_furs(reader, s, names)
    _check_offers(reader, s, coming, names)
    _check_supplies(reader, s, waiting)
    _check_drawn(reader, s, names)


def _check_row(reader: Fields, s: StroganovState, waiting: list[Frame]) -> None:
    """While the row is filled it has no gaps: the tiles that are laid come after those that lie there."""
    coming = [f.a for f in waiting if NAMES[f.procedure] == "lay-landscape"]
    filling = coming or [f.a for f in waiting if NAMES[f.procedure] in ("lay-furs", "lay-fur", "lay-tiger")]
    if not filling:
        return
    tiles = [space for space, tile in enumerate(s.row) if tile != NONE]
    if tiles + coming != list(range(len(tiles) + len(coming))):
        reader.wrong("row", StroganovProblem("position.row-gap"))


def _check_setup_furs(reader: Fields, s: StroganovState, names: set[str]) -> None:
    """Of the setup furs, those that are still to be laid are left."""
    if names.isdisjoint({"draw-trade-fur", "lay-region-furs", "draw-region-fur"}):
        return
    left = s.box.setup_furs[:]
    for fur in [s.trade_fur, *s.region_fur]:
        if fur != NONE:
            left[fur] -= 1
    if min(left) < 0 or ("draw-trade-fur" in names and s.trade_fur != NONE):
        reader.wrong("trade_fur", StroganovProblem("position.setup-furs"))


def _check_offers(reader: Fields, s: StroganovState, coming: set[tuple[str, int]], names: set[str]) -> None:
    """Everybody who is still to take a first wish finds one, with a fur on it."""
    takers = [name for name in names if name in ("first-wishes", "offer-wish")]
    for place in range(s.houses):
        wish, fur = s.offer[place] != NONE, s.offer_fur[place] != NONE
        wish_comes, fur_comes = ("offer-wish", place) in coming, ("offer-fur", place) in coming
        if takers and (wish == wish_comes or fur == fur_comes):
            reader.wrong("offers", StroganovProblem("position.offer-comes"))
        if not takers and wish != fur:
            reader.wrong("offers", StroganovProblem("position.offer-half"))
    if not takers:
        left = len([card for card in s.offer if card != NONE])
        choosers = len([f for f in frames(s.docket) if NAMES[f.procedure] in FIRST_WISHES])
        if left != choosers:
            reader.wrong("offers", StroganovProblem("position.offers", offered=left, chosen=choosers))


FIRST_WISHES: Final = ("first-wish", "choose-wish", "ivans-wish")


def _check_supplies(reader: Fields, s: StroganovState, waiting: list[Frame]) -> None:
    """What is to be laid lies in its pile or in the bag."""
    names = [NAMES[f.procedure] for f in waiting]
    box, letter = s.box, letter_of(s)
    in_pile = {
        "lay-landscape": count_of(s.landscape_at, IN_PILE),
        "lay-yurt": count_of(s.yurt_at, IN_PILE),
        "lay-wish": _lettered(s.wish_at, box.wish_letter, letter),
        "lay-song": _lettered(s.song_at, box.song_letter, letter),
        "offer-wish": _lettered(s.wish_at, box.wish_letter, S),
    }
    for name, number in in_pile.items():
        times = names.count(name)
        if times > number:
            reader.wrong("docket", StroganovProblem("position.pile", procedure=name, times=times, left=number))
    furs = names.count("offer-fur") + sum([f.b for f in waiting if NAMES[f.procedure] == "lay-fur"])
    if furs > furs_in_bag(s):
        reader.wrong("docket", StroganovProblem("position.bag", number=furs, left=furs_in_bag(s)))
    if "first-wishes" in names and any(s.furs):
        reader.wrong("seats", StroganovProblem("position.furs-too-early"))


def _check_drawn(reader: Fields, s: StroganovState, names: set[str]) -> None:
    """Furs lie drawn as long as one of them is still to be kept: two different ones where somebody is asked which."""
    kinds = len([number for number in s.drawn if number])
    if "keep-fur" in names and kinds < 2:
        reader.wrong("drawn", StroganovProblem("position.drawn-to-choose"))
    elif "keep-one" in names and "draw-fur" not in names and not kinds:
        reader.wrong("drawn", StroganovProblem("position.drawn-to-keep"))
    elif kinds and names.isdisjoint({"keep-fur", "keep-one"}):
        reader.wrong("drawn", StroganovProblem("position.drawn-for-nobody"))


def _lettered(places: Row, letters: Row, letter: int) -> int:
    """How many of this letter are in the pile."""
    return len([one for one, place in enumerate(places) if place == IN_PILE and letters[one] == letter])


# Ivan's cards

FEWEST_TILES: Final = 6
"""Nobody claims so many that Ivan would find none to ride to."""


def check_ivan(reader: Fields, s: StroganovState, pile_is_said: bool) -> None:
    """Ivan has a card for each turn that is still to come, and the back of the first of them is known.

    Where nobody said how many cards his pile has, it has as many as he needs.
    """
    names = [NAMES[f.procedure] for f in frames(s.docket)]
    if s.season == OVER:
        return
    if s.season == SETUP and count_of(s.automa_at, FACE_UP) + count_of(s.automa_at, SPENT):
        reader.wrong("ivan.card", StroganovProblem("position.card-too-early"))
    on_his_way = set(BY_THE_CARD[1:])
    hidden = bool(s.variants & HIDDEN_LETTER)
    if (hidden and s.letter == NONE) != ("ivans-letter" in names):
        reader.wrong("ivan.letter", StroganovProblem("position.hidden-letter"))
    if s.season == SETUP and s.order[0] not in (NONE, IVAN):
        reader.wrong("order", StroganovProblem("position.ivan-first"))
    if s.at[IVAN] == HOME and "ivan-rides" not in names and not on_his_way.isdisjoint(names):
        reader.wrong(f"seats.{s.box.seats[IVAN]}.at", StroganovProblem("position.ivan-has-ridden"))
    turns = _turns_to_come(s, names)
    filled_first = s.season == WINTER or "refill-row" in names or "lay-landscape" in names
    to_come = count_of(s.landscape_at, IN_PILE) if filled_first or s.at[IVAN] != HOME else 0
    if turns and SPACES - count_of(s.row, NONE) + to_come < FEWEST_TILES:
        reader.wrong("row", StroganovProblem("position.tiles-for-ivan", least=FEWEST_TILES))
    if not pile_is_said:
        s.pile = max(s.pile, turns)
    if s.pile < turns:
        reader.wrong("ivan.pile", StroganovProblem("position.ivans-turns", turns=turns, pile=s.pile))
    cards = possible_cards(s)
    if len(cards) < s.pile:
        reader.wrong("ivan.pile", StroganovProblem("position.ivans-pile", number=len(cards)))
    if s.movement and s.movement not in [s.box.automa_movement[card] for card in cards]:
        reader.wrong("ivan.movement", StroganovProblem("position.movement-of-pile", movement=s.movement))
    if s.movement and "show-movement" in names:
        reader.wrong("ivan.movement", StroganovProblem("position.movement-comes"))
    needs_card = [name for name in names if name in BY_THE_CARD]
    if needs_card and "turn-card" not in names and s.card == NONE and "ivans-turn" not in names:
        reader.wrong("ivan.card", StroganovProblem("position.no-card", procedure=needs_card[0]))
    if s.movement == 0 and "turn-card" in names and "show-movement" not in names:
        reader.wrong("ivan.movement", StroganovProblem("position.no-movement"))


BY_THE_CARD: Final = (
    "ivan-rides", "ivan-hunts", "ivan-buys-or-visits", "ivans-additional-action",
)  # fmt: skip
"""Procedures that go by the card that lies face up."""


def _turns_to_come(s: StroganovState, names: list[str]) -> int:
    """How many cards Ivan is still going to turn."""
    seasons = AUTUMN - SPRING + 1
    years = (YEARS - s.year) * seasons
    if s.season == SETUP:
        return years + seasons
    if s.season == WINTER:
        return years
    this = 0 if s.played[IVAN] else 1
    if this and "finish-turn" in names and "turn-card" not in names and "ivans-turn" not in names:
        this = 0 if _ivan_acts(s) else 1
    return years + AUTUMN - s.season + this


def _ivan_acts(s: StroganovState) -> bool:
    """Whether this is Ivan's turn."""
    return any(NAMES[f.procedure] == "finish-turn" and is_ivan(s, f.seat) for f in frames(s.docket))
