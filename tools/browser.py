"""Find Chromium for the browser tests; install it with apt when root; else say how. It never fails by itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
COMMAND = "apt-get install -y chromium"
MISSING = (
    f"No Chromium was found, so nothing was tried in a browser. Install it (sudo {COMMAND}), or name one: "
    "CHROMIUM=/path/to/chromium"
)
ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync "
    "--no-first-run --force-color-profile=srgb"
).split()
"""How Chromium is started by tests, pictures and measurements."""


def found() -> str | None:
    """Where Chromium is, if anywhere: where CHROMIUM says, else where systems keep it."""
    wanted = os.environ.get("CHROMIUM")
    return shutil.which(wanted) if wanted else next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install Debian's Chromium, if this machine has apt and we are root."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium for the browser tests …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["apt-get", "update", "-qq"], COMMAND.split() + ["--no-install-recommends", "-qq"]):
            subprocess.run(words, env=quiet, check=False, stdout=subprocess.DEVNULL)


def main() -> int:
    if not found():
        install()
    path = found()
    if path:
        return 0
    print(f"*** NO CHROMIUM: the browser tests will be skipped. Install it with: sudo {COMMAND} ***", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
