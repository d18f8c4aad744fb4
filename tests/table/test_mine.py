"""My matches on a home screen: in order, with what happened meanwhile; and what a device may keep."""

from __future__ import annotations

import re

from tests.browser.server import ME, new_game
from tests.table.conftest import NewVisitor
from tests.table.server import Server
from veche.store.records import PERSON
from veche.table.matches import Place

RUTA = Place(PERSON, "Ruta")


def test_those_that_wait_for_me_come_first_the_longest_waiting_before(table: Server, visitor: NewVisitor) -> None:
    me = visitor()
    waiting = [table.lay(new_game("rurik", 2, seed), [ME, RUTA]) for seed in (61, 62)]
    other = table.lay(new_game("rurik", 2, 63), [RUTA, ME])
    for live, seat in ((waiting[0], 0), (other, 1), (waiting[1], 0)):
        me.sit(live, seat)
    page = me.look("/mine")
    found = [one["href"] for one in page.elements if one.tag == "a" and one["class"] == "to"]
    due = [f"/match/{live.id}/blue" for live in waiting]
    asked = other.now.asked()
    assert asked is not None
    assert [address for address in found if address in due] == due
    if asked.seat != 1:
        assert found.index(f"/match/{other.id}/yellow") > found.index(due[-1])


def test_what_happened_meanwhile_is_told_to_whoever_sits_there_alone(table: Server, visitor: NewVisitor) -> None:
    live = table.lay(new_game("rurik", 2, 64), [ME, RUTA])
    me, ruta, stranger = visitor(), visitor(), visitor()
    me.sit(live, 0)
    ruta.sit(live, 1)
    asked = live.now.asked()
    assert asked is not None
    mover, waits, name = (me, ruta, "yellow") if asked.seat == 0 else (ruta, me, "blue")
    assert waits.look(f"/match/{live.id}/{name}/since").status == 200
    own = f"/match/{live.id}/{'blue' if asked.seat == 0 else 'yellow'}"
    mover.send(f"{own}/move", {"version": live.now.version, "move": mover.look(own).moves[0]})
    assert "li" in {one.tag for one in waits.look(f"/match/{live.id}/{name}/since").elements}
    assert stranger.look(f"/match/{live.id}/{name}/since").status == 403


def test_only_a_seat_of_ones_own_and_ones_lists_may_be_kept(table: Server, visitor: NewVisitor) -> None:
    me, both = visitor(), visitor()
    live = table.lay(new_game("rurik", 2, 65), [ME, RUTA])
    shared = table.lay(new_game("rurik", 2, 66), [ME, ME])
    me.sit(live, 0)
    both.sit(shared, 0)
    both.sit(shared, 1)
    asked = ((me, f"/match/{live.id}/blue"), (me, "/mine"), (me, "/"), (both, f"/match/{shared.id}/blue"))
    kept = [who.http.get(path).headers.get("x-may-be-kept") for who, path in asked]
    assert kept == ["1", "1", None, None]


def test_the_worker_is_another_one_with_every_edition(visitor: NewVisitor) -> None:
    answer = visitor().http.get("/sw.js")
    named = re.match(r'const EDITION = "(v-[0-9a-f]+)";', answer.text)
    assert named is not None
    assert f"/static/{named[1]}/" in visitor().look("/mine").html
    assert answer.headers["cache-control"] == "no-cache"
    assert "text/javascript" in answer.headers["content-type"]
