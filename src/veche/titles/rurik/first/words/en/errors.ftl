### What can be wrong with a setup, a position or corrections.

leaders-both = Leaders are either named or dealt at random, not both.
leaders-alone = Alone, { $leader } leads the Rebellion; choose another leader.
leaders-expansion = { $leader } belongs to Stone & Blade; choose that option too, or another leader.
leaders-unknown = There is no leader { $leader }. The leaders are: { $leaders }.
leaders-twice = Only one player can have { $leader }.
leaders-number = { $players } players need { $players } leaders; { $number } are named.

## What a step of the docket needs.

need-advisor = { $seat } has no advisor { $advisor } to place
need-some-advisor = { $seat } has no advisor to place
need-structures = the seat does not have so many structures
need-goods-token = no goods token is left
need-intrigue-space = that place is not waiting for an intrigue
need-intrigue = no intrigue is in force in this round
need-inheritance = the seat has no inheritance card left
need-choice = only a scheme that lets choose asks for that
need-leader-on-map = the leader must stand on the map
need-top-card = there is no card on the discard pile that the seat could play
need-reward-space = that space is not waiting for a token
need-no-leader = the seat has a leader already
need-advisor-on-board = { $seat } has no advisor on the strategy board to resolve

## What cannot lie on the table so.

position-tokens = { $number } are still to be laid
position-not-alone = it takes part only when one plays alone
position-row = { $number } deeds lie open, found { $found }
position-intrigues = { $number } intrigues lie open, found { $found }
position-intrigue-twice = an intrigue lies in two places
position-no-intrigue = only the option intrigue, which nobody plays alone, has that
position-warfare-rewards = { $number } tokens lie on the warfare track, found { $found }
position-warfare-reward-twice = a token lies on two spaces of the warfare track
position-region-full = in { $region } stand more than { $number } structures
position-point-tokens = there are only { $number } tokens of a point
position-no-stone-and-blade = only the option stone-and-blade has that
position-boons = a trade boon lies under its column or on the dock, and each only once
position-more-goods = more than one good lies there, so good_here is true
position-inheritance-dealt = inheritance cards lie there exactly while return-inheritance waits in the docket
position-inheritance-too-many = nobody is dealt more than { $number } inheritance cards
position-too-few-inheritances = there are not enough inheritance cards to be dealt
position-first-alone = alone, { $seat } is always the first player
position-sviatopolk = Sviatopolk leads the Rebellion, not { $leader }
position-rebellion-never = the Rebellion never has any
position-rebels-alone = alone, rebels that are defeated go back to the Rebellion
position-neutral-in-region = one neutral troop at most stands in a region, not { $number }
position-neutral-kiev = Kiev was Sviatopolk's at the beginning; no neutral troop ever stood there
position-neutral-rebels = rebels stood there at the beginning, so no neutral troop did
position-neutral = there are only { $number } neutral troops, not { $found }
position-neutral-no-card = whichever card was on top at the beginning, rebels stood where neutral troops are
position-ring-twice = a card lies in two places
position-ring-known = this card has been on top, so it is known
position-ring-unseen = nobody has seen this card: { $turned } have been moved to the top
position-bottom-phase = no card is slid out in this phase
position-turned = at most { $most } advisors have been resolved by now, and as many cards moved
position-top-card = the top card is missing, and { $procedure } needs it
position-bottom-turned = its advisors are resolved, so that its cards have been turned
position-no-row = an advisor { $advisor } waits, but no row that is still to come places it
position-ring = there are { $cards } cards, found { $found }
position-rows-without-bottom = rows are slid out, but no bottom card is named
position-bottom-elsewhere = the card lies elsewhere in the ring
position-bottom-other = another card was seen in that place of the ring
position-left-out = { $card } is left out when one plays alone
position-card-twice = scheme { $card } is also in { $place }
position-card-unknown = there is no scheme { $card }
position-cards = there are only { $number } schemes like { $card }
position-pieces = more advisors { $piece } than a player has in round { $round }
position-column-gap = while advisors are placed, a column is filled from the top
position-column-order = an advisor never stands above one of greater power, bribes included

## Corrections that do not fit together.

printed-scheme-space = spaces > { $space } > points is 0; in the scheme column at least 1 card is looked at.
printed-boat = boat: all columns together hold { $room } goods; the top of the trade track asks for { $top }.
printed-warfare-second = warfare: second place is worth { $second }, first place { $first }; second must not be worth more.
printed-warfare-length = warfare > length > value is { $length }; the track must have at least 1 step.
printed-scheme = schemes > { $scheme } > rewards are all 0; a scheme must give something.
printed-scheme-choice = more_schemes > { $scheme } > choice: there must be two kinds of points or more to choose from, and nothing else.
printed-deed-fewer-cards = deeds > { $deed } > reward has fewer_cards without attack; it belongs to an attack.
printed-intrigue-nothing = intrigues > { $intrigue } > effect changes something by 0; leave that out.
printed-intrigue-bribe = intrigues > { $intrigue } > effect makes bribes cheaper; they can only become dearer.
printed-intrigue-called = intrigues > { $intrigue } > called: { $other } has the same name.
printed-goods-tokens = goods_tokens: with { $players } players there are { $total }; there must be { $expected }, one per region.
printed-goods-tokens-fewer = goods_tokens > { $good }: the number goes down with more players; tokens are only ever added.

## What a value of corrections stands for.

thing-advisor-of-a-card = advisor of a card
thing-bonuses = bonuses
thing-choice-of-regions = choice of regions
thing-colour-of-regions = colour of regions
thing-column-of-a-card = column, with or without a coin
thing-columns = columns
thing-cost = cost
thing-gain = gain
thing-gain-of-a-bonus = gain of a bonus
thing-gain-of-a-conversion = gain of a conversion
thing-gain-of-a-warfare-reward = gain of a warfare reward
thing-mark-of-an-inheritance-card = mark of an inheritance card
thing-part-of-a-bonus = part of a bonus
thing-part-of-a-change = part of a change
thing-part-of-a-gain = part of a gain
thing-part-of-what-is-laid = part of what is laid
thing-priority = priority
thing-region-in-play = region in play
thing-reward-of-a-scheme = reward of a scheme
thing-rulebook = rulebook
thing-structure = structure
thing-thing-to-count = thing to count
thing-verb-of-an-intrigue = verb of an intrigue
