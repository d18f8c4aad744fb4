"""How often something was taken back in a finished match, for lists; unknown of matches that ended before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("matches", sa.Column("taken_back", sa.Integer))


def downgrade() -> None:
    op.drop_column("matches", "taken_back")
