"""The first tables: fights with their lines, people with their cookies, seats, invites, wishes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

__all__ = ["down_revision", "downgrade", "revision", "upgrade"]

revision = "0001"
down_revision = None


def of_fight(table: str) -> list[sa.Column[str] | sa.ForeignKeyConstraint]:
    there = sa.ForeignKeyConstraint(["fight"], ["fight.id"], name=f"{table}_fight_fkey", ondelete="CASCADE")
    return [sa.Column("fight", sa.String(16), nullable=False), there]


def upgrade() -> None:
    op.create_table(
        "fight",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("people", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="fight_pkey"),
    )
    op.create_index("fight_touched", "fight", ["touched"])
    op.create_table(
        "line",
        *of_fight("line"),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("fight", "n", name="line_pkey"),
    )
    op.create_table(
        "done",
        *of_fight("done"),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("fight", "key", name="done_pkey"),
    )
    op.create_table(
        "person",
        *of_fight("person"),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("fight", "id", name="person_pkey"),
    )
    op.create_table(
        "cookie",
        *of_fight("cookie"),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("fight", "token", name="cookie_pkey"),
    )
    op.create_table(
        "seat",
        *of_fight("seat"),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("agent", sa.String(40)),
        sa.Column("person", sa.String(16)),
        sa.Column("typed", sa.Boolean, nullable=False),
        sa.Column("drawn", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("fight", "seat", name="seat_pkey"),
    )
    op.create_table(
        "invite",
        *of_fight("invite"),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("fight", "seat", name="invite_pkey"),
    )
    op.create_table(
        "wish",
        *of_fight("wish"),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("fight", "id", name="wish_pkey"),
    )


def downgrade() -> None:
    for table in ("wish", "invite", "seat", "cookie", "person", "done", "line", "fight"):
        op.drop_table(table)
