### What can be wrong with a position or with corrections.

## What a step of the docket needs.

need-disc = { $seat } has no disc of { $disc } to place
need-some-disc = { $seat } has no disc to place
need-buildings = the seat does not have so many palaces and markets
need-resource = the seat has neither goods nor coins
need-present = the seat is not present there
need-troop-to-shift = the seat has no troop there, or nowhere to go
need-rebel = there is no rebel
need-troop-left = the seat has no troop left
need-revealed-cards = there are no revealed cards to choose from
need-unused-card = two cards are revealed, and this is one of them
need-card-in-hand = the seat does not have that card, or not its price
need-deed = the seat cannot complete that deed
need-deed-being-completed = that deed is not being completed
need-tile = the seat cannot wield that tile
need-oath = the seat cannot swear that oath there
need-option = it waits only in a game with the option { $option }
need-unsworn = whoever still lays oaths has sworn none
need-road = the Oath of Roads does not lead out of there
need-discard = the seat cannot use the top of the discards
need-actions = no source gives so many actions
need-draws = at most { $most } cards are drawn
need-any-deck = both decks are empty
need-inheritance = the seat has no inheritance card left
need-disc-to-place = { $seat } has no command disc to place
need-command-on-board = { $seat } has no command on the board to resolve

## What cannot lie on the table so.

position-side = its side has been chosen by now
position-dealt = they are dealt to choose one of them by { $procedure }
position-dealt-too-many = more are dealt than a seat is dealt
position-too-few-deeds = there are not enough starting deeds to be dealt
position-too-few-leaders = there are not enough leaders to be dealt
position-too-few-inheritances = there are not enough inheritance cards to be dealt
position-carts = none are left in a turn in which Theofana was used
position-oath-twice = there is another oath of { $oath } in { $region }
position-oath-not-laid = the seat has no oaths of { $oath } on its board
position-oath-spaces = with these options { $left } cannot lie left and { $right } right
position-oaths = { $seat } has only two oaths of each kind
position-no-starting-deed = { $deed } is no starting deed
position-market = { $number } deeds lie open, found { $found }
position-deed-of-market = { $deed } is no { $market }
position-card-twice = strategy card { $card } is also in { $place }
position-card-unknown = there is no strategy card { $card }
position-cards = there are only { $number } strategy cards like { $card }
position-pieces = more discs of { $piece } than a player has in round { $round }
position-column-gap = while discs are placed, a column is filled from the top
position-column-order = a disc never stands above one of greater strength, bribes included

## Corrections that do not fit together.

printed-space = spaces > { $space } > gives has no { $action }; a space gives at least the action of its column.
printed-battle-second = battle: second place is worth { $second }, first place { $first }; second must not be worth more.
printed-battle-length = battle > length > value is { $length }; the track must have at least 1 step.
printed-benefit-beyond = battle_tile > { $benefit } > step is { $step }; the track has { $length } steps.
printed-benefit-twice = battle_tile > { $benefit } > step is { $step }, where another benefit of that side lies.
printed-benefit-steps = battle_tile > { $benefit } > gain has battle_steps; a benefit of the track cannot move along it.

## What a value of corrections stands for.

thing-action-to-choose = action to choose
thing-benefit-of-the-tile = benefit of the tile
thing-bonus-of-a-building = bonus of a building
thing-building = building
thing-cost-of-a-tile = cost of a tile
thing-effect-of-a-strategy-card = effect of a strategy card
thing-gain-of-a-step = gain of a step
thing-gain-of-a-tile = gain of a tile
thing-influence-tile = influence tile
thing-kind-of-deed = kind of deed
thing-number-of-players = number of players
thing-part-of-a-choice = part of a choice
thing-side-of-the-tile = side of the tile
