### What a move means, what it is called on a button, and what should be known before it.

## What a move means.

move-first-player = { $seat } is the first player
move-deal-agenda = The agenda { $agenda } is dealt
move-reward = The rebel gives { $reward }
move-keep-agenda = Keep the agenda { $agenda }
move-place = Place it in { $region }
move-place-leader = Begin with the leader in { $region }
move-column = Place the command in the { $column } column
move-bribe =
    { $price_of_a_bribe ->
        [one] Add a coin to the command, so that it counts one more
       *[other] Add { WORD($price_of_a_bribe) } coins to the command, so that it counts one more
    }
move-stop = Do not go on with this
move-attack = Attack { $target } in { $region }
move-tax = Collect the good of { $region }
move-market = The market brings { $extra }
move-build = Build a { $structure } in { $region }
move-replace = Remove { $target }
move-marker = Give the first-player marker to { $seat }
move-pay = Pay { $good }
move-tile-side = The side { $side } of the Battle tile lies up
move-reveal-deed = { $deed } is revealed
move-deal-deed = The starting deed { $deed } is dealt
move-draw-deed = The deed { $deed } is drawn
move-deal-leader = { $leader } is dealt
move-deal-inheritance = The inheritance of { $inheritance } is dealt
move-draw-card = A strategy card is drawn: { $card }
move-reveal-card = A strategy card is turned up: { $card }
move-keep-deed = Keep the starting deed { $deed }
move-keep-leader = Play { $leader }
move-leave-oath = Leave the oaths of { $oath } in the box
move-lay-oath = Lay the oaths of { $oath } on the left spaces
move-return-inheritance = Put back the inheritance of { $inheritance }
move-inherit = Use the inheritance of { $inheritance }, paying what it costs
move-inherit-elsewhere =
    Use the inheritance of { $inheritance } in another region, for { $elsewhere ->
        [one] { WORD($elsewhere) } coin
       *[other] { WORD($elsewhere) } coins
    } more than it costs
move-forfeit =
    Forfeit the inheritance of { $inheritance } and gain { $forfeited ->
        [one] { WORD($forfeited) } coin
       *[other] { WORD($forfeited) } coins
    }
move-deck = The { $deck } strategy deck
move-deed-deck = Draw a { $market } unseen, from the top of its deck
move-disc = Place the command disc { $disc }
move-rally = Return to { $region } with leader and one troop
move-resolve = Resolve the command in row { $row } of the { $column } column
move-act = Take the actions of the space, paying what it costs
move-skip = Skip all actions of the space, pay nothing for them and gain a coin
move-end = End the turn
move-use = Choose to { $icon }
move-muster = Muster a troop in { $region }
move-muster-leader = Muster the leader in { $region }
move-maria = Maria leads this troop and all that the same source still musters to { $region }
move-shift = Shift a troop out of { $region } instead of mustering
move-move = Move out of { $region }
move-relocate = Relocate a troop from { $region }
move-relocate-leader = Relocate the leader
move-to = Go to { $region }
move-march = Those who go: { $company }
move-result = The result of { $card } applies
move-top = { $card } lies on top of the discards
move-boris = Boris keeps the card that was not used
move-sviatopolk = A troop takes the rebel's place
move-theofana = Gain a coin by Theofana, and tax no more this turn
move-lead = Draw from the { $deck } strategy deck
move-keep-card = Keep the strategy card { $card }
move-return-card = Put back the strategy card { $card }
move-take = Take { $good } from the supply
move-play = Play the strategy card { $card }
move-play-unpaid = Play the strategy card { $unpaid } without paying for it: it does nothing and is discarded
move-swear = Swear the Oath of { $oath } in { $region }
move-deed = Complete the deed { $deed }
move-wield = Wield influence with the { $tile } tile
move-plenty = Use the card on top of the discards, paying what it costs
move-slot = Put the deed into the { $slot } slot
move-pay-coin = Pay a coin
move-discard = Discard the strategy card { $card }
move-remove = Remove troops of yours from { $region }
move-raze = Take down your { $structure } in { $region }; it leaves the game
move-choose-deed = Take the deed { $deed }

## Remarks, in brackets after the move.

remark-idle = none is possible now, and there is no coin for it
remark-idle-saved = none is possible now, and there is no coin for it; carts and hammers are kept until your turn ends
remark-idle-scheme = it can do nothing now
remark-idle-scheme-saved = it can do nothing now; carts and hammers are kept until your turn ends
remark-idle-action = its action is not possible now
remark-idle-action-saved = its action is not possible now; carts and hammers are kept until your turn ends
remark-idle-reward = its reward can do nothing now
remark-idle-reward-saved = its reward can do nothing now; carts and hammers are kept until your turn ends
remark-idle-step = its step can do nothing now
remark-idle-step-saved = its step can do nothing now; carts and hammers are kept until your turn ends
remark-idle-oath = its benefit brings nothing now
remark-idle-oath-saved = its benefit brings nothing now; carts and hammers are kept until your turn ends
remark-one-troop = one troop
remark-at-once = { $troops } troops at once
remark-replaced = a troop of yours takes its place
remark-removed = you have no troop left to take its place

## A move on a button.

short-first-player = { $seat }
short-deal-agenda = { $agenda }
short-reward = Gain { $reward }
short-keep-agenda = { $agenda }
short-place = { $region }
short-place-leader = { $region }
short-column = { $column }
short-bribe = Bribe +1
short-stop = Stop
short-attack = { $target } in { $region }
short-tax = Tax { $region }
short-market = Gain { $extra }
short-build = { $region }: { $structure }
short-replace = Remove { $target }
short-marker = { $seat }
short-pay = Pay { $good }
short-tile-side = { $side }
short-reveal-deed = { $deed }
short-deal-deed = { $deed }
short-draw-deed = { $deed }
short-deal-leader = { $leader }
short-deal-inheritance = { $inheritance }
short-draw-card = Draw: { $card }
short-reveal-card = Turn up: { $card }
short-keep-deed = { $deed }
short-keep-leader = { $leader }
short-leave-oath = Without { $oath }
short-lay-oath = { $oath } left
short-return-inheritance = { $inheritance }
short-inherit = Inherit { $inheritance }
short-inherit-elsewhere = { $inheritance }, elsewhere
short-forfeit = Forfeit { $inheritance }
short-deck = The { $deck } deck
short-deed-deck = A { $market }
short-disc = Disc { $disc }
short-rally = { $region }
short-resolve = { $column }, row { $row }
short-act = Act
short-skip = Skip for a coin
short-end = End turn
short-use = Choose to { $icon }
short-muster = Troop in { $region }
short-muster-leader = Leader in { $region }
short-maria = Maria: { $region }
short-shift = Shift from { $region }
short-move = From { $region }
short-relocate = Relocate from { $region }
short-relocate-leader = Relocate the leader
short-to = To { $region }
short-march = { $company }
short-result = { $card }
short-top = { $card } on top
short-boris = Boris keeps it
short-sviatopolk = Place a troop
short-theofana = A coin
short-lead = Lead: { $deck } deck
short-keep-card = Keep: { $card }
short-return-card = Back: { $card }
short-take = Take { $good }
short-play = Play: { $card }
short-play-unpaid = Unpaid, for nothing: { $unpaid }
short-swear = { $oath }: { $region }
short-deed = Deed: { $deed }
short-wield = Wield: { $tile }
short-plenty = Use the top card
short-slot = The { $slot } slot
short-pay-coin = Pay a coin
short-discard = Discard: { $card }
short-remove = { $region }
short-raze = { $region }: { $structure }
short-choose-deed = { $deed }
