### What happened: an action with what came of it is one sentence.

## Parts of sentences.

story-for = {" "}for { $things }
story-gaining = {":"} { $things }
story-with = {" "}with { $things }

story-fur-2 =
    { $number ->
        [one] a squirrel
       *[other] { WORD($number) } squirrels
    }
story-fur-3 =
    { $number ->
        [one] a fox
       *[other] { WORD($number) } foxes
    }
story-fur-4 =
    { $number ->
        [one] an ermine
       *[other] { WORD($number) } ermines
    }
story-fur-5 =
    { $number ->
        [one] a sable
       *[other] { WORD($number) } sables
    }
story-fur-6 =
    { $number ->
        [one] a wolverine
       *[other] { WORD($number) } wolverines
    }
story-fur-7 =
    { $number ->
        [one] a deer
       *[other] { WORD($number) } deer
    }
story-fur-8 =
    { $number ->
        [one] a bear
       *[other] { WORD($number) } bears
    }

story-some-points =
    { $number ->
        [one] a point
       *[other] { WORD($number) } points
    }
story-some-coins =
    { $number ->
        [one] a coin
       *[other] { WORD($number) } coins
    }
story-some-horses =
    { $number ->
        [one] a horse
       *[other] { WORD($number) } horses
    }
story-some-stories =
    { $number ->
        [one] a story point
       *[other] { WORD($number) } story points
    }
story-some-banners =
    { $number ->
        [one] a banner
       *[other] { WORD($number) } banners
    }
story-some-outposts =
    { $number ->
        [one] an outpost for the supply
       *[other] { WORD($number) } outposts for the supply
    }
story-some-tigers =
    { $number ->
        [one] a tiger
       *[other] { WORD($number) } tigers
    }

story-place-forest = Forest { $figure }
story-place-steppe = Steppe { $figure }
story-place-swamp = Swamp { $figure }
story-place-mountain = Mountain { $figure }
story-place-gap = the gap { $figure }

## The setup and the new year.

story-trade-fur = Trade asks for { $trade }.
story-prices = Trade asks for { $trade }; from west to east the regions ask for { $asked }.
story-laid-out = Siberia was laid out: { $things }.
story-new-year = Siberia was made ready for year { $year }: { $things }.
story-laid-landscape =
    { $number ->
        [one] a landscape
       *[other] { WORD($number) } landscapes
    }
story-laid-furs =
    { $number ->
        [one] a fur to hunt
       *[other] { WORD($number) } furs to hunt
    }
story-laid-tiger =
    { $number ->
        [one] a tiger
       *[other] { WORD($number) } tigers
    }
story-laid-market =
    { $number ->
        [one] a fur in the market
       *[other] { WORD($number) } furs in the market
    }
story-laid-village =
    { $number ->
        [one] a village
       *[other] { WORD($number) } villages
    }
story-laid-yurt =
    { $number ->
        [one] a yurt
       *[other] { WORD($number) } yurts
    }
story-laid-wish =
    { $number ->
        [one] a wish
       *[other] { WORD($number) } wishes
    }
story-laid-song =
    { $number ->
        [one] a song
       *[other] { WORD($number) } songs
    }
story-market = The market was filled up with { $things }.
story-order = This is the player order: { $names }.
story-offers = First wishes to begin with: { $offers }.
story-offer = “{ $wish }”{ $fur }
story-choose = { $name } began with the wish “{ $wish }” and { $things }{ $gained }.
story-left = { $name } took what was left, the wish “{ $wish }” and { $things }{ $gained }.

## The year.

story-season-spring = Spring of year { $year } began.
story-season-summer = Summer of year { $year } began.
story-season-autumn = Autumn of year { $year } began.
story-season-winter = Winter of year { $year } came.
story-income = { $name } received { $things } as the income of winter.
story-furthest = { $name } came furthest east{ $gained }.
story-second = { $name } came second{ $gained }.
story-over = The game is over: { $totals }.
story-total =
    { $name } { $points ->
        [one] one point
       *[other] { $points } points
    }

## Actions.

story-ride =
    { $name } rode { $tiles ->
        [one] one tile
       *[other] { WORD($tiles) } tiles
    } to { $space }{ $paid }.
story-ride-back =
    { $name } rode { $tiles ->
        [one] one tile
       *[other] { WORD($tiles) } tiles
    } back to { $space }{ $paid }.
story-then-ride =
    { $name } rode on { $tiles ->
        [one] one tile
       *[other] { WORD($tiles) } tiles
    } to { $space }{ $paid }.
story-then-ride-back =
    { $name } rode { $tiles ->
        [one] one tile
       *[other] { WORD($tiles) } tiles
    } back to { $space }{ $paid }.
story-took = { $name } took { $things }{ $paid }.
story-hunt = { $name } hunted { $things } on { $space }{ $paid }{ $gained }.
story-trade = { $name } traded { $things }{ $gained }.
story-bonus = { $name } took { $things } as a bonus of the trade.
story-bonus-nothing = { $name } took a bonus of the trade that brought nothing.
story-visit = { $name } visited the { $thing } in { $region }{ $paid }{ $gained }.
story-yurt = { $name } used { $thing } in { $region }{ $paid }{ $gained }.
story-wish = { $name } took the wish “{ $thing }” in { $region }{ $paid }{ $gained }.
story-outpost = { $name } built an outpost in { $region }{ $paid }.
story-outpost-supply = { $name } built an outpost of the supply in { $region }{ $paid }.
story-claim = { $name } claimed { $space }{ $paid }{ $gained }.
story-advance = { $name } moved the trophy token to { $trophy }{ $paid }.
story-advance-reward = { $name } moved the trophy token to { $trophy }{ $paid } and took the reward of { $reward }{ $gained }.
story-stay = { $name } left the trophy token on { $trophy }.
story-stay-reward = { $name } left the trophy token on { $trophy } and took the reward of { $reward }{ $gained }.
story-reward = { $name } took the trophy reward of { $reward }{ $gained }.
story-extra = { $name } turned to the extra action of the season.
story-extra-spring = It was the extra action of spring.
story-extra-summer = It was the extra action of summer.
story-extra-autumn = It was the extra action of autumn.
story-buy = { $name } bought { $things }{ $paid }{ $gained }.
story-bag = { $name } drew { $things } from the bag{ $paid }{ $gained }.
story-bag-begun = { $name } gave { $price } for a fur from the bag.
story-draws = { $name } drew from the bag.
story-gave = { $name } gave { $given } for { $things }{ $gained }.
story-fulfil = { $name } fulfilled the wish “{ $wish }”{ $paid }{ $gained }.
story-song =
    { $name } sang the { $song } for { $stories ->
        [one] a story point
       *[other] { WORD($stories) } story points
    }{ $gained }.
story-no-song = { $name } sang no song.
story-nothing = { $name } did nothing.
story-unpaid = { $name } began to pay: “{ $what }”.

## Ivan.

story-ivan-letter = Ivan chose a strategy: { $strategy }.
story-ivan-letter-secret = Ivan chose a strategy in secret.
story-ivan-back =
    The back of Ivan's top card shows { $tiles ->
        [one] one tile
       *[other] { WORD($tiles) } tiles
    }.
story-ivan-card = { $name } turned over { $automa }.
story-ivan-movement = { $name } looks at the back of his top card.
story-ivan-offer = { $name } took what was left on the wish “{ $wish }”{ $gained }.
story-ivan-stays = { $name } stayed on { $space }.
story-ivan-coins = { $name } found nothing to hunt on { $space } and took { $things }.
story-ivan-wish = { $name } took the wish “{ $thing }” in { $region }{ $paid } and scored it{ $gained }.
story-ivan-trophy = { $name } moved the trophy token to { $trophy }{ $paid }{ $gained }.
story-ivan-no-trophy = { $name } could not move on along the trophies and gained nothing.
story-ivan-idle = { $name } could not { $action }, as his card asked him to.
story-ivan-instead = { $name } could not { $action }, as his card asked him to, and took a coin.
story-ivan-horses =
    { $horses ->
        [one] One of his horses
       *[other] { WORD($horses, capital: 1) } of his horses
    } became { $points ->
        [one] a point
       *[other] { WORD($points) } points
    }.
story-ivan-sold =
    { $furs ->
        [one] A fur of the trade value he sold at once for a coin.
       *[other] { WORD($furs, capital: 1) } furs of the trade value he sold at once for a coin each.
    }

story-why-rides =
    The back of his top card showed { $tiles ->
        [one] one tile
       *[other] { WORD($tiles) } tiles
    }.
story-why-rides-short =
    The back of his top card showed { $tiles ->
        [one] one tile
       *[other] { WORD($tiles) } tiles
    }, but the row ends there.
story-why-stays = He had come to the last tile.
story-why-lowest = His card says: the lowest.
story-why-highest = His card says: the highest.
story-why-buys = He could pay for the landscape under him.
story-why-visits = He could not buy the landscape under him.
story-why-east = That was as far east as he could pay.
story-why-here = His Cossack stood there.
story-why-open = That was the easternmost region open to him.
story-why-no-room = He could not build where he stood.
story-why-no-fur = He lacked the fur to build where he stood and took a coin for that.
story-why-dearest = It was the dearest song he could pay.
story-why-none = There was none for him.
story-why-furs = He lacked the furs.
story-why-ivan-pays-bear = He lacked the fur; a bear stands for any to him.
story-why-ivan-pays-coin = He lacked the fur and bears; a coin makes his lowest fur count as any.
story-why-ivan-pays-tiger = He had neither the fur, nor a bear, nor another fur and a coin with it; a tiger stands for any.
