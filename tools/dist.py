"""Build what is given to others, and try it: source archive, pure wheel, compiled wheel, each in a clean environment.

    make dist

In each environment there is what `pip install FILE` puts there and nothing else: `veche --version`, one game from its
first question to its outcome, and the digest of a few more, which all of them must share. Without the extra `table`,
`veche serve` says how to get it; with it a table opens, and serves the documentation that the wheels carry.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import venv
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "build" / "dist"
ALL = ("source", "pure", "compiled")
SECONDS_TO_OPEN = 60.0
GAME = (
    "import veche; g = veche.new('rurik', 3, seed=7)\nwhile not g.is_over: g.play(g.moves[0])\nprint(g.outcome.totals)"
)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", default=",".join(ALL), help="which of source, pure, compiled, with commas between")
    chosen = parser.parse_args(arguments).only.split(",")
    if not set(chosen) <= set(ALL):
        parser.error(f"--only takes {', '.join(ALL)}")
    shutil.rmtree(WORK, ignore_errors=True)
    files = {kind: built(kind) for kind in ALL if kind in chosen}
    found = {kind: tried(kind, file) for kind, file in files.items()}
    for kind, file in files.items():
        print(f"{kind:<9} {file.relative_to(ROOT)} ({file.stat().st_size // 1024:,} kB): {found[kind]}")
    if len(set(found.values())) > 1:
        print("They do not play the same games.", file=sys.stderr)
        return 1
    return 0


def built(kind: str) -> Path:
    """Build one of them; it lies in `dist` in a folder of its kind, since both wheels may have a name."""
    out = DIST / kind
    shutil.rmtree(out, ignore_errors=True)
    for stale in ROOT.glob("build/lib*"):
        shutil.rmtree(stale)
    env = dict(os.environ)
    env.pop("VECHE_COMPILE", None)
    if kind == "compiled":
        env["VECHE_COMPILE"] = "1"
    what = "--sdist" if kind == "source" else "--wheel"
    command = [sys.executable, "-m", "build", what, "--no-isolation", "--outdir", str(out), str(ROOT)]
    subprocess.run(command, cwd=ROOT, env=env, check=True, stdout=subprocess.DEVNULL)
    (file,) = out.iterdir()
    if kind != "source":
        pages = [name for name in ZipFile(file).namelist() if name == "veche/table/documentation/index.html"]
        assert pages, "the wheel lacks the documentation: make docs"
    return file


def tried(kind: str, file: Path) -> str:
    """Install it where nothing else is, and play; what the games were."""
    place = WORK / kind
    venv.create(place, clear=True, with_pip=True)
    _run(place, "python", "-m", "pip", "install", "-q", str(file))
    version = _run(place, "veche", "--version")
    assert version.startswith("veche "), version
    assert len(json.loads(_run(place, "python", "-c", GAME))) == 3
    no_table = subprocess.run([place / "bin" / "veche", "serve"], cwd=place, capture_output=True, text=True)
    assert no_table.returncode == 2, no_table
    assert "veche[table]" in no_table.stderr, no_table
    told = json.loads(_run(place, "veche", "simulate", "stroganov", "--games", "5", "--json"))
    _run(place, "python", "-m", "pip", "install", "-q", f"{file}[table]")
    lobby, docs = answers(place, "/"), answers(place, "/docs/")
    assert "Veche" in lobby, lobby
    assert "Over HTTP" in docs, docs[:500]
    return f"{version.strip()}, digest {told['digest'][:16]}, a table with /docs"


def answers(place: Path, address: str) -> str:
    """What a table that is opened there answers at this address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(place / "bin" / "veche"), "serve", "--port", str(port), "--data", str(place / "data")]
    with subprocess.Popen(command, cwd=place, env=_without_this_one(), stdout=subprocess.DEVNULL) as table:
        try:
            until = time.monotonic() + SECONDS_TO_OPEN
            while True:
                try:
                    with urlopen(f"http://127.0.0.1:{port}{address}", timeout=SECONDS_TO_OPEN) as page:
                        return str(page.read().decode("utf-8"))
                except HTTPError as error:
                    return f"{error.code}"
                except URLError:
                    assert table.poll() is None, "the table ended"
                    assert time.monotonic() < until, "the table does not open"
                    time.sleep(0.2)
        finally:
            table.terminate()


def _without_this_one() -> dict[str, str]:
    """The environment without what leads to the Python that runs this."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}


def _run(place: Path, program: str, *arguments: str) -> str:
    """What a program of the environment says; it runs away from the checkout."""
    command = [str(place / "bin" / program), *arguments]
    return subprocess.run(
        command, cwd=place, env=_without_this_one(), check=True, capture_output=True, text=True
    ).stdout


if __name__ == "__main__":
    sys.exit(main())
