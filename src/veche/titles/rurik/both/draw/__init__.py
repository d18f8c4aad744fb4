"""What the tables of both editions show alike: the map with its pieces, the board of columns, cards, decks.

An edition gives its own names for things (`Edition`) and its own desk; nothing here knows which edition it draws.
"""
