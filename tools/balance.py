"""Whether a card of the second edition wins too often: greedy against greedy, and who had which card.

    python -m tools.balance --games 2000 --players 2,3,4 --jobs 2

Every second game is played with the Inheritance module, every second pair of games with all leaders. What counts as
having a card:

* a deed, when it came to the seat's hand (kept at setup, chosen from a market or drawn), completed or not;
* a strategy card, when it was in the seat's hand at any time, played or not; equal cards are one;
* an agenda or a leader, when the seat kept it, or it was the only one dealt;
* an inheritance card, when the seat gained its bonus; a forfeited one does not count.

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
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from statistics import NormalDist
from typing import Any

from veche.arena.simulate import interval
from veche.bots import seated
from veche.kernel.luck import luck
from veche.kernel.setup import Setup
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.components import AGENDAS, DEEDS, LEADERS, REGIONS
from veche.titles.rurik.second.printed import printed
from veche.titles.rurik.second.rules import Rurik2Rules
from veche.titles.rurik.second.state import SECRET, WIDTH_OF_HAND, Rurik2State, done_by
from veche.titles.rurik.second.title import TITLE

ROOT = Path(__file__).resolve().parent.parent
BLOCK = 20
"""Games that a process plays before the tally is written."""
PARTS = 12
"""A victory is counted in twelfths, so that two, three or four can share one and no sum is rounded."""
TOO_OFTEN = 1.25
CONFIDENCE = 0.95
SEATS_OF_A_GAME = (2, 3, 4)
TABLES = {
    "deed": "deeds",
    "card": "strategy_cards",
    "agenda": "agendas",
    "leader": "leaders",
    "inheritance": "inheritance",
}
"""The kinds of card, and the table in which each is printed."""


@dataclass
class Count:
    """How often seats had a card, and how many twelfths of a victory came of it."""

    had: int = 0
    won: int = 0


@dataclass
class Balance:
    """The tally of the games played so far. `digest` is the chain of their moves."""

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


def options_of(game: int) -> dict[str, str]:
    """Every second game with the module, every second pair of games with all leaders."""
    return ({"inheritance": ""} if game % 2 else {}) | ({"all-leaders": ""} if game // 2 % 2 else {})


def play(players: int, seed: int, game: int) -> Played:
    """Play the game of this number, then once more move by move to see who had what."""
    rules, its_seed = TITLE.rules(), luck(seed, game)
    setup = Setup(players, options_of(game))
    played = seated(["greedy"] * players, rules, its_seed, TITLE).play_out(rules.new(setup), its_seed)
    state = rules.new(setup)
    hands = Hands(rules, state)
    for move, seat in zip(played.moves, played.seats, strict=True):
        rules.play(state, move)
        hands.look(seat, move)
    outcome = rules.outcome(state)
    assert outcome is not None
    return Played(sha256(repr(played.moves).encode()).hexdigest(), outcome.winners(), hands.had())


class Hands:
    """Looks into the hands of all seats while a game is played."""

    def __init__(self, rules: Rurik2Rules, state: Rurik2State) -> None:
        self._names = rules.box.card_names
        self._state = state
        self._hand = state.hand
        self._seen: list[set[str]] = [set() for _ in range(state.players)]

    def look(self, seat: int, move: int) -> None:
        """After a move: cards pass through the hand, and an inheritance card is gained by its move."""
        if self._state.hand is not self._hand:
            self._hand = self._state.hand
            for holder, seen in enumerate(self._seen):
                first = holder * WIDTH_OF_HAND
                seen.update(f"card {name}" for kind, name in enumerate(self._names) if self._hand[first + kind])
        for verb in (m.INHERIT, m.INHERIT_ELSEWHERE):
            if verb.has(move):
                self._seen[seat].add(f"inheritance {REGIONS[verb.noun(move)]}")

    def had(self) -> list[list[str]]:
        """At the end of the game: everything that each seat had, sorted."""
        s = self._state
        for seat, seen in enumerate(self._seen):
            mine = (seat, SECRET + seat)
            seen.update(f"deed {name}" for name, at in zip(DEEDS, s.deed_at) if at in mine or done_by(at) == seat)
            seen.update(f"agenda {name}" for name, at in zip(AGENDAS, s.agenda_at) if at == seat)
            seen.update(f"leader {name}" for name, at in zip(LEADERS, s.holder) if at == seat)
        return [sorted(seen) for seen in self._seen]


def play_block(players: int, seed: int, first: int, games: int) -> list[Played]:
    """So many games from this number on; what a process is given to do."""
    return [play(players, seed, game) for game in range(first, first + games)]


def blocks(players: int, seed: int, first: int, games: int, jobs: int) -> Iterator[list[Played]]:
    """The games from `first` up to `games`, block by block and in order."""
    starts = range(first, games, BLOCK)
    sizes = [min(BLOCK, games - start) for start in starts]
    if jobs == 1:
        yield from (play_block(players, seed, start, size) for start, size in zip(starts, sizes, strict=True))
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        waiting = [pool.submit(play_block, players, seed, *one) for one in zip(starts, sizes, strict=True)]
        for block in waiting:
            yield block.result()
    finally:
        pool.shutdown(cancel_futures=True)


def printed_values() -> str:
    """The digest of everything that is printed, so that games with other values are never added up."""
    return sha256(json.dumps(printed(), sort_keys=True).encode()).hexdigest()


def opened(file: Path, players: int, seed: int) -> Balance:
    """The tally in the file, if it is one of the same games; else an empty one."""
    fresh = Balance(players, seed, printed_values())
    if not file.is_file():
        return fresh
    kept = json.loads(file.read_text("utf-8"))
    if (kept["players"], kept["seed"], kept["data"]) != (fresh.players, fresh.seed, fresh.data):
        return fresh
    cards = {row["card"]: Count(row["had"], row["won_twelfths"]) for row in kept["cards"]}
    return Balance(players, seed, fresh.data, kept["games"], kept["digest"], cards)


def save(file: Path, balance: Balance) -> None:
    """Write tally and result; a file is replaced as a whole, so that an interruption leaves the last one."""
    low = limit(balance.players)
    found: dict[str, Any] = {name: getattr(balance, name) for name in ("players", "seed", "data", "games", "digest")}
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
    sure = confidences()
    found = []
    for card, count in balance.cards.items():
        won = count.won / PARTS
        found.append(Row(card, sure[card], count.had, won / count.had, *interval(won, count.had, z)))
    return sorted(found, key=lambda row: (-row.share, row.card))


def confidences() -> dict[str, str]:
    """How sure the printed values of each card are."""
    records, box = printed(), TITLE.rules().box
    found: dict[str, str] = {}
    for kind, table in TABLES.items():
        ids = {name: name for name in records[table]}
        if kind == "card":
            ids = {name: one[0] for name, one in zip(box.card_names, box.card_ids, strict=True)}
        found |= {f"{kind} {name}": str(records[table][id]["confidence"]) for name, id in ids.items()}
    return found


def report(balance: Balance) -> list[str]:
    """The table of all cards."""
    low, found = limit(balance.players), rows(balance)
    strong = [row.card for row in found if row.low > low]
    return [
        f"{balance.players} players: {balance.games} games, seed {balance.seed}, digest {balance.digest[:16]}",
        f"{len(found)} cards; a seat's share {1 / balance.players:.1%}, limit {low:.1%}",
        f"wholly above the limit: {', '.join(strong) or 'none'}",
        "",
        f"{'card':<32} {'values':<14} {'had':>5} {'wins':>7}  interval",
        *[
            f"{row.card:<32} {row.confidence:<14} {row.had:>5} {row.share:>7.1%}  {row.low:.1%} to {row.high:.1%}"
            for row in found
        ],
    ]


def review(players: int, seed: int, games: int, jobs: int, folder: Path) -> Balance:
    """Play what is missing of so many games, and keep the tally in the folder."""
    file = folder / f"rurik2-{players}-players-seed-{seed}.json"
    balance = opened(file, players, seed)
    for block in blocks(players, seed, balance.games, games, jobs):
        for played in block:
            balance.add(played)
        save(file, balance)
        print(f"{players} players: {balance.games} of {games} games", flush=True)
    return balance


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description="Which cards win too often?")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="games for each number of players")
    parser.add_argument("--players", default="2,3,4", metavar="N,…")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "balance", help="where the tallies are kept")
    options = parser.parse_args(arguments)
    seats = [int(number) for number in options.players.split(",")]
    if not set(seats) <= set(SEATS_OF_A_GAME) or options.games < 1 or options.jobs < 1:
        parser.error("2, 3 or 4 players, at least one game and at least one process are needed")
    for players in seats:
        print("\n".join(report(review(players, options.seed, options.games, options.jobs, options.folder))), flush=True)


if __name__ == "__main__":
    main()
