"""The scheme action: drawing from a deck, keeping one card, putting the others back; decks that run out; the marker."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.scenario import Table, turn

SPACES = [(2, 1, 3, 0), (2, 2, 2, 0), (2, 3, 1, 0)]
SPACES += [(players, *space) for players in (3, 4) for space in ((1, 3, 0), (2, 2, 0), (3, 1, 0), (4, 1, 1))]

EVERY_CARD = [f"s{number:02}" for number in range(1, 32) if number not in (10, 25, 28, 30)]
ALL_KINDS = [
    *("deed-coin", "muster-for-1", "movement-2", "coin-2", "tax", "movement-3", "attack-for-1", "tax-coin", "build"),
    *("attack-coin", "deed-for-1", "deed", "tax-2", "build-coin", "attack", "build-for-1", "muster", "muster-coin"),
    *("movement", "muster-2"),
]


def scheming(row: int = 1, seats: dict[str, Any] | None = None, **position: Any) -> Table:
    """Blue resolves an advisor in the scheme column."""
    here: dict[str, Any] = {"blue": {"troops": {"kiev": 1}}}
    for seat, fields in (seats or {}).items():
        here[seat] = {**here.get(seat, {}), **fields}
    return turn("blue", "scheme", row, seats=here, **position)


def top(*cards: str, by: str = "blue") -> list[dict[str, Any]]:
    """Cards on a deck that a seat knows, the topmost first."""
    return [{"scheme": card, "known_by": [by]} for card in cards]


def all_but(*cards: str) -> list[str]:
    return [card for card in EVERY_CARD if card not in cards]


def sizes(table: Table) -> list[int]:
    return [deck["cards"] for deck in table.position["schemes"]["decks"].values()]


class TestDrawing:
    @pytest.mark.parametrize(("players", "row", "cards", "cost"), SPACES)
    def test_looks_at_as_many_cards_as_the_space_shows(self, players: int, row: int, cards: int, cost: int) -> None:
        table = scheming(row, players=players).play("act")
        assert table.asked == ("blue", "draw-which-deck")
        assert table.moves == ["deck left", "deck right"]
        table.play("deck right")
        for place in range(cards):
            assert table.asked == ("chance", "draw-scheme")
            assert len(table.position["schemes"]["drawn"]) == place
            table.play("draw scheme tax" if place < 2 else "draw scheme build")
        assert table.asked != ("chance", "draw-scheme")
        assert table.position["schemes"]["decks"]["right"]["cards"] == 13 - cards
        assert table.position["schemes"]["decks"]["left"]["cards"] == 14
        assert table.position["seats"]["blue"]["coins"] == 3 - cost

    @pytest.mark.parametrize(("deck", "cards"), [("left", 14), ("right", 13)])
    def test_keeps_one_and_puts_the_other_back_on_the_same_deck(self, deck: str, cards: int) -> None:
        table = scheming(2).play("act", f"deck {deck}", "draw scheme tax", "draw scheme attack")
        assert table.asked == ("blue", "keep-scheme")
        assert table.moves == ["keep scheme tax", "keep scheme attack"]
        table.play("keep scheme attack")
        assert table.changes == {
            f"schemes.decks.{deck}.cards": (cards, cards - 1),
            f"schemes.decks.{deck}.top": ([], top("s05")),
            "seats.blue.schemes": ([], ["s19"]),
        }

    @pytest.mark.parametrize(("first", "tops"), [("tax", top("s29", "s05")), ("muster-2", top("s05", "s29"))])
    def test_puts_two_back_in_the_order_of_choice_the_last_on_top(self, first: str, tops: list[dict[str, Any]]) -> None:
        table = scheming(1).play("act", "deck left", "draw scheme tax", "draw scheme attack", "draw scheme muster-2")
        assert table.moves == ["keep scheme tax", "keep scheme attack", "keep scheme muster-2"]
        table.play("keep scheme attack")
        assert table.asked == ("blue", "return-scheme")
        assert table.moves == ["return scheme tax", "return scheme muster-2"]
        table.play(f"return scheme {first}")
        assert table.asked == ("blue", "give-marker")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.decks.left.top": ([], tops),
            "seats.blue.schemes": ([], ["s19"]),
        }

    def test_of_equal_cards_is_one_choice(self) -> None:
        table = scheming(1).play("act", "deck left", "draw scheme tax", "draw scheme tax", "draw scheme build")
        assert table.moves == ["keep scheme tax", "keep scheme build"]
        table.play("keep scheme tax")
        assert table.moves == ["return scheme tax", "return scheme build"]
        table.play("return scheme build")
        assert table.position["schemes"]["decks"]["left"]["top"] == top("s07", "s11")

    def test_keeps_a_single_card_without_a_question(self) -> None:
        table = scheming(3).play("act", "deck left", "draw scheme tax")
        assert table.asked == ("blue", "end-of-turn")
        assert table.changes == {"schemes.decks.left.cards": (14, 13), "seats.blue.schemes": ([], ["s05"])}

    def test_may_show_any_card_nobody_has_seen_as_often_as_it_is_there(self) -> None:
        schemes = {"discard": ["s05", "s01"], "decks": {"right": {"top": top("s27")}}}
        table = scheming(3, {"yellow": {"schemes": ["s19", "s20"]}}, schemes=schemes).play("act", "deck left")
        gone = ("deed-coin", "movement")
        assert table.moves == [f"draw scheme {kind}" for kind in ALL_KINDS if kind not in gone]
        assert table.game.ask is not None
        odds = dict(zip(table.moves, table.game.ask.weights, strict=True))
        twice = {"draw scheme movement-2", "draw scheme coin-2", "draw scheme build", "draw scheme muster"}
        assert odds == {move: 2 if move in twice else 1 for move in table.moves}

    def test_a_kept_card_is_played_later_like_any_other(self) -> None:
        table = scheming(3).play("act", "deck left", "draw scheme coin-2")
        assert table.moves == ["end", "play coin-2"]
        table.play("play coin-2")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s04"]),
            "seats.blue.coins": (3, 5),
        }

    def test_by_a_deed_looks_at_two_cards(self) -> None:
        table = scheming(3, {"blue": {"deeds": ["hoard"], "goods": {"fur": 3}}})
        table.play("deed hoard", "deck right", "draw scheme tax", "draw scheme build", "keep scheme tax")
        assert table.asked == ("blue", "before-main-action")
        assert table.changes == {
            "schemes.decks.right.cards": (13, 12),
            "schemes.decks.right.top": ([], top("s11")),
            "seats.blue.accomplished": ([], ["hoard"]),
            "seats.blue.deeds": (["hoard"], []),
            "seats.blue.goods.fur": (3, 0),
            "seats.blue.schemes": ([], ["s05"]),
        }


class TestCardsPutBack:
    def test_are_drawn_again_as_a_chance_with_one_outcome(self) -> None:
        table = scheming(2, schemes={"decks": {"left": {"top": top("s29", "s05", by="yellow")}}})
        table.play("act", "deck left")
        assert table.asked == ("chance", "draw-scheme")
        assert table.moves == ["draw scheme muster-2"]
        assert table.game.ask is not None
        assert table.game.ask.weights == [1]
        table.play("draw scheme muster-2")
        assert table.moves == ["draw scheme tax"]
        table.play("draw scheme tax", "keep scheme muster-2")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.decks.left.top": (top("s29", "s05", by="yellow"), top("s05", by="blue")),
            "seats.blue.schemes": ([], ["s29"]),
        }, "who put the card back last is the one who knows it"

    def test_lie_on_the_others_that_are_still_there(self) -> None:
        table = scheming(3, schemes={"decks": {"left": {"top": top("s29", "s05", by="yellow")}}})
        table.play("act", "deck left", "draw scheme muster-2")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.decks.left.top": (top("s29", "s05", by="yellow"), top("s05", by="yellow")),
            "seats.blue.schemes": ([], ["s29"]),
        }

    def test_end_where_the_unknown_cards_begin(self) -> None:
        table = scheming(2, schemes={"decks": {"left": {"top": top("s29")}}})
        table.play("act", "deck left", "draw scheme muster-2")
        assert table.moves == [f"draw scheme {kind}" for kind in ALL_KINDS if kind != "muster-2"]

    def test_of_the_other_deck_are_not_met(self) -> None:
        table = scheming(3, schemes={"decks": {"left": {"top": top("s29")}}})
        table.play("act", "deck right")
        assert "draw scheme muster-2" not in table.moves
        assert len(table.moves) == len(ALL_KINDS) - 1

    def test_by_two_draws_lie_on_each_other(self) -> None:
        table = scheming(2, {"blue": {"deeds": ["hoard"], "goods": {"fur": 3}}})
        table.play("deed hoard", "deck left", "draw scheme tax", "draw scheme build", "keep scheme tax")
        table.play("act", "deck right", "draw scheme tax", "draw scheme muster-2", "keep scheme tax")
        assert table.position["schemes"]["decks"] == {
            "left": {"cards": 13, "top": top("s11")},
            "right": {"cards": 12, "top": top("s29")},
        }


class TestDepletedDeck:
    def test_is_renewed_at_once_after_the_draw_from_discards_and_the_other_deck(self) -> None:
        """27 cards: one in the left deck, six in the right one, twenty discarded."""
        discard = EVERY_CARD[:20]
        schemes = {"discard": discard, "decks": {"left": {"cards": 1}, "right": {"cards": 6, "top": top("s29")}}}
        table = scheming(3, schemes=schemes)
        table.play("act", "deck left", "draw scheme movement")
        assert table.position["seats"]["blue"]["schemes"] == ["s27"]
        assert table.position["schemes"]["discard"] == []
        assert table.position["schemes"]["decks"] == {
            "left": {"cards": 13, "top": []},
            "right": {"cards": 13, "top": []},
        }, "26 cards, shuffled: nobody knows any more where s29 lies"

    def test_with_an_odd_number_of_cards_splits_into_two_that_differ_by_one(self) -> None:
        schemes = {"discard": EVERY_CARD[:18], "decks": {"left": {"cards": 1}}}
        table = scheming(3, {"yellow": {"schemes": ["s31"]}}, schemes=schemes)
        table.play("act", "deck left", "draw scheme movement")
        assert sizes(table) == [13, 12]

    def test_that_gets_a_card_back_is_not_depleted(self) -> None:
        schemes = {"discard": EVERY_CARD[:20], "decks": {"left": {"cards": 2}, "right": {"cards": 5}}}
        table = scheming(2, schemes=schemes)
        table.play("act", "deck left", "draw scheme movement", "draw scheme muster-2", "keep scheme movement")
        assert table.changes == {
            "schemes.decks.left.cards": (2, 1),
            "schemes.decks.left.top": ([], top("s29")),
            "seats.blue.schemes": ([], ["s27"]),
        }

    def test_in_the_middle_of_a_draw_is_renewed_and_the_drawer_picks_a_pile_for_the_rest(self) -> None:
        schemes = {"discard": EVERY_CARD[:20], "decks": {"left": {"cards": 1}, "right": {"cards": 6}}}
        table = scheming(1, schemes=schemes)
        table.play("act", "deck left", "draw scheme movement")
        assert table.asked == ("blue", "draw-which-deck")
        assert table.position["schemes"]["drawn"] == ["s27"]
        assert sizes(table) == [13, 13], "the drawn card stays out"
        table.play("deck right")
        assert "draw scheme movement" not in table.moves
        assert "draw scheme deed-coin" in table.moves, "it was discarded"
        table.play("draw scheme deed-coin", "draw scheme muster-2", "keep scheme muster-2")
        table.play("return scheme movement")
        assert table.position["schemes"] == {
            "drawn": [],
            "revealed": [],
            "played": None,
            "discard": [],
            "decks": {
                "left": {"cards": 13, "top": []},
                "right": {"cards": 13, "top": top("s01", "s27")},
            },
        }
        assert table.position["seats"]["blue"]["schemes"] == ["s29"]

    def test_is_not_renewed_in_the_middle_if_no_more_cards_are_needed(self) -> None:
        schemes = {"discard": EVERY_CARD[:20], "decks": {"left": {"cards": 2}, "right": {"cards": 5}}}
        table = scheming(2, schemes=schemes)
        table.play("act", "deck left", "draw scheme movement", "draw scheme muster-2")
        assert table.asked == ("blue", "keep-scheme")
        assert sizes(table) == [0, 5]
        assert len(table.position["schemes"]["discard"]) == 20

    def test_without_discards_takes_half_of_the_other_deck(self) -> None:
        schemes = {"decks": {"left": {"cards": 3}, "right": {"cards": 1}}}
        table = scheming(3, {"yellow": {"schemes": all_but("s05", "s07", "s29", "s27")}}, schemes=schemes)
        table.play("act", "deck right", "draw scheme tax")
        assert sizes(table) == [2, 1]

    def test_is_left_alone_if_a_single_card_is_all_there_is(self) -> None:
        table = scheming(3, {"yellow": {"schemes": all_but("s27", "s29")}})
        table.play("act", "deck left", "draw scheme movement")
        assert table.changes == {"schemes.decks.left.cards": (1, 0), "seats.blue.schemes": ([], ["s27"])}
        assert sizes(table) == [0, 1]

    def test_is_not_offered(self) -> None:
        table = scheming(3, {"yellow": {"schemes": all_but("s05")}})
        table.play("act")
        assert table.asked == ("chance", "draw-scheme"), "one deck is empty, so there is nothing to ask"
        table.play("draw scheme tax")
        assert table.asked == ("blue", "end-of-turn")
        assert sizes(table) == [0, 0]

    def test_of_too_few_cards_gives_what_there_is(self) -> None:
        table = scheming(1, {"yellow": {"schemes": all_but("s05", "s29")}})
        table.play("act", "deck left", "draw scheme tax", "draw scheme muster-2")
        assert table.moves == ["keep scheme tax", "keep scheme muster-2"], "a third card does not exist"
        table.play("keep scheme tax")
        assert table.asked == ("blue", "give-marker")
        assert sum(sizes(table)) == 1
        assert table.position["schemes"]["decks"]["left"]["top"] == top("s29")

    def test_of_no_cards_gives_none(self) -> None:
        table = scheming(1, {"yellow": {"schemes": EVERY_CARD}})
        table.play("act")
        assert table.asked == ("blue", "give-marker")
        table.play("marker yellow")
        assert table.changes == {"marker": ("blue", "yellow")}

    def test_is_renewed_when_a_card_is_discarded_onto_an_empty_table(self) -> None:
        """One card in one deck; then blue plays the other, which makes two."""
        table = scheming(3, {"yellow": {"schemes": all_but("s05", "s04")}, "blue": {"schemes": ["s04"]}})
        assert sorted(sizes(table)) == [0, 1]
        table.play("play coin-2")
        assert sizes(table) == [1, 1]
        assert table.position["schemes"]["discard"] == []


class TestMarker:
    def test_comes_after_the_draw_of_the_top_space(self) -> None:
        table = scheming(1).play("act", "deck left", "draw scheme tax", "draw scheme tax", "draw scheme build")
        table.play("keep scheme build", "return scheme tax")
        assert table.asked == ("blue", "give-marker")
        table.play("marker yellow")
        assert table.changes == {
            "marker": ("blue", "yellow"),
            "schemes.decks.left.cards": (14, 13),
            "schemes.decks.left.top": ([], top("s05", "s07")),
            "seats.blue.schemes": ([], ["s11"]),
        }

    @pytest.mark.parametrize("row", [2, 3])
    def test_does_not_come_with_the_other_spaces(self, row: int) -> None:
        table = scheming(row).play("act", "deck left", *["draw scheme tax"] * (4 - row))
        if row == 2:
            table.play("keep scheme tax")
        assert table.asked == ("blue", "end-of-turn")

    def test_does_not_come_with_a_deeds_draw(self) -> None:
        table = scheming(3, {"blue": {"deeds": ["hoard"], "goods": {"fur": 3}}})
        table.play("deed hoard", "deck right", "draw scheme tax", "draw scheme build", "keep scheme tax")
        assert table.asked == ("blue", "before-main-action")
