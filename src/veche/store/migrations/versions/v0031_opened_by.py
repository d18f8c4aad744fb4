"""From where a match was opened, so that one address does not hold all of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    op.add_column("matches", sa.Column("opened_by", sa.String(32)))
    op.create_index("ix_matches_opened_by", "matches", ["opened_by"])


def downgrade() -> None:
    op.drop_index("ix_matches_opened_by")
    op.drop_column("matches", "opened_by")
