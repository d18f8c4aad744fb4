"""What the players of a match are called, and what they may call themselves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from unicodedata import normalize

from veche import titles
from veche.kernel.errors import UnknownTitle
from veche.kernel.meta import Meta
from veche.store.records import BOT, Seat
from veche.table.phrases import PHRASES

LONGEST_NAME = 40


def tidy(name: str, most: int = LONGEST_NAME) -> str:
    """Something that people typed, as it is kept: one line, not too long, without signs that are not seen.

    >>> tidy("  Olena\\n of \u202eKyiv\u200b ")
    'Olena of Kyiv'
    """
    return " ".join("".join([sign for sign in name[: 4 * most] if sign.isprintable() or sign.isspace()]).split())[:most]


def own_name(name: str, seat: str, seats: Collection[str], others: Collection[str]) -> str:
    """A name as somebody at this seat may have it: where it could be taken for somebody else's, with the colour."""
    alike = {_alike(one) for one in others if one}
    alike |= {_alike(PHRASES.name("seat", other)) for other in seats if other != seat}
    if not name or _alike(name) not in alike:
        return name
    said = PHRASES.say("lobby.same_name", {"seat": seat})
    return f"{name[: LONGEST_NAME - len(said)]}{said}"


def _alike(name: str) -> str:
    """The same for names that look the same, as far as Unicode knows."""
    return normalize("NFKC", name).casefold()


def names_at(meta: Meta, colours: Sequence[str], seats: Sequence[Seat]) -> tuple[str, ...]:
    """The name of every seat, which is called by its colour; whoever plays alone sits opposite the title's automa."""
    names = tuple([_called(colours, seat) for seat in seats])
    return (*names, automa_of(meta)) if meta.automa and len(names) == 1 else names


def called(name: str, title: str) -> str:
    """What a match is called; one that nobody gave a name has that of its title, in the reader's language."""
    try:
        meta = titles.meta(title)
    except UnknownTitle:
        return name
    return titles.told(meta).name if name == meta.name else name


def automa_of(meta: Meta) -> str:
    """What the opponent of whoever plays alone is called."""
    words = titles.words(meta.id).alone
    said = words.name("automa", "within") if "automa.within" in words else meta.automa
    return said[:1].upper() + said[1:]


def _called(colours: Sequence[str], seat: Seat) -> str:
    """Where a bot plays, also for somebody, its name says so."""
    name = seat.name or PHRASES.name("seat", colours[seat.seat])
    return PHRASES.say("bot.called", {"name": name}) if seat.kind == BOT else name
