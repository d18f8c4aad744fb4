"""Printed records and their corrections, for both editions.

Every table is a file of records; every record says where it comes from (`source`) and how sure it is (`confidence`).
A correction names a table, an id and the fields that are different in print. An edition says what its fields may be
and what must fit together; reading, checking and correcting is the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from difflib import get_close_matches
from importlib.resources import files
from typing import Any

from veche.kernel.errors import BadCorrections
from veche.kernel.title import SourceRecord, SourceTable

Records = dict[str, dict[str, dict[str, Any]]]
"""Table → id → record, both in the order of the files."""

Check = Callable[[Any, str], Iterator[str]]
"""Says what is wrong with a value; the second argument is where it stands, in words."""

Law = Callable[[Records], Iterator[str]]
"""Says which records, each of them possible, do not fit together."""

CONFIDENCES = ("printed", "secondary", "inferred", "reconstructed", "corrected")
IN_PLAY = {"2": 8, "3": 11, "4": 15}
REBELS = 15
STEP = " > "
"""Between the names that lead to a value: deeds > hoard > cost > coins."""


# What one value may be.


def shown(value: Any) -> str:
    """The value as it stands in a file of corrections, shortened when it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def hint(word: Any, known: Mapping[str, Any] | tuple[str, ...]) -> str:
    """The known words that look like this one, or all of them when none does."""
    close = get_close_matches(str(word), list(known), n=3)
    return f"Did you mean {' or '.join(close)}?" if close else f"Known are: {', '.join(known)}."


def whole(low: int, high: int) -> Check:
    """A whole number in a range."""

    def check(value: Any, where: str) -> Iterator[str]:
        if type(value) is not int or not low <= value <= high:
            yield f"{where} is {shown(value)}; it must be a whole number from {low} to {high}."

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


def text(value: Any, where: str) -> Iterator[str]:
    """Some words, not empty."""
    if not isinstance(value, str) or not value.strip():
        yield f"{where} is {shown(value)}; it must be a text in quotation marks."


def yes_or_no(value: Any, where: str) -> Iterator[str]:
    """True or false."""
    if not isinstance(value, bool):
        yield f"{where} is {shown(value)}; it must be true or false."


def present(value: Any, where: str) -> Iterator[str]:
    """True; what does not apply is left out."""
    if value is not True:
        yield f"{where} is {shown(value)}; it must be true, or be left out."


PROVENANCE: dict[str, Check] = {"source": text, "confidence": word("degree of confidence", CONFIDENCES)}


# What must fit together in either edition.


def borders_are_mutual(records: Records) -> Iterator[str]:
    regions = records["regions"]
    for name, region in regions.items():
        if name in region["adjacent"]:
            yield f"regions > {name} > adjacent names {name} itself; a region has no border with itself."
        for other in region["adjacent"]:
            if name not in regions[other]["adjacent"]:
                yield (
                    f"regions > {name} > adjacent names {other}, but {other} does not name {name}; "
                    "a border belongs to both regions, so correct both or neither."
                )


def regions_hang_together(records: Records) -> Iterator[str]:
    """With any number of players, every region can be reached from every other one."""
    names = list(records["regions"])
    for players, number in IN_PLAY.items():
        reached, border = {names[0]}, [names[0]]
        while border:
            near = set(records["regions"][border.pop()]["adjacent"]) & set(names[:number]) - reached
            reached |= near
            border += near
        for name in names[:number]:
            if name not in reached:
                yield f"regions > {name} > adjacent: with {players} players nobody could get there from {names[0]}."


def rewards_are_enough(table: str) -> Law:
    """There is one reward for each rebel."""

    def law(records: Records) -> Iterator[str]:
        total = sum(record["count"] for record in records[table].values())
        if total != REBELS:
            yield f"{table}: the counts add up to {total}; there must be {REBELS}, one for each rebel."

    return law


# Reading and correcting.


class Printed:
    """The printed tables of an edition: where they lie, what their fields may be, and what must fit together.

    `fixed` are the fields that the rules are built on and that are never corrected; each law comes with the tables it
    reads.
    """

    def __init__(
        self,
        package: str,
        fields: Mapping[str, Mapping[str, Check]],
        fixed: tuple[str, ...],
        laws: tuple[tuple[tuple[str, ...], Law], ...],
    ) -> None:
        self.package = package
        self.fields = fields
        self.fixed = fixed
        self.laws = laws
        self._originals: Records = {}

    def originals(self) -> Records:
        """The tables as they lie in `data/`. They are shared: never change them."""
        if not self._originals:
            self._originals = {table: self._read(table) for table in self.fields}
        return self._originals

    def _file(self, table: str) -> dict[str, Any]:
        text = files(self.package).joinpath("data", f"{table}.json").read_text(encoding="utf-8")
        found: dict[str, Any] = json.loads(text)
        return found

    def _read(self, table: str) -> dict[str, dict[str, Any]]:
        return {record["id"]: record for record in self._file(table)["records"]}

    def problems(self, records: Records) -> list[str]:
        """Everything that is wrong with complete tables, in words; empty when they can be played with."""
        found = [
            problem
            for table, fields in self.fields.items()
            for name, record in records[table].items()
            for field, check in (dict(fields) | PROVENANCE).items()
            for problem in check(record.get(field), STEP.join((table, name, field)))
        ]
        return found or [problem for _, law in self.laws for problem in law(records)]

    def corrected(self, corrections: Mapping[str, Any] | None = None) -> Records:
        """The printed tables, a copy of one's own, with the corrections worked in.

        A corrected field is replaced whole, and its confidence becomes "corrected". When anything is wrong with the
        corrections, `BadCorrections` lists all of it.
        """
        records = deepcopy(self.originals())
        found: list[str] = []
        doubtful: set[str] = set()
        for table, name, changes, wrong in self._corrections({} if corrections is None else corrections):
            found += wrong
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

    def _corrections(self, corrections: Any) -> Iterator[tuple[str, str, Mapping[str, Any], list[str]]]:
        """Table, id and changes of every correction, with what is wrong about it."""
        wrong = list(_named("The list of corrections", "table", corrections, tuple(self.fields)))
        if wrong:
            yield "", "", {}, wrong
        for table, entries in _known(corrections, self.fields):
            ids = self.originals()[table]
            wrong = list(_named(table, "record", entries, tuple(ids)))
            if wrong:
                yield table, "", {}, wrong
            for name, changes in _known(entries, ids):
                yield table, name, changes, list(self._wrong_changes(table, name, changes))

    def _wrong_changes(self, table: str, name: str, changes: Any) -> Iterator[str]:
        where = f"{table}{STEP}{name}"
        if isinstance(changes, Mapping):
            fixed = [field for field in self.fixed if field in changes and field in self.originals()[table][name]]
            yield from (f"{where}{STEP}{field} cannot be corrected: the rules are built on it." for field in fixed)
            changes = {field: value for field, value in changes.items() if field not in fixed}
        known = dict(self.fields[table]) | PROVENANCE
        fields = {field: check for field, check in known.items() if field not in self.fixed}
        yield from group("field of this table", fields)(changes, where)

    def sources(self, hidden: tuple[str, ...] = ()) -> list[SourceTable]:
        """Every table of printed values with confidence and source, but for the fields that are `hidden`."""
        return [self._source(table, hidden) for table in self.fields]

    def _source(self, table: str, hidden: tuple[str, ...]) -> SourceTable:
        data = self._file(table)
        return SourceTable(table, str(data["about"]), tuple(_source_of(one, hidden) for one in data["records"]))


def _known(value: Any, known: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        yield from ((name, one) for name, one in value.items() if name in known)


def _named(where: str, kind: str, value: Any, known: tuple[str, ...]) -> Iterator[str]:
    """Whether this is a group whose names are all known, whatever stands under them."""
    return group(kind, dict.fromkeys(known, _anything))(value, where)


def _anything(value: Any, where: str) -> Iterator[str]:
    yield from ()


def _correct(record: dict[str, Any], changes: Mapping[str, Any]) -> None:
    record.update(deepcopy(dict(changes)))
    for field in changes:
        if field not in PROVENANCE:
            record.setdefault("confidence_of", {})[field] = "corrected"
            record.setdefault("source_of", {})[field] = changes.get("source", "a correction")


_ABOUT_THE_RECORD = ("id", "name", "source", "confidence", "confidence_of", "source_of")


def _source_of(record: dict[str, Any], hidden: tuple[str, ...]) -> SourceRecord:
    parts = [(record["confidence"], "")] + [(word, of) for of, word in record.get("confidence_of", {}).items()]
    more = [f"{of}: {source}" for of, source in record.get("source_of", {}).items()]
    shown = {
        key: one
        for key, one in record.items()
        if key not in _ABOUT_THE_RECORD and key not in hidden and one not in ({}, [], None)
    }
    value = "; ".join(f"{key.replace('_', ' ')} {_plain(one)}" for key, one in shown.items())
    name = str(record.get("name", record["id"]))
    return SourceRecord(name, value, tuple(parts), "; ".join([record["source"], *more]))


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key.replace('_', ' ')} {_plain(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    return str(value)
