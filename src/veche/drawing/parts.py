"""Parts of a drawing: what never changes in a match, and the rest, which is all that a merge after a move needs.

A title puts whatever its drawings refer to (icons, land, pieces) into one `svg` that is marked `data-static`, with a
value that changes when its content does. That `svg` holds no other `svg`.
"""

from __future__ import annotations

from typing import Final

MARK: Final = ' data-static="'


def changing(markup: str) -> str:
    """The markup with empty stubs for what never changes; the page has it already, and its script passes over stubs.

    >>> changing('<svg id="defs" data-static="land-15"><defs>…</defs></svg><p>Kiev</p>')
    '<svg id="defs" data-static="land-15"></svg><p>Kiev</p>'
    """
    kept = []
    start = 0
    while (mark := markup.find(MARK, start)) >= 0:
        inside = markup.index(">", mark) + 1
        kept.append(markup[start:inside])
        start = markup.index("</svg>", inside)
    kept.append(markup[start:])
    return "".join(kept)
