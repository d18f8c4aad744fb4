### The scoring sheet: its headings, every point with its reason, and what decides between equals.

## The headings.

heading-rule-track = Rule track
heading-build-track = Build track
heading-trade-track = Trade track
heading-warfare-track = Warfare track
heading-agenda = Agenda
heading-deeds = Deeds
heading-coins = Coins
heading-dock = Goods on the dock
heading-point-tokens = Point tokens

## The reasons.

outcome-rule-track =
    { $needed ->
        [one] Reached: one region ruled.
       *[other] Reached: { $needed } regions ruled.
    }
outcome-rule-track-capitals = Reached: { $needed } regions ruled, with both capitals.
outcome-build-track =
    { $needed ->
        [one] Reached: one region built on.
       *[other] Reached: { $needed } adjacent regions built on.
    }
outcome-trade-track =
    { $needed ->
        [one] Reached: one good aboard.
       *[other] Reached: { $needed } goods aboard.
    }
outcome-track-start = The marker never left the start.
outcome-warfare-first = First on the warfare track, at step { $steps }.
outcome-warfare-second = Second on the warfare track, at step { $steps }.
outcome-warfare-none = No scoring place on the warfare track, at step { $steps }.
outcome-warfare-start = The marker never came onto the warfare track: no attack on an opponent.
outcome-agenda-met = { $agenda }: goal met with { $mine }; nobody has more.
outcome-agenda-missed = { $agenda }: goal missed with { $mine }; the best has { $best }.
outcome-agenda-none = { $agenda }: goal missed with { $mine }; nobody has more, but having none is never enough.
outcome-deed = { $deed } accomplished.
outcome-point-tokens =
    { $number ->
        [one] One token of a victory point.
       *[other] { $number } tokens of a victory point.
    }

## Between equals.

tiebreak-regions-ruled = Regions ruled
tiebreak-coins = Coins

## The reasons.

outcome-coins =
    { $coins ->
        [one] One coin, a point for every { WORD($for_a_point) }, rounded up; scored, it does not break a tie.
       *[other] { $coins } coins, a point for every { WORD($for_a_point) }, rounded up; scored, they do not break a tie.
    }
outcome-dock-boons =
    { $goods ->
        [one] One good
       *[other] { $goods } goods
    } and { $boons ->
        [one] one trade boon
       *[other] { WORD($boons) } trade boons
    } on the dock, a point for every { WORD($for_a_point) }, rounded up.
outcome-dock =
    { $goods ->
        [one] One good on the dock, a point for every { WORD($for_a_point) }, rounded up.
       *[other] { $goods } goods on the dock, a point for every { WORD($for_a_point) }, rounded up.
    }
