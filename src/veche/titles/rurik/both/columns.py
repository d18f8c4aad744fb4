"""The columns that both editions of Rurik have; each edition adds its own."""

from __future__ import annotations

from typing import Final

from veche.kernel.columns import SETUP, Columns, Holds, column, counted, number, seat_or, shared, within
from veche.kernel.kinds import ByName, OneOf, OrNull, Truth, Whole
from veche.titles.rurik.both.components import (
    COLUMNS,
    DECKS,
    DEPTH,
    GOODS,
    HIDDEN,
    LEADERS,
    MANY,
    NONE,
    REBEL,
    REGIONS,
    REWARDS,
    ROWS,
    SEATS,
    STRUCTURES,
)
from veche.titles.rurik.both.printed import REBELS
from veche.titles.rurik.both.state import DEALT, LEFT_OUT, RETURNED

AMOUNT: Final = Whole(0, MANY, endless=True)
PIECES: Final = within(0, 99)
"""Of no kind of piece or card are there more."""
CARD_AT: Final = seat_or(LEFT_OUT, RETURNED + 3, also=(DEALT, RETURNED))
"""Where an agenda or a card of inheritance is."""
OWN_CARDS: Final = "a seat its own cards; when the game is over, all"

BASE: Final = Columns(
    state="BaseState",
    module="veche.titles.rurik.both.state_class",
    meaning="What lies on the table in either edition.",
    printed={"chart": "veche.titles.rurik.both.chart.Chart"},
    things={
        "seat": len(SEATS),
        "region": REGIONS,
        "good": GOODS,
        "structure": STRUCTURES,
        "leader": LEADERS,
        "column": COLUMNS,
        "row": ROWS,
        "deck": len(DECKS),
        "depth": DEPTH,
        "reward": REWARDS,
    },
    own=(
        number("players", "seats in play", SETUP, "players", holds=within(1, len(SEATS))),
        number("variants", "options in force, as bits", SETUP, "options", holds=within(0, 255)),
        number("round", "the round, from 1", 1, "round", kind=Whole(1, "rounds"), holds=within(1, 4)),
        number("phase", "the phase, by its place in PHASES", 0, "phase", holds=within(0, 5)),
        number("first", "the seat that began this round", 0, "first_player", kind=OneOf("seat")),
        number("marker", "the seat that has the first-player marker", 0, "marker", kind=OneOf("seat")),
        number("tax_points", "what the turn still has to tax with", 0, "turn.tax_points", kind=AMOUNT),
        number("build_points", "what the turn still has to build with", 0, "turn.build_points", kind=AMOUNT),
        column(
            "troops", "seat region", "troops on the map, leaders not counted", 0, "seats.<seat>.troops",
            kind=ByName("region", Whole(0, MANY), sparse=True),
        ),
        column("reserve", "seat", "troops in the supply", SETUP, holds=PIECES),
        column(
            "leader_at", "seat", "region of the leader, or NONE", NONE, "seats.<seat>.leader_at",
            kind=OrNull(OneOf("region")),
        ),
        shared(
            "holder", "leader", "seat that plays this leader, or NONE", SETUP, "seats.<seat>.leader",
            holds=seat_or(NONE),
        ),
        column("rebels", "region", "rebels", SETUP, "regions.<region>.rebels", kind=Whole(0, REBELS)),
        shared(
            "structures", "structure region", "owner, or NONE", NONE, "seats.<seat>.structures",
            holds=seat_or(NONE, REBEL),
        ),
        shared("structures_left", "seat structure", "not built yet", SETUP, holds=within(0, 9)),
        shared(
            "good_of", "region", "which good the region produces", SETUP, "regions.<region>.good",
            kind=OneOf("good"),
        ),
        column("good_here", "region", "1 if the good lies there", SETUP, "regions.<region>.good_here", kind=Truth()),
        column("coins", "seat", "coins", SETUP, "seats.<seat>.coins", kind=AMOUNT),
        column("goods", "seat good", "goods of the seat", 0, "seats.<seat>.goods", kind=ByName("good", AMOUNT)),
        column("hand_size", "seat", "cards in hand", holds=PIECES),
        column(
            "space_seat", "column row", "who stands there, or NONE", NONE, "board.<column>[].seat", holds=seat_or(NONE),
        ),
        column(
            "space_bribe", "column row", "coins of the bribes with it", 0, "board.<column>[].bribe",
            holds=within(0, MANY),
        ),
        shared("hand", "seat card", "cards in hand, by kind", 0, "seats.<seat>.schemes", OWN_CARDS, holds=PIECES),
        shared("unseen", "card", "cards in the two decks whose place nobody knows", SETUP, seen="nobody"),
        column("deck", "deck", "cards in each deck", SETUP, "schemes.decks.<deck>.cards", holds=PIECES),
        column(
            "top_count", "deck", "cards on it that somebody put back", 0, "schemes.decks.<deck>.top",
            holds=within(0, DEPTH),
        ),
        column(
            "top", "deck depth", "such a card, the topmost last, or NONE", NONE, "schemes.decks.<deck>.top[].scheme",
            "a seat the cards that it knows",
            holds=within(HIDDEN, 31),
        ),
        column(
            "top_known", "deck depth", "the seats that know it, as bits", 0, "schemes.decks.<deck>.top[].known_by",
            holds=Holds(0, 15, bits=True),
        ),
        shared("drawn", "card", "cards in a draw that is going on", 0, "schemes.drawn", "who draws", holds=PIECES),
        shared("agenda_at", "agenda", "where it is", NONE, "seats.<seat>.agenda", OWN_CARDS, holds=CARD_AT),
        shared(
            "inheritance_at", "region", "where the card of inheritance of the region is", NONE,
            "seats.<seat>.inheritance", OWN_CARDS,
            holds=CARD_AT,
        ),
        shared(
            "stickers", "reward", "rewards under rebels not found yet", SETUP, "rewards_left",
            kind=ByName("reward", Whole(0, REBELS)),
        ),
    ),
    in_views=(
        counted("drawn_cards", "", "cards in a draw that is going on", PIECES),
        counted("agendas_kept", "seat", "agendas that the seat keeps", PIECES),
        counted("agendas_dealt", "seat", "agendas that it must choose from", PIECES),
        counted("agendas_returned", "seat", "agendas that it gave up", PIECES),
        counted("inheritances_kept", "seat", "cards of inheritance that the seat keeps", PIECES),
        counted("inheritances_dealt", "seat", "cards of inheritance that it must choose from", PIECES),
        counted("inheritances_returned", "seat", "cards of inheritance that it gave up", PIECES),
    ),
)  # fmt: skip
