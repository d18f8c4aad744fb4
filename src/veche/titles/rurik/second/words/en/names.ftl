### What things are called. An argument `$region` is said by the name of the region it means.

region-novgorod = Novgorod

there-novgorod = Novgorod

inheritance-novgorod = Novgorod

region-rostov = Rostov

there-rostov = Rostov

inheritance-rostov = Rostov

region-polotsk = Polotsk

there-polotsk = Polotsk

inheritance-polotsk = Polotsk

region-smolensk = Smolensk

there-smolensk = Smolensk

inheritance-smolensk = Smolensk

region-volyn = Volyn

there-volyn = Volyn

inheritance-volyn = Volyn

region-kyiv = Kyiv

there-kyiv = Kyiv

inheritance-kyiv = Kyiv

region-chernigov = Chernigov

there-chernigov = Chernigov

inheritance-chernigov = Chernigov

region-pereyaslavl = Pereyaslavl

there-pereyaslavl = Pereyaslavl

inheritance-pereyaslavl = Pereyaslavl

region-pskov = Pskov

there-pskov = Pskov

inheritance-pskov = Pskov

region-suzdal = Suzdal

there-suzdal = Suzdal

inheritance-suzdal = Suzdal

region-galich = Galich

there-galich = Galich

inheritance-galich = Galich

region-brest = Brest

there-brest = Brest

inheritance-brest = Brest

region-murom = Murom

there-murom = Murom

inheritance-murom = Murom

region-peresech = Peresech

there-peresech = Peresech

inheritance-peresech = Peresech

region-azov = Azov

there-azov = Azov

inheritance-azov = Azov

seat-blue = Blue

target-blue = Blue

opponent-blue = Blue

attacker-blue = Blue

owner-blue = Blue

seat-yellow = Yellow

target-yellow = Yellow

opponent-yellow = Yellow

attacker-yellow = Yellow

owner-yellow = Yellow

seat-red = Red

target-red = Red

opponent-red = Red

attacker-red = Red

owner-red = Red

seat-white = White

target-white = White

opponent-white = White

attacker-white = White

owner-white = White

target-rebel = a rebel

seat-chance = Chance

you = You

leader-agatha = Agatha
leader-boris = Boris
leader-maria = Maria
leader-mstislav = Mstislav
leader-gleb = Gleb
leader-theofana = Theofana
leader-sviatopolk = Sviatopolk
leader-yaroslav = Yaroslav

good-stone = stone
good-wood = wood
good-fish = fish
good-honey = honey
good-fur = fur
among-stone = { good-stone }
among-wood = { good-wood }
among-fish = { good-fish }
among-honey = { good-honey }
among-fur = { good-fur }

reward-honey = honey
reward-fish = fish
reward-stone = stone
reward-wood = wood
reward-fur = fur
reward-coin = one coin
reward-two-coins = two coins

column-muster = Muster
column-movement = Move
column-attack = Attack
column-tax = Tax
column-build = Build
column-lead = Lead

icon-muster = muster
icon-movement = move
icon-attack = attack
icon-tax = tax
icon-build = build

structure-palace = palace
structure-market = market
structure-stronghold = stronghold

tile-movement = Move
tile-muster = Muster
tile-attack = Attack

oath-plenty = Plenty
oath-authority = Authority
oath-roads = Roads

slot-left = left
slot-middle = middle
slot-right = right

market-contract = contract
market-quest = quest

deck-left = left
deck-right = right

side-spoils = Spoils
side-ransom = Ransom

extra-good = one more of the good
extra-coin = one coin

deed-hearth_gifts = Hearth Gifts
deed-timber_levy = Timber Levy
deed-mead_table = Mead Table
deed-stonecutters = Stonecutters
deed-silver_for_swords = Silver for Swords
deed-first_claim = First Claim
deed-first_stones = First Stones
deed-scouts_abroad = Scouts Abroad
deed-cell_keys = Cell Keys
deed-laden_cart = Laden Cart
deed-generous_prince = Generous Prince
deed-splendid_feast = Splendid Feast
deed-send_gifts = Send Gifts
deed-wilderness_forts = Wilderness Forts
deed-hire_mercenaries = Hire Mercenaries
deed-trade_route = Trade Route
deed-reward_laborers = Reward Laborers
deed-hoard = Hoard
deed-great_library = Great Library
deed-master_beekeeper = Master Beekeeper
deed-honorable_prince = Honorable Prince
deed-retire_veterans = Retire Veterans
deed-peace_maker = Peace Maker
deed-border_patrols = Border Patrols
deed-victory_march = Victory March
deed-new_beginning = New Beginning
deed-enforce_peace = Enforce Peace
deed-amnesty = Amnesty
deed-winter_provisions = Winter Provisions
deed-fur_tribute = Fur Tribute
deed-amass_forces = Amass Forces
deed-dispatch_messengers = Dispatch Messengers
deed-conquest = Conquest
deed-create_republic = Create Republic
deed-distant_rule = Distant Rule
deed-capital_city = Capital City
deed-defensive_belt = Defensive Belt
deed-tithe_payments = Tithe Payments
deed-market_day = Market Day
deed-establish_fortress = Establish Fortress
deed-besiege_citadel = Besiege Citadel
deed-law_giver = Law Giver
deed-grand_hunter = Grand Hunter
deed-royal_progress = Royal Progress
deed-sworn_lands = Sworn Lands
deed-spreading_roofs = Spreading Roofs
deed-border_victory = Border Victory
deed-full_storehouse = Full Storehouse
deed-veteran_host = Veteran Host
deed-quiet_roads = Quiet Roads

agenda-capable = Capable
agenda-committed = Committed
agenda-conquering = Conquering
agenda-courageous = Courageous
agenda-dignified = Dignified
agenda-esteemed = Esteemed
agenda-protective = Protective
agenda-regal = Regal
agenda-successful = Successful
agenda-wealthy = Wealthy

card-levy = Levy
card-called-banners = Called Banners
card-paid-retinue = Paid Retinue
card-northern-hirelings = Northern Hirelings
card-quick-march = Quick March
card-long-column = Long Column
card-river-road = River Road
card-vanguard = Vanguard
card-raiders-path = Raiders' Path
card-skirmish = Skirmish
card-plunder = Plunder
card-bought-blades = Bought Blades
card-sally = Sally
card-tribute = Tribute
card-rich-tribute = Rich Tribute
card-winter-circuit = Winter Circuit
card-river-toll = River Toll
card-timber-works = Timber Works
card-funded-works = Funded Works
card-masons-fee = Mason's Fee
card-bards-praise = Bard's Praise
card-commissioned-song = Commissioned Song
card-patron-of-bards = Patron of Bards
card-treasury = Treasury
card-open-coffers = Open Coffers
card-two-counsels = Two Counsels
card-shared-purpose = Shared Purpose

unpaid-levy = Levy
unpaid-called-banners = Called Banners
unpaid-paid-retinue = Paid Retinue
unpaid-northern-hirelings = Northern Hirelings
unpaid-quick-march = Quick March
unpaid-long-column = Long Column
unpaid-river-road = River Road
unpaid-vanguard = Vanguard
unpaid-raiders-path = Raiders' Path
unpaid-skirmish = Skirmish
unpaid-plunder = Plunder
unpaid-bought-blades = Bought Blades
unpaid-sally = Sally
unpaid-tribute = Tribute
unpaid-rich-tribute = Rich Tribute
unpaid-winter-circuit = Winter Circuit
unpaid-river-toll = River Toll
unpaid-timber-works = Timber Works
unpaid-funded-works = Funded Works
unpaid-masons-fee = Mason's Fee
unpaid-bards-praise = Bard's Praise
unpaid-commissioned-song = Commissioned Song
unpaid-patron-of-bards = Patron of Bards
unpaid-treasury = Treasury
unpaid-open-coffers = Open Coffers
unpaid-two-counsels = Two Counsels
unpaid-shared-purpose = Shared Purpose

company-1 = one troop
company-2 = two troops
company-3 = three troops
company-4 = four troops
company-5 = five troops
company-6 = six troops
company-7 = seven troops
company-8 = eight troops
company-9 = nine troops
company-10 = ten troops
company-11 = eleven troops
company-12 = twelve troops
company-0-leader = the leader alone
company-1-leader = the leader with one troop
company-2-leader = the leader with two troops
company-3-leader = the leader with three troops
company-4-leader = the leader with four troops
company-5-leader = the leader with five troops
company-6-leader = the leader with six troops
company-7-leader = the leader with seven troops
company-8-leader = the leader with eight troops
company-9-leader = the leader with nine troops
company-10-leader = the leader with ten troops
company-11-leader = the leader with eleven troops
company-12-leader = the leader with twelve troops

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
space-lead-1 = the top Lead space
space-lead-2 = the second Lead space
space-lead-3 = the third Lead space
space-lead-4 = the fourth Lead space
