"""The hot ways of the store: what comes together shares a commit, and what is stale is refused alone."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.store.test_store import kept
from veche.store.errors import Stale
from veche.store.hot import Hot, Writing
from veche.store.open import open_store
from veche.store.records import Written
from veche.store.store import Store

SECONDS = 60.0


def test_moves_that_come_together_share_one_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(tmp_path)
    ids = [f"m{number}" for number in range(4)]
    for id in ids:
        kept(store, id=id)
    before = {id: store.version(id) for id in ids}
    commits: list[int] = []
    commit = Hot._commit

    def counted(hot: Hot, taken: Sequence[Writing]) -> None:
        commits.append(len(taken))
        commit(hot, taken)

    monkeypatch.setattr(Hot, "_commit", counted)
    said: dict[str, str] = {}

    def write(name: str, id: str, version: int) -> None:
        try:
            store.append(id, [Written(version, "blue", name)])
            said[name] = "written"
        except Stale:
            said[name] = "stale"

    works = [(id, id, before[id] + 1) for id in ids] + [("late", "m0", before["m0"])]
    threads = [threading.Thread(target=write, args=work) for work in works]
    with store.hot._turn:  # somebody is committing just now
        for thread in threads:
            thread.start()
        until = time.monotonic() + SECONDS
        while len(store.hot._waiting) < len(works):
            assert time.monotonic() < until
            time.sleep(0.001)
    for thread in threads:
        thread.join(SECONDS)
    assert commits == [5]
    assert said == {**dict.fromkeys(ids, "written"), "late": "stale"}
    assert {id: store.version(id) - before[id] for id in ids} == dict.fromkeys(ids, 1)
    store.engine.dispose()


def test_a_commit_that_fails_fails_for_all_and_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(tmp_path)
    kept(store, id="m0")
    before = store.version("m0")

    def fail(*_: object) -> None:
        raise OSError("no disk")

    with monkeypatch.context() as patch:
        patch.setattr(Hot, "_put", fail)
        with pytest.raises(OSError, match="no disk"):
            store.append("m0", [Written(before + 1, "blue", "x")])
    assert store.version("m0") == before
    store.append("m0", [Written(before + 1, "blue", "x")])
    assert store.version("m0") == before + 1
    store.engine.dispose()


def test_what_came_since_is_told_with_when_it_changed(store: Store) -> None:
    kept(store, id="m0")
    before = store.version("m0")
    when = store.append("m0", [Written(before + 1, "blue", "x"), Written(before + 2, "chance", "y")])
    changed, lines = store.since("m0", before)
    assert changed == when == store.match("m0").changed
    assert [(line.version, line.seat, line.text) for line in lines] == [
        (before + 1, "blue", "x"),
        (before + 2, "chance", "y"),
    ]
    assert store.since("m0", before + 2) == (when, [])
    assert store.since("nothing", 0) == (0.0, [])
