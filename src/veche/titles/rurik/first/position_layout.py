"""The position file of the first edition: the order of its fields, and what its special fields may be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from veche.kernel.kinds import Group, Kind, ListOf, OneOf, OrNull, Text, Whole
from veche.kernel.position_file import Layout, Lies, Table
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.position_layout import (
    AGENDAS_OF_A_SEAT,
    CARDS,
    INHERITANCES,
    FieldNames,
    special_fields,
)
from veche.titles.rurik.both.scoring import STEPS
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.columns import TABLE
from veche.titles.rurik.first.components import (
    AGENDAS,
    COLUMNS,
    DEEDS,
    GOODS,
    LEADERS,
    OPEN_DEEDS,
    OPEN_INTRIGUES,
    PRIORITIES,
    REBELLION_CARDS,
    REGIONS,
    REWARD_SPACES,
    REWARDS,
    ROUNDS,
    ROWS_OF_A_CARD,
    STRUCTURES,
    TOKENS,
    TRACKS,
    WARFARE_REWARDS,
)
from veche.titles.rurik.first.standing import PLACES
from veche.titles.rurik.first.state import DISCARDED, DONE, PHASES

MOST_TURNED: Final = 19
CARD: Final = OrNull(Whole(1, REBELLION_CARDS, first=1))
REBELLION: Final[Mapping[str, Kind]] = {
    "priority": OneOf("priority", PRIORITIES),
    "turned": Whole(0, MOST_TURNED),
    "rows": Whole(0, ROWS_OF_A_CARD),
    "bottom": CARD,
    "covered": Group("field", dict.fromkeys(PRIORITIES, Whole(0, "covered"))),
    "ring": ListOf("cards", CARD, most=REBELLION_CARDS),
}
USED_THIS_ROUND: Final = ("maria", "predslava", "gleb", "theofana")

NAMES: Final = FieldNames(
    "rurik", piece="advisor", structures="structures", cards="schemes", card="scheme", more_piles=("removed",)
)

LAYOUT: Final = Layout(
    table=TABLE,
    order={
        "": (
            "title players options round phase first_player marker seats regions board schemes deeds intrigues "
            "inheritance_boxed warfare_rewards "
            "rewards_left goods_tokens turn used_this_round rebellion docket data at seat"
        ),
        "seats.<seat>": (
            "leader leader_at troops structures coins goods tokens rebels schemes deeds accomplished agenda "
            "agendas_dealt agendas_returned inheritance inheritance_dealt inheritance_returned "
            "claim warfare loaded advisors built boons boons_held point_tokens"
        ),
        "regions.<region>": "rebels good good_here more_goods",
        "schemes": "drawn revealed played discard removed decks",
        "deeds": "row discard",
        "turn": "scheme_played deed_accomplished goods_converted tax_points build_points taxing_over build_begun",
    },
    things={
        "seat": SEATS,
        "region": REGIONS,
        "good": GOODS,
        "structure": STRUCTURES,
        "leader": LEADERS,
        "reward": REWARDS,
        "token": TOKENS,
        "track": TRACKS,
        "deed": DEEDS,
        "agenda": AGENDAS,
        "inheritance": REGIONS,
        "used inheritance": REGIONS,
        "board column": (*COLUMNS, "move"),
    },
    special={
        **special_fields(NAMES, 1, PHASES, PLACES),
        "deeds.row": ListOf("deeds", OrNull(OneOf("deed")), most=OPEN_DEEDS),
        "intrigues": ListOf("cards", OrNull(Text()), most=OPEN_INTRIGUES),
        "warfare_rewards": ListOf("tokens", OrNull(OneOf("warfare reward", WARFARE_REWARDS)), most=REWARD_SPACES),
        "schemes.removed": CARDS,
        "used_this_round": ListOf("leaders", OneOf("leader", USED_THIS_ROUND)),
        "rebellion": Group("field", REBELLION),
    },
    lies={
        **AGENDAS_OF_A_SEAT,
        "seats.<seat>.deeds": Lies("deed_at", "deed"),
        "seats.<seat>.accomplished": Lies("deed_at", "deed", DONE),
        "deeds.discard": Lies("deed_at", "deed", DISCARDED),
        **INHERITANCES,
    },
    also_called={"regions.<region>.rebels": "neutral"},
)


def table(box: Box, players: int) -> Table:
    """What the table of so many players has."""
    regions = REGIONS[: box.chart.in_play[players]]
    return Table({**LAYOUT.things, "seat": box.seats[:players], "region": regions, "inheritance": regions}, bounds(box))


def bounds(box: Box) -> dict[str, int]:
    """What is printed on the boards, and how many cards there are."""
    return {
        "rounds": ROUNDS,
        "steps": STEPS,
        "warfare_length": box.warfare_length,
        "boat": sum(box.boat),
        "cards": sum(box.all_schemes),
        "covered": max(map(sum, box.bonus_covered)),
    }
