"""The legal moves of a moment, as people read and try them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape

from veche.kernel.catalogue import Catalogue
from veche.kernel.errors import NotAMove
from veche.kernel.rules import Ask


class Legal:
    """The legal moves of the moment: printable, iterable, and `"advisor 4" in game.moves` works."""

    def __init__(self, catalogue: Catalogue, ask: Ask | None, means: Callable[[int], str] | None = None) -> None:
        """`means` says in a sentence what a move does, for a notebook."""
        self._catalogue = catalogue
        self._means = means
        self.ask = ask
        self.numbers: list[int] = ask.moves if ask else []

    def __iter__(self) -> Iterator[str]:
        return iter([self._catalogue.text(number) for number in self.numbers])

    def __len__(self) -> int:
        return len(self.numbers)

    def __bool__(self) -> bool:
        return bool(self.numbers)

    def __getitem__(self, place: int) -> str:
        return self._catalogue.text(self.numbers[place])

    def __contains__(self, move: object) -> bool:
        if isinstance(move, int):
            return move in self.numbers
        try:
            return isinstance(move, str) and self._catalogue.number(move) in self.numbers
        except NotAMove:
            return False

    def __repr__(self) -> str:
        return f"<{', '.join(self)}>" if self.numbers else "<the game is over>"

    def _repr_html_(self) -> str:
        """The moves as a notebook shows them: a list, each with what it means."""
        rows = [
            f"<li><code>{escape(self._catalogue.text(one))}</code>{self._meaning(one)}</li>" for one in self.numbers
        ]
        return f"<ul>{''.join(rows)}</ul>" if rows else f"<p>{escape(repr(self))}</p>"

    def _meaning(self, move: int) -> str:
        return f" {escape(self._means(move))}" if self._means is not None else ""
