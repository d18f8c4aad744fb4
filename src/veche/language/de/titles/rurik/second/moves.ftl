### Was ein Zug bedeutet, wie er auf einem Knopf heißt, und was man vorher wissen sollte.

## Was ein Zug bedeutet.

move-first-player = Startspieler: { $seat }
move-deal-agenda = Der Plan „{ $agenda }“ wird ausgeteilt
move-reward = Der Aufständische gibt { $reward }
move-keep-agenda = Den Plan „{ $agenda }“ behalten
move-place = In { $region } aufstellen
move-place-leader = Mit dem Anführer in { $region } beginnen
move-column = Den Befehl in die Spalte { $column } legen
move-bribe =
    { $price_of_a_bribe ->
        [one] Dem Befehl eine Münze beilegen, damit er eins mehr zählt
       *[other] Dem Befehl { WORD($price_of_a_bribe) } Münzen beilegen, damit er eins mehr zählt
    }
move-stop = Damit nicht weitermachen
move-attack = { $target-accusative } in { $region } angreifen
move-tax = Das Gut von { $region } einziehen
move-market = Der Markt bringt { $extra }
move-build = { $structure-accusative } in { $region } bauen
move-replace = { $target-accusative } entfernen
move-marker = Den Startspielermarker vergeben: { $seat }
move-pay = { $good } bezahlen
move-tile-side = Die Seite { $side } des Kampfplättchens liegt oben
move-reveal-deed = Die Tat „{ $deed }“ wird aufgedeckt
move-deal-deed = Die Anfangstat „{ $deed }“ wird ausgeteilt
move-draw-deed = Die Tat „{ $deed }“ wird gezogen
move-deal-leader = { $leader } wird ausgeteilt
move-deal-inheritance = Das Erbe von { $inheritance } wird ausgeteilt
move-draw-card = Eine Strategiekarte wird gezogen: { $card }
move-reveal-card = Eine Strategiekarte wird aufgedeckt: { $card }
move-keep-deed = Die Anfangstat „{ $deed }“ behalten
move-keep-leader = { $leader } spielen
move-leave-oath = Die Eide der { $oath } in der Schachtel lassen
move-lay-oath = Die Eide der { $oath } auf die linken Felder legen
move-return-inheritance = Das Erbe von { $inheritance } zurücklegen
move-inherit = Das Erbe von { $inheritance } nutzen und bezahlen, was es kostet
move-inherit-elsewhere =
    Das Erbe von { $inheritance } in einer anderen Region nutzen, für { $elsewhere ->
        [one] eine Münze
       *[other] { WORD($elsewhere) } Münzen
    } mehr, als es kostet
move-forfeit =
    Das Erbe von { $inheritance } verfallen lassen und { $forfeited ->
        [one] eine Münze
       *[other] { WORD($forfeited) } Münzen
    } gewinnen
move-deck = Der { $deck-adjective } Strategiestapel
move-deed-deck = Ungesehen { $market-accusative } ziehen, vom Stapel
move-disc = Die Befehlsscheibe { $disc } legen
move-rally = Mit Anführer und einer Truppe nach { $region } zurückkehren
move-resolve = Den Befehl in Reihe { $row } der Spalte { $column } ausführen
move-act = Die Aktionen des Feldes ausführen und bezahlen, was es kostet
move-skip = Alle Aktionen des Feldes auslassen, nichts dafür bezahlen und eine Münze gewinnen
move-end = Den Zug beenden
move-use = { $icon } wählen
move-muster = Eine Truppe in { $region } mustern
move-muster-leader = Den Anführer in { $region } mustern
move-maria = Maria führt diese Truppe und alle, die dieselbe Quelle noch mustert, nach { $region }
move-shift = Statt zu mustern eine Truppe aus { $region } verschieben
move-move = Aus { $region } ziehen
move-relocate = Eine Truppe aus { $region } versetzen
move-relocate-leader = Den Anführer versetzen
move-to = Nach { $region } gehen
move-march = Es gehen: { $company }
move-result = Das Ergebnis der Karte „{ $card }“ gilt
move-top = Auf dem Ablagestapel liegt oben: { $card }
move-boris = Boris behält die Karte, die nicht genutzt wurde
move-sviatopolk = Eine Truppe tritt an die Stelle des Aufständischen
move-theofana = Durch Theofana eine Münze gewinnen und in diesem Zug nicht mehr besteuern
move-lead = Vom { $deck-dative } Strategiestapel ziehen
move-keep-card = Die Strategiekarte „{ $card }“ behalten
move-return-card = Die Strategiekarte „{ $card }“ zurücklegen
move-take = { $good } aus dem Vorrat nehmen
move-play = Die Strategiekarte „{ $card }“ spielen
move-play-unpaid = Die Strategiekarte „{ $unpaid }“ spielen, ohne sie zu bezahlen: Sie tut nichts und wird abgelegt
move-swear = In { $region } den Eid der { $oath } schwören
move-deed = Die Tat „{ $deed }“ vollenden
move-wield = Mit dem Plättchen { $tile } Einfluss ausüben
move-plenty = Die oberste abgelegte Karte nutzen und bezahlen, was sie kostet
move-slot = Die Tat in das { $slot-adjective } Fach legen
move-pay-coin = Eine Münze bezahlen
move-discard = Die Strategiekarte „{ $card }“ ablegen
move-remove = Eigene Truppen aus { $region } entfernen
move-raze = { $structure-your } in { $region } abreißen; das Gebäude ist aus dem Spiel
move-choose-deed = Die Tat „{ $deed }“ nehmen

## Bemerkungen, in Klammern nach dem Zug.

remark-idle = keine ist jetzt möglich, und dafür gibt es keine Münze
remark-idle-saved = keine ist jetzt möglich, und dafür gibt es keine Münze; Wagen und Hämmer bleiben dir bis zum Ende deines Zuges
remark-idle-scheme = damit lässt sich jetzt nichts tun
remark-idle-scheme-saved = damit lässt sich jetzt nichts tun; Wagen und Hämmer bleiben dir bis zum Ende deines Zuges
remark-idle-action = ihre Aktion ist jetzt nicht möglich
remark-idle-action-saved = ihre Aktion ist jetzt nicht möglich; Wagen und Hämmer bleiben dir bis zum Ende deines Zuges
remark-idle-reward = ihre Belohnung kann jetzt nichts bewirken
remark-idle-reward-saved = ihre Belohnung kann jetzt nichts bewirken; Wagen und Hämmer bleiben dir bis zum Ende deines Zuges
remark-idle-step = ihr Feld kann jetzt nichts bewirken
remark-idle-step-saved = ihr Feld kann jetzt nichts bewirken; Wagen und Hämmer bleiben dir bis zum Ende deines Zuges
remark-idle-oath = sein Vorteil bringt jetzt nichts
remark-idle-oath-saved = sein Vorteil bringt jetzt nichts; Wagen und Hämmer bleiben dir bis zum Ende deines Zuges
remark-one-troop = eine Truppe
remark-at-once = { $troops } Truppen auf einmal
remark-replaced = eine Truppe von dir tritt an die freie Stelle
remark-removed = du hast keine Truppe mehr, die an die freie Stelle treten könnte

## Ein Zug auf einem Knopf.

short-first-player = { $seat }
short-deal-agenda = { $agenda }
short-reward = Gewinn: { $reward }
short-keep-agenda = { $agenda }
short-place = { $region }
short-place-leader = { $region }
short-column = { $column }
short-bribe = Bestechen +1
short-stop = Aufhören
short-attack = Angriff in { $region }: { $target }
short-tax = { $region } besteuern
short-market = Dazu: { $extra }
short-build = { $region }: { $structure }
short-replace = Entfernen: { $target }
short-marker = { $seat }
short-pay = { $good } bezahlen
short-tile-side = { $side }
short-reveal-deed = { $deed }
short-deal-deed = { $deed }
short-draw-deed = { $deed }
short-deal-leader = { $leader }
short-deal-inheritance = { $inheritance }
short-draw-card = Ziehen: { $card }
short-reveal-card = Aufdecken: { $card }
short-keep-deed = { $deed }
short-keep-leader = { $leader }
short-leave-oath = Ohne { $oath }
short-lay-oath = { $oath } links
short-return-inheritance = { $inheritance }
short-inherit = Erbe { $inheritance }
short-inherit-elsewhere = { $inheritance }, anderswo
short-forfeit = Ohne Erbe { $inheritance }
short-deck = Stapel { $deck }
short-deed-deck = { $market }
short-disc = Scheibe { $disc }
short-rally = { $region }
short-resolve = { $column }, Reihe { $row }
short-act = Ausführen
short-skip = Auslassen (1 Münze)
short-end = Zug beenden
short-use = { $icon }
short-muster = Truppe in { $region }
short-muster-leader = Anführer in { $region }
short-maria = Maria: { $region }
short-shift = Aus { $region } verschieben
short-move = Aus { $region }
short-relocate = Aus { $region } versetzen
short-relocate-leader = Anführer versetzen
short-to = Nach { $region }
short-march = { $company }
short-result = { $card }
short-top = { $card } nach oben
short-boris = Boris behält sie
short-sviatopolk = Eine Truppe setzen
short-theofana = Eine Münze
short-lead = Anführen: Stapel { $deck }
short-keep-card = Behalten: { $card }
short-return-card = Zurück: { $card }
short-take = { $good } nehmen
short-play = Spielen: { $card }
short-play-unpaid = Unbezahlt, umsonst: { $unpaid }
short-swear = { $oath }: { $region }
short-deed = Tat: { $deed }
short-wield = Einfluss: { $tile }
short-plenty = Oberste Karte nutzen
short-slot = Fach { $slot }
short-pay-coin = Eine Münze bezahlen
short-discard = Ablegen: { $card }
short-remove = { $region }
short-raze = { $region }: { $structure }
short-choose-deed = { $deed }
