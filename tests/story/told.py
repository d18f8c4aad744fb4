"""The story of a game as tests look at it: every sentence in it, and what it says of coins, goods and troops."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from veche.kernel.docket import CHANCE, NOBODY
from veche.kernel.game import Game
from veche.shelf.title import title_of
from veche.story.composer import ALL
from veche.story.passage import Part, Passage, Sentence, Thing, Who
from veche.story.teller import Teller
from veche.story.voice import Voice


def composed(game: Game[Any], reader: int) -> list[Passage]:
    """The story as a reader has it while the game goes on, even if it is over."""
    return list(Teller(game, reader, NOBODY if reader == ALL else reader).follow(game))


def voice(game: Game[Any], reader: int) -> Voice:
    """Says sentences of this game to a reader."""
    words = game.words()
    seats = title_of(game).meta.seats[: game.state.players]
    return Voice(words, [words.name("seat", seat) for seat in seats], reader)


def lines(game: Game[Any], reader: int) -> list[str]:
    """The whole story in plain text, a line for each passage."""
    say = voice(game, reader)
    return [say.tell(passage) for passage in composed(game, reader)]


def sentences(passage: Passage) -> Iterator[Sentence]:
    """Every sentence of a passage, and those within sentences."""
    for one in (passage.said, *passage.then):
        yield from _within(one)


def _within(part: Part) -> Iterator[Sentence]:
    if isinstance(part, Sentence):
        yield part
        for one in part.arguments.values():
            yield from _within(one)
    elif isinstance(part, tuple):
        for other in part:
            yield from _within(other)


def things(passage: Passage) -> Iterator[Thing]:
    """Everything that a passage names."""
    for one in sentences(passage):
        for part in one.arguments.values():
            for thing in part if isinstance(part, tuple) else (part,):
                if isinstance(thing, Thing):
                    yield thing


def is_by_itself(passage: Passage, before: Passage | None) -> bool:
    """Whether it tells what the rules did after the move of the passage before, which nobody did."""
    at_its_end = before is not None and passage.first == passage.last == before.last
    return at_its_end and passage.seat == CHANCE


def seat_of(part: Part) -> int:
    assert isinstance(part, Who)
    return part.seat


def number_of(part: Part) -> int:
    assert isinstance(part, int)
    return part


def coins_in(part: Part) -> int:
    """The coins among listed things, or in a phrase of its own."""
    return sum([number_of(one.arguments["number"]) for one in _within(part) if one.key == "story.coins"])


def goods_in(part: Part) -> dict[str, int]:
    """The goods among listed things, by their names."""
    found = [one.arguments for one in _within(part) if one.key == "story.goods"]
    return {str(one["good"]): number_of(one["number"]) for one in found}


def troops_in(part: Part) -> int:
    """The troops among listed things; leaders are none."""
    found = [one for one in _within(part) if one.key in ("story.troops", "story.rebels")]
    return sum([number_of(one.arguments["number"]) for one in found])
