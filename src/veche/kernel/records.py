"""Printed records: what each field may be, what must fit together, and somebody's corrections worked in.

A title describes its tables with checks (`whole(0, 9)`, `word("type", TYPES)`, …) and laws; `Tables` says everything
that is wrong at once, in words that lead to the value: wishes > A8 > possess.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from itertools import islice
from typing import Any

from veche.kernel.errors import MOST_TOLD, BadCorrections
from veche.kernel.hint import near
from veche.kernel.sources import SourceRecord, SourceTable

Records = dict[str, dict[str, dict[str, Any]]]
"""Table → id → record, both in the order of the files."""

Check = Callable[[Any, str], Iterator[str]]
"""Says what is wrong with a value; the second argument is where it stands, in words."""

Law = Callable[[Records], Iterator[str]]
"""Says which records, each of them possible, do not fit together."""

CONFIDENCES = ("printed", "secondary", "inferred", "reconstructed", "corrected")
STEP = " > "
"""Between the names that lead to a value."""


def shown(value: Any) -> str:
    """The value as it stands in a file of corrections, shortened when it is long."""
    text = json.dumps(value[:100] if isinstance(value, str | list) else value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def hint(word: Any, known: Mapping[str, Any] | tuple[str, ...]) -> str:
    """The known words that look like this one, or all of them when none does."""
    close = near(word, known, 3)
    return f"Did you mean {' or '.join(close)}?" if close else f"Known are: {', '.join(known)}."


def whole(low: int, high: int) -> Check:
    """A whole number in a range."""

    def check(value: Any, where: str) -> Iterator[str]:
        if type(value) is not int or not low <= value <= high:
            yield f"{where} is {shown(value)}; it must be a whole number from {low} to {high}."

    return check


def or_null(one: Check) -> Check:
    """Such a value, or null where nothing is printed."""

    def check(value: Any, where: str) -> Iterator[str]:
        if value is not None:
            yield from one(value, where)

    return check


def word(kind: str, known: tuple[str, ...]) -> Check:
    """One of the words known for this kind of thing."""

    def check(value: Any, where: str) -> Iterator[str]:
        if value not in known:
            yield f"{where} is {shown(value)}, which is no {kind}. {hint(value, known)}"

    return check


def words(kind: str, known: tuple[str, ...], least: int = 1) -> Check:
    """A list of such words, none of them twice."""
    one = word(kind, known)

    def check(value: Any, where: str) -> Iterator[str]:
        if not isinstance(value, list) or len(value) < least:
            yield f"{where} is {shown(value)}; it must be a list with at least {least} {kind}."
            return
        for index, item in enumerate(value):
            yield from one(item, f"{where}{STEP}{index + 1}")
            if item in value[:index]:
                yield f"{where} names {shown(item)} twice; once is enough."

    return check


def group(kind: str, fields: Mapping[str, Check], least: int = 0) -> Check:
    """Named values, each with its own check; at least so many of them."""

    def check(value: Any, where: str) -> Iterator[str]:
        if not isinstance(value, Mapping) or len(value) < least:
            some = f" with at least {least} of: {', '.join(fields)}" if least else ""
            yield f"{where} is {shown(value)}; it must be a group in braces{some}."
            return
        for name, one in value.items():
            if name in fields:
                yield from fields[name](one, f"{where}{STEP}{name}")
            else:
                yield f"{where} names {shown(name)}, which is no {kind}. {hint(name, fields)}"

    return check


def each_once(kind: str, known: tuple[str, ...]) -> Check:
    """All of these words, in some order."""
    return words(kind, known, least=len(known))


def listed(kind: str, one: Check, least: int, most: int) -> Check:
    """A list of so many values, each with the same check."""

    def check(value: Any, where: str) -> Iterator[str]:
        if not isinstance(value, list) or not least <= len(value) <= most:
            number = str(least) if least == most else f"{least} to {most}"
            yield f"{where} is {shown(value)}; it must be a list of {number} {kind}."
            return
        for index, item in enumerate(value):
            yield from one(item, f"{where}{STEP}{index + 1}")

    return check


def text(value: Any, where: str) -> Iterator[str]:
    """Some words, not empty, of letters that every file and database can keep."""
    if not isinstance(value, str) or not value.strip() or "\0" in value or not _is_unicode(value):
        yield f"{where} is {shown(value)}; it must be a text in quotation marks."


def _is_unicode(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def yes_or_no(value: Any, where: str) -> Iterator[str]:
    """True or false."""
    if not isinstance(value, bool):
        yield f"{where} is {shown(value)}; it must be true or false."


def _anything(value: Any, where: str) -> Iterator[str]:
    yield from ()


PROVENANCE: dict[str, Check] = {"source": text, "confidence": word("degree of confidence", CONFIDENCES)}


class Tables:
    """The tables of a title: `records` as they lie in its files, and what may be changed in them.

    `fields` says for each table what every field may be, `fixed` which fields are never corrected because the rules are
    built on them, `laws` what must fit together, each with the tables it reads.
    """

    def __init__(
        self,
        records: Records,
        fields: Mapping[str, Mapping[str, Check]],
        fixed: tuple[str, ...],
        laws: tuple[tuple[tuple[str, ...], Law], ...],
    ) -> None:
        self.records = records
        self.fields = fields
        self.fixed = fixed
        self.laws = laws

    def problems(self) -> list[str]:
        """Everything that is wrong with the tables themselves; empty when they can be played with."""
        found = [
            problem
            for table, fields in self.fields.items()
            for name, record in self.records[table].items()
            for field, check in {**fields, **PROVENANCE}.items()
            for problem in check(record.get(field), STEP.join((table, name, field)))
        ]
        return found or [problem for _, law in self.laws for problem in law(self.records)]

    def corrected(self, corrections: Mapping[str, Any] | None) -> Records:
        """A copy of the tables with the corrections worked in.

        A corrected field is replaced whole, and its confidence becomes "corrected". When anything is wrong with the
        corrections, `BadCorrections` lists it; when too much is, the rest is not looked at.
        """
        records = deepcopy(self.records)
        found: list[str] = []
        doubtful: set[str] = set()
        for table, name, changes, wrong in self._corrections({} if corrections is None else corrections):
            found += wrong
            if len(found) > MOST_TOLD:
                raise BadCorrections(found[:MOST_TOLD], unread=True)
            if wrong:
                doubtful.add(table)
            else:
                _correct(records[table][name], changes)
        for tables, law in self.laws:
            if doubtful.isdisjoint(tables):
                found += law(records)
        if found:
            raise BadCorrections(found)
        return records

    def refuse_names(self, corrections: Mapping[str, Any]) -> None:
        """Refuse to correct what things are called: everybody reads the words, so a corrected name would show nowhere.

        A match that was begun with such a correction goes on with it.
        """
        found = [
            f"{STEP.join((table, name, 'name'))} cannot be corrected: what a thing is called is said by the words, and "
            f"the correction would show nowhere. {self._correctable(table)}"
            for table, entries in _known(corrections, self.fields)
            for name, changes in _known(entries, self.records[table])
            if isinstance(changes, Mapping) and "name" in changes
        ]
        if found:
            raise BadCorrections(found)

    def _correctable(self, table: str) -> str:
        fields = [field for field in self.fields[table] if field != "name" and field not in self.fixed]
        return f"In this table one can correct: {', '.join(fields)}." if fields else "Nothing in this table can be."

    def _corrections(self, corrections: Any) -> Iterator[tuple[str, str, Mapping[str, Any], list[str]]]:
        """Table, id and changes of every correction, with what is wrong about it."""
        wrong = _some(_named("The list of corrections", "table", corrections, tuple(self.fields)))
        if wrong:
            yield "", "", {}, wrong
        for table, entries in _known(corrections, self.fields):
            ids = self.records[table]
            wrong = _some(_named(table, "record", entries, tuple(ids)))
            if wrong:
                yield table, "", {}, wrong
            for name, changes in _known(entries, ids):
                yield table, name, changes, _some(self._wrong_changes(table, name, changes))

    def _wrong_changes(self, table: str, name: str, changes: Any) -> Iterator[str]:
        where = f"{table}{STEP}{name}"
        if isinstance(changes, Mapping):
            fixed = [field for field in self.fixed if field in changes and field in self.records[table][name]]
            yield from (f"{where}{STEP}{field} cannot be corrected: the rules are built on it." for field in fixed)
            changes = {field: value for field, value in changes.items() if field not in fixed}
        fields = {
            field: check for field, check in {**self.fields[table], **PROVENANCE}.items() if field not in self.fixed
        }
        yield from group("field of this table", fields)(changes, where)


def _some(problems: Iterator[str]) -> list[str]:
    """As many as are told, and one more: then there are others."""
    return list(islice(problems, MOST_TOLD + 1))


def _known(value: Any, known: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        yield from ((name, one) for name, one in value.items() if name in known)


def _named(where: str, kind: str, value: Any, known: tuple[str, ...]) -> Iterator[str]:
    """Whether this is a group whose names are all known, whatever stands under them."""
    return group(kind, dict.fromkeys(known, _anything))(value, where)


def _correct(record: dict[str, Any], changes: Mapping[str, Any]) -> None:
    record.update(deepcopy(dict(changes)))
    for field in changes:
        if field not in PROVENANCE:
            record.setdefault("confidence_of", {})[field] = "corrected"
            record.setdefault("source_of", {})[field] = changes.get("source", "a correction")


# Where the values come from


def is_reconstructed(record: Mapping[str, Any], field: str) -> bool:
    """Whether this field of a record is neither printed nor told anywhere, but thought up to fit.

    >>> is_reconstructed({"confidence": "printed", "confidence_of": {"cost": "reconstructed"}}, "cost")
    True
    """
    confidence: str = record.get("confidence_of", {}).get(field, record["confidence"])
    return confidence == "reconstructed"


_ABOUT_THE_RECORD = ("id", "name", "source", "confidence", "confidence_of", "source_of")


def source_table(name: str, about: str, records: list[dict[str, Any]], unsaid: tuple[str, ...] = ()) -> SourceTable:
    """A table of records with the confidence and source of each, for the page that shows them.

    `unsaid` are fields that are not printed on the component.
    """
    return SourceTable(name, about, tuple(_source(record, (*_ABOUT_THE_RECORD, *unsaid)) for record in records))


def _source(record: dict[str, Any], unsaid: tuple[str, ...]) -> SourceRecord:
    parts = [(record["confidence"], "")] + [(word, of) for of, word in record.get("confidence_of", {}).items()]
    more = [f"{of}: {source}" for of, source in record.get("source_of", {}).items()]
    shown = {key: one for key, one in record.items() if key not in unsaid and one not in ({}, [], None)}
    value = "; ".join(f"{key.replace('_', ' ')} {_plain(one)}" for key, one in shown.items())
    return SourceRecord(
        str(record.get("name", record["id"])), value, tuple(parts), "; ".join([record["source"], *more])
    )


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key.replace('_', ' ')} {_plain(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(_plain(one) for one in value)
    return str(value)
