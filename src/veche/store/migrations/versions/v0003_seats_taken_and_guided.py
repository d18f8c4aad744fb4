"""Whether the owner of a seat has come to the table, so that its link invites nobody any more; and has a guide."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("taken", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()))
    seats = sa.table("seats", sa.column("seen", sa.Integer), sa.column("taken", sa.Boolean))
    op.execute(seats.update().where(seats.c.seen > 0).values(taken=True))


def downgrade() -> None:
    op.drop_column("seats", "guided")
    op.drop_column("seats", "taken")
