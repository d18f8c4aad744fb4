### What happened, told in sentences: an action with what came of it is one.

alone-automa-within = the Rebellion
alone-story-a-rebel = a neutral troop

## Setup.

story-goods-laid = The goods were laid out: { $goods }.
story-good-in = { $good } in { $region }
story-intrigues-revealed = { $cards } lie open as intrigues.
story-intrigue = The intrigue { $intrigue } takes effect.
story-intrigue-goods = More goods were laid in { $where }.
story-intrigue-rebels = Rebels came to { $where }.
story-intrigue-nothing = Nothing came of it.
story-deeds-revealed = { $cards } joined the row of deeds.

## The strategy phase.

story-called =
    { $name } called the { $value }{ $number ->
        [0] { "" }
        [one] { " " }with a coin of bribe
       *[other] { " " }with { WORD($number) } coins of bribe
    }.
## The action phase.

story-acted-idle = { $name } took the { $column } action and could do nothing with it.
story-forfeited = { $name } forfeited the { $column } action for a coin.
story-stayed-away = { $name } stayed off the map.
story-sudislav = { $name } mustered a troop in { $region } with an attack point: Sudislav allows it.
story-agatha = With Agatha went { $pieces } at no cost.
story-agatha-alone = Nobody went along with Agatha.
story-ordered = { $name } ordered { $piece } out of { $region }.
story-predslava = { $name } had Predslava send { $piece } to { $region }.
story-tavern =
    The tavern brought { $name } { $number ->
        [one] a coin
       *[other] { WORD($number) } coins
    }.
story-played-top = { $name } played the top card of the discard pile, { $scheme }; it left the game.
story-boon = { $name } filled a column of the boat and gained a trade boon.
story-boons-spent =
    { $number ->
        [one] a trade boon
       *[other] { WORD($number) } trade boons
    }
story-warfare-reward = There lay { $reward }.
story-warfare-rewards = On the warfare track lie { $laid }.
story-looked =
    { $name } looked at { $number ->
        [one] a scheme
       *[other] { WORD($number) } schemes
    }.
story-looked-kept =
    { $number ->
        [one] { $name } drew a scheme.
       *[other] { $name } looked at { WORD($number) } schemes and kept one.
    }
story-looked-kept-known =
    { $number ->
        [one] { $name } drew a scheme ({ $card }).
       *[other] { $name } looked at { WORD($number) } schemes and kept one ({ $card }).
    }

## Attacks.

story-attacked = { $name } attacked { $other } in { $region }: { $lost }.
story-attacked-safe = { $name } attacked { $other } in { $region }: { $lost }, no casualty.
story-attacked-unchecked = { $name } attacked { $other } in { $region }: { $lost }, without a check for a casualty.
story-attacked-casualty = { $name } attacked { $other } in { $region }: { $lost }, and { $casualty } as a casualty.
story-attacked-neutral = { $name } attacked the neutral troops in { $region }: one of them is gone.
story-attacked-rebel = { $name } defeated a rebel in { $region }.
story-defeated-rebel = { $name } defeated a rebel in { $region } and gained { $things }.
story-warfare = { $name } reached step { $step } of the warfare track.
story-checked =
    { $number ->
        [one] The check showed one scheme: { $cards }.
       *[other] The check showed { WORD($number) } schemes: { $cards }.
    }

## Bonus actions and deeds.

story-played = { $name } played a scheme: { $scheme }.
story-accomplished =
    { $name } accomplished the deed { $deed }, worth { $points ->
        [one] one point
       *[other] { WORD($points) } points
    }.
story-discarded-card = a scheme ({ $card })
story-converting = { $name } flipped the { $token } token.
story-converted = { $name } converted { $goods } into a { $token } point.
story-chose-deed = { $name } chose the deed { $deed }.
story-loaded =
    { $name } let { $number ->
        [0] no goods
        [one] one good
       *[other] { WORD($number) } goods
    } count on the Trade track.

## The claim phase.

story-claim = Claim phase: { $player }
story-claim-build =
    { $name-person ->
        [you] have
       *[other] has
    } structures in { $number ->
        [one] one region
       *[other] { WORD($number) } adjacent regions
    } (+{ $up } { $up ->
        [one] step
       *[other] steps
    }, now { $points } VP)
story-claim-trade =
    { $name-person ->
        [you] have
       *[other] has
    } { $number ->
        [one] one good
       *[other] { WORD($number) } goods
    } that count (+{ $up } { $up ->
        [one] step
       *[other] steps
    }, now { $points } VP)
## The Rebellion.

story-rebels =
    { $number ->
        [one] a rebel
       *[other] { WORD($number) } rebels
    }
story-rebels-begin = Rebels stand in { $where }, with Sviatopolk in Kiev; a neutral troop stands in every other region.
story-rebellion-called = The Rebellion slid out its card: the next row shows the { $value }.
story-rebellion-bribing =
    The Rebellion prepared the { $value } with { $number ->
        [one] a coin of bribe
       *[other] { WORD($number) } coins of bribe
    }.
story-rebellion-placed =
    The Rebellion placed the { $value } in the { $column } column{ $number ->
        [0] { "" }
        [one] { " " }with a coin of bribe
       *[other] { " " }with { WORD($number) } coins of bribe
    }.
story-rebellion-begins = The Rebellion turned up a card.
story-rebellion-acts = The Rebellion took the { $column } action.
story-rebellion-resolved = It resolved its fastest advisor, in row { $row } of the { $column } column.
story-rebellion-bonus = An open bonus went with the action: { $bonus }.
story-rebellion-returned = The Rebellion had nobody left on the map: Sviatopolk and a rebel came back in { $region }, the first region in location order.
story-rebellion-forfeited = The Rebellion forfeited its action for a coin: { $forfeits_because }.
story-rebellion-mustered = The Rebellion mustered { $places }.
story-rebellion-moved = The Rebellion moved { $routes }.
story-rebellion-attacked-neutral = The Rebellion attacked the neutral troops in { $region }: one of them is gone.
story-rebellion-built = The Rebellion built a { $structure } in { $region }.
story-rebellion-taxed = The Rebellion taxed in { $where }: { $things }.
story-rebellion-unlocked = The Rebellion unlocked a bonus, since { $unlocks_because }.
story-rebellion-priority = The Rebellion is after { $priority } from now on.
story-because-bribe = Why a coin: { $bribes_because }.
story-because-column = Why this column: { $column_because }.
story-because-musters = { $where }: { $musters_because }.
story-because-moves = { $where }: { $moves_because }.
story-because-attacks = { $where }: { $attacks_because }.
story-because-builds = { $builds_because }.
story-because-taxes = { $where }, { $taxes_because }.
story-because-unlocks = The coin came from { $priority }, { $from_column }.
story-because-priority = { $priority_because }.

## Stone & Blade: the cards.

story-inherited-good = { $name } chose { $good } to inherit.
story-inherited-deed = { $name } inherited the deed { $deed }.
story-gleb = { $name } marched on with Gleb, this once in the round.
story-theofana-went = Theofana went on to { $region }, and no more is taxed this turn.
story-theofana-coin = Theofana asked for a coin, and no more is taxed this turn.
story-sviatoslav = Sviatoslav went to { $region } before building.
