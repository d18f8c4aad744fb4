"""Every block of code in the documentation is run here, or says why it is not."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

import veche
from tests.blocks import ROOT, Block, blocks, run_python
from tests.test_docs import missing_tests
from veche.cli import main, parsed

NO_CODE = ("", "text", "toml", "ftl")
"""Blocks that nothing runs: what a program prints, addresses, files of other kinds."""

ELSEWHERE = {
    "pettingzoo": "tests/envs/libraries/test_guide.py::test_what_the_guide_shows_runs",
    "gymnasium": "tests/envs/libraries/test_guide.py::test_what_the_guide_shows_runs",
    "pyspiel": "tests/envs/libraries/test_guide.py::test_what_the_guide_shows_runs",
    "client": "tests/api/test_client.py::test_what_the_page_of_the_protocol_shows_runs",
}
"""Blocks of Python that import this need a library or a table, and are run by this test."""

EXCERPTS = {
    "def check_which_deck": "src/veche/titles/rurik/first/attack.py",
    "HUNT: Final": "src/veche/titles/stroganov/moves.py",
    "self.wrong(": "src/veche/titles/stroganov/position_reader.py",
}
"""Blocks of Python that begin so are taken from this file, line by line."""

NOT_OURS = {
    "pip": "fetches from the network",
    "pipx": "fetches from the network; `make dist` installs the wheel",
    "uvx": "fetches from the network; `make dist` installs the wheel",
    "ray": "starts a cluster of several machines",
    "git": "makes a second checkout",
}
"""Commands of other programs, and why they are not run."""

NOT_RUN = {
    "play-at": "needs a running table: tests/api/test_client.py::test_the_command_plays_a_seat_by_its_link",
    "--on ray": "needs a cluster: `make ray`",
    "thrifty": "needs a package: tests/bots/test_example.py::test_the_bot_of_the_guide_plays_to_the_end",
    "planner": "thinks by the clock: tests/arena/test_pool.py::test_the_command_seats_one_among_others",
    "OLD.json": "needs two files of weights: tests/bots/test_parameters.py::test_a_wrong_file_of_weights_is_told",
    "serve ": "goes on until it is stopped: tests/table and tests/browser open tables by it",
    "postgresql:": "needs a database: tests/store/test_copies.py::test_everything_arrives_and_comes_back",
    "restore ": "needs a backup: tests/store/test_copies.py::test_everything_arrives_and_comes_back",
}
"""Commands of ours with this in them are read by the program's own parser, but not run."""


def is_elsewhere(block: Block) -> bool:
    return bool(block.imports & ELSEWHERE.keys())


def is_excerpt(block: Block) -> bool:
    return block.text.startswith(tuple(EXCERPTS))


PYTHON = [block for block in blocks("python") if not is_elsewhere(block) and not is_excerpt(block)]
SHELL = [(block, line) for block in blocks("sh") for line in block.text.splitlines() if line.strip()]
OURS = [(block, line) for block, line in SHELL if line.startswith("veche ")]


def test_every_block_says_what_it_is_written_in() -> None:
    known = ("python", "console", "json", "sh", *NO_CODE)
    assert not [str(block) for block in blocks() if block.language not in known]
    assert not [str(block) for block in blocks(*NO_CODE) if re.match(r"veche [a-z]|\$ veche|>>> ", block.text)]


@pytest.mark.parametrize("page", sorted({block.page for block in PYTHON}))
def test_python_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_python([block for block in PYTHON if block.page == page])


@pytest.mark.parametrize("block", [block for block in blocks("python") if is_excerpt(block)], ids=str)
def test_an_excerpt_stands_in_its_file(block: Block) -> None:
    file = next(file for beginning, file in EXCERPTS.items() if block.text.startswith(beginning))
    lines = {line.strip() for line in (ROOT / file).read_text("utf-8").splitlines()}
    assert not [line for line in block.text.splitlines() if line.strip() not in lines]


def test_what_is_run_elsewhere_is_run_there() -> None:
    named = [*ELSEWHERE.values(), *[why for why in NOT_RUN.values() if "::" in why]]
    assert not missing_tests(" ".join([f"`{re.sub('^.*: ', '', one)}`" for one in named]))
    assert [block for block in blocks("python") if is_elsewhere(block)]
    assert all(any(word in line for _, line in OURS) for word in NOT_RUN)


# Files


def title_of(page: str) -> str:
    """`docs/position-rurik2.md` is about rurik2, and a page that names no title about rurik."""
    return page.removesuffix(".md").rpartition("-")[2] if page.endswith(("-rurik2.md", "-stroganov.md")) else "rurik"


@pytest.mark.parametrize("block", blocks("json"), ids=str)
def test_a_file_can_be_used(block: Block, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A position loads and asks its question; with corrections a game is set up."""
    file = tmp_path / "written.json"
    file.write_text(block.text, "utf-8")
    if block.page.startswith("docs/position"):
        game = veche.load(file.read_text("utf-8"))
        assert game.title.meta.id == title_of(block.page)
        assert game.is_over or game.moves
    else:
        assert block.page.startswith("docs/data-sources")
        assert main(["new", title_of(block.page), "--data", str(file), "-o", str(tmp_path / "game.veche")]) == 0
    assert capsys.readouterr().err == ""


# Commands


@pytest.mark.parametrize("page", sorted({block.page for block in blocks("console")}))
def test_commands_say_what_is_written_there(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("veche.files.own_corrections", lambda title: None)
    for block in blocks("console"):
        commands = re.split(r"^\$ veche ", block.text, flags=re.MULTILINE)[1:]
        assert block.page != page or commands
        for told in commands if block.page == page else []:
            command, _, answer = told.partition("\n")
            assert main(shlex.split(command)) == 0
            assert capsys.readouterr().out == answer


def short(line: str) -> list[str]:
    """The words of a command; `LEVEL` is any of them, and instead of many games it plays one."""
    words = shlex.split(line, comments=True)[1:]
    if "--games" in words:
        words[words.index("--games") + 1] = "1"
    return ["easy" if word == "LEVEL" else word for word in words]


def run_here() -> Iterator[tuple[Block, str]]:
    for block, line in OURS:
        if not any(word in line for word in NOT_RUN):
            yield block, line


@pytest.mark.parametrize("line", [line for _, line in OURS])
def test_the_program_understands_a_command(line: str) -> None:
    assert parsed(short(line)).run


@pytest.mark.slow
@pytest.mark.parametrize("line", [line for _, line in run_here()])
def test_a_command_runs(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(short(line)) == 0
    assert capsys.readouterr().out


def test_what_else_is_typed_is_a_target_or_no_program_of_ours() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for block, line in SHELL:
        program, *words = shlex.split(line, comments=True)
        if program == "make":
            asked = [one for one in words if "=" not in one and one not in ("-C", "../before")]
            assert set(asked) <= targets, f"{block}: {line}"
        else:
            assert program == "veche" or program in NOT_OURS, f"{block}: {line}"
