"""Titles as games of OpenSpiel: importing this registers `veche_rurik`, `veche_rurik2`, `veche_stroganov` and the like.

    import pyspiel, veche.envs.openspiel
    game = pyspiel.load_game("veche_rurik(players=3,deed-row=true,leaders=maria+boris+agatha,returns=margin)")

Chance is explicit. What an automa does is no action: it follows at once. Needs the extra `openspiel`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from veche import titles
from veche.envs.layout import Layout, NoColumns, layout_of, table_of
from veche.envs.returns import RETURNS, returns_of
from veche.kernel import journal
from veche.kernel.docket import CHANCE, NOBODY
from veche.kernel.entry import EVERYBODY, is_secret_from
from veche.kernel.meta import Meta, Option
from veche.kernel.rules import Ask
from veche.kernel.state import State

LONGEST: Final = 10_000
"""More questions than any game asks, of seats and of chance alike."""

FARTHEST: Final = 1000.0
"""A greater margin than any game ends with."""


class Moment:
    """A game at one of its questions. It never changes, so that a clone of a state has the same one."""

    def __init__(self, layout: Layout, state: State, last: Line | None) -> None:
        self.layout = layout
        self.state = state
        self.ask: Ask | None = layout.rules.ask(state)
        self.last = last
        self._looks: dict[int, str] = {}

    def after(self, move: int) -> Moment:
        """The question to which this answer leads; an automa has acted by then."""
        rules = self.layout.rules
        state, last = rules.copy(self.state), Line(self, move)
        rules.play(state, move)
        following = Moment(self.layout, state, last)
        automa = following.ask
        return following.after(automa.moves[0]) if automa is not None and automa.by_rule else following

    def lines(self) -> list[Line]:
        """The journal from its beginning."""
        found, line = [], self.last
        while line is not None:
            found.append(line)
            line = line.at.last
        return found[::-1]

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The data of the seat's view; NOBODY is the spectator."""
        return self.layout.rules.view(self.state, seat).data()

    def look(self, seat: int) -> str:
        """A mark of what the seat sees: of another sight, another one."""
        if seat not in self._looks:
            self._looks[seat] = blake2b(_data(self.seen_by(seat)).encode(), digest_size=8).hexdigest()
        return self._looks[seat]

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.layout.setup
        moves = [line.move for line in self.lines()]
        return _again, (setup.title, setup.players, setup.options, moves)


class Line:
    """One line of a journal: a move, and the moment at which it was made. Games that were one until here share it."""

    __slots__ = ("at", "move", "reader", "seat", "version")

    def __init__(self, at: Moment, move: int) -> None:
        assert at.ask is not None
        self.at = at
        self.version: int = 1 if at.last is None else at.last.version + 1
        self.seat = int(at.ask.seat)
        self.move = move
        self.reader: int = int(at.ask.frame.seat) if at.ask.secret else EVERYBODY


def _again(title: str, players: int, options: dict[str, str], moves: list[int]) -> Moment:
    """The moment to which these moves lead, those of automas included."""
    moment = beginning(layout_of(title, players, options))
    while (after := 0 if moment.last is None else moment.last.version) < len(moves):
        moment = moment.after(moves[after])
    return moment


def beginning(layout: Layout) -> Moment:
    """The first question of a game, which may be one to chance."""
    moment = Moment(layout, layout.rules.new(layout.setup), None)
    while moment.ask is not None and moment.ask.by_rule:
        moment = moment.after(moment.ask.moves[0])
    return moment


class VecheGame(pyspiel.Game):
    """A title for one setup; each title has its class."""

    meta: Meta

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        meta, usual = self.meta, parameters_of(self.meta)
        said = {**usual, **(params or {})}
        options = {option.name: found for option in meta.options if (found := chosen(option, said)) is not None}
        self.layout = layout = layout_of(meta.id, int(said["players"]), options)
        self.worth = str(said["returns"])
        if self.worth not in RETURNS:
            raise ValueError(f"returns are one of {', '.join(RETURNS)}, not {self.worth!r}")
        most = FARTHEST if self.worth == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=layout.moves,
            max_chance_outcomes=layout.moves,
            num_players=layout.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if layout.players > 1 else None,
            max_game_length=LONGEST,
        )
        # Its name says what is not as usual; a comma would begin the next parameter.
        named = {name: one for name, one in said.items() if one != usual[name]}
        named = {name: one.replace(",", "+") if isinstance(one, str) else one for name, one in named.items()}
        super().__init__(type_of(meta, layout), info, named)
        self.beginning = beginning(layout)

    def new_initial_state(self) -> VecheState:
        return VecheState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> VecheObserver:
        return VecheObserver(self.layout, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class VecheState(pyspiel.State):
    """A game being played; all that it holds is the moment."""

    def __init__(self, game: VecheGame) -> None:
        super().__init__(game)
        self.moment = game.beginning

    def current_player(self) -> int:
        ask = self.moment.ask
        if ask is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if ask.seat == CHANCE else int(ask.seat)

    def is_terminal(self) -> bool:
        return self.moment.ask is None

    def _legal_actions(self, player: int) -> list[int]:
        ask, encoder = self.moment.ask, self.moment.layout.encoder
        return [] if ask is None else sorted([int(encoder.action(player, move)) for move in ask.moves])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ask = self.moment.ask
        assert ask is not None, "the game is over"
        total = sum(ask.weights)
        return sorted([(move, weight / total) for move, weight in zip(ask.moves, ask.weights) if weight])

    def _apply_action(self, action: int) -> None:
        ask = self.moment.ask
        assert ask is not None, "the game is over"
        move = int(self.moment.layout.encoder.move(ask.seat, action))
        if move not in ask.moves:
            raise ValueError(f"{self._action_to_string(self.current_player(), action)} may not be played now")
        self.moment = self.moment.after(move)

    def _action_to_string(self, player: int, action: int) -> str:
        layout = self.moment.layout
        return str(layout.rules.catalogue.text(layout.encoder.move(max(player, CHANCE), action)))

    def returns(self) -> list[float]:
        moment, layout = self.moment, self.moment.layout
        if moment.ask is not None:
            return [0.0] * layout.players
        outcome = layout.rules.outcome(moment.state)
        assert outcome is not None
        return returns_of(outcome, self.get_game().worth)[: layout.players]

    def __str__(self) -> str:
        return written(self.moment, None)


class VecheObserver:
    """What is seen: by whom, and whether of now or of all that was.

    Of now, the string is the data of a view, and the tensor its numbers (docs/observations.md). Of all that was, the
    string is a journal, with marks of what a seat saw whenever it was asked and of what it sees now: not all that comes
    into sight is written in a journal, and not all of it stays there. There is no tensor of that: no fixed number of
    numbers could tell it.
    """

    def __init__(self, layout: Layout, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers take no parameters; these were given: {params}")
        self.layout = layout
        self.kind = kind
        one = pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and kind.private_info == one and not kind.perfect_recall:
            self.tensor = np.zeros(layout.length, np.float32)
            self.dict = {"observation": self.tensor}
            self._numbers = np.zeros(layout.length, np.int32)

    def set_from(self, state: VecheState, player: int) -> None:
        if self.tensor is not None:
            self.layout.encoder.encode(state.moment.state, player, memoryview(self._numbers))
            self.tensor[:] = self._numbers

    def string_from(self, state: VecheState, player: int) -> str:
        private = self.kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            seats = list(range(self.layout.players))
        else:
            seats = [player] if private == pyspiel.PrivateInfoType.SINGLE_PLAYER else [NOBODY]
        seen = self._journal_of if self.kind.perfect_recall else self._view_of
        return "\n".join([text for seat in seats if (text := seen(state.moment, seat))])

    def _journal_of(self, moment: Moment, seat: int) -> str:
        lines = moment.lines()
        told = written(moment, seat)
        if not self.kind.public_info:
            told = "".join([f"{_line(moment.layout, line, seat)}\n" for line in lines if line.reader == seat])
        if seat == NOBODY:
            return told
        looks = [f"{line.version} {line.at.look(seat)}" for line in lines if line.seat == seat]
        return f"{told}saw {', '.join([*looks, moment.look(seat)])}\n"

    def _view_of(self, moment: Moment, seat: int) -> str:
        data = moment.seen_by(seat)
        if not self.kind.public_info:
            data = _beyond(data, moment.seen_by(NOBODY))
        return _data(data)


def written(moment: Moment, seat: int | None) -> str:
    """The journal until now as a seat reads it (NOBODY: the spectator); None: as whoever keeps the table does."""
    layout = moment.layout
    header = journal.header_lines(layout.title.meta, layout.setup)
    if seat is not None:
        header.append(f"seat {'spectator' if seat == NOBODY else layout.names[seat]}")
    return journal.text_of(header, [_line(layout, line, seat) for line in moment.lines()])


def _line(layout: Layout, line: Line, seat: int | None) -> str:
    catalogue = layout.rules.catalogue
    hidden = seat is not None and is_secret_from(line.reader, seat)
    text = catalogue.masked(line.move) if hidden else catalogue.text(line.move)
    return journal.move_line(line.version, "chance" if line.seat == CHANCE else layout.names[line.seat], str(text))


def _data(data: Mapping[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True)


def _beyond(own: Mapping[str, Any], others: Mapping[str, Any]) -> dict[str, Any]:
    """What these data of a seat say that those of a spectator do not, and whose they are."""
    found = {"seat": own["seat"]}
    for part in ("numbers", "columns"):
        more = {name: one for name, one in own[part].items() if others[part].get(name) != one}
        found.update({part: more} if more else {})
    return found


# Registering


def chosen(option: Option, said: Mapping[str, Any]) -> str | None:
    """What these parameters choose of an option, or None where they say nothing of it."""
    value = said.get(option.name, "")
    if isinstance(value, bool):
        return "" if value else None
    return str(value).replace("+", ",") or None


def parameters_of(meta: Meta) -> dict[str, Any]:
    """What can be said of a game, with what holds if it is not: an option that has no values is true or false."""
    switches = [option.name for option in meta.options if not option.values and not option.text]
    options = {option.name: False if option.name in switches else "" for option in meta.options}
    return {"players": meta.usual_players, "returns": RETURNS[0], **options}


def type_of(meta: Meta, layout: Layout | None = None) -> Any:
    """What OpenSpiel wants to know of a title; with a layout, of one setup."""
    kinds = pyspiel.GameType
    alone = layout is not None and layout.players == 1
    return kinds(
        short_name=f"veche_{meta.id}",
        long_name=meta.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        # Also where all lies open: what holds for any setup is said of each.
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(meta.players),
        min_num_players=min(meta.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(meta),
    )


def register() -> list[str]:
    """Register every title that has a table of columns; their names in OpenSpiel."""
    found = []
    for meta in titles.metas():
        try:
            table_of(titles.title(meta.id))
        except NoColumns:
            continue
        # A class, not a function: OpenSpiel lets go of it when Python has ended, and then only classes do no harm.
        game = type(f"VecheGame_{meta.id}", (VecheGame,), {"meta": meta})
        globals()[game.__name__] = game  # where pickle looks for it
        pyspiel.register_game(type_of(meta), game)
        found.append(f"veche_{meta.id}")
    return found


NAMES: Final = register()
"""What the games are called."""
