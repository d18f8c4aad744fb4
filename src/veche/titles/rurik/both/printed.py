"""Printed records that both editions have: what must fit together on the map and under the rebels, and their files."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any

from veche.kernel.records import Law, Records, source_table
from veche.kernel.sources import SourceTable
from veche.kernel.telling import Told
from veche.titles.rurik.both.problem import RurikProblem

IN_PLAY = {"2": 8, "3": 11, "4": 15}
REBELS = 15


def borders_are_mutual(records: Records) -> Iterator[Told]:
    regions = records["regions"]
    for name, region in regions.items():
        if name in region["adjacent"]:
            yield RurikProblem("printed.own-border", region=name)
        for other in region["adjacent"]:
            if name not in regions[other]["adjacent"]:
                yield RurikProblem("printed.border", region=name, other=other)


def regions_hang_together(records: Records) -> Iterator[Told]:
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
                yield RurikProblem("printed.unreachable", region=name, players=players, first=names[0])


def rewards_are_enough(table: str) -> Law:
    """There is one reward for each rebel."""

    def law(records: Records) -> Iterator[Told]:
        total = sum(record["count"] for record in records[table].values())
        if total != REBELS:
            yield RurikProblem("printed.rewards", table=table, total=total, rebels=REBELS)

    return law


def read_tables(package: str, tables: Iterable[str]) -> Records:
    """The tables as they lie in the `data/` of a title."""
    return {table: {record["id"]: record for record in _read(package, table)["records"]} for table in tables}


def source_tables(package: str, tables: Iterable[str], unsaid: tuple[str, ...] = ()) -> list[SourceTable]:
    """Where the values come from: every record of these tables with its confidence and source.

    `unsaid` are fields that are not printed on a component.
    """
    found = []
    for table in tables:
        data = _read(package, table)
        found.append(source_table(table, str(data["about"]), data["records"], unsaid))
    return found


def _read(package: str, table: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files(package).joinpath("data", f"{table}.json").read_text("utf-8"))
    return found
