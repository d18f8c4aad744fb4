"""Noting: a desk that tells the same as another one, and notes in order what it is asked and what it has answered.

Its methods are those of the desk it stands for, and ask it in their turn; so what is noted are attributes of that
desk, and what lies in its mappings, its view, its scene and what was derived from them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import cache
from inspect import getattr_static, isroutine
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

if TYPE_CHECKING:
    from veche.drawing.desk import Desk

Question: TypeAlias = tuple[Any, ...]
"""How a desk finds the answer, and with what: `(under, "columns", "coins")` is `desk.columns["coins"]`."""

INSIDE: Final = frozenset(("scene", "view", "d"))
"""What a desk has that panels look into."""

PLAIN: Final = frozenset((bool, int, str, tuple, type(None)))
"""What is noted as it is."""

BY_FAMILY: Final = {"picks": "picks_of", "marks": "marks_of"}
"""What a desk has by names of things; whoever asks for one thing is told of its whole family."""

FEW: Final = 4
"""Whoever asks for more places of a row than this is told of them all."""

ANSWERED: Final = "_answered"

D = TypeVar("D", bound="Desk")
F = TypeVar("F", bound=Callable[..., Any])


def answered(method: F) -> F:
    """A method of a desk, or a property's, of which a panel needs nothing but the answer: how it is found is not noted.

    What a panel is told then is that a seat's last turn is over, not all that lies on the docket.
    """
    setattr(method, ANSWERED, True)
    return method


# Questions


def its(desk: Any, name: str) -> Any:
    """An attribute of the desk."""
    return getattr(desk, name)


def done(desk: Any, name: str, *given: Any) -> Any:
    """What the desk says when it is given this."""
    return getattr(desk, name)(*given)


def under(desk: Any, name: str, key: str) -> Any:
    """What the desk has under a key, if anything."""
    return getattr(desk, name).get(key)


def placed(desk: Any, name: str, key: str, place: Any) -> Any:
    """What the desk has at a place under a key."""
    return getattr(desk, name)[key][_places(place)]


def is_among(desk: Any, name: str, value: str) -> bool:
    """Whether something is among what the desk has."""
    return value in getattr(desk, name)


def in_its(desk: Any, part: str, *question: Any) -> Any:
    """The answer to a question that is asked of a part of the desk."""
    return question[0](getattr(desk, part), *question[1:])


def placed_in(desk: Any, name: str, place: Any) -> Any:
    """What is at a place of a row."""
    return getattr(desk, name)[_places(place)]


def of_one(desk: Any, name: str, place: int, of: str) -> Any:
    """What one of several has: a seat's house its income."""
    return getattr(getattr(desk, name)[place], of)


def _places(place: Any) -> Any:
    return slice(*place) if type(place) is tuple else place


class Answers(dict[Question, Hashable]):
    """What a desk has answered so far; in `said` what it really said, where that does not hash."""

    def __init__(self, desk: Any) -> None:
        self._desk = desk
        self.said: dict[Question, Any] = {}

    def __missing__(self, question: Question) -> Hashable:
        said = question[0](self._desk, *question[1:])
        found: Hashable = frozen(said)
        if found is not said:
            self.said[question] = said
        self[question] = found
        return found


class Passed(dict[Question, Hashable]):
    """Answers that another desk gives, in the order in which they were first asked for."""

    def __init__(self, answers: dict[Question, Hashable]) -> None:
        self._answers = answers

    def __missing__(self, question: Question) -> Hashable:
        found = self[question] = self._answers[question]
        return found


def frozen(answer: Any) -> Any:
    """An answer as something to remember by."""
    kind = type(answer)
    if kind is list:
        return tuple(answer)
    if kind is set:
        return frozenset(answer)
    if kind is dict:
        return tuple([(key, frozen(value)) for key, value in answer.items()])
    return answer


# A desk that notes


def noting(desk: D) -> Any:
    """A desk that stands for another one and notes what it is asked."""
    kind: Any = type(desk)
    return _noting_kind(kind)(desk)


@cache
def _noting_kind(kind: type[Any]) -> Callable[[Any], Noting]:
    """What is noted of the desks of this kind: what they have, also where only the kind has it; not what they do."""
    if issubclass(kind, Noting):
        return kind
    members = {name: getattr_static(kind, name) for name in dir(kind) if not name.startswith("__")}
    had = [name for name, member in members.items() if _is_had(member) and name != "always"]
    made: Callable[[Any], Noting] = type(f"Noting{kind.__name__}", (Noting, kind), {name: _Asks(name) for name in had})
    return made


class _Asks:
    """Stands in a kind of noting desk for what the kind has, until somebody asks for it."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, desk: Noting, kind: object = None) -> Any:
        return Noting.__getattr__(desk, self._name)


def _is_had(member: object) -> bool:
    """Whether a member is plain data, or `answered` as a whole."""
    if hasattr(getattr(member, "fget", member), ANSWERED):
        return True
    return not (isroutine(member) or hasattr(member, "__get__"))


class Noting:
    """What makes a kind of desk a noting one."""

    def __init__(self, desk: Any) -> None:
        real = desk._real if isinstance(desk, Noting) else desk
        self.__dict__.update(real.unchanging)
        self._real: Any = real
        self.answers = Passed(desk.answers)

    def picks_of(self, family: str) -> Any:
        return self.answers[done, "picks_of", family]

    def marks_of(self, family: str) -> Any:
        return self.answers[done, "marks_of", family]

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._real, name)
        if type(found) in PLAIN:
            self.answers[its, name]
        elif name in INSIDE:
            found = Inside(self, name, found)
        elif name in BY_FAMILY:
            found = Families(self, name, found)
        else:
            found = _noted(self, (), name, found)
        self.__dict__[name] = found
        return found


def _noted(desk: Noting, part: Question, name: str, found: Any) -> Any:
    """An attribute of the desk or of a part of it: noted at once, or as somebody looks into it."""
    kind = type(found)
    if kind is dict:
        return Mapped(desk, part, name, found)
    if kind is set:
        return Among(desk, part, name, found)
    if callable(found):
        return Doing(desk, part, name)
    desk.answers[(*part, its, name)]
    return found


class Inside:
    """A part of a desk that panels look into."""

    def __init__(self, desk: Noting, part: str, real: Any) -> None:
        self._desk, self._part, self._real = desk, part, real
        self.__dict__.update(desk._real.unchanging_in.get(part, ()))

    def __getattr__(self, name: str) -> Any:
        found, part = getattr(self._real, name), self._part
        kind = type(found)
        if part == "d" and kind is tuple and found and type(found[0]) not in PLAIN:
            found = Ones(self._desk, name, found)
        elif part == "d" and (kind is tuple or kind is list):
            found = Row(self._desk, (in_its, part, placed_in, name), (in_its, part, its, name), found, self.__dict__)
        elif kind in PLAIN:
            self._desk.answers[in_its, part, its, name]
        else:
            found = _noted(self._desk, (in_its, part), name, found)
        self.__dict__[name] = found
        return found


class Doing:
    """Something that can be done: what it is given belongs to the question."""

    def __init__(self, desk: Noting, part: Question, name: str) -> None:
        self._answers, self._way = desk.answers, (*part, done, name)
        self._said = desk._real.answers.said

    def __call__(self, *given: Hashable) -> Any:
        question = (*self._way, *given)
        found = self._answers[question]
        return self._said.get(question, found)


class Mapped(dict[str, Any]):
    """Values by key, each noted as it is asked for. Whoever goes through them is told of them all."""

    def __init__(self, desk: Noting, part: Question, name: str, real: dict[str, Any]) -> None:
        super().__init__()
        self._desk, self._part, self._name, self._real = desk, part, name, real

    def __missing__(self, key: str) -> Any:
        question = (*self._part, under, self._name, key)
        found = self._real.get(key)
        if type(found) is list:
            found = Row(self._desk, (*self._part, placed, self._name, key), question, found, self)
        else:
            self._desk.answers[question]
            found = self._real[key]
        self[key] = found
        return found

    def _all(self) -> dict[str, Any]:
        self._desk.answers[(*self._part, its, self._name)]
        return self._real

    def get(self, key: str, otherwise: Any = None) -> Any:
        self._desk.answers[(*self._part, under, self._name, key)]
        return self._real.get(key, otherwise)

    def __contains__(self, key: object) -> bool:
        self._desk.answers[(*self._part, under, self._name, key)]
        return key in self._real

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def keys(self) -> Any:
        return self._all().keys()

    def values(self) -> Any:
        return self._all().values()

    def items(self) -> Any:
        return self._all().items()


class Row:
    """Values by place. Whoever asks for a seat's is told that one alone; whoever asks for many, all, and of these it
    need not be asked again: in `whence` they stand for themselves then.
    """

    def __init__(self, desk: Noting, way: Question, whole: Question, real: Any, whence: dict[str, Any]) -> None:
        self._desk, self._way, self._whole, self._real, self._whence = desk, way, whole, real, whence
        self._left = FEW

    def _all(self) -> Any:
        self._desk.answers[self._whole]
        self._left = -1
        self._whence[self._way[-1]] = self._real
        return self._real

    def __getitem__(self, place: Any) -> Any:
        if self._left > 0:
            self._left -= 1
            where = (place.start, place.stop, place.step) if type(place) is slice else place
            self._desk.answers[(*self._way, where)]
        elif not self._left:
            self._all()
        return self._real[place]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __contains__(self, value: Any) -> bool:
        return value in self._all()

    def __eq__(self, other: object) -> bool:
        return bool(self._all() == other)

    __hash__ = None  # type: ignore[assignment]  # whoever hashes it would look at all of it without a note

    def count(self, value: Any) -> int:
        return int(self._all().count(value))

    def index(self, value: Any) -> int:
        return int(self._all().index(value))


class Ones:
    """Of each seat's house, what is asked about it; whoever goes through them is told of them all."""

    def __init__(self, desk: Noting, name: str, real: Any) -> None:
        self._desk, self._name, self._real = desk, name, real
        self._ones: dict[int, One] = {}

    def __getitem__(self, place: int) -> Any:
        one = self._ones.get(place)
        if one is None:
            one = self._ones[place] = One(self._desk, self._name, place, self._real[place])
        return one

    def __iter__(self) -> Iterator[Any]:
        self._desk.answers[in_its, "d", its, self._name]
        return iter(self._real)


class One:
    """One of several, into which panels look."""

    def __init__(self, desk: Noting, name: str, place: int, real: Any) -> None:
        self._desk, self._way, self._real = desk, (in_its, "d", of_one, name, place), real

    def __getattr__(self, name: str) -> Any:
        found = self.__dict__[name] = getattr(self._real, name)
        self._desk.answers[(*self._way, name)]
        return found


class Among:
    """Values that are there or not, each noted as it is asked for."""

    def __init__(self, desk: Noting, part: Question, name: str, real: Any) -> None:
        self._desk, self._part, self._name, self._real = desk, part, name, real

    def _all(self) -> Any:
        self._desk.answers[(*self._part, its, self._name)]
        return self._real

    def __contains__(self, value: str) -> bool:
        self._desk.answers[(*self._part, is_among, self._name, value)]
        return value in self._real

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __and__(self, other: Any) -> Any:
        return self._all() & other

    __rand__ = __and__


class Families:
    """Things by name. Whoever asks for one is told of its family, and only once."""

    def __init__(self, desk: Noting, name: str, real: Any) -> None:
        self._desk, self._name, self._real = desk, name, real
        self._family = desk._real.family
        self._known: set[str] = set()

    def _told(self, thing: str) -> Any:
        one = self._family(thing)
        if one not in self._known:
            self._known.add(one)
            self._desk.answers[done, BY_FAMILY[self._name], one]
        return self._real

    def __contains__(self, thing: str) -> bool:
        return thing in self._told(thing)

    def __getitem__(self, thing: str) -> Any:
        return self._told(thing)[thing]

    def get(self, thing: str, otherwise: Any = None) -> Any:
        return self._told(thing).get(thing, otherwise)

    def __iter__(self) -> Iterator[str]:
        self._desk.answers[its, self._name]
        return iter(self._real)
