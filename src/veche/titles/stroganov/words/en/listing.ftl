### The table as plain text (`veche show`): headings, sentences and small words. Things stand there as moves name them.

listing-over = The game is over
listing-year =
    Year { $year }, { $season ->
        [setup] setup
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    }
listing-order = player order: { $seats }

listing-siberia = Siberia
listing-regions = Regions
listing-piles = Market, songs and piles
listing-players = Players
listing-wishes = Wishes
listing-ivan = Ivan

listing-space = space
listing-region = region
listing-tile = tile
listing-type = type
listing-furs = furs
listing-cossacks = Cossacks
listing-gap = (gap)
listing-with-tiger = { $furs } tiger

listing-fur = fur
listing-village = village
listing-yurt = yurt
listing-wish = wish
listing-outposts = outposts
listing-neutral = neutral

listing-market = market: { $furs }; trade asks for { $fur }; in the bag: { $bag }
listing-songs = songs: { $songs }
listing-song = { $song } for { $cost }
listing-in-piles = in the piles: { $landscapes } landscapes, { $yurts } yurts, { $songs } songs, { $wishes } wishes
listing-supply = in the supply: { $banners_left } banners, { $tigers_left } tigers
listing-offered = offered: { $offers }
listing-offer = { $wish } with { $fur }
listing-drawn = drawn: { $furs }

listing-seat = seat
listing-seat-ivan = { $seat } (Ivan)
listing-at = at
listing-home = home
listing-vp = VP
listing-horses = horses
listing-coins = coins
listing-tigers = tigers
listing-banners = banners
listing-story = story
listing-trophy = trophy
listing-tiles = tiles

listing-wishes-seat = { $seat }: in hand { $hand }; fulfilled { $done }
listing-wish-card = { $wish } ({ $number } × { $fur }, return { $back })

listing-ivan-aims = difficulty: { $difficulty }; letter: { $letter }
listing-ivan-cards = card: { $card }; on the back of the top one: { $top }; in the pile: { $number }
listing-ivan-letter = Ivan's letter: { $letter }
listing-letter-secret = drawn in secret
listing-letter-none = none, cards removed at random
