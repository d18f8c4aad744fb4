"""Songs: bought with story points in winter, or at once by whoever reaches the end of the story track.

English rulebook, "Storytelling" and "Reaching the End of the Story Track".
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.procedure import Question, Step
from veche.kernel.state import changed, follow, follow_all
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.auxiliary_actions import (
    any_auxiliary,
    auxiliary_actions,
    auxiliary_moves,
    take_auxiliary,
)
from veche.titles.stroganov.components import NONE, SONGS
from veche.titles.stroganov.rewards import receive
from veche.titles.stroganov.state import GONE, StroganovState

SING_AT_ONCE: Final[int] = named("sing-at-once")
CHOOSE_SONG: Final[int] = named("choose-song")
CHOOSE_WHICH_SONG: Final[int] = named("choose-which-song")


def songs_for(s: StroganovState, seat: int) -> list[int]:
    """The open songs that the seat has the story points for."""
    return [tile for tile in s.song if tile != NONE and s.box.song_cost[tile] <= s.story[seat]]


def sing_at_once(seat: int) -> Frame:
    return Frame(SING_AT_ONCE, seat)


class SingAtOnce(Question[StroganovState]):
    """At the end of the story track: pay for a song and receive its rewards, while the tile stays? Once per arrival."""

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.PASS] + [m.SONG + tile for tile in songs_for(s, f.seat)]

    def take(self, s: StroganovState, f: Frame, move: int) -> None:
        s.arrived[f.seat] = 0
        if move == m.PASS:
            return follow(s, f)
        tile = move - m.SONG
        s.story[f.seat] -= s.box.song_cost[tile]
        return follow_all(s, f, receive(s, f.seat, s.box.song_reward, tile))


def choose_song(seat: int) -> Frame:
    return Frame(CHOOSE_SONG, seat)


class ChooseSong(Step[StroganovState]):
    """The seat is asked where it can buy a song, or could after an auxiliary action."""

    def go(self, s: StroganovState, f: Frame) -> None:
        asked = bool(songs_for(s, f.seat)) or any_auxiliary(s, f.seat)
        follow(s, f, Frame(CHOOSE_WHICH_SONG, f.seat) if asked else None)


class ChooseWhichSong(Question[StroganovState]):
    """Which song does the seat sing this winter, if any?"""

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.PASS] + [m.SONG + tile for tile in songs_for(s, f.seat)]
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: int) -> None:
        if move == m.PASS:
            return follow(s, f)
        if not m.SONG <= move < m.SONG + len(SONGS):
            return follow_all(s, f, take_auxiliary(s, f.seat, move, choose_song(f.seat)))
        tile = move - m.SONG
        s.story[f.seat] -= s.box.song_cost[tile]
        discard_song(s, tile)
        return follow_all(s, f, [*receive(s, f.seat, s.box.song_reward, tile), auxiliary_actions(f.seat)])


def discard_song(s: StroganovState, tile: int) -> None:
    """A song that was sung in winter leaves the board."""
    s.song = changed(s.song, s.song.index(tile), NONE)
    s.song_at = changed(s.song_at, tile, GONE)
