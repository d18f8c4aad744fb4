"""*Rurik: Second Edition* in the lobby and on the pages to read: options, bots, rules, changes and data."""

from __future__ import annotations

import pytest

from tests.table.server import Server
from tests.table.visitor import Visitor
from veche import titles


def test_the_lobby_offers_it_with_every_option(olena: Visitor) -> None:
    page = olena.look("/?title=rurik2")
    names = {one["name"] for one in page.elements}
    assert "Rurik: Second Edition" in page.text
    offered = titles.title("rurik2").meta.options
    assert {f"{option.name}-0" if option.per_seat else f"option-{option.name}" for option in offered} <= names


@pytest.mark.parametrize(
    ("title", "wholly", "partly"),
    [
        ("rurik", {"intrigue"}, {"stone-and-blade"}),
        ("rurik2", {"all-leaders", "oath-of-roads"}, {"inheritance"}),
        ("stroganov", {"asymmetric-boards"}, set()),
    ],
)
def test_what_is_reconstructed_says_so_before_it_is_chosen(
    olena: Visitor, title: str, wholly: set[str], partly: set[str]
) -> None:
    page = olena.look(f"/?title={title}").answer.text
    options = {part.split('"')[0]: part.split("</label>")[0] for part in page.split('name="option-')[1:]}
    assert {name for name, label in options.items() if "reconstructed: no source has it" in label} == wholly
    assert {name for name, label in options.items() if "partly reconstructed: no source has all" in label} == partly


def test_nothing_chosen_for_the_battle_tile_means_chance_not_the_rulebook(olena: Visitor) -> None:
    page = olena.look("/?title=rurik2").answer.text
    choices = page.split('name="option-battle-tile">')[1].split("</select>")[0]
    assert '<option value="">By chance</option>' in choices
    assert "as in the rulebook" not in choices


def test_a_match_is_opened_with_inheritance_against_both_bots(table: Server, olena: Visitor) -> None:
    chosen = {"title": "rurik2", "option-inheritance": "1", "option-battle-tile": "ransom"}
    match = olena.new_match("me", "bot:greedy", "bot:random", **chosen)
    assert table.store.match(match).options == {"inheritance": "", "battle-tile": "ransom"}
    assert [seat.bot for seat in table.store.seats(match)] == [None, "greedy", "random"]
    assert table.game(match).title.meta.id == "rurik2"


def test_the_rules_page_explains_it_and_what_changed(olena: Visitor) -> None:
    page = olena.look("/rules/rurik2")
    anchors = {one["id"] for one in page.elements}
    assert {"what-changed-from-the-first-edition", "swear-an-oath", "inheritance", "chronicle-phase"} <= anchors


def test_the_data_page_says_what_is_reconstructed_and_what_is_left_out(olena: Visitor) -> None:
    page = olena.look("/data/rurik2")
    assert "Intrigue cards" in page.text
    assert "reconstructed" in page.text
