### The lesson of a first game: the goal, what is said at each step of the script, the reckoning of winter.

## The goal.

lesson-aim-head = Furs for the Tsar
lesson-aim =
    After { $years ->
        [one] { WORD($years) } year
       *[other] { WORD($years) } years
    } in Siberia whoever has the most points wins. They come above all from here:
lesson-source-wishes-name = Wishes
lesson-source-wishes = furs that the Tsar asks for, for each wish
lesson-source-songs-name = Songs
lesson-source-songs = sung in winter for story points, for each song
lesson-source-landscapes-name = Landscapes
lesson-source-landscapes = claimed with equal furs, for each tile
lesson-source-sets-name = Sets
lesson-source-sets = landscapes of different types, for each whole set
lesson-source-outposts-name = Outposts
lesson-source-outposts = built in as many regions as possible
lesson-source-trophies-name = Trophies
lesson-source-trophies = ever higher furs, brought to the trophy village

## Spring.

lesson-ride-head = Ride east
lesson-ride =
    Every turn begins with a ride east. The first { $free_steps ->
        [one] step is
       *[other] { WORD($free_steps) } steps are
    } free, and each step more costs horses. You have { $horses }.
lesson-ride-do = Ride to { $space }
lesson-ride-why = A bear lies there, a fur of the highest value. Who stands furthest east also tells the best stories in winter.

lesson-basic-head = A small action
lesson-basic = After the ride comes one basic action: a coin, horses, a hunt, a trade, or a small ride.
lesson-basic-do = Take a coin
lesson-basic-why = A coin makes a fur count as another value, or pays for a second fur in a hunt. Coins are never wasted.

lesson-hunt-head = Hunt the bear
lesson-hunt = Then comes the main action; a basic action will do too. In a hunt the lowest fur of a tile is free, and each lower one that you skip costs a horse.
lesson-hunt-do = Hunt the { $prey }
lesson-hunt-why =
    A bear brings { $bear_stories ->
        [one] { WORD($bear_stories) } story point
       *[other] { WORD($bear_stories) } story points
    } as well, and stories buy songs in winter.

lesson-enough-head = One is enough
lesson-enough = For a coin you could hunt a second fur here. You have { $coins ->
        [one] { WORD($coins) } coin
       *[other] { WORD($coins) } coins
    } and { WORD($stories) } story points now.
lesson-enough-do = Hunt no more
lesson-enough-why = The furs you hold are enough for a good trade, and that is the next thing to try.

lesson-trade-head = A second main action
lesson-trade = For a fur you may act once more. For a basic action any fur will do; elsewhere it must be the fur shown above the region.
lesson-trade-do = Trade
lesson-trade-why = You hold the fur that trade asks for in this game, and it brings more than it costs.

lesson-pay-head = Pay with furs
lesson-pay = Trade asks for its own fur, and the second action for any. You hold { $furs ->
        [one] { WORD($furs) } fur
       *[other] { WORD($furs) } furs
    }.
lesson-pay-do = Pay the { $own }
lesson-pay-why = Instead a coin could make the bear count as the fur asked for, but you have the right one.

lesson-bonus-head = Choose your extras
lesson-bonus =
    A trade brings { $bonuses ->
        [one] { WORD($bonuses) } extra
       *[other] { WORD($bonuses) } extras
    }: coins, stories or a ride. You have { WORD($stories) } story points.
lesson-bonus-do = Choose story points
lesson-bonus-why = One of the songs on offer costs { WORD($song_cost) } story points and brings { WORD($song_points) } points. You can sing it in the first winter.

lesson-bonus-again-head = And once more
lesson-bonus-again = The same extra may be taken again. You have { WORD($stories) } story points.
lesson-bonus-again-do = Choose story points again
lesson-bonus-again-why = With these the song is nearly yours before summer has come.

## Summer.

lesson-ride-far-head = Summer
lesson-ride-far = Yellow has ridden and bought at the market. Now you ride on; one space further than is free costs your last horse.
lesson-ride-far-do = Ride to { $space }
lesson-ride-far-why = You never ride back west in this step, so look ahead: what you want must lie in front of you.

lesson-basic-again-head = The basic action
lesson-basic-again = Each turn has it. A coin again, or horses for the next ride.
lesson-basic-again-do = Take a coin
lesson-basic-again-why = The next ride is short and free. Horses can wait until autumn.

lesson-wish-head = A wish of the Tsar
lesson-wish = In the region where you stand you may take the wish that lies there. It says which furs the Tsar wants, and what you get for them.
lesson-wish-do = Take the wish in { $wish_in }
lesson-wish-why = This one asks for a bear, and the market has bears for horses. The best wishes bring { WORD($highest_wish) } points.

## Autumn.

lesson-ride-last-head = Autumn, the last ride
lesson-ride-last = You have no horses left, but near spaces are free.
lesson-ride-last-do = Ride to { $space }
lesson-ride-last-why = In Lena stands a yurt that gives what you lack now, and nobody is further east than you.

lesson-horses-head = Horses
lesson-horses =
    The basic action brings { $basic_horses ->
        [one] { WORD($basic_horses) } horse
       *[other] { WORD($basic_horses) } horses
    } if you like.
lesson-horses-do = Take horses
lesson-horses-why =
    A fur from the market costs { $horses_for_a_fur ->
        [one] { WORD($horses_for_a_fur) } horse
       *[other] { WORD($horses_for_a_fur) } horses
    }.

lesson-yurt-head = A yurt
lesson-yurt = A yurt gives what is drawn on it, and this one has horses.
lesson-yurt-do = Use the yurt in { $yurt_in }
lesson-yurt-why = With { WORD($horses) } horses you cannot buy yet; with more you can.

lesson-buy-head = To the market
lesson-buy =
    Between the steps of your turn you may buy, swap and exchange furs. You have { WORD($horses) } horses, and a fur costs { WORD($horses_for_a_fur) }.
lesson-buy-do = Buy the { $buy_fur }
lesson-buy-why = It is what your wish asks for, and its stories come with it, bought or hunted.

lesson-fulfil-head = Fulfil the wish
lesson-fulfil = A wish can be fulfilled at any time in your turn. The bear goes back, and the points are yours at once.
lesson-fulfil-do = Fulfil { $wish }
lesson-fulfil-why = Besides points it gives a tiger, and a tiger is worth { WORD($tiger_points) } more at the end.

lesson-turn-over-head = The year is over for you
lesson-turn-over = You have { WORD($mine) } points already. You have no fur left for a second main action.
lesson-turn-over-do = End the turn
lesson-turn-over-why = The other things you see here cost furs: landscapes want equal ones, and bring up to { WORD($highest_landscape) } points each.

## Winter.

lesson-reckoned-head = What winter brings
lesson-reckoned = After autumn comes winter. Everybody gets horses, those who came furthest east tell stories, and then everybody may sing.
lesson-reckoned-horses = Horses for the next year
lesson-reckoned-horses-more = { $everybody } for everybody, { $banners } for your banners
lesson-reckoned-stories = Story points: you came furthest east
lesson-reckoned-stories-more = You have { $stories } so far
lesson-reckoned-song = Points, if you sing the { $song }
lesson-reckoned-song-more = It costs { $cost } story points, and you will have { $stories }
lesson-reckoned-total = You have { $mine }, your opponent { $theirs }

lesson-winter-head = Winter income
lesson-winter = Before the income you could still trade at the market or fulfil a wish.
lesson-winter-do = Receive the income
lesson-winter-why = A wish with a winter income would count already if you fulfilled it first. You have none now.

lesson-market-head = The market in winter
lesson-market = After the income the market is open too. You have { WORD($horses) } horses.
lesson-market-do = Say no more
lesson-market-why = Horses are what carries you far in spring, so keep them.

lesson-song-head = Sing
lesson-song = You have { WORD($stories) } story points, and the { $song } costs { WORD($song_cost) }.
lesson-song-do = Sing the { $song }
lesson-song-why = It brings { WORD($song_points) } points; no song brings more than { WORD($highest_song) }. Stories that you keep would count again next winter.

lesson-last-head = Nothing more
lesson-last = The song has brought you to { WORD($mine) } points.
lesson-last-do = Say no more
lesson-last-why = Your opponent may sing too, and then a new year begins.

lesson-end-head = A year is done
lesson-end =
    You have ridden, hunted, traded, fulfilled a wish and sung, and you lead { $mine } to { $theirs }. The game has { $years ->
        [one] { WORD($years) } year
       *[other] { WORD($years) } years
    }: play on, with a note beside each question for one more.
lesson-end-why = New to you are landscapes, which cost equal furs, villages, which each do something of their own, and outposts, from which you may act without standing there.
