"""The blocks of code in the documentation, and how those of Python are run."""

from __future__ import annotations

import doctest
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
FENCED = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
IMPORTED = re.compile(r"^(?:>>> )?(?:import|from) (\S+)(?: import (.+))?$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A piece of code: its page, the line at which it begins, its language and what it says."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def imports(self) -> set[str]:
        """The names in what it imports: `from veche.envs import pettingzoo` has `veche`, `envs` and `pettingzoo`."""
        return {name for found in IMPORTED.findall(self.text) for name in re.findall(r"\w+", " ".join(found))}


def blocks(*languages: str) -> list[Block]:
    """All blocks in these languages, page by page and from the top down."""
    found = []
    for page in PAGES:
        text, name = page.read_text("utf-8"), page.relative_to(ROOT).as_posix()
        for one in FENCED.finditer(text):
            if not languages or one[1] in languages:
                found.append(Block(name, text.count("\n", 0, one.start()) + 1, one[1], one[2]))
    return found


def run_python(pieces: list[Block]) -> dict[str, Any]:
    """Run blocks of a page one after the other, each with the names that those before it made; of those with prompts,
    what is printed has to be what they say."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in pieces:
        if ">>> " in block.text:
            _run_prompts(block, names)
        else:
            exec(compile("\n" * block.line + block.text, block.page, "exec"), names)
    return names


def _run_prompts(block: Block, names: dict[str, Any]) -> None:
    read = doctest.DocTestParser().get_doctest(block.text, {}, block.page, block.page, block.line)
    read.globs = names
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    failed = runner.run(read, out=told.append, clear_globs=False).failed
    assert not failed, "".join(told)
