"""What is known of the fair before its rules are loaded."""

from __future__ import annotations

from typing import Final

from tests.toy.printed import ROADS, SEATS
from veche.kernel.meta import Meta, Option

META: Final = Meta(
    id="fair",
    name="The Fair",
    summary="Five minutes of walking, bidding and buying.",
    players=(2, 3),
    seats=SEATS,
    options=(
        Option("pedlar", "One more seat is played by the rules.", label="The pedlar"),
        Option("road", "How long the road is; short, unless it is said.", values=tuple(ROADS), label="Road"),
        Option("motto", "What is written over the gate.", text=True, label="Motto"),
    ),
)
