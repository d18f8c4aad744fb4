### What the drawing says: labels, tips, and why something cannot be picked.

draw-coins =
    { $number ->
        [0] no coins
        [one] one coin
       *[other] { WORD($number) } coins
    }

draw-coin = coin

draw-map-title-2 = Rus’
draw-map-north-sea = Varangian Sea
draw-map-south-sea = Rus’ Sea
draw-map-closer = Closer
draw-map-farther = Farther
draw-map-whole = Whole map
draw-map-zoom = Zoom

draw-region-gives = Gives { $good }.
draw-region-taken = Its { $good } is taken; a new one comes at the end of the round.
draw-region-taken-last = Its { $good } is taken, and no new one comes any more.
draw-region-ruled = { $who } rules here.
draw-region-ruled-you = You rule here.
draw-region-nobody = Nobody rules here.

draw-part-leader = leader
draw-part-troops =
    { $number ->
        [one] one troop
       *[other] { WORD($number) } troops
    }
draw-part-rebels =
    { $number ->
        [one] one rebel
       *[other] { WORD($number) } rebels
    }
draw-part-neutral =
    { $number ->
        [one] one neutral troop
       *[other] { WORD($number) } neutral troops
    }

draw-ground-of = { $what }: { $why }
draw-ground-no-troop = You have no troop here.
draw-ground-no-target = Nobody is here whom you could attack.
draw-ground-no-good = Its good is taken.
draw-ground-price = It costs { $price } here, and you have { $points }.
draw-ground-used = A troop has left here already, and each must come from another region.
draw-ground-not-ruled = You do not rule here.
draw-ground-few = You have fewer than { WORD($number) } troops here.
draw-ground-start = This is where the move begins.
draw-ground-border = It does not border on { $region }.
draw-ground-led = Maria has led a troop to { $region }, and the others follow it.

draw-structure-of = { $structure } of { $who }
draw-structure-yours = your { $structure }

draw-strategy-waiting = To place
draw-bribe =
    { $number ->
        [one] with one coin
       *[other] with { WORD($number) } coins
    }
draw-column-full = This column is full.

draw-space-points =
    { $number ->
        [one] one point
       *[other] { WORD($number) } points
    }
draw-space-cards =
    { $number ->
        [one] one card
       *[other] { WORD($number) } cards
    }
draw-space-fee =
    { $number ->
        [one] costs one coin
       *[other] costs { WORD($number) } coins
    }
draw-space-bear = gives the bear to a player

draw-good-none = You have none of it.
draw-good-few = You have fewer than { WORD($number) } of it.
draw-good-paid = Each has to be of another kind, and this kind is paid.
draw-good-market = The market brings only the kind that was taxed.
draw-good-other = Another kind is asked for.

draw-coins-name = Coins
draw-coins-last = { $figure } in hand. No more income comes.

draw-left-troops = Troops in the supply
draw-left-market = Markets left to build
draw-left-stronghold = Strongholds left to build

draw-leader = Leader
draw-leader-in = in { $region }
draw-leader-supply = in the supply
draw-leader-taken = { $who } plays this leader.
draw-leader-used = ability used this round

draw-agenda-standing = You have { $mine }, the best of the others { $best }. A tie is enough, but having none never is.
draw-agenda-standing-track = If the round ended now, your marker would be on step { $mine }, the best of the others on step { $best }. A tie is enough, but a marker that is still at its start never is.
draw-agenda-secret = Agenda, face down

draw-deed-done = done

draw-need-pay = Pay { $what }
draw-need-goods_any = { WORD($number) } goods
draw-need-goods_same = { WORD($number) } goods of one kind
draw-need-goods_different = { WORD($number) } different goods
draw-need-remove-any = Remove { WORD($number) } troops
draw-need-remove-different = Remove { WORD($number) } troops, each from a different region
draw-need-remove-ruled = Remove { WORD($number) } troops from a region you rule
draw-need-raze =
    { $number ->
        [one] Remove one of your structures
       *[other] Remove { WORD($number) } of your structures
    }
draw-need-together = { WORD($number) } troops in one region
draw-need-same-region = { $what } in one region, all yours
draw-need-adjacent = { $what } in { WORD($number) } adjacent regions, all yours
draw-need-regions = Troops in { WORD($number) } regions
draw-need-rebels = { WORD($number) } defeated rebels
draw-need-marker = Hold the bear
draw-need-markets = Markets of yours in { WORD($number) } regions with different goods

draw-plural-market = Markets
draw-plural-stronghold = Strongholds

draw-deck-empty = This deck is empty.
draw-deck-cards =
    { $number ->
        [0] empty
        [one] 1 card
       *[other] { $number } cards
    }

draw-discard = Discard pile
draw-discarded =
    { $number ->
        [0] none discarded
        [one] 1 discarded
       *[other] { $number } discarded
    }
draw-rival-bear = First player
draw-round = Round

draw-phase-setup = Setup
draw-phase-action = Action
draw-phase-over = Over

draw-order = Turn order
draw-first = first player
draw-tab-map = Map

draw-score-lead-hint = points after each round
draw-score-round = Round { $figure }
draw-score-tie-ruled =
    { $number ->
        [one] one region ruled
       *[other] { WORD($number) } regions ruled
    }

draw-claim-hint = outline: where you stand now
draw-claim-hint-watch = outline: where { $who } stands now
draw-claim-now = where { $who } would stand now
draw-claim-now-you = where you would stand now
draw-claim-start = start
draw-claim-start-of = Start
draw-claim-start-of-tip = Markers wait here until they reach a step. Markers never go back.
draw-claim-next = { $now } now · next { $next }
draw-claim-top = { $now } now
draw-claim-step = { $track }: { $need } { $of } { $note }
draw-claim-gives =
    { $number ->
        [one] Worth one point at the end.
       *[other] Worth { WORD($number) } points at the end.
    }
draw-claim-worth = What a marker on a step below is worth at the end of the game.
draw-claim-here = Here: { $who }
draw-claim-points = Points

draw-track-rule = Rule
draw-track-rule-of = regions ruled
draw-track-rule-tip = How many regions you rule when the round ends. Markers never go back.
draw-track-with = with { $region }, { $there }
draw-track-warfare-at = Step { $figure }
draw-track-leading = { $who } { $mine } · { $best } { $figure }
draw-track-first = first
draw-track-second = second

draw-sure-end = Lose the points you saved?
