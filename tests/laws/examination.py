"""One random game, and every law along its way."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from tests.laws import laws
from tests.laws.setups import LONGEST, SETUP_TURNS, random_setup
from tests.laws.states import Broken, Fingerprint, chosen, fingerprint, readers
from veche.kernel.docket import CHANCE
from veche.kernel.game import Game
from veche.kernel.journal import write
from veche.kernel.rules import Ask
from veche.kernel.turn import Turn, same_turn
from veche.shelf.title import AnyTitle

DEAR = 20
"""The dear laws are examined on one position in so many."""

KEPT = 25
"""A copy is kept of one position in so many, to be looked at again at the end."""

TAKEN_BACK = 30
"""Instead of one move in so many, something is taken back."""

MIXED = 100
"""How well guesses are mixed is examined in one game in so many."""

PROLONGED = 4
"""In one game in so many, one of its turns is prolonged as far as it will go."""


class Violation(Exception):
    """A law was broken: everything that is needed to see it again."""

    def __init__(self, law: str, what: str, report: str) -> None:
        super().__init__(report)
        self.law = law
        self.what = what


class Examination:
    """A game of the title for so many players; `seed` decides its options, its moves and its luck."""

    def __init__(self, title: AnyTitle, players: int, seed: int, dear: int = DEAR) -> None:
        self.title = title
        self.players = players
        self.seed = seed
        self.dear = dear
        self.dice = Random(f"{title.meta.id} {players} {seed}")
        self.setup = random_setup(title, players, self.dice)
        self.checks: Counter[str] = Counter()
        self.game: Game[Any] = Game(title, self.setup, None)
        self.rules = self.game.rules
        self.before: list[Any] = []
        self.kept: list[tuple[int, Any, Fingerprint]] = []
        self.turn: Turn | None = None
        self.last_turn: Turn | None = None
        self.chooser = Random(f"turns of {title.meta.id} {players} {seed}")
        self.turns_begun = 0
        self.to_prolong: Any = None

    def run(self) -> Counter[str]:
        """Play the game to its end; how often each law was examined. Violation tells what was broken."""
        law = "a rule went wrong"
        try:
            self._play()
        except Broken as broken:
            raise Violation(broken.law, str(broken), self._report(str(broken))) from broken
        except Exception as error:
            what = f"{type(error).__name__}: {error}\n{traceback.format_exc(limit=-6)}"
            raise Violation(law, what, self._report(f"{law}: {what}")) from error
        return self.checks

    def _play(self) -> None:
        mixed = self.dice.randrange(250) if self.dice.randrange(MIXED) == 0 else -1
        while True:
            ask = self.game.ask
            self._position(ask)
            if self.dice.randrange(self.dear) == 0 or ask is None:
                self._dear_laws()
            if self.game.version == mixed:
                self._guesses_vary()
            if ask is None:
                break
            self._go_on(ask)
        self._after_the_end()

    def _go_on(self, ask: Ask) -> None:
        if self.game.undoable() and self.dice.randrange(TAKEN_BACK) == 0:
            steps = self.dice.randint(1, self.game.undoable())
            self.game.undo(steps)
            del self.before[-steps:]
            self.turn = self.last_turn = self.game.turn
            return
        then = self.rules.copy(self.game.state)
        self.before.append(then)
        if self.dice.randrange(KEPT) == 0:
            self.kept.append((self.game.version, then, fingerprint(then)))
        self.game.play(chosen(ask, self.dice))
        self._examine("conservation", laws.nothing_goes_back, self.title, then, self.game.state)

    def _examine(self, name: str, law: Callable[..., int | None], *what: Any) -> None:
        """Examine a law; it counts unless it says that there was nothing to examine."""
        if law(*what) is not False:
            self.checks[name] += 1

    def _position(self, ask: Ask | None) -> None:
        rules, s = self.rules, self.game.state
        turn = rules.turn(s)
        self._examine("no dead end", laws.no_dead_end, rules, s, ask)
        self._examine("conservation", laws.conservation, self.title, rules, s)
        self._examine("bounded length", laws.bounded_length, self.game, LONGEST[self.title.meta.id])
        self._examine("notation round trip", laws.notation_round_trip, rules, ask.moves if ask else [])
        self._examine("every question has its turn", laws.every_question_has_its_turn, self.title, ask, turn)
        self._examine("turns do not overlap", laws.turns_do_not_overlap, rules, self.turn, self.last_turn, turn)
        if ask is not None and turn is not None and not same_turn(turn, self.turn):
            self._turn_begins(ask, turn)
        self.turn = turn
        self.last_turn = turn or self.last_turn

    def _turn_begins(self, ask: Ask, turn: Turn) -> None:
        """Any of the game's turns may be the one that is to be prolonged, each as likely as the others."""
        if self.seed % PROLONGED or ask.seat != turn.seat or turn.kind == SETUP_TURNS:
            return
        self.turns_begun += 1
        if self.chooser.randrange(self.turns_begun) == 0:
            self.to_prolong = self.rules.copy(self.game.state)

    def _dear_laws(self) -> None:
        title, rules, game, s = self.title, self.rules, self.game, self.game.state
        number = self.dice.getrandbits(30)
        self._examine("asking is pure", laws.asking_is_pure, rules, s)
        ahead = laws.Ahead(rules, s, number)
        self._examine("copies never alias", laws.copies_never_alias, s, ahead)
        self._examine("dump and load", laws.dump_and_load, title, rules, s, ahead)
        self._examine("undo crosses nothing", laws.undo_crosses_nothing, game, self.before)
        self._examine("undo never peeks", laws.undo_never_peeks, game, number)
        self._examine("secrets stay secret", laws.secrets_stay_secret, rules, s, self.players, number)
        self._examine("the asked seat knows its moves", laws.asked_seat_knows_its_moves, rules, s, number)
        self._examine("guesses fit the view", laws.guesses_fit_every_view, title, rules, s, self.players, number)
        self.checks["everybody sees the same turn"] += 1  # in the position and in every guess
        reader = self.dice.choice(readers(self.players))
        name = "guesses cannot be told apart"
        self._examine(name, laws.guesses_cannot_be_told_apart, rules, s, reader, number)
        self._examine("views travel as data", laws.views_travel_as_data, rules, s, reader, number)
        if self.dice.randrange(40) == 0:
            self._examine("the journal rebuilds the state", laws.journal_rebuilds, title, game)
            self._examine("a game goes on in mid-journal", laws.goes_on_in_mid_journal, title, game)

    def _guesses_vary(self) -> None:
        for reader in readers(self.players):
            slots = laws.guesses_vary(self.title, self.rules, self.game.state, reader, self.seed)
            self.checks["guesses vary"] += slots

    def _after_the_end(self) -> None:
        self._examine("the journal rebuilds the state", laws.journal_rebuilds, self.title, self.game)
        self._examine("a game goes on in mid-journal", laws.goes_on_in_mid_journal, self.title, self.game)
        self._examine("copies never alias", laws.past_copies_are_unchanged, self.kept)
        if self.to_prolong is not None:
            self._examine("turns end", laws.turns_end, self.title, self.rules, self.to_prolong, self.seed)
        self.checks["games"] += 1
        self.checks["moves"] += len(self.game.line())
        self.checks["decisions"] += len([entry for entry in self.game.line() if entry.seat != CHANCE])

    def _report(self, what: str) -> str:
        name = self.title.meta.id
        options = " ".join(f"{key}={value}" if value else key for key, value in self.setup.options.items()) or "none"
        return "\n".join(
            [
                what,
                f"title {name}, players {self.players}, options: {options}",
                f"seed {self.seed}, version {self.game.version}",
                f"again: python -m tests.laws.run --title {name} --players {self.players} --games 1 --seed {self.seed}",
                write(self.game),
            ]
        )
