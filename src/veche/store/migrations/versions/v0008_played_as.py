"""Whom each seat of a finished match has played, for lists; unknown of matches that ended before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("matches", sa.Column("played_as", sa.String(400)))


def downgrade() -> None:
    op.drop_column("matches", "played_as")
