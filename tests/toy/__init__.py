"""*The Fair*: a toy title for the tests, small enough to read in ten minutes, large enough to need all of the kernel.

Merchants walk a road of stalls. Whoever is furthest behind walks next, one to three steps; who came to a step first
also leaves it first. What stands at the step decides:

* a **wagon**: three tokens come out of the bag, one of them goes back, the others are yours;
* a **stall**: buy its ware, paying the exact price in tokens and coins, piece by piece;
* the **crier**: everybody secretly bids up to three coins; the highest bid that nobody else made wins a ribbon;
* the **gate** at the end: two coins for the first to come through, one for the second.

Some things happen at once, whoever's turn it is: three equal tokens go back to the bag for three coins; a purse of six
coins gives five of them for a ribbon; the last ribbon rings the bell, and the game ends with that turn; whoever carries
more than four tokens returns one. The first of these can cause the second, and the second the third.

Everybody has a secret wish that scores at the end. With the option `pedlar` one more seat is played by the rules: it
walks two steps, keeps what is worth most, sells instead of buying, and bids one coin. The option `road` makes the road
short or long.
"""
