"""Files are written beside and renamed, and only one writes at a time."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import filelock
import pytest

import veche
from tests.cli.answer import Command
from veche import files


def test_a_second_play_on_the_same_file_is_refused(command: Command, journal: Path) -> None:
    before = journal.read_bytes()
    move = veche.load(journal).moves[0]
    with files.held(journal):
        answer = command("play", journal, move, "--json")
    assert (answer.code, answer.error["type"]) == (2, "FileBusy")
    assert "Nothing was changed" in answer.error["message"]
    assert journal.read_bytes() == before
    assert command("play", journal, move).code == 0


@pytest.mark.parametrize("arguments", [["undo"], ["new", "rurik", "--force", "-o"]])
def test_whoever_else_writes_is_refused_too(command: Command, journal: Path, arguments: list[str]) -> None:
    with files.held(journal):
        assert command(*arguments, journal, "--json").error["type"] == "FileBusy"


def test_reading_needs_no_turn(command: Command, journal: Path) -> None:
    with files.held(journal):
        for name in ("moves", "show", "position", "replay"):
            assert command(name, journal).code == 0


def test_a_file_is_held_under_all_its_names(journal: Path) -> None:
    link = journal.parent / "link.veche"
    link.symlink_to(journal)
    with files.held(link), pytest.raises(veche.FileBusy), files.held(journal):
        pass


def test_of_many_who_play_at_once_one_at_a_time_succeeds(journal: Path) -> None:
    """Every success is in the file: nobody's move is lost."""
    counter = journal.parent / "counter.txt"
    counter.write_text("0", encoding="utf-8")
    done: list[int] = []

    def count() -> None:
        for _ in range(40):
            try:
                with files.held(counter):
                    number = int(files.read_text(counter))
                    files.write(counter, str(number + 1))
                    done.append(number)
            except veche.FileBusy:
                continue

    threads = [threading.Thread(target=count) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert done
    assert int(files.read_text(counter)) == len(done) == len(set(done))


def test_a_lock_that_was_taken_away_meanwhile_counts_for_nothing(
    journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between opening the lock and acquiring it, its holder takes it away, and somebody else comes with a new one."""
    lock, acquire = journal.with_name(f"{journal.name}.lock"), filelock.FileLock.acquire
    others: list[filelock.BaseFileLock] = []

    def acquire_late(mine: filelock.BaseFileLock) -> None:
        acquire(mine)
        if not others:
            lock.unlink()
            others.append(filelock.FileLock(lock, timeout=0))
            acquire(others[0])

    monkeypatch.setattr(filelock.FileLock, "acquire", acquire_late)
    with pytest.raises(veche.FileBusy), files.held(journal):
        pass
    others[0].release()
    with files.held(journal):
        assert lock.exists()
    assert not lock.exists()


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_name_that_no_file_can_have_is_refused(name: str) -> None:
    with pytest.raises(veche.UnreadableFile, match="There is no file"):
        files.read_text(name)


def test_nothing_is_left_lying_about(command: Command, journal: Path) -> None:
    command("play", journal, veche.load(journal).moves[0])
    assert [path.name for path in journal.parent.iterdir()] == [journal.name]


def test_a_write_that_fails_leaves_the_old_file(journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    before = journal.read_bytes()
    for step in ("fsync", "replace"):
        with monkeypatch.context() as broken:
            broken.setattr(os, step, full)
            with pytest.raises(veche.UnreadableFile, match="No space left on device"):
                files.write(journal, "something else")
        assert journal.read_bytes() == before
        assert [path.name for path in journal.parent.iterdir()] == [journal.name]


def test_the_text_is_complete_before_it_takes_the_place(journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    replace = os.replace

    def watched(source: Path, target: Path) -> None:
        seen.append(Path(source).read_text("utf-8"))
        assert Path(source).parent == Path(target).parent
        replace(source, target)

    monkeypatch.setattr(os, "replace", watched)
    files.write(journal, "new text\n")
    assert seen == ["new text\n"]
    assert journal.read_text("utf-8") == "new text\n"


def test_a_link_stays_a_link_and_permissions_stay(journal: Path) -> None:
    link = journal.parent / "link.veche"
    link.symlink_to(journal)
    journal.chmod(0o640)
    files.write(link, "text\n")
    assert link.is_symlink()
    assert journal.read_text("utf-8") == "text\n"
    assert stat.S_IMODE(journal.stat().st_mode) == 0o640


def test_the_content_decides_what_a_file_is_not_its_name(command: Command, journal: Path, position: Path) -> None:
    odd = journal.rename(journal.with_name("journal.json"))
    strange = position.rename(position.with_name("position.veche"))
    move = command("moves", odd, "--json").data["moves"][0]["text"]
    assert command("play", odd, move).code == command("play", strange, move).code == 0
    assert odd.read_text("utf-8").startswith("veche 1\n")
    assert strange.read_text("utf-8").startswith("{\n")


def test_a_file_from_another_system_can_be_read(journal: Path) -> None:
    """A mark at its beginning, two characters at the end of a line."""
    journal.write_bytes(b"\xef\xbb\xbf" + journal.read_bytes().replace(b"\n", b"\r\n"))
    assert veche.load(journal).asked == "yellow"
