"""The table of Rurik as HTML and SVG: a pure function of what a seat sees. One file for each thing on the table."""

from veche.titles.rurik.draw.layout import draw

__all__ = ["draw"]
