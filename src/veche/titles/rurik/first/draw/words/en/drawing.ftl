### What the drawing says: labels, tips, and why something cannot be picked.

draw-mat = Boat, coins and supply
draw-leader-none = Leaders are chosen when the game begins.

draw-map-title-1 = Kievan
draw-map-label = Map of Kievan Rus’, { WORD($number) } regions in play

draw-structure-church = When it is built, a troop of its owner replaces a rebel or any other troop here that is not its owner's. Leaders are immune.
draw-structure-market = Whenever its owner takes the good here by taxing, they gain another of the kind or a coin.
draw-structure-stronghold = Counts as a troop of its owner for rule. Whoever attacks its owner here reveals one card more.
draw-structure-tavern =
    When it is built, its owner gains { $tavern_coins ->
        [one] a coin
       *[other] { WORD($tavern_coins) } coins
    } for every structure here, whoever built it, and may play the top card of the discard pile if they have played no scheme this turn. That card is then removed from the game.
draw-structure-stable =
    When it is built, its owner has { $stable_movement ->
        [one] { WORD($stable_movement) } movement point
       *[other] { WORD($stable_movement) } movement points
    } for troops that start here.
draw-boon = Trade boon
draw-boon-under = Yours as soon as this column is full for the first time. Later it is paid like any one good.
draw-boon-rival = A trade boon still lies under it.
draw-boon-held = Each can be paid as any one good, wherever goods are paid. It never goes aboard.
draw-reward-step = Step { $figure } of the warfare track
draw-reward-good =
    { $number ->
        [one] Whoever comes here gains { $good }.
       *[other] Whoever comes here gains { WORD($number) } { $good }.
    }
draw-reward-coin =
    { $number ->
        [one] Whoever comes here gains a coin.
       *[other] Whoever comes here gains { WORD($number) } coins.
    }
draw-reward-scheme =
    { $number ->
        [one] Whoever comes here draws a scheme.
       *[other] Whoever comes here looks at { WORD($number) } schemes and keeps one.
    }
draw-reward-point =
    { $number ->
        [one] Whoever comes here gains a token of a victory point.
       *[other] Whoever comes here gains { WORD($number) } tokens of a victory point.
    }

draw-ground-absent = You have no troop here.
draw-ground-maria = You have no troop here, and Maria is not beside it.
draw-ground-rebellion = The Rebellion is here, so you begin elsewhere.
draw-ground-leader-moved = You have no troop here but your leader, who has been moved.
draw-ground-built = A structure of each kind stands here.
draw-ground-full = There is no room for another structure: no region has more than { $most_in_a_region }.
draw-ground-none-left = Of what can still be built here you have none left.
draw-ground-no-structure = You have no structure here.
draw-ground-stable = These points move only troops that start in { $region }.
draw-ground-tax =
    { $number ->
        [one] one tax point
       *[other] { WORD($number) } tax points
    }
draw-ground-build =
    { $number ->
        [one] one build point
       *[other] { WORD($number) } build points
    }

draw-strategy = Strategy board
draw-strategy-hint = lowest number acts first

draw-column-muster = Troops from your supply into regions you occupy, one for each point.
draw-column-movement = Troops or your leader into neighbouring regions, one border for each point.
draw-column-attack = Attack rebels and troops that are not yours where you have a troop, one attack for each point.
draw-column-tax =
    Take the goods of regions you occupy: { $price_ruled ->
        [one] { WORD($price_ruled) } point
       *[other] { WORD($price_ruled) } points
    } where you rule, { WORD($price_elsewhere) } elsewhere.
draw-column-build =
    Build in regions you occupy: { $price_ruled ->
        [one] { WORD($price_ruled) } point
       *[other] { WORD($price_ruled) } points
    } where you rule, { WORD($price_elsewhere) } elsewhere.
draw-column-scheme = Look at so many schemes of one deck and keep one.
draw-column-mine =
    You stand here already; a second advisor may follow once you stand in { $columns_before_a_second ->
        [one] { WORD($columns_before_a_second) } column
       *[other] { WORD($columns_before_a_second) } columns
    }.

draw-space = { $column }, row { $row }
draw-claim = Claim board

draw-track-build = Build
draw-track-trade = Trade
draw-track-warfare = Warfare
draw-track-build-of = adjacent regions
draw-track-trade-of = goods on boat
draw-track-build-tip = The largest group of adjacent regions in which you have a structure.
draw-track-trade-tip = How many goods lie on your boat.
draw-track-warfare-tip = One step for each attack on an opponent. Only first and second place score at the end.

draw-seal-tip = Warfare and deeds as they stand, tracks as the markers lie; these advance when the round ends. Agendas stay secret until the end.

draw-boat-column = { $good }: { $figure } of { $room }
draw-boat-tip = A full column earns a coin at the end of rounds one to { WORD($rounds_before_the_last) }.
draw-boat-why = Goods are paid when a deed or a token asks for them.

draw-aboard = { $figure } of { $room } aboard

draw-dock = Dock
draw-dock-tip = Goods that do not fit on the boat. They can be paid, but do not count for trade.

draw-coins-tip = { $figure } in hand. The next income, as things stand and with the boat loaded: { $income }.

draw-left-church = Churches left to build
draw-left-tavern = Taverns left to build
draw-left-stable = Stables left to build
draw-left-rebels = Rebels defeated

draw-token-build = Build token
draw-token-muster = Muster token
draw-token-tip =
    { $number ->
        [0] Pay { $goods }: { $gain }. Once a round.
        [one] Pay { $goods }, and one more good of any kind: { $gain }. Once a round.
       *[other] Pay { $goods }, and { WORD($number) } more goods of any kind: { $gain }. Once a round.
    }
draw-token-used = Used this round.
draw-token-lacking = You do not have these goods.
draw-token-ready = ready

draw-bonus-time = Not now: this is done before or after the main action.
draw-bonus-turn = Not now: it is not your turn.
draw-bonus-over = Too late: your last turn is over.
draw-bonus-scheme-played = One scheme a turn, and you have played yours.
draw-bonus-deed-done = One deed a turn, and you have accomplished yours.
draw-bonus-converted = One conversion a turn, and you have made yours.

draw-leader-agatha-when = Each move
draw-leader-agatha = When you move Agatha, up to { WORD($agatha_takes) } of your troops in her region go along free.
draw-leader-boris-when = Each attack
draw-leader-boris = Attacking an opponent in his region: reveal one card fewer and take a coin from them, if they have one.
draw-leader-maria-when = Once a round
draw-leader-maria = When you muster, you may place those troops in one region next to hers where you have none.
draw-leader-mstislav-when = Always
draw-leader-mstislav =
    In his region every tax and every build costs { $mstislav_price ->
        [one] { WORD($mstislav_price) } point
       *[other] { WORD($mstislav_price) } points
    }, whoever rules.
draw-leader-predslava-when = Once a round
draw-leader-predslava = On your turn, move an opposing troop or leader from her region to one beside it; its owner gains a coin.
draw-leader-sudislav-when = Always
draw-leader-sudislav = Attack points may be spent to muster in his region.
draw-leader-sviatopolk-when = Always
draw-leader-sviatopolk = Rebels in his region count as yours for rule; where you defeat one there, a troop of yours takes its place.
draw-leader-yaroslav-when = Always
draw-leader-yaroslav = In his region you win ties for rule, and opposing structures have no ability.

draw-leader-gleb-when = Once a round
draw-leader-gleb =
    After an attack in his region in which you lost nobody: { $gleb_marches ->
        [one] { WORD($gleb_marches) } movement point
       *[other] { WORD($gleb_marches) } movement points
    } for your pieces there, him included.
draw-leader-theofana-when = Once a round
draw-leader-theofana = After taxing in her region: gain a coin, or move her to a neighbour. Then you cannot tax again this turn.
draw-leader-sviatoslav-when = Each turn
draw-leader-sviatoslav =
    Before you spend a build point he may go to a neighbouring region: free where a rebel stands, else for { $sviatoslav_pays ->
        [one] { WORD($sviatoslav_pays) } coin
       *[other] { WORD($sviatoslav_pays) } coins
    }.

draw-hand = Schemes
draw-hand-hint = one per turn
draw-hand-empty = None in hand. The Scheme column brings them.

draw-scheme = Scheme
draw-scheme-casualty = Casualty
draw-scheme-casualties = Two casualties
draw-scheme-safe = no casualty
draw-scheme-casualty-tip = If it is revealed in an attack, the attacker loses a troop.
draw-scheme-casualties-tip = If it is revealed in an attack, the attacker loses two troops.
draw-scheme-tip = Played from the hand it gives { $scheme }.
draw-scheme-cost = It costs { $price } to play, and you have { $purse }.

draw-goals = Agenda and deeds
draw-goals-hint = { $open } open · { $done } done
draw-agenda-brief = { $mine }; best rival { $best }
draw-deed-can = can be done
draw-deed-late = not done
draw-deed-unpaid = cannot pay yet
draw-deed-not-yet = not yet met
draw-deed-has-rebels = { $have } of { $want } rebels
draw-deed-has-marker = needs the bear
draw-deed-has-together = { $have } of { $want } together
draw-deed-has-regions = { $have } of { $want } regions
draw-deed-has-markets = { $have } of { $want } kinds
draw-deed-has-church = { $have } of { $want } churches
draw-deed-has-tavern = { $have } of { $want } taverns
draw-deed-has-stable = { $have } of { $want } stables
draw-deed-has-market = { $have } of { $want } markets
draw-deed-has-stronghold = { $have } of { $want } strongholds
draw-deed-has-rule = { $have } of { $want } ruled

draw-agenda = Secret agenda
draw-agenda-capable = Have the most goods, on boat and dock.
draw-agenda-committed = Be first on the build track.
draw-agenda-conquering = Be first on the warfare track.
draw-agenda-courageous = Have defeated the most rebels.
draw-agenda-dignified = Have accomplished the most deeds.
draw-agenda-esteemed = Have troops in the most regions.
draw-agenda-prosperous = Be first on the trade track.
draw-agenda-protective = Have the most structures, whoever built them, in regions you rule.
draw-agenda-regal = Have the most fur and honey together, on boat and dock.
draw-agenda-successful = Be first on the rule track.
draw-agenda-wealthy = Have the most coins.

draw-deed-cannot-pay = You cannot pay this now.
draw-deed-not-met = What it asks for is not so yet.
draw-deed-choose-later = Deeds are chosen in the claim phase, or by a scheme.
draw-deed-choose-soon = Not now: your choice comes later in this claim phase.
draw-deed-chosen = One deed each claim phase, and you have chosen yours.
draw-deed-choose-last = No more deeds are chosen in a claim phase; only a scheme still gives one.

draw-deeds = Deeds on offer
draw-deeds-left = { $figure } in the deck
draw-deeds-none = No deeds left
draw-region-several = Gives { $good }, of which { WORD($number) } lie here.
draw-intrigues = Intrigue
draw-intrigues-now = in force: { $intrigue }
draw-intrigues-later = from round { $round } on
draw-intrigue-round = round { $round }
draw-intrigue-now = now
draw-intrigue-gone = over
draw-intrigue-gone-tip = Its round is over; it is discarded.
draw-intrigue-now-tip = In force until the end of this round.
draw-intrigue-done-tip = It took effect at the start of this round.
draw-intrigue-next-tip = Takes effect at the start of round { $round }.
draw-doubt-inheritance = The real cards are not known: their bonuses are ours.
draw-doubt-intrigue = The real cards are not known: name and effect are ours.

draw-plural-church = Churches
draw-plural-tavern = Taverns
draw-plural-stable = Stables
draw-need-structures = { $what } of yours: { WORD($number) }
draw-need-rule = Rule { $where }
draw-all-structures = One structure of each kind

draw-gain-0 =
    { $number ->
        [one] Muster a troop
       *[other] Muster { WORD($number) } troops
    }
draw-gain-1 =
    { $number ->
        [one] One movement point
       *[other] { WORD($number) } movement points
    }
draw-gain-2 =
    { $number ->
        [one] One attack
       *[other] { WORD($number) } attacks
    }
draw-gain-3 =
    { $number ->
        [one] One tax point
       *[other] { WORD($number) } tax points
    }
draw-gain-4 =
    { $number ->
        [one] One build point
       *[other] { WORD($number) } build points
    }
draw-gain-5 =
    { $number ->
        [one] Look at a scheme and keep it
       *[other] Look at { WORD($number) } schemes, keep one
    }
draw-gain-6 =
    { $number ->
        [one] One coin
       *[other] { WORD($number) } coins
    }
draw-gain-7 =
    { $number ->
        [one] Choose a deed
       *[other] Choose { WORD($number) } deeds
    }
draw-gain-8 =
    { $number ->
        [one] Move a troop anywhere
       *[other] Move { WORD($number) } troops anywhere
    }
draw-gain-9 =
    { $number ->
        [one] Advance in warfare
       *[other] Advance { WORD($number) } steps in warfare
    }
draw-gain-or = { $gain } or { $other }
draw-gain-fewer =
    { $number ->
        [one] reveal one card fewer
       *[other] reveal { WORD($number) } cards fewer
    }

draw-decks = Scheme decks

draw-deck = Scheme deck, { $deck }
draw-deck-known = You know the top: { $scheme }.
draw-deck-tip = Face down. Cards are drawn by scheme actions and deeds, and revealed in attacks.

draw-rival-hand = Schemes in hand
draw-rival-deeds = Deeds: { $open } open, { $done } done

draw-difficulty-easy = easy
draw-difficulty-medium = medium
draw-difficulty-hard = hard
draw-difficulty-very-hard = very hard

draw-rebellion-level = Difficulty
draw-rebellion-sviatopolk =
    When you are attacked in his region the Rebellion reveals { $sviatopolk_fewer_cards ->
        [one] { WORD($sviatopolk_fewer_cards) } card
       *[other] { WORD($sviatopolk_fewer_cards) } cards
    } fewer. Rounds one to { WORD($rounds_before_the_last) } end with { $sviatopolk_rebels ->
        [one] { WORD($sviatopolk_rebels) } more rebel
       *[other] { WORD($sviatopolk_rebels) } more rebels
    } where he stands.
draw-rebellion-coins = On its dock; at the end a point for every { WORD($for_a_point) }, rounded up. The next income, as things stand: { $income }.
draw-rebellion-coins-last = On its dock; at the end a point for every { WORD($for_a_point) }, rounded up. No more income comes.
draw-rebellion-boons = The Rebellion never pays with them: at the end each counts as a good on its dock.
draw-rebellion-dock = Goods that do not fit on its boat. They do not count for trade; at the end a point for every { WORD($for_a_point) }, rounded up.
draw-rebellion-seal = Warfare as it stands, tracks as the markers lie, which advance when the round ends; and a point for every { WORD($for_a_point) } coins and every { WORD($for_a_point) } goods on its dock, both rounded up.
draw-rebellion-church = When it is built, a rebel replaces a troop of yours here or, if there is none, a neutral one. Leaders are immune.
draw-rebellion-market = Whenever the Rebellion takes the good here by taxing, it gains another of the kind.
draw-rebellion-mat = The Rebellion's bonuses
draw-rebellion-now = Its priority now

draw-priority-attack_move = It spreads into regions it does not occupy and attacks first where it does not rule.
draw-priority-build = It masses in a region it does not rule and attacks first where it rules.
draw-priority-tax = It masses in a region it does not rule and attacks first where it rules.

draw-bonus = With { $column }: { $gain }.
draw-bonus-open = Open.
draw-bonus-covered = Covered by a coin.

draw-rebellion-bottom = Slid out
draw-rebellion-row = Advisor { $advisor } to { $column }.
draw-rebellion-row-coin = Advisor { $advisor } to { $column }, with the coins that put it on the top space, if it can pay them all.
draw-rebellion-locked = Not before round { $round }.
draw-rebellion-top = Card { $card }
draw-rebellion-locations = Location order
draw-rebellion-acted = It has just acted here.
draw-rebellion-builds = Build order for its priority

draw-tray-leaders = Choose your leader
draw-tray-leaders-wait = The leaders
draw-tray-agendas = Keep one agenda
draw-tray-agendas-hint = the other goes back into the box, unseen
draw-tray-inheritances = Put one inheritance back
draw-tray-inheritances-hint = you keep { WORD($inheritances_kept) }
draw-tray-inherit = Your inheritance
draw-tray-inherit-hint =
    use a card in its region, elsewhere for { $elsewhere ->
        [one] { WORD($elsewhere) } coin
       *[other] { WORD($elsewhere) } coins
    } more, or forfeit it for { WORD($forfeited) }
draw-tray-good = Which good?
draw-tray-points = Which points?
draw-inheritance = Inheritance
draw-inheritance-of = Inheritance of { $region }
draw-inheritance-cost =
    { $number ->
        [one] It costs a coin to use.
       *[other] It costs { WORD($number) } coins to use.
    }
draw-inheritance-tip =
    Troops and structures go to this region, or for { $elsewhere ->
        [one] { WORD($elsewhere) } coin
       *[other] { WORD($elsewhere) } coins
    } more to another. Forfeited, it gives { $forfeited ->
        [one] { WORD($forfeited) } coin
       *[other] { WORD($forfeited) } coins
    }.
draw-inheritance-later = You use it once everybody's leader stands.
draw-inherits-structure = a { $structure }, without what it does when built
draw-inherits-good = { WORD($number) } { $good }
draw-inherits-any = a good of your choice
draw-inherits-scheme = the top scheme of a deck
draw-inherits-deed = the top deed
draw-ground-inherited = A card is used elsewhere than in its own region, and where such a structure can stand.
draw-tray-drawn = Schemes you look at
draw-tray-keep = keep one
draw-tray-return = the rest goes back, the last one on top
draw-tray-looks = { $who } looks at { WORD($number) } schemes
draw-tray-revealed = Casualty check
draw-tray-revealed-hint = at the first card with a casualty sign the attacker loses a troop for each sign
draw-tray-along = How many go along?
draw-tray-along-troops =
    { $number ->
        [0] nobody goes along
        [one] one troop goes along
       *[other] { WORD($number) } troops go along
    }
draw-tray-market = The market brings
draw-tray-deeds = Choose a deed
draw-tray-load = How many goods count?
draw-tray-load-hint = those left on the dock do not; a marker that stays off the board earns a coin
draw-tray-load-alone = it may move your marker, and steer the Rebellion's priority and what it unlocks
draw-tray-from = From which deck?
draw-tray-cards =
    { $number ->
        [one] one card to come
       *[other] { WORD($number) } cards to come
    }

draw-phase-strategy = Strategy
draw-phase-claim = Claim

draw-detail-points =
    { $number ->
        [one] one point left
       *[other] { WORD($number) } points left
    }

draw-score-wins = { $who } takes the throne of Kiev
draw-score-you = You take the throne of Kiev
draw-score-shared = { $who } share the throne of Kiev

draw-detail-bribe =
    { $number ->
        [one] a coin with it
       *[other] { WORD($number) } coins with it
    }

draw-ask-choose-column = Which column for advisor { $advisor }?
draw-acts =
    { $number ->
        [one] Your { $column } advisor acts: one point
       *[other] Your { $column } advisor acts: { WORD($number) } points
    }
draw-acts-scheme =
    { $number ->
        [one] Your { $column } advisor acts: one card
       *[other] Your { $column } advisor acts: one of { WORD($number) } cards
    }
draw-acts-unpayable = Your { $column } advisor cannot pay for its space
draw-acts-idle = Your { $column } advisor can do nothing now
draw-ask-muster = Where do you muster?
draw-ask-muster-by-maria = Muster another troop in { $region }?
draw-ask-choose-troop = Which troop moves?
draw-ask-attack = Whom do you attack?
draw-ask-attack-muster = Whom do you attack, or do you muster with Sudislav?

draw-wait-choose-leader = { $name } chooses a leader
draw-wait-keep-agenda = { $name } chooses an agenda
draw-wait-return-inheritance = { $name } puts an inheritance card back
draw-wait-inherit = { $name } uses an inheritance
draw-wait-inherit-where = { $name } chooses where to inherit
draw-wait-inherit-good = { $name } chooses a good
draw-wait-gleb-may-march = { $name } may march with Gleb
draw-wait-after-theofana-taxed = { $name } has taxed with Theofana
draw-wait-choose-points = { $name } chooses which points a scheme gives
draw-wait-place-troop = { $name } places a troop
draw-wait-place-leader = { $name } places the leader
draw-wait-choose-advisor = { $name } chooses an advisor
draw-wait-choose-column = { $name } chooses a column
draw-wait-rally = { $name } returns to the map
draw-wait-resolve-which = { $name } chooses which advisor acts
draw-wait-before-main-action = { $name } begins a turn
draw-wait-end-of-turn = { $name } is about to end the turn
draw-wait-muster = { $name } musters
draw-wait-muster-by-maria = { $name } musters
draw-wait-predslava-sends = { $name } sends a piece away
draw-wait-choose-troop = { $name } moves
draw-wait-choose-destination = { $name } moves a troop
draw-wait-move-from = { $name } moves out of one region
draw-wait-move-from-to = { $name } moves a troop
draw-wait-tavern-top = { $name } sits in the tavern
draw-wait-choose-troop-anywhere = { $name } moves
draw-wait-choose-destination-anywhere = { $name } moves a troop
draw-wait-along-with-agatha = { $name } moves Agatha
draw-wait-attack = { $name } attacks
draw-wait-check-which-deck = { $name } chooses a deck to reveal from
draw-wait-spend-tax = { $name } taxes
draw-wait-use-market = { $name } uses a market
draw-wait-spend-build = { $name } builds
draw-wait-replace = { $name } has built a church
draw-wait-draw-which-deck = { $name } chooses a deck to draw from
draw-wait-keep-scheme = { $name } chooses a scheme to keep
draw-wait-return-scheme = { $name } puts schemes back
draw-wait-give-marker = { $name } gives the first-player marker
draw-wait-pay-good = { $name } pays with goods
draw-wait-pay-same-kind = { $name } pays with goods
draw-wait-choose-from-row = { $name } chooses a deed
draw-wait-discard-scheme = { $name } discards a scheme
draw-wait-remove-troop = { $name } removes troops
draw-wait-raze-which = { $name } removes a structure
draw-wait-load-how-far = { $name } loads the boat
draw-wait-load-how-far-alone = { $name } loads the boat
draw-wait-rebellion-check-deck = { $name } chooses the deck the Rebellion reveals from

draw-bid = Advisor { WORD($number) }
draw-bid-of = Advisor { $figure } of { $who }
draw-bid-yours = Your advisor { $figure }
draw-bid-tip = Its number is its power; coins add to it. Higher power stands higher, lower numbers act earlier.

draw-need-discard =
    { $number ->
        [one] Discard a scheme
       *[other] Discard { WORD($number) } schemes
    }

draw-deck-why = Cards are drawn when a scheme action, a deed or an attack asks for them.

draw-rival-bear-tip = Whoever has the bear when the claim phase begins is the first player from then on. The top Scheme space gives it away.

draw-act = Act: { $column }
draw-sure-forfeit = Give the action up for a coin?
draw-sure-stop =
    { $number ->
        [one] Lose a point?
       *[other] Lose { WORD($number) } points?
    }

## Examples of the rules page

example-rule = In Kiev, Blue has three troops, Yellow two, and there is one rebel: more than each of them, so Blue rules. In Volyn it is two against two, and nobody rules.
example-attack = Blue may attack the rebel in Polotsk, or Yellow’s troop behind its stronghold. Yellow’s troops in Smolensk are out of reach: Blue is not there.
example-muster = Blue occupies Rostov alone on the map: troops can be mustered there, and nowhere else.
example-church = Blue can build a church or a stronghold in Novgorod; a market stands there already. With a church, Yellow’s troop gives way to a fourth troop of Blue.
example-neighbours = Volyn, Kiev, Chernigov and Rostov hang together: four adjacent regions built on. Blue rules five: the stronghold alone holds Chernigov.
example-claim = The claim of the same board: five regions ruled, four adjacent regions built on, three goods aboard.
