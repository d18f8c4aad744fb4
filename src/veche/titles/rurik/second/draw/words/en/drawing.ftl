### What the drawing says: labels, tips, and why something cannot be picked.

draw-leader-none = Leaders are chosen when the game begins.


draw-chronicle = Annals
draw-tab-log = Annals

draw-map-title-1 = Kyivan
draw-map-label = Map of Kyivan Rus’, { WORD($number) } regions in play

draw-strategy = Chronicle board: commands
draw-strategy-hint = lowest own disc first

draw-bid = Command disc { WORD($number) }
draw-bid-of = Command disc { $figure } of { $who }
draw-bid-yours = Your command disc { $figure }
draw-bid-tip = Its value is its strength in the council; coins add to it. A strong command stands higher. In your turns your own lowest value acts first, whatever coins lie with it.

draw-space = { $column }, row { $row }
draw-space-bear = and give the bear to a player

draw-column-muster = Take a miniature from your supply into a region where you are present, once for each helmet.
draw-column-movement = Move any number of your miniatures from one region to one neighbour, once for each boot.
draw-column-attack = Where you are present: capture a rebel, or battle an opponent, once for each sword.
draw-column-tax =
    Collect the good of a region where you are present: { $price_ruled ->
        [one] { WORD($price_ruled) } cart
       *[other] { WORD($price_ruled) } carts
    } where you rule, { WORD($price_elsewhere) } elsewhere.
draw-column-build =
    Put up a building where you are present: { $price_ruled ->
        [one] { WORD($price_ruled) } hammer
       *[other] { WORD($price_ruled) } hammers
    } where you rule, { WORD($price_elsewhere) } elsewhere.
draw-column-lead = Draw so many strategy cards from one deck and keep one. Whoever takes the top space, and does not skip it, also gives the first-player marker to a player, even if they draw no card.
draw-column-mine =
    You have a command here already; a second may follow once you stand in { $columns_before_a_second ->
        [one] { WORD($columns_before_a_second) } column
       *[other] { WORD($columns_before_a_second) } columns
    }.

draw-claim = Chronicle board: tracks
draw-claim-hint = outline: you now
draw-claim-hint-watch = outline: { $who } now

draw-track-expand = Expand
draw-track-rule-of = regions
draw-track-expand-of = adjoining
draw-track-expand-tip = How many regions with your buildings border on another such region. Groups add up. Markers never go back.
draw-track-govern = Govern
draw-track-govern-of = Merits
draw-track-govern-tip = How many Merits you have. At the end it is looked at once more, with the agenda’s Merit.
draw-track-warfare = Battle
draw-track-warfare-tip =
    A step for each battle that you begin, whatever its result; more by your third stronghold, some cards and some deeds. Captured rebels do not count. At the end the first place scores { $battle_first ->
        [one] { WORD($battle_first) } point
       *[other] { WORD($battle_first) } points
    }, the second { $battle_second ->
        [one] { WORD($battle_second) } point
       *[other] { WORD($battle_second) } points
    }; a marker that never moved has a place too.

draw-tile-step = Battle tile, step { $figure }
draw-tile-side = { $side } side

draw-doubt-spaces = The grid of the first edition, with the spaces that the draft names.
draw-doubt-spaces-fewer-boots = The grid of the first edition, with fewer boots and with the spaces that the draft names.
draw-doubt-track-rule = The first edition’s steps.
draw-doubt-track-rule-six-regions = The first edition’s steps; the top is the option’s.
draw-doubt-track-expand = The first edition’s steps.
draw-doubt-track-govern = One step for each Merit.
draw-doubt-tile = No source shows the benefits of the Battle tile.
draw-doubt-oaths = No source shows what an oath costs.
draw-doubt-influence = Only which tile lies below which track; what the tiles cost and give is printed.
draw-doubt-deeds = No source shows the deeds; their kinds and bounds are the draft’s.

draw-structure-palace = In the Chronicle phase of every round but the last its owner may take a deed, if their leader is in its region. At the end it is worth a point to whoever rules there.
draw-structure-market = When its owner taxes in its region, they take one more of the good or a coin.
draw-structure-stronghold = Counts one for its owner’s rule, even with no miniature beside it; not in battles. It cannot be attacked or taken down.

draw-building-bonus = When it is built: { $gain }.

draw-ground-absent = You are not present here.
draw-ground-maria = You are not present here, and Maria is not beside it.
draw-ground-own-card = This is the card’s own region, and you have chosen another.
draw-ground-stands = A { $structure } stands here already.
draw-ground-no-stronghold = You have a stronghold in play, and it is not here.
draw-ground-boris = Boris attacks once more only where he is.
draw-ground-built = A building of each kind stands here.
draw-ground-none-left = Of what can still be built here you have none left.
draw-ground-no-structure = You have no palace or market here.
draw-ground-no-building = You have no building here.
draw-ground-sworn = Such an oath lies here already.
draw-ground-oath = You do not rule here, and cannot pay the good or coin that an oath then costs besides.
draw-ground-tax =
    { $number ->
        [one] one cart
       *[other] { WORD($number) } carts
    }
draw-ground-build =
    { $number ->
        [one] one hammer
       *[other] { WORD($number) } hammers
    }

draw-buildings = Buildings
draw-oaths = Oaths
draw-influence = Influence
draw-influence-hint = pay → gain · track · deeds done
draw-column-clear = Column clear
draw-column-of = The { $slot } column of buildings
draw-column-income = When it is empty: { WORD($number) } coins more at every income.
draw-column-points =
    { $number ->
        [one] When it is empty: one point at the end.
       *[other] When it is empty: { WORD($number) } points at the end.
    }

draw-oath = Oath of { $oath }
draw-oath-of = Oath of { $oath } of { $who }
draw-oath-yours = Your Oath of { $oath }
draw-oath-plenty = A coin for each building in the region; then you may use the bottom half of the top discarded card, at its cost.
draw-oath-authority = Replace an enemy troop or a rebel in the region by a troop of your own. Leaders are immune; a rebel is not captured by it.
draw-oath-roads = Move { WORD($boots_of_roads) } times out of one region where you have a building and miniatures, whether or not the oath lies there.
draw-oath-ours = ≈ Reconstructed: the whole oath, its name and what it costs. The draft only announces further oaths.
draw-oath-cost = Costs { $what }, and one good or coin more where you do not rule.
draw-oath-income = Beneath it: a coin of income.
draw-oath-merit = Beneath it: a Merit.

draw-any-good = any good

draw-merits = Merits
draw-merits-tip = They move you up the Govern track.

draw-merit-influence = The third step of an influence track
draw-merit-slots = A deed in each slot
draw-merit-oaths = Both oaths of a pair
draw-merit-agenda = The agenda, if it is met at the end

draw-tile-of = Influence tile: { $tile }
draw-tile-of-tip = Pay { $cost }: { $gain }.
draw-tile-of-doubt = ≈ Reconstructed: that it lies below this track.

draw-oath-doubt = ≈ Reconstructed: what it costs.

draw-tile-state-lock = Locked.
draw-tile-state-ready = Ready.
draw-tile-state-used = Used this round.

draw-step = Step { $figure }
draw-step-at = The { $slot } influence track: step { $figure } of { $influence_steps }
draw-step-unlocks = Unlocks the tile.
draw-step-merit = A Merit.

draw-slot = The { $slot } deed slot
draw-slot-tip = A deed put here moves the cube one step on.
draw-slot-left = Left
draw-slot-middle = Middle
draw-slot-right = Right
draw-slot-unlocks = unlocks the { $tile } tile
draw-slot-merit = a Merit
draw-slot-full = no further step

draw-seal-tip = Deeds, battles, buildings and palaces as they stand; Rule, Expand and Govern as the markers lie, which advance when the round ends. Agendas stay secret until the end.
draw-coins-tip = { $figure } in hand. The next income, as things stand: { $income }.

draw-left-captured = Captured rebels
draw-left-merits = Merits
draw-left-action = { $what }: { $figure } left

draw-action-muster = Muster
draw-action-movement = Move
draw-action-attack = Attack
draw-action-tax = Tax
draw-action-build = Build
draw-action-lead = Lead
draw-action-relocate = Relocate
draw-action-either = Choose an action

draw-captured =
    { $number ->
        [one] a captured rebel
       *[other] { WORD($number) } captured rebels
    }
draw-a-building = a { $structure }
draw-a-card = the top strategy card
draw-a-deed = the top deed

draw-hand = Strategy
draw-hand-hint = Decks { $left } · { $right }
draw-hand-empty = None in hand. Lead and battles bring them.
draw-card-brief = { $attacker } : { $defender }

draw-strategy-card = Strategy card, face down

draw-card-tip = Played as a scheme: { $gain }.
draw-card-cost =
    { $number ->
        [one] It costs a coin; unpaid it does nothing and is discarded.
       *[other] It costs { WORD($number) } coins; unpaid it does nothing and is discarded.
    }
draw-card-battle = In a battle: attacker loses { $attacker }, defender { $defender }.

draw-loses-at =
    { $number ->
        [0] attacker loses nothing
       *[other] attacker loses { $number }
    }
draw-loses-de =
    { $number ->
        [0] defender loses nothing
       *[other] defender loses { $number }
    }

draw-goals = Deeds and agenda
draw-goals-hint = { $open } in hand · { $done } done
draw-goals-none = No deeds in hand. The Pledge phase brings them.

draw-kind-contract = Contract
draw-kind-quest = Quest
draw-kind-start = Starting deed

draw-deed-met = can be done
draw-deed-now = being completed
draw-deed-not-yet = not yet met
draw-deed-unpaid = cannot pay yet
draw-deed-late = not done
draw-deed-secret = Deed, face down

draw-agenda = Secret agenda
draw-agenda-merit = Also a Merit.
draw-agenda-first = ahead, { $mine } : { $best }
draw-agenda-tied = tied at { $mine }: enough
draw-agenda-none = none: not enough
draw-agenda-behind = behind, { $mine } : { $best }
draw-agenda-capable = Have the most goods.
draw-agenda-committed = Be furthest on Expand.
draw-agenda-conquering = Be furthest on the Battle track.
draw-agenda-courageous = Hold the most captured rebels.
draw-agenda-dignified = Have completed the most deeds.
draw-agenda-esteemed = Be present in the most regions.
draw-agenda-protective = Have the most buildings, of anybody, in regions you rule.
draw-agenda-regal = Have the most fur and honey together.
draw-agenda-successful = Be furthest on Rule.
draw-agenda-wealthy = Have the most coins.

draw-leader-agatha = After a move with her, she may go one region further, with any of your miniatures in the region she reached.
draw-leader-agatha-when = Once a round
draw-leader-boris =
    After a battle that you began in his region, if { $cards_if_unequal ->
        [one] { WORD($cards_if_unequal) } card was
       *[other] { WORD($cards_if_unequal) } cards were
    } drawn: you may keep the unused card; and, whether or not you do, attack there once more.
draw-leader-boris-when = Once a round
draw-leader-maria = When you muster, you may send this troop, and with it all that the same source still musters, to one region beside hers where you have no miniature.
draw-leader-maria-when = Once a round
draw-leader-mstislav = In his region you tax and build as if you ruled.
draw-leader-mstislav-when = Always
draw-leader-gleb = After an attack in his region without a loss of yours, you may move once out of it.
draw-leader-gleb-when = Once a round
draw-leader-theofana = After taxing in her region you may gain a coin, or move her alone to a neighbour. If you do, you cannot tax again this turn.
draw-leader-theofana-when = Once a round
draw-leader-sviatopolk = Rebels in his region count for your rule; a troop may take the place of one you capture there.
draw-leader-sviatopolk-when = Always
draw-leader-yaroslav = You rule his region on ties; rivals’ buildings there lose their abilities, but still count for Expand, and palaces still score at the end.
draw-leader-yaroslav-when = Always
draw-leader-dealt =
    { $who } chooses between { $leaders_dealt ->
        [one] { WORD($leaders_dealt) } leader
       *[other] { WORD($leaders_dealt) } leaders
    }.

draw-inheritance = Inheritance
draw-inheritance-of = Inheritance of { $region }
draw-inheritance-cost =
    { $number ->
        [one] It costs a coin to use.
       *[other] It costs { WORD($number) } coins to use.
    }
draw-inheritance-tip =
    Troops and buildings go to this region, or for { $elsewhere ->
        [one] { WORD($elsewhere) } coin
       *[other] { WORD($elsewhere) } coins
    } more to another. Forfeited, it gives { $forfeited ->
        [one] { WORD($forfeited) } coin
       *[other] { WORD($forfeited) } coins
    }.

draw-decks = Decks

draw-deck = Strategy deck, { $deck }
draw-deck-tip = Face down. Cards are drawn for Lead, for battles, and where a deed or a track says so.
draw-deck-known = You know the top: { $card }.
draw-deck-why = Cards are drawn for Lead, for battles, and where a deed or a track says so.

draw-discard-tip = An Oath of Plenty may use the bottom half of the card on top, which is shown. In the pile, in no order:

draw-deeds = Deeds
draw-deeds-left = { $figure } in the deck
draw-deeds-none = No deeds left

draw-market-contract = Contracts
draw-market-quest = Quests

draw-rival-hand = Strategy cards in hand
draw-rival-deeds = Deeds: { $open } in hand, { $done } done
draw-rival-unknown =
    { $number ->
        [one] one unknown
       *[other] { WORD($number) } unknown
    }
draw-rival-bear-tip = Whoever has the bear when the Action phase ends goes first from then on. The top Lead space moves it.
draw-rival-built = { $figure } of { $buildings_of_a_kind } built.
draw-rival-sworn = { $figure } of { $oaths_of_a_pair } sworn.

draw-battle = Battle
draw-battle-in = Battle in { $region }
draw-battle-after = then { $mine } : { $theirs }
draw-battle-applied = applied
draw-battle-aside = not used
draw-battle-you = The stronger side chooses: you.
draw-battle-stronger = The stronger side chooses: { $who }.
draw-battle-top = Which of them lies on top of the discards?

draw-why-turn = Not now: somebody else decides.
draw-why-time = Not now: schemes come before or after the whole command.
draw-why-scheme = Not now: one scheme is finished before the next.
draw-why-over = Too late: your last turn is over.
draw-why-same = One scheme of each kind a turn.
draw-why-two =
    { $most_schemes ->
        [one] { WORD($most_schemes, capital: 1) } scheme
       *[other] { WORD($most_schemes, capital: 1) } schemes
    } a turn, and you have done { WORD($most_schemes) }.
draw-why-cost =
    { $number ->
        [one] It costs a coin, and you have none. Unpaid it does nothing and is discarded.
       *[other] It costs { WORD($number) } coins, and you have { $coins }. Unpaid it does nothing and is discarded.
    }
draw-why-not-met = What it asks for is not so yet.
draw-why-cannot-pay = You cannot pay this now.
draw-why-locked = Locked: a deed in its slot unlocks it.
draw-why-used = Used this round.
draw-why-good = Goods are paid when something asks for them.
draw-why-market = Deeds are taken in the Pledge phase, by palaces, and by some cards and deeds.
draw-why-market-soon = Not now: your choice comes later in this phase.
draw-why-market-taken = One deed each Pledge phase, and you have taken yours.
draw-why-market-last = No Pledge phase comes any more; only some buildings, cards and deeds still give one.

draw-schemes = Schemes
draw-schemes-count = { $figure } of { $most }

draw-scheme-card = Play a strategy card
draw-scheme-oath = Swear an oath
draw-scheme-deed = Complete a deed
draw-scheme-influence = Wield influence

draw-phase-pledge = Pledge
draw-phase-council = Council
draw-phase-chronicle = Chronicle

draw-gain-muster =
    { $number ->
        [one] muster once
        [2] muster twice
       *[other] muster { WORD($number) } times
    }
draw-gain-movement =
    { $number ->
        [one] move once
        [2] move twice
       *[other] move { WORD($number) } times
    }
draw-gain-attack =
    { $number ->
        [one] attack once
        [2] attack twice
       *[other] attack { WORD($number) } times
    }
draw-gain-tax =
    { $number ->
        [one] tax once
        [2] tax twice
       *[other] tax { WORD($number) } times
    }
draw-gain-build =
    { $number ->
        [one] build once
        [2] build twice
       *[other] build { WORD($number) } times
    }
draw-gain-lead =
    { $number ->
        [one] draw a strategy card
       *[other] draw { WORD($number) } strategy cards and keep one
    }
draw-gain-relocate =
    { $number ->
        [one] relocate a miniature anywhere
       *[other] relocate up to { WORD($number) } miniatures anywhere
    }
draw-gain-either =
    { $number ->
        [one] { $among }, once
        [2] { $among }, twice, chosen each time
       *[other] { $among }, { WORD($number) } times, chosen each time
    }
draw-gain-coins =
    { $number ->
        [one] a coin
       *[other] { WORD($number) } coins
    }
draw-gain-take-deed =
    { $number ->
        [one] take a deed
       *[other] take { WORD($number) } deeds
    }
draw-gain-free-deed =
    { $number ->
        [one] complete a deed from your hand for nothing
       *[other] complete { WORD($number) } deeds for nothing
    }
draw-gain-wield =
    { $number ->
        [one] wield influence once at the usual cost, with a used tile too, without sliding it
        [2] wield influence twice at the usual cost, with used tiles too, without sliding them
       *[other] wield influence { WORD($number) } times at the usual cost, with used tiles too, without sliding them
    }
draw-gain-battle-step =
    { $number ->
        [one] a step on the Battle track
       *[other] { WORD($number) } steps on the Battle track
    }
draw-gain-good =
    { $number ->
        [one] a { $good }
       *[other] { WORD($number) } { $good }
    }
draw-gain-any-good =
    { $number ->
        [one] any good
       *[other] { WORD($number) } goods of any kind
    }
draw-gain-points =
    { $number ->
        [one] a victory point
       *[other] { WORD($number) } victory points
    }

draw-need-goods_any =
    { $number ->
        [one] any good
       *[other] { WORD($number) } goods
    }
draw-need-goods_same = { WORD($number) } goods of one kind
draw-need-goods_different = { WORD($number) } different goods
draw-need-discard =
    { $number ->
        [one] discard a strategy card
       *[other] discard { WORD($number) } strategy cards
    }
draw-need-remove-any = remove { WORD($number) } troops
draw-need-remove-different = remove { WORD($number) } troops, each from another region
draw-need-remove-ruled = remove { WORD($number) } troops from a region you rule
draw-need-raze =
    { $number ->
        [one] take down one of your palaces or markets
       *[other] take down { WORD($number) } of your palaces and markets
    }
draw-need-together = have { WORD($number) } miniatures in one region
draw-need-regions = be present in { WORD($number) } regions
draw-need-ruled =
    { $number ->
        [one] rule a region
       *[other] rule { WORD($number) } regions
    }
draw-need-captured =
    { $number ->
        [one] have a captured rebel
       *[other] have { WORD($number) } captured rebels
    }
draw-need-goods-held = have { WORD($number) } goods
draw-need-oaths =
    { $number ->
        [one] have sworn an oath
       *[other] have sworn { WORD($number) } oaths
    }
draw-need-built = have buildings in { WORD($number) } regions
draw-need-markets = have markets in regions of { WORD($number) } different goods
draw-need-contested =
    { $number ->
        [one] rule a region with an opponent in it
       *[other] rule { WORD($number) } regions with opponents in them
    }
draw-need-battle = have reached step { WORD($number) } of the Battle track
draw-need-quiet = be present in { WORD($number) } regions without rebels
draw-need-rule-all = rule { $what }
draw-need-same-region = have { $what } in one region
draw-need-adjacent = have { $what } in { WORD($number) } adjacent regions
draw-need-leader-in = have your leader in { $region }
draw-need-have = have { $what }
draw-need-under = rule a region with a rival’s { $structure }

draw-plural-palace = palaces

draw-need-marker = hold the bear
draw-need-pay = pay { $what }

draw-plural-market = markets
draw-plural-stronghold = strongholds

draw-tray-leaders = Choose your leader
draw-tray-leaders-wait = The leaders
draw-tray-agendas = Keep one agenda
draw-tray-agendas-hint = the other goes back into the box, unseen
draw-tray-starting = Keep one starting deed
draw-tray-starting-hint = the other goes back into the box, unseen
draw-tray-leave-oath = Which pair of oaths stays in the box?
draw-tray-leave-oath-hint = the other two lie on your board
draw-tray-lay-oath = Which pair lies left?
draw-tray-lay-oath-hint = the spaces cost: left { $left }; right { $right }
draw-tray-return = Put one inheritance back
draw-tray-return-hint = you keep { WORD($inheritances_kept) }
draw-tray-inherit = Your inheritance
draw-tray-inherit-hint =
    use a card in its region, elsewhere for { $elsewhere ->
        [one] { WORD($elsewhere) } coin
       *[other] { WORD($elsewhere) } coins
    } more, or forfeit it for { WORD($forfeited) }
draw-tray-deed-deck = A contract or a quest?
draw-tray-deeds = Take a deed
draw-tray-deeds-hint = from either market
draw-tray-complete = Complete one for nothing
draw-tray-complete-hint = the third palace
draw-tray-drawn = Strategy cards you look at
draw-tray-keep = keep one
draw-tray-back = the rest goes back, the last one on top
draw-tray-looks = { $who } looks at { WORD($number) } strategy cards
draw-tray-from = From which deck?
draw-tray-strengths =
    { $number ->
        [one] { $mine } against { $theirs }: one card, and it applies
       *[other] { $mine } against { $theirs }: { WORD($number) } cards, the stronger side chooses
    }
draw-tray-plenty = Oath of Plenty
draw-tray-plenty-hint = the card on top of the discards, at its cost
draw-tray-company = Who goes to { $there }?
draw-tray-pay-good = Which good do you pay?
draw-tray-pay-same-kind = Which kind do you pay with?
draw-tray-pay-which-resource = One good or coin more, because you do not rule there
draw-tray-take-good = Take a good
draw-tray-icons = Choose an action
draw-tray-market = The market brings
draw-tray-slots = Into which slot?
draw-tray-slots-hint = a deed in each of them is a Merit
draw-tray-tiles = Which tile do you wield?
draw-tray-marker = Who gets the first-player marker?

draw-score-wins = { $who } is crowned ruler of Kyivan Rus’
draw-score-you = You are crowned ruler of Kyivan Rus’
draw-score-shared = { $who } share the crown of Kyivan Rus’

draw-ask-choose-column = Which column does command { $disc } join?
draw-ask-perform-muster = Where do you muster?
draw-ask-perform-move = From where do you move?
draw-ask-perform-relocate = Which miniature do you relocate?
draw-ask-perform-attack = Whom do you attack?
draw-ask-perform-tax = Which region do you tax?
draw-ask-perform-build = What do you build?
draw-ask-perform-lead = From which deck do you draw?
draw-ask-battle-deck = From which deck, against { $opponent } in { $region }?
draw-ask-take-good = Which good do you take?
draw-ask-wield-which = Which influence tile do you wield?
draw-ask-pay-good = Which good do you pay?
draw-ask-before-command = Act, skip, or scheme first?
draw-ask-before-command-saved = Act, skip, or first scheme or use what you saved?
draw-ask-before-command-done = Act or skip?
draw-ask-before-command-done-saved = Act, skip, or first use what you saved?
draw-ask-before-command-idle = Nothing can be done with this space now: skip it, or scheme first?
draw-ask-before-command-idle-saved = Nothing can be done with this space now: skip it, or first scheme or use what you saved?
draw-ask-before-command-idle-done = Nothing can be done with this space now. Do you skip it?
draw-ask-before-command-idle-done-saved = Nothing can be done with this space now: skip it, or first use what you saved?
draw-ask-before-command-unpayable = You cannot pay for this space: skip it, or scheme first?
draw-ask-before-command-unpayable-saved = You cannot pay for this space: skip it, or first scheme or use what you saved?
draw-ask-before-command-unpayable-done = You cannot pay for this space. Do you skip it?
draw-ask-before-command-unpayable-done-saved = You cannot pay for this space: skip it, or first use what you saved?

draw-unpaid = A card played unpaid does nothing.

draw-ask-resolve-which = Which of your two equal commands, or a scheme first?
draw-ask-resolve-which-saved = Which of your two equal commands, or first a scheme or what you saved?
draw-ask-resolve-which-done = Which of your two equal commands?
draw-ask-resolve-which-done-saved = Which of your two equal commands, or first what you saved?

draw-wait-keep-deed = { $name } chooses a starting deed
draw-wait-keep-agenda = { $name } chooses an agenda
draw-wait-keep-leader = { $name } chooses a leader
draw-wait-leave-oath = { $name } chooses two of three pairs of oaths
draw-wait-lay-oath = { $name } lays the oaths
draw-wait-return-inheritance = { $name } puts an inheritance card back
draw-wait-place-troop = { $name } places a troop
draw-wait-place-leader = { $name } places the leader
draw-wait-inherit = { $name } uses an inheritance
draw-wait-inherit-where = { $name } chooses where to inherit
draw-wait-inherit-card = { $name } chooses a deck
draw-wait-inherit-deed = { $name } chooses a kind of deed
draw-wait-choose-from-markets = { $name } chooses a deed
draw-wait-choose-disc = { $name } chooses a command
draw-wait-choose-column = { $name } chooses a column
draw-wait-emergency-muster = { $name } returns to the map
draw-wait-resolve-which = { $name } chooses which command acts
draw-wait-before-command = { $name } begins a turn
draw-wait-end-of-turn = { $name } may still scheme, or ends the turn
draw-wait-perform = { $name } acts
draw-wait-take-good = { $name } takes a good
draw-wait-shift-to = { $name } shifts a troop
draw-wait-choose-destination = { $name } moves
draw-wait-march = { $name } moves
draw-wait-agatha-goes-on = { $name } moves on with Agatha
draw-wait-march-with-agatha = { $name } moves on with Agatha
draw-wait-relocate-to = { $name } relocates a miniature
draw-wait-sviatopolk-recruits = { $name } has captured a rebel
draw-wait-gleb-marches = { $name } may move with Gleb
draw-wait-battle-deck = { $name } chooses a deck for the battle
draw-wait-choose-result = { $name } chooses the result of the battle
draw-wait-boris-keeps = { $name } may keep a card with Boris
draw-wait-choose-top = { $name } orders the discards
draw-wait-attack-again = { $name } may attack once more with Boris
draw-wait-after-theofana-taxed = { $name } has taxed with Theofana
draw-wait-use-market = { $name } uses a market
draw-wait-keep-card = { $name } chooses a strategy card to keep
draw-wait-return-card = { $name } puts strategy cards back
draw-wait-give-marker = { $name } gives the first-player marker
draw-wait-pay-which-resource = { $name } pays for an oath
draw-wait-use-plenty = { $name } has sworn an Oath of Plenty
draw-wait-take-road = { $name } has sworn an Oath of Roads
draw-wait-next-road = { $name } moves by an Oath of Roads
draw-wait-replace = { $name } has sworn an Oath of Authority
draw-wait-choose-slot = { $name } has completed a deed
draw-wait-complete-which = { $name } chooses a deed to complete
draw-wait-discard-from-hand = { $name } discards a strategy card
draw-wait-remove-troop = { $name } removes troops
draw-wait-raze-which = { $name } takes a building down
draw-wait-wield-which = { $name } chooses an influence tile
draw-wait-pay-good = { $name } pays with goods
draw-wait-pay-same-kind = { $name } pays with goods

draw-discard-short = discard · { $figure }

draw-ask-choose-result = Which result applies in { $region }?

draw-rebel = Rebel

draw-stop-choose-from-markets = Take none
draw-stop-use-plenty = Leave it
draw-stop-boris-keeps = Leave it
draw-stop-attack-again = No more
draw-stop-complete-which = None of them
draw-stop-wield-which = No more
draw-stop-agatha-goes-on = Stay here
draw-stop-gleb-marches = Stay here
draw-stop-take-road = Stay here
draw-stop-next-road = No further
draw-stop-sviatopolk-recruits = No troop
draw-stop-after-theofana-taxed = Neither
draw-stop-saved = Stop, keep carts and hammers

draw-chip-skip = Skip
draw-chip-wield = Wield { $tile }

draw-sure-skip = Give the actions up for a coin?
draw-sure-stop = Lose the actions that are left?

## Examples of the rules page

example-rule = In Kyiv, Blue has three troops, Yellow two, and there is one rebel: more than each of them, so Blue rules. In Volyn it is two against two, and nobody rules.
example-attack = Blue may capture the rebel in Polotsk or battle Yellow there. Yellow’s troops in Smolensk are out of reach: Blue is not present.
example-build = A market stands in Novgorod already: Blue can build a palace or a stronghold.
example-muster = Blue is present in Rostov alone: troops can be mustered there, and nowhere else.
example-tracks = The last Chronicle phase: Blue rules five regions, Chernigov by its stronghold alone, and stands on the fourth step of the Rule track.
