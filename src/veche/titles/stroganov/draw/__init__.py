"""The table of Stroganov as HTML and SVG: a pure function of what a seat sees. One file for each thing on the table."""

from veche.titles.stroganov.draw.layout import draw

__all__ = ["draw"]
