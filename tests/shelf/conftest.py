"""A shelf on which packages of a test are found, and nothing that another test has brought."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from tests.shelf.packages import write
from veche import bots, titles
from veche.bots import UnknownBot
from veche.drawing.speech import words_in
from veche.kernel.errors import UnknownTitle
from veche.language.catalogue import entries_in
from veche.shelf.entries import Entries

Bring = Callable[[str, str, Mapping[str, str]], None]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Installs a package: its name, its entry points, its files."""
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.syspath_prepend(site)
    known = set(sys.modules)

    def installed(name: str, points: str, files: Mapping[str, str]) -> None:
        write(site, name, points, files)
        entries_in.cache_clear()
        words_in.cache_clear()
        monkeypatch.syspath_prepend(site)  # what was found in this folder before is looked for again
        monkeypatch.setattr(titles, "_SHELF", Entries("title", titles._SHELF.ours, UnknownTitle))
        monkeypatch.setattr(bots, "_SHELF", Entries("bot", bots._SHELF.ours, UnknownBot))

    yield installed
    for name in set(sys.modules) - known:
        if str(site) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]
