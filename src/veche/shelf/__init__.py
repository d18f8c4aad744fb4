"""The shelf: what a title is to those who play, draw and serve it, and how titles and bots are found."""
