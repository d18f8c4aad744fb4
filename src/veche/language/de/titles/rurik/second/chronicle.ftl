### Was die Chronik von einem Zug erzählt.

log-undo = { $name } { grammar-has } einen Schritt zurückgenommen.
log-first-player = Startspieler ist { $seat }.
log-deal-agenda = Für { $owner-accusative } wurde der Plan „{ $agenda }“ ausgeteilt.
log-deal-agenda-hidden = Für { $owner-accusative } wurde ein Plan ausgeteilt.
log-reward = Unter dem Aufständischen lag { $reward }.
log-keep-agenda = { $name } { grammar-has } den Plan „{ $agenda }“ behalten.
log-keep-agenda-hidden = { $name } { grammar-has } einen von zwei Plänen behalten.
log-place = { $name } { grammar-has } { $region } als Ort gewählt.
log-place-leader = { $name } { grammar-has } mit dem Anführer in { $region } begonnen.
log-column = { $name } { grammar-has } den Befehl in die Spalte { $column } gelegt.
log-bribe =
    { $price_of_a_bribe ->
        [one] { $name } { grammar-has } eine Münze Bestechungsgeld beigelegt.
       *[other] { $name } { grammar-has } { WORD($price_of_a_bribe) } Münzen Bestechungsgeld beigelegt.
    }
log-stop = { $name } { grammar-has } damit aufgehört.
log-attack = { $name } { grammar-has } { $target-accusative } in { $region } angegriffen.
log-tax = { $name } { grammar-has } das Gut von { $region } eingezogen.
log-market = { $name } { grammar-has } vom Markt { $extra } bekommen.
log-build = { $name } { grammar-has } in { $region } { $structure-accusative } gebaut.
log-replace = { $name } { grammar-has } { $target-accusative } verdrängt.
log-marker = { $name } { grammar-has } den Startspielermarker vergeben: { $seat }.
log-pay = { $name } { grammar-has } mit { $good } bezahlt.
log-tile-side = Das Kampfplättchen liegt mit der Seite { $side } nach oben.
log-reveal-deed = Die Tat „{ $deed }“ liegt nun aus.
log-deal-deed = Für { $owner-accusative } wurde die Anfangstat „{ $deed }“ ausgeteilt.
log-deal-deed-hidden = Für { $owner-accusative } wurde eine Anfangstat ausgeteilt.
log-draw-deed = Für { $owner-accusative } wurde die Tat „{ $deed }“ gezogen.
log-draw-deed-hidden = Für { $owner-accusative } wurde eine Tat gezogen.
log-deal-leader = { $leader } wurde als Anführer ausgeteilt.
log-deal-inheritance = Für { $owner-accusative } wurde das Erbe von { $inheritance } ausgeteilt.
log-deal-inheritance-hidden = Für { $owner-accusative } wurde eine Erbkarte ausgeteilt.
log-draw-card = Für { $owner-accusative } wurde eine Strategiekarte gezogen: { $card }.
log-draw-card-hidden = Für { $owner-accusative } wurde eine Strategiekarte gezogen.
log-reveal-card = Eine Strategiekarte wurde aufgedeckt: { $card }.
log-keep-deed = { $name } { grammar-has } die Anfangstat „{ $deed }“ behalten.
log-keep-deed-hidden = { $name } { grammar-has } eine von zwei Anfangstaten behalten.
log-keep-leader = { $name } { grammar-has } { $leader } als Anführer gewählt.
log-leave-oath = { $name } { grammar-has } die Eide der { $oath } in der Schachtel gelassen.
log-lay-oath = { $name } { grammar-has } die Eide der { $oath } auf die linken Felder gelegt.
log-return-inheritance = { $name } { grammar-has } das Erbe von { $inheritance } zurückgelegt.
log-return-inheritance-hidden = { $name } { grammar-has } eine von drei Erbkarten zurückgelegt.
log-inherit = { $name } { grammar-has } das Erbe von { $inheritance } genutzt.
log-inherit-elsewhere = { $name } { grammar-has } das Erbe von { $inheritance } anderswo genutzt.
log-forfeit =
    { $name } { grammar-has } das Erbe von { $inheritance } für { $forfeited ->
        [one] eine Münze
       *[other] { WORD($forfeited) } Münzen
    } verfallen lassen.
log-deck = { $name } { grammar-has } den { $deck-dative } Strategiestapel genommen.
log-deed-deck = { $name } { grammar-has } den Stapel der { $market-plural } genommen.
log-disc = { $name } { grammar-has } die Befehlsscheibe { $disc } genommen.
log-rally = { $name } { grammar-is } mit Anführer und einer Truppe auf die Karte zurückgekehrt, nach { $region }.
log-resolve = { $name } { grammar-has } den Befehl in Reihe { $row } der Spalte { $column } ausgeführt.
log-act = { $name } { grammar-has } die Aktionen des Feldes gewählt.
log-skip = { $name } { grammar-has } die Aktionen ausgelassen und eine Münze gewonnen.
log-end = { $name } { grammar-has } den Zug beendet.
log-use = { $name } { grammar-has } { $icon } gewählt.
log-muster = { $name } { grammar-has } eine Truppe in { $region } gemustert.
log-muster-leader = { $name } { grammar-has } den Anführer in { $region } gemustert.
log-maria = { $name } { grammar-has } Maria die Truppen nach { $region } führen lassen.
log-shift = { $name } { grammar-has } eine Truppe aus { $region } verschoben.
log-move = { $name } { grammar-is } aus { $region } gezogen.
log-relocate = { $name } { grammar-has } eine Truppe aus { $region } versetzt.
log-relocate-leader = { $name } { grammar-has } den Anführer versetzt.
log-to = { $name } { grammar-is } nach { $region } gegangen.
log-march = { $name } { grammar-has } { $company-accusative } geschickt.
log-result = { $name } { grammar-has } das Ergebnis der Karte „{ $card }“ gelten lassen.
log-top = { $name } { grammar-has } die Karte „{ $card }“ auf den Ablagestapel nach oben gelegt.
log-boris = { $name } { grammar-has } Boris die ungenutzte Karte behalten lassen.
log-sviatopolk = { $name } { grammar-has } eine Truppe an die Stelle des Aufständischen gesetzt.
log-theofana = { $name } { grammar-has } durch Theofana eine Münze gewonnen.
log-lead = { $name } { grammar-has } vom { $deck-dative } Strategiestapel gezogen.
log-keep-card = { $name } { grammar-has } eine Strategiekarte behalten: { $card }.
log-keep-card-hidden = { $name } { grammar-has } eine der Strategiekarten behalten.
log-return-card = { $name } { grammar-has } eine Strategiekarte zurückgelegt: { $card }.
log-return-card-hidden = { $name } { grammar-has } eine Strategiekarte auf den Stapel zurückgelegt.
log-take = { $name } { grammar-has } { $good } aus dem Vorrat genommen.
log-play = { $name } { grammar-has } eine Strategiekarte gespielt: { $card }.
log-play-unpaid = { $name } { grammar-has } eine Strategiekarte unbezahlt und umsonst gespielt: { $unpaid }.
log-swear = { $name } { grammar-has } in { $region } den Eid der { $oath } geschworen.
log-deed = { $name } { grammar-has } die Tat „{ $deed }“ vollendet.
log-wield = { $name } { grammar-has } mit dem Plättchen { $tile } Einfluss ausgeübt.
log-plenty = { $name } { grammar-has } die oberste abgelegte Karte genutzt.
log-slot = { $name } { grammar-has } die Tat in das { $slot-adjective } Fach gelegt.
log-pay-coin = { $name } { grammar-has } mit einer Münze bezahlt.
log-discard = { $name } { grammar-has } eine Strategiekarte abgelegt: { $card }.
log-remove =
    { $number ->
        [0] { $name } { grammar-has } Truppen aus { $region } entfernt.
        [one] { $name } { grammar-has } eine Truppe aus { $region } entfernt.
       *[other] { $name } { grammar-has } { $number } Truppen aus { $region } entfernt.
    }
log-raze = { $name } { grammar-has } { $structure-definite } in { $region } abgerissen.
log-choose-deed = { $name } { grammar-has } die Tat „{ $deed }“ genommen.

## Wo ein Kapitel der Erzählung beginnt.

story-chapter = Runde { $number }
