"""The rules page: every panel and question that points at it finds its heading, and its tables agree with the data."""

from __future__ import annotations

import re
from pathlib import Path

from tests.rurik2.scenario import RURIK2, turn
from veche.table.rulebook import rule_sections
from veche.titles.rurik.second import draw
from veche.titles.rurik.second.components import AGENDAS, BUILDINGS, DEEDS, LEADERS, OATHS
from veche.titles.rurik.second.draw.desk import EDITION
from veche.titles.rurik.second.draw.marks import asked
from veche.titles.rurik.second.draw.status import SECTIONS

PAGE = {section.id: section for section in rule_sections(RURIK2.rules_text())}
SAY = EDITION.speech(RURIK2.words())


def rows(section: str) -> dict[str, list[str]]:
    """The rows of the tables in a section, by their first cell."""
    lines = [line for line in PAGE[section].text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {row[0]: row[1:] for row in cells}


def test_every_way_to_the_rules_leads_somewhere() -> None:
    sources = "".join([file.read_text("utf-8") for file in Path(str(draw.__file__)).parent.glob("*.py")])
    linked = set(re.findall(r"""\.rule\(["']([a-z-]+)["']\)""", sources))
    assert linked
    assert linked | set(SECTIONS.values()) <= set(PAGE)
    assert len(PAGE) == len(rule_sections(RURIK2.rules_text())), "two headings are called alike"


def test_what_changed_is_listed() -> None:
    changed = rows("what-changed-from-the-first-edition")
    assert len(changed) > 15
    assert all(len(row) == 2 for row in changed.values())


def test_every_leader_building_oath_and_agenda_is_explained() -> None:
    assert {SAY(f"leader.{name}") for name in LEADERS} <= set(rows("leaders"))
    assert {SAY(f"agenda.{name}") for name in AGENDAS} <= set(rows("agendas"))
    assert {SAY(f"structure.{name}").title() for name in BUILDINGS} <= set(rows("build"))
    assert all(f"Oath of {SAY(f'oath.{name}')}" in PAGE["swear-an-oath"].text for name in OATHS)


def test_what_new_beginning_asks_for_is_what_it_takes() -> None:
    deed = DEEDS.index("new_beginning")
    assert asked(RURIK2.rules().box, deed, 2, SAY) == "Take down one of your palaces or markets"

    def completes(building: str) -> bool:
        blue = {"troops": {"kyiv": 1}, "buildings": {"volyn": [building]}, "deeds": ["new_beginning"]}
        return "deed new_beginning" in turn("blue", "tax", 1, seats={"blue": blue}).moves

    assert {building for building in BUILDINGS if completes(building)} == {"palace", "market"}
