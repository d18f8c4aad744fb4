"""What happened in the second edition, told in sentences."""

from veche.titles.rurik.second.story.turn import passages

__all__ = ["passages"]
