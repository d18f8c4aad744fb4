"""What is known of a title before its rules are loaded: how it is called, who plays, and what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from veche.kernel.errors import BadPlayerCount, UnknownOption
from veche.kernel.hint import unknown
from veche.kernel.setup import Setup


@dataclass(frozen=True)
class Option:
    """Something to choose when a match is set up: a switch, one of `values`, or free text that the title checks.

    `per_seat`: the text is a list with one of these for every seat, as in maria,boris,agatha. `label` is for pages.
    `players`: the numbers of players it goes with, if not with all; `only_with`: the same for single choices.
    `kind` is what the choices are called by in the title's words (`leader.maria`), if not by the option's name.
    `default` is what happens if nothing is chosen: one of the values, or words for pages; by default, as the rulebook
    has it. `excludes` are options that cannot be chosen beside it. `reconstructed`: no source has what it adds,
    `wholly` or `partly`, and whoever chooses it is told so before.
    """

    name: str
    summary: str
    values: tuple[str, ...] = ()
    text: bool = False
    label: str = ""
    per_seat: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    only_with: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    kind: str = ""
    default: str = ""
    excludes: tuple[str, ...] = ()
    reconstructed: Literal["", "partly", "wholly"] = ""

    def said_by(self, say: Callable[[str, str], str]) -> Option:
        """The option in another language: `say` is given a key and what the option says by itself."""
        key = f"option.{self.name}"
        default = self.default if self.default in self.values else say(f"{key}.default", self.default)
        summary, label = say(f"{key}.summary", self.summary), say(key, self.label)
        return replace(self, summary=summary, label=label, default=default)

    def goes_with(self, players: int) -> bool:
        """Whether so many players can choose it."""
        return not self.players or players in self.players

    def offers(self, choice: str, players: int) -> bool:
        """Whether so many players can make this choice of it."""
        return players in self.only_with.get(choice, (players,))


@dataclass(frozen=True)
class Meta:
    """What is known of a title before its rules are loaded.

    `automa` is what the opponent is called against which one player plays alone, if the title has one; its seat is the
    one after the player's; `neutrals` is what those are called that have a colour then and no seat. `usual` is the
    number of players if nothing is said; without it, the first of `players`.
    `shares` are the packages that it has in common with other titles, as editions of one game do.
    """

    id: str
    name: str
    summary: str
    players: tuple[int, ...]
    seats: tuple[str, ...]
    options: tuple[Option, ...] = ()
    rules_version: int = 1
    icon: str = "points"
    automa: str = ""
    neutrals: str = ""
    usual: int = 0
    shares: tuple[str, ...] = ()

    def said_by(self, say: Callable[[str, str], str]) -> Meta:
        """The same in another language: `say` is given a key and what stands here, which is English.

        What something is called stays here in English, because it is known before anything of a title is loaded.
        """
        return replace(
            self,
            name=say("title.name", self.name),
            summary=say("title.summary", self.summary),
            automa=say("title.automa", self.automa),
            neutrals=say("title.neutrals", self.neutrals),
            options=tuple([option.said_by(say) for option in self.options]),
        )

    @property
    def usual_players(self) -> int:
        """How many play if nobody says so."""
        return self.usual or self.players[0]

    def option(self, name: str) -> Option:
        """The option of this name."""
        return next(option for option in self.options if option.name == name)

    def check(self, setup: Setup) -> None:
        """Refuse a player count or option that the title does not know."""
        if setup.players not in self.players:
            possible = [str(number) for number in self.players]
            raise BadPlayerCount("setup.players", title=self.name, possible=possible, players=setup.players)
        known = {option.name: option for option in self.options}
        for name, value in setup.options.items():
            if name not in known:
                raise UnknownOption(unknown("option", name, known))
            option = known[name]
            if not option.goes_with(setup.players):
                possible = [str(number) for number in option.players]
                raise UnknownOption("option.table", option=repr(name), possible=possible, players=setup.players)
            if not value.isprintable() or value != value.strip():
                raise UnknownOption("option.line", option=repr(name), value=repr(value))
            if option.values and value not in option.values:
                raise UnknownOption(unknown("value", value, option.values, option=repr(name)))
            if option.values and not option.offers(value, setup.players):
                raise UnknownOption("option.value", option=repr(name), value=repr(value), players=setup.players)
            if not option.values and not option.text and value:
                raise UnknownOption("option.switch", option=repr(name), value=repr(value))
            for other in option.excludes:
                if other in setup.options:
                    raise UnknownOption("option.excludes", option=repr(name), other=repr(other))
