"""Links that carry all seats of a browser to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "keyrings",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column(
            "browser", sa.String(64), sa.ForeignKey("browsers.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("spent", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keyrings")
