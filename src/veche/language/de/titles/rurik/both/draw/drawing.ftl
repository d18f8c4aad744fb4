### Was die Zeichnung sagt: Beschriftungen, Hinweise, und warum sich etwas nicht wählen lässt.

draw-coins =
    { $number ->
        [0] keine Münzen
        [one] eine Münze
       *[other] { WORD($number) } Münzen
    }

draw-coin = Münze

draw-map-title-2 = Rus
draw-map-north-sea = Warägermeer
draw-map-south-sea = Meer der Rus
draw-map-closer = Näher
draw-map-farther = Ferner
draw-map-whole = Ganze Karte
draw-map-zoom = Vergrößerung

draw-region-gives = Gibt { $good }.
draw-region-taken = Das Gut ist genommen ({ $good }); am Ende der Runde kommt ein neues.
draw-region-taken-last = Das Gut ist genommen ({ $good }), und es kommt kein neues mehr.
draw-region-ruled = Hier herrscht { $who }.
draw-region-ruled-you = Hier herrschst du.
draw-region-nobody = Hier herrscht niemand.

draw-part-leader = Anführer
draw-part-troops =
    { $number ->
        [one] eine Truppe
       *[other] { WORD($number) } Truppen
    }
draw-part-rebels =
    { $number ->
        [one] ein Aufständischer
       *[other] { WORD($number) } Aufständische
    }
draw-part-neutral =
    { $number ->
        [one] eine neutrale Truppe
       *[other] { WORD($number) } neutrale Truppen
    }

draw-ground-of = { $what }: { $why }
draw-ground-no-troop = Du hast hier keine Truppe.
draw-ground-no-target = Hier ist niemand, den du angreifen könntest.
draw-ground-no-good = Das Gut ist genommen.
draw-ground-price = Hier kostet es { $price }, und du hast { $points }.
draw-ground-used = Von hier ist schon eine Truppe gegangen, und jede muss aus einer anderen Region kommen.
draw-ground-not-ruled = Hier herrschst du nicht.
draw-ground-few = Du hast hier weniger als { WORD($number) } Truppen.
draw-ground-start = Hier beginnt die Bewegung.
draw-ground-border = Grenzt nicht an { $region }.
draw-ground-led = Maria hat eine Truppe nach { $region } geführt, und die anderen folgen ihr.

draw-structure-of = { $structure } von { $who }
draw-structure-yours = von dir gebaut: { $structure }

draw-strategy-waiting = Zu setzen
draw-bribe =
    { $number ->
        [one] mit einer Münze
       *[other] mit { WORD($number) } Münzen
    }
draw-column-full = Diese Spalte ist voll.

draw-space-points =
    { $number ->
        [one] ein Punkt
       *[other] { WORD($number) } Punkte
    }
draw-space-cards =
    { $number ->
        [one] eine Karte
       *[other] { WORD($number) } Karten
    }
draw-space-fee =
    { $number ->
        [one] kostet eine Münze
       *[other] kostet { WORD($number) } Münzen
    }
draw-space-bear = vergibt den Bären

draw-good-none = Davon hast du nichts.
draw-good-few = Davon hast du weniger als { WORD($number) }.
draw-good-paid = Jedes muss von einer anderen Sorte sein, und diese ist bezahlt.
draw-good-market = Der Markt bringt nur die Sorte, die besteuert wurde.
draw-good-other = Eine andere Sorte ist verlangt.

draw-coins-name = Münzen
draw-coins-last = { $figure } zur Hand. Es kommt kein Einkommen mehr.

draw-left-troops = Truppen im Vorrat
draw-left-market = Märkte, die du noch bauen kannst
draw-left-stronghold = Festungen, die du noch bauen kannst

draw-leader = Anführer
draw-leader-in = in { $region }
draw-leader-supply = im Vorrat
draw-leader-taken = Diesen Anführer spielt { $who }.
draw-leader-used = Fähigkeit in dieser Runde benutzt

draw-agenda-standing = Du hast { $mine }, das Beste der anderen ist { $best }. Ein Gleichstand genügt, aber nicht, wenn du gar nichts hast.
draw-agenda-standing-track = Wenn die Runde jetzt endete, stünde dein Marker auf Feld { $mine }, der beste der anderen auf Feld { $best }. Ein Gleichstand genügt, aber nicht für einen Marker, der noch am Anfang liegt.
draw-agenda-secret = Plan, verdeckt

draw-deed-done = vollbracht

draw-need-pay = Gib { $what }
draw-need-goods_any = { WORD($number) } Güter
draw-need-goods_same = { WORD($number) } Güter einer Sorte
draw-need-goods_different = { WORD($number) } verschiedene Güter
draw-need-remove-any = Entferne { WORD($number) } Truppen
draw-need-remove-different = Entferne { WORD($number) } Truppen, jede aus einer anderen Region
draw-need-remove-ruled = Entferne { WORD($number) } Truppen aus einer Region, die du beherrschst
draw-need-raze =
    { $number ->
        [one] Entferne eines deiner Gebäude
       *[other] Entferne { WORD($number) } deiner Gebäude
    }
draw-need-together = { WORD($number) } Truppen in einer Region
draw-need-same-region = { $what } in einer Region, alle von dir
draw-need-adjacent = { $what } in { WORD($number) } benachbarten Regionen, alle von dir
draw-need-regions = Truppen in { WORD($number) } Regionen
draw-need-rebels = { WORD($number) } besiegte Aufständische
draw-need-marker = Habe den Bären
draw-need-markets = Märkte von dir in { WORD($number) } Regionen mit verschiedenen Gütern

draw-plural-market = Märkte
draw-plural-stronghold = Festungen

draw-deck-empty = Dieser Stapel ist leer.
draw-deck-cards =
    { $number ->
        [0] leer
        [one] 1 Karte
       *[other] { $number } Karten
    }

draw-discard = Ablagestapel
draw-discarded =
    { $number ->
        [0] nichts abgelegt
        [one] 1 abgelegt
       *[other] { $number } abgelegt
    }
draw-rival-bear = Startspieler
draw-round = Runde

draw-phase-setup = Aufbau
draw-phase-action = Aktion
draw-phase-over = Ende

draw-order = Reihenfolge
draw-first = Startspieler
draw-tab-map = Karte

draw-score-lead-hint = Punkte nach jeder Runde
draw-score-round = Runde { $figure }
draw-score-tie-ruled =
    { $number ->
        [one] eine beherrschte Region
       *[other] { WORD($number) } beherrschte Regionen
    }

draw-claim-hint = Umriss: wo du jetzt stehst
draw-claim-hint-watch = Umriss: wo { $who } jetzt steht
draw-claim-now = wo { $who } jetzt stehen würde
draw-claim-now-you = wo du jetzt stehen würdest
draw-claim-start = Anfang
draw-claim-start-of = Anfang
draw-claim-start-of-tip = Hier warten Marker, bis sie ein Feld erreichen. Marker gehen nie zurück.
draw-claim-next = { $now }, dann { $next }
draw-claim-top = jetzt { $now }
draw-claim-step = { $track }: { $need } { $of } { $note }
draw-claim-gives =
    { $number ->
        [one] Am Ende einen Punkt wert.
       *[other] Am Ende { WORD($number) } Punkte wert.
    }
draw-claim-worth = Was ein Marker auf einem Feld darunter am Ende des Spiels wert ist.
draw-claim-here = Hier: { $who }
draw-claim-points = Punkte

draw-track-rule = Herrschaft
draw-track-rule-of = beherrschte Regionen
draw-track-rule-tip = Wie viele Regionen du beherrschst, wenn die Runde endet. Marker gehen nie zurück.
draw-track-with = mit { $region }, { $there }
draw-track-warfare-at = Feld { $figure }
draw-track-leading = { $who } { $mine } · { $best } { $figure }
draw-track-first = Erster
draw-track-second = Zweiter

draw-sure-end = Die gesparten Punkte verlieren?
