### What a move means, what it is called on a button, and what should be known before it.

## What a move means.

move-first-player = { $seat } is the first player
move-token = A token of { $good }
move-reveal-deed = { $deed } is revealed
move-reveal-intrigue = The intrigue { $intrigue } is turned up
move-intrigue = { $intrigue } takes effect
move-warfare-reward = On the warfare track lies { $warfare_reward }
move-deal-leader = { $leader } is dealt
move-deal-agenda = The agenda { $agenda } is dealt
move-draw-scheme = A scheme is drawn: { $scheme }
move-reveal-scheme = A scheme is revealed: { $scheme }
move-reward = The rebel gives { $reward }
move-choose-leader = Play { $leader }
move-keep-agenda = Keep the agenda { $agenda }
move-place = Begin with a troop in { $region }
move-place-leader = Begin with the leader in { $region }
move-advisor = Place advisor { $advisor }
move-column = Place the advisor in the { $column } column
move-bribe =
    { $price_of_a_bribe ->
        [one] Add a coin to the advisor, for one more power
       *[other] Add { WORD($price_of_a_bribe) } coins to the advisor, for one more power
    }
move-resolve = Resolve the advisor in row { $row } of the { $column } column
move-rally = Return with leader and one troop in { $region }
move-act = Take the main action, paying its coin cost
move-forfeit = Forfeit the main action and gain a coin
move-stop = Do not go on with this
move-end = End the turn
move-muster = Muster a troop in { $region }
move-muster-leader = Muster the leader in { $region }
move-maria = Maria musters the troops of these points in { $region }
move-troop = Move a troop from { $region }
move-leader = Move the leader from { $region }
move-to = Go to { $region }
move-along = Let { $troops } go along with Agatha
move-attack = Attack { $target } in { $region }
move-deck = The { $deck } scheme deck
move-tax = Collect the good of { $region }
move-market = The market brings { $extra }
move-build = Build a { $structure } in { $region }
move-replace = The church replaces { $target }
move-keep-scheme = Keep the scheme: { $scheme }
move-return-scheme = Put back the scheme: { $scheme }
move-marker = Give the first-player marker to { $seat }
move-predslava = Predslava sends a troop of { $seat } away
move-predslava-leader = Predslava sends the leader of { $seat } away
move-play = Play the scheme: { $scheme }
move-deed = Accomplish the deed { $deed }
move-convert = Convert goods into a { $token } point
move-pay = Pay { $good }
move-pay-boon = Pay a trade boon
move-play-top = Play the top card of the discard pile
move-discard = Discard the scheme: { $scheme }
move-remove = Remove troops of yours from { $region }
move-raze = Remove your { $structure } from { $region }
move-load = Let this many goods count: { $goods }
move-choose-deed = Choose the deed { $deed }
move-turn-up = Card { $card } lies on top
move-bottom-card = Card { $card } lies at the bottom
move-attack-neutral = Attack the neutral troops in { $region }
move-replace-neutral = The church replaces a neutral troop
move-rebellion-advisor = The next row shows advisor { $advisor }
move-rebellion-bribe =
    { $price_of_a_bribe ->
        [one] The Rebellion adds a coin: { $bribes_because }
       *[other] The Rebellion adds { WORD($price_of_a_bribe) } coins: { $bribes_because }
    }
move-rebellion-column = The advisor joins the { $column } column: { $column_because }
move-rebellion-returns = Sviatopolk and a rebel come back in { $region }
move-rebellion-resolves = The Rebellion resolves its advisor in row { $row } of the { $column } column
move-rebellion-forfeits = The Rebellion forfeits the action: { $forfeits_because }
move-rebellion-bonus = An open bonus goes with the action: { $bonus }
move-rebellion-musters = The Rebellion musters in { $region }: { $musters_because }
move-rebellion-unlocks = The Rebellion unlocks the next bonus of the column { $priority }: { $unlocks_because }
move-rebellion-moves = The Rebellion moves { $piece } from { $origin } to { $region }: { $moves_because }
move-rebellion-attacks = The Rebellion attacks { $whom } in { $region }: { $attacks_because }
move-rebellion-builds = The Rebellion builds a { $structure } in { $region }. { $builds_because }
move-rebellion-converts = The new church converts { $converted }
move-rebellion-taxes = The Rebellion taxes { $region }. { $taxes_because }
move-rebellion-priority = The Rebellion's priority is { $priority }. { $priority_because }

## Remarks, in brackets after the move.

remark-idle = it can do nothing now, and there is no coin for it
remark-idle-saved = it can do nothing now, and there is no coin for it; its points are kept until your turn ends
remark-dearer =
    { $number ->
        [one] and a coin goes to the supply: an intrigue
       *[other] and { WORD($number) } coins go to the supply: an intrigue
    }
remark-one-troop = one troop
remark-at-once = { $troops } at once

## A move on a button.

short-first-player = { $seat }
short-token = Token: { $good }
short-reveal-deed = { $deed }
short-reveal-intrigue = { $intrigue }
short-intrigue = { $intrigue }
short-warfare-reward = { $warfare_reward }
short-deal-leader = { $leader }
short-deal-agenda = { $agenda }
short-draw-scheme = Draw: { $scheme }
short-reveal-scheme = Reveal: { $scheme }
short-reward = Gain { $reward }
short-choose-leader = { $leader }
short-keep-agenda = { $agenda }
short-place = { $region }
short-place-leader = { $region }
short-advisor = Advisor { $advisor }
short-column = { $column }
short-bribe = Bribe +1
short-resolve = { $column }, row { $row }
short-rally = { $region }
short-act = Act
short-forfeit = Forfeit for a coin
short-stop = Stop
short-end = End turn
short-muster = Troop in { $region }
short-muster-leader = Leader in { $region }
short-maria = Maria: { $region }
short-troop = { $region }
short-leader = Leader, { $region }
short-to = { $region }
short-along = { $troops }
short-attack = Attack { $target } in { $region }
short-deck = The { $deck } deck
short-tax = Tax { $region }
short-market = Gain { $extra }
short-build = { $region }: { $structure }
short-replace = Replace { $target }
short-keep-scheme = Keep: { $scheme }
short-return-scheme = Back: { $scheme }
short-marker = { $seat }
short-predslava = Send a troop of { $seat }
short-predslava-leader = Send the leader of { $seat }
short-play = Play: { $scheme }
short-deed = Deed: { $deed }
short-convert = Convert: { $token }
short-pay = Pay { $good }
short-pay-boon = Pay a trade boon
short-play-top = Play the top card
short-discard = Discard: { $scheme }
short-remove = { $region }
short-raze = { $region }: { $structure }
short-load = Let { $goods } count
short-choose-deed = { $deed }
short-turn-up = Card { $card }
short-bottom-card = Card { $card }
short-attack-neutral = Attack neutrals: { $region }
short-replace-neutral = Replace a neutral troop
short-rebellion-advisor = Advisor { $advisor }
short-rebellion-bribe = Bribe +1
short-rebellion-column = { $column }
short-rebellion-returns = { $region }
short-rebellion-resolves = { $column }, row { $row }
short-rebellion-forfeits = Forfeit
short-rebellion-bonus = Bonus: { $bonus }
short-rebellion-musters = Muster: { $region }
short-rebellion-unlocks = Unlock: { $priority }
short-rebellion-moves = { $origin } to { $region }
short-rebellion-attacks = Attack { $whom }: { $region }
short-rebellion-builds = { $region }: { $structure }
short-rebellion-converts = Convert a troop
short-rebellion-taxes = Tax { $region }
short-rebellion-priority = { $priority }

## Stone & Blade: inheritance, leaders, schemes with a choice.

move-deal-inheritance = The inheritance of { $inheritance } is dealt
move-return-inheritance = Put back the inheritance of { $inheritance }
move-inherit = Use the inheritance of { $inheritance }, paying what it costs
move-inherit-elsewhere =
    Use the inheritance of { $inheritance } in another region, for { $elsewhere ->
        [one] { WORD($elsewhere) } coin
       *[other] { WORD($elsewhere) } coins
    } more than it costs
move-forfeit-inheritance =
    Forfeit the inheritance of { $inheritance } and gain { $forfeited ->
        [one] { WORD($forfeited) } coin
       *[other] { WORD($forfeited) } coins
    }
move-inherit-deed = { $deed } is inherited
move-inherit-good = Take { $good } from the supply
move-gleb = Let those in his region march, by Gleb
move-theofana = Gain a coin by Theofana, and tax no more this turn
move-sviatoslav = Sviatoslav goes to { $region } before you build; where no rebel stands, for a coin
move-points = Spend its points on { $points_kind }

short-deal-inheritance = { $inheritance }
short-return-inheritance = { $inheritance }
short-inherit = Inherit { $inheritance }
short-inherit-elsewhere = { $inheritance }, elsewhere
short-forfeit-inheritance = Forfeit { $inheritance }
short-inherit-deed = { $deed }
short-inherit-good = { $good }
short-gleb = March by Gleb
short-theofana = A coin
short-sviatoslav = Sviatoslav: { $region }
short-points = { $points_kind }
