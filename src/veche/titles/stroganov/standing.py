"""Where a position stands when it says so by `at` and `seat` instead of a docket."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame
from veche.kernel.numbers import i64
from veche.kernel.state import follow_all
from veche.titles.stroganov.seasons import (
    basic_action,
    choose_second_action,
    finish_turn,
    main_action,
    next_turn,
    turn,
)
from veche.titles.stroganov.state import SPRING, WINTER, StroganovState, seats_in_order
from veche.titles.stroganov.winter import administration, end_of_year, storytelling, winter_income, winter_song

PLACES: Final = (
    "turn",
    "basic",
    "main",
    "second",
    "income",
    "stories",
    "song",
    "administration",
    "end",
)
"""Where a position can stand: in a turn of a season, in winter, or at the end of the game."""


def stand(s: StroganovState, at: str, seat: i64) -> None:
    """Write the docket for the seat's question there; the rest of the season or of the winter follows."""
    frames: list[Frame] = []
    in_winter = at in PLACES[4:]
    if in_winter:
        s.season = WINTER
    elif not SPRING <= s.season < WINTER:
        s.season = SPRING
    order = seats_in_order(s)
    rest = order[order.index(seat) :]
    if at == "turn":
        frames = turn(s, seat)
    elif at == "basic":
        frames = [basic_action(seat), main_action(seat), finish_turn(seat)]
    elif at == "main":
        frames = [main_action(seat), finish_turn(seat)]
    elif at == "second":
        frames = [choose_second_action(seat), finish_turn(seat)]
    elif at == "income":
        frames = [*[winter_income(s, other) for other in rest], storytelling()]
    elif at == "stories":
        frames = [storytelling()]
    elif at == "song":
        frames = [winter_song(s, other) for other in rest]
    elif at == "administration":
        frames = [administration()]
    if in_winter and at != "administration":
        frames.append(end_of_year())
    elif not in_winter:
        frames.append(next_turn())
    follow_all(s, Frame(0, NOBODY), frames)
