"""Write what follows from the tables of columns: the states' classes, the pages about them, schemas (`make columns`).

`python -m tools.columns` writes; `--check` only says whether anything is out of date.
"""

from __future__ import annotations

import json
import re
import sys
from importlib import import_module
from pathlib import Path

from veche import load, titles
from veche.envs.layout import Layout, layout_of, procedures_of, table_of
from veche.files import position_text
from veche.kernel.columns import Columns, Entry
from veche.kernel.encoder import MOST_FRAMES
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
POSITIONS = ROOT / "docs" / "position.md"
EXAMPLE = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OBSERVATIONS = ROOT / "docs" / "observations.md"
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
    pages = {PAGE: page(list(tables.values())), OBSERVATIONS: observations(), POSITIONS: positions()}
    return files | pages | schemas()


def positions() -> str:
    """The page about positions, with those of its examples that are complete as the program writes them."""

    def example(found: re.Match[str]) -> str:
        text = found[1]
        return f"```json\n{position_text(load(text)) if 'docket' in json.loads(text) else text}```"

    return EXAMPLE.sub(example, POSITIONS.read_text("utf-8"))


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
        *(["from collections.abc import Iterable"] if takes_rows(table) else []),
        *(["from typing import Final", ""] if is_played(table) else []),
        *imports(table),
        "",
        "",
        *class_of(table),
    ]
    if is_played(table):
        lines += ["", "", *shared_of(table), "", "", *fresh_of(table), "", "", *restored_of(table), "", ""]
        lines += [*open_part_of(table), "", "", *places_of(table), "", "", *row_of(table), *hidden_of(table)]
    return "\n".join(lines) + "\n"


def imports(table: Columns) -> list[str]:
    used = [entry for entry in (table.entries if is_played(table) else table.own) if entry.index]
    columns = [
        name for name, shared in (("Column", False), ("Shared", True)) if any(one.shared is shared for one in used)
    ]
    if is_played(table):
        columns += ["column_of"] if table.columns else []
        columns += ["filled"] if any(entry.fresh is not None for entry in table.columns) else []
    found = {"veche.kernel.state": columns if table.base else [*columns, "State"]}
    found["veche.kernel.docket"] = ["Frame"]
    found["veche.kernel.numbers"] = ["copied", "i64", "laid"] if is_played(table) else ["i64"]
    if table.base:
        found[table.base.module] = [table.base.state]
    for where in (table.all_printed if is_played(table) else table.printed).values():
        module, _, name = where.rpartition(".")
        found[module] = [name]
    return [f"from {module} import {', '.join(sorted(found[module]))}" for module in sorted(found)]


def takes_rows(table: Columns) -> bool:
    """Whether the setup gives a column of a fresh game."""
    return is_played(table) and any(entry.fresh is None for entry in table.columns)


def kind(entry: Entry) -> str:
    return ("Shared" if entry.shared else "Column") if entry.index else "i64"


def class_of(table: Columns) -> list[str]:
    base = table.base.state if table.base else "State"
    slots = sorted([*table.printed, *[entry.name for entry in table.own]])
    lines = [
        f"class {table.state}({base}):",
        f'    """{table.meaning}"""',
        "",
        "    __slots__ = (",
    ]
    lines += [f'        "{name}",' for name in slots]
    lines += ["    )", ""]
    lines += ["    def __init__(", "        self,", "        docket: Frame | None,"]
    lines += [f"        {name}: {where.rpartition('.')[2]}," for name, where in table.all_printed.items()]
    lines += [f"        {entry.name}: {kind(entry)}," for entry in ordered(table)]
    lines += ["    ) -> None:", "        self.docket = docket"]
    lines += [f"        self.{name} = {name}" for name in [*table.all_printed, *[one.name for one in ordered(table)]]]
    if not is_played(table):
        return lines
    lines += ["", f"    def copy(self) -> {table.state}:"]
    lines += ['        """An independent copy; it shares what never changes and what changes seldom."""']
    lines += [f"        return {table.state}(", "            self.docket,"]
    lines += [f"            self.{name}," for name in table.all_printed]
    lines += [f"            {own_or_shared(entry)}," for entry in ordered(table)]
    return [*lines, "        )"]


def ordered(table: Columns) -> list[Entry]:
    return [*table.numbers, *table.columns]


def own_or_shared(entry: Entry) -> str:
    """What a copy has of it."""
    return f"copied(self.{entry.name})" if entry.index and not entry.shared else f"self.{entry.name}"


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
    lines += [f"    {entry.name}: {'Iterable[int]' if entry.index else kind(entry)}," for entry in said]
    lines += [f") -> {table.state}:", '    """The table before anything is done, from what the setup says."""']
    lines += [f"    return {table.state}(", "        docket=None,"]
    lines += [f"        {name}={name}," for name in table.all_printed]
    lines += [f"        {entry.name}={begun(table, entry)}," for entry in ordered(table)]
    return [*lines, "    )"]


def begun(table: Columns, entry: Entry) -> str:
    if not entry.index:
        return entry.name if entry.fresh is None else str(entry.fresh)
    return f"column_of({entry.name})" if entry.fresh is None else f"filled({entry.fresh}, {table.length(entry)})"


def restored_of(table: Columns) -> list[str]:
    """A function that makes a state of numbers and columns by name."""
    lines = ["def restored(", "    docket: Frame | None,"]
    lines += [f"    {name}: {where.rpartition('.')[2]}," for name, where in table.all_printed.items()]
    lines += ["    numbers: dict[str, int],", "    columns: dict[str, list[int]],"]
    lines += [f") -> {table.state}:", '    """The state with these numbers and columns, all of them."""']
    lines += [f"    return {table.state}(", "        docket,", *[f"        {name}," for name in table.all_printed]]
    lines += [f'        numbers["{entry.name}"],' for entry in table.numbers]
    lines += [f'        column_of(columns["{entry.name}"]),' for entry in table.columns]
    return [*lines, "    )"]


def open_part_of(table: Columns) -> list[str]:
    """Functions that give what lies open for everybody, by name."""
    lines = [f"def numbers_for_all(s: {table.state}) -> dict[str, int]:", '    """The numbers that everybody sees."""']
    lines += ["    return {", *[f'        "{one.name}": s.{one.name},' for one in table.numbers if one.open], "    }"]
    lines += ["", "", f"def columns_for_all(s: {table.state}) -> dict[str, list[int]]:"]
    lines += ['    """The columns that everybody sees."""', "    return {"]
    lines += [f'        "{one.name}": list(s.{one.name}),' for one in table.columns if one.open]
    return [*lines, "    }"]


def places_of(table: Columns) -> list[str]:
    """Constants that say where in the row of a view each thing stands that not everybody sees."""
    places = table.row()
    lines = [f"IN_SIGHT: Final[i64] = {places['']}", '"""How many numbers the row of a view has."""', ""]
    hidden = [entry for entry in table.sight if entry in table.counted or not entry.open]
    return [*lines, *[f"{entry.name.upper()}_AT: Final[i64] = {places[entry.name]}" for entry in hidden]]


def row_of(table: Columns) -> list[str]:
    """A function that lays out what everybody sees as a row of numbers."""
    places = table.row()
    lines = [f"def lay_open(s: {table.state}, row: Column) -> None:"]
    lines += ['    """Write what everybody sees into the row of a view."""']
    for entry in table.sight:
        if entry.open and entry not in table.counted:
            at = places[entry.name]
            lines += [f"    laid(row, {at}, s.{entry.name})" if entry.index else f"    row[{at}] = s.{entry.name}"]
    return lines


def hidden_of(table: Columns) -> list[str]:
    """A function that takes from a row what not everybody sees, by name; not what is of changing length."""
    places, taken = table.row(), []
    for entry in table.sight:
        is_column = entry in table.counted or (entry.index and not entry.open)
        if is_column and not entry.longest:
            at = places[entry.name]
            taken += [f'        "{entry.name}": list(row[{at}:{at + table.room(entry)}]),']
    if not taken:
        return []
    lines = ["", "", "def columns_in(row: Column) -> dict[str, list[int]]:"]
    lines += ['    """The columns of which a view has only what its seat sees, from its row."""', "    return {"]
    return [*lines, *taken, "    }"]


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


# The page about what programs that learn are shown


ABOUT_OBSERVATIONS = f"""\
# Observations

What a seat is shown in numbers ([the environments](environments.md)), title by title. `make columns` writes this page
from the [columns](columns.md): it is what the seat's view has, in this order, and nothing else.

* First come `seat` (who looks, by its place among the title's colours), `over` (1 once the game is over) and `frames`
  (how many frames of the docket follow). Last come {MOST_FRAMES} frames of the docket from the top down, six numbers
  each: the procedure, by its place in the title's list; the seat (-1 chance, -2 nobody, -3 there is no such frame); and
  its four operands, 0 where it has fewer. Of a deeper docket the first {MOST_FRAMES} are shown.
* **Seats are relative.** Where a number is counted by seats, the first is the seat that looks, the second the next in
  turn. Where a number means a seat, 0 is the seat that looks (*seats*: from which numbers on seats are counted). So are
  moves that point at a seat: among three, blue's `attack kiev yellow` and yellow's `attack kiev red` are one action.
* Seats that nobody has are left out, so the length goes by the players; alone, a title with an automa has two seats.
* *least* and *most* are bounds: a larger number is shown as *most*. Every number is a whole number of 32 bits.
* Columns that only some setups have (*longest*) are there if the setup has them.
"""


def observations() -> str:
    lines = ABOUT_OBSERVATIONS.splitlines()
    for name in TITLES:
        title = titles.title(name)
        table = table_of(title)
        lines += ["", f"## {title.meta.name}", ""]
        lengths = [f"{layout_of(name, players).length} with {players}" for players in title.meta.players]
        lines += [f"Numbers by players: {', '.join(lengths)}. Moves: {len(title.as_printed.catalogue)}.", ""]
        lines += ["| name | counted by | holds | least | most | seats |", "|---|---|---|---|---|---|"]
        lines += [shown(table, entry) for entry in table.sight]
        lines += ["", "Procedures, in the order of their numbers: "]
        lines[-1] += ", ".join(f"`{one}`" for one in procedures_of(title.as_printed)) + "."
        lines += ["", *operands(layout_of(name))]
    return "\n".join(lines) + "\n"


def operands(layout: Layout) -> list[str]:
    """From what to what the operands of frames go: in each of the four places, and each by its name."""
    places = [f"{place} {one.least} to {one.most}" for place, one in zip("abcd", layout.operands)]
    lines = [
        f"The operands of a frame by their places: {', '.join(places)}. By name, as the docket of a position has them:"
    ]
    names = sorted({name for procedure in layout.rules.table for name in procedure.operands.split()})
    lines += ["", "| operand | least | most | seats |", "|---|---|---|---|"]
    for name in names:
        holds = layout.title.operand_holds(layout.rules, name)
        lines.append(
            f"| `{name}` | {holds.least} | {holds.most} | {', '.join(str(first) for first, _ in holds.seats)} |"
        )
    return lines


def shown(table: Columns, entry: Entry) -> str:
    holds = table.holds(entry)
    seats = (
        "a bit each" if holds.bits else ", ".join(f"{first}{f' by {n}' if n > 1 else ''}" for first, n in holds.seats)
    )
    counted = f"{entry.longest} numbers, longest" if entry.longest else " × ".join(entry.index.split())
    return f"| `{entry.name}` | {counted} | {entry.meaning} | {holds.least} | {holds.most} | {seats} |"


if __name__ == "__main__":
    sys.exit(main())
