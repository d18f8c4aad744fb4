"""Matches and who sits at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(max_length=200, description="What somebody wants to be called; tidied and cut to 40.")]


class Asking(BaseModel):
    """The body of a request: a field that the table does not know is refused, not passed over."""

    model_config = ConfigDict(extra="forbid")


class NewSeat(Asking):
    """Who is to sit at a seat of a new match."""

    who: Literal["me", "link", "open", "bot"] = Field(
        description="`me`: the answer has the seat's token. `link`: the answer has its invitation, for somebody else. "
        "`open`: whoever comes takes it. `bot`: a bot plays it."
    )
    name: Name = ""
    bot: str = Field(default="", max_length=100, description="Which bot, if `who` is `bot`; empty: the usual one.")


class NewClock(Asking):
    """How a match is to be timed."""

    per: Literal["move", "bank"] = Field(
        description="`move`: so many seconds for each go, from when a seat is asked until another one is. `bank`: so "
        "many for all goes of a seat, with more for each of them."
    )
    seconds: int = Field(ge=10, le=5_184_000)
    more: int = Field(default=0, ge=0, le=5_184_000, description="What a bank earns with each go.")
    then: Literal["mark", "until-back", "once"] = Field(
        default="mark",
        description="What the end of a time brings. `mark`: all are told. `until-back`: a bot plays the seat until its "
        "player is back. `once`: a bot plays this go.",
    )


class NewMatch(Asking):
    """A match to be set up. A seat for each player, in the order of seats."""

    title: str = Field(max_length=40, examples=["rurik"])
    seats: list[NewSeat] = Field(min_length=1, max_length=10)
    options: dict[str, Annotated[str, Field(max_length=400)]] = Field(
        default={}, max_length=40, description='The chosen options; a switch has the value "".', examples=[{}]
    )
    name: Name = ""
    silent: bool = Field(default=False, description="There is no talk at this table.")
    unaided: bool = Field(default=False, description="Nobody is given hints in this match.")
    clock: NewClock | None = Field(default=None, description="How it is timed; without, it is not.")


class OpenedSeat(BaseModel):
    """A seat of a match that was just set up."""

    seat: str = Field(examples=["blue"])
    who: Literal["me", "link", "open", "bot"]
    token: str | None = Field(default=None, description="The bearer token of a seat for `me`.")
    invitation: str | None = Field(
        default=None, description="The secret of the invitation of a seat for `link`; see `/sit`."
    )


class Opened(BaseModel):
    """A match that was just set up, with everything that only its founder is told."""

    id: str
    watch: str = Field(description="The bearer token of spectators: it sees the table and nobody's cards.")
    seats: list[OpenedSeat]


class Sitting(Asking):
    """A link by which somebody comes, and what they want to be called."""

    link: str = Field(
        min_length=1,
        max_length=400,
        description="An invitation, a personal link, or a spectators' link: the whole address, or the secret in it.",
    )
    name: Name = ""


class Taking(Asking):
    """What whoever takes a free seat wants to be called."""

    name: Name = ""


class Seated(BaseModel):
    """Where somebody sits now. The token ends when who sits there changes."""

    match: str
    seat: str = Field(description="The seat's name, or `watch`.", examples=["blue"])
    token: str = Field(description="For `Authorization: Bearer`. Nobody else should know it.")


class Seat(BaseModel):
    """Who sits at a seat."""

    seat: str = Field(examples=["blue"])
    kind: Literal["person", "bot", "open", "automa"]
    name: str
    bot: str | None = None
    taken: bool = Field(description="Whether somebody has come to it.")
    away: float | None = Field(
        default=None,
        description="Until when a bot plays for whoever sits there, in seconds since 1970; 0: until they are back.",
    )


class Clock(BaseModel):
    """The clock of a match at an instant, in seconds."""

    per: Literal["move", "bank"]
    seconds: int
    more: int
    then: Literal["mark", "until-back", "once"]
    left: dict[str, float] = Field(description="What each seat has left.")
    runs: str | None = Field(description="The seat whose time runs, if any does: nobody's does for a bot, or late.")
    due: float | None = Field(description="When that time ends, in seconds since 1970; pauses of that seat are in it.")
    late: str | None = Field(description="The seat that is asked and whose time has ended, if it has.")


class UndoAsked(BaseModel):
    """Somebody asks the others to take something back."""

    by: str = Field(description="The seat that asks.")
    to: int = Field(description="The version to which the match would go back.")
    waiting: list[str] = Field(description="The seats that have not answered yet.")


class Match(BaseModel):
    """How a match stands. `version` counts the lines of its journal and only grows."""

    id: str
    title: str
    name: str
    players: int
    options: dict[str, str]
    corrections: dict[str, Any] | None = Field(
        default=None, description="Corrections of printed data it is played with."
    )
    version: int
    seat: str = Field(description="Whose eyes this is seen with: a seat, or `watch`.")
    seats: list[Seat]
    asked: str | None = Field(description="The seat that must choose; none when the match is over.")
    over: bool
    winners: list[str]
    undo: UndoAsked | None = None
    notice: str = Field(default="", description="What everybody at the table should know, if anything.")
    next_match: str | None = Field(default=None, description="The rematch, if somebody has begun one.")
    clock: Clock | None = Field(default=None, description="How its clock stands, if it is timed.")
