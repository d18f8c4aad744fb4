"""What lists tell of a match, who may read a line, and whether a match was brought in; unknown of matches of before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

MATCHES = (
    ("brought_in", sa.Integer),
    ("version", sa.Integer),
    ("asked", sa.Integer),
    ("moved", sa.Float),
    ("totals", sa.String(200)),
    ("winners", sa.String(200)),
    ("trouble", sa.Text),
)


def upgrade() -> None:
    for name, kind in MATCHES:
        op.add_column("matches", sa.Column(name, kind))
    op.add_column("journal", sa.Column("reader", sa.Integer))


def downgrade() -> None:
    op.drop_column("journal", "reader")
    for name, _ in reversed(MATCHES):
        op.drop_column("matches", name)
