"""The modules whose procedures are the same in both editions."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from veche.titles.rurik.both import attack, inheritance, payment, replacement, setup, tax, turns

MODULES: Final[tuple[ModuleType, ...]] = (attack, inheritance, payment, replacement, setup, tax, turns)
