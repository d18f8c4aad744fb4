"""No rule depends on the order of the verbs: with their numbers scattered, the same games are played."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from textwrap import dedent

import pytest

from veche import titles

GAMES = 3

SCRIPT = dedent("""
    import sys
    from veche.kernel import verbs
    verbs.SCATTERED.extend(int(place) for place in sys.argv.pop(1).split())
    from veche.cli import main
    sys.exit(main(sys.argv[1:]))
""")


def scattered(seed: int) -> str:
    """Places for many verbs, far enough from each other for the largest, in a random order."""
    places = [1024 * place for place in range(300)]
    Random(seed).shuffle(places)
    return " ".join(map(str, places))


def played(title: str, players: int, places: str) -> str:
    """What simulating some games says, with the digest of their journals."""
    arguments = ["simulate", title, "--players", str(players), "--games", str(GAMES), "--seed", "8"]
    done = subprocess.run([sys.executable, "-c", SCRIPT, places, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("title", ["rurik", "rurik2", "stroganov"])
def test_scattered_verbs_play_the_same_games(title: str) -> None:
    for players in titles.title(title).meta.players:
        assert played(title, players, scattered(players)) == played(title, players, "")
