"""The law of recall: what is drawn with everything recalled is, byte for byte, what is drawn by nobody who remembers.

    python -m tests.drawing.recalled --games 200 [--title rurik] [--seed 1]

Random matches of all titles, with random options and players, are played several at once and looked at by turns: from
every seat and by spectators, in both languages, with what was done last, advised turns and various names. A memory that
is too small for all of it forgets in between.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from random import Random
from typing import Any, Final
from unittest.mock import patch

from tests.at_random import at_random
from tests.drawing.stage import NAMES, TITLES
from tests.laws.setups import random_setup
from veche.drawing import recall
from veche.drawing.scene import Drawing, Scene, Trail, pick, thing
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.kernel.sentences import prompt, remark
from veche.language.reader import speaking
from veche.shelf.title import title_of
from veche.story.passage import Trace, Way

AT_ONCE: Final = 3
"""So many matches are played side by side."""

OTHERS: Final = ("<Ruta>", "Åsa & co", "Ivar", "Gleb")
LANGUAGES: Final = ("en", "de")
WAYS: Final[tuple[Way, ...]] = ("goes", "comes", "falls", "here")
SMALL: Final = 3_000_000
"""Room for some hundred panels."""


class Blank:
    """A memory that keeps nothing: every panel is drawn by its own desk."""

    @staticmethod
    def drawing(root: Any, desk: Any, draw: Any) -> Any:
        return draw(desk)


class Strict(recall.Memory):
    """A memory that takes no mistake lightly."""

    def mistrust(self, error: recall.Unforeseen) -> None:
        raise error


class Broken(AssertionError):
    """What is recalled differs from what is drawn."""


@dataclass
class Match:
    """A random match that is under way."""

    game: Game[Any]
    turns: Iterator[Game[Any]]
    names: Sequence[str]
    dice: Random

    def scene(self, viewer: int) -> Scene:
        """What a seat sees now, as the table would put it together, with some moves that were made or advised."""
        game, words = self.game, self.game.words()
        state, rules = game.state, game.rules
        ask = rules.ask(state)
        view = rules.view(state, viewer)
        asked = None if ask is None or ask.seat < 0 else ask.seat
        moves = ask.moves if ask is not None and ask.seat == viewer else ()
        picks = [pick(rules.catalogue, move, words, remark(game, view, move, words)) for move in moves]
        trails = [[self._trail(number + 1) for number in range(self.dice.choice((0, 0, 1, 3)))] for _ in range(2)]
        return Scene(
            view=view,
            viewer=viewer,
            names=self.names[: len(game.seats)],
            asked=asked,
            prompt=prompt(game, ask, words, state) if ask is not None else "",
            picks=picks,
            words=words,
            procedure=ask.procedure if ask else "",
            operands=game.title.operands(rules, ask.frame) if ask else {},
            trail=trails[0],
            plans=trails[1],
            rounds=[[1] * 4, [2] * 4] if ask is None else (),
            rules="/rules",
            outcome=title_of(game).account(game) if ask is None else None,
        )

    def _trail(self, number: int) -> Trail:
        catalogue = self.game.rules.catalogue
        traces = []
        for _ in range(self.dice.randint(1, 3)):
            move = self.dice.randrange(len(catalogue))
            traces.append(Trace(self.dice.choice(WAYS), thing(catalogue.kinds[move], catalogue.nouns[move])))
        return Trail(number, self.dice.randrange(self.game.setup.players), tuple(traces))


def begun(title: str, setting: int, seed: int) -> Match:
    """A match whose options and players follow from `setting`, and all else from `seed`."""
    one, dice = TITLES[title], Random(setting)
    game: Game[Any] = Game(one, random_setup(one, dice.choice(one.meta.players), dice), seed)
    return Match(game, at_random(game, seed), (NAMES, OTHERS)[seed % 2], Random(seed))


@contextmanager
def memory(kept: Any) -> Iterator[None]:
    with patch.object(recall, "MEMORY", kept):
        yield


def drawn(match: Match, scene: Scene, kept: Any) -> Drawing:
    with memory(kept):
        drawing = title_of(match.game).draw(match.game.rules, scene)
    assert isinstance(drawing, Drawing)
    return drawing


def examine(match: Match, kept: recall.Memory) -> int:
    """Look at a match as it stands now from some seats, in both languages; how often that was."""
    looks = 0
    seats = (NOBODY, *range(match.game.setup.players))
    for viewer in match.dice.sample(seats, min(3, len(seats))):
        for language in LANGUAGES:
            with speaking(language):
                scene = match.scene(viewer)
                recalled, blank = drawn(match, scene, kept), drawn(match, scene, Blank)
            looks += 1
            for field in fields(Drawing):
                found, wanted = getattr(recalled, field.name), getattr(blank, field.name)
                if found != wanted:
                    raise Broken(difference(match, viewer, language, field.name, str(found), str(wanted)))
    return looks


def difference(match: Match, viewer: int, language: str, part: str, found: str, wanted: str) -> str:
    at = next((place for place, (a, b) in enumerate(zip(found, wanted, strict=False)) if a != b), 0)
    game = match.game
    return (
        f"{game.title.meta.id} {game.setup.players} {game.setup.options} version {game.version}, seat {viewer}, "
        f"{language}, {part}:\nrecalled …{found[max(at - 200, 0) : at + 200]}…"
        f"\ndrawn …{wanted[max(at - 200, 0) : at + 200]}…"
    )


def play(title: str, seed: int, every: int, kept: recall.Memory) -> int:
    """Play some matches side by side to their ends and look at them at one question in `every`; how often that was.

    Two of them differ in nothing but luck and names.
    """
    matches = [begun(title, setting, AT_ONCE * seed + number) for number, setting in enumerate((seed, seed, -seed))]
    dice, looks, going = Random(seed), 0, list(matches)
    while going:
        match = dice.choice(going)
        if next(match.turns, None) is None:
            going.remove(match)
        if dice.randrange(every) == 0 or match.game.is_over:
            looks += examine(match, kept)
    return looks


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.drawing.recalled", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=60, help="matches of each title (default: 60)")
    parser.add_argument("--title", choices=sorted(TITLES), action="append", help="this title only")
    parser.add_argument("--every", type=int, default=5, help="look at one question in so many (default: 5)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for title in options.title or sorted(TITLES):
        kept, looks = Strict(SMALL), 0
        for seed in range(options.seed, options.seed + (options.games + AT_ONCE - 1) // AT_ONCE):
            try:
                looks += play(title, seed, options.every, kept)
            except (Broken, recall.Unforeseen) as error:
                print(f"--seed {seed}: {error}")
                return 1
        print(f"{title}: {looks} looks, all as drawn")
    return 0


if __name__ == "__main__":
    sys.exit(main())
