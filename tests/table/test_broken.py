"""A match whose journal no longer replays goes on from its last position; one that cannot hurts no other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, update

from tests.table.conftest import NewVisitor
from tests.table.games import Rurik, after, finished, may_take_back_two, moment, seat_asked
from tests.table.server import ME, Server
from tests.table.visitor import Visitor
from veche import titles
from veche.kernel.game import Game
from veche.kernel.journal import read, write
from veche.kernel.setup import Setup
from veche.store.open import open_store
from veche.store.records import OPEN
from veche.store.schema import journal, matches, positions
from veche.store.store import Store
from veche.table.errors import CannotOpen
from veche.table.guard import signing_key
from veche.table.matches import LiveMatch, Matches, Place
from veche.titles.rurik.first.meta import META

SEATS = ("blue", "yellow")
NOW = META.rules_version
SECRET = "deal agenda"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path / "own")
    yield store
    store.engine.dispose()


def tamper(store: Store, id: str, version: int, text: str = "muster atlantis") -> None:
    """A line of the journal says something that the rules do not know any more."""
    with store.engine.begin() as connection:
        where = (journal.c.match == id) & (journal.c.version == version)
        assert connection.execute(update(journal).where(where).values(text=text)).rowcount == 1


def begun_under(store: Store, id: str, rules: int) -> None:
    """The match was begun under another version of the rules."""
    with store.engine.begin() as connection:
        assert connection.execute(update(matches).where(matches.c.id == id).values(rules_version=rules)).rowcount == 1


def lose_position(store: Store, id: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(delete(positions).where(positions.c.match == id))


def dumped(game: Rurik) -> dict[str, Any]:
    return game.title.dump(game.rules, game.state)


def played_on(store: Store, game: Rurik, moves: int) -> LiveMatch:
    """The game kept as a match, and so many moves made there."""
    matches = Matches(store)
    live = matches.keep(game, "A match", [ME] * game.setup.players)
    for _ in range(moves):
        matches.play(live, seat_asked(live.now.game), live.now.version, live.now.game.moves[0])
    return live


class TestAMatchThatGoesOn:
    def test_stands_where_it_stood(self, store: Store) -> None:
        live = played_on(store, after(40), 12)
        tamper(store, live.id, 20)
        again = Matches(store).get(live.id)
        kept = store.last_position(live.id)
        assert kept is not None
        assert (again.now.version, again.now.resumed) == (live.now.version, kept[0])
        assert dumped(again.now.game) == dumped(live.now.game)
        assert again.now.told_to_all == f"The rules were corrected since; the match goes on from version {kept[0]}."

    def test_goes_on_and_on(self, store: Store) -> None:
        live = played_on(store, after(40), 5)
        tamper(store, live.id, 20)
        for _ in range(3):
            matches = Matches(store)
            again = matches.get(live.id)
            for _ in range(4):
                matches.play(again, seat_asked(again.now.game), again.now.version, again.now.game.moves[-1])
            assert dumped(Matches(store).get(live.id).now.game) == dumped(again.now.game)
        assert again.now.version == store.version(live.id) > live.now.version + 11

    def test_can_be_taken_back_to_where_it_goes_on(self, store: Store) -> None:
        game = moment(may_take_back_two)
        live = Matches(store).keep(game, "A match", [ME] * 2)
        tamper(store, live.id, 3)
        matches = Matches(store)
        again = matches.get(live.id)
        seat = seat_asked(again.now.game)
        before = dumped(again.now.game)
        matches.play(
            again, seat, again.now.version, next(move for move in again.now.game.moves if stays(again.now.game, move))
        )
        matches.undo(again, seat, again.now.version)
        assert dumped(again.now.game) == before
        assert dumped(Matches(store).get(live.id).now.game) == before

    def test_understands_an_undo_to_its_position(self, store: Store) -> None:
        """The journal said `undo 7`, and the last position is that of version 7."""
        live = Matches(store).keep(moment(may_take_back_two), "A match", [ME] * 2)
        matches, version = Matches(store), live.now.version
        seat = seat_asked(live.now.game)
        move = next(one for one in live.now.game.moves if stays(live.now.game, one))
        matches.play(live, seat, live.now.version, move)
        matches.undo(live, seat, live.now.version)
        store.keep_position(live.id, version, dumped(live.now.game))
        assert store.lines(live.id)[-1].text == f"undo {version}"
        tamper(store, live.id, 3)
        again = Matches(store).get(live.id)
        assert (again.now.resumed, dumped(again.now.game)) == (version, dumped(live.now.game))

    def test_even_if_what_came_after_its_position_does_not_count_any_more(self, store: Store) -> None:
        live = played_on(store, after(40), 12)
        kept = store.last_position(live.id)
        assert kept is not None
        store.keep_position(live.id, 40, dumped(after(40)))
        tamper(store, live.id, 45)
        matches = Matches(store)
        again = matches.get(live.id)
        assert dumped(again.now.game) == dumped(after(40))
        assert (again.now.version, again.now.resumed) == (live.now.version, live.now.version)
        assert "no longer counts" in again.now.told_to_all
        matches.play(again, seat_asked(again.now.game), again.now.version, again.now.game.moves[0])
        assert dumped(Matches(store).get(live.id).now.game) == dumped(again.now.game)

    def test_keeps_a_position_when_the_players_go_back(self, store: Store) -> None:
        live = played_on(store, after(60), 0)
        matches = Matches(store)
        line = live.now.game.line()
        matches.undo_by_agreement(live, line[-20].version, live.now.version)
        kept = store.last_position(live.id)
        assert kept == (live.now.version, dumped(live.now.game))

    def test_has_its_whole_journal_at_the_end(self, store: Store) -> None:
        game = finished()
        live = Matches(store).keep(game, "A match", [ME] * 2)
        tamper(store, live.id, 20)
        matches = Matches(store)
        again = matches.get(live.id)
        assert again.now.resumed
        lines = write(game).splitlines()
        changed = [line for line in matches.reading.whole_journal(again.now).splitlines() if line not in lines]
        assert changed == [f"20 {game.seat_name(game.entries[19].seat)}: muster atlantis"]

    def test_without_trouble_has_a_journal_that_can_be_read(self, store: Store) -> None:
        live = Matches(store).keep(finished(), "A match", [ME] * 2)
        text = Matches(store).reading.whole_journal(live.now)
        assert write(read(text, lambda name: live.now.game.title)) == text


class TestAMatchOfOtherRules:
    """The rules have a version, and a match remembers under which one it was begun."""

    def test_that_replays_says_so(self, store: Store) -> None:
        live = played_on(store, after(40), 12)
        begun_under(store, live.id, 0)
        again = Matches(store).get(live.id)
        assert (
            again.now.told_to_all
            == f"This match was begun under version 0 of the rules; it is played under version {NOW} now."
        )
        assert (again.now.resumed, dumped(again.now.game)) == (0, dumped(live.now.game))

    def test_that_replays_though_positions_have_a_field_more_today(self, store: Store) -> None:
        """What version 0.1 kept of a match of Stroganov lacks the trophy rewards that were taken."""
        game: Game[Any] = Game(titles.title("stroganov"), Setup(2), seed=3)
        dice = Random(1)
        while game.version < 150:
            game.play(dice.choice(game.moves.numbers))
        live = played_on(store, game, 12)
        kept = store.last_position(live.id)
        assert kept is not None
        for fields in kept[1]["seats"].values():
            assert fields.pop("rewards_taken") is not None
        store.keep_position(live.id, *kept)
        begun_under(store, live.id, 1)
        again = Matches(store).get(live.id)
        assert (
            again.now.told_to_all
            == "This match was begun under version 1 of the rules; it is played under version 2 now."
        )
        assert (again.now.resumed, dumped(again.now.game)) == (0, dumped(live.now.game))

    def test_that_would_lead_elsewhere_goes_on_from_where_it_stood(self, store: Store) -> None:
        """Every line is still legal, but under the rules of then they had led to another position."""
        live = played_on(store, after(40), 12)
        kept = store.last_position(live.id)
        assert kept is not None
        version, position = kept
        richer = live.now.game.title.load(live.now.game.rules, position)
        richer.coins[0] += 1
        store.keep_position(live.id, version, live.now.game.title.dump(live.now.game.rules, richer))
        assert Matches(store).get(live.id).now.told_to_all == "", "the same rules are not doubted"
        begun_under(store, live.id, 0)
        again = Matches(store).get(live.id)
        assert again.now.resumed == version
        assert again.now.told_to_all == f"The rules were corrected since; the match goes on from version {version}."
        assert again.now.game.state.coins[0] == live.now.game.state.coins[0] + 1

    def test_that_are_newer_cannot_be_opened(self, store: Store) -> None:
        live = Matches(store).keep(after(40), "A match", [ME] * 2)
        begun_under(store, live.id, NOW + 1)
        told = f"begun under version {NOW + 1} of the rules, and this table knows them up to"
        with pytest.raises(CannotOpen, match=told):
            Matches(store).get(live.id)


def stays(game: Rurik, move: str) -> bool:
    """Whether the same seat is asked after the move, and could take it back."""
    seat, twin = seat_asked(game), game.copy()
    twin.play(move)
    return not twin.is_over and seat_asked(twin) == seat and twin.undoable() > 0


class TestAtTheTable:
    def test_a_match_that_goes_on_says_so_and_tells_no_secret(self, table: Server, visitor: NewVisitor) -> None:
        game = after(60)
        live = table.lay(game)
        id = live.id
        secret = next(entry for entry in game.entries if entry.text.startswith(SECRET) and entry.reader == 0)
        tamper(table.store, id, 2)
        jonas = visitor()
        jonas.sit(live, 1)
        hidden = secret.text.split()[-1]
        for path in ("", "/replay", "/replay?at=0", f"/replay?at={secret.version}", "/journal", "/view.json"):
            page = jonas.look(f"/match/{id}/yellow{path}")
            assert page.status == 200
            assert secret.text not in page.answer.text
            assert f"{SECRET} {hidden}" not in page.answer.text
        assert "The rules were corrected since" in jonas.look(f"/match/{id}/yellow").text
        asked = seat_asked(game)
        player = jonas
        if asked != 1:
            player = visitor()
            player.sit(live, asked)
        answer = player.play(id, SEATS[asked], game.moves[0], game.version)
        assert answer.status_code == 200
        assert "atlantis" not in answer.text

    def test_a_match_without_position_says_that_it_cannot_be_opened(
        self, table: Server, olena: Visitor, jonas: Visitor
    ) -> None:
        broken = table.lay(after(60), [ME, Place(OPEN)])
        sound = table.lay(after(60), [ME, Place(OPEN)])
        tamper(table.store, broken.id, 20)
        lose_position(table.store, broken.id)
        for live in (broken, sound):
            olena.sit(live, 0)
        paths = ("", "/blue", "/blue/replay", "/blue/journal", "/blue/view.json", "/blue/invitations", "/watch")
        for path in paths:
            page = olena.look(f"/match/{broken.id}{path}")
            assert page.status == 410
            assert "This match cannot be opened: its journal no longer fits the rules." in page.text
            assert "may choose" not in page.text
        for who in (olena, jonas):
            lobby = who.look()
            assert lobby.status == 200
            assert broken.id not in lobby.answer.text
            assert sound.id in lobby.answer.text
        assert olena.look(f"/match/{sound.id}/blue").status == 200
        assert olena.look(f"/seat/{broken.now.seats[0].secret}").status == 410
        answer = olena.play(broken.id, "blue", "end", 1)
        assert answer.status_code == 410

    def test_a_match_of_other_rules_says_so(self, table: Server, olena: Visitor) -> None:
        older, newer = table.lay(after(60)), table.lay(after(60))
        begun_under(table.store, older.id, 0)
        begun_under(table.store, newer.id, 7)
        assert "This match was begun under version 0 of the rules" in olena.sit(older, 0).text
        page = olena.sit(newer, 0)
        assert (page.status, "A newer Veche can open it." in page.text) == (410, True)
        assert olena.look().status == 200

    def test_nor_one_whose_position_fits_no_more(self, store: Store) -> None:
        live = Matches(store).keep(after(60), "A match", [ME] * 2)
        tamper(store, live.id, 20)
        store.keep_position(live.id, 60, {"title": "rurik", "round": 99})
        with pytest.raises(CannotOpen, match="its last position no longer fits"):
            Matches(store).get(live.id)


class TestTheKey:
    def test_is_made_once(self, tmp_path: Path) -> None:
        key = signing_key(tmp_path / "data")
        assert len(key) >= 43
        assert signing_key(tmp_path / "data") == key
        assert (tmp_path / "data" / "cookie-key").stat().st_mode & 0o077 == 0

    def test_is_never_empty(self, tmp_path: Path) -> None:
        """A kill in the wrong moment must not leave a key that everybody can guess."""
        (tmp_path / "cookie-key").touch()
        assert len(signing_key(tmp_path)) >= 43
        assert (tmp_path / "cookie-key").stat().st_mode & 0o077 == 0
