"""Numbers, dates and times are written as the language of whoever reads writes them."""

from __future__ import annotations

from datetime import datetime

import pytest

from veche.language.languages import languages
from veche.language.reader import speaking
from veche.language.written import ago, day, hour, number, share, signed
from veche.table import reckoned, whys
from veche.table.moment import Day

THEN = datetime(2031, 11, 18, 9, 5)

WRITTEN = {
    "en": {
        "decimal": "2.2",
        "thousands": "12,345",
        "plain": "12345.7",
        "below": "\u22122.2",
        "above": "+12,345",
        "nothing": "0.0",
        "share": "62.5%",
        "whole share": "60%",
        "day": "18 November",
        "year": "18 November 2031",
        "short": "18 Nov 2031",
        "hour": "09:05",
        "minute": "1 minute ago",
        "hours": "3 hours ago",
        "days": "40 days ago",
    },
    "de": {
        "decimal": "2,2",
        "thousands": "12.345",
        "plain": "12345,7",
        "below": "\u22122,2",
        "above": "+12.345",
        "nothing": "0,0",
        "share": "62,5\xa0%",
        "whole share": "60\xa0%",
        "day": "18. November",
        "year": "18. November 2031",
        "short": "18. Nov. 2031",
        "hour": "09:05",
        "minute": "vor 1 Minute",
        "hours": "vor 3 Stunden",
        "days": "vor 40 Tagen",
    },
}


def written() -> dict[str, str]:
    return {
        "decimal": number(2.2468, 1),
        "thousands": number(12345),
        "plain": number(12345.68, 1, plain=True),
        "below": signed(-2.25, 1),
        "above": signed(12345),
        "nothing": signed(-0.04, 1),
        "share": share(0.625, 1),
        "whole share": share(0.6),
        "day": day(THEN, year=False),
        "year": day(THEN),
        "short": day(THEN, short=True),
        "hour": hour(THEN),
        "minute": ago(119),
        "hours": ago(3 * 3600 + 5),
        "days": ago(40 * 86400),
    }


def test_every_language_that_is_offered_is_tried() -> None:
    assert set(WRITTEN) == set(languages())


@pytest.mark.parametrize("language", WRITTEN)
def test_everything_is_written_as_the_reader_does(language: str) -> None:
    with speaking(language):
        assert written() == WRITTEN[language]


def test_what_english_writes_is_what_python_writes() -> None:
    """Reports of the command line have been read by programs before they spoke any language."""
    for thousandths in (*range(0, 2000, 7), 12345, 99950, 1234567):
        for places in (0, 1, 2):
            value = thousandths / 1000
            assert number(value, places) == f"{value:,.{places}f}"
            assert number(value, places, plain=True) == f"{value:.{places}f}"
            assert signed(value, places, plain=True) == f"{value:+.{places}f}"
            assert signed(-value, places, plain=True) == f"{-value:+.{places}f}"
            assert share(value, places) == f"{value:.{places}%}" or value >= 10


def test_months_and_times_of_the_made_up_language_are_made_up() -> None:
    assert (day(THEN, "qps"), ago(7200, "qps")) == ("18 Ńóṽéɱƀéŕŕŕŕŕ 2031", "2 ĥóúŕśśś áĝóóó")


def test_what_is_expected_is_told_with_the_sign_of_the_reader() -> None:
    with speaking("de"):
        assert (reckoned.signed(2.14), reckoned.signed(-0.8)) == ("+2,1", "\u22120,8")
        assert reckoned.roughly(2.14, 0.86) == "2,1 ± 0,9"
        assert "0,8" in whys.reason("Ruta", -0.8, [reckoned.Row("coins", -0.8)])
    assert Day(THEN.timestamp()).said("de") == "18. November 2031"
