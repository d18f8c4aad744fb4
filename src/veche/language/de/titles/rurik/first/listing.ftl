### The table as plain text (`veche show`): what the first edition alone has.

listing-board = Strategietableau
listing-claim-board = Anspruchstableau
listing-supplies = Vorräte
listing-schemes = Intrigen

listing-points-tax =
    { $number ->
        [one] 1 Steuerpunkt
       *[other] { $number } Steuerpunkte
    }
listing-points-build =
    { $number ->
        [one] 1 Baupunkt
       *[other] { $number } Baupunkte
    }
listing-bonus = Bonusaktionen in diesem Zug: { $actions }
listing-bonus-scheme = Intrige
listing-bonus-conversion = Umtausch

listing-troops = Truppen
listing-neutral = neutrale
listing-structures = Gebäude
listing-tokens = Marker
listing-advisors = Ratgeber

listing-deeds-row = Auslage: { $cards }
listing-deeds-seat = { $seat }: { $cards }; vollbracht: { $done }
listing-deeds-deck = im Stapel: { $number }; abgelegt: { $discarded }

listing-intrigue = Ränke
listing-intrigue-card =
    { $when ->
        [gone] abgelegt: { $card }
        [now] in Kraft: { $card }
       *[later] Runde { $round }: { $card }
    }

## The Rebellion.

listing-rebellion = Die Aufständischen
listing-rebellion-aims = Schwierigkeitsgrad: { $difficulty }; Priorität: { $priority }
listing-rebellion-bonus = { $bonus } bei { $column }
listing-rebellion-card = oberste Karte { $card }: { $order }
listing-rebellion-order = Baureihenfolge: { $order }
listing-rebellion-row =
    unterste Karte: Ratgeber { $advisor }{ $when ->
        [later] {" "}(ab Runde { $round })
       *[now] {""}
    } nach { $column }{ $price ->
        [coin] {" "}mit einer Münze
       *[free] {""}
    }
listing-rebellion-seen = nach oben gelegte Karten: { $number }; gesehen, von unten: { $cards }
