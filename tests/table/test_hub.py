"""The hub: of many announcements a page hears the newest version, as often as it was announced."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from veche.table.live import Hub


async def heard(announced: Sequence[int]) -> list[str]:
    """What a page hears that comes at version 1, when all of these are announced at once."""
    hub, said, gone = Hub(), asyncio.Queue[Message](), asyncio.Event()
    came = False

    async def receive() -> Message:
        nonlocal came
        if came:
            await gone.wait()
            return {"type": "websocket.disconnect", "code": 1000}
        came = True
        return {"type": "websocket.connect"}

    hub.start()
    attending = asyncio.create_task(hub.attend(WebSocket({"type": "websocket"}, receive, said.put), "m", lambda: 1))
    assert (await said.get())["type"] == "websocket.accept"
    found = [(await said.get())["text"]]
    for version in announced:
        hub.announce("m", version)
    while found.count(str(max(announced))) < announced.count(max(announced)):
        found.append((await said.get())["text"])
    gone.set()
    await attending
    assert said.empty()
    assert hub.watched() == []
    return found


@pytest.mark.parametrize(
    ("announced", "expected"),
    [
        ([2], ["1", "2"]),
        ([2, 3, 4], ["1", "4"]),
        ([4, 3], ["1", "4"]),
        ([2, 2], ["1", "2", "2"]),
    ],
)
def test_the_newest_of_many_as_often_as_it_was_announced(announced: list[int], expected: list[str]) -> None:
    """A page does not look again because of its own move; it must still hear that somebody sat down meanwhile."""
    assert asyncio.run(heard(announced)) == expected
