### What happened, told in sentences: an action with what came of it is one.

## Cards and discs.

story-called =
    { $name } took up the { $value }{ $number ->
        [0] { "" }
        [one] { " " }with a coin of bribe
       *[other] { " " }with { WORD($number) } coins of bribe
    }.
story-looked =
    { $name } looked at { $number ->
        [one] a strategy card
       *[other] { WORD($number) } strategy cards
    }.
story-looked-kept =
    { $number ->
        [one] { $name } drew a strategy card.
       *[other] { $name } looked at { WORD($number) } strategy cards and kept one.
    }
story-looked-kept-known =
    { $number ->
        [one] { $name } drew a strategy card ({ $card }).
       *[other] { $name } looked at { WORD($number) } strategy cards and kept one ({ $card }).
    }

## Setup.

story-first-discard = The discard pile begins with { $card }.
story-dealt-deed =
    { $name } received { $number ->
        [one] a starting deed
       *[other] { WORD($number) } starting deeds
    }.
story-dealt-deed-known = { $name } received { $cards } as starting deeds to choose from.
story-kept-deed-unseen = { $name } kept one of two starting deeds.
story-kept-deed = { $name } kept the starting deed { $card }.
story-kept-deed-of = { $name } kept the starting deed { $card } and gave up { $others }.
story-dealt-leaders = { $name } received { $cards } as leaders to choose from.
story-drew-deed = { $name } drew a deed unseen by others.
story-drew-deed-known = { $name } drew the deed { $card }, unseen by others.
story-deeds-revealed = { $cards } joined the deed markets.

## The command.

story-acted-idle = { $name } took the { $column } action.
story-forfeited = { $name } skipped the { $column } command for a coin.
story-chose-icon = { $name } chose to { $icon }.
story-chose-icon-in-vain = { $name } chose to { $icon } and did nothing with it.
story-ordered-leader = { $name } ordered { $leader } to another region.
story-headed = { $name } headed for { $region }.
story-set-out = { $name } set out from { $region }.
story-theofana-went = Theofana went on to { $region }, and no more is taxed this turn.
story-theofana-coin = Theofana brought one of the coins, and no more is taxed this turn.
story-took-goods = { $name } took { $things } from the supply.

## Attacks.

story-battle-begun = { $name } attacked { $other } in { $region }.
story-fought = { $name } attacked { $other } in { $region }: { $lost } and { $own }.
story-lost-nobody = { $name } lost nobody
story-result = The card { $card } decided.
story-result-chosen = { $name } chose the result of { $card }.
story-boris-kept = Boris kept { $card }.
story-captured = { $name } captured a rebel in { $region }.
story-captured-with = { $name } captured a rebel in { $region } and gained { $things }.
story-battle-step = { $name } reached step { $step } of the Battle track.
story-freed =
    { $name } gave up { $number ->
        [one] a captured rebel
       *[other] { WORD($number) } captured rebels
    }.

## Schemes and deeds.

story-played-card = { $name } played the strategy card { $card }.
story-played-unpaid = { $name } played the strategy card { $card } unpaid, for nothing.
story-swore = { $name } swore the Oath of { $oath } in { $region }.
story-plenty = { $name } used the card on top of the discards, { $card }.
story-completed =
    { $name } completed the deed { $deed }, worth { $points ->
        [0] no points
        [one] one point
       *[other] { WORD($points) } points
    }.
story-completed-free =
    { $name } completed the deed { $deed } without its cost, worth { $points ->
        [0] no points
        [one] one point
       *[other] { WORD($points) } points
    }.
story-discarded-card = a strategy card ({ $card })
story-slot = { $name } put { $deed } into the { $slot } slot.
story-wielded = { $name } wielded influence with the { $tile } tile.
story-took-deed = { $name } took the deed { $deed }.
story-took-no-deed = { $name } took no deed.

## The chronicle phase.

story-claim = Chronicle phase: { $player }
story-claim-expand =
    { $name-person ->
        [you] have
       *[other] has
    } buildings in { $number ->
        [one] one region
       *[other] { WORD($number) } adjacent regions
    } (+{ $up } { $up ->
        [one] step
       *[other] steps
    }, now { $points } VP)
story-claim-govern =
    { $name-person ->
        [you] have
       *[other] has
    } { $number ->
        [one] one Merit
       *[other] { WORD($number) } Merits
    } (+{ $up } { $up ->
        [one] step
       *[other] steps
    }, now { $points } VP)
