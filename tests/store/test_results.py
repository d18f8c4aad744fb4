"""Results of those who played alone: each is written with the lines that end its match, or not at all."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy.exc import StatementError

from veche.store.errors import Stale
from veche.store.records import Match, Seat, Written
from veche.store.results import Result, Results
from veche.store.store import Store


def result(match: str, points: int, ended: float, title: str = "rurik", **headings: Any) -> Result:
    named = {"difficulty": "hard", "leader": "maria", **headings}
    return Result(match, title, named, "Olena", points, 15, points > 15, ended)


def begun(store: Store, id: str) -> None:
    """A match of one player that the store keeps, one line old."""
    match = Match(id, "rurik", 1, "Alone", 1, {}, 1, None, None, f"watch-{id}", 1.0, 1.0)
    store.create(match, [Seat(id, 0, "person", "Olena", None, f"secret-{id}")], [Written(1, "chance", "x")])


def ended(store: Store, one: Result) -> None:
    begun(store, one.match)
    store.append(one.match, [Written(2, "blue", "end")], over=True, result=one)


def test_results_are_found_by_title_in_the_order_of_their_ends(store: Store) -> None:
    later, earlier = result("b", 20, 2.0), result("a", 12, 1.0)
    for one in (later, earlier, result("c", 9, 3.0, title="other")):
        ended(store, one)
    assert Results(store.engine).of("rurik") == [earlier, later]
    assert later.margin == 5


def test_a_result_outlives_its_match(store: Store) -> None:
    ended(store, result("a", 12, 1.0))
    store.remove("a")
    assert [one.points for one in Results(store.engine).of("rurik")] == [12]


def test_who_is_late_with_the_last_move_writes_no_result(store: Store) -> None:
    ended(store, result("a", 12, 1.0))
    with pytest.raises(Stale):
        store.append("a", [Written(2, "blue", "end")], over=True, result=result("a", 30, 2.0))
    assert [one.points for one in Results(store.engine).of("rurik")] == [12]


def test_without_its_result_the_last_move_is_not_written_either(store: Store) -> None:
    begun(store, "a")
    cannot_be_written = result("a", 12, 1.0, leader={"maria"})
    with pytest.raises((StatementError, TypeError)):  # SQLAlchemy's word on SQLite, the driver's on PostgreSQL
        store.append("a", [Written(2, "blue", "end")], over=True, result=cannot_be_written)
    assert (store.version("a"), store.match("a").over) == (1, False)
    assert Results(store.engine).of("rurik") == []


def test_a_match_has_one_result(store: Store) -> None:
    ended(store, result("a", 12, 1.0))
    store.append("a", [Written(3, "blue", "end")], over=True, result=result("a", 30, 2.0))
    assert [one.points for one in Results(store.engine).of("rurik")] == [30]
