"""The languages of the house: a folder each, beside this file, with a `language.toml` that says what it is called.

Adding a language is adding its folder. Until it claims to be whole, `make words` tells what it lacks and it is not
offered to anybody; what it lacks is said in English.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from veche.language.catalogue import ENGLISH
from veche.language.made_up import MADE_UP

_PART: Final = re.compile(r"([a-zA-Z*]+(?:[-_]\w+)*)(?:\s*;\s*q\s*=\s*([0-9.]+))?")


class Language(NamedTuple):
    """A language: its code, what it calls itself, how it is written, and whose lists and numbers it has.

    `region` is a locale of Unicode's CLDR; `whole`: it claims to lack nothing.
    """

    code: str
    name: str
    direction: str
    region: str
    whole: bool


_STRETCHED: Final = Language(MADE_UP, "Ḿádéé-úþþ", "ltr", "en_GB", False)


@cache
def languages() -> dict[str, Language]:
    """All languages that there are folders for, English first, by their codes."""
    folders = [one for one in files(__package__).iterdir() if one.joinpath("language.toml").is_file()]
    found = [_read(folder.name) for folder in sorted(folders, key=lambda folder: folder.name)]
    return {one.code: one for one in sorted(found, key=lambda one: one.code != ENGLISH)}


def known_languages() -> dict[str, Language]:
    """All languages that can be spoken, also those that are not offered: one that is not whole, and the made-up one."""
    return {**languages(), MADE_UP: _STRETCHED}


def offered() -> dict[str, Language]:
    """The languages that somebody can choose: those that are whole.

    >>> list(offered())[0]
    'en'
    """
    return {code: one for code, one in languages().items() if one.whole}


@cache
def _read(code: str) -> Language:
    said = tomllib.loads(files(__package__).joinpath(code, "language.toml").read_text("utf-8"))
    return Language(code, said["name"], said["direction"], said["region"], said["whole"])


def region_of(code: str) -> str:
    """Whose lists and numbers a language has, where Unicode's CLDR knows several: ours are "one, two and three".

    >>> region_of("en")
    'en_GB'
    """
    known = known_languages().get(code)
    return known.region if known else code


def wanted(accepted: str, among: dict[str, Language] | None = None) -> str:
    """The language that a browser's `Accept-Language` would like best among those that are offered.

    >>> german = {"en": None, "de": None}
    >>> wanted("fr;q=0.9, de-AT, en;q=0.8", german), wanted("fr", german), wanted("", german)
    ('de', 'en', 'en')
    """
    found = offered() if among is None else among
    best, weight = ENGLISH, 0.0
    for part in accepted[:500].split(","):
        said = _PART.fullmatch(part.strip())
        code = nearest(said[1], found) if said else None
        if said is None or code is None:
            continue
        liked = _weight(said[2])
        if liked > weight:
            best, weight = code, liked
    return best


def nearest(said: str, among: Iterable[str]) -> str | None:
    """The language that is meant by a code: what it says of region and script counts as far as there is such a one.

    It is the lookup of RFC 4647: from the end, part after part is left out.

    >>> nearest("zh_hant_tw", ["en", "zh-Hant"]), nearest("de-AT", ["en", "de"]), nearest("pt", ["en", "pt-BR"])
    ('zh-Hant', 'de', None)
    """
    known = {code.lower(): code for code in among}
    parts = said.replace("_", "-").lower().split("-")
    while parts:
        if "-".join(parts) in known:
            return known["-".join(parts)]
        parts.pop()
        while parts and len(parts[-1]) == 1:  # what follows such a letter is gone, so it means nothing
            parts.pop()
    return None


def _weight(written: str | None) -> float:
    try:
        return min(1.0, float(written)) if written is not None else 1.0
    except ValueError:
        return 0.0


def of_locale(said: str) -> str:
    """The language of a locale of the system, if it is offered; else English.

    >>> of_locale("C.UTF-8"), of_locale("en_GB.UTF-8"), of_locale("")
    ('en', 'en', 'en')
    """
    return nearest(re.split(r"[.@]", said, maxsplit=1)[0], offered()) or ENGLISH
