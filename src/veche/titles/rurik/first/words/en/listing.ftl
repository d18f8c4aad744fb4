### The table as plain text (`veche show`): what the first edition alone has.

listing-board = Strategy board
listing-claim-board = Claim board
listing-supplies = Supplies
listing-schemes = Schemes

listing-points-tax =
    { $number ->
        [one] 1 tax point
       *[other] { $number } tax points
    }
listing-points-build =
    { $number ->
        [one] 1 build point
       *[other] { $number } build points
    }
listing-bonus = bonus actions taken this turn: { $actions }
listing-bonus-scheme = scheme
listing-bonus-conversion = conversion

listing-troops = troops
listing-neutral = neutral
listing-structures = structures
listing-tokens = tokens
listing-advisors = advisors

listing-deeds-row = row: { $cards }
listing-deeds-seat = { $seat }: { $cards }; accomplished: { $done }
listing-deeds-deck = in the deck: { $number }; discarded: { $discarded }

listing-intrigue = Intrigue
listing-intrigue-card =
    { $when ->
        [gone] discarded: { $card }
        [now] in force: { $card }
       *[later] round { $round }: { $card }
    }

## The Rebellion.

listing-rebellion = The Rebellion
listing-rebellion-aims = difficulty: { $difficulty }; priority: { $priority }
listing-rebellion-bonus = { $bonus } with { $column }
listing-rebellion-card = top card { $card }: { $order }
listing-rebellion-order = build order: { $order }
listing-rebellion-row =
    bottom card: advisor { $advisor }{ $when ->
        [later] {" "}(from round { $round })
       *[now] {""}
    } to { $column }{ $price ->
        [coin] {" "}with a coin
       *[free] {""}
    }
listing-rebellion-seen = cards moved to the top: { $number }; seen from the bottom up: { $cards }
