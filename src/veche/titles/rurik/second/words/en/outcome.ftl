### The scoring sheet: its headings, every point with its reason, and what decides between equals.

## The headings.

heading-deeds = Deeds
heading-battle-tile = Battle tile
heading-agenda = Agenda
heading-house-board = House board
heading-rule-track = Rule track
heading-expand-track = Expand track
heading-govern-track = Govern track
heading-battle-track = Battle track
heading-palaces = Ruled palaces

## The reasons.

outcome-deed = { $deed } completed.
outcome-battle-tile = Points of the Battle tile, passed on the way to step { $steps }.
outcome-agenda-met = { $agenda }: goal met with { $mine }, nobody has more; and a Merit.
outcome-agenda-missed = { $agenda }: goal missed, { $mine } against a best of { $best }.
outcome-agenda-none = { $agenda }: goal missed with { $mine }; nobody has more, but having none is never enough.
outcome-column = The { $slot } column of buildings is empty.
outcome-rule-track =
    { $needed ->
        [one] Reached: one region ruled.
       *[other] Reached: { $needed } regions ruled.
    }
outcome-rule-track-capitals = Reached: { $needed } regions ruled, with both capitals.
outcome-expand-track =
    { $needed ->
        [one] Reached: one region built on.
       *[other] Reached: { $needed } adjacent regions built on.
    }
outcome-govern-track =
    { $needed ->
        [one] One Merit.
       *[other] { $needed } Merits.
    }
outcome-track-start = The marker never left the start.
outcome-battle-first = First on the Battle track, at step { $steps }.
outcome-battle-second = Second on the Battle track, at step { $steps }.
outcome-battle-none = No scoring place on the Battle track, at step { $steps }.
outcome-palaces = Regions ruled that have a palace: { $regions }.

## Between equals.

tiebreak-regions-ruled = Regions ruled
tiebreak-coins = Coins
