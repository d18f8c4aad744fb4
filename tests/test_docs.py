"""The documentation keeps its promises: examples run, links lead somewhere, nothing that is named is missing."""

from __future__ import annotations

import ast
import json
import re
from dataclasses import fields
from functools import cache
from inspect import isfunction
from pathlib import Path
from typing import Any

import pytest

import veche
from tests.laws import laws
from tests.messages import arguments
from tools import docs as site
from veche import files, titles
from veche.cli import parser
from veche.kernel import journal
from veche.kernel.docket import NAMES
from veche.kernel.meta import Meta, Option
from veche.kernel.playable import Playable
from veche.kernel.procedure import Missing
from veche.shelf.title import Title
from veche.titles.rurik.first.components import AGENDAS, DEEDS, LEADERS
from veche.titles.rurik.first.state import PHASES

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
TITLES = ROOT / "src" / "veche" / "titles"
FIRST, BOTH = TITLES / "rurik" / "first", TITLES / "rurik" / "both"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
RULINGS = DOCS / "rulings" / "rurik.md"
INDEX = DOCS / "rules-index" / "rurik.md"

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```\s*?$", re.MULTILINE | re.DOTALL)
JSON_EXAMPLE = re.compile(r"^Asked: (nobody|(\w+), `([a-z-]+)`)\.\n\n```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"`([a-z_/]+\.py):(\w+)`")
DATA_FILE = re.compile(r"`([a-z/]*data/\w+\.json)`")
TEST = re.compile(r"`(tests/[\w/]+\.py)((?:::\w+)*)`")
# An entry of a list, with the lines that go on with it, or a paragraph.
PASSAGE = re.compile(r"^(?:[*-] |\d+\. |(?=[A-Za-z*`\[])).+(?:\n(?![*-] |\d+\. |#|\||```)[ \t]*\S.*)*", re.MULTILINE)
LABEL = 6
"""So many words are a label: *Asked: nobody.* stands above many examples."""
HEADINGS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "Settled")
MARK = re.compile(r"#\s*ruling:\s*(.+?)\s*$", re.MULTILINE)
RULING_ID = re.compile(r"^\| `([a-z0-9-]+)`", re.MULTILINE)


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def rows_of(page: Path) -> list[list[str]]:
    """The rows of all tables of a page, without their heads and rules."""
    return rows_in(text_of(page))


def rows_in(text: str) -> list[list[str]]:
    """The rows of all tables in a text."""
    rows = []
    lines = text.splitlines()
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        if line.startswith("|") and not is_rule(line) and not is_rule(below):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def rules_of(index: Path) -> list[list[str]]:
    """The rows of a rules index that are rules; what is excused at its end is none."""
    return [row for row in rows_of(index) if len(row) == 5]


def is_rule(line: str) -> bool:
    """Whether this is the line between the head of a table and its rows."""
    return line.startswith("|") and set(line) <= set("|-: ")


@cache
def names_in(file: Path) -> set[str]:
    """What a module defines: functions, classes, constants, and methods as `Class::method`."""
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}::{one.name}" for one in node.body if isinstance(one, ast.FunctionDef)}
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        if isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def missing_places(text: str) -> list[str]:
    """Everything written as `title/file.py:name` or `title/data/file.json` that the titles do not have."""
    lost = [f"{file}:{name}" for file, name in PLACE.findall(text) if not exists(TITLES / file, name)]
    return lost + [name for name in DATA_FILE.findall(text) if not (TITLES / name).is_file()]


def exists(file: Path, name: str) -> bool:
    """Whether there is such a file with such a name in it."""
    return file.is_file() and name in names_in(file)


def missing_tests(text: str) -> list[str]:
    """Every test named that does not exist."""
    lost = []
    for file, inside in TEST.findall(text):
        path = ROOT / file
        if not path.is_file() or (inside and inside.removeprefix("::") not in names_in(path)):
            lost.append(file + inside)
    return lost


# Links


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", text_of(page)), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_relative_links_lead_somewhere(page: Path) -> None:
    dead = []
    for link in LINK.findall(FENCE.sub("", text_of(page))):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(link)
    assert not dead


def twice_in(passages: list[str]) -> list[str]:
    """Whatever stands there more than once in the same words, however its lines are broken; short ones are labels."""
    found: dict[tuple[str, ...], list[str]] = {}
    for passage in passages:
        if len(words := re.findall(r"\w+", passage)) > LABEL:
            found.setdefault(tuple(sorted(words)), []).append(" ".join(passage.split()))
    return [same[0] for same in found.values() if len(same) > 1]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_nothing_is_said_twice_on_a_page(page: Path) -> None:
    """Where two histories were put together, both versions of a passage may have stayed."""
    assert twice_in(PASSAGE.findall(FENCE.sub("", text_of(page)))) == []


def test_what_is_said_twice_is_noticed() -> None:
    page = "* **Recall.** It takes some 50 MB\n  at most.\n* Two.\n* **Recall.** It takes at\n  most some 50 MB.\n"
    assert twice_in(PASSAGE.findall(page)) == ["* **Recall.** It takes some 50 MB at most."]


def test_each_release_has_its_headings_once_and_in_order() -> None:
    for release in re.split(r"^## ", text_of(ROOT / "CHANGELOG.md"), flags=re.MULTILINE)[1:]:
        headings = re.findall(r"^### (\w+)$", release, re.MULTILINE)
        assert headings == [heading for heading in HEADINGS if heading in headings], release.splitlines()[0]
        assert not re.search(r"[^\n]\n### |^### .*\n[^\n]", release, re.MULTILINE), (
            "a heading has an empty line around it"
        )


def test_the_readme_links_every_page_of_the_documentation() -> None:
    linked = {(ROOT / link).resolve() for link in LINK.findall(text_of(ROOT / "README.md")) if "://" not in link}
    assert not [page for page in DOCS.rglob("*.md") if page not in linked]


def test_every_page_has_its_place_in_the_site() -> None:
    """Sphinx refuses a page that no list of contents has, and a list with a page that is not there."""
    lists = re.findall(r"```{toctree}\n(.*?)```", site.INDEX, re.DOTALL)
    listed = [line for one in lists for line in one.splitlines() if not line.startswith(":")]
    pages = [page.relative_to(DOCS).with_suffix("").as_posix() for page in DOCS.rglob("*.md")]
    assert sorted(["index", *listed]) == sorted([*pages, *site.FROM_THE_ROOT.values(), *site.written()])


# Positions and journals

EXAMPLES = [
    (who or None, procedure or None, text)
    for _, who, procedure, text in JSON_EXAMPLE.findall(text_of(DOCS / "position.md"))
]


def is_complete(example: str) -> bool:
    return "docket" in json.loads(example)


def test_every_json_of_the_position_page_is_an_example() -> None:
    assert len(EXAMPLES) == text_of(DOCS / "position.md").count("```json") > len(PHASES)


@pytest.mark.parametrize(("asked", "procedure", "text"), EXAMPLES)
def test_an_example_of_a_position_loads_and_asks_what_the_page_says(
    asked: str | None, procedure: str | None, text: str
) -> None:
    game = veche.load(text)
    assert (game.asked, game.ask.procedure if game.ask else None) == (asked, procedure)


def test_there_is_a_complete_position_for_each_phase_as_the_program_writes_it() -> None:
    complete = [text for _, _, text in EXAMPLES if is_complete(text)]
    assert [json.loads(text)["phase"] for text in complete] == list(PHASES)
    assert [files.position_text(veche.load(text)) for text in complete] == complete


def test_every_field_of_a_position_is_described() -> None:
    described = {
        field.split(".")[-1] for row in rows_of(DOCS / "position.md") for field in re.findall(r"`([\w.]+)`", row[0])
    }
    example = json.loads(next(text for _, _, text in EXAMPLES if is_complete(text)))
    top = next(json.loads(text) for _, _, text in EXAMPLES if '"known_by"' in text)["schemes"]["decks"]["right"]["top"]
    fields = (
        set(example) | set(example["seats"]["blue"]) | set(example["regions"]["kiev"]) | {"seat", "advisor", "bribe"}
    )
    fields |= set(example["schemes"]) - {"decks"} | set(example["deeds"]) | set(example["turn"]) | {"at", "data"}
    assert not fields - described
    assert set(top[0]) == {"scheme", "known_by"}


def test_the_journal_of_the_journal_page_plays() -> None:
    example = re.search(r"```text\n(veche 1\n.*?)```", text_of(DOCS / "journal.md"), re.DOTALL)
    assert example
    assert journal.write(veche.load(example[1])) == example[1]


def test_every_key_of_a_journal_is_described() -> None:
    described = {row[0].strip("`") for row in rows_of(DOCS / "journal.md")}
    assert not set(journal._SETUP_KEYS) - described


# Rulings and the rules index


def test_every_ruling_marked_in_the_sources_is_on_the_page_and_the_other_way_round() -> None:
    marked = {mark for room in (FIRST, BOTH) for file in room.rglob("*.py") for mark in MARK.findall(text_of(file))}
    dotted = set(re.findall(r"^\| `([a-z0-9-]+)` ●", text_of(RULINGS), re.MULTILINE))
    assert marked == dotted


def test_the_ids_of_rulings_are_unique() -> None:
    ids = RULING_ID.findall(text_of(RULINGS))
    assert len(ids) == len(set(ids)) > 60


@pytest.mark.parametrize("page", [RULINGS, INDEX], ids=lambda page: page.parent.name)
def test_every_file_function_and_test_named_exists(page: Path) -> None:
    assert not missing_places(text_of(page)) + missing_tests(text_of(page))


def test_every_ruling_says_where_it_lives() -> None:
    ids = set(RULING_ID.findall(text_of(RULINGS)))
    homeless = [row[0] for row in rows_of(RULINGS) if row[0].split("`")[1:2] and not PLACE.search(row[-1])]
    assert ids
    assert not homeless


def test_every_rule_of_the_index_has_a_place_and_a_test() -> None:
    rows = rules_of(INDEX)
    assert len(rows) > 140
    assert not [row[0] for row in rows if not TEST.search(row[3])]
    assert not [row[0] for row in rows if not PLACE.search(row[1]) and not DATA_FILE.search(row[1])]


def test_the_index_names_rulings_that_exist() -> None:
    ids = set(RULING_ID.findall(text_of(RULINGS)))
    rulings = [row[2] for row in rules_of(INDEX) if not row[0].startswith("`")]
    assert not [name for cell in rulings for name in re.findall(r"`([a-z0-9-]+)`", cell) if name not in ids]


def test_every_card_and_leader_is_in_the_index() -> None:
    text = text_of(INDEX)
    schemes = [record["id"] for record in json.loads(text_of(FIRST / "data" / "schemes.json"))["records"]]
    cards = [*DEEDS, *AGENDAS, *schemes]
    assert not [card for card in cards if f"| `{card}`" not in text]
    assert not [leader for leader in LEADERS if f"| {leader.capitalize()}" not in text]


def test_what_does_not_exist_is_noticed() -> None:
    assert missing_places("`rurik/both/rule.py:ruler`, `rule.py:ruler`, `rurik/first/data/none.json`") == [
        "rule.py:ruler",
        "rurik/first/data/none.json",
    ]
    assert missing_places("`rurik/both/rule.py:emperor`") == ["rurik/both/rule.py:emperor"]
    here = "tests/test_docs.py"
    assert missing_tests(f"`{here}`, `{here}::text_of`, `{here}::nothing`") == [f"{here}::nothing"]


# Words


def procedures_that_ask() -> dict[str, Any]:
    table = titles.title("rurik").rules().table
    return {NAMES[number]: one for number, one in enumerate(table) if not isinstance(one, Missing) and one.asks}


def test_every_question_has_a_sentence_whose_arguments_it_has() -> None:
    words = titles.title("rurik").words()
    asking = procedures_that_ask()
    questions = {}
    for key in words.entries:
        if key.startswith("ask-"):
            questions[key] = max([one for one in asking if f"{key}-".startswith(f"ask-{one}-")], key=len)
    assert set(asking) == set(questions.values())
    lacking = {key: arguments(words, key) - {"seat", *asking[name].operands.split()} for key, name in questions.items()}
    assert not {name: lost for name, lost in lacking.items() if lost}


def test_every_verb_has_a_sentence_whose_arguments_it_has() -> None:
    words = titles.title("rurik").words()
    catalogue = titles.title("rurik").rules().catalogue
    verbs = {
        verb.replace(" ", "-"): set(kinds.split()) for verb, kinds in zip(catalogue.verbs, catalogue.kinds, strict=True)
    }
    assert {f"move-{verb}" for verb in verbs} == {key for key in words.entries if key.startswith("move-")}
    lacking = {verb: arguments(words, f"move.{verb}") - kinds for verb, kinds in verbs.items()}
    assert not {verb: lost for verb, lost in lacking.items() if lost}


def named_on_the_page_of_a_new_title() -> set[str]:
    """Every word that stands as code on the page; of `Title.figures`, its parts too."""
    sentences = re.sub(r"^```.*?^```$", "", text_of(DOCS / "adding-a-title.md"), flags=re.DOTALL | re.MULTILINE)
    return {word for code in re.findall(r"`([^`]+)`", sentences) for word in re.findall(r"\w+", code)}


def test_whoever_adds_a_title_is_told_of_every_law() -> None:
    public = {name for name, one in vars(laws).items() if isfunction(one) and one.__module__ == laws.__name__}
    found = {name for name in public if not name.startswith("_")} - {"hold", "guesses_fit_every_view"}
    rows = [row for row in rows_of(DOCS / "adding-a-title.md") if set(re.findall(r"`(\w+)`", row[0])) & found]
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row[0])} == found


def test_whoever_adds_a_title_is_told_what_it_can_say() -> None:
    """Everything that a title gives, and what its meta and options can have."""
    methods = {name for kind in (Playable, Title) for name in vars(kind) if not name.startswith("_")}
    said = {field.name for kind in (Meta, Option) for field in fields(kind)}
    assert {"draw", "figures", "result_headings"} < methods
    assert not (methods | said) - named_on_the_page_of_a_new_title()


def test_whoever_adds_a_title_is_told_how_long_the_toy_is() -> None:
    toy = ROOT / "tests" / "toy"
    files = [
        one
        for one in toy.rglob("*.*")
        if one.suffix in (".py", ".json", ".ftl", ".md", ".css") and one.stem not in ("scenario", "state_class")
    ]
    lines = sum(len(one.read_text("utf-8").splitlines()) for one in files)
    assert f"some {round(lines, -2):,} lines" in text_of(DOCS / "adding-a-title.md")


def test_whoever_adds_a_title_is_told_of_every_command() -> None:
    offered = set(re.findall(r"^    ([a-z]+)(?: |$)", parser().format_help(), re.MULTILINE)) - {"serve"}
    assert {"new", "simulate"} < offered
    assert offered <= named_on_the_page_of_a_new_title()


def lines_of(names: str) -> int:
    """How many lines the files of the toy have that a cell names: modules, files, and whole folders."""
    places = [ROOT / "tests" / "toy" / name for name in re.findall(r"`([^`]+)`", names)]
    files = [file for one in places for file in (sorted(one.rglob("*.*")) if one.is_dir() else [one])]
    named = [file if file.suffix else file.with_suffix(".py") for file in files]
    return sum(len(text_of(file).splitlines()) for file in named if file.suffix != ".pyc")


def test_and_how_long_each_part_of_it_is() -> None:
    rows = rows_in(
        text_of(DOCS / "adding-a-title.md").partition("| what | files of the toy | lines |")[2].partition("\n\n")[0]
    )
    said = {row[1]: int(row[2]) for row in rows if len(row) == 3 and row[2].isdigit()}
    assert len(said) == 5
    assert {names: lines for names, lines in said.items() if abs(lines - lines_of(names)) > 10} == {}
