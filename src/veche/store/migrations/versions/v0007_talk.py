"""What is said at a table, whether it may be, and browsers that do not want to hear it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("reaction", sa.String(20), nullable=False),
        sa.Column("said", sa.Float, nullable=False),
    )
    op.add_column("matches", sa.Column("talked", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("silent", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("browsers", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("browsers", "quiet")
    op.drop_column("matches", "silent")
    op.drop_column("matches", "talked")
    op.drop_table("talk")
