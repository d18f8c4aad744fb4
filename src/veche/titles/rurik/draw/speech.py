"""What the drawing of Rurik says."""

from __future__ import annotations

from veche.drawing.speech import Speech
from veche.drawing.speech import speech as spoken
from veche.kernel.words import Words

__all__ = ["Speech", "speech"]


def speech(words: Words) -> Speech:
    """The speech for these words."""
    return spoken(words, "veche.titles.rurik.draw")
