"""Results of those who played alone against a title's automa; they stay when the match is removed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("headings", sa.JSON, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("against", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("results")
