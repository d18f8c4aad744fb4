"""What a seat sees, may do, does, and what came of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from veche.protocol.matches import Asking

Version = Annotated[
    int,
    Field(
        ge=0,
        le=1_000_000_000,
        strict=True,
        description="The version at which this is meant; at any other it is refused with 409 and changes nothing.",
    ),
]


class Seen(BaseModel):
    """What a seat sees: the numbers and columns of the title (docs/columns.md), and the docket."""

    version: int
    seat: str
    asked: str | None
    moves: list[str] = Field(description="The legal moves, if this seat is asked.")
    view: dict[str, Any] = Field(description="`seat`, `over`, `numbers`, `columns` and `docket`, as bots get it.")


class Move(BaseModel):
    """A legal move."""

    move: str = Field(description="How it is written, in journals and requests.", examples=["advisor 4"])
    meaning: str = Field(description="What it means, in a sentence.")
    remark: str = Field(default="", description="What should be known before it is made.")


class Asked(BaseModel):
    """What this seat is asked; without moves, if it is another's turn or the match is over."""

    version: int
    asked: str | None = Field(description="The seat that must choose.")
    procedure: str | None = Field(
        default=None, description="Which question of the rules it is, if it is put to this seat."
    )
    prompt: str = Field(default="", description="The question in a sentence.")
    moves: list[Move] = []
    undoable: int = Field(default=0, description="How many of its own last decisions this seat can take back freely.")


class Played(Asking):
    """A move to be made."""

    version: Version
    move: str = Field(min_length=1, max_length=200, examples=["advisor 4"])
    times: int = Field(default=1, ge=1, le=100, strict=True, description="So often, or as often as it can be made.")


class Undone(Asking):
    """Something to be taken back, to be asked for, or to be answered."""

    version: Version
    how: Literal["step", "turn", "ask", "agree", "refuse", "take-back"] = Field(
        default="step",
        description="`step` and `turn` take back freely, never past chance or others. `ask` asks the other people to "
        "go back to before one's last decision; they `agree` or `refuse`, and whoever asked withdraws by `refuse`. "
        "`take-back` goes back a whole turn where only bots sit besides.",
    )


class JournalLine(BaseModel):
    """A line of the journal as this seat may read it: `?` stands for what it may not know while the match runs."""

    version: int
    seat: str = Field(description="The seat that decided, or `chance`.")
    move: str


class JournalOf(BaseModel):
    """The journal as this seat may read it."""

    version: int
    over: bool
    lines: list[JournalLine]
    text: str = Field(description="The same as a file: complete and playable once the match is over.")


class SheetLine(BaseModel):
    """A line of the scoring sheet."""

    heading: str
    points: int
    why: str


class SeatSheet(BaseModel):
    """The sheet of a seat."""

    seat: str
    rank: int
    total: int
    lines: list[SheetLine]
    tiebreaks: dict[str, int]


class Sheets(BaseModel):
    """How a match ended."""

    version: int
    winners: list[str]
    seats: list[SeatSheet]
