"""Numbers, dates and times as the language of whoever reads writes them, by Unicode's CLDR.

Whole numbers in a message are written by Fluent, which asks the same data. Here is what a message is given as a text:
decimals, shares, days, hours, and how long ago something was. Nothing of Babel is loaded before somebody asks.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from decimal import Decimal
from functools import lru_cache
from math import inf
from typing import Final, Literal

from veche.language.languages import region_of
from veche.language.made_up import MADE_UP, stretched
from veche.language.reader import reads

MINUS: Final = "\u2212"
"""The sign of a number below zero on pages and in reports: as wide as a plus, and never the end of a line."""
KEPT: Final = 4096

Unit = Literal["day", "hour", "minute"]

SIZES: Final[tuple[tuple[int, Unit], ...]] = ((86400, "day"), (3600, "hour"), (60, "minute"))


def number(value: float, places: int = 0, language: str = "", plain: bool = False) -> str:
    """A number with so many places after the point, or the comma; `plain`, as it is typed: no groups, a typed minus.

    >>> number(12345.678, 1), number(12345.678, 1, "de"), number(-2.25, 1, "de")
    ('12,345.7', '12.345,7', '−2,2')
    """
    return _number(f"{value:.{places}f}", "", language or reads(), plain)


def exact(value: float, language: str = "") -> str:
    """A number with as many places as it has.

    >>> exact(7.0), exact(7.5, "de")
    ('7', '7,5')
    """
    return number(value, len(f"{value:g}".partition(".")[2]), language, plain=True)


def signed(value: float, places: int = 0, language: str = "", plain: bool = False) -> str:
    """A number with its sign, also above zero; what is rounded to nothing has none.

    >>> signed(3), signed(-2.25, 1), signed(-0.04, 1), signed(12345, 0, "de")
    ('+3', '−2.2', '0.0', '+12.345')
    """
    return _number(f"{value:.{places}f}", "+", language or reads(), plain)


def share(value: float, places: int = 0, language: str = "") -> str:
    """A part of one, in percent.

    >>> share(0.625, 1), share(0.625, 1, "de")
    ('62.5%', '62,5\\xa0%')
    """
    return _share(f"{100 * value:.{places}f}", language or reads())


def day(when: datetime, language: str = "", year: bool = True, short: bool = False) -> str:
    """A day with its month, and the year.

    >>> then = datetime(2031, 9, 18)
    >>> day(then), day(then, "de"), day(then, "de", year=False), day(then, year=False, short=True)
    ('18 September 2031', '18. September 2031', '18. September', '18 Sept')
    """
    from babel.dates import format_date, format_skeleton

    spoken = language or reads()
    region = region_of(spoken)
    if year and not short:
        return _stretched(format_date(when, "long", region), spoken)
    skeleton = f"{'y' if year else ''}{'MMM' if short else 'MMMM'}d"
    return _stretched(format_skeleton(skeleton, when, locale=region), spoken)


def hour(when: datetime, language: str = "") -> str:
    """An hour with its minutes.

    >>> hour(datetime(2031, 9, 18, 14, 5)), hour(datetime(2031, 9, 18, 14, 5), "de")
    ('14:05', '14:05')
    """
    from babel.dates import format_time

    return format_time(when.time(), "short", locale=region_of(language or reads()))


def ago(seconds: float, language: str = "") -> str:
    """How long ago, in the largest of days, hours and minutes; nothing, if it was not a minute.

    >>> ago(60), ago(3 * 3600 + 5, "de"), ago(40 * 86400), ago(59)
    ('1 minute ago', 'vor 3 Stunden', '40 days ago', '')
    """
    spoken = language or reads()
    for size, unit in SIZES:
        if seconds >= size:
            return _ago(int(seconds // size) * size, unit, spoken)
    return ""


@lru_cache(maxsize=KEPT)
def _number(figures: str, plus: str, spoken: str, plain: bool) -> str:
    from babel.numbers import format_decimal

    value, places = Decimal(figures), len(figures.partition(".")[2])
    pattern = f"#,##0.{'0' * places}" if places else "#,##0"
    text = str(format_decimal(abs(value), pattern, region_of(spoken), group_separator=not plain))
    if plain and plus:
        return f"{figures[0] if figures[0] == '-' else plus}{text}"
    return text if not value else f"{'-' if plain else MINUS}{text}" if value < 0 else f"{plus}{text}"


@lru_cache(maxsize=KEPT)
def _share(figures: str, spoken: str) -> str:
    from babel.core import Locale
    from babel.numbers import format_percent

    places = len(figures.partition(".")[2])
    region = region_of(spoken)
    pattern = Locale.parse(region).percent_formats[None].pattern
    exact = pattern.replace("0", f"0.{'0' * places}", 1) if places else pattern
    return str(format_percent(Decimal(figures) / 100, exact, region))


@lru_cache(maxsize=KEPT)
def _ago(seconds: int, unit: Unit, spoken: str) -> str:
    from babel.dates import format_timedelta

    long = timedelta(seconds=-seconds)
    told = format_timedelta(long, unit, threshold=inf, add_direction=True, locale=region_of(spoken))
    return _stretched(str(told), spoken)


def _stretched(text: str, spoken: str) -> str:
    """The made-up language has English words; also where they are CLDR's."""
    return stretched(text) if spoken == MADE_UP else text
