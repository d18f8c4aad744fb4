"""What others may not see: starting deeds, drawn deeds, cards, agendas, inheritances; and what they may."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import RURIK2, Table, turn
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.titles.rurik.second.components import DEEDS, REGIONS
from veche.titles.rurik.second.state import IN_DECK, SECRET


def seen(table: Table, seat: int) -> dict[str, Any]:
    return table.game.rules.view(table.game.state, seat).columns


class TestDeeds:
    HOLDS = turn("blue", "muster", 1, seats={"blue": {"secret_deeds": ["cell_keys"], "deeds_given_up": ["mead_table"],
                                                      "deeds": ["hoard"]}})  # fmt: skip

    def test_a_starting_deed_is_seen_by_its_holder_alone(self) -> None:
        deed = DEEDS.index("cell_keys")
        assert seen(self.HOLDS, 0)["deed_at"][deed] == SECRET
        assert seen(self.HOLDS, 1)["deed_at"][deed] == IN_DECK
        assert seen(self.HOLDS, NOBODY)["deed_at"][deed] == IN_DECK

    def test_nobody_else_knows_which_deck_it_came_from(self) -> None:
        rules, state = self.HOLDS.game.rules, self.HOLDS.game.state
        view = rules.view(state, 1)
        kept = {next(d for d in range(10) if rules.guess(view, n).deed_at[d] == SECRET) >= 5 for n in range(20)}
        assert kept == {True, False}

    def test_a_deed_from_a_market_is_known_to_all(self) -> None:
        assert seen(self.HOLDS, 1)["deed_at"][DEEDS.index("hoard")] == 0

    def test_a_completed_starting_deed_lies_open_and_the_other_stays_hidden(self) -> None:
        blue = {"secret_deeds": ["cell_keys"], "deeds_given_up": ["mead_table"], "captured": 2}
        table = turn("blue", "muster", 1, seats={"blue": blue}).play("deed cell_keys", "slot left")
        view = table.game.rules.view(table.game.state, 1)
        assert view.columns["deed_at"][DEEDS.index("cell_keys")] == 10
        assert view.columns["deed_at"][DEEDS.index("mead_table")] == IN_DECK
        for number in range(10):
            guess = table.game.rules.guess(view, number)
            given = [DEEDS[deed] for deed in range(10) if guess.deed_at[deed] == 50]
            assert len(given) == 1
            assert DEEDS.index(given[0]) < 5


def test_the_journal_hides_what_was_drawn_and_kept() -> None:
    table = turn("blue", "lead", 2, seats={"blue": {"troops": {"kyiv": 1}}})
    table.play("act", "lead left", "draw card levy", "draw card sally", "keep card sally")
    texts = [table.game.text_for(entry, 1) for entry in table.game.line()]
    assert texts[-3:] == ["draw card ?", "draw card ?", "keep card ?"]
    assert [table.game.text_for(entry, 0) for entry in table.game.line()][-1] == "keep card sally"


def test_cards_put_back_are_known_to_who_put_them_back() -> None:
    table = turn("blue", "lead", 2, seats={"blue": {"troops": {"kyiv": 1}}})
    table.play("act", "lead left", "draw card levy", "draw card sally", "keep card sally")
    assert seen(table, 0)["top"][0] >= 0
    assert seen(table, 1)["top"][0] == -3


def test_inheritance_cards_are_hidden_until_they_are_used() -> None:
    game: Game[Any] = Game(RURIK2, Setup(2, {"inheritance": ""}), 3)
    while game.ask is not None and game.ask.procedure != "inherit":
        game.play(game.ask.moves[0])
    first = game.state.first
    mine = [card for card in range(len(REGIONS)) if game.state.inheritance_at[card] == first]
    assert len(mine) == 2
    hidden = game.rules.view(game.state, 1 - first).columns["inheritance_at"]
    assert [hidden[card] for card in mine] == [-1, -1]
    game.play(f"forfeit {REGIONS[mine[0]]}")
    hidden = game.rules.view(game.state, 1 - first).columns["inheritance_at"]
    assert [hidden[card] for card in mine] == [-2, -1]


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_when_the_game_is_over_everything_lies_open(seat: int) -> None:
    from tests.rurik2.scenario import end

    table = end(seats={"blue": {"secret_deeds": ["cell_keys"], "cards": ["s01"], "agenda": "regal"}})
    columns = seen(table, seat)
    assert columns["deed_at"][DEEDS.index("cell_keys")] == SECRET
    assert columns["hand"][0] == 1
    assert 0 in columns["agenda_at"]
