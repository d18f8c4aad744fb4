"""Whether hints are given at a table, and which were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("matches", sa.Column("unaided", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("hinted", sa.JSON))


def downgrade() -> None:
    op.drop_column("matches", "hinted")
    op.drop_column("matches", "unaided")
