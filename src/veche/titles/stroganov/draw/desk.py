"""The desk of Stroganov: what every part of the drawing is given, with what follows from the view of the scene."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Final

from veche.drawing.desk import Desk as SharedDesk
from veche.drawing.desk import Tag, further
from veche.drawing.html import EMPTY, Html, esc, html
from veche.drawing.noting import answered
from veche.drawing.scene import Pick, Scene
from veche.drawing.speech import speech
from veche.titles.stroganov.administration import YEAR_OF_CHANGE
from veche.titles.stroganov.components import FURS, NONE, TYPES, YEARS
from veche.titles.stroganov.derived import Derived, derive
from veche.titles.stroganov.draw import plans
from veche.titles.stroganov.draw.doubts import Doubts, doubts
from veche.titles.stroganov.rules import StroganovRules

PACKAGE: Final = "veche.titles.stroganov.draw"
KINDS: Final = len(FURS)

FOR_A_FUR: Final = frozenset(("buy", "swap", "exchange"))
AT_THE_MARKET: Final = FOR_A_FUR | {"buy bag"}
"""What horses and furs buy between the steps of a turn: a certain fur, or one from the bag."""

ALWAYS: Final = AT_THE_MARKET | {"fulfil", "extra"}
"""What is possible at almost every question of a turn and hardly ever what is asked."""

ASKED: Final = {"auxiliary-action": ALWAYS, "end-of-turn": ALWAYS, "fulfil-freely": frozenset(("fulfil",))}
"""By question: which of these it is about."""


class Desk(SharedDesk):
    """One drawing's material. `houses` counts the seats in play, Ivan's among them; `mine` is the one shown large.

    `calm`: whoever looks has nothing to choose and waits for nobody, as in a replay, so that no lock needs a reason.
    """

    always = SharedDesk.always | {"box", "doubts", "houses"}

    def __init__(self, rules: StroganovRules, scene: Scene) -> None:
        super().__init__(scene, speech(scene.words, PACKAGE), rules.box.seats)
        self.box = rules.box
        self.houses = scene.view.numbers["houses"]
        self.d: Derived = derive(scene.view, rules.box)
        self.doubts: Doubts = doubts(rules.box)
        self.calm = self.watching or scene.view.over or (self.asked and not scene.picks)

    @cached_property
    def ground(self) -> tuple[Hashable, ...]:
        return *super().ground, self.box, self.houses

    @staticmethod
    def family(thing: str) -> str:
        """Each space of the row has a family of its own, with its prey; so has whatever lies in one region.

        >>> [Desk.family(thing) for thing in ("space-prey-3-tiger", "tile-3", "yurt_in-ural", "song-S1")]
        ['space-3', 'tile-3', 'yurt_in-ural', 'song']
        """
        first, _, rest = thing.partition("-")
        if first == "space":
            return f"space-{rest.removeprefix('prey-').partition('-')[0]}"
        return thing if first == "tile" or first.endswith("_in") else first

    def is_beside(self, pick: Pick) -> bool:
        """Whether a move is possible without being what is asked."""
        return pick.verb in ALWAYS and pick.verb not in ASKED.get(self.procedure, ())

    def _look(self, thing: str, css: str, may: bool) -> str:
        look = super()._look(thing, css, may)
        if may and all(self.is_beside(pick) for name in thing.split() for pick in self.picks.get(name, [])):
            return f"{look} beside"
        return look

    def thing(
        self, name: str, css: str, inside: Html, more: Html = EMPTY, focus: bool = False, tag: Tag = "div"
    ) -> Html:
        """As everywhere, with the numbers of the advised turns that touch it."""
        return super().thing(name, css, inside + plans.numbers(self.scene, self.seats, name), more, focus, tag)

    # Numbers

    def furs(self, seat: int) -> list[int]:
        """The seat's furs by value."""
        return self.columns["furs"][seat * KINDS : (seat + 1) * KINDS]

    def furs_on(self, space: int) -> list[int]:
        """The furs on a space by value."""
        return self.columns["furs_on"][space * KINDS : (space + 1) * KINDS]

    def tile(self, space: int) -> int:
        """The landscape on a space, or NONE."""
        return self.columns["row"][space]

    @answered
    def cossacks(self, space: int) -> list[int]:
        """Whose Cossacks stand on a space, from west to east: whoever arrives stands to the left."""
        here = [seat for seat in self.d.order if self.columns["at"][seat] == space]
        return here[::-1]

    @answered
    def ivan(self, seat: int) -> bool:
        """Whether this is Ivan's seat."""
        return self.d.houses[seat].ivan

    @cached_property
    def _fares(self) -> dict[int, int]:
        return self.d.rides(self.mine)

    @answered
    def fare(self, space: int) -> int:
        """The horses that riding to a space costs one's own Cossack; 0 where it cannot ride at all, or pays none."""
        return self._fares.get(space, 0)

    @answered
    def is_behind(self, space: int) -> bool:
        """Whether one's own Cossack has come as far as this space."""
        return space <= self.columns["at"][self.mine]

    @answered
    def is_in_reach(self, region: int) -> bool:
        """Whether one's own house reaches the region."""
        return region in self.d.houses[self.mine].reach

    # What is being played, and what is still to come

    @property
    @answered
    def has_turns(self) -> bool:
        """Whether this is a season in which everybody has a turn: winter is none."""
        return self.d.season in ("spring", "summer", "autumn")

    @answered
    def awaits(self, *names: str) -> bool:
        """Whether one of these procedures lies on the docket, whoever's it is."""
        return any(frame[0] in names for frame in self.view.docket)

    @answered
    def awaits_own(self, *names: str) -> bool:
        """Whether one of these procedures lies on the docket for the seat that is shown large."""
        return any(frame[0] in names and frame[1] == self.mine for frame in self.view.docket)

    @answered
    def awaits_end(self, seat: int) -> bool:
        """Whether the end of this seat's turn lies on the docket."""
        return any(frame[0] == "finish-turn" and frame[1] == seat for frame in self.view.docket)

    @answered
    def awaits_wish(self, card: int) -> bool:
        """Whether the fulfilling of this wish lies on the docket."""
        return any(frame[0] == "fulfil-wish" and frame[2] == card for frame in self.view.docket)

    # Names

    def name(self, seat: int) -> str:
        """The player's name, as plain text; the opponent of a single player is Ivan."""
        return self.say("draw.ivan") if self.ivan(seat) else super().name(seat)

    def type_at(self, space: int) -> str:
        """The type of the landscape on a space; empty in a gap."""
        tile = self.tile(space)
        return "" if tile == NONE else TYPES[self.box.type_of[tile]]

    def place(self, space: int) -> str:
        """What a space is called: "Forest 6", or only its number where there is a gap."""
        kind = self.type_at(space)
        key = f"draw.tile.{kind}" if kind else "draw.tile.gap"
        return self.say(key, figure=space + 1)

    @answered
    def by_year(self, key: str) -> str:
        """What is said of the winter of this year: none follows the last one, and some change everything."""
        year = self.numbers["year"]
        own = f"{key}.last" if year == YEARS else f"{key}.change" if year == YEAR_OF_CHANGE else key
        return self.say(own if own in self.say else key)

    def remark(self, thing: str, row: Sequence[int] = ()) -> str:
        """What should be known before the thing is used, as a further sentence.

        While it cannot be used, that is what of its row of rewards has run out for good.
        """
        if not row or self.may(thing):
            return super().remark(thing)
        return further(
            "; ".join([self.say(f"remark.{name}", **{name: 0}) for name in self.d.gone_for_good(self.mine, tuple(row))])
        )

    # Headings

    def heading(self, ident: str, title: str, section: str, hint: Html = EMPTY) -> Html:
        """The heading of a panel, with its way to the rules and a hint at the right."""
        note = html(f"<small>{hint}</small>") if hint else EMPTY
        return html(f'<h2 class="rubric" id="{esc(ident)}">{esc(title)}{self.rule(section)}{note}</h2>')

    # Pieces that nobody can tell apart

    def pelt(self, fur: int, spot: str) -> Html:
        """The attributes that let a fur glide: an id of its own, what it is like, and where it lies."""
        value, where = esc(FURS[fur]), esc(spot)
        return html(f' id="fur-{value}-{where}" data-glide="" data-alike="fur-{value}" data-spot="{where}"')
