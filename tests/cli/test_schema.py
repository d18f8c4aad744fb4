"""`veche schema`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.answer import Command
from tests.test_docs import text_of
from tools.columns import SCHEMAS


@pytest.mark.parametrize("of", ["position", "corrections"])
def test_a_schema_is_what_the_documentation_has(command: Command, of: str) -> None:
    told = json.loads(command("schema", of, "stroganov").out)
    assert told == json.loads(text_of(SCHEMAS / f"{of}-stroganov.json"))


def test_bounds_go_by_corrections(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"warfare": {"length": {"value": 7}}}))
    told = json.loads(command("schema", "position", "rurik", "--data", str(file)).out)
    assert told["properties"]["seats"]["additionalProperties"]["properties"]["warfare"]["maximum"] == 7


@pytest.mark.usefixtures("fair")
def test_a_title_may_have_none(command: Command) -> None:
    assert "The Fair has no schema of its corrections." in command("schema", "corrections", "fair").err
