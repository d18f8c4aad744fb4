"""Titles: the shelf they stand on, and what is known of them before their rules are loaded."""

from __future__ import annotations

import pytest

from tests.toy.title import TITLE as FAIR
from tests.toy.title import Fair
from veche import titles
from veche.kernel.errors import BadPlayerCount, UnknownOption, UnknownTitle
from veche.kernel.meta import Meta, Option
from veche.kernel.setup import Setup

META = Meta("chess", "Chess", "", (2,), ("white", "black"))


def test_a_title_from_elsewhere_stands_beside_the_others(fair: Fair) -> None:
    assert titles.title("fair") is fair
    assert {"fair", "rurik"} <= {meta.id for meta in titles.metas()}


def test_a_title_that_was_not_registered_is_not_known() -> None:
    with pytest.raises(UnknownTitle, match="There is no title 'fair'"):
        titles.title("fair")


def test_an_unknown_title_is_refused_with_the_nearest(fair: Fair) -> None:
    with pytest.raises(UnknownTitle, match=r"There is no title 'fare'\. Did you mean 'fair'\?"):
        titles.title("fare")


def test_a_title_checks_how_a_match_is_set_up() -> None:
    FAIR.check(Setup(2, {"pedlar": "", "road": "long", "motto": "welcome"}))
    with pytest.raises(BadPlayerCount):
        FAIR.check(Setup(5))
    with pytest.raises(UnknownOption):
        FAIR.check(Setup(2, {"snow": ""}))


def test_a_title_without_options_says_so() -> None:
    with pytest.raises(UnknownOption, match=r"There is no option 'clock'\. Known are: none"):
        META.check(Setup(2, {"clock": ""}))


def test_an_option_is_a_switch_one_of_some_values_or_a_text() -> None:
    options = (Option("on", ""), Option("size", "", ("s", "l")), Option("t", "", text=True))
    meta = Meta("x", "X", "", (2,), ("a", "b"), options)
    meta.check(Setup(2, {"on": "", "size": "l", "t": "anything at all"}))
    for wrong in ({"on": "1"}, {"size": "m"}, {"size": ""}):
        with pytest.raises(UnknownOption):
            meta.check(Setup(2, wrong))


def test_an_option_may_be_for_some_numbers_of_players_only() -> None:
    meta = Meta("x", "X", "", (1, 2, 3), ("a", "b", "c"), (Option("level", "", ("low",), players=(1,)),), usual=2)
    meta.check(Setup(1, {"level": "low"}))
    with pytest.raises(UnknownOption, match="The option 'level' is for a table of 1, not of 2"):
        meta.check(Setup(2, {"level": "low"}))


def test_a_choice_may_be_for_some_numbers_of_players_only() -> None:
    level = Option("level", "", ("low", "high"), only_with={"high": (2, 3)})
    meta = Meta("x", "X", "", (1, 2, 3), ("a", "b", "c"), (level,))
    assert meta.option("level") is level
    assert [level.offers("high", players) for players in (1, 2, 3)] == [False, True, True]
    assert level.offers("low", 1)
    meta.check(Setup(2, {"level": "high"}))
    with pytest.raises(UnknownOption, match="The option 'level' cannot be 'high' at a table of 1"):
        meta.check(Setup(1, {"level": "high"}))


def test_options_may_exclude_each_other() -> None:
    options = (Option("early", "", excludes=("late",)), Option("late", "", excludes=("early",)), Option("snow", ""))
    meta = Meta("x", "X", "", (2,), ("a", "b"), options)
    meta.check(Setup(2, {"late": "", "snow": ""}))
    with pytest.raises(UnknownOption, match="The options 'late' and 'early' exclude each other: choose one of them"):
        meta.check(Setup(2, {"late": "", "early": ""}))


def test_how_many_play_if_nothing_is_said() -> None:
    assert META.usual_players == 2
    assert Meta("x", "X", "", (1, 2, 3), ("a", "b", "c"), usual=2).usual_players == 2


def test_a_setup_keeps_its_own_options() -> None:
    options = {"road": "long"}
    setup = Setup(2, options)
    options["road"] = "short"
    assert setup.options == {"road": "long"}
    assert Setup(2).options == {}
