### The table as plain text (`veche show`): what the second edition alone has.

listing-board = Chronicle board
listing-tracks = Tracks
listing-households = Households
listing-schemes = Strategy cards

listing-tile = Battle tile: { $side }
listing-points-tax =
    { $number ->
        [one] 1 cart
       *[other] { $number } carts
    }
listing-points-build =
    { $number ->
        [one] 1 hammer
       *[other] { $number } hammers
    }
listing-tax-closed = no more taxing this turn
listing-bonus = schemes this turn: { $actions }
listing-bonus-card = card
listing-bonus-oath = oath
listing-bonus-influence = influence
listing-abilities = abilities used this round: { $names }

listing-troops = miniatures
listing-reserve = troops
listing-structures = buildings
listing-oaths = oaths
listing-captured = captured
listing-discs = discs
listing-merits = merits

listing-slot-left = left slot
listing-slot-middle = middle slot
listing-slot-right = right slot
listing-tiles = tiles used
listing-oaths-left = left oaths
listing-oaths-right = right oaths

listing-market-contract = contracts: { $cards }
listing-market-quest = quests: { $cards }
listing-deeds-seat = { $seat }: { $cards }; secret: { $hidden }; completed: { $number }
listing-deeds-doing = completing { $cards }
listing-discarded-top = on top: { $card }

listing-deeds-secret = secret deeds: { $cards }
listing-deeds-dealt = starting deeds to choose from: { $cards }
listing-deeds-returned = starting deed put back: { $cards }
