"""Songs: bought with story points in winter, or at once by whoever reaches the end of the story track.

English rulebook, "Storytelling" and "Reaching the End of the Story Track".
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, frames, named
from veche.kernel.procedure import Question, Step
from veche.kernel.state import changed, follow, follow_all
from veche.kernel.turn import EndTurn
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.auxiliary_actions import (
    any_auxiliary,
    auxiliary_actions,
    auxiliary_moves,
    take_auxiliary,
)
from veche.titles.stroganov.components import NONE
from veche.titles.stroganov.rewards import receive
from veche.titles.stroganov.state import GONE, StroganovState

SONGS_OF_WINTER: Final = named("songs-of-winter")


def songs_for(s: StroganovState, seat: int) -> list[int]:
    """The open songs that the seat has the story points for."""
    return [tile for tile in s.song if tile != NONE and s.box.song_cost[tile] <= s.story[seat]]


def sing_at_once(seat: int) -> Frame:
    return Frame(SingAtOnce.number, seat)


def in_own_turn(f: Frame) -> bool:
    """Whether it is this seat's turn or part of winter: it is nobody's while the songs of winter are still to come."""
    return all(below.procedure != SONGS_OF_WINTER for below in frames(f))


class SingAtOnce(Question[StroganovState]):
    """At the end of the story track: pay for a song and receive its rewards, while the tile stays? Once per arrival.

    In one's own turn auxiliary actions may come first.
    """

    number: Final = named("sing-at-once")
    between_turns = "winter"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.PASS] + [m.SONG.of(tile) for tile in songs_for(s, f.seat)]
        if in_own_turn(f):
            auxiliary_moves(s, f.seat, found)  # ruling: act-before-singing
        return found

    def take(self, s: StroganovState, f: Frame, move: int) -> None:
        s.arrived[f.seat] = 0
        if move == m.PASS:
            return follow(s, f)
        if not m.SONG.has(move):
            # The arrival is spent, and the question itself waits: what belongs to the action is not interrupted by it.
            return follow_all(s, f, take_auxiliary(s, f.seat, move, sing_at_once(f.seat)))
        tile = m.SONG.noun(move)
        s.story[f.seat] -= s.box.song_cost[tile]
        return follow_all(s, f, [*receive(s, f.seat, s.box.song_reward, tile), has_sung(f.seat)])


def has_sung(seat: int) -> Frame:
    return Frame(HasSung.number, seat)


class HasSung(EndTurn[StroganovState]):
    """What the song gives is done. Between turns, singing is a turn of its own and ends here."""

    number: Final = named("has-sung")
    between_turns = "winter"


def choose_song(seat: int) -> Frame:
    return Frame(ChooseSong.number, seat)


class ChooseSong(Step[StroganovState]):
    """The seat is asked where it can buy a song, or could after an auxiliary action."""

    number: Final = named("choose-song")
    turn = "winter"

    def go(self, s: StroganovState, f: Frame) -> None:
        asked = bool(songs_for(s, f.seat)) or any_auxiliary(s, f.seat)
        follow(s, f, Frame(ChooseWhichSong.number, f.seat) if asked else None)


class ChooseWhichSong(Question[StroganovState]):
    """Which song does the seat sing this winter, if any?"""

    number: Final = named("choose-which-song")
    turn = "winter"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.PASS] + [m.SONG.of(tile) for tile in songs_for(s, f.seat)]
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: int) -> None:
        if move == m.PASS:
            return follow(s, f)
        if not m.SONG.has(move):
            return follow_all(s, f, take_auxiliary(s, f.seat, move, choose_song(f.seat)))
        tile = m.SONG.noun(move)
        s.story[f.seat] -= s.box.song_cost[tile]
        discard_song(s, tile)
        return follow_all(s, f, [*receive(s, f.seat, s.box.song_reward, tile), auxiliary_actions(f.seat)])


def discard_song(s: StroganovState, tile: int) -> None:
    """A song that was sung in winter leaves the board."""
    s.song = changed(s.song, s.song.index(tile), NONE)
    s.song_at = changed(s.song_at, tile, GONE)
