"""What the review of the balance (`tools.balance`) plays, and which cards it sees in whose hands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from veche.kernel.rules import Ask
from veche.shelf.title import Title
from veche.titles.rurik.both.state_class import BaseState
from veche.titles.rurik.first import components as first
from veche.titles.rurik.first import moves as first_moves
from veche.titles.rurik.first.printed import printed as printed_first
from veche.titles.rurik.first.state import DONE
from veche.titles.rurik.first.state import WIDTH_OF_HAND as FIRST_HAND
from veche.titles.rurik.first.state_class import RurikState
from veche.titles.rurik.first.title import TITLE as FIRST
from veche.titles.rurik.second import components as second
from veche.titles.rurik.second import moves as second_moves
from veche.titles.rurik.second.printed import printed as printed_second
from veche.titles.rurik.second.state import SECRET, Rurik2State, done_by, oath_of
from veche.titles.rurik.second.state import WIDTH_OF_HAND as SECOND_HAND
from veche.titles.rurik.second.title import TITLE as SECOND

Choose = Callable[[Any, Ask], int]


class Hands(ABC):
    """Looks into the hands of all seats while a game is played."""

    inherits: Sequence[Any]
    """The moves by which the bonus of an inheritance card is gained."""
    regions: Sequence[str]
    leaders: Sequence[str]
    agendas: Sequence[str]

    def __init__(self, state: BaseState, cards: Sequence[str], width: int) -> None:
        self._cards, self._width = cards, width
        self._base = state
        self._seen: list[set[str]] = [set() for _ in range(state.players)]

    def look(self, seat: int, move: int) -> None:
        """After a move: cards pass through the hand, and an inheritance card is gained by its move."""
        hand = self._base.hand
        for holder, seen in enumerate(self._seen):
            held = holder * self._width
            seen.update(f"card {name}" for kind, name in enumerate(self._cards) if hand[held + kind])
        for verb in self.inherits:
            if verb.has(move):
                self._seen[seat].add(f"inheritance {self.regions[verb.noun(move)]}")

    def had(self) -> list[list[str]]:
        """At the end of the game: everything that each seat had, sorted."""
        for seat, seen in enumerate(self._seen):
            seen.update(f"agenda {name}" for name, at in zip(self.agendas, self._base.agenda_at) if at == seat)
            seen.update(f"leader {name}" for name, at in zip(self.leaders, self._base.holder) if at == seat)
            seen.update(self.others(seat))
        return [sorted(seen) for seen in self._seen]

    @abstractmethod
    def others(self, seat: int) -> list[str]:
        """The deeds that the seat has at the end, and what only this edition has."""


class FirstHands(Hands):
    inherits = (first_moves.INHERIT, first_moves.INHERIT_ELSEWHERE)
    regions, leaders, agendas = first.REGIONS, first.LEADERS, first.AGENDAS

    def __init__(self, rules: Any, state: RurikState) -> None:
        super().__init__(state, rules.box.scheme_names, FIRST_HAND)
        self._state = state

    def others(self, seat: int) -> list[str]:
        return [f"deed {name}" for name, at in zip(first.DEEDS, self._state.deed_at) if at in (seat, DONE + seat)]


class SecondHands(Hands):
    inherits = (second_moves.INHERIT, second_moves.INHERIT_ELSEWHERE)
    regions, leaders, agendas = second.REGIONS, second.LEADERS, second.AGENDAS

    def __init__(self, rules: Any, state: Rurik2State) -> None:
        super().__init__(state, rules.box.card_names, SECOND_HAND)
        self._state = state

    def others(self, seat: int) -> list[str]:
        s, mine = self._state, (seat, SECRET + seat)
        return [f"deed {name}" for name, at in zip(second.DEEDS, s.deed_at) if at in mine or done_by(at) == seat]


class HandsAndOaths(SecondHands):
    def others(self, seat: int) -> list[str]:
        oaths = {oath_of(self._state, seat, pair) for pair in range(len(second.PAIRS))}
        return super().others(seat) + [f"oath {second.OATHS[oath]}" for oath in oaths]


@dataclass(frozen=True)
class Review:
    """A title with some of its options: which games are played, and what is counted in them."""

    title: Title[Any, Any]
    always: tuple[str, ...]
    sometimes: tuple[str, ...]
    """The first of these options in every second game, the second in every second pair of games."""
    hands: Callable[[Any, Any], Hands]
    tables: Mapping[str, tuple[str, ...]]
    """The kinds of card, and the tables in which each is printed."""
    printed: Callable[[], dict[str, dict[str, dict[str, Any]]]]
    kinds: Callable[[Any], Sequence[tuple[str, str]]]
    """From the box: the name of every kind of scheme or strategy card, and the id of one such card."""
    by_chance: tuple[str, ...] = ()
    """Questions at which every answer is as likely, so that everything is played: a bot always prefers the same."""

    def options_of(self, game: int) -> dict[str, str]:
        chosen = [option for place, option in enumerate(self.sometimes) if game >> place & 1]
        return dict.fromkeys([*self.always, *chosen], "")

    def chooser(self, seed: int, choose: Choose) -> Choose:
        """Whoever decides in the game of this seed: dice at questions of chance, else the bots."""
        dice = Random(seed)

        def one(state: Any, ask: Ask) -> int:
            return dice.choice(ask.moves) if ask.procedure in self.by_chance else choose(state, ask)

        return one if self.by_chance else choose

    def confidences(self) -> dict[str, str]:
        """How sure the printed values of each card are."""
        records, found = self.printed(), {}
        for kind, tables in self.tables.items():
            printed = {id: record for table in tables for id, record in records[table].items()}
            named = self.kinds(self.title.rules().box) if kind == "card" else [(id, id) for id in printed]
            found.update({f"{kind} {name}": str(printed[id]["confidence"]) for name, id in named})
        return found


def _first_cards(box: Any) -> list[tuple[str, str]]:
    return [(name, ids[0]) for name, ids in zip(box.scheme_names, box.scheme_cards, strict=True)]


def _second_cards(box: Any) -> list[tuple[str, str]]:
    return [(name, ids[0]) for name, ids in zip(box.card_names, box.card_ids, strict=True)]


_SECOND_TABLES: Final = {
    "deed": ("deeds",),
    "card": ("strategy_cards",),
    "agenda": ("agendas",),
    "leader": ("leaders",),
    "inheritance": ("inheritance",),
}

_OATHS: Final = Review(
    SECOND,
    ("oath-of-roads",),
    ("free-oaths", "inheritance"),
    HandsAndOaths,
    _SECOND_TABLES | {"oath": ("oath_kinds",)},
    printed_second,
    _second_cards,
)

REVIEWS: Final = {
    "rurik": Review(
        FIRST,
        ("stone-and-blade", "random-leaders"),
        ("intrigue",),
        FirstHands,
        {
            "deed": ("deeds", "more_deeds"),
            "card": ("schemes", "more_schemes"),
            "agenda": ("agendas",),
            "leader": ("leaders", "more_leaders"),
            "inheritance": ("inheritance",),
        },
        printed_first,
        _first_cards,
    ),
    "rurik2": Review(
        SECOND, (), ("inheritance", "all-leaders"), SecondHands, _SECOND_TABLES, printed_second, _second_cards
    ),
    "rurik2-oaths": _OATHS,
    "rurik2-dealt-oaths": replace(_OATHS, by_chance=("leave-oath", "lay-oath")),
}
"""What can be reviewed: the modules of both editions. The first's leaders are dealt: a bot always prefers the same."""
