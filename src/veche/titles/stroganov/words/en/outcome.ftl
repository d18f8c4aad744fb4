### The scoring sheet: its headings, every point with its reason, and what decides between equals.

## The headings.

heading-so-far = Points so far
heading-before = Before this record
heading-songs = Songs
heading-yurts = Yurts
heading-villages = Villages
heading-landscapes = Landscapes
heading-horses = Horses on the way
heading-wishes = Wishes
heading-sets = Sets of landscapes
heading-tigers = Tigers
heading-trophies = Trophies
heading-built = Outposts built
heading-unbuilt = Outposts kept
heading-coins = Coins
heading-furs = Horses and furs
heading-story = Stories

## The reasons.

outcome-so-far = Points scored during the game: { $points }.
outcome-so-far-wishes = Wishes fulfilled.
outcome-so-far-landscapes = Landscapes claimed.
outcome-so-far-others = Songs, yurts and trophies.
outcome-so-far-ivan = Songs, yurts, trophies, horses, extra actions and earlier wishes.
outcome-earned-none = On the way: nothing.
outcome-earned-songs =
    { $number ->
        [one] One song.
       *[other] { WORD($number, capital: 1) } songs: { $points }.
    }
outcome-earned-wishes =
    { $number ->
        [one] One wish fulfilled.
       *[other] { WORD($number, capital: 1) } wishes fulfilled: { $points }.
    }
outcome-earned-yurts =
    { $number ->
        [one] One yurt used.
       *[other] { WORD($number, capital: 1) } yurts used: { $points }.
    }
outcome-earned-villages =
    { $number ->
        [one] One visit.
       *[other] { WORD($number, capital: 1) } visits: { $points }.
    }
outcome-earned-landscapes =
    { $number ->
        [one] One landscape claimed.
       *[other] { WORD($number, capital: 1) } landscapes claimed: { $points }.
    }
outcome-earned-trophies =
    { $number ->
        [one] One reward of the track.
       *[other] { WORD($number, capital: 1) } rewards of the track: { $points }.
    }
outcome-earned-trophies-ivan =
    { $number ->
        [one] One step on the track.
       *[other] { WORD($number, capital: 1) } steps on the track.
    }
outcome-earned-horses = { WORD($ivan_horses, capital: 1) } horses are a point to him at once.
outcome-earned-before = Points that were there when this record begins.
outcome-wish = The wish { $wish }.
outcome-sets = Sets of four: { $fours }; sets of three: { $threes }.
outcome-tigers = Tigers kept: { $tigers }.
outcome-trophies = The trophy token stands on { $trophy }.
outcome-built = Outposts built: { $outposts }.
outcome-unbuilt = Outposts kept: { $outposts }.
outcome-coins =
    A point for { $coins_for_a_point ->
        [one] { WORD($coins_for_a_point) } coin
       *[other] { WORD($coins_for_a_point) } coins
    }. Coins: { $coins }.
outcome-furs =
    A point for { $furs_for_a_point ->
        [one] { WORD($furs_for_a_point) } fur
       *[other] { WORD($furs_for_a_point) } furs
    }. Furs: { $furs }, and { $more } more for horses ({ $horses }).
outcome-story =
    A point for { $stories_for_a_point ->
        [one] { WORD($stories_for_a_point) } story point
       *[other] { WORD($stories_for_a_point) } story points
    }. Story points: { $stories }.
