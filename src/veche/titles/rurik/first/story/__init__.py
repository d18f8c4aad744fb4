"""What happened in the first edition, told in sentences."""

from veche.titles.rurik.first.story.turn import passages

__all__ = ["passages"]
