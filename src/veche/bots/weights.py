"""Learned weights: what a lead in each component is worth at the end of the game.

They are data, a file for each title and number of players, and one for a game alone (`weights/2.json`,
`weights/alone.json` in the title's package), made by `make train`. A bot may be given another file.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import sqrt
from pathlib import Path
from typing import Any

from veche.bots.beam import weighed
from veche.kernel.errors import VecheError
from veche.shelf.title import AnyTitle


class BadWeights(VecheError):
    """A file of weights cannot be used."""


class Weights:
    """What each component weighs, at the end of the game (`now`) and how much more while all of it is left (`later`).

    A position is worth `(1 - mix)` times the title's appraisal and `mix` times what the weights say, which is the final
    margin to be expected; and what is wanted beyond that, by component too (`wants`, `wants_later`), if anything is. Of
    the margin, `spread` is the standard deviation while all of the game is left; it shrinks with the root of what is
    left.
    """

    def __init__(
        self,
        now: list[float],
        later: list[float],
        constant: float,
        mix: float,
        wants: list[float] | None = None,
        wants_later: list[float] | None = None,
        spread: float = 0.0,
    ) -> None:
        self.now = now
        self.later = later
        self.constant = constant
        self.mix = mix
        self.wants = wants or []
        self.wants_later = wants_later or []
        self.spread = spread

    def margin(self, ahead: list[float]) -> float:
        """The final margin to be expected from such a lead by component (`Title.ahead`)."""
        return self.constant + weighed(self.now, self.later, ahead)

    def wanted(self, ahead: list[float]) -> float:
        """What is wanted of such a lead, whatever it may add to the margin."""
        return weighed(self.wants, self.wants_later, ahead) if self.wants else 0.0


class Evaluation:
    """How well a seat stands: by the learned weights of this title and table, or by the title's rule of thumb alone.

    `file` names other weights than the title's own; with `by_hand` there are none.
    """

    def __init__(self, rules: Any, title: AnyTitle, file: str = "", by_hand: bool = False) -> None:
        self._rules = rules
        self._title = title
        self._given = read_weights(file, title) if file else None
        self._by_hand = by_hand

    def weights(self, state: Any) -> Weights | None:
        """The weights for this table, if there are any."""
        if self._by_hand:
            return None
        return self._given or own_weights(self._title, self._title.weights_for(self._rules, state))

    def worth(self, state: Any, seat: int) -> float:
        """What the position is worth to the seat."""
        weights = self.weights(state)
        if weights is None or not (weights.mix or weights.wants) or state.docket is None:
            return self._title.appraise(self._rules, state, seat)
        return self.outlook(state, seat)[0]

    def appraise(self, rules: Any, state: Any, seat: int) -> float:
        """The same, as a title appraises: so that a beam can be steered by it."""
        return self.worth(state, seat)

    def outlook(self, state: Any, seat: int) -> tuple[float, float]:
        """What the position is worth, and the final margin to be expected; without weights, the appraisal is both."""
        weights = self.weights(state)
        if weights is None or state.docket is None:
            appraised = self._title.appraise(self._rules, state, seat)
            return appraised, appraised
        ahead = self._title.ahead(self._rules, state, seat)
        margin = weights.margin(ahead)
        return (1.0 - weights.mix) * ahead[-1] + weights.mix * margin + weights.wanted(ahead), margin

    def spread(self, state: Any, seat: int) -> float:
        """How far final margins are from what is expected: their standard deviation; 0, where nobody has measured."""
        weights = self.weights(state)
        if weights is None or state.docket is None:
            return 0.0
        return weights.spread * sqrt(max(0.0, self._title.ahead(self._rules, state, seat)[-2]))

    def parts(self, state: Any, seat: int) -> list[float]:
        """What each component adds to the worth, in the order of their names; nothing of a title without components.

        What is wanted whatever it may add to the margin is no part of that (`wish`): those are no points to expect.
        """
        names = self._title.component_names
        if not names or state.docket is None:
            return [0.0] * len(names)
        mine = self._title.components(self._rules, state, seat)
        by_hand = [weight * number for weight, number in zip(self._title.hand_weights, mine)]
        weights = self.weights(state)
        if weights is None or not weights.mix:
            return by_hand
        ahead = self._title.ahead(self._rules, state, seat)
        learned = [(now + later * ahead[-2]) * lead for now, later, lead in zip(weights.now, weights.later, ahead)]
        return [(1.0 - weights.mix) * hand + weights.mix * more for hand, more in zip(by_hand, learned)]

    def wish(self, state: Any, seat: int) -> float:
        """What is wanted of the position beside the margin to be expected."""
        weights = self.weights(state)
        if weights is None or not weights.wants or state.docket is None:
            return 0.0
        return weights.wanted(self._title.ahead(self._rules, state, seat))


@cache
def own_weights(title: AnyTitle, table: str) -> Weights | None:
    """The weights that the title brings for such a table, if it does."""
    file = resources.files(title.package).joinpath("weights", f"{table}.json") if table else None
    return weights_from(file.read_text(encoding="utf-8"), file.name, title) if file and file.is_file() else None


def read_weights(name: str, title: AnyTitle) -> Weights:
    """The weights in a file."""
    try:
        return weights_from(Path(name).read_text(encoding="utf-8"), name, title)
    except (OSError, UnicodeDecodeError) as error:
        raise BadWeights("bots.weights-unread", file=name, why=str(error)) from error


def weights_from(text: str, name: str, title: AnyTitle) -> Weights:
    """The weights that are written so; each component of the title has two, and no other is named."""
    try:
        data = json.loads(text)
        rows, wants = _pairs(data["components"]), _pairs(data.get("wants", {}))
        constant, mix, of = float(data["constant"]), float(data["mix"]), str(data["title"])
        spread = float(data.get("spread", 0.0))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights("bots.weights-form", file=name, why=f"{type(error).__name__}: {error}") from error
    names = title.component_names
    if of != title.meta.id or set(rows) != set(names) or not set(wants) <= set(names):
        raise BadWeights("bots.weights-fit", file=name, title=title.meta.id, of=of)
    now, later = _columns(rows, names)
    wanted, wanted_later = _columns(wants, names) if wants else ([], [])
    return Weights(now, later, constant, mix, wanted, wanted_later, spread)


def _pairs(data: Any) -> dict[str, tuple[float, float]]:
    return {key: (float(now), float(later)) for key, (now, later) in data.items()}


def _columns(pairs: dict[str, tuple[float, float]], names: Sequence[str]) -> tuple[list[float], list[float]]:
    """Both numbers of each component, in the order of their names; what is not there is nothing."""
    found = [pairs.get(name, (0.0, 0.0)) for name in names]
    return [now for now, _ in found], [later for _, later in found]
