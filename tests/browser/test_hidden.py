"""A table in a hidden tab: nobody looks at it, and whoever is to be told is told by the service worker."""

from __future__ import annotations

from playwright.sync_api import Request

from tests.browser.conftest import NewPlayer
from tests.browser.server import ME, Server, new_game, played
from tests.browser.test_home_screen import with_worker
from tests.browser.test_live import asked_seat
from veche.store.records import PERSON
from veche.table.matches import Place

RUTA = Place(PERSON, "Ruta")
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
AS_ON_ANDROID = """() => {
  window.Notification = class {
    static permission = "granted";
    constructor() { throw new TypeError("Illegal constructor"); }
  };
  window.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (_, options) => { window.shown.push(options.data.to); };
}"""


def test_counts_as_looked_at_when_somebody_comes_back(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 51), "keep-agenda"), [ME, RUTA])
    me, ruta = player(seed=1), player(seed=2)
    me.open(server.seat_link(live, 0))
    ruta.open(server.seat_link(live, 1))
    first = asked_seat(server, live)
    mover, waits = (me, ruta) if first == 0 else (ruta, me)
    own = f"/match/{live.id}/{('blue', 'yellow')[1 - first]}"
    with_worker(waits, server)
    waits.open(f"{server.address}{own}")
    waits.page.evaluate(AS_ON_ANDROID)
    waits.page.evaluate(HIDE, True)
    looked: list[bool] = []

    def note(request: Request) -> None:
        if "x-part" in request.headers:
            looked.append("x-nobody-looks" not in request.headers)

    waits.page.on("request", note)
    while asked_seat(server, live) == first:
        mover.wait_until_asked()
        before = server.game(live).version
        mover.press(mover.offers()[0])
        server.wait_for_version(live, before)
    waits.see_in_time("() => window.shown.length > 0")
    assert waits.see("() => window.shown") == [own]
    assert looked
    assert not any(looked)
    with waits.page.expect_request(lambda one: "x-part" in one.headers and "x-nobody-looks" not in one.headers):
        waits.page.evaluate(HIDE, False)
