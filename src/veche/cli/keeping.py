"""The commands `copy`, `backup` and `restore`: everything that a table keeps, carried elsewhere and compared."""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_dir

from veche.cli.common import Commands, command, say_json
from veche.kernel.errors import VecheError
from veche.kernel.telling import Told

if TYPE_CHECKING:
    from veche.store.store import Store

FILE = "veche.sqlite3"
KEY = "cookie-key"
"""The key by which browsers are known: a setting of a shared database, a file beside an embedded one."""


class CannotKeep(VecheError):
    """What a table keeps cannot be carried."""


def add_commands(commands: Commands) -> None:
    carry = command(commands, "copy", copy, "about.copy")
    carry.add_argument("source", metavar="FROM", help="help.copied-from")
    carry.add_argument("target", metavar="TO", help="help.copied-to")
    save = command(commands, "backup", backup, "about.backup")
    save.add_argument("file", metavar="FILE", help="help.backup-file")
    back = command(commands, "restore", restore, "about.restore")
    back.add_argument("file", metavar="FILE", help="help.restored-file")
    place = os.environ.get("VECHE_DATA") or user_data_dir("veche")
    for parser in (save, back):
        parser.add_argument("--data", metavar="PLACE", default=place, help="help.kept-in")


def copy(options: argparse.Namespace) -> None:
    with _opened(options.source, must_be=True) as source, _opened(options.target) as target:
        _carried(options, options.target, source, target)


def backup(options: argparse.Namespace) -> None:
    file = Path(options.file)
    if file.exists():
        raise CannotKeep("keep.in-the-way", file=str(file))
    with _beside(file) as folder, _opened(options.data, must_be=True) as source:
        with _opened(str(folder)) as target:
            done = _carry(source, target)
            key = source.settings.find(KEY) or _key_in(options.data)
            if key:
                target.settings.put(KEY, key)
        # Closed, it is one file: what was written ahead is in it.
        (folder / FILE).replace(file)
    _tell(options, str(file), *done)


def restore(options: argparse.Namespace) -> None:
    file = Path(options.file)
    if not file.is_file():
        raise CannotKeep("file.missing", file=str(file))
    with _beside(file) as folder:
        shutil.copyfile(file, folder / FILE)
        with _opened(str(folder)) as source, _opened(options.data) as target:
            _carried(options, options.data, source, target)


def _carried(options: argparse.Namespace, place: str, source: Store, target: Store) -> None:
    done = _carry(source, target)
    key = source.settings.find(KEY) or _key_in(getattr(options, "source", ""))
    if key and target.is_shared:
        target.settings.put(KEY, key)
    elif key:
        file = Path(place) / KEY
        file.touch(mode=0o600)
        file.write_text(key)
    from veche.store.open import shown_place

    _tell(options, shown_place(place), *done)


def _carry(source: Store, target: Store) -> tuple[str, int]:
    from veche.store import copies

    digest = copies.copy(source, target)
    return digest, copies.count(target)["matches"]


def _tell(options: argparse.Namespace, place: str, digest: str, matches: int) -> None:
    if options.json:
        return say_json({"place": place, "matches": matches, "digest": digest})
    print(Told("keep.done", matches=matches, place=place, digest=digest[:16]))
    return None


def _key_in(place: str) -> str:
    file = Path(place) / KEY if place and "://" not in place else None
    return file.read_text() if file is not None and file.exists() else ""


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A folder on the same disk as a file, for as long as it is needed."""
    if not file.absolute().parent.is_dir():
        raise CannotKeep("file.no-folder", folder=str(file.absolute().parent))
    with tempfile.TemporaryDirectory(prefix=".veche-", dir=file.absolute().parent) as folder:
        yield Path(folder)


@contextmanager
def _opened(place: str, must_be: bool = False) -> Iterator[Store]:
    """The store at a place; what is wrong with it is told in a sentence."""
    try:
        from alembic.util import CommandError
        from sqlalchemy.exc import SQLAlchemyError

        from veche.store.open import open_store, shown_place
        from veche.store.trouble import why_not
    except ModuleNotFoundError as error:
        raise CannotKeep("serve.needs", package=str(error.name)) from None
    if must_be and "://" not in place and not (Path(place) / FILE).exists():
        raise CannotKeep("keep.nothing", place=place)
    try:
        store = open_store(place)
        try:
            yield store
        finally:
            store.engine.dispose()
    except (OSError, SQLAlchemyError, CommandError, ModuleNotFoundError) as error:
        raise CannotKeep("serve.no-place", place=shown_place(place), why=why_not(error)) from None
