"""Colours and who begins, chosen in the lobby: a match is set up, listed, addressed and drawn in them."""

from __future__ import annotations

from time import monotonic, sleep

import pytest

from tests.table.server import Server
from tests.table.visitor import Page, Visitor

PATIENCE = 60
COLOURS = ("blue", "yellow", "red", "white")


def badges(page: Page, colour: str) -> int:
    """How many badges of the colour the page shows."""
    return len([one for one in page.elements if f"s-{colour}" in one["class"].split()])


class TestTheForm:
    @pytest.mark.parametrize(
        ("seats", "chosen", "colours"),
        [
            (2, {"colours-0": "red", "colours-1": "white"}, "red,white"),
            (2, {"colours-1": "red"}, "blue,red"),
            (3, {"colours-0": "yellow"}, "yellow,blue,red"),
            (1, {"colours-0": "white"}, "white"),
            (1, {"colours-neutrals": "yellow"}, "blue,red,yellow"),
            (1, {"colours-0": "yellow", "colours-automa": "blue", "colours-neutrals": "red"}, "yellow,blue,red"),
        ],
    )
    def test_whoever_chooses_none_has_the_usual_colour_or_a_free_one(
        self, table: Server, olena: Visitor, seats: int, chosen: dict[str, str], colours: str
    ) -> None:
        id = olena.new_match(*["me"] * seats, **chosen)
        assert table.store.match(id).options == {"colours": colours}

    @pytest.mark.parametrize(
        ("fields", "told"),
        [
            ({"colours-0": "red", "colours-1": "red"}, "The colour red is chosen twice."),
            ({"colours-0": "purple"}, "There is no colour"),
            ({"option-first": "red"}, "cannot begin"),
            ({"colours-0": "red", "option-first": "blue"}, "cannot begin"),
        ],
    )
    def test_what_cannot_be_is_refused(self, olena: Visitor, fields: dict[str, str], told: str) -> None:
        answer = olena.send("/matches", {"title": "rurik", "players": 2, "seat-0": "me", "seat-1": "me"} | fields)
        assert answer.status_code == 400
        assert told in Page(answer).text


def test_the_chosen_colour_is_in_the_address_on_the_page_and_in_the_lists(table: Server, olena: Visitor) -> None:
    chosen = {"colours-0": "red", "colours-1": "white", "option-first": "red"}
    before = [badges(olena.look("/"), colour) for colour in COLOURS]
    id = olena.new_match("me", "open", **chosen)
    listed = [badges(olena.look("/"), colour) for colour in COLOURS]
    assert [after - then for after, then in zip(listed, before, strict=True)] == [0, 0, 1, 1]
    page = olena.look(f"/match/{id}")
    assert page.path == f"/match/{id}/red"
    assert "R You W White" in page.text
    assert olena.look(f"/match/{id}/blue").status == 404


def test_a_bot_plays_in_the_chosen_colour(table: Server, olena: Visitor) -> None:
    chosen = {"colours-0": "white", "colours-1": "red", "option-first": "red"}
    id = olena.new_match("me", "bot:greedy", **chosen)
    end = monotonic() + PATIENCE
    while not any(line.seat == "red" for line in table.store.lines(id)):
        assert monotonic() < end
        sleep(0.1)
