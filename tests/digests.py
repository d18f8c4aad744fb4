"""The digests of games between bots that draw lots, for every title, number of players and choice of every option.

    python -m tests.digests        writes tests/digests.json anew

A change that is to play the same games leaves the file as it is; one of the rules writes it in its own commit.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.compiled.check import Choices, setups
from veche import titles
from veche.arena.simulate import Plan, simulate

FILE = Path(__file__).with_suffix(".json")
GAMES = 2
SEED = 1


def setup_name(title: str, players: int, options: Choices) -> str:
    """A setup in one line."""
    return " ".join([title, str(players), *(f"{name}={value}" if value else name for name, value in options.items())])


def digests(title: str) -> dict[str, str]:
    """The digests of a title's games, by setup."""
    return {
        setup_name(title, players, options): simulate(Plan(title, players, SEED, options), GAMES).digest
        for players in titles.title(title).meta.players
        for options in setups(titles.title(title).meta, players)
    }


def written() -> dict[str, dict[str, str]]:
    """What the file says, by title."""
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def main() -> None:
    found = {meta.id: digests(meta.id) for meta in titles.metas()}
    FILE.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
