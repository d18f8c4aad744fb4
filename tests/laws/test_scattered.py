"""No rule depends on the order of the verbs: with their numbers scattered, the same games are played.

What is scattered are the numbers. Where a bot finds two moves equally good, the order in which verbs are declared
decides (`rank_of`), wherever their numbers are.
"""

from __future__ import annotations

import subprocess
import sys
from random import Random
from textwrap import dedent

import pytest

from veche import titles

GAMES = 3

SCATTER = dedent("""
    import sys
    from veche.kernel import verbs
    verbs.SCATTERED.extend(int(place) for place in sys.argv.pop(1).split())
""")

SIMULATE = SCATTER + dedent("""
    from veche.cli import main
    sys.exit(main(sys.argv[1:]))
""")

RANKS = SCATTER + dedent("""
    import veche
    catalogue = veche.new(sys.argv[1], 2, seed=1).rules.catalogue
    for move in range(len(catalogue)):
        if catalogue.text(move):
            print(catalogue.rank_of([move]), catalogue.text(move))
""")


def scattered(seed: int) -> str:
    """Places for many verbs, far enough from each other for the largest, in a random order."""
    places = [1024 * place for place in range(300)]
    Random(seed).shuffle(places)
    return " ".join(map(str, places))


def said(script: str, places: str, *arguments: str) -> str:
    """What a script says with the verbs in these places."""
    done = subprocess.run([sys.executable, "-c", script, places, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def played(title: str, players: int, places: str, *options: str) -> str:
    """What simulating some games says, with the digest of their journals."""
    chosen = [word for option in options for word in ("--option", option)]
    setup = ["--players", str(players), "--games", str(GAMES), "--seed", "8", *chosen]
    return said(SIMULATE, places, "simulate", title, *setup)


@pytest.mark.parametrize("title", ["rurik", "rurik2", "stroganov"])
def test_scattered_verbs_play_the_same_games(title: str) -> None:
    for players in titles.title(title).meta.players:
        assert played(title, players, scattered(players)) == played(title, players, "")


@pytest.mark.parametrize(
    ("title", "players", "options"),
    [
        ("rurik", 3, ["stone-and-blade", "intrigue", "deed-row", "rebel-rewards"]),
        ("rurik", 1, ["stone-and-blade", "solo-1-5"]),
        ("rurik2", 2, ["free-oaths", "oath-of-roads", "inheritance", "all-leaders"]),
        ("stroganov", 1, ["asymmetric-boards", "random-region-furs"]),
    ],
)
def test_scattered_verbs_of_modules_play_the_same_games(title: str, players: int, options: list[str]) -> None:
    assert played(title, players, scattered(9), *options) == played(title, players, "", *options)


@pytest.mark.parametrize("title", ["rurik", "rurik2", "stroganov"])
def test_bots_decide_between_equal_moves_alike_wherever_the_verbs_stand(title: str) -> None:
    ranks = sorted(said(RANKS, scattered(1), title).splitlines())
    assert len(ranks) > 700
    assert ranks == sorted(said(RANKS, "", title).splitlines())
