### What the chronicle tells of a move.

log-undo = { $name } took back a move.
log-next-player = { $seat } was drawn next in player order.
log-lay-landscape = Siberia grew by { $landscape }.
log-lay-fur = A tile was filled: { $fur }.
log-lay-market = The market was filled: { $fur }.
log-lay-village = The { $village } was laid out.
log-lay-yurt = On the board now: { $yurt }.
log-lay-song = To be sung now: { $song }.
log-lay-wish = A wish of the Tsar was revealed: { $wish }.
log-trade-fur = Trade asks for: { $fur }.
log-region-fur = The next region's price: { $fur }.
log-offer-wish = A first wish was offered: { $wish }.
log-offer-fur = With it goes a fur: { $fur }.
log-draw = Out of the bag came: { $fur }.
log-choose = { $name } began with the wish { $wish }.
log-ride = { $name } rode to { $space }.
log-coin = { $name } took a coin.
log-horses = { $name } took horses.
log-to = { $name } rode a short way to { $space }.
log-hunt = { $name } hunted on { $space }: { $prey }.
log-trade =
    { $name } traded for { $bonuses ->
        [one] { WORD($bonuses) } bonus
       *[other] { WORD($bonuses) } bonuses
    }.
log-bonus = { $name } traded for { $bonus }.
log-village = { $name } visited the village in { $village_in }.
log-yurt = { $name } used the yurt in { $yurt_in }.
log-wish = { $name } took the wish in { $wish_in }.
log-outpost = { $name } built an outpost in { $outpost_in }.
log-claim = { $name } claimed the landscape on { $tile }.
log-extra = { $name } took the extra action of the season.
log-advance = { $name } paid the fur and moved on along the trophies.
log-stay = { $name } left the trophy token where it was.
log-reward = { $name } took the trophy reward of { $trophy }.
log-keep = { $name } kept a fur: { $drawn }.
log-take = { $name } took a fur from the market: { $fur }.
log-pay = { $name } paid: { $own }.
log-pay-coin = { $name } paid with a coin to help: { $own }.
log-buy =
    { $name } gave { $horses_for_a_fur ->
        [one] { WORD($horses_for_a_fur) } horse
       *[other] { WORD($horses_for_a_fur) } horses
    } for a fur: { $buy_fur }.
log-buy-bag =
    { $name } gave { $horses_for_a_fur ->
        [one] { WORD($horses_for_a_fur) } horse
       *[other] { WORD($horses_for_a_fur) } horses
    } for a fur from the bag.
log-swap = { $name } gave a horse and a higher fur for a lower one: { $swap_fur }.
log-exchange =
    { $name } gave { $furs_for_a_fur ->
        [one] { WORD($furs_for_a_fur) } fur
       *[other] { WORD($furs_for_a_fur) } furs
    } for one: { $exchange_fur }.
log-fulfil = { $name } fulfilled a wish of the Tsar: { $wish }.
log-income = { $name } received the income of winter.
log-song = { $name } sang the { $song }.
log-pass = { $name } passed.
log-stop = { $name } hunted no more.
log-done = { $name } did no more.
log-end = { $name } ended the turn.
log-ivan-letter = Ivan chose a strategy: { $strategy }.
log-ivan-movement = Ivan's next card shows a movement of { $steps }.
log-ivan-card = Ivan turned over { $automa }.
log-ivan-letter-hidden = Ivan chose a strategy in secret.
log-ivan-draws = Ivan drew a fur from the bag: { $fur }.
log-ivan-offer = Ivan took the fur that was left, and a point for the wish { $wish }.
log-ivan-rides = Ivan rode to { $space }, as far as the back of his top card and the row allow.
log-ivan-stays = Ivan stayed, for he had come to the last tile.
log-ivan-coins = Ivan found nothing to hunt on his tile and took coins: { $coins }.
log-ivan-hunts-lowest = Ivan hunted the lowest on his tile, as his card says: { $prey }.
log-ivan-hunts-highest = Ivan hunted the highest on his tile, as his card says: { $prey }.
log-ivan-buys = Ivan bought the landscape under him, { $tile }, because he could pay for it.
log-ivan-visits = Ivan could not buy the landscape under him and visited the village in { $village_in }.
log-ivan-pays = Ivan paid: { $own }.
log-ivan-pays-bear = Ivan lacked the fur and paid a bear, which stands for any to him.
log-ivan-pays-coin = Ivan lacked the fur and bears, and paid his lowest fur with a coin: { $own }.
log-ivan-pays-tiger = Ivan had neither the fur, nor a bear, nor another fur and a coin with it, and paid a tiger.
log-ivan-takes-lowest = Ivan took the lowest fur of the market, as his card says: { $fur }.
log-ivan-takes-highest = Ivan took the highest fur of the market, as his card says: { $fur }.
log-ivan-trophy = Ivan paid for the next trophy and gained a point.
log-ivan-no-trophy = Ivan could not move on along the trophies and gained nothing.
log-ivan-builds = Ivan built an outpost from the supply in { $outpost_in }, the easternmost region open to him.
log-ivan-sings = Ivan sang the dearest song he could pay: { $song }.
log-ivan-wish = Ivan took the wish in { $wish_in }, as far east as he could pay, and scored it.
log-ivan-yurt = Ivan used the yurt in { $yurt_in }, as far east as he could pay.
log-ivan-outpost = Ivan built an outpost in { $outpost_in }, where his Cossack stood.
log-ivan-keeps-outpost = Ivan could not build where he stood and took an outpost into his supply.
log-ivan-keeps-outpost-and-coin = Ivan lacked the fur to build where he stood and took an outpost into his supply, and a coin for the rest.
log-ivan-buys-further = Ivan bought the landscape on { $tile } as his additional action, as far east as he could pay.
log-ivan-none = Ivan's card asked him to { $action }, but that could not be done.
log-ivan-lacks-furs = Ivan's card asked him to { $action }, but he lacked the furs.
log-ivan-coin-instead = Ivan's card asked him to { $action }, but he lacked the furs and took a coin.

## Where a chapter of the story begins.

story-chapter = Year { $number }
