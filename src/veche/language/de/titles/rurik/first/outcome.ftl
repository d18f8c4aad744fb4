### Der Wertungsbogen: seine Überschriften, jeder Punkt mit seinem Grund, und was zwischen Gleichen entscheidet.

## Die Überschriften.

heading-rule-track = Herrschaftsleiste
heading-build-track = Bauleiste
heading-trade-track = Handelsleiste
heading-warfare-track = Kriegsleiste
heading-agenda = Plan
heading-deeds = Taten
heading-coins = Münzen
heading-dock = Güter auf dem Dock

## Die Gründe.

outcome-rule-track =
    { $needed ->
        [one] Erreicht: eine Region beherrscht.
       *[other] Erreicht: { $needed } Regionen beherrscht.
    }
outcome-rule-track-capitals = Erreicht: { $needed } Regionen beherrscht, mit beiden Hauptstädten.
outcome-build-track =
    { $needed ->
        [one] Erreicht: eine Region bebaut.
       *[other] Erreicht: { $needed } benachbarte Regionen bebaut.
    }
outcome-trade-track =
    { $needed ->
        [one] Erreicht: ein Gut an Bord.
       *[other] Erreicht: { $needed } Güter an Bord.
    }
outcome-track-start = Der Marker hat den Anfang nie verlassen.
outcome-warfare-first = Erster auf der Kriegsleiste, auf Feld { $steps }.
outcome-warfare-second = Zweiter auf der Kriegsleiste, auf Feld { $steps }.
outcome-warfare-none = Kein Platz mit Punkten auf der Kriegsleiste, auf Feld { $steps }.
outcome-warfare-start = Der Marker kam nie auf die Kriegsleiste: kein Angriff auf einen Gegner.
outcome-agenda-met = { $agenda }: Ziel erreicht mit { $mine }; niemand hat mehr.
outcome-agenda-missed = { $agenda }: Ziel verfehlt mit { $mine }; der beste Wert ist { $best }.
outcome-agenda-none = { $agenda }: Ziel verfehlt mit { $mine }; niemand hat mehr, aber gar nichts zu haben genügt nie.
outcome-deed = { $deed } vollbracht.

## Zwischen Gleichen.

tiebreak-regions-ruled = Beherrschte Regionen
tiebreak-coins = Münzen

## Die Gründe.

outcome-coins =
    { $coins ->
        [one] Eine Münze, ein Punkt je { WORD($for_a_point) }, aufgerundet; gewertet, entscheidet sie keinen Gleichstand.
       *[other] { $coins } Münzen, ein Punkt je { WORD($for_a_point) }, aufgerundet; gewertet, entscheiden sie keinen Gleichstand.
    }
outcome-dock-boons =
    { $goods ->
        [one] Ein Gut
       *[other] { $goods } Güter
    } und { $boons ->
        [one] eine Handelsgabe
       *[other] { WORD($boons) } Handelsgaben
    } auf dem Dock, ein Punkt je { WORD($for_a_point) }, aufgerundet.
outcome-dock =
    { $goods ->
        [one] Ein Gut auf dem Dock, ein Punkt je { WORD($for_a_point) }, aufgerundet.
       *[other] { $goods } Güter auf dem Dock, ein Punkt je { WORD($for_a_point) }, aufgerundet.
    }

heading-point-tokens = Punktmarker
outcome-point-tokens =
    { $number ->
        [one] Ein Marker mit einem Siegpunkt.
       *[other] { $number } Marker mit einem Siegpunkt.
    }
