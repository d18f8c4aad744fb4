"""Results of those who played alone."""

from __future__ import annotations

from pathlib import Path

from veche.store.open import open_store
from veche.store.results import Result, Results


def result(match: str, points: int, ended: float, title: str = "rurik") -> Result:
    return Result(match, title, {"difficulty": "hard", "leader": "maria"}, "Olena", points, 15, points > 15, ended)


def test_results_are_kept_and_found_by_title(tmp_path: Path) -> None:
    kept = Results(open_store(tmp_path).engine)
    later, earlier = result("b", 20, 2.0), result("a", 12, 1.0)
    assert kept.add(later)
    assert kept.add(earlier)
    assert kept.add(result("c", 9, 3.0, title="other"))
    assert kept.of("rurik") == [earlier, later]
    assert Results(open_store(tmp_path).engine).of("rurik") == [earlier, later]
    assert later.margin == 5


def test_a_match_has_one_result(tmp_path: Path) -> None:
    kept = Results(open_store(tmp_path).engine)
    assert kept.add(result("a", 12, 1.0))
    assert not kept.add(result("a", 30, 2.0))
    assert [one.points for one in kept.of("rurik")] == [12]
