### The scoring sheet: its headings, every point with its reason, and what decides between equals.

## The headings.

heading-ribbons = Ribbons
heading-wares = Wares
heading-wish = Wish
heading-purse = Purse

## The reasons.

outcome-ribbons = Ribbons won: { $number }
outcome-wares = Bought { $ware }, times { $number }
outcome-wish = Wished for { $wish }
outcome-purse = Coins left: { $number }
