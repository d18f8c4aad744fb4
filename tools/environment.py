"""Make the project's Python environments from the locked requirements, with the standard library alone.

    python3 tools/environment.py make .venv requirements/test.txt --editable
    python3 tools/environment.py install .venv-compiled build/wheel/veche.whl
    python3 tools/environment.py lock [--upgrade]

uv does the work. It is fetched into .tools; where it cannot be had or fails, venv and pip do the same more slowly.
VECHE_NO_UV=1 goes straight to pip.
"""

from __future__ import annotations  # so that an old Python gets as far as being told that it is too old

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
UV = TOOLS / "bin" / "uv"
LOCKS = ("tools", "runtime", "test", "compiled", "bench", "train", "notebooks", "ray", "docs", "envs", "learn")
# A lock that must agree with another one takes its versions.
AGREES_WITH = {
    "test": "runtime",
    **dict.fromkeys(("compiled", "train", "notebooks", "ray", "docs", "envs", "learn"), "test"),
}
OLDEST = (3, 11)

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq")


def run(*command: str | Path, env: dict[str, str] | None = None) -> None:
    subprocess.run([str(part) for part in command], cwd=ROOT, env=env, check=True)


def pip_setting(name: str) -> str | None:
    """What pip is configured to use; uv does not read pip's configuration."""
    from_environment = os.environ.get("PIP_" + name.upper().replace("-", "_"))
    if from_environment:
        return from_environment
    for section in ("install", "global"):
        found = subprocess.run([*PIP[:-1], "config", "get", f"{section}.{name}"], capture_output=True, text=True)
        if found.returncode == 0 and found.stdout.strip():
            return found.stdout.strip()
    return None


def uv_environment() -> dict[str, str]:
    """The environment for uv: this interpreter, and the package index and certificate that pip would use."""
    env = dict(os.environ, UV_PYTHON_DOWNLOADS="never")
    env.pop("VIRTUAL_ENV", None)
    if "UV_FIND_LINKS" not in env and (wheels := pip_setting("find-links")):
        env["UV_FIND_LINKS"] = ",".join(wheels.split())
    if not env.keys() & {"UV_DEFAULT_INDEX", "UV_INDEX_URL"} and (index := pip_setting("index-url")):
        env["UV_DEFAULT_INDEX"] = index
    if "SSL_CERT_FILE" not in env and (certificate := pip_setting("cert")):
        env["SSL_CERT_FILE"] = certificate
    return env


def uv_works() -> bool:
    try:
        return subprocess.run([UV, "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def fetch_uv() -> bool:
    """Have the locked uv in .tools; False when it cannot be had here."""
    if os.environ.get("VECHE_NO_UV") == "1":
        return False
    wanted = ROOT / "requirements" / "tools.txt"
    fetched = TOOLS / "tools.txt"
    if fetched.exists() and fetched.read_bytes() == wanted.read_bytes() and uv_works():
        return True
    shutil.rmtree(TOOLS, ignore_errors=True)
    # The first lock of all has no hashes to check against yet.
    what = ["--require-hashes", "--requirement", str(wanted)] if wanted.exists() else ["uv"]
    try:
        run(*PIP, "install", "--no-deps", "--only-binary", ":all:", "--target", TOOLS, *what)
    except subprocess.CalledProcessError:
        return False
    if not uv_works():
        return False
    if wanted.exists():
        shutil.copyfile(wanted, fetched)
    return True


def python_of(environment: Path) -> Path:
    return environment / "bin" / "python"


def make_with_uv(environment: Path, requirements: Path) -> None:
    env = uv_environment()
    run(UV, "venv", "--quiet", "--clear", "--python", sys.executable, environment, env=env)
    run(UV, "pip", "install", "--quiet", "--python", python_of(environment), "--no-deps", "--require-hashes",
        "--requirement", requirements, env=env)  # fmt: skip


def make_with_pip(environment: Path, requirements: Path) -> None:
    # Without pip inside: quicker, and it does not need ensurepip, which some systems leave out.
    run(sys.executable, "-m", "venv", "--clear", "--without-pip", environment)
    run(*PIP, "--python", python_of(environment), "install", "--no-deps", "--require-hashes", "--requirement",
        requirements)  # fmt: skip


def make(environment: Path, requirements: Path, editable: bool) -> None:
    """Make `environment` anew with exactly `requirements`, and the checkout itself if `editable`."""
    print(f"Preparing {environment.name} …", flush=True)
    done = False
    if fetch_uv():
        try:
            make_with_uv(environment, requirements)
            done = True
        except subprocess.CalledProcessError:
            print("uv could not do it; trying again with pip", file=sys.stderr, flush=True)
    if not done:
        make_with_pip(environment, requirements)
    if editable:
        install(environment, "--no-build-isolation", "--editable", ".")


def install(environment: Path, *what: str) -> None:
    """Install the checkout or a wheel of it; what it depends on is already there."""
    if fetch_uv():
        try:
            run(UV, "pip", "install", "--quiet", "--python", python_of(environment), "--no-deps", "--reinstall", *what,
                env=uv_environment())  # fmt: skip
            return
        except subprocess.CalledProcessError:
            print("uv could not do it; trying again with pip", file=sys.stderr, flush=True)
    run(*PIP, "--python", python_of(environment), "install", "--no-deps", "--force-reinstall", *what)


def lock(upgrade: bool) -> None:
    """Write requirements/*.txt from requirements/*.in: every version, every hash, for every system."""
    if not fetch_uv():
        sys.exit("Locking needs uv, which could not be fetched. Is the package index reachable?")
    # Locking may replace tools.txt, so every lock uses the uv that was there at the start.
    env = uv_environment()
    for name in LOCKS:
        constraints = ["--constraints", f"requirements/{AGREES_WITH[name]}.txt"] if name in AGREES_WITH else []
        override = Path("requirements") / f"{name}.override"  # what is installed otherwise
        constraints += ["--override", str(override)] if (ROOT / override).exists() else []
        print(f"Locking requirements/{name}.txt …", flush=True)
        run(UV, "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes",
            "--no-header", "--no-emit-index-url", "--no-annotate", *constraints, *(["--upgrade"] if upgrade else []),
            f"requirements/{name}.in", "--output-file", f"requirements/{name}.txt", env=env)  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> None:
    if sys.version_info < OLDEST:
        have, need = (".".join(map(str, version[:2])) for version in (sys.version_info, OLDEST))
        sys.exit(f"Veche needs Python {need} or newer, and {sys.executable} is {have}. Try: make PYTHON=python{need}")
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    make_command = commands.add_parser("make", help="make an environment from a lock")
    make_command.add_argument("environment", type=Path)
    make_command.add_argument("requirements", type=Path)
    make_command.add_argument("--editable", action="store_true", help="install the checkout too")
    install_command = commands.add_parser("install", help="install one wheel into an environment")
    install_command.add_argument("environment", type=Path)
    install_command.add_argument("wheel")
    lock_command = commands.add_parser("lock", help="write the locks anew")
    lock_command.add_argument("--upgrade", action="store_true", help="take the newest versions")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "make":
            make(chosen.environment, chosen.requirements, chosen.editable)
        elif chosen.command == "install":
            install(chosen.environment, chosen.wheel)
        else:
            lock(chosen.upgrade)
    except subprocess.CalledProcessError as failure:
        sys.exit(f"This failed: {' '.join(map(str, failure.cmd))}")


if __name__ == "__main__":
    main()
