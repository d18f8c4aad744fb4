### Was ein Zug bedeutet, wie er auf einem Knopf heißt, und was man vorher wissen sollte.

## Was ein Zug bedeutet.

move-first-player = Startspieler: { $seat }
move-token = Ein Gütermarker: { $good }
move-reveal-deed = Die Tat „{ $deed }“ wird aufgedeckt
move-reveal-intrigue = Die Ränkekarte „{ $intrigue }“ wird aufgedeckt
move-intrigue = Die Ränkekarte „{ $intrigue }“ wirkt
move-deal-leader = { $leader } wird ausgeteilt
move-deal-agenda = Der Plan „{ $agenda }“ wird ausgeteilt
move-draw-scheme = Eine Intrige wird gezogen: { $scheme }
move-reveal-scheme = Eine Intrige wird aufgedeckt: { $scheme }
move-reward = Der Aufständische gibt { $reward }
move-choose-leader = { $leader } spielen
move-keep-agenda = Den Plan „{ $agenda }“ behalten
move-place = Mit einer Truppe in { $region } beginnen
move-place-leader = Mit dem Anführer in { $region } beginnen
move-advisor = Ratgeber { $advisor } setzen
move-column = Den Ratgeber in die Spalte { $column } setzen
move-bribe =
    { $price_of_a_bribe ->
        [one] Dem Ratgeber eine Münze beilegen, für eins mehr Macht
       *[other] Dem Ratgeber { WORD($price_of_a_bribe) } Münzen beilegen, für eins mehr Macht
    }
move-resolve = Den Ratgeber in Reihe { $row } der Spalte { $column } ausspielen
move-rally = Mit Anführer und einer Truppe nach { $region } zurückkehren
move-act = Die Hauptaktion ausführen und ihre Münzen bezahlen
move-forfeit = Die Hauptaktion verfallen lassen und eine Münze gewinnen
move-stop = Damit nicht weitermachen
move-end = Den Zug beenden
move-muster = Eine Truppe in { $region } mustern
move-muster-leader = Den Anführer in { $region } mustern
move-maria = Maria mustert die Truppen dieser Punkte in { $region }
move-troop = Eine Truppe aus { $region } ziehen
move-leader = Den Anführer aus { $region } ziehen
move-to = Nach { $region } gehen
move-along = Mit Agatha gehen lassen: { $troops }
move-attack = { $target-accusative } in { $region } angreifen
move-deck = Der { $deck-adjective } Intrigenstapel
move-tax = Das Gut von { $region } einziehen
move-market = Der Markt bringt { $extra }
move-build = { $structure-accusative } in { $region } bauen
move-replace = Die Kirche ersetzt { $target-accusative }
move-keep-scheme = Die Intrige behalten: { $scheme }
move-return-scheme = Die Intrige zurücklegen: { $scheme }
move-marker = Den Startspielermarker vergeben: { $seat }
move-predslava = Predslawa schickt eine Truppe von { $seat-dative } fort
move-predslava-leader = Predslawa schickt den Anführer von { $seat-dative } fort
move-play = Die Intrige spielen: { $scheme }
move-deed = Die Tat „{ $deed }“ vollbringen
move-convert = Güter in { $token-point } umtauschen
move-pay = { $good } bezahlen
move-discard = Die Intrige ablegen: { $scheme }
move-remove = Eigene Truppen aus { $region } entfernen
move-raze = { $structure-your } aus { $region } entfernen
move-load = So viele Güter zählen lassen: { $goods }
move-choose-deed = Die Tat „{ $deed }“ wählen
move-turn-up = Karte { $card } liegt oben
move-bottom-card = Karte { $card } liegt unten
move-attack-neutral = Die neutralen Truppen in { $region } angreifen
move-replace-neutral = Die Kirche ersetzt eine neutrale Truppe
move-rebellion-advisor = Die nächste Zeile zeigt Ratgeber { $advisor }
move-rebellion-bribe =
    { $price_of_a_bribe ->
        [one] Die Aufständischen legen eine Münze bei: { $bribes_because }
       *[other] Die Aufständischen legen { WORD($price_of_a_bribe) } Münzen bei: { $bribes_because }
    }
move-rebellion-column = Der Ratgeber kommt in die Spalte { $column }: { $column_because }
move-rebellion-returns = Swjatopolk und ein Aufständischer kommen in { $region } zurück
move-rebellion-resolves = Die Aufständischen spielen ihren Ratgeber in Reihe { $row } der Spalte { $column } aus
move-rebellion-forfeits = Die Aufständischen lassen die Aktion verfallen: { $forfeits_because }
move-rebellion-bonus = Ein offener Bonus kommt zur Aktion dazu: { $bonus }
move-rebellion-musters = Die Aufständischen mustern in { $region }: { $musters_because }
move-rebellion-unlocks = Die Aufständischen schalten den nächsten Bonus der Spalte { $priority } frei: { $unlocks_because }
move-rebellion-moves = Die Aufständischen ziehen { $piece-accusative } von { $origin } nach { $region }: { $moves_because }
move-rebellion-attacks = Die Aufständischen greifen { $whom } in { $region } an: { $attacks_because }
move-rebellion-builds = Die Aufständischen bauen { $structure-accusative } in { $region }. { $builds_because }
move-rebellion-converts = Die neue Kirche bekehrt { $converted }
move-rebellion-taxes = Die Aufständischen besteuern { $region }. { $taxes_because }
move-rebellion-priority = Die Priorität der Aufständischen ist { $priority }. { $priority_because }

## Bemerkungen, in Klammern nach dem Zug.

remark-idle = damit lässt sich jetzt nichts tun, und dafür gibt es keine Münze
remark-idle-saved = damit lässt sich jetzt nichts tun, und dafür gibt es keine Münze; die Punkte bleiben dir bis zum Ende deines Zuges
remark-dearer =
    { $number ->
        [one] und eine Münze geht in den Vorrat: eine Ränkekarte
       *[other] und { WORD($number) } Münzen gehen in den Vorrat: eine Ränkekarte
    }
remark-one-troop = eine Truppe
remark-at-once = { $troops } auf einmal

## Ein Zug auf einem Knopf.

short-first-player = { $seat }
short-token = Marker: { $good }
short-reveal-deed = { $deed }
short-reveal-intrigue = { $intrigue }
short-intrigue = { $intrigue }
short-deal-leader = { $leader }
short-deal-agenda = { $agenda }
short-draw-scheme = Ziehen: { $scheme }
short-reveal-scheme = Aufdecken: { $scheme }
short-reward = Gewinn: { $reward }
short-choose-leader = { $leader }
short-keep-agenda = { $agenda }
short-place = { $region }
short-place-leader = { $region }
short-advisor = Ratgeber { $advisor }
short-column = { $column }
short-bribe = Bestechen +1
short-resolve = { $column }, Reihe { $row }
short-rally = { $region }
short-act = Ausführen
short-forfeit = Verfallen lassen (1 Münze)
short-stop = Aufhören
short-end = Zug beenden
short-muster = Truppe in { $region }
short-muster-leader = Anführer in { $region }
short-maria = Maria: { $region }
short-troop = { $region }
short-leader = Anführer, { $region }
short-to = { $region }
short-along = { $troops }
short-attack = Angriff in { $region }: { $target }
short-deck = Stapel { $deck }
short-tax = { $region } besteuern
short-market = Dazu: { $extra }
short-build = { $region }: { $structure }
short-replace = Ersetzen: { $target }
short-keep-scheme = Behalten: { $scheme }
short-return-scheme = Zurück: { $scheme }
short-marker = { $seat }
short-predslava = Truppe fort: { $seat }
short-predslava-leader = Anführer fort: { $seat }
short-play = Spielen: { $scheme }
short-deed = Tat: { $deed }
short-convert = Umtausch: { $token }
short-pay = { $good } bezahlen
short-discard = Ablegen: { $scheme }
short-remove = { $region }
short-raze = { $region }: { $structure }
short-load = { $goods } zählen
short-choose-deed = { $deed }
short-turn-up = Karte { $card }
short-bottom-card = Karte { $card }
short-attack-neutral = Neutrale angreifen: { $region }
short-replace-neutral = Neutrale Truppe ersetzen
short-rebellion-advisor = Ratgeber { $advisor }
short-rebellion-bribe = Bestechen +1
short-rebellion-column = { $column }
short-rebellion-returns = { $region }
short-rebellion-resolves = { $column }, Reihe { $row }
short-rebellion-forfeits = Verfallen
short-rebellion-bonus = Bonus: { $bonus }
short-rebellion-musters = Mustern: { $region }
short-rebellion-unlocks = Freischalten: { $priority }
short-rebellion-moves = { $origin } nach { $region }
short-rebellion-attacks = Angriff in { $region }: { $whom }
short-rebellion-builds = { $region }: { $structure }
short-rebellion-converts = Truppe bekehren
short-rebellion-taxes = { $region } besteuern
short-rebellion-priority = { $priority }

## Stein und Klinge.

move-warfare-reward = Auf der Kriegsleiste liegt { $warfare_reward }
move-pay-boon = Eine Handelsgabe bezahlen
move-play-top = Die oberste abgelegte Karte spielen
short-warfare-reward = { $warfare_reward }
short-pay-boon = Handelsgabe bezahlen
short-play-top = Oberste Karte spielen
move-deal-inheritance = Das Erbe von { $inheritance } wird ausgeteilt
move-return-inheritance = Das Erbe von { $inheritance } zurücklegen
move-inherit = Das Erbe von { $inheritance } nutzen und bezahlen, was es kostet
move-inherit-elsewhere =
    Das Erbe von { $inheritance } in einer anderen Region nutzen, für { $elsewhere ->
        [one] eine Münze
       *[other] { WORD($elsewhere) } Münzen
    } mehr, als es kostet
move-forfeit-inheritance =
    Das Erbe von { $inheritance } verfallen lassen und { $forfeited ->
        [one] eine Münze
       *[other] { WORD($forfeited) } Münzen
    } gewinnen
move-inherit-deed = Die Tat „{ $deed }“ wird geerbt
move-inherit-good = { $good } aus dem Vorrat nehmen
move-gleb = Die Figuren in Glebs Region weiterziehen lassen
move-theofana = Durch Theofana eine Münze gewinnen und in diesem Zug nicht mehr besteuern
move-sviatoslav = Swjatoslaw geht vor dem Bauen nach { $region }; wo kein Aufständischer steht, für eine Münze
move-points = Die Punkte nutzen für: { $points_kind }
short-deal-inheritance = { $inheritance }
short-return-inheritance = { $inheritance }
short-inherit = Erbe { $inheritance }
short-inherit-elsewhere = { $inheritance }, anderswo
short-forfeit-inheritance = Ohne Erbe { $inheritance }
short-inherit-deed = { $deed }
short-inherit-good = { $good }
short-gleb = Mit Gleb ziehen
short-theofana = Eine Münze
short-sviatoslav = Swjatoslaw: { $region }
short-points = { $points_kind }
