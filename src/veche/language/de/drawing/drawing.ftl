### What the drawing says: labels, tips, and why something cannot be picked.

draw-you = Du
draw-points =
    { $number ->
        [one] ein Siegpunkt
       *[other] { WORD($number) } Siegpunkte
    }
draw-chronicle = Chronik
draw-chronicle-taller = Mehr zeigen oder wieder weniger

draw-tab-boards = Tableaus
draw-tab-mine = Meins
draw-tab-rivals = Gegner
draw-tab-log = Chronik

draw-score-sheet = Wertungsbogen
draw-score-points = Siegpunkte
draw-score-tie = Gleichstand
draw-score-lead = Wie die Führung wechselte
draw-score-made = Woraus die Punkte bestehen
draw-score-end = Ende
draw-score-none = keine
draw-score-ahead =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } mehr als { $who }.
draw-score-even = So viele Punkte wie { $who }; der Gleichstand wurde anders entschieden.
draw-score-decided = { $heading } machte den Unterschied: { $mine } zu { $theirs }.

draw-tab-score = Punkte

draw-rivals = Gegner
draw-so-far = bisher
draw-seal = Siegpunkte bisher
draw-rule = Was die Regeln sagen
draw-doubt = ≈ Rekonstruiert: Der gedruckte Wert ist nicht bekannt.
