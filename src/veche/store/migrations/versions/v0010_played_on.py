"""Where a match that is played on from another one came from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("matches", sa.Column("came_from", sa.String(32)))
    op.add_column("matches", sa.Column("came_at", sa.Integer))


def downgrade() -> None:
    op.drop_column("matches", "came_at")
    op.drop_column("matches", "came_from")
