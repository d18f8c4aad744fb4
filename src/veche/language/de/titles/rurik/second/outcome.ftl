### Der Wertungsbogen: seine Überschriften, jeder Punkt mit seinem Grund, und was zwischen Gleichen entscheidet.

## Die Überschriften.

heading-deeds = Taten
heading-battle-tile = Kampfplättchen
heading-agenda = Plan
heading-house-board = Haustableau
heading-rule-track = Herrschaftsleiste
heading-expand-track = Ausdehnungsleiste
heading-govern-track = Regierungsleiste
heading-battle-track = Kampfleiste
heading-palaces = Beherrschte Paläste

## Die Gründe.

outcome-deed = { $deed } vollendet.
outcome-battle-tile = Punkte des Kampfplättchens, auf dem Weg zu Feld { $steps } erreicht.
outcome-agenda-met = { $agenda }: Ziel erreicht mit { $mine }, niemand hat mehr; und ein Verdienst.
outcome-agenda-missed = { $agenda }: Ziel verfehlt, { $mine } gegen das Beste: { $best }.
outcome-agenda-none = { $agenda }: Ziel verfehlt mit { $mine }; niemand hat mehr, aber gar nichts zu haben genügt nie.
outcome-column = Die { $slot-adjective } Spalte der Gebäude ist leer.
outcome-rule-track =
    { $needed ->
        [one] Erreicht: eine Region beherrscht.
       *[other] Erreicht: { $needed } Regionen beherrscht.
    }
outcome-rule-track-capitals = Erreicht: { $needed } Regionen beherrscht, mit beiden Hauptstädten.
outcome-expand-track =
    { $needed ->
        [one] Erreicht: eine Region bebaut.
       *[other] Erreicht: { $needed } benachbarte Regionen bebaut.
    }
outcome-govern-track =
    { $needed ->
        [one] Ein Verdienst.
       *[other] { $needed } Verdienste.
    }
outcome-track-start = Der Marker hat den Anfang nie verlassen.
outcome-battle-first = Erster auf der Kampfleiste, auf Feld { $steps }.
outcome-battle-second = Zweiter auf der Kampfleiste, auf Feld { $steps }.
outcome-battle-none = Kein Platz mit Punkten auf der Kampfleiste, auf Feld { $steps }.
outcome-palaces = Beherrschte Regionen mit einem Palast: { $regions }.

## Zwischen Gleichen.

tiebreak-regions-ruled = Beherrschte Regionen
tiebreak-coins = Münzen
