"""Setup: setup furs, landscapes, market, villages, yurts, songs and wishes; player order and first wishes.

English rulebook, "Setup". What is laid out every winter is laid out by the steps of `administration.py`.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64, index_of
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import changed, column_of, follow, follow_all
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.administration import (
    fill_market,
    refill_row,
    refill_songs,
    refill_wishes,
    refill_yurts,
)
from veche.titles.stroganov.bag_and_market import in_bag, weights_of_bag
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.components import (
    AUTOMA,
    AUTOMA_PILE,
    FURS,
    NEUTRAL,
    NONE,
    OUTPOST_SPACES,
    RED,
    REGIONS,
    SEATS,
    VILLAGES,
    WISHES,
    S,
)
from veche.titles.stroganov.seasons import begin_year
from veche.titles.stroganov.state import (
    GONE,
    HIDDEN_LETTER,
    IN_PILE,
    IVAN,
    KINDS,
    OFFERED,
    RANDOM_REGION_FURS,
    REMOVED,
    UNSEEN,
    StroganovState,
    gain_fur,
    gain_horses,
    has_board,
    seats_in_order,
)
from veche.titles.stroganov.state_class import fresh_columns

IVANS_WISH: Final = named("ivans-wish")
IVANS_LETTER: Final = named("ivans-letter")
SHOW_MOVEMENT: Final = named("show-movement")

FIRST_TROPHY: Final[i64] = 1


def fresh(
    box: Box, players: i64, variants: i64, difficulty: i64 = 0, letter: i64 = NONE, first: i64 = NONE
) -> StroganovState:
    """The table before anything is drawn or chosen. Alone one plays against Ivan, who has the second seat.

    `first` is the first in player order; if it is NONE, chance says who is.
    """
    houses = max(players, 2)
    playing = [int(seat < houses) for seat in range(len(SEATS))]
    s = fresh_columns(
        box=box,
        players=players,
        houses=houses,
        variants=variants,
        banners_left=box.banners[houses],
        tigers_left=box.tigers,
        difficulty=difficulty,
        letter=letter,
        pile=AUTOMA_PILE if players == 1 else 0,
        outposts_left=[box.outposts * one for one in playing],
        trophy=[FIRST_TROPHY * one for one in playing],
        bag=box.fur_count[:],
        built=neutral_outposts(box, houses),
        automa_at=automa_cards(box, players, letter),
    )
    follow_all(s, Frame(0, NOBODY), setup_steps(s, first))
    return s


def neutral_outposts(box: Box, houses: i64) -> tuple[int, ...]:
    """Outposts of unused colours on the spaces marked for few players."""
    built = [NONE] * (len(REGIONS) * OUTPOST_SPACES)
    for space in range(OUTPOST_SPACES):
        if houses <= box.neutral_players[space]:
            for region in range(box.neutral_regions[space]):
                built[region * OUTPOST_SPACES + space] = NEUTRAL
    return tuple(built)


def automa_cards(box: Box, players: i64, letter: i64) -> tuple[int, ...]:
    """Ivan's cards: none is seen; those of a chosen letter are taken out."""
    if players > 1:
        return (REMOVED,) * len(AUTOMA)
    out = [letter != NONE and box.automa_letters[card] >> letter & 1 for card in range(len(AUTOMA))]
    return tuple([REMOVED if one else UNSEEN for one in out])


def show_movement() -> Frame:
    return Frame(SHOW_MOVEMENT, NOBODY)


def setup_steps(s: StroganovState, first: i64) -> list[Frame]:
    """The steps of the setup in order."""
    steps = [Frame(DrawTradeFur.number, NOBODY), Frame(LayRegionFurs.number, NOBODY), refill_row(), fill_market()]
    steps += [Frame(LayVillage.number, NOBODY, region) for region in range(len(REGIONS))]
    steps += [refill_yurts(), refill_songs(), refill_wishes()]
    if s.players == 1:
        s.order[0] = IVAN  # Solo mode, "Setup": Ivan is the start player.
        s.order[1] = 0
        if s.variants & HIDDEN_LETTER:
            steps.append(Frame(IVANS_LETTER, NOBODY))
        steps.append(show_movement())
    else:
        s.order[0] = first
        steps += [Frame(DrawPlayer.number, NOBODY, place) for place in range(s.players) if s.order[place] == NONE]
    steps.append(Frame(StartingGoods.number, NOBODY))
    for place in range(s.houses):
        steps += [Frame(OfferWish.number, NOBODY, place), Frame(OfferFur.number, NOBODY, place)]
    return [*steps, Frame(FirstWishes.number, NOBODY), begin_year()]


class DrawTradeFur(Chance[StroganovState]):
    """One of the six setup furs for the trade space."""

    number: Final = named("draw-trade-fur")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.TRADE_FUR.of(fur) for fur in range(KINDS) if s.box.setup_furs[fur]]

    def weights(self, s: StroganovState, f: Frame) -> list[int]:
        return [number for number in s.box.setup_furs if number]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        s.trade_fur = m.TRADE_FUR.noun(move)
        follow(s, f)


def setup_furs_left(s: StroganovState) -> list[int]:
    """The setup furs that lie neither on the trade space nor on a region, by value."""
    left = list(s.box.setup_furs)
    for fur in [s.trade_fur, *s.region_fur]:
        if fur != NONE:
            left[fur] -= 1
    return left


class LayRegionFurs(Step[StroganovState]):
    """The other five rise from west to east; as an option they come in random order."""

    number: Final = named("lay-region-furs")

    def go(self, s: StroganovState, f: Frame) -> None:
        if s.variants & RANDOM_REGION_FURS:
            return follow_all(s, f, [Frame(DrawRegionFur.number, NOBODY, region) for region in range(len(REGIONS))])
        furs: list[int] = []
        left = setup_furs_left(s)
        for fur in range(len(FURS)):
            furs += [fur] * left[fur]
        s.region_fur = column_of(furs)
        return follow(s, f)


class DrawRegionFur(Chance[StroganovState]):
    """One of the setup furs that are left, for the region."""

    number: Final = named("draw-region-fur")
    operands = "region"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        left = setup_furs_left(s)
        return [m.REGION_FUR.of(fur) for fur in range(KINDS) if left[fur]]

    def weights(self, s: StroganovState, f: Frame) -> list[int]:
        return [number for number in setup_furs_left(s) if number]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        s.region_fur = changed(s.region_fur, f.a, m.REGION_FUR.noun(move))
        follow(s, f)


class LayVillage(Chance[StroganovState]):
    """One of the villages, shuffled, for the region."""

    number: Final = named("lay-village")
    operands = "region"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.LAY_VILLAGE.of(tile) for tile in range(len(VILLAGES)) if tile not in s.village]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        s.village = changed(s.village, f.a, m.LAY_VILLAGE.noun(move))
        follow(s, f)


class DrawPlayer(Chance[StroganovState]):
    """Who comes next in player order? Each Cossack stands to the left of the one before."""

    number: Final = named("draw-player")
    operands = "place"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.NEXT_PLAYER.of(seat) for seat in range(s.players) if seat not in s.order]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        s.order[f.a] = m.NEXT_PLAYER.noun(move)
        follow(s, f)


class StartingGoods(Step[StroganovState]):
    """Horses by player order, a coin and an outpost for everybody."""

    number: Final = named("starting-goods")

    def go(self, s: StroganovState, f: Frame) -> None:
        order = seats_in_order(s)
        for place in range(len(order)):
            seat = order[place]
            gain_horses(s, seat, s.box.start_horses[place])
            s.coins[seat] += s.box.start_coins[place]
            outposts = s.box.start_outposts[place]
            if has_board(s, seat, RED):
                outposts = s.box.board_value[RED]  # ability: red begins with more
            s.outposts[seat] += outposts
            s.outposts_left[seat] -= outposts
        follow(s, f)


class OfferWish(Chance[StroganovState]):
    """A wish marked S is revealed, one for each player."""

    number: Final = named("offer-wish")
    operands = "place"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.OFFER_WISH.of(card) for card in _first_wishes(s)]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        card = m.OFFER_WISH.noun(move)
        s.offer = changed(s.offer, f.a, card)
        s.wish_at = changed(s.wish_at, card, OFFERED)
        follow(s, f)


def _first_wishes(s: StroganovState) -> list[int]:
    return [card for card in range(len(WISHES)) if s.wish_at[card] == IN_PILE and s.box.wish_letter[card] == S]


class OfferFur(Chance[StroganovState]):
    """A fur from the bag on the card."""

    number: Final = named("offer-fur")
    operands = "place"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return in_bag(s, m.OFFER_FUR)

    def weights(self, s: StroganovState, f: Frame) -> list[int]:
        return weights_of_bag(s)

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        fur = m.OFFER_FUR.noun(move)
        s.bag[fur] -= 1
        s.offer_fur = changed(s.offer_fur, f.a, fur)
        follow(s, f)


class FirstWishes(Step[StroganovState]):
    """Those not revealed stay in the box; the last in player order chooses first."""

    number: Final = named("first-wishes")

    def go(self, s: StroganovState, f: Frame) -> None:
        for card in _first_wishes(s):
            s.wish_at = changed(s.wish_at, card, GONE)
        order = seats_in_order(s)
        order.reverse()  # ruling: first-wishes
        follow_all(s, f, [Frame(FirstWish.number, seat) for seat in order])


class FirstWish(Step[StroganovState]):
    """The last one takes what is left, without being asked; Ivan does so too."""

    number: Final = named("first-wish")

    def go(self, s: StroganovState, f: Frame) -> None:
        left = [place for place in range(len(s.offer)) if s.offer[place] != NONE]
        if len(left) > 1:
            return follow(s, f, Frame(ChooseWish.number, f.seat))
        if s.players == 1:
            return follow(s, f, Frame(IVANS_WISH, f.seat))
        take_offer(s, f.seat, left[0])
        return follow(s, f)


class ChooseWish(Question[StroganovState]):
    """Which of the wishes, with the fur on it?"""

    number: Final = named("choose-wish")
    turn = "setup"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.CHOOSE.of(card) for card in s.offer if card != NONE]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        take_offer(s, f.seat, index_of(s.offer, m.CHOOSE.noun(move)))
        follow(s, f)


def take_offer(s: StroganovState, seat: i64, place: i64) -> None:
    """The wish goes to the seat's hand, the fur to its supply."""
    s.wish_at = changed(s.wish_at, s.offer[place], seat)
    clear_offer(s, seat, place)


def clear_offer(s: StroganovState, seat: i64, place: i64) -> None:
    """The fur of the offer goes to the seat, and the place is empty."""
    fur = s.offer_fur[place]
    s.offer = changed(s.offer, place, NONE)
    s.offer_fur = changed(s.offer_fur, place, NONE)
    gain_fur(s, seat, fur)
