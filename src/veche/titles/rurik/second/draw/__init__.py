"""The table of *Rurik: Second Edition* as HTML and SVG: a pure function of what a seat sees. A file for each thing."""

from veche.titles.rurik.second.draw.layout import draw

__all__ = ["draw"]
