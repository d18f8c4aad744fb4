"""*Rurik: Second Edition*, a whole game with Inheritance in German, by clicking what glows, to the very sheet."""

from __future__ import annotations

from tests.browser.conftest import NewPlayer
from tests.browser.player import Offer
from tests.browser.server import ME, RANDOM, Server, new_game
from tests.browser.test_games import check_the_sheet

SEEN_IN_EVERY_GAME = {
    "keep deed", "keep agenda", "keep leader", "return inheritance", "place", "inherit", "choose deed",
    "disc", "column", "skip", "act", "end",
}  # fmt: skip
"""Verbs that no whole game does without."""


def test_a_whole_game_by_clicking_what_glows(server: Server, player: NewPlayer) -> None:
    live = server.lay(new_game("rurik2", 2, 62, {"inheritance": ""}), [ME, RANDOM])
    me = player(2, locale="de")
    me.open(server.seat_link(live))
    hidden: dict[str, str] = {}
    seen: set[tuple[str, str]] = set()
    verbs: set[str] = set()

    def look(offers: list[Offer]) -> None:
        """Whatever may be picked can be clicked where it glows; each thing is tried once for each question."""
        question = me.question
        for offer in offers:
            verbs.update(verb for verb in SEEN_IN_EVERY_GAME if offer.text == verb or offer.text.startswith(f"{verb} "))
            if offer.at and (question, offer.at) not in seen and me.place_of(offer.at) is None:
                hidden[offer.text] = question
            seen.add((question, offer.at))

    moves = me.play_to_the_end(look)
    assert not hidden
    assert verbs == SEEN_IN_EVERY_GAME
    assert moves > 40
    check_the_sheet(server, live, me, "de")
