"""A notice: what happened in a match and whose turn it is, in the sentences of the chronicle.

It stands on lock screens and in mailboxes. So it is told as a spectator may read it, and nothing of it comes from the
view of a seat, not even from that of whoever is told; only who is "you" is known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from veche.kernel.docket import NOBODY
from veche.store.bells import END, NUDGE, TURN
from veche.story.teller import Tellers, since_last_decision
from veche.story.voice import Voice
from veche.table.draft import summary_of
from veche.table.moment import Moment
from veche.table.my_matches import result
from veche.table.phrases import PHRASES
from veche.table.strip import on_strip

MOST_LINES: Final = 3
LONGEST_LINE: Final = 300

TELLERS: Final = Tellers()
"""Stories as spectators read them, apart from those of the pages: whoever moves waits for no notice."""

TITLES: Final[Mapping[str, str]] = {TURN: "notice.turn", END: "notice.end", NUDGE: "notice.nudge"}


@dataclass(frozen=True)
class Notice:
    """What is told: a title, a few lines, and to which seat of which match it leads."""

    title: str
    lines: Sequence[str]
    match: str
    seat: str

    @property
    def to(self) -> str:
        """The page to which it leads."""
        return f"/match/{self.match}/{self.seat}"

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def notice_of(now: Moment, seat: int, what: str) -> Notice:
    """What is told to a seat of how a match stands, in the language of whoever reads."""
    lines = happened(now, seat)
    if now.game.is_over:
        what = END
        lines = [result(summary_of(now.game, None), now.names, [seat]), *lines[-1:]]
    title = PHRASES.say(TITLES[what], {"match": now.called})
    told = [_short(one) for one in lines if one]
    return Notice(_short(title), told, now.match.id, now.game.seat_name(seat))


def happened(now: Moment, seat: int) -> list[str]:
    """The last of what others did since a seat decided, as a spectator may know it."""
    game = now.game
    passages = TELLERS.story(now.match.id, game, NOBODY, now.resumed)
    voice = Voice(game.words(), now.names, seat)
    told, _ = on_strip(since_last_decision(game, passages, seat, now.version), seat)
    return [voice.tell(one.passage) for one in told[-MOST_LINES:]]


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_LINE else f"{text[: LONGEST_LINE - 1]}…"
