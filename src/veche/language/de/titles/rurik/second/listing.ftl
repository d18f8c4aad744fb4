### The table as plain text (`veche show`): what the second edition alone has.

listing-board = Chroniktableau
listing-tracks = Leisten
listing-households = Haustableaus
listing-schemes = Strategiekarten

listing-tile = Kampfplättchen: { $side }
listing-points-tax =
    { $number ->
        [one] 1 Wagen
       *[other] { $number } Wagen
    }
listing-points-build =
    { $number ->
        [one] 1 Hammer
       *[other] { $number } Hämmer
    }
listing-tax-closed = in diesem Zug wird nicht mehr besteuert
listing-bonus = Intrigen in diesem Zug: { $actions }
listing-bonus-card = Karte
listing-bonus-oath = Eid
listing-bonus-influence = Einfluss
listing-abilities = in dieser Runde genutzte Fähigkeiten: { $names }

listing-troops = Miniaturen
listing-reserve = Truppen
listing-structures = Gebäude
listing-oaths = Eide
listing-captured = Gefangene
listing-discs = Befehlsscheiben
listing-merits = Verdienste

listing-slot-left = linkes Fach
listing-slot-middle = mittleres Fach
listing-slot-right = rechtes Fach
listing-tiles = genutzte Plättchen
listing-oaths-left = linke Eide
listing-oaths-right = rechte Eide

listing-market-contract = Verträge: { $cards }
listing-market-quest = Questen: { $cards }
listing-deeds-seat = { $seat }: { $cards }; geheim: { $hidden }; vollendet: { $number }
listing-deeds-doing = vollendet gerade { $cards }
listing-discarded-top = obenauf: { $card }

listing-deeds-secret = geheime Taten: { $cards }
listing-deeds-dealt = Anfangstaten zur Wahl: { $cards }
listing-deeds-returned = zurückgelegte Anfangstat: { $cards }
