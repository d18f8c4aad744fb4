"""Looking something up in the rules: what fits best comes first, hits are marked, and nothing found is no dead end."""

from __future__ import annotations

from markupsafe import Markup

from tests.drawing.stage import TITLES
from veche.table.rulebook import rule_sections
from veche.table.rules_search import marked_in, nearest_sections, nearest_words, search

SECTIONS = rule_sections(
    "# Build\n\nA church, a market.\n\n## Church\n\nIt gives way.\n\n# Churchyard\n\nNothing.\n\n"
    "# Attack\n\nA churchman. A <b>church</b>, a church.\n\n# Tax\n\nCoins & goods.\n"
)


def found(q: str) -> list[str]:
    return [hit.section.id for hit in search(SECTIONS, q)]


def test_headings_come_before_texts_and_whole_words_before_parts() -> None:
    assert found("church") == ["church", "churchyard", "attack", "build"]


def test_all_words_must_be_there() -> None:
    assert found("church market") == ["build"]
    assert found("church coins") == []
    assert found("  ") == []


def test_a_hit_tells_its_path_and_how_often_and_is_marked() -> None:
    best = search(SECTIONS, "CHURCH")[0]
    assert best.section.path == ("Build",)
    assert best.heading == Markup("<mark>Church</mark>")
    attack = search(SECTIONS, "church")[2]
    assert attack.times == 3
    assert "&lt;" in attack.excerpt or "<b>" not in attack.excerpt


def test_what_is_read_is_marked_and_nothing_else() -> None:
    assert marked_in(Markup('<a href="#b">b &amp; c</a>'), "b") == '<a href="#b"><mark>b</mark> &amp; c</a>'
    assert marked_in(Markup("<p>x</p>"), "") == "<p>x</p>"
    assert "<script" not in marked_in(Markup("<p>x</p>"), "<script>")


def test_where_nothing_is_found_something_near_is_offered() -> None:
    assert nearest_words(SECTIONS, "chruch")[0] == "church"
    assert nearest_sections(SECTIONS, "atack")[0].id == "attack"
    assert nearest_sections(SECTIONS, "church zebra")[0].id == "church"
    assert [one.level for one in nearest_sections(SECTIONS, "zzzz")] == [1, 1, 1, 1]


def test_every_title_finds_its_own_headings_first() -> None:
    for title in TITLES.values():
        for section in rule_sections(title.rules_text())[:20]:
            assert search(rule_sections(title.rules_text()), section.heading)[0].section.heading == section.heading
