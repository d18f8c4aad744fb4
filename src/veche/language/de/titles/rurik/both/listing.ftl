### The table as plain text (`veche show`): headings, sentences and small words. Things stand there as moves name them.

listing-over = Das Spiel ist zu Ende
listing-round =
    Runde { $round }, { $phase ->
        [setup] Aufbau
        [strategy] Strategiephase
        [pledge] Gelöbnisphase
        [council] Ratsphase
        [action] Aktionsphase
        [claim] Anspruchsphase
       *[chronicle] Chronikphase
    }
listing-map = Karte
listing-players = Spieler
listing-deeds = Taten

listing-first = Startspieler: { $first }; Marker: { $marker }
listing-left = übrig für diesen Zug: { $points }
listing-bonus-deed = Tat

listing-column = Spalte
listing-row = Reihe { $number }
listing-space-costly = [{ $points } für { $coins } M]
listing-bribe = +{ $coins } M

listing-region = Region
listing-ruler = Herrscher
listing-rebels = Aufständische
listing-good = Gut
listing-with-leader =
    { $number ->
        [0] { $seat } Anführer
       *[other] { $seat } { $number }+Anführer
    }

listing-track = Leiste
listing-seat = Platz
listing-leader = Anführer
listing-coins = Münzen
listing-hand-size = Karten

listing-empty = (leer)
listing-deck-left = linker Stapel: { $number }
listing-deck-right = rechter Stapel: { $number }
listing-discarded = abgelegt: { $cards }
listing-being-drawn = werden gezogen: { $number }
listing-revealed = aufgedeckt: { $cards }

## What a seat holds.

listing-hand = auf der Hand: { $cards }
listing-drawn = gezogen: { $cards }
listing-agenda = Plan: { $cards }
listing-agenda-dealt = Pläne zur Wahl: { $cards }
listing-agenda-returned = zurückgelegter Plan: { $cards }
listing-inheritance = Erbe: { $cards }
listing-inheritance-dealt = Erbe zur Wahl: { $cards }
listing-inheritance-returned = zurückgelegtes Erbe: { $cards }
listing-known-left = auf dem linken Stapel, von oben: { $cards }
listing-known-right = auf dem rechten Stapel, von oben: { $cards }
