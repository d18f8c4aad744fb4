"""Both builds play the same games: the digests of simulated matches are equal, for every title, every number of players
and every choice of every option. Run by `make compiled`.

VECHE_PURE_PYTHON=… VECHE_COMPILED_PYTHON=… python tests/compiled/check.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from typing import TypeAlias

from veche import titles
from veche.kernel.colours import FIRST
from veche.kernel.meta import Meta, Option

PURE = "VECHE_PURE_PYTHON"
COMPILED = "VECHE_COMPILED_PYTHON"

GAMES = 20
THINKING = ("--games", "2", "--seed", "1", "--bots", "greedy,greedy")
"""Bots that think, so that the appraisals are compared too."""
SIMULATIONS = tuple((meta.id, "--players", "2", *THINKING) for meta in titles.metas())
SIMULATED = """
import json, sys
from veche.arena.simulate import Plan, simulate
for title, players, options in json.load(sys.stdin):
    print(simulate(Plan(title, players, 1, options), GAMES).digest)
""".replace("GAMES", str(GAMES))
"""Games between bots that draw lots, for each of the setups that it is given."""
PLAYED_OUT = """
from hashlib import sha256
from veche import titles
from veche.kernel.play_out import play_out
from veche.kernel.setup import Setup
for meta in titles.metas():
    rules = titles.title(meta.id).rules()
    for players in meta.players:
        games = [play_out(rules, rules.new(Setup(players)), seed, keep=True).moves for seed in range(20)]
        print(meta.id, players, sha256(repr(games).encode()).hexdigest())
"""
"""Random games by luck alone, which the compiled loop plays without calling back."""
LET_GO = """
from veche import titles
from veche.kernel.docket import Frame
from veche.kernel.setup import Setup
for meta in titles.metas():
    rules = titles.title(meta.id).rules()
    state = rules.new(Setup(meta.usual_players))
    for length in range(40, 200, 7):
        docket, tree = None, []
        for _ in range(length):
            frame = Frame(0, 0)
            frame.next, docket = docket, frame
            copy = rules.copy(state)
            tree = [copy, rules.ask(copy), tree]
        del docket, frame, copy, tree
"""
"""Long dockets and deep trees of positions that are let go at once: Python then frees them piece by piece. An allocator
that looks after its neighbours stops the program when something is written where it should not be."""
ENCODED = """
import json, sys
from array import array
from hashlib import sha256
from veche.envs.layout import layout_of
from veche.kernel.errors import VecheError
from veche.kernel.luck import Throws
from veche.kernel.running import Batch

def written(batch):
    layout, games = batch.encoder, len(batch.games)
    seen, masks = array("i", [0]) * (games * layout.length), bytearray(games * layout.moves)
    seats = array("i", [0] * games)
    batch.see_many(memoryview(seen), memoryview(masks), memoryview(seats))
    one, mask = array("i", [0]) * layout.length, bytearray(layout.moves)
    alone = []
    for game in batch.games:
        for seat in range(layout.plan.asked):
            layout.encode(game.state, seat, memoryview(one))
            alone.append(one.tolist())
        if game.ask is not None:
            layout.mask(game.ask, memoryview(mask))
            alone.append(list(mask))
    return repr((seen.tolist(), list(masks), seats.tolist(), alone)).encode()

def refused(encoder):
    for seat, number in ((0, -1), (0, encoder.moves), (-1, -1), (9, 0), (-2, 0)):
        for translate in (encoder.action, encoder.move):
            try:
                yield translate(seat, number)
            except VecheError as error:
                yield str(error)

for title, players, options in json.load(sys.stdin):
    layout = layout_of(title, players, options)
    batch = Batch(layout.encoder, [layout.new(seed) for seed in range(3)])
    actions, throws, digest = array("i", [0] * 3), Throws(1), sha256()
    moment, going = 0, 3
    while going:
        if moment % 32 == 0:
            digest.update(written(batch))
        batch.draw_many(throws, memoryview(actions))
        digest.update(actions.tobytes())
        going = batch.step_many(memoryview(actions))
        moment += 1
    digest.update(written(batch) + repr((moment, batch.played, *refused(layout.encoder))).encode())
    print(digest.hexdigest())
"""
"""What the encoder writes for every seat, game by game and for a batch stepped to its end, and what it refuses."""
APPRAISED = """
from veche import titles
from veche.kernel.setup import Setup
from veche.titles.stroganov.state import DONE
title = titles.title("stroganov")
rules = title.rules()
for card in range(len(rules.new(Setup(2)).wish_at)):
    state = rules.new(Setup(2))
    rules.ask(state)
    state.wish_at[card] = DONE
    print(title.appraise(rules, state, 0), flush=True)
"""
"""Every wish fulfilled, one at a time, as the appraisal sees it: there are more of them than a C int has bits."""
Choices: TypeAlias = dict[str, str]
KERNEL_FILE = "import veche.kernel.rules; print(veche.kernel.rules.__file__)"


def values(option: Option, players: int) -> list[str]:
    """What so many players can choose of an option; of a list with one for every seat, one that is not in order."""
    if option.text:
        return [",".join(option.per_seat[players - 1 :: -1])] if option.per_seat else []
    return [value for value in option.values or ("",) if option.offers(value, players)]


def setups(meta: Meta, players: int) -> Iterator[Choices]:
    """None of the options, each choice of each of them alone, and as many beside each other as go together, in a game
    alone with each of its difficulties. Who begins is one of those who play."""
    yield {}
    together: Choices = {}
    for option in meta.options:
        if not option.goes_with(players):
            continue
        choices = values(option, players)
        yield from ({option.name: value} for value in (choices[:players] if option.name == FIRST else choices))
        if not option.text and option.name != FIRST and not together.keys() & set(option.excludes):
            together[option.name] = choices[-1]
    difficulties = values(meta.option("difficulty"), players) if players == 1 else []
    yield from ({**together, "difficulty": difficulty} for difficulty in difficulties)
    if players > 1:
        yield together


def output(variable: str, *arguments: str, given: str = "", **more: str) -> str:
    """What the interpreter named by the environment variable prints, `given` this to read.

    It starts in an empty folder, so that no checkout shadows what is installed. `more` are variables for it alone.
    """
    interpreter = os.environ.get(variable)
    if not interpreter:
        raise SystemExit(f"compiled: set {variable} to an interpreter that has Veche")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | more
    with tempfile.TemporaryDirectory() as folder:
        ran = subprocess.run(
            (interpreter, *arguments),
            cwd=folder,
            env=environment,
            input=given,
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
    if ran.returncode != 0:
        raise SystemExit(f"compiled: failed ({ran.returncode}): {interpreter} {' '.join(arguments)}")
    return ran.stdout


def check_builds() -> None:
    """Each interpreter has the build that it is said to have; otherwise equal digests would prove nothing."""
    for variable, wanted in ((PURE, False), (COMPILED, True)):
        file = output(variable, "-c", KERNEL_FILE).strip()
        if file.endswith(".py") == wanted:
            raise SystemExit(f"compiled: {variable} has the wrong build: {file}")


def digest(variable: str, simulation: tuple[str, ...]) -> str:
    return str(json.loads(output(variable, "-m", "veche", "simulate", *simulation, "--json"))["digest"])


def same_choices(meta: Meta, players: int) -> bool:
    """Simulate every choice that so many players have with both builds, and say how it went."""
    asked = [(meta.id, players, options) for options in setups(meta, players)]
    what = f"{meta.id}, {players} players, {len(asked)} setups"
    return same_lines(f"{what} of {GAMES} games", SIMULATED, asked)


def same_numbers(meta: Meta, players: int) -> bool:
    """Let the encoder tell games of the bare setup and of the fullest with both builds, and say how it went."""
    bare, *_, fullest = setups(meta, players)
    asked = [(meta.id, players, options) for options in (bare, fullest)]
    return same_lines(f"{meta.id}, {players} players, {len(asked)} setups encoded", ENCODED, asked)


def same_lines(what: str, script: str, asked: list[tuple[str, int, Choices]]) -> bool:
    """Run a script that prints a line for each setup with both builds, and say how it went."""
    pure, compiled = (output(build, "-c", script, given=json.dumps(asked)).split() for build in (PURE, COMPILED))
    different = [options for (*_, options), one, other in zip(asked, pure, compiled, strict=True) if one != other]
    print(f"{what}: {f'DIFFERENT: {different}' if different else 'same'}", flush=True)
    return not different


def same_games(simulation: tuple[str, ...]) -> bool:
    """Simulate with both builds and say how it went."""
    pure, compiled = digest(PURE, simulation), digest(COMPILED, simulation)
    verdict = "same" if pure == compiled else f"DIFFERENT: pure {pure}, compiled {compiled}"
    print(f"{' '.join(simulation)}: {verdict}", flush=True)
    return pure == compiled


def same_playouts() -> bool:
    """Play out with both builds and say how it went."""
    pure, compiled = (output(variable, "-c", PLAYED_OUT) for variable in (PURE, COMPILED))
    print(f"played out: {'same' if pure == compiled else f'DIFFERENT: pure {pure}, compiled {compiled}'}", flush=True)
    return pure == compiled


def same_appraisals() -> bool:
    """Appraise with both builds and say how it went."""
    pure, compiled = (output(variable, "-c", APPRAISED) for variable in (PURE, COMPILED))
    print(f"every wish of Stroganov fulfilled: {'same' if pure == compiled else 'DIFFERENT'}", flush=True)
    return pure == compiled


def main() -> None:
    check_builds()
    output(COMPILED, "-c", LET_GO, PYTHONMALLOC="debug")
    print("long dockets, deep trees of positions: let go", flush=True)
    verdicts = [same_choices(meta, players) for meta in titles.metas() for players in meta.players]
    verdicts += [same_numbers(meta, players) for meta in titles.metas() for players in meta.players]
    verdicts += [same_games(simulation) for simulation in SIMULATIONS]
    sys.exit(0 if all([*verdicts, same_appraisals(), same_playouts()]) else 1)


if __name__ == "__main__":
    main()
