"""The first shape: logs of tables, the shelf, people and ratings."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    # A log is read from one end to the other and grows at the end of its table's part: where the
    # database can keep rows in the order of their key, a move touches a single page.
    op.create_table(
        "logs",
        sql.Column("table_id", sql.Text, primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("entry", sql.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sql.Column("table_id", sql.Text, primary_key=True),
        sql.Column("game", sql.Text, nullable=False),
        sql.Column("stage", sql.Text, nullable=False),
        sql.Column("listed", sql.Boolean, nullable=False),
        sql.Column("made", sql.Double, nullable=False),
        sql.Column("changed", sql.Double, nullable=False),
        sql.Column("people", sql.Text, nullable=False),
        sql.Column("alarm", sql.Double),
        sql.Column("about", sql.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_stage", "tables", ["stage", "changed"])
    op.create_index("tables_by_alarm", "tables", ["alarm"])
    op.create_table(
        "seats",
        sql.Column("person", sql.Text, primary_key=True),
        sql.Column("table_id", sql.Text, primary_key=True),
    )
    op.create_index("seats_by_table", "seats", ["table_id"])
    op.create_table(
        "sessions",
        sql.Column("digest", sql.LargeBinary, primary_key=True),
        sql.Column("person", sql.Text, nullable=False),
        sql.Column("made", sql.Double, nullable=False),
        sql.Column("seen", sql.Double, nullable=False),
        sql.Column("ends", sql.Double, nullable=False),
    )
    op.create_index("sessions_by_end", "sessions", ["ends"])
    op.create_table(
        "names",
        sql.Column("person", sql.Text, primary_key=True),
        sql.Column("name", sql.Text, nullable=False),
    )
    op.create_table(
        "accounts",
        sql.Column("person", sql.Text, primary_key=True),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("key", sql.Text, nullable=False, unique=True),
        sql.Column("passphrase", sql.Text, nullable=False),
        sql.Column("made", sql.Double, nullable=False),
        sql.Column("bot", sql.Boolean, nullable=False),
    )
    op.create_table(
        "adopted",
        sql.Column("guest", sql.Text, primary_key=True),
        sql.Column("person", sql.Text, nullable=False),
    )
    op.create_index("adopted_by_person", "adopted", ["person"])
    op.create_table(
        "ratings",
        sql.Column("person", sql.Text, primary_key=True),
        sql.Column("game", sql.Text, primary_key=True),
        sql.Column("value", sql.Double, nullable=False),
        sql.Column("deviation", sql.Double, nullable=False),
        sql.Column("volatility", sql.Double, nullable=False),
        sql.Column("games", sql.Integer, nullable=False),
        sql.Column("changed", sql.Double, nullable=False),
    )
    op.create_index("ratings_by_value", "ratings", ["game", "value"])
    op.create_table("rated", sql.Column("table_id", sql.Text, primary_key=True))
    op.create_table(
        "house",
        sql.Column("name", sql.Text, primary_key=True),
        sql.Column("value", sql.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in (
        "house",
        "rated",
        "ratings",
        "adopted",
        "accounts",
        "names",
        "sessions",
        "seats",
        "tables",
        "logs",
    ):
        op.drop_table(name)
