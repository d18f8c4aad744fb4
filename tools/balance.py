"""Whether a card of an edition of Rurik wins too often: greedy against greedy, and who had which card.

    python -m tools.balance rurik2 --games 2000 --players 2,3,4 --jobs 2

`tools.balanced` says which options the games are played with. What counts as having a card:

* a deed, when it came to the seat (kept at setup, chosen or drawn), done or not;
* a scheme or strategy card, when it was in the seat's hand at any time, played or not; equal cards are one;
* an agenda or a leader, when the seat kept it, or it was the only one dealt;
* an inheritance card, when the seat gained its bonus; a forfeited one does not count;
* an oath, when the seat has a pair of it, sworn or not.

Each seat that had a card counts once a game, with its part of the victory. The card is too strong if the interval of
its share of wins (Wilson's, 95 % for all cards together: Bonferroni) lies wholly above 1.25 times the share of a seat.

The games follow from the seed alone, whatever the number of processes. After each block of games the tally is written
to a file in the folder; a run that was interrupted goes on from there, unless the printed values have changed since.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from statistics import NormalDist
from typing import Any

from tools.balanced import REVIEWS, Review
from veche.arena.machines import done_on, is_place
from veche.arena.simulate import interval
from veche.bots import seated
from veche.kernel.luck import luck
from veche.kernel.play_out import play_out
from veche.kernel.setup import Setup

ROOT = Path(__file__).resolve().parent.parent
BLOCK = 20
"""Games that a process plays before the tally is written."""
PARTS = 12
"""A victory is counted in twelfths, so that two, three or four can share one and no sum is rounded."""
TOO_OFTEN = 1.25
CONFIDENCE = 0.95
SEATS_OF_A_GAME = (2, 3, 4)


@dataclass
class Count:
    """How often seats had a card, and how many twelfths of a victory came of it."""

    had: int = 0
    won: int = 0


@dataclass
class Balance:
    """The tally of the games played so far. `digest` is the chain of their moves."""

    of: str
    players: int
    seed: int
    data: str
    games: int = 0
    digest: str = ""
    cards: dict[str, Count] = field(default_factory=dict)

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.digest = sha256(f"{self.digest} {played.moves}".encode()).hexdigest()
        for seat, cards in enumerate(played.cards):
            for card in cards:
                count = self.cards.setdefault(card, Count())
                count.had += 1
                count.won += PARTS // len(played.winners) if seat in played.winners else 0


@dataclass(frozen=True)
class Played:
    """What came of one game: the digest of its moves, who won, and the cards that each seat had."""

    moves: str
    winners: list[int]
    cards: list[list[str]]


@dataclass(frozen=True)
class Row:
    """A card with its share of wins and the interval in which the true share lies."""

    card: str
    confidence: str
    had: int
    share: float
    low: float
    high: float


def play(of: str, players: int, seed: int, game: int) -> Played:
    """Play the game of this number, then once more move by move to see who had what."""
    review = REVIEWS[of]
    rules, its_seed = review.title.rules(), luck(seed, game)
    setup = Setup(players, review.options_of(game))
    bots = seated(["greedy"] * players, rules, its_seed, review.title)
    played = play_out(rules, rules.new(setup), its_seed, review.chooser(its_seed, bots.choose), keep=True)
    state = rules.new(setup)
    hands = review.hands(rules, state)
    for move, seat in zip(played.moves, played.seats, strict=True):
        rules.play(state, move)
        hands.look(seat, move)
    outcome = rules.outcome(state)
    assert outcome is not None
    return Played(sha256(repr(played.moves).encode()).hexdigest(), outcome.winners(), hands.had())


def play_block(of: str, players: int, seed: int, first: int, games: int) -> list[Played]:
    """So many games from this number on; what a process is given to do."""
    return [play(of, players, seed, game) for game in range(first, first + games)]


def play_these(of: str, players: int, seed: int, games: Sequence[int]) -> list[Played]:
    """The games of these numbers; what another machine is given to do."""
    return [play(of, players, seed, game) for game in games]


def blocks(of: str, players: int, seed: int, first: int, games: int, jobs: int, on: str = "") -> Iterator[list[Played]]:
    """The games from `first` up to `games`, block by block and in order; in so many processes, or on other machines."""
    if on:
        yield from done_on(on, partial(play_these, of, players, seed), range(first, games))
        return
    starts = range(first, games, BLOCK)
    sizes = [min(BLOCK, games - start) for start in starts]
    if jobs == 1:
        yield from (play_block(of, players, seed, start, size) for start, size in zip(starts, sizes, strict=True))
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        waiting = [pool.submit(play_block, of, players, seed, *one) for one in zip(starts, sizes, strict=True)]
        for block in waiting:
            yield block.result()
    finally:
        pool.shutdown(cancel_futures=True)


def printed_values(review: Review) -> str:
    """The digest of everything that is printed, so that games with other values are never added up."""
    return sha256(json.dumps(review.printed(), sort_keys=True).encode()).hexdigest()


def opened(file: Path, of: str, players: int, seed: int) -> Balance:
    """The tally in the file, if it is one of the same games; else an empty one."""
    fresh = Balance(of, players, seed, printed_values(REVIEWS[of]))
    if not file.is_file():
        return fresh
    kept = json.loads(file.read_text("utf-8"))
    if [kept[name] for name in ("of", "players", "seed", "data")] != [of, players, seed, fresh.data]:
        return fresh
    cards = {row["card"]: Count(row["had"], row["won_twelfths"]) for row in kept["cards"]}
    return Balance(of, players, seed, fresh.data, kept["games"], kept["digest"], cards)


def save(file: Path, balance: Balance) -> None:
    """Write tally and result; a file is replaced as a whole, so that an interruption leaves the last one."""
    low = limit(balance.players)
    found: dict[str, Any] = {
        name: getattr(balance, name) for name in ("of", "players", "seed", "data", "games", "digest")
    }
    found |= {"bots": "greedy", "limit": low, "cards": []}
    for row in rows(balance):
        won = balance.cards[row.card].won
        one = {"card": row.card, "confidence": row.confidence, "had": row.had, "won_twelfths": won}
        one |= {"share": round(row.share, 4), "low": row.low, "high": row.high, "too_strong": row.low > low}
        found["cards"].append(one)
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".new")
    beside.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    beside.replace(file)


def limit(players: int) -> float:
    """The share of wins that a card must not exceed."""
    return TOO_OFTEN / players


def rows(balance: Balance) -> list[Row]:
    """The cards, the highest share first."""
    if not balance.cards:
        return []
    z = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / len(balance.cards))
    sure = REVIEWS[balance.of].confidences()
    found = []
    for card, count in balance.cards.items():
        won = count.won / PARTS
        found.append(Row(card, sure[card], count.had, won / count.had, *interval(won, count.had, z)))
    return sorted(found, key=lambda row: (-row.share, row.card))


def report(balance: Balance) -> list[str]:
    """The table of all cards."""
    low, found = limit(balance.players), rows(balance)
    strong = [row.card for row in found if row.low > low]
    return [
        f"{balance.of}, {balance.players} players: {balance.games} games, seed {balance.seed}, "
        f"digest {balance.digest[:16]}",
        f"{len(found)} cards; a seat's share {1 / balance.players:.1%}, limit {low:.1%}",
        f"wholly above the limit: {', '.join(strong) or 'none'}",
        "",
        f"{'card':<32} {'values':<14} {'had':>5} {'wins':>7}  interval",
        *[
            f"{row.card:<32} {row.confidence:<14} {row.had:>5} {row.share:>7.1%}  {row.low:.1%} to {row.high:.1%}"
            for row in found
        ],
    ]


def review(of: str, players: int, seed: int, games: int, jobs: int, folder: Path, on: str = "") -> Balance:
    """Play what is missing of so many games, and keep the tally in the folder."""
    file = folder / f"{of}-{players}-players-seed-{seed}.json"
    balance = opened(file, of, players, seed)
    for block in blocks(of, players, seed, balance.games, games, jobs, on):
        for played in block:
            balance.add(played)
        save(file, balance)
        print(f"{of}, {players} players: {balance.games} of {games} games", flush=True)
    return balance


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description="Which cards win too often?")
    parser.add_argument("of", choices=REVIEWS, help="an edition, and with which of its modules")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="games for each number of players")
    parser.add_argument("--players", default="2,3,4", metavar="N,…")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "balance", help="where the tallies are kept")
    parser.add_argument("--on", default="", metavar="ray[://HOST:PORT]", help="play on other machines, by Ray")
    options = parser.parse_args(arguments)
    seats = [int(number) for number in options.players.split(",")]
    if not set(seats) <= set(SEATS_OF_A_GAME) or options.games < 1 or options.jobs < 1:
        parser.error("2, 3 or 4 players, at least one game and at least one process are needed")
    if options.on and not is_place(options.on):
        parser.error(f"{options.on!r} is no place to play: ray or ray://HOST:PORT")
    for players in seats:
        found = review(options.of, players, options.seed, options.games, options.jobs, options.folder, options.on)
        print("\n".join(report(found)), flush=True)


if __name__ == "__main__":
    main()
