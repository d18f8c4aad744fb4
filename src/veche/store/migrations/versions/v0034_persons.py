"""Browsers of one person, and how much of the talk of a match a person has read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.add_column("browsers", sa.Column("person", sa.String(32)))
    op.create_index("ix_browsers_person", "browsers", ["person"])
    op.add_column("browser_matches", sa.Column("read", sa.Integer, nullable=False, server_default="0"))
    # What was said before this was counted is no news to anybody.
    talked = "(SELECT matches.talked FROM matches WHERE matches.id = browser_matches.match)"
    op.execute(f"UPDATE browser_matches SET read = coalesce({talked}, 0)")


def downgrade() -> None:
    op.drop_column("browser_matches", "read")
    op.drop_index("ix_browsers_person")
    op.drop_column("browsers", "person")
