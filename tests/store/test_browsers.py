"""What browsers remember, and the links that lead to seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from sqlalchemy import func, select

from tests.store.test_store import a_match, kept
from tests.table.at_once import at_once
from veche.store.browsers import INVITATION, OLD, PERSONAL, Browsers, Link, OldCookie, Remembered
from veche.store.errors import NoSuchLink
from veche.store.records import Seat
from veche.store.schema import browser_matches, browser_seats, browsers, links
from veche.store.store import Store


@pytest.fixture
def known(store: Store) -> Browsers:
    """The browsers of a store with one match: seat 0 is for a person, seat 1 for whoever comes."""
    kept(store)
    return Browsers(store.engine)


def rows(known: Browsers, *tables: object) -> list[int]:
    with known.engine.connect() as connection:
        return [connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables]  # type: ignore[arg-type]


def come(store: Store, seat: int, browser: str, secret: str) -> bool:
    """Somebody sits down at a seat as it is now."""
    now = store.seats("m1")[seat]
    return Browsers(store.engine).reseat(now, browser, kind="person", secret=secret, taken=True)


class TestABrowser:
    def test_that_is_not_known_remembers_nothing(self, known: Browsers) -> None:
        assert (known.of("b", "m1"), known.secrets("b"), known.name("b")) == (Remembered(), [], "")
        assert rows(known, browsers, browser_matches, browser_seats) == [0, 0, 0], "and looking adds nothing"

    def test_remembers_what_it_was_told(self, known: Browsers) -> None:
        known.sit("b", ["m1-secret-0"])
        known.remember("b", "m1", hosts=True)
        known.remember("b", "m1", watches=True)
        known.remember("b", "m1", shown=0)
        known.call("b", "Olena")
        known.call("b", "Ольга")
        assert known.of("b", "m1") == Remembered(True, True, 0, {0: "m1-secret-0"})
        assert (known.secrets("b"), known.name("b"), known.sitting("m1", 0)) == (["m1-secret-0"], "Ольга", ["b"])
        assert known.of("another", "m1") == known.of("b", "m2") == Remembered()

    def test_may_have_any_number_of_seats(self, store: Store, known: Browsers) -> None:
        mine = []
        for number in range(120):
            match = f"n{number}"
            store.create(a_match(match), [Seat(match, 0, "person", "", None, f"{match}-0")], [])
            known.sit("b", [f"{match}-0"])
            mine.append(f"{match}-0")
        assert sorted(known.secrets("b")) == sorted(mine)

    def test_does_not_sit_where_anybody_may_or_where_nothing_is(self, known: Browsers) -> None:
        known.sit("b", ["m1-secret-1", "nothing"])
        assert known.secrets("b") == []

    def test_that_does_two_things_at_once_has_done_both(self, store: Store, known: Browsers) -> None:
        for number in range(20):
            for match in (f"a{number}", f"b{number}"):
                store.create(a_match(match), [Seat(match, 0, "person", "", None, f"{match}-0")], [])
            acts: list[Callable[[], None]] = [
                lambda number=number: known.sit("b", [f"a{number}-0"]),  # type: ignore[misc]
                lambda number=number: known.sit("b", [f"b{number}-0"]),  # type: ignore[misc]
                lambda number=number: known.remember("b", f"a{number}", hosts=True, watches=True),  # type: ignore[misc]
            ]
            at_once(*acts)
            assert len(known.secrets("b")) == 2 * number + 2
            assert known.of("b", f"a{number}") == Remembered(True, True, None, {0: f"a{number}-0"})

    def test_forgets_what_is_gone_with_the_match(self, store: Store, known: Browsers) -> None:
        known.sit("b", ["m1-secret-0"])
        come(store, 1, "c", "new")
        known.personal(store.seats("m1")[1], "link")
        store.remove("m1")
        assert (known.of("b", "m1"), known.secrets("c")) == (Remembered(), [])
        assert rows(known, browser_matches, browser_seats, links) == [0, 0, 0]


class TestASeat:
    def test_is_whoevers_sat_down_last(self, store: Store, known: Browsers) -> None:
        assert come(store, 1, "b", "second")
        assert store.seats("m1")[1] == Seat("m1", 1, "person", "Olena", None, "second", taken=True)
        changed = store.match("m1").changed
        assert changed > 10.0
        assert come(store, 1, "c", "third")
        assert (known.secrets("b"), known.secrets("c")) == ([], ["third"])
        assert store.match("m1").changed >= changed

    def test_changes_only_while_it_is_what_it_was(self, store: Store, known: Browsers) -> None:
        seat = store.seats("m1")[1]
        others = [
            replace(seat, secret="x"),
            replace(seat, kind="person"),
            replace(seat, taken=True),
            replace(seat, seat=7),
        ]
        for other in others:
            assert not known.reseat(other, "b", secret="new", taken=True)
        assert (store.seats("m1")[1], known.secrets("b"), store.match("m1").changed) == (seat, [], 10.0)

    def test_is_taken_by_exactly_one(self, store: Store, known: Browsers) -> None:
        seat = store.seats("m1")[1]
        names = [f"b{number}" for number in range(6)]
        done = at_once(
            *(lambda name=name: known.reseat(seat, name, kind="person", secret=name, taken=True) for name in names)
        )
        assert sorted(done) == [False] * 5 + [True]
        assert [known.secrets(name) for name in names] == [
            [name] if won else [] for name, won in zip(names, done, strict=True)
        ]

    def test_counts_only_with_its_present_secret(self, store: Store, known: Browsers) -> None:
        """Whoever wrote the seats: what does not fit the seat is worth nothing."""
        known.sit("b", ["m1-secret-0"])
        store.change_seat("m1", 0, "person", secret="another")
        assert (known.secrets("b"), known.of("b", "m1").seats, known.sitting("m1", 0)) == ([], {}, [])

    def test_may_be_nobodys(self, store: Store, known: Browsers) -> None:
        come(store, 1, "b", "second")
        assert known.reseat(store.seats("m1")[1], kind="open", secret="third", taken=False)
        assert known.secrets("b") == []
        assert known.link("third") == Link("third", "m1", 1, INVITATION, False)


class TestALink:
    def test_is_an_invitation_until_somebody_comes(self, store: Store, known: Browsers) -> None:
        assert known.link("m1-secret-1") == Link("m1-secret-1", "m1", 1, INVITATION, False)
        come(store, 1, "b", "second")
        assert known.link("m1-secret-1").spent
        with pytest.raises(NoSuchLink):
            known.link("nothing")

    def test_of_a_seat_that_somebody_has_opens_nothing(self, known: Browsers) -> None:
        known.sit("b", ["m1-secret-0"])
        assert known.link("m1-secret-0").spent
        assert not known.open(known.link("m1-secret-0"), "c")
        assert known.secrets("c") == []

    def test_may_be_personal_and_opens_as_often_as_one_likes(self, store: Store, known: Browsers) -> None:
        come(store, 1, "b", "second")
        seat = store.seats("m1")[1]
        assert (known.personal(seat, "link"), known.personal(seat, "another")) == ("link", "link")
        assert known.link("link") == Link("link", "m1", 1, PERSONAL, False)
        for name in ("c", "d", "c"):
            assert known.open(known.link("link"), name)
        assert sorted(known.sitting("m1", 1)) == ["b", "c", "d"]
        assert not known.of("c", "m1").hosts

    def test_that_is_personal_ends_when_the_seat_changes(self, store: Store, known: Browsers) -> None:
        come(store, 1, "b", "second")
        link = known.link(known.personal(store.seats("m1")[1], "link"))
        known.open(link, "c")
        known.reseat(store.seats("m1")[1], "b", secret="third")
        assert (known.sitting("m1", 1), known.link("link").spent, known.open(link, "d")) == (["b"], True, False)
        assert known.personal(store.seats("m1")[1], "later") == "later"

    def test_is_not_made_for_a_seat_that_has_changed(self, store: Store, known: Browsers) -> None:
        come(store, 1, "b", "second")
        before = store.seats("m1")[1]
        come(store, 1, "c", "third")
        late = known.personal(before, "late")
        with pytest.raises(NoSuchLink):
            known.link(late)

    def test_carries_what_a_host_may_do(self, store: Store, known: Browsers) -> None:
        come(store, 1, "b", "second")
        known.remember("b", "m1", hosts=True, watches=True)
        known.open(known.link(known.personal(store.seats("m1")[1], "link")), "c")
        assert known.of("c", "m1").hosts


class TestAnOldCookie:
    COOKIE = OldCookie("Olena", ["m1-secret-0", "m1-secret-1", "gone"], ["m1", "gone"], ["m1"], {"m1": 0, "gone": 1})

    def test_is_read_until_the_new_one_was_shown(self, store: Store, known: Browsers) -> None:
        assert known.renew("b", self.COOKIE)
        wanted = Remembered(True, True, 0, {0: "m1-secret-0"})
        assert (known.of("b", "m1"), known.name("b")) == (wanted, "Olena")
        assert known.renew("b", self.COOKIE), "the answer may have been lost"
        known.came("b")
        assert not known.renew("b", replace(self.COOKIE, watches=[]))
        assert known.of("b", "m1") == wanted
        assert store.seats("m1")[0].taken

    def test_is_read_by_several_at_once(self, known: Browsers) -> None:
        assert at_once(*[lambda: known.renew("b", self.COOKIE)] * 6) == [True] * 6
        assert known.secrets("b") == ["m1-secret-0"]

    def test_counts_for_nothing_where_somebody_else_sits(self, store: Store, known: Browsers) -> None:
        come(store, 0, "c", "new")
        known.renew("b", self.COOKIE)
        assert (known.secrets("b"), known.secrets("c")) == ([], ["new"])


class TestAnOldLink:
    def test_opens_once(self, store: Store, known: Browsers) -> None:
        known.sit("b", ["m1-secret-0"])
        with known.engine.begin() as connection:
            connection.execute(links.insert().values(secret="m1-secret-0", match="m1", seat=0, kind=OLD, spent=False))
        assert known.has_old_link("m1", 0)
        link = known.link("m1-secret-0")
        done = at_once(*(lambda name=name: known.open(link, name) for name in ("c", "d", "e")))
        assert sorted(done) == [False, False, True]
        assert len(known.sitting("m1", 0)) == 2, "nobody was thrown out"
        assert (known.link("m1-secret-0").spent, known.has_old_link("m1", 0)) == (True, False)
