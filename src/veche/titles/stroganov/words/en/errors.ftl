### What can be wrong with a position or with corrections.

## What a step of the docket needs.

need-payment = the seat cannot pay that
need-nothing-to-pay = nothing is to be paid any more
need-fur-to-take = no fur is to be taken any more
need-fur-to-draw = no fur is to be drawn any more
need-fur-to-lay = no fur is to be laid there
need-ivans-payment = Ivan cannot pay that
need-wish = no wish lies in { $region }
need-yurt = no yurt lies in { $region }
need-tile = there is a gap in the row
need-outpost = the seat cannot build an outpost in { $region }
need-wish-in-hand = the seat does not have that wish in its hand
need-fur-in-market = the market has no such fur
need-step = the token is on the last space already
need-prey = the seat cannot take that there
need-furs-in-bag = the bag has too few furs
need-year = year { $year } is the last one
need-end-of-story = the seat is not at the end of the story track
need-free = something lies there already

## What cannot lie on the table so.

position-no-trade-fur = no fur lies on the trade space
position-no-fur = no fur lies there
position-fur-comes = the docket is going to lay it
position-no-village = no village lies there
position-order-lacks = somebody is missing
position-at-home = before the first year everybody is at home
position-in-turn = { $procedure } goes from the first place to the last
position-row-gap = it is filled from the west, without gaps
position-setup-furs = these are not the furs of the setup
position-offer-comes = each has a wish and a fur, or is going to have them by the docket
position-offer-half = each is a wish and a fur
position-offers = { $offered } wishes are offered, and { $chosen } are to be chosen
position-pile = { $procedure } waits { $times } times, but only { $left } are left in the pile
position-bag = { $number } furs are to be laid, but only { $left } are in the bag
position-drawn-to-choose = two different furs are drawn where somebody chooses which to keep
position-drawn-to-keep = a fur is drawn where one is to be kept
position-drawn-for-nobody = furs are drawn, but nobody is to keep one of them
position-furs-too-early = nobody has furs before the first wishes are chosen
position-card-too-early = none of his cards is turned before the first year
position-hidden-letter = a hidden letter is drawn by ivans-letter, or it is known to this file
position-ivan-first = in the first year Ivan comes first, and takes the wish that is left
position-ivan-has-ridden = he has ridden to a tile by now
position-tiles-for-ivan = at least { $least } tiles lie there or are still to come, so that Ivan can ride
position-ivans-turns = { $turns } turns of Ivan are still to come, but his pile has { $pile }
position-ivans-pile = only { $number } cards can lie in it
position-movement-of-pile = no card that can lie in his pile has a movement of { $movement }
position-movement-comes = the docket is going to show it
position-no-card = { $procedure } goes by the card that lies face up, and there is none
position-no-movement = the card that is turned has one, from 1 on
position-option = { $option } is no option
position-order = expected each of { $seats } once, found { $found }
position-sings-too-early = only who has come to the end of the story track may sing at once
position-order-and-row = a Cossack further east is ahead of one further west
position-row = the row has { $spaces } spaces, found { $found }
position-village-twice = { $village } is in another place too
position-outposts = a region has { $spaces } spaces, found { $found }
position-outposts-of-one = { $seat } has two outposts there
position-market = the market has { $furs } furs, found { $found }
position-songs = { $number } songs lie open
position-unseen-cards = only { $number } cards have not been seen
position-movement-unseen = no card that was not seen has a movement of { $movement }
position-furs = there are { $found } furs of value { $value }, but only { $number } exist
position-banners = there are only { $number } banners
position-tigers = there are only { $number } tigers
position-outposts-of-a-colour = there are only { $number } outposts of a colour
position-stands = say where the game stands: either a docket, or at = { $places } with a seat
position-card-removed = card { $card } is taken out
position-card-twice = card { $card } is in another place too

## Corrections that do not fit together.

printed-furs = furs: the counts add up to { $total }; there must be 76.
printed-setup-furs = setup_furs: the counts add up to { $total }; there must be { $expected }.
printed-regions = regions: they span { $total } spaces; the row has { $spaces }.
printed-wish = wishes > { $wish } > return is { $returned }, but only { $asked } are asked for.
printed-start-outposts = start > { $place } > outposts is { $outposts }, but there are only { $most } of each colour.
printed-red-outposts = boards > red > value is { $outposts }, but there are only { $most } of each colour.
printed-tigers = supplies > tigers > value is 0; one tiger is laid at the beginning.
printed-trophy-fur = trophies > { $trophy } > fur is { $fur }; the value of a fur is 2 to 8.
printed-trophy-reward = trophies > { $trophy } > reward: two_rewards belongs to the last space, which chooses among the others.
printed-automa = automa: the letter { $letter } is on { $number } cards; it must be on { $expected }.
printed-spots-for-four = landscapes > { $landscape } > spots_for_four is { $number }; it must be fewer than all { $spots } spots.

## What a value of corrections stands for.

thing-action = action
thing-end-of-a-row-of-furs = end of a row of furs
thing-letter = letter
thing-letter-of-a-strategy = letter of Ivan's strategies
thing-reward = reward
thing-type-of-landscape = type of landscape
