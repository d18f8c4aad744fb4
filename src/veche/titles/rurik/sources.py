"""Where the printed values come from: every record of the data with its confidence and source."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from veche.kernel.title import SourceRecord, SourceTable

TABLES = (
    "regions", "spaces", "tracks", "warfare", "boat", "conversion", "schemes", "deeds", "agendas", "leaders",
    "stickers", "reward_tokens", "goods_tokens", "rebellion_cards", "rebellion_mats", "rebellion_leader",
)  # fmt: skip
_ABOUT_THE_RECORD = ("id", "name", "source", "confidence", "confidence_of", "source_of", "solo", "removed_in_solo")


def sources() -> list[SourceTable]:
    """Every table of printed values."""
    return [_table(name) for name in TABLES]


def _table(name: str) -> SourceTable:
    data = json.loads(files("veche.titles.rurik").joinpath("data", f"{name}.json").read_text("utf-8"))
    return SourceTable(name, str(data["about"]), tuple(_record(record) for record in data["records"]))


def _record(record: dict[str, Any]) -> SourceRecord:
    parts = [(record["confidence"], "")] + [(word, of) for of, word in record.get("confidence_of", {}).items()]
    more = [f"{of}: {source}" for of, source in record.get("source_of", {}).items()]
    value = "; ".join(f"{key.replace('_', ' ')} {_plain(one)}" for key, one in record.items() if _shown(key, one))
    name = str(record.get("name", record["id"]))
    return SourceRecord(name, value, tuple(parts), "; ".join([record["source"], *more]))


def _shown(key: str, value: Any) -> bool:
    return key not in _ABOUT_THE_RECORD and value not in ({}, [], None)


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key.replace('_', ' ')} {_plain(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(_plain(one) for one in value)
    return str(value)
