"""What can be played, and by whom."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class OptionOffered(BaseModel):
    """Something to choose when a match is set up."""

    name: str = Field(description="What it is called in `options`.", examples=["deed-row"])
    summary: str = Field(description="What it changes.")
    values: list[str] = Field(description="One of these is its value; empty: it is a switch, or free text.")
    per_seat: list[str] = Field(description="Its value is a list with commas, one of these for every seat.")
    text: bool = Field(description="Whether its value is a text that the title checks.")
    players: list[int] = Field(description="The numbers of players it goes with; empty: all.")
    excludes: list[str] = Field(description="Options that cannot be chosen beside it.")
    default: str = Field(description="What happens if nothing is chosen.")
    reconstructed: Literal["", "partly", "wholly"] = Field(
        "", description="How much of what it adds no source has, so that this project made it."
    )


class TitleOffered(BaseModel):
    """A game that can be played at this table."""

    id: str = Field(examples=["rurik"])
    name: str = Field(examples=["Rurik: Dawn of Kiev"])
    summary: str
    players: list[int] = Field(description="How many can play it.", examples=[[1, 2, 3, 4]])
    usual_players: int
    seats: list[str] = Field(description="The colours of its seats, in their usual order.")
    automa: str = Field(description="Who the opponent is of somebody who plays alone; empty: nobody.")
    rules_version: int
    options: list[OptionOffered]


class BotOffered(BaseModel):
    """A bot that can sit down at this table."""

    name: str = Field(description="What `bot` of a seat calls it.", examples=["greedy"])
    called: str = Field(description="What pages call it.")
    level: bool = Field(description="Whether it is one of the levels that people choose from.")
