"""The table of Rurik as HTML and SVG: a pure function of what a seat sees. One file for each thing on the table."""

from veche.titles.rurik.first.draw.layout import draw

__all__ = ["draw"]
