"""What a crowd of spectators fetches: drawn once for all of them, and always as the match stands now."""

from __future__ import annotations

import re

import httpx

from tests.browser.server import ME, Server, new_game, played
from veche.store.records import PERSON
from veche.table.matches import Place

PART = {"X-Part": "app"}


def test_spectators_share_a_board_that_is_never_old(server: Server) -> None:
    live = server.lay(played(new_game("rurik", 2, 5), 80), [ME, Place(PERSON, "Ruta")])
    one, two, player = [httpx.Client(base_url=server.address, follow_redirects=True, timeout=60) for _ in range(3)]
    watch, table = f"/match/{live.id}/watch", f"/match/{live.id}/blue"
    with one, two, player:
        for spectator in (one, two):
            spectator.get(f"/watch/{live.now.match.watch}")
        before = one.get(watch, headers=PART)
        assert before.headers["x-version"] == str(live.now.version)
        assert two.get(watch, headers=PART).content == before.content
        assert two.get(watch, headers={**PART, "Accept-Encoding": "identity"}).content == before.content
        # Nothing in it belongs to one browser alone.
        assert b'name="token"' not in before.content
        assert not any(seat.secret.encode() in before.content for seat in live.now.seats)

        link = f"/seat/{live.now.seats[0].secret}"
        token = re.findall(r'name="token" value="([^"]+)"', player.get(link).text)[0]
        assert player.post(link, data={"token": token}).url.path == table
        form = {"token": token, "version": str(live.now.version), "move": next(iter(live.now.game.moves))}
        version = player.post(f"{table}/move", data=form, headers=PART).headers["x-version"]
        after = one.get(watch, headers=PART)
        assert after.headers["x-version"] == version
        assert f"/replay?at={version}".encode() in after.content
        assert two.get(watch, headers=PART).content == after.content

        # Who sits where changes no version, and is seen all the same.
        player.post(f"{table}/sit", data={"token": token, "how": "rename", "name": "Rogneda"})
        assert b"Rogneda" not in after.content
        assert b"Rogneda" in two.get(watch, headers=PART).content
        # Who also plays has a link to the own seat on the page: a page of one's own.
        assert player.get(watch, headers=PART).headers["x-version"] == version
