"""The tables of the database. What is written here is also what the migrations build; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(column_0_label)s"})

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("corrections", JSON),
    Column("start", JSON),
    Column("watch", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("next_match", String(32)),
    Column("undo_asked", JSON),
    Column("brought_in", Integer),
    Column("version", Integer),
    Column("asked", Integer),
    Column("moved", Float),
    Column("totals", String(200)),
    Column("winners", String(200)),
    Column("trouble", Text),
    Column("talked", Integer, nullable=False, default=0),
    Column("silent", Boolean, nullable=False, default=False),
    Column("played_as", String(400)),
    Column("taken_back", Integer),
    Column("came_from", String(32)),
    Column("came_at", Integer),
    Column("unaided", Boolean, nullable=False, default=False),
    Column("hinted", JSON),
    Column("closed", Float),
    Column("kept", Float),
    Column("leaves", Float),
    Column("opened_by", String(32), index=True),
    Column("timing", String(60)),
    Column("clock", Text),
    Column("due", Float, index=True),
    Column("late", Boolean, nullable=False, default=False),
    Column("nudged", Float),
)
"""A match: title and options are pinned, `seed` decides chance, `watch` is the secret of the spectators' link.

`brought_in`: how many of its versions were played elsewhere, if it was brought in as a journal.

`talked`: how many lines were said at its table; `silent`: nobody may say more. `played_as`: whom each seat has
played, once it is over (names with spaces between, `-` for nobody). `taken_back`: how often somebody went back past
chance or others until then. `came_from`, `came_at`: the match and its version from which it is played on, if it is;
that match may be gone. `unaided`: nobody is given hints; `hinted`: at which version each seat was given one, in
the order in which they came. `closed`: since when its table's keeper lets nobody play on. `kept`: when somebody last
wanted to keep it although nobody moves; `leaves`: when it goes, if nobody does. `opened_by`: a
digest, with the table's key, of the address from which it was opened, if that was another machine. `timing`: how it is
timed, if it is; `clock`: how its clock stands, `due`: when the time that runs ends, if any does, `late`: whether the
time of whoever is asked has ended. These three are written with each of its moves. `nudged`: when
somebody last reminded whoever it waits for.

The six before those are what lists tell of it, so that no list has to read a match: its last `version`, who is
`asked`, when it `moved` on, everybody's points and who won (numbers with spaces between) once it is over; and the
`trouble` with which it could not be read. Without a `version`, nobody has looked at the match since
these columns are there.
"""

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("secret", String(64), nullable=False, unique=True),
    Column("seen", Integer, nullable=False, default=0),
    Column("taken", Boolean, nullable=False, default=False),
    Column("guided", Boolean, nullable=False, default=False),
    Column("hours", String(80)),
    Column("away", Float, index=True),
    Column("answers", String(200)),
    Column("looked", Float),
)
"""A seat: a person's (`person`), a bot's (`bot`), or free for whoever comes (`open`). The secret is the seat.

`taken`: somebody has come. Until then the secret is the seat's invitation; from then on it is another one, which stands
on no page: a browser sits at a seat as long as it holds the seat's secret. `guided`: it is the first game of whoever
sits there, and a guide helps. `hours`: when no clock runs for whoever sits there. `away`: until when a bot plays for
them, 0 for until they are back. `answers`: the kinds of questions that are answered for them where nothing can be
chosen, with spaces between. `seen`: the newest version that somebody there has looked at, `looked`: when that
was.
"""

links = Table(
    "links",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("spent", Boolean, nullable=False),
)
"""Links to a seat beside its present invitation: `personal` ones, which carry it to another device; `old` ones, by
which somebody came under version 0.1 and which open the seat once more; and every `invitation` that is used up. What is
`spent` opens nothing and is kept so that whoever has it can be told.
"""

browsers = Table(
    "browsers",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("came", Boolean, nullable=False),
    Column("quiet", Boolean, nullable=False, default=False),
    Column("person", String(32), index=True),
)
"""A browser of which there is something to remember. Its cookie holds a name, of which `id` is the digest; `name` is
what its owner is called. `came`: it has shown that cookie; only one that still shows a cookie of version 0.1 has not.
`quiet`: it is not shown what others say at the table. `person`: those with the same one are devices of one person, and
sit wherever one of them does.
"""

browser_matches = Table(
    "browser_matches",
    metadata,
    Column("browser", String(64), ForeignKey("browsers.id", ondelete="CASCADE"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("watches", Boolean, nullable=False),
    Column("hosts", Boolean, nullable=False),
    Column("shown", Integer),
    Column("read", Integer, nullable=False, default=0),
)
"""What a browser may do in a match beside its seats, the seat whose cards it showed last, and how many lines of the
talk were `read` there, or on another device of the same person.
"""

browser_seats = Table(
    "browser_seats",
    metadata,
    Column("browser", String(64), ForeignKey("browsers.id", ondelete="CASCADE"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
)
"""The seats that a browser sits at: one row each, which counts as long as it holds the seat's present secret."""

keyrings = Table(
    "keyrings",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("browser", String(64), ForeignKey("browsers.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("spent", Boolean, nullable=False),
)
"""Links that carry all seats at which a browser sits to another one. Like a personal link of a seat, one opens them
until it is `spent`: whoever ends the other devices of a seat ends it too.
"""

bells = Table(
    "bells",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("browser", String(64), ForeignKey("browsers.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("language", String(20), nullable=False),
    Column("base", String(200), nullable=False),
    Column("made", Float, nullable=False),
    Column("confirmed", Boolean, nullable=False),
)
"""A bell: where whoever has a browser wants to be told of matches. `push`: on that device, `mail`: by mail, `chat`: in
a chat; `address` is what the sender needs for that. `base` is the address by which the browser reaches this table, for
links. What is not `confirmed` by whoever reads the mails rings for nothing.
"""

bell_seats = Table(
    "bell_seats",
    metadata,
    Column("bell", String(32), ForeignKey("bells.id", ondelete="CASCADE"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
    Column("told", Integer, nullable=False),
    Column("rung", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)
"""The seats for which a bell rings, as long as the row holds the seat's present secret.

`told`: the version of which it told last, `rung`: when. It does not ring before `due`: not so soon again, not while a
process rings it, not before the next try after `tries` that failed.
"""

journal = Table(
    "journal",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("written", Float, nullable=False),
    Column("reader", Integer),
)
"""The journal. Its primary key is also the lock: of two writers of one version, exactly one succeeds.

`reader` is who may read the line while the match runs, as the kernel counts it; unknown in lines of before.
"""

archives = Table(
    "archives",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("packed", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The lines of a journal, compressed, and when that was done. The last line stays in the journal: it is the lock."""

talk = Table(
    "talk",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(200), nullable=False),
    Column("reaction", String(20), nullable=False),
    Column("said", Float, nullable=False),
)
"""What was said at the table of a match, by whom and under which name: a `text` or one of the reactions."""

analyses = Table(
    "analyses",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("state", String(10), nullable=False),
    Column("share", Float, nullable=False),
    Column("data", JSON),
    Column("changed", Float, nullable=False),
)
"""The analysis of a match that is over, for a seat: what is known so far, and which share of the work is done.

`state`: it `waits` or `runs`, was `stopped`, is `done`, or `failed`. Whoever works on it writes every few seconds, so
that one left by a process that died is known by its `changed`.
"""

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all processes on a database have in common, by name."""

positions = Table(
    "positions",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("data", JSON, nullable=False),
)
"""The position from which a match goes on when it is read: the last before which nothing can be taken back freely."""

results = Table(
    "results",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("headings", JSON, nullable=False),
    Column("name", String(40), nullable=False),
    Column("points", Integer, nullable=False),
    Column("against", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("ended", Float, nullable=False),
)
"""How matches against an automa ended, by the title's headings; a result stays when its match is removed."""
