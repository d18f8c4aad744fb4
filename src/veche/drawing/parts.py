"""Parts of a drawing: what a page shows already is not sent to it again.

A title marks the parts of its drawing that change seldom (`part`): a panel, the pieces on the map, everything that
drawings refer to. A part is one element with an id, and no part lies in another. On the page it says what it is by a
digest of its content (`data-part`); the page's script tells the server which digests it shows, and where a part is
still the same, the answer only has an empty element in its place, which the script leaves alone. So it does not matter
who remembers what: after a restart, after many moves, in the replay, whatever is not shown is sent.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Collection
from hashlib import blake2b
from typing import Final

from veche.drawing.html import Html, html, trusted

MARK: Final = html("<!--|-->")
"""Stands before and behind a part until the page is put together. What people typed is escaped and never holds it."""

DIGEST_BYTES: Final = 6


def part(markup: Html) -> Html:
    """A part of a drawing: one element that has an id.

    >>> part('<p id="ruler">Kiev</p>')
    '<!--|--><p data-part="pYQHzHTF" id="ruler">Kiev</p><!--|-->'
    """
    digest = urlsafe_b64encode(blake2b(str(markup).encode(), digest_size=DIGEST_BYTES).digest()).decode()
    tag, rest = str(markup).split(" ", 1)
    return trusted(f'{MARK}{tag} data-part="{digest}" {rest}{MARK}')


def whole(markup: Html) -> Html:
    """A drawing with everything in it.

    >>> whole("<ul>" + part('<li id="a">Kiev</li>') + "</ul>")
    '<ul><li data-part="7BEcKEg2" id="a">Kiev</li></ul>'
    """
    return trusted(str(markup).replace(str(MARK), ""))


def unseen(markup: Html, shown: Collection[str]) -> Html:
    """A drawing with an empty element for each part whose digest is among those that a page shows already.

    >>> unseen("<ul>" + part('<li id="a">Kiev</li>') + "</ul>", ["7BEcKEg2"])
    '<ul><li data-part="7BEcKEg2" id="a" data-same></li></ul>'
    """
    pieces = str(markup).split(str(MARK))
    for place in range(1, len(pieces), 2):
        inside = pieces[place]
        start = inside.index('"') + 1
        if inside[start : inside.index('"', start)] in shown:
            head = inside[: inside.index(">")]
            pieces[place] = f"{head} data-same></{head[1 : head.index(' ')]}>"
    return trusted("".join(pieces))
