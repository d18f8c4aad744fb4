### What the chronicle tells of a move.

log-undo = { $name } took back a move.
log-first-player = { $seat } became the first player.
log-deal-agenda = { $owner } was dealt the agenda { $agenda }.
log-deal-agenda-hidden = { $owner } was dealt an agenda.
log-reward = Under the rebel lay { $reward }.
log-keep-agenda = { $name } kept the agenda { $agenda }.
log-keep-agenda-hidden = { $name } kept one of two agendas.
log-place = { $name } placed it in { $region }.
log-place-leader = { $name } began with the leader in { $region }.
log-column = { $name } placed the command in the { $column } column.
log-bribe =
    { $price_of_a_bribe ->
        [one] { $name } added a coin to the bribe.
       *[other] { $name } added { WORD($price_of_a_bribe) } coins to the bribe.
    }
log-stop = { $name } stopped there.
log-attack = { $name } attacked { $target } in { $region }.
log-tax = { $name } collected the good of { $region }.
log-market = { $name } gained { $extra } from the market.
log-build = { $name } built a { $structure } in { $region }.
log-replace = { $name } made { $target } give way.
log-marker = { $name } gave the first-player marker to { $seat }.
log-pay = { $name } paid with { $good }.
log-tile-side = The Battle tile was laid with the side { $side } up.
log-reveal-deed = { $deed } joined the market.
log-deal-deed = { $owner } was dealt the starting deed { $deed }.
log-deal-deed-hidden = { $owner } was dealt a starting deed.
log-draw-deed = { $owner } drew the deed { $deed }.
log-draw-deed-hidden = { $owner } drew a deed.
log-deal-leader = { $leader } was dealt as a leader.
log-deal-inheritance = { $owner } was dealt the inheritance of { $inheritance }.
log-deal-inheritance-hidden = { $owner } was dealt an inheritance card.
log-draw-card = { $owner } drew a strategy card: { $card }.
log-draw-card-hidden = { $owner } drew a strategy card.
log-reveal-card = A strategy card was turned up: { $card }.
log-keep-deed = { $name } kept the starting deed { $deed }.
log-keep-deed-hidden = { $name } kept one of two starting deeds.
log-keep-leader = { $name } chose { $leader } as leader.
log-leave-oath = { $name } left the oaths of { $oath } in the box.
log-lay-oath = { $name } laid the oaths of { $oath } on the left spaces.
log-return-inheritance = { $name } put back the inheritance of { $inheritance }.
log-return-inheritance-hidden = { $name } put back one of three inheritance cards.
log-inherit = { $name } used the inheritance of { $inheritance }.
log-inherit-elsewhere = { $name } used the inheritance of { $inheritance } elsewhere.
log-forfeit =
    { $name } forfeited the inheritance of { $inheritance } for { $forfeited ->
        [one] { WORD($forfeited) } coin
       *[other] { WORD($forfeited) } coins
    }.
log-deck = { $name } turned to the { $deck } strategy deck.
log-deed-deck = { $name } turned to the deck of { $market }s.
log-disc = { $name } took up the command disc { $disc }.
log-rally = { $name } returned to the map with leader and one troop, in { $region }.
log-resolve = { $name } resolved the command in row { $row } of the { $column } column.
log-act = { $name } chose the actions of the space.
log-skip = { $name } skipped the actions and gained a coin.
log-end = { $name } ended the turn.
log-use = { $name } chose to { $icon }.
log-muster = { $name } mustered a troop in { $region }.
log-muster-leader = { $name } mustered the leader in { $region }.
log-maria = { $name } let Maria lead the troops to { $region }.
log-shift = { $name } shifted a troop out of { $region }.
log-move = { $name } moved out of { $region }.
log-relocate = { $name } relocated a troop from { $region }.
log-relocate-leader = { $name } relocated the leader.
log-to = { $name } went to { $region }.
log-march = { $name } sent { $company }.
log-result = { $name } applied the result of { $card }.
log-top = { $name } laid { $card } on top of the discards.
log-boris = { $name } let Boris keep the card that was not used.
log-sviatopolk = { $name } put a troop in the rebel's place.
log-theofana = { $name } gained a coin by Theofana.
log-lead = { $name } drew from the { $deck } strategy deck.
log-keep-card = { $name } kept a strategy card: { $card }.
log-keep-card-hidden = { $name } kept one of the strategy cards.
log-return-card = { $name } put back a strategy card: { $card }.
log-return-card-hidden = { $name } put a strategy card back on the deck.
log-take = { $name } took { $good } from the supply.
log-play = { $name } played a strategy card: { $card }.
log-play-unpaid = { $name } played a strategy card unpaid, for nothing: { $unpaid }.
log-swear = { $name } swore the Oath of { $oath } in { $region }.
log-deed = { $name } completed the deed { $deed }.
log-wield = { $name } wielded influence with the { $tile } tile.
log-plenty = { $name } used the card on top of the discards.
log-slot = { $name } put the deed into the { $slot } slot.
log-pay-coin = { $name } paid with a coin.
log-discard = { $name } discarded a strategy card: { $card }.
log-remove =
    { $number ->
        [0] { $name } removed troops from { $region }.
        [one] { $name } removed a troop from { $region }.
       *[other] { $name } removed { $number } troops from { $region }.
    }
log-raze = { $name } took down the { $structure } in { $region }.
log-choose-deed = { $name } took the deed { $deed }.

## Where a chapter of the story begins.

story-chapter = Round { $number }
