"""What travels between a table and programs: the bodies of requests and answers, as the OpenAPI description has them.

The table's `/api` answers with these, and `veche.client` gives them to whoever asks; both mean the same by a field.
"""

from __future__ import annotations

from veche.protocol.matches import (
    Clock,
    Match,
    NewClock,
    NewMatch,
    NewSeat,
    Opened,
    OpenedSeat,
    Seat,
    Seated,
    Sitting,
    Taking,
    UndoAsked,
)
from veche.protocol.playing import (
    Asked,
    JournalLine,
    JournalOf,
    Move,
    Played,
    SeatSheet,
    Seen,
    SheetLine,
    Sheets,
    Undone,
)
from veche.protocol.problem import Problem
from veche.protocol.titles import BotOffered, OptionOffered, TitleOffered

__all__ = [
    "Asked",
    "BotOffered",
    "Clock",
    "JournalLine",
    "JournalOf",
    "Match",
    "Move",
    "NewClock",
    "NewMatch",
    "NewSeat",
    "Opened",
    "OpenedSeat",
    "OptionOffered",
    "Played",
    "Problem",
    "Seat",
    "SeatSheet",
    "Seated",
    "Seen",
    "SheetLine",
    "Sheets",
    "Sitting",
    "Taking",
    "TitleOffered",
    "UndoAsked",
    "Undone",
]
