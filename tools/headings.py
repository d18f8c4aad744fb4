"""What the winners of Stroganov win by: the points of every heading, and whether it is worth playing.

    python -m tools.headings --games 400 --players 2,3,4 --bots greedy

The rule for reconstructed values (rulings, "Balance of the reconstructed tiles"): they may be changed where a bot plays
every heading and what is measured speaks for it. No heading is to bring the winner more than half of the points, and
every heading is to be worth playing: of those who played it, as many win as of all seats, or more.

A seat has *played* a heading if it claimed a landscape, fulfilled a wish, built an outpost, moved up the trophies,
hunted a tiger or sang a song. The games follow from the seed alone. A line is written for each game, so that a run
which was broken off goes on; games with other printed values are not added up.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from veche.arena.machines import done_on, is_place
from veche.arena.simulate import interval
from veche.bots import seated
from veche.kernel.luck import luck
from veche.kernel.numbers import count_of
from veche.kernel.outcome import Line
from veche.kernel.setup import Setup
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.printed import printed
from veche.titles.stroganov.state import DONE, StroganovState, landscapes_of, outposts_built
from veche.titles.stroganov.title import TITLE

ROOT = Path(__file__).resolve().parent.parent
MOST = 0.5
"""No heading is to bring the winner a larger part of the points."""

HEADINGS = {
    "landscapes": ("outcome.so-far.landscapes", "outcome.sets"),
    "wishes": ("outcome.so-far.wishes", "outcome.wish"),
    "outposts": ("outcome.built", "outcome.unbuilt"),
    "trophies": ("outcome.trophies",),
    "tigers": ("outcome.tigers",),
    "songs": (),
    "goods": ("outcome.coins", "outcome.furs"),
    "stories": ("outcome.story",),
    "rewards": ("outcome.so-far.others", "outcome.so-far"),  # of actions, yurts, villages, trophies and winters
}
"""By heading, the reasons of its points. What songs give at once is part of the points of the game itself."""
FIRST_TROPHY = 1
"""The space on which everybody begins."""
TO_PLAY = ("landscapes", "wishes", "outposts", "trophies", "tigers", "songs")


@dataclass(frozen=True)
class Played:
    """A game: the digest of its moves, who won, and by seat and heading the points and how often it was played."""

    moves: str
    winners: list[int]
    points: list[dict[str, int]]
    times: list[dict[str, int]]


@dataclass
class Tally:
    """By heading: the winners' points and those of all; seats that played it, and how many victories they had."""

    games: int = 0
    seats: int = 0
    winners: int = 0
    total: int = 0
    won_points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(HEADINGS, 0))
    all_points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(HEADINGS, 0))
    times: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TO_PLAY, 0))
    played: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TO_PLAY, 0))
    victories: dict[str, float] = field(default_factory=lambda: dict.fromkeys(TO_PLAY, 0.0))

    def add(self, game: Played) -> None:
        """Count one more game."""
        self.games += 1
        for seat, points in enumerate(game.points):
            won = seat in game.winners
            self.seats += 1
            self.winners += won
            for heading, number in points.items():
                self.all_points[heading] += number
                self.won_points[heading] += number if won else 0
                self.total += number if won else 0
            for heading, number in game.times[seat].items():
                self.times[heading] += number
                if number:
                    self.played[heading] += 1
                    self.victories[heading] += won / len(game.winners)

    def part(self, heading: str) -> float:
        """Which part of the winners' points the heading brought."""
        return self.won_points[heading] / self.total if self.total else 0.0

    def out(self) -> list[str]:
        """What is against the rule: a heading that brings too much, is never played, or is not worth playing."""
        fair = self.games / max(1, self.seats)
        found = [
            f"{heading}: more than half of the winner's points" for heading in HEADINGS if self.part(heading) > MOST
        ]
        for heading in TO_PLAY:
            if not self.played[heading]:
                found.append(f"{heading}: never played")
            elif interval(self.victories[heading], self.played[heading])[1] < fair:
                found.append(f"{heading}: who plays it wins less often")
        return found


def play(players: int, seed: int, game: int, bot: str) -> Played:
    """Play the game of this number."""
    rules, its_seed = TITLE.rules(), luck(seed, game)
    state = rules.new(Setup(players))
    ended = seated([bot] * players, rules, its_seed, TITLE).play_out(state, its_seed)
    outcome = rules.outcome(state)
    assert outcome is not None
    songs, sung = sung_in(players, ended.moves, ended.seats)
    points = [by_heading(outcome.lines[seat], sung[seat]) for seat in range(players)]
    times = [times_played(state, seat) | {"songs": songs[seat]} for seat in range(players)]
    digest = sha256(repr(ended.moves).encode()).hexdigest()[:16]
    return Played(digest, outcome.winners(), points, times)


def sung_in(players: int, moves: Sequence[int], seats: Sequence[int]) -> tuple[list[int], list[int]]:
    """By seat, how many songs were sung in a game, and the points that they gave at once."""
    rules = TITLE.rules()
    state = rules.new(Setup(players))
    songs, points = [0] * players, [0] * players
    for move, seat in zip(moves, seats, strict=True):
        before = list(state.vp)
        rules.play(state, move)
        if seat >= 0 and m.SONG.has(move):
            songs[seat] += 1
            points[seat] += state.vp[seat] - before[seat]
    return songs, points


def by_heading(sheet: Iterable[Line], sung: int) -> dict[str, int]:
    """The points of a sheet by heading; every point has one. So many of those of the game itself were sung for."""
    found = dict.fromkeys(HEADINGS, 0)
    for line in sheet:
        [heading] = [name for name, reasons in HEADINGS.items() if line.why in reasons]
        found[heading] += line.points
    found["songs"] += sung
    found["rewards"] -= sung
    return found


def times_played(s: StroganovState, seat: int) -> dict[str, int]:
    """How often the seat played each heading that leaves something on the table."""
    return {
        "landscapes": landscapes_of(s, seat),
        "wishes": count_of(s.wish_at, DONE + seat),
        "outposts": outposts_built(s, seat),
        "trophies": max(0, s.trophy[seat] - FIRST_TROPHY),
        "tigers": s.tigers[seat],
    }


def review(players: int, seed: int, games: int, bot: str, folder: Path, on: str = "") -> Tally:
    """Play what is missing of so many games, and keep a line for each."""
    head = json.dumps({"players": players, "seed": seed, "bot": bot, "data": printed_values()})
    file = folder / f"stroganov-{players}-players-seed-{seed}-{bot.replace(':', '-')}.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    if not lines or lines[0] != head:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(head + "\n", "utf-8")
        lines = [head]
    tally = Tally()
    for line in lines[1 : games + 1]:
        tally.add(Played(**json.loads(line)))
    with file.open("a", encoding="utf-8") as kept:
        for played in played_on(on, players, seed, bot, range(tally.games, games)):
            kept.write(json.dumps(vars(played)) + "\n")
            kept.flush()
            tally.add(played)
    return tally


def play_these(players: int, seed: int, bot: str, games: Sequence[int]) -> list[Played]:
    """The games of these numbers; what another machine is given to do."""
    return [play(players, seed, game, bot) for game in games]


def played_on(on: str, players: int, seed: int, bot: str, games: range) -> Iterator[Played]:
    """These games in their order, played on other machines if `on` says which."""
    if not on:
        yield from (play(players, seed, game, bot) for game in games)
        return
    for chunk in done_on(on, partial(play_these, players, seed, bot), games):
        yield from chunk


def printed_values() -> str:
    """The digest of everything that is printed."""
    return sha256(json.dumps(printed(), sort_keys=True).encode()).hexdigest()


def report(players: int, seed: int, bot: str, tally: Tally) -> list[str]:
    """The table of headings."""
    winners, seats = max(1, tally.winners), max(1, tally.seats)
    found = [
        f"{players} players, {bot}: {tally.games} games, seed {seed}; winners have {tally.total / winners:.1f} in all",
        f"{'heading':<12} {'winner':>7} {'part':>6} {'all':>6} {'times':>6} {'played':>7} {'won':>6}  interval",
    ]
    for heading in HEADINGS:
        row = f"{heading:<12} {tally.won_points[heading] / winners:>7.1f} {tally.part(heading):>6.0%}"
        row += f" {tally.all_points[heading] / seats:>6.1f}"
        if heading in TO_PLAY:
            had, won = tally.played[heading], tally.victories[heading]
            low, high = interval(won, had)
            row += f" {tally.times[heading] / seats:>6.2f} {had / seats:>7.0%} {won / max(1, had):>6.1%}"
            row += f"  {low:.1%} to {high:.1%}"
        found.append(row)
    return [*found, f"out of the rule: {'; '.join(tally.out()) or 'nothing'}", ""]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.headings", description="Which headings win?")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="games for each number of players")
    parser.add_argument("--players", default="2,3,4", metavar="N,…")
    parser.add_argument("--bots", default="greedy", metavar="BOT", help="the bot at all seats")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "balance", help="where the games are kept")
    parser.add_argument("--on", default="", metavar="ray[://HOST:PORT]", help="play on other machines, by Ray")
    options: Any = parser.parse_args(arguments)
    if options.on and not is_place(options.on):
        parser.error(f"{options.on!r} is no place to play: ray or ray://HOST:PORT")
    for players in [int(number) for number in options.players.split(",")]:
        tally = review(players, options.seed, options.games, options.bots, options.folder, options.on)
        print("\n".join(report(players, options.seed, options.bots, tally)), flush=True)


if __name__ == "__main__":
    main()
