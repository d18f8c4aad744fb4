"""The edition: one name for all static files, titles' stylesheets and pictures of boards, and their addresses."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from veche import titles

STATIC = Path(__file__).parent / "static"
YEAR = 365 * 24 * 3600


def static_edition() -> str:
    """The name of all static files, titles' stylesheets and pictures: another one as soon as any of them changes."""
    return _edition(tuple([meta.id for meta in titles.metas()]))


@cache
def _edition(offered: tuple[str, ...]) -> str:
    contents = {file.relative_to(STATIC).as_posix(): file.read_bytes() for file in STATIC.rglob("*") if file.is_file()}
    contents |= {f"titles/{name}.css": titles.style(name).encode() for name in offered}
    contents |= {f"titles/{name}/{one}": titles.picture(name, one) for name in offered for one in titles.THEMES}
    digest = sha256()
    for name, content in sorted(contents.items()):
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return f"v-{digest.hexdigest()[:12]}"


def static_address(name: str) -> str:
    """The address of a static file, which browsers may keep for good.

    The edition is a folder of the address: modules that import each other by relative addresses, and fonts that a style
    sheet names, are then of the same edition as whatever asks for them.
    """
    return f"/static/{static_edition()}/{name}"


def style_address(title: str) -> str:
    """The address of a title's stylesheet, of the same edition."""
    return f"/titles/{static_edition()}/{title}.css"


def picture_address(title: str, theme: str) -> str:
    """The address of the picture of a title's board in this theme, of the same edition; empty where there is none."""
    return f"/titles/{static_edition()}/{title}/{theme}.webp" if _has_picture(title, theme) else ""


@cache
def history_address(title: str) -> str:
    """The address of the history behind a title; empty where there is none."""
    return f"/history/{title}" if titles.tells_history(title) else ""


@cache
def _has_picture(title: str, theme: str) -> bool:
    return bool(titles.picture(title, theme))


def kept(edition: str) -> str:
    """How long browsers keep a file: under the edition's name for good, under none ("") briefly.

    A page from before an upgrade may ask for an older edition; it gets what there is, and nobody keeps it.
    """
    if edition == static_edition():
        return f"public, max-age={YEAR}, immutable"
    return "no-cache" if edition else "public, max-age=300"
