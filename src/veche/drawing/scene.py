"""The scene: everything a title is given to draw its table for one seat, and the drawing it gives back.

Whatever can be clicked carries `data-pick` with the name of the thing (`region-kiev`); a legal move that points at this
thing carries the same name in its button's `data-at`. The page's script brings the two together and knows no rules.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from veche.drawing.html import EMPTY, Html
from veche.kernel.catalogue import Catalogue
from veche.kernel.docket import NOBODY
from veche.kernel.outcome import Outcome
from veche.kernel.sentences import with_remark
from veche.kernel.view import View
from veche.kernel.words import Words
from veche.story.passage import Trace


@dataclass(frozen=True)
class Pick:
    """A legal move as the page offers it: its notation, the sentence, the name alone, and the thing it points at.

    `closing`: it ends a turn, and has its own place and key. `remark` is what should be known before it is made.
    `parts` are the things that the one it points at is told by (`region-kiev` for an attack on somebody there).
    """

    text: str
    label: str
    short: str
    at: str
    verb: str
    closing: bool = False
    remark: str = ""
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Trail:
    """What somebody left on the board since the viewer last acted; `number` is that of the sentence which tells it."""

    number: int
    seat: int
    traces: tuple[Trace, ...]


@dataclass(frozen=True)
class Scene:
    """One seat's look at the table. `viewer` is NOBODY for a spectator, `asked` None when nobody is asked.

    `picks` is empty unless the viewer is asked. `chronicle` is the finished HTML of the log, for the title to place.
    `plans` are turns that the viewer was advised to make, numbered, with what each would leave on the board.
    `talk` is that of what is said at the table, which stands beside it.
    `rounds` holds everybody's points after each round, once the game is over, for the chart of how the lead changed.
    `outcome` is the scoring sheet then, with what the journal knows besides the view.
    `rules` is the address of the rules page, whose headings a drawing may link to.
    """

    view: View
    viewer: int
    names: Sequence[str]
    asked: int | None
    prompt: str
    picks: Sequence[Pick]
    words: Words
    procedure: str = ""
    operands: dict[str, str | int] = field(default_factory=dict)
    trail: Sequence[Trail] = ()
    plans: Sequence[Trail] = ()
    chronicle: Html = EMPTY
    talk: Html = EMPTY
    rounds: Sequence[Sequence[int]] = ()
    rules: str = ""
    outcome: Outcome | None = None

    @property
    def mine(self) -> int:
        """The seat whose things are shown as one's own: the viewer's, or the first for a spectator."""
        return 0 if self.viewer == NOBODY else self.viewer

    def may(self, at: str) -> bool:
        """Whether a legal move points at this thing."""
        return any(pick.at == at for pick in self.picks)


@dataclass(frozen=True)
class Drawing:
    """A drawn table: `status` for the bar on top, `main` for everything below the question, tabs for small screens.

    `detail` is what the line under the question says besides whose turn it is: the action, and the points left as dots.
    `question` is the question in fewer words than elsewhere, for a page that shows the rest; `waiting` tells the others
    what the asked seat is doing. Both are plain text, and may be left to the table.
    `faces` are the buttons of moves that the title draws itself, as HTML by the move's text; the moves in `aside` are
    always there, hardly ever meant, and lie together under one button. `order` is the moves as they lie on the board,
    where the rules list them otherwise.
    `dock` is what is one's own, for a bar below everything that never scrolls away: a table that has one fills the
    screen and scrolls in its parts alone. `purse` is the dock in one line, for screens on which it is a tab. `tab` is
    the tab where the thing that is asked for lies, empty when the viewer is not asked; at the end it is `score`, a tab
    which the page shows once there is a scoring sheet.
    `primary` is the move that is the main thing to do; where the title names none, it is the one that ends the turn.
    The moves in `rare` stand back: by move, what is asked once before it is made because something is lost by it, as
    plain text, or nothing. A move with a verb in `repeated` can be made as often as possible by one button.
    """

    status: Html
    main: Html
    tabs: Sequence[tuple[str, str]]
    detail: Html = EMPTY
    question: str = ""
    waiting: str = ""
    faces: Mapping[str, Html] = field(default_factory=dict)
    aside: Collection[str] = ()
    order: Sequence[str] = ()
    dock: Html = EMPTY
    purse: Html = EMPTY
    tab: str = ""
    primary: str = ""
    rare: Mapping[str, str] = field(default_factory=dict)
    repeated: Collection[str] = ()

    @property
    def front(self) -> str:
        """The tab that lies open when the page comes: unless `tab` says so, the first one but the scoring sheet."""
        return self.tab or next((name for name, _ in self.tabs if name != "score"), "")

    @property
    def table(self) -> Html:
        """Everything below the question: the boards and what is one's own."""
        return self.main + self.dock


def thing(kinds: str, noun: str) -> str:
    """The name of the thing that a noun means: its kinds and its words, joined.

    >>> thing("region", "kiev"), thing("region target", "kiev blue"), thing("", "")
    ('region-kiev', 'region-target-kiev-blue', '')
    """
    return "-".join([*kinds.split(), *noun.split()])


def pick(catalogue: Catalogue, number: int, words: Words, remark: str = "") -> Pick:
    """A move of the catalogue as a pick; a remark on it is part of the sentence."""
    verb = catalogue.verbs[number]
    arguments = catalogue.arguments(number)
    key = verb.replace(" ", "-")
    label = words.say(f"move.{key}", arguments)
    short = words.say(f"short.{key}", arguments) if f"short.{key}" in words else label
    at = thing(catalogue.kinds[number], catalogue.nouns[number])
    closing = number == catalogue.closing
    parts = tuple([thing(kind, word) for kind, word in arguments.items()]) if len(arguments) > 1 else ()
    return Pick(catalogue.text(number), with_remark(label, remark), short, at, verb, closing, remark, parts)
