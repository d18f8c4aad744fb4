"""The lesson of a first game: which step of the title's script a match is at, and what the page says of it.

The place follows from the journal: as long as all that was decided is what the script says, the match is on course.
Other choices are explained and change nothing, unless whoever chooses insists; then the lesson is over, and the guide
(`guide.py`) goes on. Opponents play the script too while it lasts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from veche.drawing.scene import pick
from veche.kernel.docket import CHANCE
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.kernel.words import Argument, Words
from veche.shelf.lesson import READER, Lesson, Line, Reckoned, Source
from veche.shelf.title import AnyTitle, title_of
from veche.table.moment import Moment


@dataclass(frozen=True)
class Row:
    """A row of a card of the lesson: a name or a sentence, what else is said, and how much it is."""

    name: str
    said: str
    number: int
    unit: str = "points"


@dataclass(frozen=True)
class Shown:
    """What the page shows of the lesson: a bubble beside lit things, and cards with the goal and the reckoning.

    `move` is what is to be done, as notation; "" while others decide. `instead` is what somebody chose who was told so.
    """

    number: int
    steps: int
    head: str = ""
    said: str = ""
    do: str = ""
    why: str = ""
    move: str = ""
    label: str = ""
    lights: Sequence[str] = ()
    instead: str = ""
    begins: bool = False
    ended: bool = False
    goal: Sequence[Row] = ()
    goal_head: str = ""
    goal_said: str = ""
    reckoned: Sequence[Row] = ()
    reckoned_head: str = ""
    reckoned_said: str = ""
    reckoned_total: str = ""
    reckoned_lights: Sequence[str] = ()


def begun(title: AnyTitle, lesson: Lesson) -> Game[Any]:
    """A game at the first step of its lesson."""
    game: Game[Any] = Game(title, Setup(lesson.players, dict(lesson.options)), lesson.seed)
    for line in lesson.script:
        if line.step:
            break
        game.play(line.move)
    return game


def lesson_of(now: Moment) -> Lesson | None:
    """The lesson that a match was begun with, if somebody still takes it."""
    if not now.seats[READER].guided:
        return None
    match, lesson = now.match, title_of(now.game).lesson()
    if (
        lesson is None
        or match.seed != lesson.seed
        or (match.players, match.options) != (lesson.players, lesson.options)
    ):
        return None
    if match.corrections or match.start is not None or match.brought_in is not None:
        return None
    return lesson


def place(now: Moment, lesson: Lesson) -> int | None:
    """How many lines of the script were played; None where something else was, or more."""
    played = [entry.text for entry in now.game.line() if entry.seat != CHANCE]
    on_course = len(played) <= len(lesson.script) and all(
        text == line.move for text, line in zip(played, lesson.script, strict=False)
    )
    return len(played) if on_course else None


def next_line(now: Moment) -> Line | None:
    """The decision that the script has for whoever is asked; None where there is no lesson, or it is over."""
    lesson = lesson_of(now)
    at = place(now, lesson) if lesson is not None else None
    return None if lesson is None or at is None or at == len(lesson.script) else lesson.script[at]


def is_other(now: Moment, viewer: int, version: int, move: str) -> bool:
    """Whether the reader chose something else than what the lesson asks for: possible, but not yet."""
    line = next_line(now)
    if line is None or not line.step or viewer != READER or version != now.version or now.ask is None:
        return False
    catalogue = now.game.rules.catalogue
    return move != line.move and move in [catalogue.text(one) for one in now.ask.moves]


def just_left(now: Moment) -> bool:
    """Whether the reader has left the script and not decided anything since."""
    lesson = lesson_of(now)
    if lesson is None or place(now, lesson) is not None:
        return False
    played = [entry for entry in now.game.line() if entry.seat != CHANCE]
    for at, (entry, line) in enumerate(zip(played, lesson.script, strict=False)):
        if entry.text != line.move:
            return not any(later.seat == READER for later in played[at + 1 :])
    return False


def shown(now: Moment, viewer: int, instead: str = "") -> Shown | None:
    """What the reader sees of the lesson now; nothing for others, nor when it is over."""
    lesson = lesson_of(now) if viewer == READER else None
    at = place(now, lesson) if lesson is not None else None
    if lesson is None or at is None:
        return None
    words = now.game.words()
    number = sum(1 for line in lesson.script[:at] if line.step)
    if at == len(lesson.script):
        return _step(lesson, words, Line("", "end"), now, number)
    line = lesson.script[at]
    if not line.step or now.ask is None or now.ask.seat != READER:
        return Shown(number, lesson.steps)
    return _step(lesson, words, line, now, number, instead)


def _step(lesson: Lesson, words: Words, line: Line, now: Moment, number: int, instead: str = "") -> Shown:
    """A step in words: its sentences, the goal before the first of them, the reckoning where one is due."""
    game, rules = now.game, now.game.rules
    arguments: dict[str, Argument] = dict(lesson.arguments(rules, game.state))
    label, lights = "", list(line.lights)
    if line.move and now.ask is not None:
        arguments |= game.title.operands(rules, now.ask.frame)
        move = rules.catalogue.number(line.move)
        arguments |= rules.catalogue.arguments(move)
        offered = pick(rules.catalogue, move, words)
        label = offered.label
        if offered.at:
            lights.insert(0, offered.at)

    def said(part: str) -> str:
        key = f"lesson.{line.step}{part}"
        return words.say(key, arguments) if key in words else ""

    rows = lesson.reckoning(rules, game.state) if line.reckons else []
    return Shown(
        number,
        lesson.steps,
        head=said(".head"),
        said=said(""),
        do=said(".do"),
        why=said(".why"),
        move=line.move,
        label=label,
        lights=lights,
        instead=instead,
        begins=number == 0,
        ended=not line.move,
        goal=[_source(words, one) for one in lesson.sources],
        goal_head=words.say("lesson.aim.head"),
        goal_said=words.say("lesson.aim", words.figures),
        reckoned=[_reckoned(words, one) for one in rows],
        reckoned_head=words.say("lesson.reckoned.head") if rows else "",
        reckoned_said=words.say("lesson.reckoned") if rows else "",
        reckoned_total=words.say("lesson.reckoned.total", arguments) if rows else "",
        reckoned_lights=[light for one in rows for light in one.lights],
    )


def _reckoned(words: Words, row: Reckoned) -> Row:
    arguments: dict[str, Argument] = dict(row.arguments)
    for name, (kind, things) in row.listed.items():
        arguments[name] = words.listed([words.name(kind, thing) for thing in things])
    said = words.say(f"lesson.reckoned.{row.name}", arguments)
    return Row(said, words.say(f"lesson.reckoned.{row.name}.more", arguments), row.brings, row.unit)


def _source(words: Words, source: Source) -> Row:
    name, said = words.say(f"lesson.source.{source.name}.name"), words.say(f"lesson.source.{source.name}")
    return Row(name, said, int(words.figures[source.most]))
