### What happened, told in sentences: what both editions tell alike.

you-within = you

## Parts of sentences.

story-troops =
    { $number ->
        [one] a troop
       *[other] { WORD($number) } troops
    }
story-coins =
    { $number ->
        [0] no coins
        [one] a coin
       *[other] { WORD($number) } coins
    }
story-goods =
    { $number ->
        [one] { $good }
       *[other] { WORD($number) } { $good }
    }
story-in = { $pieces } in { $region }
story-route = { $pieces } from { $origin } to { $region }
story-a-rebel = a rebel
story-the-leader = the leader
story-a-troop-of = a troop of { $name }
story-your-troop = a troop of yours
story-a-structure = the { $structure } in { $region }
story-lost = { $name } lost { $pieces }
story-bid-of = the { $value } of { $name }
story-your-bid = your { $value }

## What a passage does not say itself.

story-gained = { $name } gained { $things }.
story-cost = { $name } gave up { $things }.
story-paid = { $name } paid { $things }.

## Setup.

story-first-player = { $name } became the first player.
story-dealt-leader = { $name } received { $leader } as leader.
story-chose-leader = { $name } chose { $leader } as leader.
story-dealt-agenda =
    { $name } received { $number ->
        [one] an agenda
       *[other] { WORD($number) } agendas
    }.
story-dealt-agenda-known = { $name } received { $cards } as agendas to choose from.
story-kept-agenda = { $name } kept the agenda { $card }.
story-kept-agenda-of = { $name } kept the agenda { $card } and gave up { $others }.
story-kept-agenda-unseen = { $name } kept one of { WORD($agendas_dealt) } agendas.
story-began = { $name } began with a troop in { $region }.
story-began-leader = { $name } began with { $leader } in { $region }.
story-joined-troops = { $leader } joined the troops in { $region }.

## Actions.

story-mustered = { $name } mustered { $places }.
story-maria = Maria opened the way to { $region }.
story-moved = { $name } moved { $routes }.
story-taxed = { $name } taxed in { $where }: { $things }.
story-built = { $name } built a { $structure } in { $region }.
story-gave-way = It replaced { $target }.
story-gave-way-to-nobody = It removed { $target }.
story-took-its-place = Sviatopolk put a troop in its place.
story-rallied = { $name } returned to the map with { $leader } and a troop in { $region }.
story-marker-given = { $name } gave the first-player marker to { $other }.
story-marker-taken = { $name } took the first-player marker.
story-marker-kept = { $name } kept the first-player marker.
story-placed-bid =
    { $name } placed the { $value } in the { $column } column{ $number ->
        [0] { "" }
        [one] { " " }with a coin of bribe
       *[other] { " " }with { WORD($number) } coins of bribe
    }.
story-pushed = It pushed down { $bids }.
story-acted = { $name } took the { $column } action.
story-acted-in-vain = { $name } took the { $column } action and did nothing with it.
story-resolved = { $name } resolved the { $value } in the { $column } column first.

## The end of a round, and of the game.

story-claim-player = { $name } { $advances }.
story-claim-player-income = { $name } { $advances }; income { $coins }.
story-claim-none =
    { $name-person ->
        [you] advance
       *[other] advances
    } on no track
story-claim-rule =
    { $name-person ->
        [you] rule
       *[other] rules
    } { $number ->
        [one] one region
       *[other] { WORD($number) } regions
    } (+{ $up } { $up ->
        [one] step
       *[other] steps
    }, now { $points } VP)
story-income = Income: { $incomes }.
story-income-of = { $coins } for { $name }
story-next-first = The next round begins with { $name }.
story-over =
    The game is over: { $winners } won with { $points ->
        [one] one point
       *[other] { $points } points
    }.
story-points-of =
    { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }.

## Inheritance.

story-dealt-inheritance =
    { $name } received { $number ->
        [one] a card of inheritance
       *[other] { WORD($number) } cards of inheritance
    }.
story-dealt-inheritance-known = { $name } received the inheritances of { $cards }.
story-inherited = { $name } used the inheritance of { $card }: { $things }.
story-new-structure = a { $structure } in { $region }
story-inherited-nothing = { $name } used the inheritance of { $card }.
story-forfeited-inheritance = { $name } forfeited the inheritance of { $card }.
