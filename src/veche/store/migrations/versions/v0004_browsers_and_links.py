"""What browsers remember, which cookies held until now; and links that are used up, personal, or from before."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "links",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("spent", sa.Boolean, nullable=False),
    )
    op.create_table(
        "browsers",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("came", sa.Boolean, nullable=False),
    )
    op.create_table(
        "browser_matches",
        sa.Column("browser", sa.String(64), sa.ForeignKey("browsers.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, index=True
        ),
        sa.Column("watches", sa.Boolean, nullable=False),
        sa.Column("hosts", sa.Boolean, nullable=False),
        sa.Column("shown", sa.Integer),
    )
    op.create_table(
        "browser_seats",
        sa.Column("browser", sa.String(64), sa.ForeignKey("browsers.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, index=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    _settle_links()


def _settle_links() -> None:
    """The link of whoever has come opens the seat once more; that of a seat which a bot has filled opens nothing."""
    seats = sa.table("seats", *[sa.column(name) for name in ("match", "seat", "kind", "secret", "taken")])
    links = sa.table("links", *[sa.column(name) for name in ("match", "seat", "kind", "secret", "spent")])
    connection = op.get_bind()
    rows = connection.execute(sa.select(seats)).mappings().all()
    for row in rows:
        seat = {"match": row["match"], "seat": row["seat"], "secret": row["secret"]}
        if row["taken"]:
            connection.execute(links.insert().values(**seat, kind="old", spent=False))
        elif row["kind"] == "bot":
            connection.execute(links.insert().values(**seat, kind="invitation", spent=True))
            anew = seats.update().where(seats.c.secret == row["secret"])
            connection.execute(anew.values(secret=secrets.token_urlsafe(16)))


def downgrade() -> None:
    for table in ("browser_seats", "browser_matches", "browsers", "links"):
        op.drop_table(table)
