"""Live: everybody who looks at a match is told when it has a new version, and nothing more than that."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import Future

from starlette.websockets import WebSocket, WebSocketDisconnect

from veche.store.store import Store

SECONDS_TO_ANSWER = 10.0
SECONDS_BETWEEN_BEATS = 2.0
BEAT = ""


class Hub:
    """The open pages of every match. `announce` may be called from any thread."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[asyncio.Queue[int]]] = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Called once, inside the loop that serves."""
        self._loop = asyncio.get_running_loop()

    def announce(self, match: str, version: int) -> None:
        """Tell all pages of a match its version."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.tell, match, version)

    def tell(self, match: str, version: int) -> None:
        """Tell the pages that are on the list now; inside the loop that serves."""
        for queue in self._watchers.get(match, ()):
            queue.put_nowait(version)

    def watched(self) -> list[str]:
        """The matches somebody looks at."""
        return [match for match, queues in self._watchers.items() if queues]

    @contextlib.contextmanager
    def listening(self, match: str) -> Iterator[asyncio.Queue[int]]:
        """Whoever listens to a match is told its version here whenever there is something new."""
        queue: asyncio.Queue[int] = asyncio.Queue()
        self._watchers[match].add(queue)
        try:
            yield queue
        finally:
            self._watchers[match].discard(queue)
            if not self._watchers[match]:
                del self._watchers[match]

    async def attend(self, socket: WebSocket, match: str, version: Callable[[], int]) -> None:
        """Serve one page until it goes away: first the version as it is, then each new one, only the newest of many.

        Meanwhile it is sent beats, which say nothing: a page that hears none knows that it has lost us.

        The newest is said as often as it was announced: a page passes over what is said of its own form, and must not
        pass over what somebody else did at the same version. The version as it is, is read only after the page is on
        the list: what comes meanwhile is either read or announced.
        """
        await socket.accept()
        with self.listening(match) as queue:
            await self._say(socket, queue, version)

    async def _say(self, socket: WebSocket, queue: asyncio.Queue[int], version: Callable[[], int]) -> None:
        listening = asyncio.ensure_future(_until_gone(socket))
        waiting = asyncio.ensure_future(queue.get())
        try:
            await socket.send_text(str(version()))
            while True:
                either = {waiting, listening}
                await asyncio.wait(either, timeout=SECONDS_BETWEEN_BEATS, return_when=asyncio.FIRST_COMPLETED)
                if listening.done():
                    break
                if not waiting.done():
                    await socket.send_text(BEAT)
                    continue
                announced = [waiting.result()]
                while not queue.empty():
                    announced.append(queue.get_nowait())
                waiting = asyncio.ensure_future(queue.get())
                newest = max(announced)
                for _ in range(announced.count(newest)):
                    await socket.send_text(str(newest))
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            listening.cancel()
            waiting.cancel()

    def look_around(self, store: Store) -> None:
        """Where several processes share a database: something may have been missed, so all pages hear their version.

        It may be called from any thread.
        """
        if self._loop is None or self._loop.is_closed():
            return
        done: Future[list[str]] = Future()
        self._loop.call_soon_threadsafe(lambda: done.set_result(self.watched()))
        matches = done.result(SECONDS_TO_ANSWER)
        for match, (version, _) in (store.marks(matches) if matches else {}).items():
            self.announce(match, version)


async def _until_gone(socket: WebSocket) -> None:
    """Whatever the page sends is thrown away."""
    with contextlib.suppress(RuntimeError, OSError):
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
