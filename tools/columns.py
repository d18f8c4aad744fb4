"""Write what follows from the tables of columns: the states' classes, the page about them, schemas (`make columns`).

`python -m tools.columns` writes; `--check` only says whether anything is out of date.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

from veche import titles
from veche.kernel.columns import Columns, Entry
from veche.kernel.kinds import Schema

ROOT = Path(__file__).resolve().parent.parent
TABLES = (
    "veche.titles.rurik.both.columns:BASE",
    "veche.titles.rurik.first.columns:TABLE",
    "veche.titles.rurik.second.columns:TABLE",
    "veche.titles.stroganov.columns:TABLE",
    "tests.toy.columns:TABLE",
)
TITLES = ("rurik", "rurik2", "stroganov")
SCHEMAS = ROOT / "docs" / "schema"
PAGE = ROOT / "docs" / "columns.md"
HEADINGS = {
    "RurikState": "Rurik: Dawn of Kiev",
    "Rurik2State": "Rurik: Second Edition",
    "StroganovState": "Stroganov",
}
"""What the page tells of."""


def main(arguments: list[str] | None = None) -> int:
    check = "--check" in (sys.argv[1:] if arguments is None else arguments)
    old = {file: text for file, text in made().items() if not file.is_file() or file.read_text("utf-8") != text}
    for file, text in old.items():
        if check:
            print(f"{file.relative_to(ROOT)} is not what the columns say; run `make columns`.")
        else:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
            print(f"{file.relative_to(ROOT)} written.")
    return 1 if check and old else 0


def made() -> dict[Path, str]:
    """Every file that follows from the tables, with what it should hold."""
    tables = {name: table_called(name) for name in TABLES}
    wrong = [f"{name}: {problem}" for name, table in tables.items() if is_played(table) for problem in table.problems()]
    if wrong:
        raise SystemExit("\n".join(wrong))
    files = {file_of(table): source(table) for table in tables.values()}
    return files | {PAGE: page(list(tables.values()))} | schemas()


def schemas() -> dict[Path, str]:
    """The schemas of positions and corrections of every title."""
    found = {}
    for name in TITLES:
        title = titles.title(name)
        found[SCHEMAS / f"position-{name}.json"] = written(title.position_schema(title.rules()))
        found[SCHEMAS / f"corrections-{name}.json"] = written(title.corrections_schema())
    return found


def written(schema: Schema | None) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def table_called(name: str) -> Columns:
    module, _, attribute = name.partition(":")
    table: Columns = getattr(import_module(module), attribute)
    return table


def is_played(table: Columns) -> bool:
    """Whether states are made of it: what editions have in common is only built on."""
    return table.state != "BaseState"


def file_of(table: Columns) -> Path:
    folder = ROOT / "src" if table.module.startswith("veche.") else ROOT
    return folder / f"{table.module.replace('.', '/')}.py"


# The class of a state


def source(table: Columns) -> str:
    """The module with the class of the state."""
    lines = [
        f'"""Made from `{table.declared_in}` by `make columns`; change it there."""',
        "",
        "from __future__ import annotations",
        "",
        *(["from typing import Final", ""] if is_played(table) else []),
        *imports(table),
        "",
        "",
        *class_of(table),
    ]
    if is_played(table):
        lines += ["", "", *shared_of(table), "", "", *fresh_of(table), "", "", *restored_of(table), "", ""]
        lines += open_part_of(table)
    return "\n".join(lines) + "\n"


def imports(table: Columns) -> list[str]:
    used = [entry for entry in (table.entries if is_played(table) else table.own) if entry.index]
    columns = [
        name for name, shared in (("Column", False), ("Shared", True)) if any(one.shared is shared for one in used)
    ]
    found = {"veche.kernel.state": columns if table.base else [*columns, "State"]}
    if is_played(table):
        found["veche.kernel.docket"] = ["Frame"]
    if table.base:
        found[table.base.module] = [table.base.state]
    for where in (table.all_printed if is_played(table) else table.printed).values():
        module, _, name = where.rpartition(".")
        found[module] = [name]
    return [f"from {module} import {', '.join(sorted(found[module]))}" for module in sorted(found)]


def kind(entry: Entry) -> str:
    return ("Shared" if entry.shared else "Column") if entry.index else "int"


def class_of(table: Columns) -> list[str]:
    base = table.base.state if table.base else "State"
    slots = sorted([*table.printed, *[entry.name for entry in table.own]])
    lines = [f"class {table.state}({base}):", f'    """{table.meaning}"""', "", "    __slots__ = ("]
    lines += [f'        "{name}",' for name in slots]
    lines += ["    )", ""]
    if not is_played(table):
        lines += [f"    {name}: {where.rpartition('.')[2]}" for name, where in table.printed.items()]
        return lines + [f"    {entry.name}: {kind(entry)}" for entry in table.own]
    lines += ["    def __init__(", "        self,", "        docket: Frame | None,"]
    lines += [f"        {name}: {where.rpartition('.')[2]}," for name, where in table.all_printed.items()]
    lines += [f"        {entry.name}: {kind(entry)}," for entry in ordered(table)]
    lines += ["    ) -> None:", "        self.docket = docket"]
    lines += [f"        self.{name} = {name}" for name in [*table.all_printed, *[one.name for one in ordered(table)]]]
    lines += ["", f"    def copy(self) -> {table.state}:"]
    lines += ['        """An independent copy; it shares what never changes and what changes seldom."""']
    lines += [f"        return {table.state}(", "            self.docket,"]
    lines += [f"            self.{name}," for name in table.all_printed]
    lines += [f"            self.{entry.name}{'.copy()' if copied(entry) else ''}," for entry in ordered(table)]
    return [*lines, "        )"]


def ordered(table: Columns) -> list[Entry]:
    return [*table.numbers, *table.columns]


def copied(entry: Entry) -> bool:
    return bool(entry.index) and not entry.shared


def shared_of(table: Columns) -> list[str]:
    """A constant with the names of the columns that copies share."""
    names = [f'    "{entry.name}",' for entry in table.columns if entry.shared]
    value = ["SHARED: Final = (", *names, ")"] if names else ["SHARED: Final = ()"]
    return [*value, '"""The columns that copies share."""']


def fresh_of(table: Columns) -> list[str]:
    """A function that makes the state of a fresh game of what the setup says."""
    said = [entry for entry in ordered(table) if entry.fresh is None]
    lines = ["def fresh_columns(", "    *,"]
    lines += [f"    {name}: {where.rpartition('.')[2]}," for name, where in table.all_printed.items()]
    lines += [f"    {entry.name}: {kind(entry)}," for entry in said]
    lines += [f") -> {table.state}:", '    """The table before anything is done, from what the setup says."""']
    lines += [f"    return {table.state}(", "        docket=None,"]
    lines += [f"        {name}={name}," for name in table.all_printed]
    lines += [f"        {entry.name}={begun(table, entry)}," for entry in ordered(table)]
    return [*lines, "    )"]


def begun(table: Columns, entry: Entry) -> str:
    if entry.fresh is None:
        return entry.name
    if not entry.index:
        return str(entry.fresh)
    length = table.length(entry)
    if not length:
        return "()" if entry.shared else "[]"
    return f"({entry.fresh},) * {length}" if entry.shared else f"[{entry.fresh}] * {length}"


def restored_of(table: Columns) -> list[str]:
    """A function that makes a state of numbers and columns by name."""
    lines = ["def restored(", "    docket: Frame | None,"]
    lines += [f"    {name}: {where.rpartition('.')[2]}," for name, where in table.all_printed.items()]
    lines += ["    numbers: dict[str, int],", "    columns: dict[str, list[int]],"]
    lines += [f") -> {table.state}:", '    """The state with these numbers and columns, all of them."""']
    lines += [f"    return {table.state}(", "        docket,", *[f"        {name}," for name in table.all_printed]]
    lines += [f'        numbers["{entry.name}"],' for entry in table.numbers]
    for entry in table.columns:
        read = f'columns["{entry.name}"]'
        lines.append(f"        tuple({read})," if entry.shared else f"        {read}.copy(),")
    return [*lines, "    )"]


def open_part_of(table: Columns) -> list[str]:
    """Functions that give what lies open for everybody, by name."""
    lines = [f"def numbers_for_all(s: {table.state}) -> dict[str, int]:", '    """The numbers that everybody sees."""']
    lines += ["    return {", *[f'        "{one.name}": s.{one.name},' for one in table.numbers if one.open], "    }"]
    lines += ["", "", f"def columns_for_all(s: {table.state}) -> dict[str, list[int]]:"]
    lines += ['    """The columns that everybody sees."""', "    return {"]
    lines += [f'        "{one.name}": {as_list(one)},' for one in table.columns if one.open]
    return [*lines, "    }"]


def as_list(entry: Entry) -> str:
    return f"list(s.{entry.name})" if entry.shared else f"s.{entry.name}.copy()"


# The page


def page(tables: list[Columns]) -> str:
    lines = [
        "# Columns",
        "",
        "What states and views of every title are made of. `make columns` writes this page from their `columns.py`.",
        "",
        "* *index* says how a column is counted; things count from 0. What has none is a single number.",
        "* *seen by*: a view has, under the same name, what its seat may see; `view.py` tells what it counts besides.",
        "* *fresh*: what stands in every place when a game begins; *setup* where players, options or print decide.",
        "* *copies*: columns that change seldom are *shared* by the copies of a state and replaced when they change.",
        "* *position*: the field of the position file; none where it follows from the others.",
    ]
    for table in tables:
        if table.state in HEADINGS:
            lines += ["", f"## {HEADINGS[table.state]}", "", f"`{table.state}`, declared in `{table.declared_in}`.", ""]
            lines += ["| name | index | holds | seen by | fresh | copies | position |", "|---|---|---|---|---|---|---|"]
            lines += [row(table, entry) for entry in ordered(table)]
    return "\n".join(lines) + "\n"


def row(table: Columns, entry: Entry) -> str:
    index = table.formula(entry) if entry.index else ""
    fresh = "setup" if entry.fresh is None else str(entry.fresh)
    copies = ("shared" if entry.shared else "copied") if entry.index else ""
    place = ", ".join(f"`{one}`" if " " not in one else one for one in table.place(entry).split(", ") if one)
    return f"| `{entry.name}` | {index} | {entry.meaning} | {entry.seen} | {fresh} | {copies} | {place} |"


if __name__ == "__main__":
    sys.exit(main())
