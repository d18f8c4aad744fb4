"""The table: a server where matches are set up, played, watched and replayed in a browser. It names no title."""
