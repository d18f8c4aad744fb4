"""How long matches are kept: journals archived, matches that were ended, and those that leave."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0020"


def upgrade() -> None:
    for name in ("closed", "kept", "leaves"):
        op.add_column("matches", sa.Column(name, sa.Float))
    op.create_table(
        "archives",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("packed", sa.Float, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("archives")
    for name in ("closed", "kept", "leaves"):
        op.drop_column("matches", name)
