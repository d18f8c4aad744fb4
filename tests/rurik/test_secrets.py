"""What each seat and the spectator may see: hands, decks, drawn cards, agendas, and the texts of secret moves."""

from __future__ import annotations

from typing import Any

import pytest

import veche
from tests.rurik.scenario import Table, placing, turn
from veche.kernel.docket import NOBODY
from veche.kernel.view import View
from veche.titles.rurik.both.view import HIDDEN
from veche.titles.rurik.first.components import AGENDAS, SCHEME_CARDS

SEATS = ("blue", "yellow", "red")
WATCHERS = (*SEATS, None)
"""The seats of a game for three, and the spectator."""


def view(table: Table, seat: str | None) -> View:
    return table.game.view(seat)


def kind(table: Table, name: str) -> int:
    """The number of a kind of scheme card."""
    names: list[str] = table.game.state.box.scheme_names
    return names.index(name)


def hand_seen(table: Table, watcher: str | None, seat: str) -> list[str]:
    """The cards in a seat's hand, as far as the watcher sees them."""
    first = SEATS.index(seat) * SCHEME_CARDS
    cards = view(table, watcher).columns["hand"][first : first + SCHEME_CARDS]
    names: list[str] = table.game.state.box.scheme_names
    return [names[number] for number, copies in enumerate(cards) for _ in range(copies)]


def agendas_seen(table: Table, watcher: str | None) -> dict[str, int]:
    """The agendas whose place the watcher sees."""
    places = view(table, watcher).columns["agenda_at"]
    return {name: where for name, where in zip(AGENDAS, places, strict=True) if where >= 0}


def texts(table: Table, watcher: str | None) -> list[str]:
    """How the watcher reads the journal."""
    seat = NOBODY if watcher is None else SEATS.index(watcher)
    return [table.game.text_for(entry, seat) for entry in table.game.line()]


def agendas(seat: str, **fields: Any) -> dict[str, Any]:
    return {seat: {"troops": {"kiev": 1}, **fields}}


ALIKE: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "hand": ({"seats": agendas("yellow", schemes=["tax"])}, {"seats": agendas("yellow", schemes=["muster-2"])}),
    "agenda": ({"seats": agendas("yellow", agenda="regal")}, {"seats": agendas("yellow", agenda="capable")}),
    "agenda returned": (
        {"seats": agendas("yellow", agendas_returned=["regal"])},
        {"seats": agendas("yellow", agendas_returned=["capable"])},
    ),
    "deck top": (
        {"schemes": {"decks": {"left": {"top": [{"scheme": "tax", "known_by": ["yellow"]}]}}}},
        {"schemes": {"decks": {"left": {"top": [{"scheme": "deed", "known_by": ["yellow"]}]}}}},
    ),
}
"""Pairs of positions that differ in something only yellow knows."""

DIFFERENT: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "size of a hand": (
        {"seats": agendas("yellow", schemes=["tax"])},
        {"seats": agendas("yellow", schemes=["tax", "deed"])},
    ),
    "discard pile": ({"schemes": {"discard": ["tax"]}}, {"schemes": {"discard": ["deed"]}}),
    "size of a deck": (
        {"schemes": {"decks": {"left": {"cards": 13}}}},
        {"schemes": {"decks": {"left": {"cards": 12}}}},
    ),
    "coins": ({"seats": agendas("yellow", coins=1)}, {"seats": agendas("yellow", coins=2)}),
    "goods": ({"seats": agendas("yellow", goods={"ore": 1})}, {"seats": agendas("yellow", goods={"fur": 1})}),
    "chosen deeds": ({"seats": agendas("yellow", deeds=["hoard"])}, {"seats": agendas("yellow", deeds=["law_giver"])}),
    "deed row": ({"deeds": {"row": ["hoard"]}}, {"deeds": {"row": ["law_giver"]}}),
}
"""Pairs of positions that differ in something open to everybody."""


class TestViews:
    @pytest.mark.parametrize("what", ALIKE)
    def test_are_alike_for_everybody_but_the_seat_that_knows(self, what: str) -> None:
        one, other = (placing("blue", players=3, **position) for position in ALIKE[what])
        for watcher in ("blue", "red", None):
            assert view(one, watcher) == view(other, watcher)
        assert view(one, "yellow") != view(other, "yellow")

    @pytest.mark.parametrize("what", DIFFERENT)
    def test_show_everybody_what_lies_open(self, what: str) -> None:
        one, other = (placing("blue", players=3, **position) for position in DIFFERENT[what])
        for watcher in WATCHERS:
            assert view(one, watcher) != view(other, watcher)

    @pytest.mark.parametrize("watcher", WATCHERS)
    def test_show_ones_own_hand_and_of_others_only_how_many_cards(self, watcher: str | None) -> None:
        hands = {"blue": ["tax", "tax"], "yellow": ["muster-2"], "red": ["build", "deed", "movement"]}
        seats = {seat: {"schemes": hand} for seat, hand in hands.items()}
        table = placing("blue", players=3, seats=seats)
        for seat, hand in hands.items():
            seen = hand_seen(table, watcher, seat)
            assert sorted(seen) == (sorted(hand) if seat == watcher else [])
        assert view(table, watcher).columns["hand_size"] == [2, 1, 3, 0]

    @pytest.mark.parametrize("watcher", WATCHERS)
    def test_show_on_the_decks_only_cards_that_one_put_back_oneself(self, watcher: str | None) -> None:
        tops = {
            "left": {"top": [{"scheme": "tax", "known_by": ["blue"]}, {"scheme": "deed", "known_by": ["red"]}]},
            "right": {"top": [{"scheme": "build", "known_by": ["red"]}]},
        }
        table = placing("blue", players=3, schemes={"decks": tops})
        top = view(table, watcher).columns["top"]
        known = {"blue": {"tax"}, "red": {"deed", "build"}}.get(str(watcher), set())
        numbers = {name: kind(table, name) for name in ("tax", "deed", "build")}
        assert {name for name, number in numbers.items() if number in top} == known
        assert top.count(HIDDEN) == 3 - len(known), "that somebody put cards there is known to all"

    def test_never_hold_the_cards_whose_place_nobody_knows(self) -> None:
        table = placing("blue", players=3)
        for watcher in WATCHERS:
            assert "unseen" not in view(table, watcher).columns

    def test_show_hands_and_agendas_to_all_when_the_game_is_over(self) -> None:
        seats = {
            "blue": {"schemes": ["tax"], "agenda": "regal", "troops": {"kiev": 1}},
            "yellow": {"schemes": ["deed"], "agenda": "capable"},
            "red": {},
        }
        board = {"muster": [{"seat": "blue", "advisor": 5}]}
        table = Table({"at": "turn", "seat": "blue", "round": 4, "players": 3, "board": board, "seats": seats})
        assert hand_seen(table, None, "yellow") == []
        assert agendas_seen(table, "red") == {}
        table.play("forfeit", "end")
        assert table.asked is None
        for watcher in WATCHERS:
            assert hand_seen(table, watcher, "yellow") == ["deed"]
            assert agendas_seen(table, watcher) == {"regal": 0, "capable": 1}


class TestDrawing:
    def drawing(self) -> Table:
        table = turn("blue", "scheme", 1, players=3, seats={"blue": {"troops": {"kiev": 1}}})
        return table.play("act", "deck left", "draw scheme tax", "draw scheme deed", "draw scheme build")

    def test_shows_the_drawn_cards_to_the_drawer_alone(self) -> None:
        table = self.drawing()
        for watcher in WATCHERS:
            columns = view(table, watcher).columns
            seen = {name for name in ("tax", "deed", "build") if columns["drawn"][kind(table, name)]}
            assert seen == ({"tax", "deed", "build"} if watcher == "blue" else set())
            assert sum(columns["drawn"]) == len(seen)
            assert columns["drawn_cards"] == [3], "everybody sees that three cards were drawn"

    def test_shows_them_to_the_drawer_in_the_middle_of_the_draw_too(self) -> None:
        table = turn("blue", "scheme", 1, players=3, seats={"blue": {"troops": {"kiev": 1}}})
        table.play("act", "deck left", "draw scheme tax")
        assert view(table, "blue").columns["drawn"][kind(table, "tax")] == 1
        assert sum(view(table, "yellow").columns["drawn"]) == 0

    def test_leaves_the_kept_and_the_returned_cards_to_the_drawers_knowledge(self) -> None:
        table = self.drawing().play("keep scheme deed", "return scheme tax", "marker blue")
        assert hand_seen(table, "blue", "blue") == ["deed"]
        tax, build = kind(table, "tax"), kind(table, "build")
        assert view(table, "blue").columns["top"][:3] == [tax, build, -1]
        for watcher in ("yellow", "red", None):
            assert hand_seen(table, watcher, "blue") == []
            assert view(table, watcher).columns["top"][:3] == [HIDDEN, HIDDEN, -1]

    def test_by_somebody_else_takes_the_knowledge_of_the_card_away(self) -> None:
        top = [{"scheme": "tax", "known_by": ["blue"]}]
        table = turn("yellow", "scheme", 2, players=3, schemes={"decks": {"left": {"top": top}}})
        table.play("stop", "act", "deck left", "draw scheme tax", "draw scheme deed", "keep scheme deed")
        assert view(table, "blue").columns["top"][0] == HIDDEN, "it may be another card now"
        assert view(table, "yellow").columns["top"][0] == kind(table, "tax")

    def test_is_read_by_others_without_the_cards(self) -> None:
        table = self.drawing().play("keep scheme deed", "return scheme tax", "marker blue")
        plain = ["act", "deck left"]
        assert texts(table, "blue") == [
            *plain,
            *("draw scheme tax", "draw scheme deed", "draw scheme build"),
            *("keep scheme deed", "return scheme tax", "marker blue"),
        ]
        for watcher in ("yellow", "red", None):
            assert texts(table, watcher) == [
                *plain,
                *["draw scheme ?"] * 3,
                *("keep scheme ?", "return scheme ?", "marker blue"),
            ]


class TestOpenCards:
    def test_revealed_for_a_casualty_are_read_and_seen_by_all(self) -> None:
        seats = {"blue": {"troops": {"kiev": 1}}, "yellow": {"troops": {"kiev": 3}}}
        table = turn("blue", "attack", 2, players=3, seats=seats)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        for watcher in WATCHERS:
            assert texts(table, watcher)[-1] == "reveal scheme tax"
            assert view(table, watcher).columns["revealed"][kind(table, "tax")] == 1

    def test_played_or_discarded_are_read_by_all(self) -> None:
        blue = {"troops": {"kiev": 1}, "schemes": ["coin-2", "tax"], "deeds": ["honorable_prince"], "coins": 3}
        table = turn("blue", "muster", 1, players=3, seats={"blue": blue})
        table.play("play coin-2", "deed honorable_prince", "discard tax")
        for watcher in WATCHERS:
            assert texts(table, watcher) == ["play coin-2", "deed honorable_prince", "discard tax"]
            assert view(table, watcher).columns["discard"][kind(table, "tax")] == 1


class TestAgendas:
    def dealt(self) -> Table:
        """Three players with their leaders; each has two agendas to choose from."""
        table = Table({"players": 3})
        table.game = veche.new("rurik", players=3, leaders="maria,boris,agatha", luck="ask")
        table.play("reveal deed hoard", "reveal deed law_giver", "reveal deed send_gifts", "first-player blue")
        for agenda in AGENDAS[:6]:
            table.play(f"deal agenda {agenda}")
        return table.forget()

    def test_dealt_are_seen_by_their_seat_alone(self) -> None:
        table = self.dealt()
        for place, watcher in enumerate(SEATS):
            assert set(agendas_seen(table, watcher)) == set(AGENDAS[2 * place : 2 * place + 2])
        assert agendas_seen(table, None) == {}
        assert view(table, None).columns["agendas_dealt"] == [2, 2, 2, 0]

    def test_kept_and_returned_are_seen_by_their_seat_alone(self) -> None:
        table = self.dealt().play(*[f"keep agenda {AGENDAS[place]}" for place in (1, 2, 4)])
        assert agendas_seen(table, "blue") == {AGENDAS[1]: 0, AGENDAS[0]: 20}
        assert agendas_seen(table, "yellow") == {AGENDAS[2]: 1, AGENDAS[3]: 21}
        assert agendas_seen(table, "red") == {AGENDAS[4]: 2, AGENDAS[5]: 22}
        assert agendas_seen(table, None) == {}
        for watcher in WATCHERS:
            assert view(table, watcher).columns["agendas_kept"] == [1, 1, 1, 0]
            assert view(table, watcher).columns["agendas_returned"] == [1, 1, 1, 0]

    def test_are_read_by_others_without_their_names(self) -> None:
        table = self.dealt().play(*[f"keep agenda {AGENDAS[place]}" for place in (1, 2, 4)])
        assert texts(table, None)[4:] == ["deal agenda ?"] * 6 + ["keep agenda ?"] * 3
        assert texts(table, "yellow")[4:] == [
            *["deal agenda ?"] * 2,
            f"deal agenda {AGENDAS[2]}",
            f"deal agenda {AGENDAS[3]}",
            *["deal agenda ?"] * 2,
            "keep agenda ?",
            f"keep agenda {AGENDAS[2]}",
            "keep agenda ?",
        ]

    def test_do_not_shape_the_questions_of_others(self) -> None:
        one = self.dealt().play(f"keep agenda {AGENDAS[0]}")
        other = self.dealt().play(f"keep agenda {AGENDAS[1]}")
        for watcher in ("yellow", "red", None):
            assert view(one, watcher) == view(other, watcher)
        assert view(one, "blue") != view(other, "blue")


class TestQuestions:
    @pytest.mark.parametrize("card", ["coin-2", "muster-for-1"])
    def test_do_not_tell_whether_a_hidden_card_can_be_played(self, card: str) -> None:
        """Without a coin `muster-for-1` is of no use, but the turn must not end on its own because of that."""
        seats = {"blue": {"troops": {"kiev": 1}, "coins": 0, "schemes": [card]}}
        table = turn("blue", "movement", 1, players=3, seats=seats).play("act", "stop")
        assert table.asked == ("blue", "end-of-turn")
        assert table.moves == (["end", "play coin-2"] if card == "coin-2" else ["end"])

    def test_of_who_has_no_card_left_are_not_asked(self) -> None:
        seats = {"blue": {"troops": {"kiev": 1}, "coins": 0}}
        table = turn("blue", "movement", 1, players=3, seats=seats).play("act", "stop")
        assert table.asked == ("yellow", "rally")

    @pytest.mark.parametrize("watcher", WATCHERS)
    @pytest.mark.parametrize("number", [1, 2, 3])
    def test_a_guess_looks_exactly_like_what_was_seen(self, watcher: str | None, number: int) -> None:
        """In the middle of blue's draw, with hands, agendas and a card put back."""
        seats = {
            "blue": {"troops": {"kiev": 1}, "schemes": ["tax"], "agenda": "regal", "agendas_returned": ["wealthy"]},
            "yellow": {"schemes": ["deed", "movement"], "agenda": "capable", "agendas_returned": ["committed"]},
            "red": {"agenda": "esteemed", "agendas_returned": ["dignified"]},
        }
        decks = {"right": {"top": [{"scheme": "muster-2", "known_by": ["red"]}]}}
        table = turn("blue", "scheme", 2, players=3, seats=seats, schemes={"decks": decks})
        table.play("act", "deck left", "draw scheme build", "draw scheme attack")
        seen = view(table, watcher)
        guess = table.game.rules.guess(seen, number)
        assert table.game.rules.view(guess, seen.seat) == seen
        if watcher != "yellow":
            hands = {tuple(table.game.rules.guess(seen, luck).hand[27:54]) for luck in range(20)}
            assert len(hands) > 1, "yellow's hand is really guessed"
