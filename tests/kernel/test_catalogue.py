"""The catalogue: every move has a number and a text, and both lead to the other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy import moves as m
from tests.toy.moves import CATALOGUE
from veche.kernel.catalogue import Catalogue
from veche.kernel.errors import NotAMove

MOVES = st.integers(0, len(CATALOGUE) - 1)


class TestNumbersAndTexts:
    @given(MOVES)
    def test_lead_to_each_other(self, number: int) -> None:
        assert CATALOGUE.number(CATALOGUE.text(number)) == number

    def test_count_from_nought_without_gaps(self) -> None:
        assert [CATALOGUE.number(text) for text in CATALOGUE.texts] == list(range(len(CATALOGUE)))

    def test_of_a_family_follow_each_other(self) -> None:
        catalogue = Catalogue()
        first = catalogue.family("muster", ["kiev", "pskov"], "region")
        stop = catalogue.single("stop")
        second = catalogue.family("tax", ["kiev"], "region")
        assert (first, stop, second, len(catalogue)) == (0, 2, 3, 4)
        assert [catalogue.text(number) for number in range(4)] == ["muster kiev", "muster pskov", "stop", "tax kiev"]

    @pytest.mark.parametrize("text", ["walk 2", "WALK 2", "  walk   2 ", "Walk\t2", "walk\n2"])
    def test_are_found_whatever_the_white_space_and_capitals(self, text: str) -> None:
        assert CATALOGUE.number(text) == m.WALK.of(1)

    def test_are_found_again_when_the_title_writes_capitals(self) -> None:
        catalogue = Catalogue()
        kiev = catalogue.family("muster", ["Kiev"], "region")
        assert catalogue.number(catalogue.text(kiev)) == kiev

    def test_must_differ(self) -> None:
        catalogue = Catalogue()
        catalogue.family("muster", ["kiev"], "region")
        with pytest.raises(ValueError, match="two moves are written 'muster kiev'"):
            catalogue.family("muster", ["pskov", "kiev"], "region")

    def test_say_what_their_nouns_are(self) -> None:
        assert CATALOGUE.arguments(CATALOGUE.number("reveal red 2")) == {"seat": "red", "coins": "2"}
        assert CATALOGUE.arguments(CATALOGUE.number("buy shawl")) == {"ware": "shawl"}
        assert CATALOGUE.arguments(CATALOGUE.number("pass")) == {}


class TestAnAlias:
    def test_is_another_way_to_write_a_move(self) -> None:
        assert CATALOGUE.number("buy nothing") == m.PASS
        assert CATALOGUE.text(m.PASS) == "pass"
        assert "buy nothing" not in CATALOGUE.texts

    def test_is_found_whatever_its_capitals(self) -> None:
        catalogue = Catalogue()
        stop = catalogue.single("stop")
        catalogue.alias("Enough Now", stop)
        assert catalogue.number("enough now") == stop

    def test_cannot_take_the_text_of_another_move(self) -> None:
        catalogue = Catalogue()
        stop, _ = catalogue.single("stop"), catalogue.single("end")
        with pytest.raises(ValueError, match="'end'"):
            catalogue.alias("end", stop)


class TestAMoveThatIsStruck:
    def test_is_no_move_any_more_and_leaves_the_numbers_of_the_others(self) -> None:
        catalogue = Catalogue()
        first = catalogue.family("muster", ["Kiev", "pskov"], "region")
        catalogue.strike(first)
        assert catalogue.used() == [catalogue.number("muster pskov")] == [first + 1]
        with pytest.raises(NotAMove):
            catalogue.number("muster kiev")


class TestASecret:
    def test_shows_its_verb_only(self) -> None:
        assert CATALOGUE.masked(m.BID.of(2)) == "bid ?"
        assert CATALOGUE.masked(m.REVEAL.of(0)) == "reveal ?"

    def test_without_a_noun_has_nothing_to_hide(self) -> None:
        assert CATALOGUE.masked(m.PASS) == "pass"


class TestTextThatIsNoMove:
    def test_is_refused_with_the_moves_that_are_written_nearly_so(self) -> None:
        with pytest.raises(NotAMove) as caught:
            CATALOGUE.number("WLAK  2")
        assert "Did you mean one like 'walk 2'" in str(caught.value)
        assert caught.value.text == "WLAK  2"

    def test_is_refused_with_at_most_five_that_begin_alike_if_none_is_near(self) -> None:
        with pytest.raises(NotAMove) as caught:
            CATALOGUE.number("reveal")
        assert str(caught.value).count("'reveal ") == 5

    @pytest.mark.parametrize("text", ["", "   ", "dance", "?", "1", "walk ?"])
    def test_is_refused_even_if_nothing_is_like_it(self, text: str) -> None:
        with pytest.raises(NotAMove, match="is not a move of this game"):
            CATALOGUE.number(text)

    @given(st.text())
    def test_never_causes_anything_but_that_refusal(self, text: str) -> None:
        try:
            number = CATALOGUE.number(text)
        except NotAMove:
            return
        assert CATALOGUE.text(number) == " ".join(text.lower().split()) or number == m.PASS
