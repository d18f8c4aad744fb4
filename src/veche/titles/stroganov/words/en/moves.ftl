### What a move means, what it is called on a button, and what should be known before it.

## Remarks, in brackets after the move.

remark-idle = it would do nothing now
remark-coins =
    { $coins ->
        [one] a coin goes with it
       *[other] { $coins } coins go with it
    }
remark-tigers =
    { $tigers ->
        [one] a tiger goes with it
       *[other] { $tigers } tigers go with it
    }
remark-coins-and-tigers = with it go coins: { $coins }, tigers: { $tigers }
remark-shown =
    { $coins ->
        [one] and a coin for a fur that you only show
       *[other] and { $coins } coins for furs that you only show
    }
remark-bag =
    { $bag ->
        [0] the bag is empty: no fur comes from it
        [one] the bag has only one fur for it
       *[other] the bag has only { $bag } furs for it
    }
remark-market =
    { $market ->
        [0] the market is empty: no fur comes from it
        [one] the market has only one fur for it
       *[other] the market has only { $market } furs for it
    }
remark-banners =
    { $banners ->
        [0] no banner is left
        [one] only one banner is left
       *[other] only { $banners } banners are left
    }
remark-outposts =
    { $outposts ->
        [0] no outpost of yours is left in the supply
        [one] only one outpost of yours is left in the supply
       *[other] only { $outposts } outposts of yours are left in the supply
    }
remark-story =
    { $story ->
        [0] no story point comes: the track ends at { $last_story }
        [one] only one story point comes: the track ends at { $last_story }
       *[other] only { $story } story points come: the track ends at { $last_story }
    }
remark-stories-to-come =
    { $stories ->
        [one] a story point is still to come, and would be lost
       *[other] { $stories } story points are still to come, and would be lost
    }
remark-trophies = no reward is left to take, and you cannot pay for the next space
remark-paid = you cannot pay for any action now
remark-build = you can build no outpost from the supply
remark-fulfil = you can fulfil no wish with it
remark-tigers-left = no tiger is left in the supply
remark-furs-shown = Each fur of another value that was only shown cost a coin.
remark-ivan-sells = He sold it at once: for a fur of the trade value he takes a coin.
remark-ivan-sells-any = Any fur of the trade value among what he gains he sells at once for a coin.

## What a move means.

move-next-player = { $seat } is next in player order
move-lay-landscape = { $landscape } joins the row
move-lay-fur = { $fur } lies on the tile
move-lay-market = { $fur } joins the market
move-lay-village = { $village } is laid out
move-lay-yurt = { $yurt } is set up
move-lay-song = { $song } is laid out
move-lay-wish = The Tsar wishes { $wish }
move-trade-fur = { $fur } is what trade asks for
move-region-fur = { $fur } prices the region
move-offer-wish = The wish { $wish } is offered
move-offer-fur = { $fur } lies on the wish
move-draw = { $fur } comes out of the bag
move-choose = Begin with the wish { $wish }
move-ride = Ride east to { $space }
move-coin = Take a coin
move-horses = Take horses
move-to = Ride to { $space }
move-hunt = Hunt on { $space }: { $prey }
move-trade =
    Trade a fur for { $bonuses ->
        [one] { WORD($bonuses) } bonus
       *[other] { WORD($bonuses) } bonuses
    }
move-bonus = As a bonus: { $bonus }
move-village = Visit the village in { $village_in }
move-yurt = Use the yurt in { $yurt_in }
move-wish = Take the wish in { $wish_in }
move-outpost = Build an outpost in { $outpost_in }
move-claim = Claim the landscape on { $tile }
move-extra = Take the extra action of this season
move-advance = Pay the fur and move the trophy token
move-stay = Leave the trophy token where it is
move-reward = Take the reward of { $trophy }
move-keep = Keep the { $drawn }
move-take = Take the { $fur } from the market
move-pay = Pay the { $own }
move-pay-coin = Pay the { $own } and a coin
move-buy =
    Buy the { $buy_fur } for { $horses_for_a_fur ->
        [one] { WORD($horses_for_a_fur) } horse
       *[other] { WORD($horses_for_a_fur) } horses
    }
move-buy-bag =
    Draw a fur from the bag for { $horses_for_a_fur ->
        [one] { WORD($horses_for_a_fur) } horse
       *[other] { WORD($horses_for_a_fur) } horses
    }
move-swap = Give a horse and a higher fur for the { $swap_fur }
move-exchange =
    Give { $furs_for_a_fur ->
        [one] { WORD($furs_for_a_fur) } fur
       *[other] { WORD($furs_for_a_fur) } furs
    } for the { $exchange_fur }
move-fulfil = Fulfil the wish { $wish }
move-income = Receive the income of winter
move-song = Sing the { $song }
move-pass = Do nothing of the kind
move-stop = Hunt no more
move-done = No further auxiliary action
move-end = End the turn
move-ivan-letter = Ivan's strategy is { $strategy }
move-ivan-movement = The back of Ivan's next card shows a movement of { $steps }
move-ivan-card = Ivan acts by { $automa }
move-ivan-draws = Ivan draws the { $fur }
move-ivan-offer = Ivan takes the fur that is left, and a point for the wish { $wish }
move-ivan-rides = Ivan rides to { $space }
move-ivan-stays = Ivan stays on the last tile
move-ivan-coins = Ivan takes coins: { $coins }
move-ivan-hunts-lowest = Ivan hunts the lowest: { $prey }
move-ivan-hunts-highest = Ivan hunts the highest: { $prey }
move-ivan-buys = Ivan buys the landscape on { $tile }
move-ivan-visits = Ivan visits the village in { $village_in }
move-ivan-pays = Ivan pays the { $own }
move-ivan-pays-bear = Ivan pays a bear for another fur
move-ivan-pays-coin = Ivan pays the { $own } and a coin
move-ivan-pays-tiger = Ivan pays a tiger
move-ivan-takes-lowest = Ivan takes the lowest of the market: { $fur }
move-ivan-takes-highest = Ivan takes the highest of the market: { $fur }
move-ivan-trophy = Ivan moves on along the trophies
move-ivan-no-trophy = Ivan gains no trophy
move-ivan-builds = Ivan builds an outpost in { $outpost_in }
move-ivan-sings = Ivan sings the { $song }
move-ivan-wish = Ivan takes the wish in { $wish_in }
move-ivan-yurt = Ivan uses the yurt in { $yurt_in }
move-ivan-outpost = Ivan builds an outpost in { $outpost_in }
move-ivan-keeps-outpost = Ivan takes an outpost into his supply
move-ivan-keeps-outpost-and-coin = Ivan takes an outpost into his supply, and a coin
move-ivan-buys-further = Ivan buys the landscape on { $tile }
move-ivan-none = Ivan finds nothing to do: { $action }
move-ivan-lacks-furs = Ivan lacks the furs: { $action }
move-ivan-coin-instead = Ivan takes a coin instead: { $action }

## A move on a button.

short-next-player = { $seat }
short-lay-landscape = { $landscape }
short-lay-fur = { $fur }
short-lay-market = { $fur }
short-lay-village = { $village }
short-lay-yurt = { $yurt }
short-lay-song = { $song }
short-lay-wish = { $wish }
short-trade-fur = { $fur }
short-region-fur = { $fur }
short-offer-wish = { $wish }
short-offer-fur = { $fur }
short-draw = { $fur }
short-choose = { $wish }
short-ride = Ride to { $space }
short-coin = A coin
short-horses = Horses
short-to = To { $space }
short-hunt = { $space }: { $prey }
short-trade = Trade
short-bonus = { $bonus }
short-village = Village in { $village_in }
short-yurt = Yurt in { $yurt_in }
short-wish = Wish in { $wish_in }
short-outpost = Outpost in { $outpost_in }
short-claim = Claim { $tile }
short-extra = Extra action
short-advance = Advance
short-stay = Stay
short-reward = Reward of { $trophy }
short-keep = { $drawn }
short-take = { $fur }
short-pay = Pay { $own }
short-pay-coin = { $own } and a coin
short-buy = Buy { $buy_fur }
short-buy-bag = Buy from the bag
short-swap = Swap for { $swap_fur }
short-exchange = { WORD($furs_for_a_fur, capital: 1) } for { $exchange_fur }
short-fulfil = Fulfil { $wish }
short-income = Income
short-song = { $song }
short-pass = Pass
short-stop = No more
short-done = Done
short-end = End turn
short-ivan-letter = { $strategy }
short-ivan-movement = { $steps }
short-ivan-card = { $automa }
short-ivan-draws = { $fur }
short-ivan-offer = { $wish }
short-ivan-rides = { $space }
short-ivan-stays = Stays
short-ivan-coins = Coins: { $coins }
short-ivan-hunts-lowest = Lowest: { $prey }
short-ivan-hunts-highest = Highest: { $prey }
short-ivan-buys = Buys { $tile }
short-ivan-visits = Village in { $village_in }
short-ivan-pays = { $own }
short-ivan-pays-bear = A bear
short-ivan-pays-coin = { $own } and a coin
short-ivan-pays-tiger = A tiger
short-ivan-takes-lowest = Lowest: { $fur }
short-ivan-takes-highest = Highest: { $fur }
short-ivan-trophy = Trophy
short-ivan-no-trophy = No trophy
short-ivan-builds = Outpost in { $outpost_in }
short-ivan-sings = { $song }
short-ivan-wish = Wish in { $wish_in }
short-ivan-yurt = Yurt in { $yurt_in }
short-ivan-outpost = Outpost in { $outpost_in }
short-ivan-keeps-outpost = Keeps an outpost
short-ivan-keeps-outpost-and-coin = Keeps an outpost, a coin
short-ivan-buys-further = Buys { $tile }
short-ivan-none = Nothing: { $action }
short-ivan-lacks-furs = No furs: { $action }
short-ivan-coin-instead = Coin: { $action }
