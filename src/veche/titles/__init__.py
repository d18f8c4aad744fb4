"""The titles that can be played. Their meta loads without their rules; the rules load when a match is set up."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from veche.kernel.errors import UnknownTitle
from veche.kernel.hint import unknown
from veche.kernel.title import Meta, Title

_MODULES = {
    "rurik": "veche.titles.rurik.first",
    "rurik2": "veche.titles.rurik.second",
    "stroganov": "veche.titles.stroganov",
}
_LOADED: dict[str, Title[Any]] = {}


def metas() -> list[Meta]:
    """What is offered: the meta of every title."""
    built_in: list[Meta] = [import_module(f"{module}.meta").META for module in _MODULES.values()]
    return built_in + [title.meta for name, title in _LOADED.items() if name not in _MODULES]


def title(name: str) -> Title[Any]:
    """The title called `name`.

    >>> title("rurik").meta.name
    'Rurik: Dawn of Kiev'
    """
    if name not in _LOADED:
        if name not in _MODULES:
            raise UnknownTitle(unknown("title", name, sorted(set(_MODULES) | set(_LOADED))))
        _LOADED[name] = import_module(f"{_MODULES[name]}.title").TITLE
    return _LOADED[name]


def register(one: Title[Any]) -> None:
    """Add a title from elsewhere, so that everything that plays titles can play it."""
    _LOADED[one.meta.id] = one
