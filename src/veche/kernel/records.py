"""Printed records: what each field may be, what must fit together, and somebody's corrections worked in.

A title describes its tables with kinds (`Whole(0, 9)`, `OneOf("type", TYPES)`, …) and laws; `Tables` says everything
that is wrong at once, in words that lead to the value: wishes > A8 > possess.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import Any

from veche.kernel.errors import BadCorrections
from veche.kernel.fields import InCorrections
from veche.kernel.kinds import DRAFT, Anything, Group, Kind, OneOf, Schema, Text, by_name
from veche.kernel.sources import SourceRecord, SourceTable
from veche.kernel.telling import Told

Records = dict[str, dict[str, dict[str, Any]]]
"""Table → id → record, both in the order of the files."""

Law = Callable[[Records], Iterator[Told]]
"""Says which records, each of them possible, do not fit together."""

CONFIDENCES = ("printed", "secondary", "inferred", "reconstructed", "corrected")
STEP = " > "
"""Between the names that lead to a value."""


PROVENANCE: dict[str, Kind] = {"source": Text(), "confidence": OneOf("degree of confidence", CONFIDENCES)}


class Tables:
    """The tables of a title: `records` as they lie in its files, and what may be changed in them.

    `fields` says for each table what every field may be, `fixed` which fields are never corrected because the rules are
    built on them, `laws` what must fit together, each with the tables it reads; the `packages` have words for
    what the values stand for.
    """

    def __init__(
        self,
        records: Records,
        fields: Mapping[str, Mapping[str, Kind]],
        fixed: tuple[str, ...],
        laws: tuple[tuple[tuple[str, ...], Law], ...],
        packages: tuple[str, ...] = (),
    ) -> None:
        self.records = records
        self.fields = fields
        self.fixed = fixed
        self.laws = laws
        self.packages = packages

    def problems(self) -> list[str]:
        """Everything that is wrong with the tables themselves; empty when they can be played with."""
        found: list[str] = []
        for table, fields in self.fields.items():
            for name, record in self.records[table].items():
                checked = InCorrections(self.packages)
                for field, kind in {**fields, **PROVENANCE}.items():
                    kind.read(checked, STEP.join((table, name, field)), record.get(field))
                found += checked.problems
        return found or [problem.said() for _, law in self.laws for problem in law(self.records)]

    def corrected(self, corrections: Mapping[str, Any] | None) -> Records:
        """A copy of the tables with the corrections worked in.

        A corrected field is replaced whole, and its confidence becomes "corrected". When anything is wrong with the
        corrections, `BadCorrections` lists it; when too much is, the rest is not looked at.
        """
        records = deepcopy(self.records)
        fields = InCorrections(self.packages)
        doubtful: set[str] = set()
        for table, name, changes, wrong in self._corrections(fields, {} if corrections is None else corrections):
            if fields.more:
                raise BadCorrections(fields.each, unread=True)
            if wrong:
                doubtful.add(table)
            elif name:
                _correct(records[table][name], changes)
        found = list(fields.each)
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
            Told("check.corrections.called", where=STEP.join((table, name, "name")), meant=self._correctable(table))
            for table, entries in _known(corrections, self.fields)
            for name, changes in _known(entries, self.records[table])
            if isinstance(changes, Mapping) and "name" in changes
        ]
        if found:
            raise BadCorrections(found)

    def schema(self, name: str) -> Schema:
        """What a file of corrections may say, as JSON Schema; what a thing is called is left to the words."""
        terms = InCorrections()
        changes = {table: self._changes(table).schema(terms) for table in self.fields}
        for one in changes.values():
            one["properties"].pop("name", None)
        return {
            "$schema": DRAFT,
            "title": f"Corrections of {name}",
            "type": "object",
            "properties": {
                table: by_name(tuple(self.records[table]), {"$ref": f"#/$defs/{table}"}) for table in self.fields
            },
            "additionalProperties": False,
            "$defs": changes,
        }

    def _correctable(self, table: str) -> Told:
        fields = [field for field in self.fields[table] if field != "name" and field not in self.fixed]
        return Told("check.correctable", fields=fields) if fields else Told("check.uncorrectable")

    def _corrections(
        self, fields: InCorrections, corrections: Any
    ) -> Iterator[tuple[str, str, Mapping[str, Any], bool]]:
        """Table, id and changes of every correction, and whether anything is wrong about it."""
        yield "", "", {}, _wrong(fields, "", corrections, _named("table", self.fields))
        for table, entries in _known(corrections, self.fields):
            ids = self.records[table]
            yield table, "", {}, _wrong(fields, table, entries, _named("record", ids))
            for name, changes in _known(entries, ids):
                yield table, name, changes, self._wrong_changes(fields, table, name, changes)

    def _wrong_changes(self, fields: InCorrections, table: str, name: str, changes: Any) -> bool:
        where, before = f"{table}{STEP}{name}", fields.found
        if isinstance(changes, Mapping):
            fixed = [field for field in self.fixed if field in changes and field in self.records[table][name]]
            for field in fixed:
                fields.tell("fixed", f"{where}{STEP}{field}", changes[field])
            changes = {field: value for field, value in changes.items() if field not in fixed}
        _wrong(fields, where, changes, self._changes(table))
        return fields.found > before

    def _changes(self, table: str) -> Group:
        """What a correction of a record of this table may say."""
        kinds = {**self.fields[table], **PROVENANCE}
        return Group("field of this table", {field: kind for field, kind in kinds.items() if field not in self.fixed})


def _known(value: Any, known: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        yield from ((name, one) for name, one in value.items() if name in known)


def _named(thing: str, known: Mapping[str, Any]) -> Group:
    """A group whose names are all known, whatever stands under them."""
    return Group(thing, dict.fromkeys(known, Anything()))


def _wrong(fields: InCorrections, where: str, value: Any, group: Group) -> bool:
    """Whether something is wrong with the value; then it is told."""
    before = fields.found
    group.read(fields, where, value)
    return fields.found > before


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


_PROSE = ("in_the_draft", "here", "known", "why", "ability")
"""Fields in which a file says something in whole words."""

_ABOUT_THE_RECORD = ("id", "name", "source", "confidence", "confidence_of", "source_of")


def source_table(name: str, about: str, records: list[dict[str, Any]], unsaid: tuple[str, ...] = ()) -> SourceTable:
    """A table of records with the confidence and source of each, for the page that shows them.

    `unsaid` are fields that are not printed on the component.
    """
    told = tuple(_source(record, (*_ABOUT_THE_RECORD, *unsaid)) for record in records)
    return SourceTable(name, about, told, name.replace("_", " ").capitalize())


def _source(record: dict[str, Any], unsaid: tuple[str, ...]) -> SourceRecord:
    parts = [(record["confidence"], "")] + [(word, of) for of, word in record.get("confidence_of", {}).items()]
    sources = [("", record["source"]), *record.get("source_of", {}).items()]
    shown = {key: one for key, one in record.items() if key not in unsaid and one not in ({}, [], None)}
    values = [(key, _plain(one)) for key, one in shown.items()]
    prose = tuple([key for key in _PROSE if key in shown])
    name = str(record.get("name", record["id"]))
    return SourceRecord(name, tuple(values), tuple(parts), tuple(sources), prose, record["id"])


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key.replace('_', ' ')} {_plain(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(_plain(one) for one in value)
    return str(value)
