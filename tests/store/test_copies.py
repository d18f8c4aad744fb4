"""Copies: everything is carried, between both databases and while somebody plays, and compared by digest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, update

from tests.postgres import database
from tests.store.test_store import kept
from tests.table.games import after
from veche.cli import main
from veche.store.copies import Differs, NotEmpty, copy, count, digest
from veche.store.open import open_store
from veche.store.records import PERSON, Written
from veche.store.schema import matches
from veche.store.store import Store
from veche.store.talk import Said, Talk
from veche.table.matches import Matches, Place


@pytest.fixture
def other(postgres: URL) -> Iterator[str]:
    """Another database, in PostgreSQL."""
    with database(postgres) as address:
        yield address


def filled(store: Store) -> str:
    """Something of everything; the id of a match that was played."""
    kept(store, "Ж", name="Ольга <b> 🎲", options={"б": "а"}, undo_asked={"by": 1, "agreed": [0]})
    kept(store, "a")
    live = Matches(store).keep(after(40), "A match", [Place(PERSON), Place(PERSON)])
    Talk(store.engine).say(Said(live.id, 0, 0, "Olena", "Добрий вечір", "", 5.25), 0.0, 9)
    store.settings.put("cookie-key", "secret")
    return live.id


def test_everything_arrives_and_comes_back(store: Store, other: str, tmp_path: Path) -> None:
    id = filled(store)
    there, back = open_store(other), open_store(tmp_path / "back")
    made = copy(store, there)
    assert made == digest(store) == digest(there) == copy(there, back) == digest(back)
    assert count(back)["matches"] == 3
    before, then = [Matches(one).get(id).now.game for one in (store, back)]
    assert before.title.dump(before.rules, before.state) == then.title.dump(then.rules, then.state)
    assert before.version == then.version >= 40
    for one in (there, back):
        one.engine.dispose()


def test_any_change_is_another_digest(store: Store) -> None:
    filled(store)
    seen = [digest(store)]
    for name, value in (("over", True), ("seed", 2**62 - 1), ("changed", 7.5), ("options", {"б": "в"}), ("asked", 1)):
        with store.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == "a").values(**{name: value}))
        seen.append(digest(store))
    assert len(set(seen)) == len(seen)


def test_nothing_is_mixed_with_what_is_there(store: Store, tmp_path: Path) -> None:
    filled(store)
    there = open_store(tmp_path / "there")
    kept(there, "mine")
    with pytest.raises(NotEmpty):
        copy(store, there)
    assert count(there)["matches"] == 1
    there.engine.dispose()


def test_what_does_not_arrive_as_it_was_sent_is_not_kept(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(store)
    there = open_store(tmp_path / "there")
    digests = iter(["one", "other"])
    monkeypatch.setattr("veche.store.copies._digest", lambda _: next(digests))
    with pytest.raises(Differs):
        copy(store, there)
    assert count(there)["matches"] == 0
    there.engine.dispose()


def test_a_backup_is_made_while_somebody_plays_and_brought_back(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = open_store(address)
    id = filled(store)
    made = digest(store)
    file, place = tmp_path / "saved.sqlite3", str(tmp_path / "restored")
    assert main(["backup", str(file), "--data", address]) == 0
    store.append(id, [Written(store.version(id) + 1, "blue", "later")])
    assert file.stat().st_mode & 0o077 == 0, "the secrets of all seats are in it"
    assert main(["backup", str(file), "--data", address]) == 2, "no backup is written over another"
    assert main(["restore", str(file), "--data", place]) == 0
    assert main(["restore", str(file), "--data", place]) == 2
    assert capsys.readouterr().out.count(made[:16]) == 2
    restored = open_store(place)
    assert digest(restored) == made != digest(store)
    assert (Path(place) / "cookie-key").read_text() == "secret", "browsers are known again"
    assert sorted(one.name for one in tmp_path.iterdir() if one.name.startswith(".veche-")) == []
    for one in (store, restored):
        one.engine.dispose()


def test_what_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["copy", str(tmp_path / "nothing"), str(tmp_path / "there")]) == 2
    assert "No matches are kept" in capsys.readouterr().err
    assert not (tmp_path / "nothing").exists()
