### What things are called. An argument `$region` is said by the name of the region it means.

region-novgorod = Novgorod

there-novgorod = Novgorod

region-rostov = Rostov

there-rostov = Rostov

region-polotsk = Polotsk

there-polotsk = Polotsk

region-smolensk = Smolensk

there-smolensk = Smolensk

region-volyn = Volyn

there-volyn = Volyn

region-kiev = Kiev

there-kiev = Kiev

region-chernigov = Chernigov

there-chernigov = Chernigov

region-pereyaslavl = Pereyaslavl

there-pereyaslavl = Pereyaslavl

region-pskov = Pskov

there-pskov = Pskov

region-suzdal = Suzdal

there-suzdal = Suzdal

region-galich = Galich

there-galich = Galich

region-brest = Brest

there-brest = Brest

region-murom = Murom

there-murom = Murom

region-peresech = Peresech

there-peresech = Peresech

region-azov = Azov

there-azov = Azov

seat-blue = Blue

target-blue = a troop of Blue

opponent-blue = Blue

seat-yellow = Yellow

target-yellow = a troop of Yellow

opponent-yellow = Yellow

alone-seat-yellow = the Rebellion

alone-target-yellow = a troop of the Rebellion

alone-opponent-yellow = the Rebellion

seat-red = Red

target-red = a troop of Red

opponent-red = Red

seat-white = White

target-white = a troop of White

opponent-white = White

target-rebel = a rebel

seat-chance = Chance

leader-agatha = Agatha
leader-boris = Boris
leader-maria = Maria
leader-mstislav = Mstislav
leader-predslava = Predslava
leader-sudislav = Sudislav
leader-sviatopolk = Sviatopolk
leader-yaroslav = Yaroslav
leader-gleb = Gleb
leader-theofana = Theofana
leader-sviatoslav = Sviatoslav

good-ore = ore
good-wood = wood
good-fish = fish
good-honey = honey
good-fur = fur
among-ore = { good-ore }
among-wood = { good-wood }
among-fish = { good-fish }
among-honey = { good-honey }
among-fur = { good-fur }

reward-honey = honey
reward-fish = fish
reward-ore = ore
reward-wood = wood
reward-fur = fur
reward-coin = one coin
reward-two-coins = two coins

column-muster = Muster
column-movement = Move
column-attack = Attack
column-tax = Tax
column-build = Build
column-scheme = Scheme

structure-church = church
structure-market = market
structure-stronghold = stronghold
structure-tavern = tavern
structure-stable = stable

## Stone & Blade: the tokens of the warfare track.

warfare_reward-two-wood = the wood token
warfare_reward-two-coins = the coin token
warfare_reward-two-fish = the fish token
warfare_reward-a-fur = the fur token
warfare_reward-a-scheme = the scheme token
warfare_reward-a-point = the point token

token-build = build
token-muster = muster

deck-left = left
deck-right = right

extra-good = one more good of the kind
extra-coin = one coin

troops-0 = no troops
troops-1 = one troop
troops-2 = two troops
troops-3 = three troops

deed-amass_forces = Amass Forces
deed-border_patrols = Border Patrols
deed-capital_city = Capital City
deed-defensive_belt = Defensive Belt
deed-dispatch_messengers = Dispatch Messengers
deed-enforce_peace = Enforce Peace
deed-establish_fortress = Establish Fortress
deed-generous_prince = Generous Prince
deed-grand_hunter = Grand Hunter
deed-great_library = Great Library
deed-hire_mercenaries = Hire Mercenaries
deed-hoard = Hoard
deed-honorable_prince = Honorable Prince
deed-law_giver = Law Giver
deed-market_day = Market Day
deed-master_beekeeper = Master Beekeeper
deed-new_beginning = New Beginning
deed-peace_maker = Peace Maker
deed-retire_veterans = Retire Veterans
deed-reward_laborers = Reward Laborers
deed-send_gifts = Send Gifts
deed-splendid_feast = Splendid Feast
deed-tithe_payments = Tithe Payments
deed-trade_route = Trade Route
deed-victory_march = Victory March
deed-wilderness_forts = Wilderness Forts
deed-mead_brewery = Mead Brewery
deed-horse_breeder = Horse Breeder
deed-create_republic = Create Republic
deed-distant_rule = Distant Rule

agenda-capable = Capable
agenda-committed = Committed
agenda-conquering = Conquering
agenda-courageous = Courageous
agenda-dignified = Dignified
agenda-esteemed = Esteemed
agenda-prosperous = Prosperous
agenda-protective = Protective
agenda-regal = Regal
agenda-successful = Successful
agenda-wealthy = Wealthy

gain-muster =
    { $number ->
        [one] one muster point
       *[other] { WORD($number) } muster points
    }
gain-movement =
    { $number ->
        [one] one movement point
       *[other] { WORD($number) } movement points
    }
gain-attack =
    { $number ->
        [one] one attack point
       *[other] { WORD($number) } attack points
    }
gain-tax =
    { $number ->
        [one] one tax point
       *[other] { WORD($number) } tax points
    }
gain-build =
    { $number ->
        [one] one build point
       *[other] { WORD($number) } build points
    }
gain-deed = a deed
gain-coin =
    { $number ->
        [one] a coin
       *[other] { WORD($number) } coins
    }
gain-warfare =
    { $number ->
        [one] a step on the warfare track
       *[other] { WORD($number) } steps on the warfare track
    }
gain-and = { $gain } and { $other }
gain-or = { $gain } or { $other }
gain-none = nothing
gain-for = { $gain }, for { $price }
gain-casualty = { $gain } (casualty)
gain-casualties = { $gain } (two casualties)
gain-safe = { $gain } (no casualty)
gain-good = { WORD($number) } { $good }

## Intrigues: what ours are called, and what any of them does.

intrigue-greedy-courtiers = Greedy Courtiers
intrigue-open-purse = Open Purse
intrigue-deep-snow = Deep Snow
intrigue-rich-harvest = Rich Harvest
intrigue-unrest = Unrest
intrigue-guild-of-masons = Guild of Masons
intrigue-blood-feud = Blood Feud
intrigue-council-of-elders = Council of Elders

effect-gain-player = Everybody gains { $gain }.
effect-gain-lowest-track = Everybody gains { $gain } for each claim track on which nobody stands below them.
effect-gain-ruled-region = Everybody gains { $gain } for each region they rule.
effect-gain-structure = Everybody gains { $gain } for each of their structures on the map.
effect-gain-defeated-rebel = Everybody gains { $gain } for each rebel they have defeated.
effect-bribe = Whoever bribes pays { $gain } more for each advisor, to the supply.
effect-structure-more = Every structure costs { $gain } more.
effect-structure-fewer = Every structure costs { $gain } less, but at least one.
effect-first-structure-more = The first structure that each player builds costs { $gain } more.
effect-first-structure-fewer = The first structure that each player builds costs { $gain } less, but at least one.
effect-points-more = The main action gives { $gain } more.
effect-points-fewer = The main action gives { $gain } fewer, but at least one.
effect-cards-more =
    { $number ->
        [one] An attack on an opponent reveals one card more.
       *[other] An attack on an opponent reveals { WORD($number) } cards more.
    }
effect-cards-fewer =
    { $number ->
        [one] An attack on an opponent reveals one card fewer.
       *[other] An attack on an opponent reveals { WORD($number) } cards fewer.
    }
effect-goods =
    { $number ->
        [one] One more good of its kind is laid in { $where }.
       *[other] { WORD($number, capital: 1) } more goods of its kind are laid in { $where }.
    }
effect-rebels =
    { $number ->
        [one] A rebel comes to { $where }, as far as rebels last.
       *[other] { WORD($number, capital: 1) } rebels come to { $where }, as far as rebels last.
    }
effect-look =
    { $number ->
        [one] In turn, everybody draws a scheme.
       *[other] In turn, everybody looks at { WORD($number) } schemes of one deck and keeps one.
    }

where-everywhere = every region
where-nobody-rules = every region that nobody rules
where-no-troops = every region without a player's troops

origin-novgorod = Novgorod
origin-rostov = Rostov
origin-polotsk = Polotsk
origin-smolensk = Smolensk
origin-volyn = Volyn
origin-kiev = Kiev
origin-chernigov = Chernigov
origin-pereyaslavl = Pereyaslavl

piece-rebel = a rebel
piece-sviatopolk = Sviatopolk

whom-you = you
whom-neutral = the neutral troops

priority-attack_move = attack and move
priority-build = build
priority-tax = tax

result-difficulty = Difficulty
result-leader = Leader

difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-very-hard = very hard

bonus-muster-point = one more muster point
bonus-movement-point = one movement point
bonus-attack-point = one more attack point
bonus-tax-point = one more tax point
bonus-build-point = one more build point
bonus-fewer-cards = one card fewer to reveal for a casualty
bonus-coin = one coin
bonus-two-coins = two coins

bribes_because-coin-icon = the row shows a coin, so it goes for the top space
bribes_because-equal-power = an advisor of yours there has the same power

column_because-as-shown = the row shows it
column_because-next-to-the-right = the column that the row shows is full, and this is the next open one to its right

forfeits_because-cost = it cannot pay the coin
forfeits_because-nothing-to-do = it could do nothing with it

musters_because-not-ruled = the next region in location order where it stands and does not rule
musters_because-ruled = it rules wherever it stands, and this is the next region in location order
musters_because-sviatopolk-first = Sviatopolk was off the map and always comes first
musters_because-end-of-round = the round ends, and a rebel joins Sviatopolk

unlocks_because-scheme = it took a scheme action
unlocks_because-rule-track = you are ahead on the rule track
unlocks_because-build-track = you are ahead on the build track
unlocks_because-trade-track = you are ahead on the trade track

from_column-current = the column of its priority
from_column-leftmost = the leftmost column that has a coin, since that of its priority has none

moves_because-not-occupied = the first region in location order that the Rebellion does not occupy
moves_because-not-ruled = the first region in location order that the Rebellion does not rule
moves_because-next-not-ruled = the next region in location order that the Rebellion does not rule; to the first none of its troops could go
moves_because-same-region = the single region in which its troops mass

attacks_because-not-ruled = the first region in location order with anybody to attack, among those it does not rule
attacks_because-ruled = the first region in location order with anybody to attack, among those it rules
attacks_because-same-region = it goes on in the same region as long as it can

converted-you = a troop of yours; yours come before neutral ones
converted-neutral = a neutral troop, since no troop of yours stood there; leaders are immune

builds_because-a = A: a region it rules, with no structure of its own
builds_because-b = B: a region it does not rule, with no structure of its own
builds_because-c = C: a region it rules, with a structure of its own, where others stand too
builds_because-d = D: a region it rules, with a structure of its own
builds_because-without = A region with no structure of its own (rules 1.5)
builds_because-contested = A region where others stand too (rules 1.5)
builds_because-others = Any other region (rules 1.5)

taxes_because-a = A: a region it rules, with a good for which its boat has room
taxes_because-b = B: a region it does not rule, with a good for which its boat has room
taxes_because-c = C: a region it rules, with a good for its dock
taxes_because-d = D: a region it does not rule, with a good for its dock
taxes_because-not-full = A good whose column is not full (rules 1.5)
taxes_because-the-rest = Any other good (rules 1.5)

priority_because-a = A: you occupy more regions
priority_because-b = B: you have structures in more adjacent regions
priority_because-c = C: you have more goods on your boat
priority_because-d = D: none of these three, so it has the priority it began with

you = You

owner-blue = Blue
owner-yellow = Yellow
owner-red = Red
owner-white = White

space-muster-1 = the top Muster space
space-muster-2 = the second Muster space
space-muster-3 = the third Muster space
space-muster-4 = the fourth Muster space
space-movement-1 = the top Move space
space-movement-2 = the second Move space
space-movement-3 = the third Move space
space-movement-4 = the fourth Move space
space-attack-1 = the top Attack space
space-attack-2 = the second Attack space
space-attack-3 = the third Attack space
space-attack-4 = the fourth Attack space
space-tax-1 = the top Tax space
space-tax-2 = the second Tax space
space-tax-3 = the third Tax space
space-tax-4 = the fourth Tax space
space-build-1 = the top Build space
space-build-2 = the second Build space
space-build-3 = the third Build space
space-build-4 = the fourth Build space
space-scheme-1 = the top Scheme space
space-scheme-2 = the second Scheme space
space-scheme-3 = the third Scheme space
space-scheme-4 = the fourth Scheme space

## Inheritance cards are called by their regions; points by their columns.

inheritance-novgorod = Novgorod
inheritance-rostov = Rostov
inheritance-polotsk = Polotsk
inheritance-smolensk = Smolensk
inheritance-volyn = Volyn
inheritance-kiev = Kiev
inheritance-chernigov = Chernigov
inheritance-pereyaslavl = Pereyaslavl
inheritance-pskov = Pskov
inheritance-suzdal = Suzdal
inheritance-galich = Galich
inheritance-brest = Brest
inheritance-murom = Murom
inheritance-peresech = Peresech
inheritance-azov = Azov

points_kind-muster = muster
points_kind-movement = movement
points_kind-attack = attack
points_kind-tax = tax
points_kind-build = build
