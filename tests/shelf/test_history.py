"""The history behind the titles: everything that a title names has its tale, and what is certain is told apart."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tests.toy.title import TITLE as FAIR
from veche import titles
from veche.drawing.parts import whole
from veche.language.catalogue import check, entries_of, parsed
from veche.shelf.history import KINDS, history_in, parts_of
from veche.titles.rurik.first import components as first
from veche.titles.rurik.second import components as second
from veche.titles.stroganov import components as siberia

ROOMS = ("veche.titles.rurik.both", "veche.titles.rurik.second", "veche.titles.stroganov")
NAMED = {
    "rurik": {"leader": first.LEADERS, "region": first.REGIONS, "good": first.GOODS},
    "rurik2": {"leader": second.LEADERS, "region": second.REGIONS, "good": second.GOODS},
    "stroganov": {
        "region": siberia.REGIONS,
        "type": siberia.TYPES,
        "fur": siberia.FURS,
        "prey": ("tiger",),
        "place": ("village", "yurt", "outpost", "horses"),
        "event": ("family", "yermak", "kuchum", "ivan"),
    },
}
TOLD = [(title, f"{kind}-{name}") for title, kinds in NAMED.items() for kind, names in kinds.items() for name in names]


@pytest.mark.parametrize("title", NAMED)
def test_everything_that_a_title_names_has_its_tale(title: str) -> None:
    history = titles.title(title).history()
    assert history is not None
    assert [thing for of, thing in TOLD if of == title and thing not in history.tales] == []
    assert titles.tells_history(title)
    for tale in history.tales.values():
        assert tale.name
        assert not tale.name.startswith(tale.thing.partition("-")[0] + ".")
        assert 20 < len(tale.short) < 200, tale.thing
        assert tale.paragraphs
        assert {kind for kind, _ in tale.paragraphs} <= set(KINDS)
        assert "certain" in {kind for kind, _ in tale.paragraphs}, tale.thing


@pytest.mark.parametrize("title", NAMED)
def test_every_tale_has_its_picture(title: str) -> None:
    one = titles.title(title)
    history = one.history()
    assert history is not None
    for thing in history.tales:
        drawn = one.draw_thing(one.as_printed, thing)
        assert whole(drawn.drawing), thing
        assert whole(drawn.definitions), thing


@pytest.mark.parametrize("room", ROOMS)
def test_no_message_is_left_that_no_tale_tells(room: str) -> None:
    entries = entries_of(files(room).joinpath("history"))
    check(entries)
    shared = {**entries_of(files(ROOMS[0]).joinpath("history")), **entries}
    named = {name for title in NAMED for name in titles.title(title).words().entries}
    left = [thing for thing, parts in parts_of(entries).items() if "name" not in parts and thing not in named]
    assert [thing for thing in left if not thing.startswith("group-")] == []
    for name, source in shared.items():
        assert not parsed(source).variables, name
        assert set(parsed(source).references) <= set(shared), name


def test_each_edition_calls_the_capital_by_its_own_name() -> None:
    for title, city, other in (("rurik", "Kiev", "Kyiv"), ("rurik2", "Kyiv", "Kiev")):
        history = titles.title(title).history()
        assert history is not None
        text = " ".join([told for tale in history.tales.values() for _, told in tale.paragraphs])
        assert city in text
        assert other not in text


def test_a_title_without_tales_has_no_history() -> None:
    assert FAIR.history() is None
    assert history_in((FAIR.package,)) is None
    assert not whole(FAIR.draw_thing(FAIR.as_printed, "ware-honey").drawing)


def test_a_package_tells_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = tmp_path / "fairground" / "history" / "words" / "en"
    words.mkdir(parents=True)
    (tmp_path / "fairground" / "__init__.py").touch()
    names = tmp_path / "fairground" / "words" / "en"
    names.mkdir(parents=True)
    (names / "names.ftl").write_text("ware-honey = honey\n", "utf-8")
    (words / "history.ftl").write_text(
        "group-wares = Wares\n\nware-honey = Sweet.\nware-honey-certain = Bees make it.\nware-salt = Salty.\n", "utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    history = history_in(("fairground",))
    assert history is not None
    assert [(tale.thing, tale.name, tale.paragraphs) for tale in history.tales.values()] == [
        ("ware-honey", "Honey", (("certain", "Bees make it."),))
    ]
