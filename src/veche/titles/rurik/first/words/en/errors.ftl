### What can be wrong with a setup.

leaders-both = Leaders are either named or dealt at random, not both.
leaders-alone = Alone, { $leader } leads the Rebellion; choose another leader.
leaders-unknown = There is no leader { $leader }. The leaders are: { $leaders }.
leaders-twice = Only one player can have { $leader }.
leaders-number = { $players } players need { $players } leaders; { $number } are named.

## Positions.

position-left-out = { $card } is left out when one plays alone
