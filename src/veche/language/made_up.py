"""A made-up language: English with every letter accented and every word two fifths longer.

Whoever looks at a page in it sees at once which sentences are no messages, and where longer ones would be cut off.
Nobody is offered it; `veche --language qps` speaks it, and a browser whose cookie `language` says so.
"""

from __future__ import annotations

import re
from math import ceil
from typing import Final

MADE_UP: Final = "qps"
"""Its code; Unicode keeps codes that begin so for private use."""

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "áƀćďéƒĝĥíĵķĺɱńóþɋŕśťúṽŵẋýźÁƁĆĎÉƑĜĤÍĴĶĹḾŃÓÞɊŔŚŤÚṼŴẊÝŹ"
_SIGNS: Final = str.maketrans(_PLAIN, _ACCENTED)
_WORD: Final = re.compile(r"[^\W\d_]+")
_KEPT: Final = re.compile(r"\[\[[^\]]*\]\]|\]\([^)]*\)|`[^`]*`|^#+ ", re.MULTILINE)


def stretched(text: str) -> str:
    """A text in the made-up language.

    >>> stretched("Muster a troop")
    'Ḿúśťéŕŕŕŕ áá ťŕóóþþþ'
    """
    return _WORD.sub(lambda word: _longer(word[0]), text)


def _longer(word: str) -> str:
    said = word.translate(_SIGNS)
    return said + said[-1].lower() * ceil(0.4 * len(word))


def message(source: str) -> str:
    """A message of Fluent in the made-up language: what is said is stretched, what is named stays."""
    from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

    class Stretch(visitor.Transformer):
        def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
            node.value = stretched(node.value)
            return node

    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message):
        return source
    Stretch().visit(entry)
    return FluentSerializer().serialize_entry(entry)


def _kept(part: str) -> str:
    """What stays of a part that stays; but what is counted with a figure is said."""
    name, *said = part.split("|") if part.startswith("[[") else (part,)
    return "|".join([name, *[stretched(one) for one in said]])


def page(text: str) -> str:
    """A page of Markdown in the made-up language; its figures, addresses and code stay."""
    parts, last = [], 0
    for found in _KEPT.finditer(text):
        parts += [stretched(text[last : found.start()]), _kept(found[0])]
        last = found.end()
    return "".join([*parts, stretched(text[last:])])
