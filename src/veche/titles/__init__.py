"""The titles that can be played. Their meta, words and style load without their rules; these, when a match is set up.

A package brings a title by an entry point of the group `veche.titles`: its name is the id, and it names a package with
a module `meta` (its `META`) and a module `title` (its `TITLE`), like ours.
"""

from __future__ import annotations

import re
from dataclasses import replace
from importlib import import_module
from importlib.resources import files
from typing import Final

from veche.drawing.icons import is_icon
from veche.drawing.speech import words_in
from veche.drawing.style import style_in
from veche.kernel.errors import UnknownTitle
from veche.kernel.meta import Meta
from veche.kernel.sources import SourceRecord, SourceTable
from veche.kernel.telling import Told
from veche.kernel.words import Words
from veche.language.catalogue import ENGLISH, check, entries_in
from veche.language.made_up import MADE_UP, stretched
from veche.language.reader import reads
from veche.shelf.entries import Entries
from veche.shelf.history import has_history, history_in
from veche.shelf.title import AnyTitle, Title

_SHELF = Entries(
    "title",
    {
        "rurik": "veche.titles.rurik.first",
        "rurik2": "veche.titles.rurik.second",
        "stroganov": "veche.titles.stroganov",
    },
    UnknownTitle,
)
THEMES = ("light", "dark")
_METAS: dict[str, Meta] = {}
_LOADED: dict[str, AnyTitle] = {}


def register(one: AnyTitle) -> None:
    """Add a title of this program, so that everything that plays titles can play it here."""
    name = one.meta.id
    _SHELF.ours[name], _METAS[name], _LOADED[name] = one.package, one.meta, one


def names() -> list[str]:
    """The ids of all titles; of those that other packages bring nothing is loaded, so one of them may prove broken."""
    return _SHELF.names()


def metas() -> list[Meta]:
    """What is offered: the meta of every title, but of those that cannot be used (see `troubles`)."""
    return [meta(name) for name in _SHELF.usable(meta)]


def meta(name: str) -> Meta:
    """What is known of a title without its rules.

    >>> meta("stroganov").players
    (1, 2, 3, 4)
    """
    if name not in _METAS:
        place = _SHELF.place(name)
        with _SHELF.used(name):
            found = import_module(f"{place}.meta").META
            if name not in _SHELF.ours:
                _check(found, name, place)
        _METAS[name] = found
    return _METAS[name]


def _check(meta: object, name: str, place: str) -> None:
    """Refuse a title that a package brings if pages could not tell of it what they tell of every title."""
    if why := _faults(meta, name):
        raise _SHELF.refuse(name, why)
    assert isinstance(meta, Meta)
    check(entries_in(place))
    style_in(*meta.shares, place)
    history_in((*meta.shares, place))


def _faults(meta: object, name: str) -> Told | None:
    """What is wrong with a meta that a package brings, if anything is."""
    if not isinstance(meta, Meta):
        return Told("shelf.no-meta")
    if meta.id != name:
        return Told("shelf.other-name", name=repr(meta.id))
    if not meta.players or min(meta.players) < 1:
        return Told("shelf.no-players")
    if len(meta.seats) < max(*meta.players, 2 if meta.automa else 1):
        return Told("shelf.few-seats")
    if not is_icon(meta.icon):
        return Told("shelf.no-icon", icon=repr(meta.icon))
    return None


def title(name: str) -> AnyTitle:
    """The title called `name`.

    >>> title("rurik").meta.name
    'Rurik: Dawn of Kiev'
    """
    if name not in _LOADED:
        place = _SHELF.place(name)
        meta(name)
        with _SHELF.used(name):
            found = import_module(f"{place}.title").TITLE
        if not isinstance(found, Title) or found.meta.id != name:
            raise _SHELF.refuse(name, Told("shelf.no-title"))
        _LOADED[name] = found
    return _LOADED[name]


def words(name: str, language: str = "") -> Words:
    """The words of a title without its rules, for whoever needs a name and no figures."""
    place = _SHELF.place(name)
    with _SHELF.used(name):
        return words_in(place, (), language or reads())


_TOLD: dict[tuple[str, str], Meta] = {}
KINDS: Final = {"strategy_cards": "card", "wishes": "wished", "oath_kinds": "oath", "rebellion_leader": "leader"}
"""What the words call the things of a table, where that is not the name of the table in the singular."""


def told(meta: Meta) -> Meta:
    """What is known of a title, in the language of whoever reads it.

    >>> told(meta("rurik")).name
    'Rurik: Dawn of Kiev'
    """
    language = reads()
    if language == ENGLISH:
        return meta
    found = _TOLD.get((meta.id, language))
    if found is None:
        found = _TOLD[meta.id, language] = _in_language(meta, language)
    return found


def _in_language(meta: Meta, language: str) -> Meta:
    own = words(meta.id, language)

    def say(key: str, english: str) -> str:
        if key in own or not english:
            return own.say(key) if english else ""
        return stretched(english) if language == MADE_UP else english

    return meta.said_by(say)


def sources(name: str) -> list[SourceTable]:
    """Where the printed values of a title come from, in the language of whoever reads it.

    >>> sources("rurik")[0].heading
    'Regions'
    """
    found = title(name).sources()
    language = reads()
    if language == ENGLISH:
        return found
    own = words(name, language)
    kinds = {table.name: KINDS.get(table.name, table.name.removeprefix("more_").removesuffix("s")) for table in found}

    def say(key: str, english: str) -> str:
        return own.say(key) if key in own else stretched(english) if language == MADE_UP else english

    def named(kind: str, record: SourceRecord) -> SourceRecord:
        called = re.sub(r"[^a-z ]", "", record.name.lower()).replace(" ", "-")
        key = next((key for key in (f"{kind}.{record.id}", f"{kind}.{called}") if key in own), "")
        return replace(record, name=own.say(key)) if key else record

    told = [table.said_by(say) for table in found]
    return [replace(one, records=tuple([named(kinds[one.name], it) for it in one.records])) for one in told]


def style(name: str) -> str:
    """The style of what only this title draws, and of what it shares with others."""
    packages = (*meta(name).shares, _SHELF.place(name))
    with _SHELF.used(name):
        return style_in(*packages)


def tells_history(name: str) -> bool:
    """Whether a title has a history to read.

    >>> tells_history("rurik2")
    True
    """
    packages = (*meta(name).shares, _SHELF.place(name))
    with _SHELF.used(name):
        return has_history(packages)


def picture_file(theme: str) -> str:
    """What the picture of a title's board is called in this theme, beside the title's drawing."""
    return f"board-{theme}.webp"


def picture(name: str, theme: str) -> bytes:
    """The picture of a title's board in this theme, as a WebP; empty where the title brings none."""
    place = _SHELF.place(name)
    with _SHELF.used(name):
        file = files(place).joinpath("draw", picture_file(theme))
        return file.read_bytes() if theme in THEMES and file.is_file() else b""


def troubles() -> list[str]:
    """What is wrong with titles that other packages bring, as far as their metas tell: a sentence each."""
    metas()
    return _SHELF.troubles()
