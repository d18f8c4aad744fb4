"""The icons of the table on a home screen, drawn from the bell of the pages.

    python -m tools.home_icons

Home screens want pictures of pixels; one that may be cut to any shape fills its square to the edge.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.browser import ARGUMENTS, MISSING, found
from veche.table.editions import STATIC
from veche.table.home_screen import BAR, ICONS, icon_name

SAFE = 0.66
"""So much of a picture that may be cut is left in any case."""


def main() -> int:
    program = found()
    if program is None:
        print(MISSING, file=sys.stderr)
        return 1
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for size, purpose in ICONS:
            take(browser, size, purpose, STATIC / icon_name(size, purpose))
        browser.close()
    return 0


def take(browser: Browser, size: int, purpose: str, file: Path) -> None:
    """Take one icon."""
    page = browser.new_page(viewport={"width": size, "height": size})
    bell = (STATIC / "bell.svg").read_text()
    wide, ground = (round(size * SAFE), BAR) if purpose == "maskable" else (size, "transparent")
    page.set_content(
        f"<style>*{{margin:0}}body{{background:{ground};display:grid;place-items:center;height:100vh}}"
        f"svg{{width:{wide}px;height:{wide}px;display:block}}</style>{bell}"
    )
    file.parent.mkdir(exist_ok=True)
    page.screenshot(path=file, omit_background=True)
    page.close()


if __name__ == "__main__":
    sys.exit(main())
