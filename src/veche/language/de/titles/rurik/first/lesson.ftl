### Die Lektion eines ersten Spiels: das Ziel, was bei jedem Schritt gesagt wird, die Rechnung der Anspruchsphase.

## Das Ziel.

lesson-aim-head = Wer wird Kiev beherrschen?
lesson-aim =
    Nach { $rounds ->
        [one] einer Runde
       *[other] { WORD($rounds) } Runden
    } gewinnt, wer die meisten Siegpunkte hat. Sie kommen von hier:
lesson-source-rule-name = Herrschaft
lesson-source-rule = Regionen, in denen du die meisten Figuren hast
lesson-source-build-name = Bau
lesson-source-build = benachbarte Regionen mit deinen Gebäuden
lesson-source-trade-name = Handel
lesson-source-trade = Güter auf deinem Boot
lesson-source-warfare-name = Krieg
lesson-source-warfare = wer andere am meisten angreift
lesson-source-deeds-name = Taten
lesson-source-deeds = kleine Aufgaben, jede Runde eine zu wählen, für jede davon
lesson-source-agenda-name = Plan
lesson-source-agenda = ein geheimes eigenes Ziel

## Aufbau.

lesson-agenda-head = Dein geheimes Ziel
lesson-agenda =
    Ein Plan ist am Ende { $worth ->
        [one] einen Punkt
       *[other] { WORD($worth) } Punkte
    } wert, und nur du kennst ihn. Tatkräftig verlangt, dass niemand auf der Bauleiste weiter ist als du.
lesson-agenda-do = Behalte Tatkräftig
lesson-agenda-why = Du baust ohnehin, also kostet dich dieses Ziel nichts. Reich verlangte die meisten Münzen, und Münzen wollen ausgegeben sein.

lesson-troop-head = Wo du beginnst
lesson-troop = Du beherrschst eine Region, wenn du dort mehr Figuren hast als jeder andere, auch als die Aufständischen. In jeder Region sitzt ein Aufständischer.
lesson-troop-do = Stelle eine Truppe nach { $region }
lesson-troop-why = Kiev ist eine der Regionen, die das Ende der Herrschaftsleiste verlangt, und grenzt an viele andere.

lesson-troop-again-head = Zwei herrschen, einer nicht
lesson-troop-again = Eine Truppe gegen einen Aufständischen ist ein Gleichstand, und niemand herrscht. Mit einer zweiten Truppe gehört { $region } dir.
lesson-troop-again-do = Stelle noch eine Truppe nach { $region }
lesson-troop-again-why = Herrschaft zahlt sich in jeder Anspruchsphase aus und macht Besteuern und Bauen dort billiger.

lesson-troop-beside-head = Ein Nachbar
lesson-troop-beside = { $region } grenzt an Kiev. Gebäude in benachbarten Regionen zählen zusammen, darum sind Nachbarn mehr wert als ferne Länder.
lesson-troop-beside-do = Stelle die letzte Truppe nach { $region }
lesson-troop-beside-why = Dein Anführer darf zu einer deiner Truppen kommen: Dann herrschst du auch hier.

lesson-leader-head = Dein Anführer
lesson-leader =
    Mstislaw zählt wie eine Truppe. In seiner Region kosten Besteuern und Bauen immer { $mstislav_price ->
        [one] einen Punkt
       *[other] { WORD($mstislav_price) } Punkte
    }, wer immer dort herrscht.
lesson-leader-do = Stelle deinen Anführer nach { $region }
lesson-leader-why = Mit ihm hast du in { $region } eine Figur mehr als die Aufständischen: Du beherrschst Kiev und { $region }.

## Ratgeber.

lesson-advisor-head = Sende einen Ratgeber
lesson-advisor = Ratgeber entscheiden, was du in dieser Runde tun darfst. Eine hohe Zahl steht in ihrer Spalte weiter oben und tut mehr, aber sie handelt spät.
lesson-advisor-do = Wähle Ratgeber { $advisor }
lesson-advisor-why = Deine höchste Zahl ist für das, was zuletzt geschehen darf. Güter laufen nicht weg, also soll sie besteuern.

lesson-column-head = Wähle eine Spalte
lesson-column = Jede Spalte ist eine Aktion, und je höher das Feld, desto mehr Punkte gibt es. Wer mit einer höheren Zahl kommt, drängt die kleineren nach unten.
lesson-column-do = Setze Ratgeber { $advisor } in { $column }
lesson-column-why = Niemand hat etwas Höheres als diesen Ratgeber, also kann ihn ohne Bestechungsgeld niemand von oben verdrängen.

lesson-advisor-second-head = Nun hat auch dein Gegner gesetzt
lesson-advisor-second = Ihr wechselt euch ab, bis alle ihre Ratgeber gesetzt haben. Gelb hat das oberste Feld von Mustern genommen.
lesson-advisor-second-do = Wähle Ratgeber { $advisor }
lesson-advisor-second-why = Der zweitbeste Ratgeber geht dorthin, wo noch ein gutes Feld frei ist.

lesson-column-second-head = Mehr Truppen
lesson-column-second = Mustern bringt Truppen aus deinem Vorrat in Regionen, in denen du schon welche hast. Das zweite Feld ist immer noch gut.
lesson-column-second-do = Setze Ratgeber { $advisor } in { $column }
lesson-column-second-why = Eine Region, die du nur um eine Figur beherrschst, ist schnell verloren. Je eine Truppe mehr macht sie sicher.

lesson-advisor-third-head = Kleine Zahlen handeln zuerst
lesson-advisor-third = In Bauen steht noch niemand. Ein niedriger Ratgeber bekommt in einer leeren Spalte das oberste Feld, und er handelt früh.
lesson-advisor-third-do = Wähle Ratgeber { $advisor }
lesson-advisor-third-why = Wenn du baust, bevor du besteuerst, hilft dir ein neuer Markt schon bei der Steuer.

lesson-column-third-head = Das oberste Feld für eine kleine Zahl
lesson-column-third = Hier steht deine { $advisor } oben, bis jemand mit mehr kommt. Du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }: Als Bestechungsgeld würde jede die Macht eines Ratgebers erhöhen.
lesson-column-third-do = Setze Ratgeber { $advisor } in { $column }
lesson-column-third-why = Gebäude in benachbarten Regionen bringen in der Anspruchsphase Punkte, und auch dein Plan will sie.

lesson-advisor-last-head = Der letzte
lesson-advisor-last = Deine { $advisor } handelt vor allen anderen, wo immer sie steht.
lesson-advisor-last-do = Wähle Ratgeber { $advisor }
lesson-advisor-last-why = Etwas Schnelles passt zu ihr: einen Aufständischen von der Karte nehmen.

lesson-column-last-head = Gegen die Aufständischen
lesson-column-last = Angreifen entfernt Aufständische und fremde Truppen. Gegen Aufständische wagst du nichts.
lesson-column-last-do = Setze Ratgeber { $advisor } in { $column }
lesson-column-last-why = Ohne seinen Aufständischen ist Kiev sicherer dein, und jeder besiegte Aufständische hat etwas Nützliches bei sich.

## Aktionen.

lesson-act-head = Dein niedrigster Ratgeber handelt
lesson-act = Alle sind gesetzt. Nun handeln die Ratgeber von der kleinsten Zahl an, und das goldene Feld ist das, das an der Reihe ist: deines, in Angreifen.
lesson-act-do = Drücke Ausführen
lesson-act-why = Wenn dir eine Aktion nichts nützt, kannst du sie stattdessen für eine Münze verfallen lassen.

lesson-attack-head = Besiege einen Aufständischen
lesson-attack =
    Du hast { $points ->
        [one] einen Punkt
       *[other] { WORD($points) } Punkte
    } zum Angreifen. Aufständische schlagen nie zurück.
lesson-attack-do = Greif den Aufständischen in { $region } an
lesson-attack-why = Ein Angriff auf andere bringt dich auf der Kriegsleiste voran, aber dann werden Karten aufgedeckt, und ein Totenkopf kostet dich eine Truppe.

lesson-act-build-head = Jetzt baust du
lesson-act-build = Gelb hat mit dem niedrigsten Ratgeber einen Markt in Novgorod gebaut. Dein nächster steht in Bauen ganz oben.
lesson-act-build-do = Drücke Ausführen
lesson-act-build-why = Die Chronik und der Streifen oben erzählen, was alle getan haben; eine Zeile dort zeigt den Tisch, wie er war.

lesson-build-head = Zuerst ein Markt
lesson-build =
    Du hast { $to_build ->
        [one] einen Punkt
       *[other] { WORD($to_build) } Punkte
    }, und wo du herrschst, kostet ein Gebäude { $price_ruled ->
        [one] einen
       *[other] { WORD($price_ruled) }
    }. Ein Markt gibt etwas dazu, wann immer du seine Region besteuerst.
lesson-build-do = Baue { $structure-accusative } in { $region }
lesson-build-why = Eine Kirche würde einen Aufständischen oder eine fremde Truppe durch eine von dir ersetzen; eine Festung hilft dir zu herrschen.

lesson-build-again-head = Und daneben
lesson-build-again = Mit irgendeinem Gebäude in Kiev hast du benachbarte bebaute Regionen, und das zählt die Bauleiste. Eine Festung hilft dir außerdem zu herrschen.
lesson-build-again-do = Baue { $structure-accusative } in { $region }
lesson-build-again-why = Für die Leiste ist die Art gleich: Ein Gebäude in jeder Region genügt.

lesson-act-muster-head = Verstärkung
lesson-act-muster = Gelb hat eine Truppe nach Smolensk gezogen. Nun ist dein Ratgeber in Mustern an der Reihe.
lesson-act-muster-do = Drücke Ausführen
lesson-act-muster-why = Ziehen ist die Spalte, die du in dieser Runde nicht nutzt: Jeder Punkt zieht eine Figur in eine benachbarte Region.

lesson-muster-head = Eine neue Truppe
lesson-muster =
    Jeder Punkt bringt eine Truppe in eine Region, in der du eine hast. Du hast { $points ->
        [one] einen Punkt
       *[other] { WORD($points) } Punkte
    }.
lesson-muster-do = Mustere in { $region }
lesson-muster-why = Dein Gegner ist nach Süden gezogen: Wer Kiev will, muss nun mehr mitbringen als zuvor.

lesson-muster-again-head = Eine für den Nachbarn
lesson-muster-again =
    { $points ->
        [one] Ein Punkt ist übrig.
       *[other] { WORD($points, capital: 1) } Punkte sind übrig.
    } In { $region } sitzt noch ein Aufständischer.
lesson-muster-again-do = Mustere in { $region }
lesson-muster-again-why = Du beherrschst sie nur um eine Figur; mit einer mehr kostet dich ein Verlust nicht gleich die Region.

lesson-act-tax-head = Dein höchster Ratgeber
lesson-act-tax = Er handelt spät, aber vom obersten Feld von Besteuern.
lesson-act-tax-do = Drücke Ausführen
lesson-act-tax-why = Güter füllen dein Boot für die Handelsleiste und bezahlen Taten und Bonusaktionen.

lesson-tax-head = Nimm ein Gut
lesson-tax =
    Besteuern kostet { $price_ruled ->
        [one] einen Punkt
       *[other] { WORD($price_ruled) } Punkte
    }, wo du herrschst, sonst { WORD($price_elsewhere) }. Beginne, wo dein Markt steht.
lesson-tax-do = Besteuere { $region }
lesson-tax-why = Jede Region gibt ihr Gut einmal je Runde; der Markt gibt etwas dazu.

lesson-market-head = Dein Markt zahlt sich aus
lesson-market = Ein Markt bringt ein zweites Gut der Sorte, oder eine Münze.
lesson-market-do = Nimm das Gut
lesson-market-why =
    Die Handelsleiste beginnt bei { $for_the_first ->
        [one] einem Gut
       *[other] { WORD($for_the_first) } Gütern
    }. Auch eine Münze wäre willkommen, aber mit Gütern bezahlst du auch Taten.

lesson-tax-again-head = Die andere Region
lesson-tax-again =
    Auf deinem Boot: { $aboard ->
        [one] ein Gut
       *[other] { WORD($aboard) } Güter
    }, das des Aufständischen mitgezählt. Einmal kannst du noch besteuern.
lesson-tax-again-do = Besteuere { $region }
lesson-tax-again-why = In { $region } herrschst du, also ist es billig.

lesson-end-of-turn-head = Noch etwas?
lesson-end-of-turn = Vor oder nach der Aktion darfst du je einmal eine Intrige spielen, eine Tat vollbringen und mit diesen Markern Güter in eine weitere Aktion umtauschen.
lesson-end-of-turn-do = Beende den Zug
lesson-end-of-turn-why = Jetzt würde es Güter kosten, und die Güter bringen gleich einen Punkt.

## Die Anspruchsphase.

lesson-load-head = Die Anspruchsphase beginnt
lesson-load =
    Alle Ratgeber haben gehandelt. Du hast { $aboard ->
        [one] ein Gut
       *[other] { WORD($aboard) } Güter
    }, und das erste Feld der Handelsleiste verlangt { WORD($for_the_first) }.
lesson-load-do = Lass { $goods } Güter zählen
lesson-load-why = Ein Marker, der noch nicht auf der Leiste ist, bringt jede Runde eine Münze, Warten ist also möglich; ein sicherer Punkt ist besser als jetzt eine Münze.

lesson-reckoned-head = Was du hast, wird zu Punkten
lesson-reckoned = Marker steigen auf das, was du jetzt hast, und fallen nie zurück: Was du später verlierst, kostet dich hier nichts.
lesson-reckoned-rule =
    Du beherrschst { $number ->
        [one] { $number } Region
       *[other] { $number } Regionen
    }: { $regions }
lesson-reckoned-rule-more = { $next } brächten { $next_points }
lesson-reckoned-build =
    { $number ->
        [one] { $number } Region mit Gebäuden
       *[other] { $number } benachbarte Regionen mit Gebäuden
    }: { $regions }
lesson-reckoned-build-more = { $next } brächten { $next_points }
lesson-reckoned-trade =
    { $number ->
        [one] { $number } Gut
       *[other] { $number } Güter
    } auf deinem Boot
lesson-reckoned-trade-more = { $next } brächten { $next_points }
lesson-reckoned-income = Einkommen: Münzen für Marker, die noch nicht auf der Leiste sind
lesson-reckoned-income-more = Marker noch nicht dabei: { $markers }; volle Spalten deines Bootes: { $columns }
lesson-reckoned-total = Du hast { $mine }, dein Gegner { $theirs }

lesson-deed-head = Wähle eine Tat
lesson-deed = Eine Tat ist eine kleine Aufgabe für die nächsten Runden: Tu, was sie verlangt, und sie gibt sofort eine Belohnung und am Ende Punkte.
lesson-deed-do = Wähle { $deed }
lesson-deed-why = Sie verlangt Truppen auf der Karte, und die musterst du ohnehin. Du findest sie neben deinem Plan.

lesson-end-head = Eine Runde ist geschafft
lesson-end =
    Du hast Ratgeber gesetzt, gehandelt und Ansprüche erhoben, und du führst auf den Leisten { $mine } zu { $theirs }. Das Spiel hat { $rounds ->
        [one] eine Runde
       *[other] { WORD($rounds) } Runden
    }: Spiel weiter, noch eine Runde lang mit einem Hinweis neben jeder Frage.
lesson-end-why = Einige Spalten kennst du noch nicht: Ziehen bringt Figuren in benachbarte Regionen, Intrige zieht Karten und entscheidet, wer die nächste Runde beginnt.
