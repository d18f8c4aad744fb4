### Die Lektion eines ersten Spiels: das Ziel, was bei jedem Schritt gesagt wird, die Rechnung der Chronikphase.

## Das Ziel.

lesson-aim-head = Wer wird gekrönt?
lesson-aim =
    Nach { $rounds ->
        [one] einer Runde
       *[other] { WORD($rounds) } Runden
    } gewinnt, wer die meisten Punkte hat. Sie kommen vor allem von hier:
lesson-source-rule-name = Herrschaft
lesson-source-rule = Regionen, in denen du die meisten Figuren hast
lesson-source-expand-name = Ausdehnung
lesson-source-expand = benachbarte Regionen mit deinen Gebäuden
lesson-source-govern-name = Regierung
lesson-source-govern = Verdienste, für Eide, Einfluss und Taten
lesson-source-battle-name = Kampf
lesson-source-battle = wer die meisten Kämpfe führt
lesson-source-deeds-name = Taten
lesson-source-deeds = Verträge und Questen, für jede davon
lesson-source-agenda-name = Plan
lesson-source-agenda = ein geheimes eigenes Ziel

## Aufbau.

lesson-troop-head = Wo du beginnst
lesson-troop = Anführer, Plan und eine erste Tat sind für dich gewählt. Du beherrschst eine Region, in der du mehr Figuren hast als jeder andere, auch als die Aufständischen.
lesson-troop-do = Stelle eine Truppe nach { $region }
lesson-troop-why = Kyjiw liegt mitten auf der Karte und grenzt an viele Regionen.

lesson-troop-again-head = Mehr als der Aufständische
lesson-troop-again = Eine Truppe gegen einen Aufständischen ist ein Gleichstand, und niemand herrscht. Mit einer mehr gehört { $region } dir.
lesson-troop-again-do = Stelle noch eine Truppe nach { $region }
lesson-troop-again-why = Wo du herrschst, sind Besteuern und Bauen billiger, und die Herrschaftsleiste zählt es.

lesson-troop-beside-head = Ein Nachbar
lesson-troop-beside = { $region } grenzt an Kyjiw. Die Ausdehnungsleiste zählt benachbarte Regionen mit deinen Gebäuden, also fang mit Nachbarn an.
lesson-troop-beside-do = Stelle die letzte Truppe nach { $region }
lesson-troop-beside-why = Dein Anführer darf zu einer deiner Truppen kommen: Dann herrschst du auch hier.

lesson-leader-head = Dein Anführer
lesson-leader = Jaroslaw zählt wie eine Truppe, und in seiner Region geht jeder Gleichstand um die Herrschaft an dich.
lesson-leader-do = Stelle deinen Anführer nach { $region }
lesson-leader-why = Ein Anführer neben einem eigenen Palast bringt in jeder Chronikphase eine Tat. Hier wirst du einen bauen.

lesson-pledge-head = Gelobe eine Tat
lesson-pledge = Jede Runde beginnt mit einer Tat aus der Auslage. Verträge werden bezahlt, Questen sind Bedingungen, die du erreichst.
lesson-pledge-do = Wähle { $deed }
lesson-pledge-why = Sie verlangt Regionen ohne Aufständische, und gegen die kämpfst du ohnehin.

## Befehlsscheiben.

lesson-disc-head = Sende eine Scheibe
lesson-disc = Befehlsscheiben entscheiden, was du in dieser Runde tun darfst. Eine hohe Zahl liegt in ihrer Spalte weiter oben und tut mehr, aber sie handelt spät.
lesson-disc-do = Wähle Scheibe { $disc }
lesson-disc-why = Deine höchste Scheibe ist für das, was zuletzt kommen darf: Gebäude für die Ausdehnungsleiste.

lesson-column-head = Wähle eine Spalte
lesson-column = Jede Spalte ist eine Art von Aktion, und höhere Felder geben mehr davon. Wer mit einer höheren Scheibe kommt, drängt kleinere nach unten.
lesson-column-do = Lege Scheibe { $disc } in { $column }
lesson-column-why = Ohne Bestechungsgeld kann niemand deine höchste Scheibe von oben verdrängen.

lesson-disc-second-head = Zug um Zug
lesson-disc-second = Gelb hat das oberste Feld von Anführen genommen. So geht es weiter, bis alle Scheiben liegen.
lesson-disc-second-do = Wähle Scheibe { $disc }
lesson-disc-second-why = Auch die zweitbeste Scheibe nimmt das oberste Feld jeder Spalte, in der niemand liegt.

lesson-column-second-head = Mehr Truppen
lesson-column-second = Mustern bringt Truppen aus deinem Vorrat in Regionen, in denen du schon welche hast.
lesson-column-second-do = Lege Scheibe { $disc } in { $column }
lesson-column-second-why = Eine Region, die du nur um eine Figur beherrschst, ist schnell verloren.

lesson-disc-third-head = Niedrige Scheiben handeln zuerst
lesson-disc-third = Auch eine niedrige Scheibe bekommt das oberste Feld einer leeren Spalte, und sie handelt früh.
lesson-disc-third-do = Wähle Scheibe { $disc }
lesson-disc-third-why = Güter, die du früh nimmst, kannst du in späteren Zügen derselben Runde ausgeben.

lesson-column-third-head = Güter
lesson-column-third = Besteuern holt Güter aus Regionen. Du hast { $coins ->
        [one] eine Münze
       *[other] { WORD($coins) } Münzen
    }, die stattdessen eine Scheibe bestechen könnten.
lesson-column-third-do = Lege Scheibe { $disc } in { $column }
lesson-column-third-why = Güter bezahlen Eide und Verträge.

lesson-disc-last-head = Die letzte
lesson-disc-last = Deine { $disc } handelt vor allen anderen, wo immer sie liegt.
lesson-disc-last-do = Wähle Scheibe { $disc }
lesson-disc-last-why = Etwas Schnelles passt zu ihr: einen Aufständischen fangen.

lesson-column-last-head = Gegen die Aufständischen
lesson-column-last = Angreifen fängt Aufständische und bekämpft Gegner. Aufständische schlagen nie zurück.
lesson-column-last-do = Lege Scheibe { $disc } in { $column }
lesson-column-last-why = Ein gefangener Aufständischer lässt etwas Nützliches zurück, und Kyjiw ist ohne ihn sicherer.

## Aktionen.

lesson-act-head = Deine niedrigste Scheibe handelt
lesson-act = Alle liegen. Scheiben handeln von der kleinsten Zahl an, und das goldene Feld ist das, das an der Reihe ist: deines, in Angreifen.
lesson-act-do = Drücke Ausführen
lesson-act-why = Nützt dir ein Feld nichts, kannst du es für eine Münze auslassen.

lesson-attack-head = Fang einen Aufständischen
lesson-attack = Ein Schwert ist ein Angriff in einer Region, in der du eine Figur hast.
lesson-attack-do = Greif den Aufständischen in { $region } an
lesson-attack-why = Angriffe auf Gegner sind Kämpfe mit Karten und bringen dich auf der Kampfleiste voran.

lesson-turn-over-head = Beende den Zug
lesson-turn-over = Sonst ist jetzt nichts möglich, also ist dein Zug vorbei.
lesson-turn-over-do = Beende den Zug
lesson-turn-over-why = Später gibt es hier Intrigen: Karten, Eide, Taten und Einfluss.

lesson-act-tax-head = Jetzt besteuerst du
lesson-act-tax = Gelb hat einen Palast in Rostov gebaut. Deine nächste Scheibe liegt in Besteuern ganz oben.
lesson-act-tax-do = Drücke Ausführen
lesson-act-tax-why = Die Annalen und der Streifen oben erzählen, was alle getan haben.

lesson-tax-head = Nimm ein Gut
lesson-tax =
    Besteuern kostet { $price_ruled ->
        [one] einen Wagen
       *[other] { WORD($price_ruled) } Wagen
    }, wo du herrschst, sonst { WORD($price_elsewhere) }.
lesson-tax-do = Besteuere { $region }
lesson-tax-why = Jede Region gibt ihr Gut einmal je Runde.

lesson-tax-again-head = Die andere Region
lesson-tax-again = Auch in { $region } herrschst du.
lesson-tax-again-do = Besteuere { $region }
lesson-tax-again-why = Wagen und Hämmer, die du nicht nutzt, bleiben dir bis zum Ende deines Zuges, dann sind sie fort.

lesson-turn-over-again-head = Intrigen warten
lesson-turn-over-again =
    Jetzt sind Eide möglich. Sie sind Intrigen, und ein Zug darf bis zu { $most_schemes ->
        [one] eine
       *[other] { WORD($most_schemes) }
    } haben, jede von anderer Art. Heb deine Güter für später auf.
lesson-turn-over-again-do = Beende den Zug
lesson-turn-over-again-why = Ein Eid, der einen Aufständischen durch eine Truppe von dir ersetzt, ist am besten, wenn du weißt, wo du sie brauchst.

lesson-act-muster-head = Verstärkung
lesson-act-muster = Nun ist deine Scheibe in Mustern an der Reihe.
lesson-act-muster-do = Drücke Ausführen
lesson-act-muster-why = Eide könnten zuerst kommen; die Reihenfolge in einem Zug bestimmst du.

lesson-muster-head = Eine neue Truppe
lesson-muster = Jeder Helm bringt eine Truppe in eine Region, in der du eine Figur hast.
lesson-muster-do = Mustere in { $region }
lesson-muster-why = Hier sitzt noch ein Aufständischer, also macht eine Truppe mehr sie sicher.

lesson-muster-again-head = Und in Kyjiw
lesson-muster-again = Helme, die du jetzt nicht nutzt, sind verloren.
lesson-muster-again-do = Mustere in { $region }
lesson-muster-again-why = Kyjiw werden die anderen am meisten wollen.

lesson-muster-last-head = Der letzte Helm
lesson-muster-last = Ein Helm ist übrig.
lesson-muster-last-do = Mustere in { $region }
lesson-muster-last-why = Truppen sind auch, was zieht: Ein Stiefel bringt beliebig viele in eine benachbarte Region.

lesson-turn-over-third-head = Weiter zur nächsten Scheibe
lesson-turn-over-third = Deine höchste Scheibe kommt noch.
lesson-turn-over-third-do = Beende den Zug
lesson-turn-over-third-why = Sie liegt in Bauen ganz oben, mit den meisten Hämmern.

lesson-act-build-head = Jetzt baust du
lesson-act-build = Deine höchste Scheibe handelt spät, aber vom obersten Feld von Bauen.
lesson-act-build-do = Drücke Ausführen
lesson-act-build-why = Jedes Gebäude verlässt dein Tableau, und eine leere Spalte dort bringt Münzen oder Punkte.

lesson-build-head = Ein Palast neben deinem Anführer
lesson-build =
    Wo du herrschst, kostet ein Gebäude { $price_ruled ->
        [one] einen Hammer
       *[other] { WORD($price_ruled) } Hämmer
    }. Dein Anführer ist hier, also bringt ein Palast eine Tat.
lesson-build-do = Baue { $structure-accusative } in { $region }
lesson-build-why = Ein Palast zählt auch am Ende, wenn du seine Region beherrschst.

lesson-build-again-head = Und daneben
lesson-build-again = Mit irgendeinem Gebäude in Kyjiw hast du Nachbarn, und das zählt die Ausdehnungsleiste.
lesson-build-again-do = Baue { $structure-accusative } in { $region }
lesson-build-again-why = Ein Markt vermehrt, was du dort besteuerst.

lesson-oath-head = Schwöre einen Eid
lesson-oath = Ein Eid kostet Güter. Der Eid der Macht ersetzt einen Aufständischen oder eine gegnerische Truppe durch eine von dir.
lesson-oath-do = Schwöre den Eid der { $oath } in { $region }
lesson-oath-why = Der erste Eid eines Paares bringt auch in jeder Chronikphase eine Münze, und das ganze Paar ist ein Verdienst.

lesson-turn-over-last-head = Das ist alles
lesson-turn-over-last = Alle deine Scheiben haben gehandelt.
lesson-turn-over-last-do = Beende den Zug
lesson-turn-over-last-why = Dein Gegner hat noch eine Scheibe; dann wird die Runde in die Annalen geschrieben.

## Die Chronikphase.

lesson-reckoned-head = Was du hast, wird zu Punkten
lesson-reckoned = Marker steigen auf das, was du jetzt hast, und fallen nie zurück: Was du später verlierst, kostet dich hier nichts.
lesson-reckoned-rule =
    Du beherrschst { $number ->
        [one] { $number } Region
       *[other] { $number } Regionen
    }: { $regions }
lesson-reckoned-rule-more = { $next } brächten { $next_points }
lesson-reckoned-expand =
    { $number ->
        [one] { $number } Region
       *[other] { $number } benachbarte Regionen
    } mit Gebäuden: { $regions }
lesson-reckoned-expand-more = { $next } brächten { $next_points }
lesson-reckoned-govern =
    { $number ->
        [one] { $number } Verdienst
       *[other] { $number } Verdienste
    }
lesson-reckoned-govern-more = { $next } brächten { $next_points }
lesson-reckoned-income = Einkommen in Münzen
lesson-reckoned-income-more = Marker noch nicht auf ihren Leisten: { $markers }; geschworene erste Eide: { $oaths }
lesson-reckoned-total = Du hast { $mine }, dein Gegner { $theirs }

lesson-palace-head = Eine Tat für deinen Palast
lesson-palace = Dein Anführer steht neben deinem Palast, also darfst du noch eine Tat nehmen.
lesson-palace-do = Wähle { $deed }
lesson-palace-why = Sie verlangt geschworene Eide, und damit hast du angefangen.

lesson-end-head = Eine Runde ist geschafft
lesson-end =
    Du hast gelobt, gelegt, gehandelt und Ansprüche erhoben, und auf den Leisten steht es { $mine } zu { $theirs }. Das Spiel hat { $rounds ->
        [one] eine Runde
       *[other] { WORD($rounds) } Runden
    }: Spiel weiter, noch eine Runde lang mit einem Hinweis neben jeder Frage.
lesson-end-why = Neu sind für dich Ziehen, das Figuren in benachbarte Regionen bringt, Anführen, das Strategiekarten zieht, und Kämpfe mit Gegnern.
