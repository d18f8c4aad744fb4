"""Learn the weights of a title's components from games that bots play against themselves.

    make train TITLE=rurik PLAYERS=2
    make train TITLE=stroganov PLAYERS=1 ARGS="--games 200 --seed 7 --out build/weights.json"

Bots play by rule of thumb, then by what was learned so far, with a share of random moves. At the end of every turn the
lead of its seat is noted by component (`Title.ahead`), and at the end of the game by how much the seat was ahead of
the best other. Ridge regression of that margin on the components, and on the same times how much of the game was left,
gives the weights; a fifth of the games is held out to choose the penalty and to tell how well they predict. Then the
learned bot plays against `greedy-hand` with several mixes of both evaluations; the best one is kept, and measured
again on fresh luck. Last it is measured how far final margins are from what is expected (`spread`); with
`--spread GAMES` that alone is measured anew and written into the file.

The file is written once everything is known, and says how long that took on which core; a run that is broken off
leaves the file as it was. What bots want beyond the margin (`wants`) is chosen by hand and kept from it.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from types import MappingProxyType
from typing import Any

from veche import titles
from veche.arena.census import is_compiled
from veche.arena.duel import duel
from veche.arena.ledger import Ledger
from veche.arena.machines import done_on, is_place
from veche.arena.simulate import Plan, mean_interval, simulate
from veche.bots import Bot, GreedyBot, HandBot, Players
from veche.bots.weights import read_weights
from veche.files import write
from veche.kernel.luck import luck
from veche.kernel.rules import Ask, Rules
from veche.kernel.setup import Setup
from veche.kernel.turn import same_turn
from veche.kernel.view import View
from veche.shelf.title import AnyTitle

ROOT = Path(__file__).resolve().parent.parent
MISTAKES = 0.07
"""The share of moves that are made at random, so that games differ."""
HELD_OUT = 5
"""Every fifth game is held out."""
PENALTIES = (3.0, 30.0, 300.0, 3000.0)
MIXES = (0.15, 0.3, 0.5, 0.7)
FRESH = 1000
"""What is added to the seed for games that nothing was chosen by."""
ALONE: dict[str, dict[str, str]] = {"rurik": {"difficulty": "very-hard"}, "stroganov": {"difficulty": "hard"}}
"""How a game alone is set up."""
Wants = Mapping[str, Sequence[float]]

Row = list[float]


@dataclass
class Notes:
    """What was noted: the game, what `Title.ahead` said, and the final margin."""

    games: list[int] = field(default_factory=list)
    leads: list[Row] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)


class Careless(Bot):
    """A bot that makes a share of its moves at random."""

    def __init__(self, player: Bot, seed: int) -> None:
        self._player = player
        self._random = Random(seed)

    def choose(self, view: View | None, ask: Ask) -> int:
        if self._random.random() < MISTAKES:
            return self._random.choice(ask.moves)
        return self._player.choose(view, ask)


def options_for(title: AnyTitle, players: int) -> dict[str, str]:
    return dict(ALONE.get(title.meta.id, {})) if players == 1 else {}


def play(title: AnyTitle, players: int, games: Iterable[int], seed: int, weights: str, notes: Notes) -> None:
    """Note these games; the bots go by the weights, if there are any yet."""
    setup = title.checked(Setup(players, options_for(title, players)))
    rules: Rules[Any] = title.rules_for(setup)
    for game in games:
        this = luck(seed, game)
        bots: list[Bot] = []
        for seat in range(players):
            own = luck(this, seat)
            by_hand = not weights or (game + seat) % 3 == 0  # a pool of opponents, not one's own mirror alone
            player = (
                HandBot(rules, own, title, width=3, guesses=1, finalists=3)
                if by_hand
                else GreedyBot(rules, own, title, width=4, guesses=1, steered=0, weights=weights)
            )
            bots.append(Careless(player, luck(this, 100 + seat)))
        _note_game(title, rules, setup, bots, this, game, notes)


def noted(title: str, players: int, seed: int, weights: str, games: Sequence[int]) -> Notes:
    """Notes of these games; what another machine is given to do. `weights` is the text of the file, if there is one."""
    notes = Notes()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "weights.json"
        if weights:
            file.write_text(weights, encoding="utf-8")
        play(titles.title(title), players, games, seed, str(file) if weights else "", notes)
    return notes


def add(notes: Notes, found: Notes) -> None:
    """Note these too."""
    notes.games += found.games
    notes.leads += found.leads
    notes.margins += found.margins


def play_on(
    on: str,
    title: AnyTitle,
    players: int,
    games: range,
    seed: int,
    weights: str,
    notes: Notes,
    ledger: Ledger | None = None,
) -> None:
    """Note these games, played on other machines if `on` says which; those that the ledger has are not played again.
    The notes are the same."""
    known = [Notes(**row["notes"]) for row in ledger.results if row["first"] in games] if ledger is not None else []
    first = games.start
    for found in known:
        add(notes, found)
        first = found.games[-1] + 1
    left = range(first, games.stop)
    for found in _noted_on(on, title, players, seed, weights, left):
        add(notes, found)
        if ledger is not None:
            ledger.write({"first": found.games[0], "notes": asdict(found)})


def _noted_on(on: str, title: AnyTitle, players: int, seed: int, weights: str, games: range) -> Iterator[Notes]:
    """Notes of these games in their order, a few games at a time."""
    if on:
        text = Path(weights).read_text(encoding="utf-8") if weights else ""
        yield from done_on(on, partial(noted, title.meta.id, players, seed, text), games)
        return
    for game in games:
        notes = Notes()
        play(title, players, [game], seed, weights, notes)
        yield notes


def _note_game(
    title: AnyTitle, rules: Rules[Any], setup: Setup, bots: list[Bot], seed: int, game: int, notes: Notes
) -> None:
    seats: list[int] = []
    last: list[Any] = [None]

    def watch(state: Any, ask: Ask, move: int) -> None:
        turn, before = rules.turn(state), last[0]
        if before is not None and not same_turn(turn, before) and 0 <= before.seat < len(bots):
            notes.leads.append(title.ahead(rules, state, before.seat))
            seats.append(before.seat)
        last[0] = turn

    state = rules.new(setup)
    Players(rules, bots).play_out(state, seed, watch)
    outcome = rules.outcome(state)
    assert outcome is not None
    for seat in seats:
        notes.games.append(game)
        notes.margins.append(float(outcome.totals[seat] - max([*outcome.totals[:seat], *outcome.totals[seat + 1 :]])))


@dataclass
class Learned:
    """Weights for the end of the game and how much more they are while all of it is left; how well they predict."""

    now: Row
    later: Row
    constant: float
    before: float
    after: float
    penalty: float


def learn(notes: Notes) -> Learned:
    """Ridge regression, with the penalty that predicts the games best that were held out."""
    np: Any = import_module("numpy")
    leads = np.array(notes.leads)
    time = leads[:, -2:-1]
    columns = np.hstack([leads[:, :-2], leads[:, :-2] * time])
    margins = np.array(notes.margins)
    held = np.array(notes.games) % HELD_OUT == 0
    found: list[tuple[float, float]] = []
    for penalty in PENALTIES:
        weights, constant = _ridge(np, columns[~held], margins[~held], penalty)
        found.append((_correlation(np, columns[held] @ weights + constant, margins[held]), penalty))
    after, penalty = max(found)
    weights, constant = _ridge(np, columns, margins, penalty)
    width = len(weights) // 2
    before = _correlation(np, leads[held, -1], margins[held])
    return Learned(weights[:width].tolist(), weights[width:].tolist(), constant, before, after, penalty)


def _ridge(np: Any, columns: Any, margins: Any, penalty: float) -> tuple[Any, float]:
    mean, spread = columns.mean(axis=0), columns.std(axis=0)
    spread[spread < 1e-9] = 1.0
    scaled = (columns - mean) / spread
    centre = float(margins.mean())
    square = scaled.T @ scaled + penalty * np.eye(scaled.shape[1])
    weights = np.linalg.solve(square, scaled.T @ (margins - centre)) / spread
    return weights, centre - float(mean @ weights)


def _correlation(np: Any, one: Any, other: Any) -> float:
    return float(np.corrcoef(one, other)[0, 1])


def wants_in(file: Path) -> Wants:
    """What the bots of this file want beyond the margin, which no run learns: somebody chose it."""
    wants: Wants = json.loads(file.read_text(encoding="utf-8")).get("wants", {}) if file.exists() else {}
    return wants


def core() -> str:
    """What kind of processor this is, as it calls itself."""
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def written(
    title: AnyTitle,
    players: int,
    learned: Learned,
    mix: float,
    made: dict[str, Any],
    wants: Wants = MappingProxyType({}),
) -> str:
    """The file of weights."""
    names = title.component_names
    rows = [f'    {json.dumps(name)}: [{now:.6g}, {later:.6g}]'
            for name, now, later in zip(names, learned.now, learned.later, strict=True)]  # fmt: skip
    head = {
        "title": title.meta.id,
        "players": players,
        "made": made,
        "mix": mix,
        "constant": round(learned.constant, 6),
    }
    if wants:
        head["wants"] = wants
    text = json.dumps(head, indent=2, ensure_ascii=False)
    return text[:-2] + ',\n  "components": {\n' + ",\n".join(rows) + "\n  }\n}\n"


def spread(title: AnyTitle, players: int, games: int, seed: int, file: Path) -> float:
    """How far final margins are from what the weights expect: the standard deviation while all of the game is left.

    It is taken to shrink with the root of what is left.
    """
    notes = Notes()
    play(title, players, range(games), seed, str(file), notes)
    weights = read_weights(str(file), title)
    missed = [(margin - weights.margin(lead)) ** 2 for lead, margin in zip(notes.leads, notes.margins, strict=True)]
    return sqrt(sum(missed) / sum([lead[-2] for lead in notes.leads]))


def with_spread(text: str, found: float) -> str:
    """A file of weights with this spread in it."""
    text = re.sub(r'  "spread": .*\n', "", text)
    return text.replace('  "components":', f'  "spread": {found:.3g},\n  "components":')


def measure(title: AnyTitle, players: int, bot: str, games: int, seed: int) -> tuple[float, float, str]:
    """How far the bot is ahead of `greedy-hand`, its share of first places, and both in words."""
    if players > 1:
        found = duel(title.meta.id, bot, "greedy-hand", games, seed, players=players)
        low, high = found.interval
        words = f"{found.wins} of {games} won ({low:.0%} to {high:.0%}), margin {found.mean_margin:+.2f}"
        return found.mean_margin, found.share, words
    said = []
    for name in (bot, "greedy-hand"):
        options = options_for(title, players)
        tally = simulate(Plan(title.meta.id, 1, seed, options, (name,)), games).tally
        mean, low, high = mean_interval(tally.margin, tally.margin_squared, games)
        said.append((mean, tally.wins.get(0, 0) / games, f"{tally.wins.get(0, 0)} of {games} won, {mean:+.2f}"))
    return said[0][0] - said[1][0], said[0][1], f"{said[0][2]} ({said[1][2]} by rule of thumb)"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--title", default="rurik")
    parser.add_argument("--players", type=int, default=2, help="1 is the game alone")
    parser.add_argument("--games", type=int, default=900, help="games to learn from")
    parser.add_argument("--rounds", type=int, default=3, help="after each, the bots go by what was learned so far")
    parser.add_argument("--trial-games", type=int, default=40, help="games for each mix that is tried")
    parser.add_argument("--duel-games", type=int, default=100, help="games on fresh luck at the end")
    parser.add_argument("--spread", type=int, default=0, help="measure the spread alone, by so many games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", default="", metavar="ray[://HOST:PORT]", help="play on other machines, by Ray")
    parser.add_argument("--out", type=Path, help="where the weights are written; else where the title has its own")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "train", help="where notes are kept meanwhile")
    chosen = parser.parse_args(arguments)
    if chosen.on and not is_place(chosen.on):
        parser.error(f"{chosen.on!r} is no place to play: ray or ray://HOST:PORT")
    title = titles.title(chosen.title)
    table = "alone" if chosen.players == 1 else str(chosen.players)
    folder = ROOT / "src" / Path(*title.package.split(".")) / "weights"
    out = chosen.out or folder / f"{table}.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    if chosen.spread:
        text = out.read_text(encoding="utf-8")
        write(out, with_spread(text, _spread(title, chosen.players, chosen.spread, chosen.seed + FRESH, out)))
        return
    wants = wants_in(folder / f"{table}.json")
    head = {"train": {name: getattr(chosen, name) for name in ("title", "players", "games", "rounds", "seed")}}
    kept = chosen.kept / f"{chosen.title}-{table}-{chosen.games}-games-seed-{chosen.seed}.jsonl"
    with TemporaryDirectory() as beside, Ledger(kept, head | {"wants": dict(wants)}, chosen.title) as ledger:
        text = _trained(chosen, title, Path(beside) / f"{table}.json", wants, ledger)
    kept.unlink()
    write(out, text)
    print(f"written to {out}")


def _trained(chosen: argparse.Namespace, title: AnyTitle, out: Path, wants: Wants, ledger: Ledger) -> str:
    """The file of weights that comes of it all; `out` is where bots find them meanwhile."""
    began = process_time()
    table = out.stem
    notes = Notes()
    for number in range(chosen.rounds):
        first = number * chosen.games // chosen.rounds
        after = (number + 1) * chosen.games // chosen.rounds
        weights = str(out) if number else ""
        play_on(chosen.on, title, chosen.players, range(first, after), chosen.seed, weights, notes, ledger)
        learned = learn(notes)
        told = f"correlation with the final margin {learned.before:.2f} by rule of thumb, {learned.after:.2f} learned"
        spent = process_time() - began
        print(
            f"{title.meta.id} {table}: {after} games, {len(notes.margins)} positions, {spent:.0f} s; {told}", flush=True
        )
        out.write_text(written(title, chosen.players, learned, 0.5, {}, wants), encoding="utf-8")
    made: dict[str, Any] = {
        "by": f"make train TITLE={title.meta.id} PLAYERS={chosen.players}",
        "trial_games": chosen.trial_games, "mixes": MIXES,
        "games": chosen.games, "rounds": chosen.rounds,
        "seed": chosen.seed, "positions": len(notes.margins), "random_moves": MISTAKES,
        "options": options_for(title, chosen.players), "penalty": learned.penalty,
        "correlation": {"rule of thumb": round(learned.before, 3), "learned": round(learned.after, 3)},
    }  # fmt: skip
    if wants:
        made["wanted"] = "chosen by hand, beside earlier weights"
    # What does no better than the rule of thumb in its place is left out; against several, even an equal is behind.
    alike = measure(title, chosen.players, "greedy-hand", chosen.trial_games, chosen.seed + 1)[0]
    tried = [(alike, 0.0)]
    for mix in MIXES:
        out.write_text(written(title, chosen.players, learned, mix, made, wants), encoding="utf-8")
        margin, _, words = measure(title, chosen.players, f"greedy:weights={out}", chosen.trial_games, chosen.seed + 1)
        print(f"mix {mix}: {words}", flush=True)
        tried.append((margin, mix))
    mix = max(tried)[1]
    out.write_text(written(title, chosen.players, learned, mix, made, wants), encoding="utf-8")
    _, _, words = measure(title, chosen.players, f"greedy:weights={out}", chosen.duel_games, chosen.seed + FRESH)
    made["duel"] = {"against": "greedy-hand", "seed": chosen.seed + FRESH, "games": chosen.duel_games, "result": words}
    found = _spread(title, chosen.players, chosen.trial_games, chosen.seed + FRESH, out)
    made["took"] = {
        "seconds": round(process_time() - began),
        "core": core(),
        "build": "compiled" if is_compiled() else "pure",
    }
    print(f"mix {mix} on fresh luck: {words}; {made['took']['seconds']} s in all", flush=True)
    return with_spread(written(title, chosen.players, learned, mix, made, wants), found)


def _spread(title: AnyTitle, players: int, games: int, seed: int, out: Path) -> float:
    found = spread(title, players, games, seed, out)
    print(f"{title.meta.id} {out.stem}: final margins are spread by {found:.3g} points at the beginning", flush=True)
    return found


if __name__ == "__main__":
    main()
