### Was gefragt wird, und was der Wegweiser eines ersten Spiels dazu sagt.

## Was von selbst beantwortet werden darf.

by_itself-place = die letzte Befehlsscheibe, die zu setzen bleibt

## Die Fragen.

ask-draw-side = Welche Seite des Kampfplättchens liegt oben?
ask-open-discard = Welche Strategiekarte beginnt den Ablagestapel?
ask-reveal-deed = Welche Tat wird aufgedeckt?
ask-deal-deed = Welche Anfangstat wird ausgeteilt?
ask-keep-deed = Welche Anfangstat behältst du?
ask-deal-agenda = Welcher Plan wird ausgeteilt?
ask-keep-agenda = Welchen Plan behältst du?
ask-draw-first-player = Wer beginnt?
ask-deal-leader = Welcher Anführer wird ausgeteilt?
ask-keep-leader = Welchen Anführer spielst du?
ask-leave-oath = Welches Paar Eide bleibt in der Schachtel?
ask-lay-oath = Welches Paar Eide liegt auf den linken Feldern? Das andere liegt rechts.
ask-deal-inheritance = Welche Erbkarte wird ausgeteilt?
ask-return-inheritance = Welche Erbkarte legst du zurück?
ask-place-troop = Wo beginnt deine nächste Truppe?
ask-place-leader = Wo beginnt dein Anführer?
ask-inherit = Welche Erbkarte nutzt du, oder lässt du verfallen?
ask-inherit-where =
    In welche andere Region stellst du, was das Erbe von { $inheritance } gibt, für { $elsewhere ->
        [one] eine Münze
       *[other] { WORD($elsewhere) } Münzen
    } mehr?
ask-inherit-card = Von welchem Stapel nimmst du deine Strategiekarte?
ask-inherit-deed = Ziehst du deine Tat von den Verträgen oder von den Questen?
ask-draw-deed = Welche Tat wird gezogen?
ask-choose-from-markets = Welche Tat nimmst du?
ask-choose-disc = Welche Befehlsscheibe legst du?
ask-choose-column = In welche Spalte kommt die { $disc }? Münzen dazu: { $bribe }.
ask-emergency-muster = Du hast keine Figur im Spiel: Wohin kehren dein Anführer und eine Truppe zurück?
ask-resolve-which = Welchen deiner beiden gleichen Befehle führst du aus? Oder kommt zuerst eine Intrige, oder gesparte Wagen und Hämmer?
ask-before-command = Die Aktionen { $space-genitive } ausführen, sie für eine Münze auslassen, oder zuerst eine Intrige oder gesparte Wagen und Hämmer?
ask-before-command-unpayable = Du kannst { $space } nicht bezahlen: für eine Münze auslassen, oder zuerst eine Intrige oder gesparte Wagen und Hämmer?
ask-before-command-idle = Keine der Aktionen { $space-genitive } ist jetzt möglich: für eine Münze auslassen, oder zuerst eine Intrige oder gesparte Wagen und Hämmer?
ask-before-command-idle-done = Keine der Aktionen { $space-genitive } ist jetzt möglich. Lässt du sie für eine Münze aus?
ask-before-command-idle-done-saved = Keine der Aktionen { $space-genitive } ist jetzt möglich: für eine Münze auslassen, oder zuerst gesparte Wagen und Hämmer?
ask-before-command-done = Die Aktionen { $space-genitive } ausführen, oder sie für eine Münze auslassen?
ask-before-command-done-saved = Die Aktionen { $space-genitive } ausführen, sie für eine Münze auslassen, oder zuerst gesparte Wagen und Hämmer?
ask-before-command-unpayable-done = Du kannst { $space } nicht bezahlen. Lässt du es für eine Münze aus?
ask-before-command-unpayable-done-saved = Du kannst { $space } nicht bezahlen: für eine Münze auslassen, oder zuerst gesparte Wagen und Hämmer?
ask-resolve-which-done = Welchen deiner beiden gleichen Befehle führst du aus?
ask-resolve-which-done-saved = Welchen deiner beiden gleichen Befehle führst du aus? Oder zuerst gesparte Wagen und Hämmer?
ask-end-of-turn-done = Nutzt du gesparte Wagen und Hämmer, oder endet dein Zug?
ask-end-of-turn = Spielst du eine Intrige, nutzt du gesparte Wagen und Hämmer, oder endet dein Zug?
ask-perform = Was tust du als Nächstes?
ask-take-good = Welches Gut nimmst du? Noch zu nehmen: { $number }.
ask-shift-to = Wohin geht die Truppe aus { $region }?
ask-choose-destination = Wohin ziehst du aus { $region }?
ask-march = Wer geht von { $region } nach { $there }?
ask-agatha-goes-on = Geht Agatha von { $region } weiter, und wohin?
ask-march-with-agatha = Wer geht mit Agatha von { $region } nach { $there } weiter?
ask-relocate-to = Wohin geht die Figur aus { $region }? Jede andere Region steht offen.
ask-sviatopolk-recruits = Tritt in { $region } eine Truppe von dir an die Stelle des Aufständischen?
ask-gleb-marches = Gleb lässt dich einmal aus { $region } ziehen: wohin?
ask-find-reward = Was liegt unter dem Aufständischen?
ask-battle-deck = Von welchem Stapel kommen die Strategiekarten gegen { $opponent } in { $region }? Zu ziehende Karten: { $cards }.
ask-reveal-strategy = Welche Strategiekarte wird für den Kampf gezogen?
ask-choose-result = Welches Ergebnis gilt in { $region }, { $attacker } gegen { $opponent }?
ask-boris-keeps = Behält Boris die Karte, die nicht genutzt wurde?
ask-choose-top = Welche der beiden Karten liegt auf dem Ablagestapel oben?
ask-attack-again = Boris darf in { $region } noch einmal angreifen: wen?
ask-after-theofana-taxed = Nach dem Besteuern von { $region }: eine Münze, oder geht Theofana allein weiter? Mit beidem kannst du in diesem Zug nicht mehr besteuern.
ask-use-market = Was bringt dein Markt in { $region }?
ask-draw-card = Welche Strategiekarte wird gezogen?
ask-keep-card = Welche Strategiekarte behältst du?
ask-return-card = Welche Strategiekarte kommt als nächste zurück? Die letzte liegt oben.
ask-give-marker = Wer bekommt den Startspielermarker?
ask-pay-which-resource = Womit bezahlst du dafür, dass du dort nicht herrschst?
ask-use-plenty = Nutzt du die oberste abgelegte Karte und bezahlst, was sie kostet?
ask-take-road = Der Eid der Straßen lässt dich { WORD($boots_of_roads) }mal aus einer Region mit einem Gebäude von dir ziehen: aus welcher?
ask-next-road = Straßen führen aus { $region } weiter: wohin? Übrige Stiefel: { $times }.
ask-replace = Wen entfernst du aus { $region }?
ask-choose-slot = In welches Fach kommt die Tat „{ $deed }“?
ask-complete-which = Welche Tat vollendest du umsonst?
ask-discard-from-hand = Welche Strategiekarte legst du ab?
ask-remove-troop = Wo entfernst du eine Truppe? Noch zu entfernen: { $troops }.
ask-remove-troop-at-once = Aus welcher Region, die du beherrschst, entfernst du { $troops } Truppen auf einmal?
ask-raze-which = Welchen deiner Paläste und Märkte reißt du ab?
ask-wield-which = Mit welchem Einflussplättchen übst du Einfluss aus? Noch { $times }-mal.
ask-pay-good = Welches Gut bezahlst du: { $among }? Davon noch zu bezahlen: { $number }.
ask-pay-same-kind = Von welchem Gut bezahlst du { $number }?

## Der Wegweiser.

guide-waiting = Jetzt entscheidet dein Gegner. Die Annalen erzählen jeden Schritt; klick auf eine Zeile, um den Tisch zu sehen, wie er damals war.
guide-done =
    Du hast eine ganze Runde gespielt: Gelöbnis, Rat, Aktion, Chronik. Das Spiel hat { $rounds ->
        [one] eine Runde
       *[other] { WORD($rounds) } Runden
    }; dann wird gekrönt, wer die meisten Punkte hat. Du weißt genug, um allein weiterzuspielen.
guide-keep-leader = Jeder Anführer beugt eine Regel. Zeig auf beide und behalte den, dessen Satz du sofort verstehst.
guide-keep-deed = Eine Tat ist ein Ziel mit einer Belohnung. Behalte die, die verlangt, was du ohnehin tun würdest.
guide-keep-agenda =
    Ein geheimes Ziel: am Ende { $agenda ->
        [one] ein Punkt
       *[other] { WORD($agenda) } Punkte
    }, und ein Verdienst. Richte danach, was du sammelst.
guide-place-troop = Du beherrschst eine Region, in der du mehr Figuren hast als jeder andere, und mehr als die Aufständischen. Zwei beisammen sind mehr wert als zwei einzelne.
guide-place-leader = Dein Anführer zählt wie eine Truppe. Lass ihn in deine stärkste Region kommen, oder dorthin, wo seine Fähigkeit hilft.
guide-choose-from-markets = Verträge werden bezahlt, Questen sind Bedingungen, die du erreichst. Nimm eine, für die du schon die Hälfte hast.
guide-choose-slot = Jedes Fach gehört zu einer Einflussleiste: Seine erste Tat schaltet das Plättchen darunter frei, die zweite bringt einen Vorteil, die dritte ist ein Verdienst. Auch eine Tat in jedem Fach ist ein Verdienst.
guide-choose-disc = Eine hohe Scheibe liegt in ihrer Spalte höher und tut mehr, handelt aber spät: Niedrige Scheiben kommen zuerst. Nimm deine 5 für das, wovon du am meisten willst.
guide-choose-column =
    Jede Spalte ist eine Art von Aktion; höhere Felder geben mehr davon. { $price_of_a_bribe ->
        [one] Eine Münze bei einer Scheibe macht
       *[other] { WORD($price_of_a_bribe, capital: 1) } Münzen bei einer Scheibe machen
    } sie stärker, ohne sie langsamer zu machen.
guide-before-command =
    Drücke Ausführen, um zu nehmen, was das goldene Feld gibt; es auszulassen bringt eine Münze. Davor oder danach { $most_schemes ->
        [one] darf eine Intrige
       *[other] dürfen bis zu { WORD($most_schemes) } Intrigen
    } kommen, jede von anderer Art.
guide-before-command-idle = Mit dem goldenen Feld lässt sich jetzt nichts tun, also lass es für eine Münze aus. Eine Intrige, oder was sonst angeboten wird, kann das ändern, wenn sie zuerst kommt.
guide-before-command-idle-done = Mit dem goldenen Feld lässt sich jetzt nichts tun, und deine Intrigen sind getan. Wird nichts anderes angeboten, lass es für eine Münze aus.
guide-before-command-unpayable = Das goldene Feld kostet mehr Münzen, als du hast, also lass es für eine Münze aus. Eine Intrige, die Münzen bringt, macht es vielleicht möglich, wenn sie zuerst kommt.
guide-before-command-unpayable-done = Das goldene Feld kostet mehr Münzen, als du hast, und deine Intrigen sind getan, also lass es für eine Münze aus.
guide-end-of-turn = Eine Intrige ist eine Zugabe: eine Strategiekarte, ein Eid, eine Tat oder Einfluss, bis zu { WORD($most_schemes) } je Zug und jede von anderer Art. Lockt dich nichts, beende den Zug.
guide-perform = Gib die Symbole nacheinander aus: Helme mustern, Stiefel ziehen, Schwerter greifen an, Wagen besteuern, Hämmer bauen. Was leuchtet, ist möglich; Wagen und Hämmer, die du übrig lässt, bleiben dir bis zum Ende deines Zuges.
guide-choose-destination = Ein Stiefel bringt beliebig viele Figuren aus einer Region in eine benachbarte. Such Regionen, die zwei von deinen beherrschen würden.
guide-march = Wähle, wer geht. Lass genug zurück, wo du herrschen willst.
guide-battle-deck =
    Ist eine Seite stärker, { $cards_if_unequal ->
        [one] wird eine Karte
       *[other] werden { WORD($cards_if_unequal) } Karten
    } gezogen, und diese Seite wählt, welches Ergebnis zählt. Bei gleicher Stärke wird eine Karte gezogen, und die zählt.
guide-choose-result = Du bist stärker, also wählst du. Vergleiche, wer was verliert: Das Schwert ist die Seite des Angreifers, der Schild die des Verteidigers.
guide-choose-top = Die oberste abgelegte Karte kann durch einen Eid der Fülle noch einmal genutzt werden. Lass dort nichts Nützliches für andere liegen.
guide-keep-card = Behalte die Karte, deren untere Hälfte du bald brauchen kannst. Die obere zählt nur, wenn sie in einem Kampf gezogen wird.
guide-return-card = Was du zuletzt zurücklegst, liegt oben. Wer als Nächstes von diesem Stapel zieht oder mit ihm kämpft, trifft darauf.
guide-give-marker = Wer den Marker hat, gelobt und legt in der nächsten Runde zuerst. Behalte ihn, wenn du unsicher bist.
guide-use-plenty = Dein Eid lässt dich die untere Hälfte der obersten abgelegten Karte nutzen. Sie kostet, was vor ihrem Pfeil steht, und nichts, wenn da keiner ist.
guide-relocate-to = Die Figur darf in jede andere Region. Eine mehr, wo Gleichstand ist, macht dich zum Herrscher.
guide-boris-keeps = Boris darf die Karte behalten, die nicht genutzt wurde. Eine Karte auf der Hand schadet nie.
guide-attack-again = Boris darf hier noch einmal angreifen. Jeder Kampf bringt dich auf der Kampfleiste voran.
guide-pay-good = Bezahle mit dem Gut, das du am wenigsten brauchst.
