"""Clocks of matches; at seats: pauses, until when a bot plays for somebody, and what is answered by itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    op.add_column("matches", sa.Column("timing", sa.String(60)))
    op.add_column("matches", sa.Column("clock", sa.Text))
    op.add_column("matches", sa.Column("due", sa.Float))
    op.add_column("matches", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_matches_due", "matches", ["due"])
    op.add_column("seats", sa.Column("hours", sa.String(80)))
    op.add_column("seats", sa.Column("away", sa.Float))
    op.add_column("seats", sa.Column("answers", sa.String(200)))
    op.create_index("ix_seats_away", "seats", ["away"])


def downgrade() -> None:
    op.drop_index("ix_seats_away")
    for name in ("answers", "away", "hours"):
        op.drop_column("seats", name)
    op.drop_index("ix_matches_due")
    for name in ("late", "due", "clock", "timing"):
        op.drop_column("matches", name)
