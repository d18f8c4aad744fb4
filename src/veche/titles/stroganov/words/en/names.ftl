### What things are called. An argument `$region` is said by the name of the region it means.

you = You
you-within = you
alone-automa-within = Ivan

seat-blue = Blue
seat-yellow = Yellow
seat-red = Red
seat-green = Green

fur-2 = squirrel (2)
fur-3 = fox (3)
fur-4 = ermine (4)
fur-5 = sable (5)
fur-6 = wolverine (6)
fur-7 = deer (7)
fur-8 = bear (8)

drawn-2 = squirrel (2)
drawn-3 = fox (3)
drawn-4 = ermine (4)
drawn-5 = sable (5)
drawn-6 = wolverine (6)
drawn-7 = deer (7)
drawn-8 = bear (8)

own-2 = squirrel (2)
own-3 = fox (3)
own-4 = ermine (4)
own-5 = sable (5)
own-6 = wolverine (6)
own-7 = deer (7)
own-8 = bear (8)

buy_fur-2 = squirrel (2)
buy_fur-3 = fox (3)
buy_fur-4 = ermine (4)
buy_fur-5 = sable (5)
buy_fur-6 = wolverine (6)
buy_fur-7 = deer (7)
buy_fur-8 = bear (8)

swap_fur-2 = squirrel (2)
swap_fur-3 = fox (3)
swap_fur-4 = ermine (4)
swap_fur-5 = sable (5)
swap_fur-6 = wolverine (6)
swap_fur-7 = deer (7)
swap_fur-8 = bear (8)

exchange_fur-2 = squirrel (2)
exchange_fur-3 = fox (3)
exchange_fur-4 = ermine (4)
exchange_fur-5 = sable (5)
exchange_fur-6 = wolverine (6)
exchange_fur-7 = deer (7)
exchange_fur-8 = bear (8)

prey-2 = squirrel (2)
prey-3 = fox (3)
prey-4 = ermine (4)
prey-5 = sable (5)
prey-6 = wolverine (6)
prey-7 = deer (7)
prey-8 = bear (8)
prey-tiger = tiger

own-tiger = tiger

region-ural = Ural
region-ob = Ob
region-yenisei = Yenisei
region-lena = Lena
region-okhotsk = Okhotsk

village_in-ural = Ural
village_in-ob = Ob
village_in-yenisei = Yenisei
village_in-lena = Lena
village_in-okhotsk = Okhotsk

yurt_in-ural = Ural
yurt_in-ob = Ob
yurt_in-yenisei = Yenisei
yurt_in-lena = Lena
yurt_in-okhotsk = Okhotsk

wish_in-ural = Ural
wish_in-ob = Ob
wish_in-yenisei = Yenisei
wish_in-lena = Lena
wish_in-okhotsk = Okhotsk

outpost_in-ural = Ural
outpost_in-ob = Ob
outpost_in-yenisei = Yenisei
outpost_in-lena = Lena
outpost_in-okhotsk = Okhotsk

village-V1 = horse village
village-V2 = builders' village
village-V3 = minters' village
village-V4 = furriers' village
village-V5 = hunters' village

yurt-YA1 = the storyteller's yurt
yurt-YA2 = the trapper's yurt
yurt-YA3 = the merchant's yurt
yurt-YA4 = the standard-bearer's yurt
yurt-YA5 = the horse-breeder's yurt
yurt-YA6 = the smith's yurt
yurt-YA7 = the carpenter's yurt
yurt-YA8 = the hunter's yurt
yurt-YB1 = the elder's yurt
yurt-YB2 = the chieftain's yurt
yurt-YB3 = the boyar's yurt
yurt-YB4 = the furrier's yurt
yurt-YB5 = the caravan's yurt
yurt-YB6 = the treasurer's yurt
yurt-YB7 = the captain's yurt
yurt-YB8 = the falconer's yurt

song-SA01 = Song of the Ferry
song-SA02 = Song of the First Snow
song-SA03 = Song of the Red Banner
song-SA04 = Song of the Frozen River
song-SA05 = Song of the Two Sables
song-SA06 = Song of the Open Road
song-SA07 = Song of the Campfire
song-SA08 = Song of the Lonely Watchtower
song-SA09 = Song of the Merchants
song-SA10 = Song of Yermak
song-SB01 = Song of the Thaw
song-SB02 = Song of the Larches
song-SB03 = Song of the Far Shore
song-SB04 = Song of the Tsar's Favour
song-SB05 = Song of the Northern Lights
song-SB06 = Song of the New Walls
song-SB07 = Song of the Great Hunt
song-SB08 = Song of the Three Brothers
song-SB09 = Song of the Golden Saddle
song-SB10 = Song of All Siberia

landscape-LS1 = tile LS1
landscape-LS2 = tile LS2
landscape-LS3 = tile LS3
landscape-LS4 = tile LS4
landscape-LS5 = tile LS5
landscape-L01 = tile L01
landscape-L02 = tile L02
landscape-L03 = tile L03
landscape-L04 = tile L04
landscape-L05 = tile L05
landscape-L06 = tile L06
landscape-L07 = tile L07
landscape-L08 = tile L08
landscape-L09 = tile L09
landscape-L10 = tile L10
landscape-L11 = tile L11
landscape-L12 = tile L12
landscape-L13 = tile L13
landscape-L14 = tile L14
landscape-L15 = tile L15
landscape-L16 = tile L16
landscape-L17 = tile L17
landscape-L18 = tile L18
landscape-L19 = tile L19
landscape-L20 = tile L20
landscape-L21 = tile L21

type-forest = forest
type-steppe = steppe
type-swamp = swamp
type-mountain = mountain

# What a wish is called without its mark.
wished-S1 = long rides
wished-S2 = winter horses
wished-S3 = winter coin
wished-S4 = winter stories
wished-S5 = horses for outposts
wished-S6 = horses for landscapes
wished-S7 = trophies further on
wished-S8 = smaller wishes
wished-S9 = any fur for a second action
wished-A1 = long rides
wished-A2 = winter horses
wished-A3 = trophies further on
wished-A4 = hunting nearby
wished-A5 = a winter fur
wished-A6 = acting further west
wished-A7 = winter stories
wished-A8 = skipping furs freely
wished-A9 = a winter action
wished-A10 = a tiger
wished-A11 = a spring action
wished-A12 = a summer action
wished-A13 = an autumn action
wished-A14 = a second fur freely
wished-B1 = a small gift
wished-B2 = a fair gift
wished-B3 = a great gift
wished-B4 = praise for tigers
wished-B5 = praise for outposts kept
wished-B6 = praise for points
wished-B7 = praise for coins
wished-B8 = praise for mountains
wished-B9 = praise for swamps
wished-B10 = praise for steppes
wished-B11 = praise for forests
wished-B12 = praise for landscapes
wished-B13 = praise for wishes
wished-B14 = praise for banners

wish-S1 = “{ wished-S1 }”
wish-S2 = “{ wished-S2 }”
wish-S3 = “{ wished-S3 }”
wish-S4 = “{ wished-S4 }”
wish-S5 = “{ wished-S5 }”
wish-S6 = “{ wished-S6 }”
wish-S7 = “{ wished-S7 }”
wish-S8 = “{ wished-S8 }”
wish-S9 = “{ wished-S9 }”
wish-A1 = “{ wished-A1 }”
wish-A2 = “{ wished-A2 }”
wish-A3 = “{ wished-A3 }”
wish-A4 = “{ wished-A4 }”
wish-A5 = “{ wished-A5 }”
wish-A6 = “{ wished-A6 }”
wish-A7 = “{ wished-A7 }”
wish-A8 = “{ wished-A8 }”
wish-A9 = “{ wished-A9 }”
wish-A10 = “{ wished-A10 }”
wish-A11 = “{ wished-A11 }”
wish-A12 = “{ wished-A12 }”
wish-A13 = “{ wished-A13 }”
wish-A14 = “{ wished-A14 }”
wish-B1 = “{ wished-B1 }”
wish-B2 = “{ wished-B2 }”
wish-B3 = “{ wished-B3 }”
wish-B4 = “{ wished-B4 }”
wish-B5 = “{ wished-B5 }”
wish-B6 = “{ wished-B6 }”
wish-B7 = “{ wished-B7 }”
wish-B8 = “{ wished-B8 }”
wish-B9 = “{ wished-B9 }”
wish-B10 = “{ wished-B10 }”
wish-B11 = “{ wished-B11 }”
wish-B12 = “{ wished-B12 }”
wish-B13 = “{ wished-B13 }”
wish-B14 = “{ wished-B14 }”

effect-S1 = Whenever your Cossack rides, it may go one tile further for nothing.
effect-S2 =
    In winter you receive { $wish_horses ->
        [one] { WORD($wish_horses) } horse
       *[other] { WORD($wish_horses) } horses
    }.
effect-S3 = In winter you receive a coin.
effect-S4 =
    In winter you receive { $wish_stories ->
        [one] { WORD($wish_stories) } story point
       *[other] { WORD($wish_stories) } story points
    }.
effect-S5 =
    In winter you receive { $wish_horses_each ->
        [one] { WORD($wish_horses_each) } horse
       *[other] { WORD($wish_horses_each) } horses
    } for each outpost you have built.
effect-S6 =
    In winter you receive { $wish_horses_each ->
        [one] { WORD($wish_horses_each) } horse
       *[other] { WORD($wish_horses_each) } horses
    } for each landscape you have.
effect-S7 = When your trophy token has moved, you may take the reward one space beyond it.
effect-S8 = For a wish you need one fur fewer, but never fewer than you give back.
effect-S9 = A second main action of the advanced kind costs any fur, not the region's.
effect-A1 = Whenever your Cossack rides, it may go one tile further for nothing.
effect-A2 =
    In winter you receive { $wish_horses ->
        [one] { WORD($wish_horses) } horse
       *[other] { WORD($wish_horses) } horses
    }.
effect-A3 = When your trophy token has moved, you may take the reward one space beyond it.
effect-A4 = You may hunt on the next tile to the east or west instead of your own.
effect-A5 = In winter you draw a fur from the bag.
effect-A6 =
    Your Cossack acts also in the regions of the { $spaces_behind ->
        [one] { WORD($spaces_behind) } space
       *[other] { WORD($spaces_behind) } spaces
    } west of it.
effect-A7 =
    In winter you receive { $wish_stories ->
        [one] { WORD($wish_stories) } story point
       *[other] { WORD($wish_stories) } story points
    }.
effect-A8 = Hunting, you skip lower furs without paying horses.
effect-A9 = In winter you may take an advanced action anywhere.
effect-A10 = You take a tiger at once.
effect-A11 = Each spring, once in your turn, wherever auxiliary actions may come, you may take an extra advanced action where your Cossack or an outpost of yours is.
effect-A12 = Each summer, once in your turn, wherever auxiliary actions may come, you may take an extra advanced action where your Cossack or an outpost of yours is.
effect-A13 = Each autumn, once in your turn, wherever auxiliary actions may come, you may take an extra advanced action where your Cossack or an outpost of yours is.
effect-A14 = A second fur of a hunt costs no coin.
effect-B1 =
    At the end: { $points_of_b1 ->
        [one] { WORD($points_of_b1) } point
       *[other] { WORD($points_of_b1) } points
    }.
effect-B2 =
    At the end: { $points_of_b2 ->
        [one] { WORD($points_of_b2) } point
       *[other] { WORD($points_of_b2) } points
    }.
effect-B3 =
    At the end: { $points_of_b3 ->
        [one] { WORD($points_of_b3) } point
       *[other] { WORD($points_of_b3) } points
    }.
effect-B4 = At the end: a point for each tiger.
effect-B5 = At the end: a point for each outpost in your own supply.
effect-B6 = At the end, before all else: a point for every { WORD($points_for_b6) } of your points so far, rounded down.
effect-B7 = At the end: a point for each coin.
effect-B8 =
    At the end: { $points_for_a_type ->
        [one] { WORD($points_for_a_type) } point
       *[other] { WORD($points_for_a_type) } points
    } for each mountain.
effect-B9 =
    At the end: { $points_for_a_type ->
        [one] { WORD($points_for_a_type) } point
       *[other] { WORD($points_for_a_type) } points
    } for each swamp.
effect-B10 =
    At the end: { $points_for_a_type ->
        [one] { WORD($points_for_a_type) } point
       *[other] { WORD($points_for_a_type) } points
    } for each steppe.
effect-B11 =
    At the end: { $points_for_a_type ->
        [one] { WORD($points_for_a_type) } point
       *[other] { WORD($points_for_a_type) } points
    } for each forest.
effect-B12 = At the end: a point for each landscape.
effect-B13 = At the end: a point for each wish you have fulfilled.
effect-B14 = At the end: a point for each banner.

space-1 = space 1

tile-1 = space 1

space-2 = space 2

tile-2 = space 2

space-3 = space 3

tile-3 = space 3

space-4 = space 4

tile-4 = space 4

space-5 = space 5

tile-5 = space 5

space-6 = space 6

tile-6 = space 6

space-7 = space 7

tile-7 = space 7

space-8 = space 8

tile-8 = space 8

space-9 = space 9

tile-9 = space 9

space-10 = space 10

tile-10 = space 10

space-11 = space 11

tile-11 = space 11

space-12 = space 12

tile-12 = space 12

trophy-1 = space 1
trophy-2 = space 2
trophy-3 = space 3
trophy-4 = space 4
trophy-5 = space 5
trophy-6 = space 6
trophy-7 = space 7
trophy-8 = space 8

bonus-coin = a coin
bonus-story =
    { $bonus_stories ->
        [one] { WORD($bonus_stories) } story point
       *[other] { WORD($bonus_stories) } story points
    }

automa-1 = card 1
automa-2 = card 2
automa-3 = card 3
automa-4 = card 4
automa-5 = card 5
automa-6 = card 6
automa-7 = card 7
automa-8 = card 8
automa-9 = card 9
automa-10 = card 10
automa-11 = card 11
automa-12 = card 12
automa-13 = card 13
automa-14 = card 14
automa-15 = card 15
automa-16 = card 16
automa-17 = card 17
automa-18 = card 18

strategy-a = a: outposts and trophies
strategy-b = b: outposts and landscapes
strategy-c = c: outposts and wishes
strategy-d = d: trophies and landscapes
strategy-e = e: trophies and wishes
strategy-f = f: landscapes and wishes
strategy-hidden = a letter drawn in secret
strategy-random =
    { $automa_out ->
        [one] { WORD($automa_out) } card
       *[other] { WORD($automa_out) } cards
    } removed at random

result-difficulty = Difficulty
result-strategy = Ivan's letter

season-setup = Setup
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
season-over = The game is over

price-2 = squirrel (2)
price-3 = fox (3)
price-4 = ermine (4)
price-5 = sable (5)
price-6 = wolverine (6)
price-7 = deer (7)
price-8 = bear (8)
price-any = any value
price-above-2 = a higher value than 2
price-above-3 = a higher value than 3
price-above-4 = a higher value than 4
price-above-5 = a higher value than 5
price-above-6 = a higher value than 6
price-above-7 = a higher value than 7
price-above-8 = a higher value than 8

action-wish = take a wish
action-outpost = build an outpost
action-yurt = use a yurt
action-trophy = receive a trophy
action-claim = claim a landscape

difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-very-hard = very hard (ours)
