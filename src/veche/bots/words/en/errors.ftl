### Bots at the seats.

bots-seats = { $players } players need { $players } bots, or one for all seats; { $number } are named.
