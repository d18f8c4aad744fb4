"""Secrets: whoever chose or was dealt reads the move, everybody else its verb, until the game is over."""

from __future__ import annotations

import pytest

from tests.kernel.bare import CATALOGUE, RULES, TURN, Slate, deal_card, settled
from tests.toy.scenario import asked, fair, play_on, seat, turn
from tests.toy.state import FairState
from tests.toy.title import TITLE as FAIR
from tests.toy.view import HIDDEN
from veche.kernel.docket import CHANCE, NOBODY
from veche.kernel.errors import BadJournal
from veche.kernel.game import EVERYBODY, Entry, Game
from veche.kernel.journal import read, write, write_for
from veche.kernel.past import Past
from veche.kernel.way_back import WayBack

RED, GREEN = 0, 1


def lines(game: Game[FairState], reader: int) -> list[str]:
    return [game.text_for(entry, reader) for entry in game.entries]


def moves_in(journal: str) -> list[str]:
    return [line.partition(": ")[2] for line in journal.split("--\n")[1].splitlines()[:-1]]


class TestASecretChoice:
    def bidding(self) -> Game[FairState]:
        game = turn("red", red={"at": 2})
        game.play("walk 1", "bid 2")
        return game

    def test_is_asked_seat_by_seat(self) -> None:
        game = turn("red", red={"at": 2})
        game.play("walk 1")
        assert asked(game) == ("red", "bid")
        game.play("bid 2")
        assert asked(game) == ("green", "bid")

    @pytest.mark.parametrize(("reader", "read"), [(RED, "bid 2"), (GREEN, "bid ?"), (NOBODY, "bid ?")])
    def test_is_read_by_its_seat_alone(self, reader: int, read: str) -> None:
        game = self.bidding()
        assert lines(game, reader) == ["walk 1", read]
        assert moves_in(write_for(game, reader)) == ["walk 1", read]

    def test_is_hidden_in_the_views_of_the_others(self) -> None:
        game = self.bidding()
        bids = [game.view(reader).data()["columns"]["bid"][RED] for reader in (RED, GREEN, None)]  # type: ignore[index]
        assert bids == [2, HIDDEN, HIDDEN]

    def test_does_not_show_in_the_views_of_the_others_whatever_it_is(self) -> None:
        views = []
        for coins in range(4):
            game = turn("red", red={"at": 2})
            game.play("walk 1", f"bid {coins}")
            views.append((game.view(GREEN), game.view(None)))
        assert all(view == views[0] for view in views)

    def test_is_shown_together_with_the_others(self) -> None:
        game = self.bidding()
        game.play("bid 1", "reveal red 2")
        assert lines(game, NOBODY) == ["walk 1", "bid ?", "bid ?", "reveal red 2"]
        assert game.view(None).data()["columns"]["bid"][:2] == [2, HIDDEN]  # type: ignore[index]
        game.play("reveal green 1")
        assert (seat(game, "red")["ribbons"], seat(game, "red")["coins"]) == (1, 1)

    def test_can_be_taken_back_without_being_shown(self) -> None:
        game = self.bidding()
        game.undo()
        game.play("bid 0")
        assert lines(game, GREEN) == ["walk 1", "bid ?", "undo 1", "bid ?"]
        assert lines(game, RED) == ["walk 1", "bid 2", "undo 1", "bid 0"]


class TestASecretDealt:
    def test_is_read_by_the_seat_it_is_dealt_to(self) -> None:
        game = fair(seed=None)
        game.play("wish honey", "wish fur")
        assert [entry.seat for entry in game.entries] == [CHANCE, CHANCE]
        assert lines(game, RED) == ["wish honey", "wish ?"]
        assert lines(game, GREEN) == ["wish ?", "wish fur"]
        assert lines(game, NOBODY) == ["wish ?", "wish ?"]

    def test_is_read_by_nobody_when_it_is_dealt_to_nobody(self) -> None:
        # A card laid face down on the table: no seat has seen it, and the spectator has not either.
        game = bare_game(settled(deal_card(NOBODY), deal_card(RED), deal_card(GREEN)))
        for _ in range(2):
            ask = RULES.ask(game.state)
            assert ask is not None
            game._record(ask, TURN)
        nobodys, reds = ([game.text_for(entry, reader) for reader in (RED, GREEN, NOBODY)] for entry in game.entries)
        assert reds == ["turn ace", "turn ?", "turn ?"]
        assert nobodys == ["turn ?", "turn ?", "turn ?"]


def bare_game(state: Slate) -> Game[Slate]:
    """A game of the bare title, at this state."""
    game: Game[Slate] = Game.__new__(Game)
    game.rules, game.state, game.seed = RULES, state, None
    game.entries, game._past, game._way_back = [], Past(RULES, [], state), WayBack()
    assert game.rules.catalogue is CATALOGUE
    return game


class TestTheJournalOfASeat:
    def test_holds_no_seed(self) -> None:
        game = play_on(fair(seed=918273645), seed=1, until=20)
        assert "918273645" in write(game)
        for reader in (RED, GREEN, NOBODY):
            assert "918273645" not in write_for(game, reader)
            assert "luck" not in write_for(game, reader)

    @pytest.mark.parametrize(("reader", "name"), [(RED, "red"), (GREEN, "green"), (NOBODY, "spectator")])
    def test_says_whose_it_is(self, reader: int, name: str) -> None:
        assert f"\nseat {name}\n" in write_for(fair(), reader)

    def test_holds_none_of_the_others_secrets(self) -> None:
        game = play_on(fair(players=3, seed=4, road="long"), seed=4, until=60)
        secrets = [entry for entry in game.entries if entry.reader != EVERYBODY]
        assert len(secrets) > 5
        for reader in (RED, GREEN, 2, NOBODY):
            shown = moves_in(write_for(game, reader))
            assert len(shown) == game.version
            for entry in secrets:
                verb = entry.text.split()[0]
                assert shown[entry.version - 1] == (entry.text if entry.reader == reader else f"{verb} ?")

    def test_can_be_read_by_people_but_not_continued(self) -> None:
        game = play_on(fair(), seed=1, until=20)
        with pytest.raises(BadJournal, match="exported for one seat: it can be read, but not continued") as caught:
            read(write_for(game, RED), lambda name: FAIR)
        assert caught.value.line == 5

    def test_is_complete_once_the_game_is_over(self) -> None:
        game = play_on(fair(seed=3), seed=1)
        for reader in (RED, GREEN, NOBODY):
            assert write_for(game, reader) == write(game)
            assert "?" not in "".join(lines(game, reader))
        assert read(write_for(game, NOBODY), lambda name: FAIR).is_over

    def test_hides_again_what_an_agreement_takes_back_from_the_end(self) -> None:
        game = play_on(fair(seed=3), seed=1)
        game.undo_by_agreement(game.version - 3)
        assert lines(game, NOBODY)[:2] == ["wish ?", "wish ?"]


class TestAnEntry:
    def test_that_is_no_secret_is_read_by_everybody(self) -> None:
        game = fair()
        entry = Entry(9, RED, game.rules.catalogue.number("walk 1"), "walk 1")
        assert [game.text_for(entry, reader) for reader in (RED, GREEN, NOBODY)] == ["walk 1"] * 3
