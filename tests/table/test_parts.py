"""Parts: a page that says what it shows gets what it lacks, and with that it is the whole page."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.drawing.stage import TITLES, asked, drawn, games
from tests.table.conftest import NewVisitor
from tests.table.games import after, seat_asked
from tests.table.server import Server
from tests.table.visitor import PART, Visitor
from veche.drawing.parts import MARK, unseen, whole

STUB = re.compile(r'<(\w+) data-part="([^"]+)"[^>]* data-same></\1>')


class Shown:
    """A page as its script keeps it: the parts it shows, by their digests."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        self.visitor = visitor
        self.path = path
        self.parts: dict[str, str] = {}

    def look(self) -> str:
        """Ask for what is lacking, and merge it; the page after that."""
        answer = self.visitor.http.get(self.path, headers={**PART, "X-Shown": " ".join(self.parts)})
        assert answer.status_code == 200
        merged = STUB.sub(lambda stub: self.parts[stub[2]], answer.text)
        self.parts = parts_of(merged)
        return merged

    def whole(self) -> str:
        return self.visitor.http.get(self.path, headers=PART).text


def parts_of(page: str) -> dict[str, str]:
    """By their digests, the parts of a page as they stand in it."""
    found = {}
    for start in re.finditer(r'<(\w+) data-part="([^"]+)"', page):
        depth = 0
        for tag in re.finditer(rf"<(/?){start[1]}\b", page[start.start() :]):
            depth += -1 if tag[1] else 1
            if depth == 0:
                end = page.index(">", start.start() + tag.start()) + 1
                found[start[2]] = page[start.start() : end]
                break
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_lacking_makes_the_page_whole(table: Server, visitor: NewVisitor, players: int) -> None:
    live = table.lay(after(60, players))
    sitting = [visitor() for _ in range(players)]
    for seat, one in enumerate(sitting):
        one.sit(live, seat)
    watcher, seldom = visitor(), visitor()
    watcher.watch(live)
    seldom.sit(live, 0)
    id, game, dice = live.id, live.now.game, Random(1)
    pages = [Shown(one, f"/match/{id}/{game.seat_name(seat)}") for seat, one in enumerate(sitting)]
    pages += [Shown(watcher, f"/match/{id}/watch")]
    behind = Shown(seldom, f"/match/{id}/{game.seat_name(0)}")
    behind.look()
    for _ in range(12):
        game = table.game(id)
        seat = seat_asked(game)
        sitting[seat].play(id, game.seat_name(seat), dice.choice(list(game.moves)), game.version)
        for page in pages:
            page.look()  # what was new to it is marked; at the next look it is not
            assert page.look() == page.whole()
    behind.look()
    assert behind.look() == behind.whole(), "a page that has not looked for a dozen moves"


def test_a_move_is_answered_with_what_its_page_lacks(table: Server, visitor: NewVisitor) -> None:
    live = table.lay(after(60))
    game, seat = live.now.game, seat_asked(live.now.game)
    me = visitor()
    me.sit(live, seat)
    path = f"/match/{live.id}/{game.seat_name(seat)}"
    page = Shown(me, path)
    page.look()
    fields = {"token": me.token, "move": next(iter(game.moves)), "version": game.version}
    headers = {**PART, "X-Shown": " ".join(page.parts)}
    answer = me.http.post(f"{path}/move", data=fields, headers=headers)
    assert "data-same" in answer.text
    assert STUB.sub(lambda stub: page.parts[stub[2]], answer.text) == page.whole()


def test_a_table_that_was_killed_remembers_nothing_and_need_not(own_table: Server) -> None:
    live = own_table.lay(after(60))
    me = Visitor(own_table)
    me.sit(live, 0)
    mine = own_table.store.seats(live.id)[0].secret
    own_table.store.see({mine: live.now.version})  # a table that is killed may forget the last looks
    page = Shown(me, f"/match/{live.id}/blue")
    before = page.look()
    own_table.kill()
    own_table.start()
    me.come_back()
    assert page.look() == before == page.whole()
    me.close()


@pytest.mark.parametrize("shown", ["", "AAAAAAAA", "rubbish <p>", " ".join("x" * 4000)])
def test_whoever_says_nonsense_gets_the_whole(table: Server, olena: Visitor, shown: str) -> None:
    live = table.lay(after(60))
    olena.sit(live, 0)
    path = f"/match/{live.id}/blue"
    answer = olena.http.get(path, headers={**PART, "X-Shown": shown})
    assert "data-same" not in answer.text
    assert answer.text == olena.http.get(path, headers=PART).text


def test_replay_steps_are_merged_by_parts_too(table: Server, olena: Visitor) -> None:
    live = table.lay(after(60))
    olena.sit(live, 0)
    pages = [Shown(olena, f"/match/{live.id}/blue/replay?at={at}") for at in (40, 41, 12)]
    shown: dict[str, str] = {}
    for page in pages:
        page.parts = shown
        assert page.look() == page.whole()
        shown = page.parts


@pytest.mark.parametrize("title", TITLES)
def test_every_part_of_a_drawing_is_one_element_with_an_id_of_its_own(title: str) -> None:
    """Merging finds a part by its id; parts lie beside each other, never in each other."""
    for number, game in enumerate(games(2, range(1), title)):
        if number % 20:
            continue
        main = drawn(game, asked(game)).main
        pieces = str(main).split(str(MARK))
        assert len(pieces) > 8
        assert len(pieces) % 2 == 1
        for inside in pieces[1::2]:
            assert list(parts_of(inside).values()) == [inside]
            assert re.match(r'<\w+ data-part="[^"]{8}" id="[^"]+"', inside)
        assert unseen(main, ()) == whole(main)
        assert str(unseen(main, parts_of(str(whole(main))))).count("data-same") == len(pieces) // 2
