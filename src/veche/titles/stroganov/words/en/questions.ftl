### What is asked, and what the guide of a first game says beside it.

## What may be answered by itself.

by_itself-pass = no basic action, where none is possible
by_itself-end = the end of the turn, where no main action is possible
by_itself-ride = the ride, where there is one tile alone
by_itself-reward = the trophy reward, where one alone is left

## The questions, by procedure.

ask-draw-trade-fur = Which fur lies on the trade space?
ask-draw-region-fur = Which fur prices { $region }?
ask-lay-village = Which village lies in { $region }?
ask-draw-player = Who is next in player order?
ask-offer-wish = Which first wish is offered?
ask-offer-fur = Which fur lies on the wish?
ask-choose-wish = Which wish do you begin with? The fur on it is yours.
ask-ride-where = How far east does your Cossack ride?
ask-basic-action = Which basic action do you take, if any?
ask-main-action = Which main action do you take?
ask-choose-second-action = A second main action for a fur, or the end of your turn?
ask-end-of-turn = An auxiliary action, or the end of your turn?
ask-hunt-second = A second fur from { $space }, or no more?
ask-trade-bonus = What does the trade bring you? Bonuses left: { $left }.
ask-trophy-step = Pay for the next space of the trophy track, or stay?
ask-trophy-reward = Which trophy reward do you take?
ask-second-reward = Which rewards do you take? Still to choose: { $left }, all different.
ask-advanced-action = Which advanced action do you take?
ask-advanced-action-for-a-fur = Which advanced action do you take, for a fur of the region's value?
ask-advanced-action-village = Which village do you visit?
ask-build-anywhere = Where do you build an outpost from the supply?
ask-fulfil-freely = Which wish do you fulfil with the returned furs alone?
ask-pay-piece = What do you pay? Of { $price }: { $number } more; of any value: { $others } more.
ask-pay-piece-two = What do you pay? Of any value: { $number } more, and for the second action { $others } more.
ask-pay-piece-of = What do you pay? Of { $price }: { $number } more.
ask-pay-piece-shown = What do you give back? Of { $price }: { $number } more, and to show: { $shown }.
ask-pay-piece-any = What do you pay? Of any value: { $others } more.
ask-draw-fur = Which fur comes out of the bag?
ask-keep-fur = Which fur do you keep?
ask-take-fur = Which fur of the market do you take?
ask-refill-market = Which fur joins the market?
ask-auxiliary-action = Another auxiliary action, or no more?
ask-before-income-what = Receive your winter income, or act first?
ask-sing-at-once = You have come to the end of the story track: sing at once, or keep your story points?
ask-choose-which-song = Which song do you sing this winter?
ask-lay-landscape = Which landscape lies at { $space }?
ask-lay-fur = Which fur lies on { $space }?
ask-lay-yurt = Which yurt stands in { $region }?
ask-lay-wish = Which wish lies in { $region }?
ask-lay-song = Which song lies open?
ask-ivans-letter = Which letter does Ivan draw?
ask-show-movement = What does the back of Ivan's top card show?
ask-turn-card = Which card does Ivan turn over?
ask-ivans-wish = What is left for Ivan?
ask-ivan-rides = How far does Ivan ride?
ask-ivan-hunts = What does Ivan hunt?
ask-ivan-buys-or-visits = Does Ivan buy the landscape or visit the village?
ask-ivans-additional-action = What is Ivan's additional action?
ask-ivan-pays-piece = What does Ivan pay? Of { $fur }: { $number } more.
ask-ivan-draws-fur = Which fur does Ivan draw?
ask-ivan-takes-fur = Which fur does Ivan take from the market?
ask-ivans-trophy = Does Ivan gain a trophy?
ask-ivan-builds = Where does Ivan build?
ask-ivan-sings = Which song does Ivan sing?
ask-ivan-sings-at-once = Which song does Ivan sing at once?

## The guide.

guide-waiting = The others ride now. The chronicle tells every step; click a line to see the table as it was then.
guide-done =
    You have played a whole year: { $turns_of_a_year ->
        [one] { WORD($turns_of_a_year) } turn
       *[other] { WORD($turns_of_a_year) } turns
    } and a winter. The game has { $years ->
        [one] { WORD($years) } year
       *[other] { WORD($years) } years
    }; then whoever has the most points wins. You know enough to go on alone.
guide-choose-wish = You begin with one of the Tsar's wishes and the fur drawn on it. Equal furs are what wishes and landscapes ask for, so prefer a value you see often on the tiles.
guide-ride-where = Every turn begins with a ride east. Near tiles are free, far ones cost horses. Go where a fur you collect lies, or where you want to act.
guide-basic-action = A small action first, if you like: hunt where you stand, take a coin or horses, trade, or ride a little, east or west. The lowest fur of a tile is free; each lower one skipped costs a horse.
guide-basic-action-unskipped = A small action first, if you like: hunt where you stand, take a coin or horses, trade, or ride a little, east or west. Thanks to your wish A8 any fur of a tile is free.
guide-hunt-second = For a coin you may hunt a second fur here. Worth it when it is one you collect.
guide-hunt-second-free = Thanks to your wish A14 you may hunt a second fur here without a coin. Worth it when it is one you collect.
guide-main-action = The heart of your turn, in a region where you stand or have an outpost: claim a landscape, use village or yurt, take the wish; or build where you stand. Or take another small action.
guide-choose-second-action = A second main action costs a fur: any fur if it is a basic one, else the fur shown above the region. Good once you are rich in furs; in the first spring you usually end the turn.
guide-choose-second-action-any = A second main action costs a fur, any fur thanks to your wish S9. Good once you are rich in furs; in the first spring you usually end the turn.
guide-end-of-turn = Buying, swapping and exchanging furs, and fulfilling wishes, is possible between the steps of your turn. If you need none of it, end the turn.
guide-auxiliary-action =
    The market trades horses and furs: { $horses_for_a_fur ->
        [one] { WORD($horses_for_a_fur) } horse buys
       *[other] { WORD($horses_for_a_fur) } horses buy
    } a fur, a horse turns a fur into a lower one, any { $furs_for_a_fur ->
        [one] { WORD($furs_for_a_fur) } fur buys
       *[other] { WORD($furs_for_a_fur) } furs buy
    } one of your choice. Say no more when you have what you want.
guide-trade-bonus =
    The fur that trade asks for, the same value all game, brings { $bonuses ->
        [one] { WORD($bonuses) } extra
       *[other] { WORD($bonuses) } extras
    }: coins, stories, or rides. Stories pay for songs in winter.
guide-choose-which-song = In winter story points buy songs; each brings points or something else at once. Sing if you can afford one you like; stories you keep are not lost.
guide-pay-piece = A coin lets one fur count as another value, and a tiger stands for any. For a wish, a fur that you only show costs a coin too if it has another value.
guide-keep-fur = You drew { WORD($drawn) }; one is yours. Keep the value you collect, or else the higher one.
guide-take-fur = Take the value you collect. High furs are rare, but wishes and landscapes ask for equal ones.
guide-trophy-step =
    The trophy track asks for ever higher furs and gives up to { $trophy_points ->
        [one] { WORD($trophy_points) } point
       *[other] { WORD($trophy_points) } points
    }. Step on when the fur is one you can spare.
guide-trophy-reward = Choose any reward that your token has reached so far; none again before your next main action, turn or winter, and each only once a winter.
guide-before-income-what = Winter income comes next: horses, more of them for banners, and what fulfilled wishes give. A wish that you fulfil now counts already; if you can fulfil none, just receive the income.
guide-advanced-action = An extra action, where the highlights show. If it may be taken anywhere, look for what you could not reach by riding.
