"""Bells: where somebody wants to be told of their matches; when a seat was last looked at, and when it was nudged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.create_table(
        "bells",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("browser", sa.String(64), sa.ForeignKey("browsers.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("base", sa.String(200), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
    )
    op.create_index("ix_bells_browser", "bells", ["browser"])
    op.create_table(
        "bell_seats",
        sa.Column("bell", sa.String(32), sa.ForeignKey("bells.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("rung", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_bell_seats_match", "bell_seats", ["match"])
    op.create_index("ix_bell_seats_due", "bell_seats", ["due"])
    op.add_column("seats", sa.Column("looked", sa.Float))
    op.add_column("matches", sa.Column("nudged", sa.Float))


def downgrade() -> None:
    op.drop_column("matches", "nudged")
    op.drop_column("seats", "looked")
    op.drop_table("bell_seats")
    op.drop_table("bells")
