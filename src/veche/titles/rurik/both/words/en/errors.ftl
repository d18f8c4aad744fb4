### What can be wrong with a position or with corrections.

## What a step of the docket needs.

need-goods = the seat does not have these goods
need-goods-of-a-kind = the seat does not have so many goods of one kind
need-on-the-board = nothing of { $seat }'s stands on the board
need-replaceable = there is nobody to be replaced
need-piece = the seat has no such piece there
need-deck = that deck is empty
need-troops = the seat does not have these troops
need-cards = the seat does not have so many cards
need-drawn-cards = there are no drawn cards to choose from
need-played-card = no card is being played
need-deed-space = no deed can be laid there

## What cannot lie on the table so.

position-docket-idle = the docket does nothing with it
position-put-back-by-docket = more than { $most } cards would have been put back on one deck
position-goods-taken = the docket takes { $number }, and the seat has fewer
position-reward-to-find = there are { $rebels } rebels on the map, and { $number } reward to be found
position-agendas-dealt = agendas are dealt to choose one of them by keep-agenda
position-agendas-of-a-seat = { $number } agendas are dealt to a seat
position-docket-lets-choose = the docket is going to let the seat choose one
position-too-few-agendas = there are not enough agendas to be dealt
position-troops-to-place = { $number } more are to be placed at the beginning
position-board-filled = nothing stands on it any more when nobody is going to resolve it
position-region = { $region } is not in play with { $players } players
position-leader = { $leader } is played by { $seat } too
position-troops = { $seat } has { $found } troops on the map, but only { $number } exist
position-structure = there is another { $structure } in { $region }
position-structures = { $seat } has { $found } of the kind { $structure }, but only { $number } exist
position-column = the column has { $spaces } spaces, found { $found }
position-put-back = at most { $most } cards can have been put back
position-decks = { $cards } cards lie in the decks, but { $found } are counted
position-deck = more cards were put back than the deck has
position-rewards = there are only { $number } of these rewards
position-rebels-rewards = there are { $rebels } rebels on the map and fewer rewards for them
position-rebels = there are only { $number } rebels, not { $found }
position-stands = say where the game stands: either a docket, or at = { $places } with a seat
position-option = { $option } is no option
position-not-drawn = at { $at } no card is drawn; this needs a docket
position-not-revealed = at { $at } no card is revealed; this needs a docket
position-not-played = at { $at } no card is played; this needs a docket

## Corrections that do not fit together.

printed-own-border = regions > { $region } > adjacent names { $region } itself; a region has no border with itself.
printed-border = regions > { $region } > adjacent names { $other }, but { $other } does not name { $region }; a border belongs to both regions, so correct both or neither.
printed-unreachable = regions > { $region } > adjacent: with { $players } players nobody could get there from { $first }.
printed-rewards = { $table }: the counts add up to { $total }; there must be { $rebels }, one for each rebel.
printed-tracks = tracks > { $high } > { $field } is { $value }, and { $low } has { $below }; each step must ask and give more than the one below it.
printed-deed-asks-nothing = deeds > { $deed }: neither cost nor requirement; a deed must ask for something.
printed-deed-goods = deeds > { $deed } > cost asks for goods of one type and of different types; choose one of the two.

## What a value of corrections stands for.

thing-action = action
thing-cost-of-a-deed = cost of a deed
thing-gain-of-an-inheritance-card = gain of an inheritance card
thing-goal-of-an-agenda = goal of an agenda
thing-good = good
thing-part-of-a-removal = part of a removal
thing-place-to-remove-from = place to remove from
thing-region = region
thing-requirement-of-a-deed = requirement of a deed
thing-reward-of-a-deed = reward of a deed
