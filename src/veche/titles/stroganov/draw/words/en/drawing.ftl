### What the drawing says: labels, tips, and why something cannot be picked.

draw-your = Your house
draw-house-of = The house of { $who }

draw-ivan = Ivan

draw-rule = What the rules say
draw-doubt = ≈ Reconstructed: the printed value is not known.
draw-free = free
draw-siberia = Siberia

draw-year = Year

draw-season-setup = Setup
draw-season-over = The end

draw-year-of = of year { $year }
year-1 = one
year-2 = two
year-3 = three
year-4 = four

draw-wheel = The season wheel
draw-wheel-tip =
    Everybody has one turn in spring, one in summer and one in autumn. Winter brings income, stories and songs. After { $years ->
        [one] { WORD($years) } year
       *[other] { WORD($years) } years
    } the game ends.

draw-order = Order of play, from the east
draw-tab-map = Siberia

draw-home = Home
draw-home-note = where years begin
draw-home-tip = All Cossacks begin the year here, on the Stroganovs' estate west of the Ural. Nobody rides back to it.

draw-tile-forest = Forest { $figure }
draw-tile-steppe = Steppe { $figure }
draw-tile-swamp = Swamp { $figure }
draw-tile-mountain = Mountain { $figure }
draw-tile-gap = Gap { $figure }

draw-type-forest = Forest
draw-type-steppe = Steppe
draw-type-swamp = Swamp
draw-type-mountain = Mountain

draw-tile-lies = Here: { $furs }.
draw-tile-bare = Nothing is left to hunt here.

draw-gap = claimed
draw-gap-tip = A claimed landscape leaves a gap, which riders skip. For the next year the row closes up to the west, and new tiles join it in the east if the pile has any.
draw-gap-tip-last = A claimed landscape leaves a gap, which riders skip.

draw-claim = Claim { $place }
draw-claim-tip = Claiming costs { $figure } furs of value { $value }: { WORD($landscape_price) }, and one for each fur and tiger on the tile. You get them all, and: { $gains }.
draw-claim-tip-one-more = Claiming costs { $figure } furs of value { $value }: { WORD($landscape_price) }, one for each fur and tiger on the tile, and one for the action itself. You get what lies there, and: { $gains }.
draw-claim-tip-any = Claiming costs { $figure } furs of value { $value }, { WORD($landscape_price) } and one for each fur and tiger on the tile; and any fur for the second action. You get what lies there, and: { $gains }.

draw-cossack = Cossack of { $who }
draw-cossack-waits = Has not had its turn this season.
draw-cossack-plays = Has its turn now.
draw-cossack-played = Has had its turn this season.

draw-skip =
    { $number ->
        [0] Hunting it costs no horses.
        [one] To hunt it, one lower fur is skipped for a horse.
       *[other] To hunt it, { WORD($number) } lower furs are skipped for a horse each.
    }
draw-bear-tip =
    Whoever gains a bear gains { $bear_stories ->
        [one] { WORD($bear_stories) } story point
       *[other] { WORD($bear_stories) } story points
    }.
draw-fur-tip = Furs pay for second actions, trades, landscapes, trophies and wishes. With a coin, any fur counts as any other.

draw-tiger = Tiger
draw-tiger-tip =
    It lies beyond all furs of its tile. It can be spent as any fur; kept, it is worth { $tiger_points ->
        [one] { WORD($tiger_points) } point
       *[other] { WORD($tiger_points) } points
    } at the end.

draw-horses-price =
    { $number ->
        [one] 1 horse
       *[other] { $number } horses
    }
draw-ride-to = Ride to { $place }
draw-hunt = Hunt { $prey }
draw-hunt-there = Hunt { $prey } on { $place }
draw-reward = Reward { $figure }
draw-do-pay = Pay { $fur }
draw-do-pay-coin = Pay { $fur } and a coin
draw-do-keep = Keep { $fur }
draw-do-take = Take { $fur }
draw-do-buy = Buy { $fur }
draw-do-swap = Swap for { $fur }
draw-do-exchange = Exchange for { $fur }

draw-horses =
    { $number ->
        [one] one horse
       *[other] { WORD($number) } horses
    }

draw-second = 2nd action
draw-second-tip = As second main action, an advanced action in this region costs one { $fur }. Landscapes here are paid for with the same value.
draw-second-tip-any = As second main action, an advanced action costs you any fur. Landscapes here are paid for with furs of value { $value }.

draw-wish-none = No wish
draw-wish-none-tip = It was taken. For the next year the wishes slide west and new ones come.
draw-wish-none-tip-change = It was taken. After this year all wishes on the table are new.
draw-wish-none-tip-last = It was taken.
draw-wish-asks = Have { $figure } furs of value { $value }, give back { $returned }.
draw-wish-gives =
    { $number ->
        [one] Give back a fur of value { $value }.
       *[other] Give back { $number } furs of value { $value }.
    }

draw-village = Village
draw-village-then = { $first }, then { $after }
draw-village-tip = Visit: { $gains }. The village stays.

draw-yurt = Yurt
draw-yurt-tip = Use: { $gains }. The yurt is gone after that.
draw-yurt-none = gone
draw-yurt-none-tip = No yurt is left here. For the next year the yurts slide west, and new ones come if the pile has any.
draw-yurt-none-tip-change = No yurt is left here. After this year all yurts are new.
draw-yurt-none-tip-last = No yurt is left here.

draw-outposts = outposts

draw-label-outposts = outposts

draw-outposts-name = Outposts
draw-outposts-tip = To build, and built. Where your outpost stands you can take advanced actions as if your Cossack were there, except build. In the general supply: { $left }.

draw-outpost-of = Outpost of { $who }
draw-outpost-tip = Its owner takes advanced actions in this region from afar.
draw-outpost-neutral = Neutral outpost
draw-outpost-neutral-tip = It only takes the space.
draw-outpost-free = Space for an outpost
draw-outpost-cost =
    { $number ->
        [0] Building here costs nothing.
        [one] Building here costs one horse.
       *[other] Building here costs { WORD($number) } horses.
    }
draw-outpost-later = The leftmost free space is built on first.

draw-market = Market
draw-market-hint = swap or buy in your turn
draw-market-tip =
    For { $horses_for_a_fur ->
        [one] { WORD($horses_for_a_fur) } horse
       *[other] { WORD($horses_for_a_fur) } horses
    }; for a horse and a higher fur; or for any { $furs_for_a_fur ->
        [one] { WORD($furs_for_a_fur) } fur
       *[other] { WORD($furs_for_a_fur) } furs
    }. Between the steps of your turn.

draw-bag-name = Bag
draw-bag =
    { $number ->
        [0] The bag is empty
        [one] One fur in the bag
       *[other] { $number } furs in the bag
    }
draw-bag-tip =
    { $number ->
        [0] Nobody can draw from it until furs go back.
        [one] For { $horses_for_a_fur ->
                [one] { WORD($horses_for_a_fur) } horse
               *[other] { WORD($horses_for_a_fur) } horses
            } you draw the last fur. In it: { $furs }.
       *[other] For { $horses_for_a_fur ->
                [one] { WORD($horses_for_a_fur) } horse
               *[other] { WORD($horses_for_a_fur) } horses
            } you draw { WORD($drawn) } and keep one. In it: { $furs }.
    }

draw-price-buy-give =
    { $horses_for_a_fur ->
        [one] { WORD($horses_for_a_fur, capital: 1) } horse
       *[other] { WORD($horses_for_a_fur, capital: 1) } horses
    }
draw-price-buy-take = any, or one of { WORD($drawn) } from the bag
draw-price-swap-give = Horse and fur
draw-price-swap-take = a lower fur
draw-price-exchange-give =
    { $furs_for_a_fur ->
        [one] { WORD($furs_for_a_fur, capital: 1) } fur
       *[other] { WORD($furs_for_a_fur, capital: 1) } furs
    }
draw-price-exchange-take = any fur
draw-price-buy = Buy a fur
draw-price-buy-tip =
    { $horses_for_a_fur ->
        [one] { WORD($horses_for_a_fur, capital: 1) } horse
       *[other] { WORD($horses_for_a_fur, capital: 1) } horses
    } for a fur of the market, or for { $drawn ->
        [one] { WORD($drawn) } fur
       *[other] { WORD($drawn) } furs
    } from the bag, of which you keep one.
draw-price-swap = Swap for a lower fur
draw-price-swap-tip = A horse and a fur for a fur of lower value from the market.
draw-price-exchange =
    Exchange { $furs_for_a_fur ->
        [one] { WORD($furs_for_a_fur) } fur
       *[other] { WORD($furs_for_a_fur) } furs
    }
draw-price-exchange-tip =
    Any { $furs_for_a_fur ->
        [one] { WORD($furs_for_a_fur) } fur
       *[other] { WORD($furs_for_a_fur) } furs
    } for a fur of the market.

draw-trade = Trade
draw-trade-hint = any { WORD($bonuses) }, also the same again
draw-trade-tip =
    A basic action: one { $fur } buys { $bonuses ->
        [one] { WORD($bonuses) } bonus
       *[other] { WORD($bonuses) } bonuses
    }.
draw-trade-tip-any =
    A basic action: any fur buys you { $bonuses ->
        [one] { WORD($bonuses) } bonus
       *[other] { WORD($bonuses) } bonuses
    }.
draw-trade-tip-second =
    A basic action: one { $fur } buys { $bonuses ->
        [one] { WORD($bonuses) } bonus
       *[other] { WORD($bonuses) } bonuses
    }; and any fur is paid for the second action.
draw-trade-tip-any-second =
    A basic action: any fur buys you { $bonuses ->
        [one] { WORD($bonuses) } bonus
       *[other] { WORD($bonuses) } bonuses
    }; and any fur is paid for the second action.
draw-trade-coin = coin
draw-trade-coin-tip = A coin.
draw-trade-story = stories
draw-trade-story-tip =
    { $bonus_stories ->
        [one] { WORD($bonus_stories, capital: 1) } story point
       *[other] { WORD($bonus_stories, capital: 1) } story points
    }.
draw-trade-ride = ride
draw-trade-ride-tip = The Cossack rides up to { WORD($number) } tiles, east or west.

draw-songs = Songs
draw-songs-hint = red: story points
draw-songs-have =
    { $number ->
        [0] you have no stories
        [one] you have one story
       *[other] you have { $number } stories
    }
draw-song-short =
    { $number ->
        [one] one story short
       *[other] { $number } stories short
    }
draw-song-ready = you can sing it

draw-left-tiles = Landscapes in the pile
draw-left-yurts = Yurts { $letter } in the pile
draw-left-wishes = Wishes { $letter } in the pile
draw-left-songs = Songs { $letter } in the pile
draw-left-banners = Banners in the supply
draw-left-tigers = Tigers in the supply

draw-supply = Piles and supply
draw-supply-short = Left
draw-left-tiles-tip = Every year they fill the row in the east.
draw-left-yurts-tip = Every year they come to regions whose yurt is gone.
draw-left-wishes-tip = Every year they come to regions whose wish was taken.
draw-left-songs-tip = Every year they replace the songs that were sung.
draw-left-banners-tip = Whoever gains one has a horse more every winter.
draw-left-tigers-tip = They come onto new landscapes in the east.

draw-stories-name = Stories
draw-stories-hint = at { $last_story }: a song at once
draw-stories-tip = Story points buy songs in winter. Whoever reaches { $last_story } may sing at once; on { $last_story } further points are lost. At the end { WORD($stories_for_a_point) } are worth a point.
draw-stories =
    { $number ->
        [one] one story point
       *[other] { WORD($number) } story points
    }

draw-trophies = Trophies
draw-trophies-hint = pay the fur, take any reward so far

draw-trophy = Trophy space { $figure }
draw-trophy-start = start
draw-trophy-enter = Entering it costs a fur of value { $value }.
draw-trophy-gives = Reward: { $gains }. Points at the end: { $points }.

draw-two-rewards = any { WORD($last_rewards) }

draw-vp = Points
draw-vp-tip = Scored so far. What lies in the houses is counted at the end.

draw-seal-tip = If the game ended now, with everything in the house: { $figure }.

draw-winter = next winter
draw-winter-now = this winter
draw-winter-income = Winter: income, then stories and songs
draw-winter-songs = Winter: songs, then the new year
draw-winter-songs-last = Winter: songs, then the scoring
draw-winter-tip =
    Income: { $gains }. { $winter_horses ->
        [one] { WORD($winter_horses, capital: 1) } horse
       *[other] { WORD($winter_horses, capital: 1) } horses
    }, one for each banner, and what fulfilled wishes give.
draw-winter-tip-board =
    Income: { $gains }. { $winter_horses ->
        [one] { WORD($winter_horses, capital: 1) } horse
       *[other] { WORD($winter_horses, capital: 1) } horses
    }, one for each banner, and what your own board and fulfilled wishes give.

draw-board = Your own board
draw-board-blue = A trade costs you any fur.
draw-board-yellow = As a basic action you take { $figure } horses.
draw-board-red = You build outposts without paying horses.
draw-board-green = In winter you receive more: horses and story points, { $figure } of each.

draw-label-horses =
    { $number ->
        [one] horse
       *[other] horses
    }

draw-horses-name = Horses
draw-horses-tip = For long rides, skipping furs, building, and the market.

draw-label-coins =
    { $number ->
        [one] coin
       *[other] coins
    }

draw-coins-name = Coins
draw-coins-tip = A coin pays a second hunt, or lets a fur count as any value. At the end { WORD($coins_for_a_point) } are a point.

draw-label-banners =
    { $number ->
        [one] banner
       *[other] banners
    }

draw-banners-name = Banners
draw-banners-tip = Each brings a horse every winter.

draw-label-tigers =
    { $number ->
        [one] tiger
       *[other] tigers
    }

draw-tigers-name = Tigers
draw-tigers-tip =
    A tiger can be spent as any fur; kept, it is worth { $tiger_points ->
        [one] { WORD($tiger_points) } point
       *[other] { WORD($tiger_points) } points
    } at the end.

draw-landscapes = Landscapes
draw-landscape-tip = A landscape scores when it is claimed; sets of different ones score at the end.

draw-furs = Furs
draw-furs-hint = by value; with a coin any counts as any other
draw-fur-2 = squirrel
draw-fur-3 = fox
draw-fur-4 = ermine
draw-fur-5 = sable
draw-fur-6 = wolverine
draw-fur-7 = deer
draw-fur-8 = bear

draw-points-so-far = points so far
draw-points-in-all = points in all
draw-stock = Stock
draw-stands = { $who }, at { $place }
draw-built-name = Outposts built
draw-built-tip = Where your outpost stands you can take advanced actions as if your Cossack were there, except build. They score at the end.
draw-label-built = built
draw-story-name = Story points
draw-story-tip = Your place on the story track. Story points buy songs in winter.
draw-label-story =
    { $number ->
        [one] story
       *[other] stories
    }
draw-trophy-name = Trophy space
draw-trophy-tip = Your place on the trophy track: with a trophy you may step on and take any reward so far.
draw-label-trophy = trophy space

draw-sets = sets of
draw-sets-name = Sets of different landscapes
draw-sets-tip =
    Sets you have of all { WORD($types) } types, worth { $large_set_points ->
        [one] { WORD($large_set_points) } point
       *[other] { WORD($large_set_points) } points
    } each: { $fours }; of { WORD($small_set) }, worth { $small_set_points ->
        [one] { WORD($small_set_points) } point
       *[other] { WORD($small_set_points) } points
    } each: { $threes }. Each landscape counts for one set.

draw-hand = Wishes in hand
draw-hand-empty = None. Wishes lie open in each region: a main action takes one.
draw-hand-over = not fulfilled
draw-hand-ready =
    { $number ->
        [0] { $figure }, none can be fulfilled yet
        [one] { $figure }, one can be fulfilled
       *[other] { $figure }, { WORD($number) } can be fulfilled
    }
draw-wish-ready = can be fulfilled
draw-wish-have = { $have } of { $need } furs
draw-wish-done = fulfilled

draw-fulfilled = Fulfilled
draw-fulfil = Fulfil

draw-rival-played = has had a turn
draw-rival-now = acts now
draw-rival-waits = turn to come
draw-rival-outposts = Outposts to build: { $figure }, built: { $built }
draw-rival-wishes = Wishes in hand: { $figure }, fulfilled: { $done }

draw-drawn = Out of the bag
draw-drawn-other = { $who } drew from the bag
draw-drawn-hint = one is kept, the other goes back
draw-drawn-tip = The fur that is not kept goes back into the bag.

draw-offer = Choose your first wish
draw-offer-wait = First wishes
draw-offer-hint = the fur comes with it

draw-part-ride = Ride
draw-part-basic = Basic action
draw-part-main = Main action
draw-part-second = Second action
draw-part-end = End of the turn

draw-then-ride = then basic, then main action
draw-then-basic = then main action
draw-then-main = then a second for a fur
draw-then-second = { "" }
draw-then-end = { "" }

draw-to-come-ride = Still to come: ride, basic, main action
draw-to-come-basic = Still to come: basic, main action
draw-to-come-main = Still to come: main action
draw-to-come-second = Still to come: a second action for a fur
draw-to-come-end = Still to come: the end of the turn

draw-ask-ride-where = How far east do you ride?
draw-ask-basic-action = A basic action, if you like
draw-ask-main-action = Your main action
draw-ask-choose-second-action = A second action for a fur?
draw-ask-trade-bonus = What does the trade bring you?
draw-ask-pay-piece-of =
    { $number ->
        [one] Pay a fur: { $price }
       *[other] Pay { WORD($number) } furs: { $price }
    }
draw-ask-pay-piece-second =
    { $number ->
        [one] Pay a fur: { $price }; and any fur for the second action
       *[other] Pay { WORD($number) } furs: { $price }; and any fur for the second action
    }
draw-ask-pay-piece-shown =
    { $number ->
        [one] Give back a fur: { $price }; to show: { $shown }
       *[other] Give back { WORD($number) } furs: { $price }; to show: { $shown }
    }
draw-ask-pay-piece-any =
    { $number ->
        [one] Pay any fur
       *[other] Pay any { WORD($number) } furs
    }

draw-wait-choose-wish = { $name } chooses a first wish
draw-wait-ride-where = { $name } is about to ride
draw-wait-basic-action = { $name } considers a basic action
draw-wait-main-action = { $name } considers a main action
draw-wait-choose-second-action = { $name } considers a second action
draw-wait-end-of-turn = { $name } is about to end the turn
draw-wait-hunt-second = { $name } hunts
draw-wait-trade-bonus = { $name } trades
draw-wait-trophy-step = { $name } considers a trophy
draw-wait-trophy-reward = { $name } chooses a trophy reward
draw-wait-second-reward = { $name } chooses trophy rewards
draw-wait-advanced-action = { $name } takes an advanced action
draw-wait-build-anywhere = { $name } builds an outpost
draw-wait-fulfil-freely = { $name } considers a wish
draw-wait-pay-piece = { $name } pays with furs
draw-wait-keep-fur = { $name } chooses a fur from the bag
draw-wait-take-fur = { $name } chooses a fur of the market
draw-wait-auxiliary-action = { $name } considers the market
draw-wait-before-income-what = { $name } prepares for winter
draw-wait-sing-at-once = { $name } may sing at once
draw-wait-choose-which-song = { $name } chooses a song

draw-why-turn = Not now: it is not your turn.
draw-why-time = Not now: this is no part of what you are doing.
draw-why-behind = The ride at the beginning of a turn leads east.
draw-why-far = Too far: your Cossack does not ride that many tiles, not even for horses.
draw-why-horses =
    { $number ->
        [one] It costs a horse; you have none.
       *[other] It costs { $number } horses; you have { $have }.
    }
draw-why-elsewhere = Out of reach: you hunt where your Cossack stands, unless a wish lets you hunt beside it.
draw-why-fur = A second action costs a fur, and you have none.
draw-why-same-tile = The second fur of a hunt comes from the tile of the first.
draw-why-coin = A second fur costs a coin.
draw-why-reach = Out of reach: neither your Cossack nor an outpost of yours is in this region.
draw-why-region-fur = As a second action it costs a fur of value { $value }, any fur and a coin, or a tiger.
draw-why-extra-fur = This extra action costs a fur of value { $value }, any fur and a coin, or a tiger.
draw-why-villages-only = This extra action is for a village.
draw-why-no-yurts = This extra action is for neither a yurt nor the hunters' village.
draw-why-one-outpost = You have an outpost here already.
draw-why-no-outpost = You have no outpost to build. Villages and other rewards give some.
draw-why-cossack = You build where your Cossack stands, not by an outpost.
draw-why-claim = You would need { $figure } furs of value { $value }; a coin lets any fur count, a tiger is any fur.
draw-why-claim-any = You would need { $figure } furs of value { $value } and any fur for the second action; a coin lets any fur count, a tiger is any fur.
draw-why-wish =
    { $number ->
        [one] You need a fur of value { $value }; a coin lets any fur count, and a tiger can be given back.
       *[other] You need { $number } furs of value { $value }; a coin lets any fur count, and a tiger can be given back.
    }
draw-why-payment = Not while you are paying.
draw-why-pay = It would not fit this payment.
draw-why-song = Songs are sung in winter, or when you reach { $last_story } on the story track.
draw-why-song-early = Songs come after everybody's income, or when you reach { $last_story } on the story track.
draw-why-song-sung = Everybody sings one song each winter; another only on reaching { $last_story } on the story track.
draw-why-stories = It costs { $figure } story points; you have { $have }.
draw-why-market = You lack the horses or the furs for it.
draw-why-trophy = Your token is not there yet.
draw-why-step = You have no fur of value { $value }; any fur and a coin would do, or a tiger.
draw-why-reward-taken = You have taken this reward already; it comes back with your next main action, in your next turn, or in winter.
draw-why-reward-taken-winter = You have taken this reward already this winter.

draw-ivan-card = Ivan's card { $figure }
draw-ivan-card-tip = What he does in the turn of this card, from top to bottom. The chronicle says why.
draw-ivan-none = No card turned yet
draw-ivan-hunts =
    { $number ->
        [one] hunts one fur
       *[other] hunts { WORD($number) } furs
    }
draw-ivan-lowest = takes the lowest
draw-ivan-highest = takes the highest
draw-ivan-action-wish = then takes a wish
draw-ivan-action-outpost = then builds an outpost
draw-ivan-action-yurt = then uses a yurt
draw-ivan-action-trophy = then gains a trophy
draw-ivan-action-claim = then buys a landscape
draw-ivan-no-pile = no more cards
draw-ivan-rides =
    { $number ->
        [one] On the back of the top card: one tile
       *[other] On the back of the top card: { WORD($number) } tiles
    }
draw-ivan-unseen = The card on top was not looked at yet
draw-ivan-pile =
    { $number ->
        [one] One card is left in his pile; its back moved him last.
       *[other] { $number } cards are left in his pile. When his turn begins, the top one is turned over for what he does, and the back of the next one moves him.
    }
draw-ivan-left =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
draw-ivan-hidden = what he leans towards is told at the end
draw-ivan-random = { WORD($automa_out) } of his cards are out at random
draw-ivan-letter = leans towards { $strategy }

draw-score-lead-hint = points after each year
draw-score-round = Year { $figure }
draw-score-wins = { $who } opens up Siberia
draw-score-you = You open up Siberia
draw-score-shared = { $who } open up Siberia together
draw-score-tie-east = place { $figure } from the east

draw-gain-vp =
    { $number ->
        [one] a point
       *[other] { WORD($number) } points
    }
draw-gain-coin =
    { $number ->
        [one] a coin
       *[other] { WORD($number) } coins
    }
draw-gain-horses =
    { $number ->
        [one] a horse
       *[other] { WORD($number) } horses
    }
draw-gain-story =
    { $number ->
        [one] a story point
       *[other] { WORD($number) } story points
    }
draw-gain-banner =
    { $number ->
        [one] a banner
       *[other] { WORD($number) } banners
    }
draw-gain-outpost =
    { $number ->
        [one] an outpost
       *[other] { WORD($number) } outposts
    }
draw-gain-bag_fur =
    { $number ->
        [one] a fur from the bag
       *[other] { WORD($number) } furs from the bag
    }
draw-gain-market_fur =
    { $number ->
        [one] a market fur
       *[other] { WORD($number) } market furs
    }
draw-gain-trophy = a trophy
draw-gain-village_anywhere = visit any village
draw-gain-advanced_anywhere = an advanced action anywhere
draw-gain-build_anywhere = an outpost built anywhere from the supply, no horses
draw-gain-fulfil_wish = fulfil a wish with the returned furs alone
draw-gain-advanced_paid = an advanced action anywhere but a yurt or the hunters' village, for the region's fur
draw-gain-two_rewards = any { WORD($last_rewards) } different rewards of the others

draw-wish-S1 = Each ride: one tile more, free
draw-wish-S2 =
    Winter: { $wish_horses ->
        [one] { WORD($wish_horses) } horse
       *[other] { WORD($wish_horses) } horses
    }
draw-wish-S3 = Winter: a coin
draw-wish-S4 =
    Winter: { $wish_stories ->
        [one] { WORD($wish_stories) } story point
       *[other] { WORD($wish_stories) } story points
    }
draw-wish-S5 =
    Winter: { $wish_horses_each ->
        [one] { WORD($wish_horses_each) } horse
       *[other] { WORD($wish_horses_each) } horses
    } per outpost built
draw-wish-S6 =
    Winter: { $wish_horses_each ->
        [one] { WORD($wish_horses_each) } horse
       *[other] { WORD($wish_horses_each) } horses
    } per landscape
draw-wish-S7 = Trophy reward one space further
draw-wish-S8 = Wishes: show one fur less
draw-wish-S9 = Second action: any fur
draw-wish-A1 = Each ride: one tile more, free
draw-wish-A2 =
    Winter: { $wish_horses ->
        [one] { WORD($wish_horses) } horse
       *[other] { WORD($wish_horses) } horses
    }
draw-wish-A3 = Trophy reward one space further
draw-wish-A4 = Hunt on your tile or one beside it
draw-wish-A5 = Winter: a fur from the bag
draw-wish-A6 =
    Act from { $spaces_behind ->
        [one] { WORD($spaces_behind) } space
       *[other] { WORD($spaces_behind) } spaces
    } west too
draw-wish-A7 =
    Winter: { $wish_stories ->
        [one] { WORD($wish_stories) } story point
       *[other] { WORD($wish_stories) } story points
    }
draw-wish-A8 = Skipping furs costs no horses
draw-wish-A9 = Winter: an action anywhere
draw-wish-A10 = At once: a tiger
draw-wish-A11 = Spring: extra advanced action
draw-wish-A12 = Summer: extra advanced action
draw-wish-A13 = Autumn: extra advanced action
draw-wish-A14 = Second hunt costs no coin
draw-wish-B1 =
    End: { $points_of_b1 ->
        [one] { WORD($points_of_b1) } point
       *[other] { WORD($points_of_b1) } points
    }
draw-wish-B2 =
    End: { $points_of_b2 ->
        [one] { WORD($points_of_b2) } point
       *[other] { WORD($points_of_b2) } points
    }
draw-wish-B3 =
    End: { $points_of_b3 ->
        [one] { WORD($points_of_b3) } point
       *[other] { WORD($points_of_b3) } points
    }
draw-wish-B4 = End: a point per tiger
draw-wish-B5 = End: a point per outpost kept
draw-wish-B6 =
    End: a point per { $points_for_b6 ->
        [one] { WORD($points_for_b6) } point
       *[other] { WORD($points_for_b6) } points
    }
draw-wish-B7 = End: a point per coin
draw-wish-B8 = End: { WORD($points_for_a_type) } per mountain
draw-wish-B9 = End: { WORD($points_for_a_type) } per swamp
draw-wish-B10 = End: { WORD($points_for_a_type) } per steppe
draw-wish-B11 = End: { WORD($points_for_a_type) } per forest
draw-wish-B12 = End: a point per landscape
draw-wish-B13 = End: a point per wish
draw-wish-B14 = End: a point per banner

draw-sure-end = End without a main action?

## Examples of the rules page

example-ride = Blue stands on tile 3 and has one horse. One or two tiles are free; the horse pays for a third. Tile 7 is too far.
example-hunt = The lowest fur on tile 5 is free. For a fur of 4, Blue skips the 3 and pays one of two horses; the deer would cost three.
example-landscape = Blue stands in Yenisei and pays two furs of 4 for the landscape of tile 6: five points and three horses.
example-winter = In winter, Yellow is furthest east and tells the better story: two story points. Blue is second and gets one.
