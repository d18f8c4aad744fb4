"""The tables of the database. What is written here is also what the migrations build; a test compares the two."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData(naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(column_0_label)s"})

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("corrections", JSON),
    Column("start", JSON),
    Column("watch", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("next_match", String(32)),
    Column("undo_asked", JSON),
)
"""A match: title and options are pinned, `seed` decides chance, `watch` is the secret of the spectators' link."""

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("secret", String(64), nullable=False, unique=True),
    Column("seen", Integer, nullable=False, default=0),
    Column("taken", Boolean, nullable=False, default=False),
    Column("guided", Boolean, nullable=False, default=False),
)
"""A seat: a person's (`person`), a bot's (`bot`), or free for whoever comes (`open`). The secret is the seat.

`taken`: whoever has the secret has come to the table, so it is no invitation any more. `guided`: it is the first
game of whoever sits there, and a guide helps.
"""

journal = Table(
    "journal",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("written", Float, nullable=False),
)
"""The journal. Its primary key is also the lock: of two writers of one version, exactly one succeeds."""

positions = Table(
    "positions",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("data", JSON, nullable=False),
)
"""The position at the end of the last turn, for a match whose journal no longer replays after a rules fix."""

results = Table(
    "results",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("headings", JSON, nullable=False),
    Column("name", String(40), nullable=False),
    Column("points", Integer, nullable=False),
    Column("against", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("ended", Float, nullable=False),
)
"""How matches against an automa ended, by the title's headings; a result stays when its match is removed."""
