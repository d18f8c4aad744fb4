"""What Python's own argument parser complains about, in the language of whoever reads it.

It asks gettext for each of its sentences and fills the blanks afterwards. It is answered here by a sentence whose
blanks are arguments of a message of ours; one that we do not know is told as Python tells it.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Final

from veche.kernel.telling import Told

SENTENCES: Final = {
    "the following arguments are required: %s": "parser.required",
    "argument %(argument_name)s: %(message)s": "parser.argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "parser.choice",
    "invalid %(type)s value: %(value)r": "parser.type",
    "expected one argument": "parser.expected-one",
    "expected at most one argument": "parser.expected-at-most-one",
    "expected at least one argument": "parser.expected-at-least-one",
    "not allowed with argument %s": "parser.not-with",
    "ignored explicit argument %r": "parser.ignored",
    "ambiguous option: %(option)s could match %(matches)s": "parser.ambiguous",
}
"""The sentences of Python's parser, and the messages that say them."""

REPRESENTED: Final = ("%r", "%(value)r")
"""Blanks in which something is written as Python writes it."""


class Sentence(str):
    """A sentence of Python's parser that yet has blanks."""

    __slots__ = ()

    def __mod__(self, filled: object) -> str:
        given = dict(filled) if isinstance(filled, Mapping) else {"what": filled}
        if any(blank in self for blank in REPRESENTED):
            given |= {name: repr(given[name]) for name in ("what", "value") if name in given}
        return str(Told(SENTENCES[self], **{name: str(one) for name, one in given.items()}))


def _said(sentence: str) -> str:
    if sentence not in SENTENCES:
        return sentence
    return Sentence(sentence) if "%" in sentence else str(Told(SENTENCES[sentence]))


def tell_in_our_words() -> None:
    """From now on Python's parser asks us for its sentences."""
    vars(argparse)["_"] = _said
