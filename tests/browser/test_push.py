"""What a push service delivers, in a real service worker: shown with where it leads, and not before somebody's eyes."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import ME, Server, new_game, played
from tests.browser.test_home_screen import with_worker
from veche.store.records import PERSON
from veche.table.matches import Place

RUTA = Place(PERSON, "Ruta")
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map((one) => [one.title, one.body, one.tag, one.data.to]);
}"""


def push(me: Player, server: Server, told: dict[str, str]) -> None:
    """The push service delivers this to the worker of the page."""
    session = me.page.context.new_cdp_session(me.page)
    known: list[str] = []

    def note(event: dict[str, Any]) -> None:
        known.extend(one["registrationId"] for one in event["registrations"] if not one["isDeleted"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if known:
            break
        me.page.wait_for_timeout(50)
    delivered = {"origin": server.address, "registrationId": known[0], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", delivered)
    session.detach()


def test_is_shown_unless_the_match_is_before_somebodys_eyes(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 51), "keep-agenda"), [ME, RUTA])
    own = f"/match/{live.id}/blue"
    me = player(permissions=["notifications"])
    me.open(server.seat_link(live))
    with_worker(me, server)
    told = {"title": "A match: it is your turn", "body": "Ruta musters a troop.", "to": own, "lang": "en"}
    push(me, server, told)
    me.see_in_time(f"async () => (await ({SHOWN})()).length === 1")
    assert me.page.evaluate(SHOWN) == [[told["title"], told["body"], own, own]]
    push(me, server, {**told, "title": "Again"})
    me.see_in_time(f"async () => (await ({SHOWN})())[0][0] === 'Again'")
    assert len(me.page.evaluate(SHOWN)) == 1, "the newer one takes the place of the one before"
    me.page.evaluate(
        "async () => { for (const one of await (await navigator.serviceWorker.ready).getNotifications()) one.close(); }"
    )
    me.see_in_time(f"async () => (await ({SHOWN})()).length === 0")
    me.open(f"{server.address}{own}")
    push(me, server, told)
    push(me, server, {**told, "to": "/match/another/blue"})
    me.see_in_time(f"async () => (await ({SHOWN})()).length === 1")
    assert me.page.evaluate(SHOWN)[0][3] == "/match/another/blue"
