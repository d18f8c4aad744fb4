"""What Ivan receives: furs by his card, points for extra actions, steps on the trophy track, songs.

English rulebook, "Special rules for Ivan", "Receive 1 Trophy" and the winter of the solo mode.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic, Chance, Step
from veche.kernel.state import Column, follow, follow_all
from veche.kernel.turn import EndTurn
from veche.titles.stroganov import box as b
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.bag_and_market import in_bag, take_from_market, weights_of_bag
from veche.titles.stroganov.components import LAST_TROPHY, NONE
from veche.titles.stroganov.ivans_payments import can_ivan_pay, ivan_pays
from veche.titles.stroganov.landscapes import take_landscape
from veche.titles.stroganov.outposts import build_from_supply, open_to
from veche.titles.stroganov.rewards import receive_goods
from veche.titles.stroganov.songs import discard_song, has_sung, songs_for
from veche.titles.stroganov.state import IVAN, KINDS, StroganovState, furs_in_bag, gain_fur
from veche.titles.stroganov.winter import IVANS_SONG

POINTS_FOR_AN_EXTRA_ACTION: Final[i64] = 3


def ivan_receives(s: StroganovState, rows: Column, tile: i64) -> list[Frame]:
    """Give Ivan what the tile's row of rewards says; an extra action is worth three points to him."""
    first = tile * b.WIDTH
    receive_goods(s, IVAN, rows, tile)
    extra = rows[first + b.VILLAGE_ANYWHERE] + rows[first + b.ADVANCED_ANYWHERE] + rows[first + b.ADVANCED_PAID]
    s.vp[IVAN] += POINTS_FOR_AN_EXTRA_ACTION * extra
    steps: list[Frame] = []
    if rows[first + b.BAG_FUR]:
        steps.append(ivan_draws(rows[first + b.BAG_FUR]))
    if rows[first + b.MARKET_FUR]:
        steps.append(ivan_takes(rows[first + b.MARKET_FUR]))
    for _ in range(rows[first + b.TROPHY]):
        steps.append(Frame(IvansTrophy.number, IVAN))
    for _ in range(rows[first + b.BUILD_ANYWHERE]):
        steps.append(Frame(IvanBuildsAnywhere.number, IVAN))
    return steps


def ivan_claims(space: i64) -> Frame:
    return Frame(IvanClaims.number, IVAN, space)


class IvanClaims(Step[StroganovState]):
    """The tile that Ivan has paid for, what lies on it, and its reward."""

    number: Final = named("ivan-claims")
    operands = "space"

    def go(self, s: StroganovState, f: Frame) -> None:
        tile = take_landscape(s, f.seat, f.a)
        follow_all(s, f, ivan_receives(s, s.box.landscape_reward, tile))


# Furs


def ivan_draws(times: i64) -> Frame:
    return Frame(IvanDraws.number, IVAN, times)


class IvanDraws(Step[StroganovState]):
    """Furs from the bag, one at a time: Ivan keeps what he draws."""

    number: Final = named("ivan-draws")
    operands = "times"

    def go(self, s: StroganovState, f: Frame) -> None:
        if f.a == 0 or not furs_in_bag(s):
            return follow(s, f)
        return follow(s, f, Frame(IvanDrawsFur.number, f.seat), ivan_draws(f.a - 1))


class IvanDrawsFur(Chance[StroganovState]):
    """Which fur does Ivan draw?"""

    number: Final = named("ivan-draws-fur")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return in_bag(s, m.IVAN_DRAWS)

    def weights(self, s: StroganovState, f: Frame) -> list[int]:
        return weights_of_bag(s)

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        fur = m.IVAN_DRAWS.noun(move)
        s.bag[fur] -= 1
        gain_fur(s, f.seat, fur)
        follow(s, f)


def ivan_takes(times: i64) -> Frame:
    return Frame(IvanTakes.number, IVAN, times)


class IvanTakes(Step[StroganovState]):
    """Furs from the market, one at a time, as far as it has any."""

    number: Final = named("ivan-takes")
    operands = "times"

    def go(self, s: StroganovState, f: Frame) -> None:
        if f.a == 0 or not sum(s.market):
            return follow(s, f)
        return follow(s, f, Frame(IvanTakesFur.number, f.seat), ivan_takes(f.a - 1))


class IvanTakesFur(Automatic[StroganovState]):
    """The lowest or highest fur of the market, as the card says."""

    number: Final = named("ivan-takes-fur")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        there = [fur for fur in range(KINDS) if s.market[fur]]
        if s.card != NONE and s.box.automa_takes[s.card] == b.HIGHEST:
            return [m.IVAN_TAKES_HIGHEST.of(there[-1])]
        return [m.IVAN_TAKES_LOWEST.of(there[0])]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        verb = m.IVAN_TAKES_HIGHEST if m.IVAN_TAKES_HIGHEST.has(move) else m.IVAN_TAKES_LOWEST
        take_from_market(s, f.seat, verb.noun(move))
        follow(s, f)


# Trophies and outposts


def ivan_can_advance(s: StroganovState) -> bool:
    """Whether Ivan can pay the fur of the next space of the trophy track."""
    return s.trophy[IVAN] < LAST_TROPHY and can_ivan_pay(s, s.box.trophy_fur[s.trophy[IVAN] + 1], 1)


def ivan_advances(s: StroganovState) -> list[Frame]:
    """Pay the fur of the next space, and move there."""
    return [ivan_pays(s.box.trophy_fur[s.trophy[IVAN] + 1], 1), Frame(IvanAdvances.number, IVAN)]


class IvansTrophy(Automatic[StroganovState]):
    """A trophy from a village or yurt: Ivan moves on if he can pay; else he gains nothing."""

    number: Final = named("ivans-trophy")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.IVAN_TROPHY] if ivan_can_advance(s) else [m.IVAN_NO_TROPHY]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        follow_all(s, f, ivan_advances(s) if move == m.IVAN_TROPHY else [])


class IvanAdvances(Step[StroganovState]):
    """His token moves on, and he gains a point."""

    number: Final = named("ivan-advances")

    def go(self, s: StroganovState, f: Frame) -> None:
        s.trophy[f.seat] += 1
        s.vp[f.seat] += 1
        follow(s, f)


class IvanBuildsAnywhere(Step[StroganovState]):
    """A song: an outpost from the supply in the easternmost region that is open to him."""

    number: Final = named("ivan-builds-anywhere")

    def go(self, s: StroganovState, f: Frame) -> None:
        follow(s, f, Frame(IvanBuilds.number, f.seat) if open_to(s, f.seat) else None)


class IvanBuilds(Automatic[StroganovState]):
    """The easternmost region."""

    number: Final = named("ivan-builds")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.IVAN_BUILDS.of(open_to(s, f.seat)[-1])]  # ruling: ivan-builds-anywhere

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        assert m.IVAN_BUILDS.has(move)
        build_from_supply(s, f.seat, m.IVAN_BUILDS.noun(move))
        follow(s, f)


# Songs


def dearest_song(s: StroganovState) -> i64:
    """The dearest song that Ivan can pay, the rightmost of equals, or NONE."""
    dearest = NONE
    for tile in songs_for(s, IVAN):
        if dearest == NONE or s.box.song_cost[tile] >= s.box.song_cost[dearest]:
            dearest = tile
    return dearest


class IvansSong(Step[StroganovState]):
    """In winter Ivan sings, if he can pay for a song; what it gives him belongs to that turn."""

    number: Final = IVANS_SONG
    turn = "winter"

    def go(self, s: StroganovState, f: Frame) -> None:
        if dearest_song(s) == NONE:
            return follow(s, f)
        return follow(s, f, Frame(IvanSings.number, f.seat), Frame(IvanHasSung.number, f.seat))


class IvanHasSung(EndTurn[StroganovState]):
    """What the song of winter gives him is done, and with it his turn."""

    number: Final = named("ivan-has-sung")
    turn = "winter"


class IvanSings(Automatic[StroganovState]):
    """The dearest song he can pay; the tile is discarded."""

    number: Final = named("ivan-sings")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.IVAN_SINGS.of(dearest_song(s))]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        tile = m.IVAN_SINGS.noun(move)
        s.story[f.seat] -= s.box.song_cost[tile]
        discard_song(s, tile)
        follow_all(s, f, ivan_receives(s, s.box.song_reward, tile))


def ivan_sings_at_once() -> Frame:
    return Frame(IvanSingsAtOnce.number, IVAN)


class IvanSingsAtOnce(Automatic[StroganovState]):
    """At the end of the story track he sings the dearest song at once; the tile stays."""

    number: Final = named("ivan-sings-at-once")
    between_turns = "winter"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.IVAN_SINGS.of(dearest_song(s))]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        tile = m.IVAN_SINGS.noun(move)
        s.arrived[f.seat] = 0
        s.story[f.seat] -= s.box.song_cost[tile]
        follow_all(s, f, [*ivan_receives(s, s.box.song_reward, tile), has_sung(f.seat)])
