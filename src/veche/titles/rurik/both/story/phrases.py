"""Parts of sentences that both editions use: so many troops, so many coins."""

from __future__ import annotations

from veche.story.passage import Sentence, sentence


def troops_said(number: int) -> Sentence:
    """So many troops."""
    return sentence("story.troops", number=number)


def coins_said(number: int) -> Sentence:
    """So many coins."""
    return sentence("story.coins", number=number)
