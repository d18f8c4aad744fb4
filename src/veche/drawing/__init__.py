"""What every title draws with: the scene it is given, seats' badges, icons, and small pieces of HTML and SVG.

Drawing is a pure function from a view to HTML and SVG; nothing here reads a state, a file of a match, or a clock.
"""
