"""Ways in which somebody's editor, or somebody's spite, changes a position: each takes the data and changes one thing.

Nothing here knows a title: which words may stand for which is learned from positions that were really written.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

from tests.laws.states import AnyRules
from veche.kernel.docket import NAMES
from veche.kernel.procedure import Missing

Data: TypeAlias = dict[str, Any]
Spot: TypeAlias = tuple[Any, Any]
"""A container, and a key or place in it."""

EDGES: Final = (-1, 0, 1, 2, 7, 12, 13, 15, 16, 20, 99, 998, 999, 1000, 10**6, 10**20)
JUNK: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    "",
    "nowhere",
    [],
    {},
    -1,
    0,
    1.5,
    float("inf"),
    float("nan"),
    [[]],
    [None],
    {"": 0},
)


class Vocabulary:
    """What was seen in positions of a title: the values of each field, whole frames and whole dockets."""

    def __init__(self, rules: AnyRules, options: tuple[str, ...]) -> None:
        self.rules = rules
        self.options = options
        self.values: dict[str, list[Any]] = {}
        self.frames: list[Data] = []
        self.dockets: list[list[Data]] = []
        self._seen: set[str] = set()
        self.procedures = [NAMES[number] for number, one in enumerate(rules.table) if not isinstance(one, Missing)]

    def learn(self, data: Data) -> None:
        """Take in the words of a position."""
        self.dockets.append(data["docket"])
        for frame in data["docket"]:
            if self._is_new("frame", frame):
                self.frames.append(frame)
        for spot, field in spots(data):
            value = spot[0][spot[1]]
            if self._is_new(field, value) and len(self.values.setdefault(field, [])) < 400:
                self.values[field].append(value)

    def _is_new(self, field: str, value: Any) -> bool:
        key = f"{field} {json.dumps(value, sort_keys=True)}"
        if key in self._seen:
            return False
        self._seen.add(key)
        return True


def spots(data: Any, field: str = "") -> list[tuple[Spot, str]]:
    """Every place in the data that holds a value, with the name of its field."""
    found: list[tuple[Spot, str]] = []
    if isinstance(data, dict):
        for key, value in data.items():
            found.append(((data, key), str(key)))
            found += spots(value, str(key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            found.append(((data, place), f"{field}[]"))
            found += spots(value, f"{field}[]")
    return found


def _any_spot(data: Data, dice: Random, fits: Callable[[Any], bool]) -> tuple[Spot, str] | None:
    found = [one for one in spots(data) if fits(one[0][0][one[0][1]])]
    return dice.choice(found) if found else None


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _anything(value: Any) -> bool:
    return True


# Fields


def leave_out(data: Data, dice: Random, known: Vocabulary) -> None:
    """A field or an item is missing."""
    found = _any_spot(data, dice, _anything)
    if found:
        del found[0][0][found[0][1]]


def off_by_one(data: Data, dice: Random, known: Vocabulary) -> None:
    """A number is one more or less."""
    found = _any_spot(data, dice, _is_number)
    if found:
        found[0][0][found[0][1]] += dice.choice((-1, 1))


def at_the_edge(data: Data, dice: Random, known: Vocabulary) -> None:
    """A number is very small or very large."""
    found = _any_spot(data, dice, _is_number)
    if found:
        found[0][0][found[0][1]] = dice.choice(EDGES)


def another_word(data: Data, dice: Random, known: Vocabulary) -> None:
    """A value is one that this field had elsewhere."""
    found = _any_spot(data, dice, _anything)
    if found and known.values.get(found[1]):
        found[0][0][found[0][1]] = copied(dice.choice(known.values[found[1]]))


def swapped(data: Data, dice: Random, known: Vocabulary) -> None:
    """Two cards, seats or other words have changed places."""
    one, other = (_any_spot(data, dice, lambda value: isinstance(value, str)) for _ in range(2))
    if one and other:
        (a, i), (b, j) = one[0], other[0]
        a[i], b[j] = b[j], a[i]


def moved_elsewhere(data: Data, dice: Random, known: Vocabulary) -> None:
    """A card lies in another pile."""
    piles = [spot[0][spot[1]] for spot, _ in spots(data) if isinstance(spot[0][spot[1]], list)]
    full = [pile for pile in piles if pile]
    if full:
        pile = dice.choice(full)
        dice.choice(piles).append(pile.pop(dice.randrange(len(pile))))


def flipped(data: Data, dice: Random, known: Vocabulary) -> None:
    """What was true is false."""
    found = _any_spot(data, dice, lambda value: isinstance(value, bool))
    if found:
        found[0][0][found[0][1]] = not found[0][0][found[0][1]]


def nothing(data: Data, dice: Random, known: Vocabulary) -> None:
    """Nothing is there any more: null, or an empty list."""
    found = _any_spot(data, dice, _anything)
    if found:
        found[0][0][found[0][1]] = dice.choice((None, [], {}))


def junk(data: Data, dice: Random, known: Vocabulary) -> None:
    """Something that makes no sense at all."""
    found = _any_spot(data, dice, _anything)
    if found:
        found[0][0][found[0][1]] = copied(dice.choice(JUNK))


def only_one_thing(data: Data, dice: Random, known: Vocabulary) -> None:
    """Most fields are left out, as in a position that was written by hand."""
    for field in list(data):
        if field not in ("title", "players", "docket") and dice.random() < 0.5:
            del data[field]
    for fields in data.get("seats", {}).values() if isinstance(data.get("seats"), dict) else []:
        for field in list(fields) if isinstance(fields, dict) else []:
            if dice.random() < 0.3:
                del fields[field]


# Options and where the game stands


def other_options(data: Data, dice: Random, known: Vocabulary) -> None:
    """An option more, or none."""
    options = data.get("options")
    if isinstance(options, list):
        if options and dice.random() < 0.5:
            options.pop(dice.randrange(len(options)))
        else:
            options.append(dice.choice(known.options))


def other_players(data: Data, dice: Random, known: Vocabulary) -> None:
    """Another number of players."""
    data["players"] = dice.randint(0, 5)


def stands_at(data: Data, dice: Random, known: Vocabulary) -> None:
    """The place instead of the docket."""
    data.pop("docket", None)
    data["at"] = dice.choice(PLACES)
    if isinstance(data.get("seats"), dict) and data["seats"] and dice.random() < 0.8:
        data["seat"] = dice.choice(list(data["seats"]))


PLACES: Final = (
    "placing", "turn", "claim", "pledge", "chronicle", "basic", "main", "second", "income", "stories", "song",
    "administration", "end",
)  # fmt: skip


# The docket


def _docket(data: Data) -> list[Any]:
    docket = data.get("docket")
    return docket if isinstance(docket, list) else []


def _frame(data: Data, dice: Random) -> Data:
    frames = [frame for frame in _docket(data) if isinstance(frame, dict)]
    if not frames:
        return {}
    return frames[0] if dice.random() < 0.5 else dice.choice(frames)


def frame_left_out(data: Data, dice: Random, known: Vocabulary) -> None:
    docket = _docket(data)
    if docket:
        docket.pop(dice.randrange(len(docket)))


def frame_doubled(data: Data, dice: Random, known: Vocabulary) -> None:
    docket = _docket(data)
    if docket:
        docket.insert(dice.randrange(len(docket) + 1), copied(dice.choice(docket)))


def frames_swapped(data: Data, dice: Random, known: Vocabulary) -> None:
    docket = _docket(data)
    if len(docket) > 1:
        i, j = dice.sample(range(len(docket)), 2)
        docket[i], docket[j] = docket[j], docket[i]


def frame_from_elsewhere(data: Data, dice: Random, known: Vocabulary) -> None:
    """A frame of another position, in some place or on top."""
    docket = _docket(data)
    place = 0 if dice.random() < 0.6 else dice.randrange(len(docket) + 1)
    docket.insert(place, copied(dice.choice(known.frames)))


def frame_made_up(data: Data, dice: Random, known: Vocabulary) -> None:
    """A frame of any procedure, with operands that were seen somewhere, for any seat or none."""
    docket = _docket(data)
    name = dice.choice(known.procedures)
    frame: Data = {"procedure": name}
    if dice.random() < 0.8 and known.values.get("seat"):
        frame["seat"] = copied(dice.choice(known.values["seat"]))
    for operand in known.rules.table[NAMES.index(name)].operands.split():
        seen = known.values.get(operand)
        frame[operand] = copied(dice.choice(seen)) if seen and dice.random() < 0.8 else dice.randint(0, 5)
    docket.insert(0 if dice.random() < 0.6 else dice.randrange(len(docket) + 1), frame)
    if dice.random() < 0.5:
        docket.pop(dice.randrange(len(docket)))


def other_procedure(data: Data, dice: Random, known: Vocabulary) -> None:
    """Another procedure with the same operands, or any."""
    frame = _frame(data, dice)
    if not frame:
        return
    alike = [one["procedure"] for one in known.frames if one.keys() == frame.keys()]
    frame["procedure"] = dice.choice(alike or known.procedures)


def other_seat(data: Data, dice: Random, known: Vocabulary) -> None:
    frame = _frame(data, dice)
    if frame and known.values.get("seat"):
        frame["seat"] = copied(dice.choice(known.values["seat"]))


def no_seat(data: Data, dice: Random, known: Vocabulary) -> None:
    _frame(data, dice).pop("seat", None)


def other_operand(data: Data, dice: Random, known: Vocabulary) -> None:
    frame = _frame(data, dice)
    operands = [name for name in frame if name not in ("procedure", "seat")]
    if operands:
        name = dice.choice(operands)
        if _is_number(frame[name]) and dice.random() < 0.5:
            frame[name] = dice.choice((frame[name] - 1, frame[name] + 1, *EDGES))
        elif known.values.get(name):
            frame[name] = copied(dice.choice(known.values[name]))


def other_docket(data: Data, dice: Random, known: Vocabulary) -> None:
    """The docket of another position."""
    data["docket"] = copied(dice.choice(known.dockets))


def top_of_another_docket(data: Data, dice: Random, known: Vocabulary) -> None:
    """The first frames of another position's docket, before those of this one."""
    other = dice.choice(known.dockets)
    data["docket"] = copied(other[: dice.randint(1, 4)]) + _docket(data)


MUTATIONS: Final[tuple[Callable[[Data, Random, Vocabulary], None], ...]] = (
    leave_out, off_by_one, off_by_one, at_the_edge, another_word, another_word, swapped, moved_elsewhere, flipped,
    nothing, junk, only_one_thing, other_options, other_players, stands_at, frame_left_out, frame_doubled,
    frames_swapped, frame_from_elsewhere, frame_made_up, frame_made_up, other_procedure, other_seat, no_seat,
    other_operand, other_operand, other_docket, top_of_another_docket,
)  # fmt: skip


def copied(value: Any) -> Any:
    """An independent copy of JSON."""
    return json.loads(json.dumps(value))


def mutated(data: Data, dice: Random, known: Vocabulary) -> tuple[Data, list[str]]:
    """A copy of the data in which one to three things have changed, and what they were."""
    mutant: Data = copied(data)
    names = []
    for _ in range(dice.choice((1, 1, 1, 2, 2, 3))):
        mutation = dice.choice(MUTATIONS)
        mutation(mutant, dice, known)
        names.append(mutation.__name__)
    return mutant, names
