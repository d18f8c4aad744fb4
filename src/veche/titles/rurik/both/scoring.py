"""Scoring that both editions share: steps of a track, places on the track of battles, agendas."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64
from veche.kernel.outcome import Line
from veche.kernel.state import Column
from veche.titles.rurik.both.rule import count

STEPS: Final[i64] = 5
"""Steps of a track above the start."""


def step_reached(wanted: Column, number: i64) -> i64:
    """The step of a track that so many reach; 0 is the start."""
    for step in range(STEPS - 1, -1, -1):
        if number >= wanted[step]:
            return step + 1
    return 0


def rule_step_reached(wanted: Column, including: Column, ruled: i64) -> i64:
    """The step of the rule track that these regions (bits) reach; `including` are regions (bits) it also asks for."""
    for step in range(STEPS - 1, -1, -1):
        if count(ruled) >= wanted[step] and ruled & including[step] == including[step]:
            return step + 1
    return 0


def track_line(name: str, step: i64, vp: Column, needed: Column, including: i64 = 0) -> Line:
    """The line of the scoring sheet for a track: what the step asks for that its marker has reached.

    `including` are regions (bits) that are asked for too.
    """
    if not step:
        return Line(f"{name}-track", 0, "outcome.track-start", {"step": 0})
    why = f"outcome.{name}-track-capitals" if including else f"outcome.{name}-track"
    return Line(f"{name}-track", vp[step - 1], why, {"step": step, "needed": needed[step - 1]})


def place_in_battle(steps: Column, players: i64, seat: i64) -> i64:
    """1 for the first place, 2 for a second place that scores, else 0."""
    mine = steps[seat]
    ahead = [others for others in steps[:players] if others > mine]
    if not ahead:
        return 1
    return 2 if len(ahead) == 1 else 0


AGENDAS_OF_TRACKS: Final = ("committed", "prosperous", "successful")
"""The agendas that compare markers."""


def agenda_met(mine: i64, best: i64) -> bool:
    """A tie counts; nothing at all never does."""
    return mine == best and mine > 0


def agenda_line(name: str, vp: i64, mine: i64, best: i64) -> Line:
    """The line of the scoring sheet for an agenda: its points if nobody has more; a tie at nothing misses it."""
    met = agenda_met(mine, best)
    why = "outcome.agenda-met" if met else "outcome.agenda-missed" if best > 0 else "outcome.agenda-none"
    return Line("agenda", vp if met else 0, why, {"agenda": name, "mine": mine, "best": best})
