"""Packages that bring titles and bots: small ones written by hand, and the toy of the tests as it would be shipped."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

TOY = Path(__file__).resolve().parents[1] / "toy"
ONLY_FOR_TESTS = ("scenario.py", "__pycache__")

PROJECT = """\
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "1"

[project.entry-points."veche.titles"]
market = "{package}"

[project.entry-points."veche.bots"]
patient = "{package}.patient:PatientBot"

[tool.setuptools.package-data]
{package} = ["words/*/*.ftl", "rulebook/*.md", "draw/*.css"]
"""

PATIENT = '''\
"""A bot that takes the last of its moves."""

from veche.bots import Bot


class PatientBot(Bot):
    def __init__(self, rules, seed, title):
        self.title = title

    def choose(self, view, ask):
        assert view is not None and self.title.meta.id
        return ask.moves[-1]
'''


def write(site: Path, name: str, points: str, files: Mapping[str, str]) -> None:
    """A package as it lies where it was installed: its files, and what it brings as its entry points."""
    for file, text in files.items():
        path = site / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    info = site / f"{name.replace('-', '_')}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(points, encoding="utf-8")


def toy_as_a_package(folder: Path, name: str = "old-market", package: str = "old_market") -> Path:
    """The source of a package with the toy in it, called `market` there, and the bot `patient`."""
    shutil.copytree(TOY, folder / package, ignore=shutil.ignore_patterns(*ONLY_FOR_TESTS))
    for file in (folder / package).rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace("tests.toy", package), encoding="utf-8")
    meta = folder / package / "meta.py"
    meta.write_text(meta.read_text("utf-8").replace('id="fair"', 'id="market"'), encoding="utf-8")
    (folder / package / "patient.py").write_text(PATIENT, encoding="utf-8")
    (folder / "pyproject.toml").write_text(PROJECT.format(name=name, package=package), encoding="utf-8")
    return folder


def install(source: Path, site: Path) -> None:
    """Build the wheel of a package and unpack it, which is what installing it comes to; it needs no network."""
    build = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"
    site.mkdir(parents=True)
    subprocess.run([sys.executable, "-c", build, str(source)], cwd=source, check=True, capture_output=True)
    (wheel,) = source.glob("*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(site)
