"""Random games of a build of Veche, measured: run by the interpreter that has it, prints one JSON object.

    VECHE_PYTHON -m bench.veche_side rurik --players 4 --seconds 3 --seed 1 --loop playout

Every build is measured by this file, whatever its own `veche bench` does. There are two loops:

* playout: the kernel's own (`veche.kernel.play_out`), which is compiled where the rules are.
* python: `ask` and `play` called from Python for every move, as a search or a bot calls them that is not compiled. A
  build without a loop in its kernel is measured in this one; "loop" says which one it was.

A decision is a question with two moves or more; forced and chance moves are counted apart. Copies are of one position:
the first decision of round three, or the middle one where a title has no rounds. Expanding is done at decisions only,
one in twenty of ten random games: each move on its own copy, until a seat is asked again and its moves are listed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from typing import Any

from bench.clocked import Tally, clock, copies_per_second, options_of_a_side, per_second
from bench.sides import LOOP_IN_PYTHON, PLAYOUT, Figures
from veche import titles
from veche.kernel import rules as kernel_rules
from veche.kernel.docket import CHANCE
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup

COPIED_ROUND = 3
EXPANDED_GAMES = 10  # the positions that are expanded come from so many games,
EXPANDED_EVERY = 20  # one decision in so many of each
BITS_OF_LUCK = 53

Loop = Callable[[Rules[Any], Any, int], tuple[int, int, int]]
"""Plays a state to its end, by a seed; how many decisions, forced moves and chance moves it took."""


def in_kernel(rules: Rules[Any], state: Any, seed: int) -> tuple[int, int, int]:
    from veche.kernel.play_out import play_out

    played = play_out(rules, state, seed)
    return played.decisions, played.forced, played.chance


def in_python(rules: Rules[Any], state: Any, seed: int) -> tuple[int, int, int]:
    """The leanest loop in Python; it chooses as catanatron's does."""
    dice = Random(seed)
    draw, ask, play = dice.random, rules.ask, rules.play
    decisions = forced = chance = 0
    while (question := ask(state)) is not None:
        moves = question.moves
        count = len(moves)
        if question.seat == CHANCE:
            chance += 1
            play(state, question.falls_on(dice.getrandbits(BITS_OF_LUCK)))
        elif count == 1:
            forced += 1
            play(state, moves[0])
        else:
            decisions += 1
            play(state, moves[int(draw() * count)])
    return decisions, forced, chance


LOOPS: dict[str, Loop] = {PLAYOUT: in_kernel, LOOP_IN_PYTHON: in_python}


def loop_of_this_build(wanted: str) -> str:
    """The loop that is wanted, unless this build's kernel has none."""
    return wanted if find_spec("veche.kernel.play_out") is not None else LOOP_IN_PYTHON


def play_games(
    rules: Rules[Any], setup: Setup, loop: Loop, seed: int, seconds: float, games: int | None = None
) -> Tally:
    tally = Tally()
    while not tally.is_enough(seconds, games):
        begun = clock()
        decisions, forced, chance = loop(rules, rules.new(setup), seed + tally.games)
        tally.seconds += clock() - begun
        tally.games += 1
        tally.decisions += decisions
        tally.forced += forced
        tally.chance += chance
    return tally


def walk(rules: Rules[Any], setup: Setup, seed: int) -> Iterator[Any]:
    """The state at each decision of a random game; the same object, to be copied."""
    dice, state = Random(seed), rules.new(setup)
    while (question := rules.ask(state)) is not None:
        if question.seat == CHANCE:
            rules.play(state, question.falls_on(dice.getrandbits(BITS_OF_LUCK)))
        else:
            if len(question.moves) > 1:
                yield state
            rules.play(state, dice.choice(question.moves))


def position_to_copy(rules: Rules[Any], setup: Setup, seed: int) -> Any:
    positions = [rules.copy(state) for state in walk(rules, setup, seed)]
    late = [state for state in positions if getattr(state, "round", 0) == COPIED_ROUND]
    return late[0] if late else positions[len(positions) // 2]


def positions_to_expand(rules: Rules[Any], setup: Setup, seed: int) -> list[Any]:
    """Every so many decisions of several random games: a single game's positions differ too much from another's."""
    found = []
    for offset in range(EXPANDED_GAMES):
        for number, state in enumerate(walk(rules, setup, seed + offset)):
            if number % EXPANDED_EVERY == 0:
                found.append(rules.copy(state))
    return found


def expand(rules: Rules[Any], state: Any, number: int) -> int:
    """Copy the position and play, for every legal move; how many moves were played."""
    question = rules.ask(state)
    assert question is not None
    for move in question.moves:
        twin = rules.copy(state)
        rules.play(twin, move)
        following = rules.ask(twin)
        while following is not None and following.seat == CHANCE:
            rules.play(twin, following.falls_on(number))
            following = rules.ask(twin)
    return len(question.moves)


def expand_per_second(rules: Rules[Any], states: list[Any], seconds: float) -> float:
    """Whole passes over the positions, so that each weighs the same."""
    dice = Random(1)
    return per_second(lambda: sum([expand(rules, s, dice.getrandbits(BITS_OF_LUCK)) for s in states]), seconds)


def measure(
    title: str, players: int, seed: int, seconds: float, games: int | None, loop: str, only_games: bool
) -> Figures:
    one = titles.title(title)
    setup, rules = one.checked(Setup(players)), one.rules()
    loop = loop_of_this_build(loop)
    tally = play_games(rules, setup, LOOPS[loop], seed, seconds, games)
    copies = expanded = 0.0
    if not only_games:
        copies = copies_per_second(rules.copy, position_to_copy(rules, setup, seed), seconds / 4)
        expanded = expand_per_second(rules, positions_to_expand(rules, setup, seed), seconds / 4)
    return {
        "players": players,
        "games": tally.games,
        "seconds": tally.seconds,
        "decisions": tally.decisions,
        "forced": tally.forced,
        "chance": tally.chance,
        "copies_per_second": copies,
        "expand_per_second": expanded,
        "compiled": not str(kernel_rules.__file__).endswith(".py"),
        "loop": loop,
    }


def main() -> None:
    parser = options_of_a_side("Measure random games of a build of Veche; print JSON.")
    parser.add_argument("title", nargs="?", default="rurik")
    parser.add_argument("--loop", choices=LOOPS, default=PLAYOUT)
    parser.add_argument("--only-games", action="store_true", help="copy and expand nothing")
    options = parser.parse_args()
    print(json.dumps(measure(**vars(options))))


if __name__ == "__main__":
    main()
