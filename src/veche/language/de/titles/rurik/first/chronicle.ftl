### Was die Chronik von einem Zug erzählt.

log-undo = { $name } { grammar-has } einen Schritt zurückgenommen.
log-first-player = Startspieler ist { $seat }.
log-token = Ein Gütermarker wurde ausgelegt: { $good }.
log-reveal-deed = Die Tat „{ $deed }“ liegt nun aus.
log-reveal-intrigue = Die Ränkekarte „{ $intrigue }“ wurde aufgedeckt.
log-intrigue = Die Ränkekarte „{ $intrigue }“ hat gewirkt.
log-deal-leader = { $leader } wurde als Anführer ausgeteilt.
log-deal-agenda = Für { $owner-accusative } wurde der Plan „{ $agenda }“ ausgeteilt.
log-deal-agenda-hidden = Für { $owner-accusative } wurde ein Plan ausgeteilt.
log-draw-scheme =
    { $owner } { $owner-person ->
        [you] hast dir
        [you-all] habt euch
        [they] haben sich
       *[other] hat sich
    } eine Intrige angesehen: { $scheme }.
log-draw-scheme-hidden =
    { $owner } { $owner-person ->
        [you] hast dir
        [you-all] habt euch
        [they] haben sich
       *[other] hat sich
    } eine Intrige angesehen.
log-reveal-scheme = Für die Verluste wurde eine Intrige aufgedeckt: { $scheme }.
log-reward = Der besiegte Aufständische hat { $reward } gegeben.
log-choose-leader = { $name } { grammar-has } { $leader } als Anführer gewählt.
log-keep-agenda = { $name } { grammar-has } den Plan „{ $agenda }“ behalten.
log-keep-agenda-hidden = { $name } { grammar-has } einen von { WORD($agendas_dealt) } Plänen behalten.
log-place = { $name } { grammar-has } mit einer Truppe in { $region } begonnen.
log-place-leader = { $name } { grammar-has } mit dem Anführer in { $region } begonnen.
log-advisor = { $name } { grammar-has } Ratgeber { $advisor } gerufen.
log-column = { $name } { grammar-has } den Ratgeber in die Spalte { $column } gesetzt.
log-bribe =
    { $price_of_a_bribe ->
        [one] { $name } { grammar-has } eine Münze Bestechungsgeld beigelegt.
       *[other] { $name } { grammar-has } { WORD($price_of_a_bribe) } Münzen Bestechungsgeld beigelegt.
    }
log-resolve = { $name } { grammar-has } den Ratgeber in Reihe { $row } der Spalte { $column } ausgespielt.
log-rally = { $name } { grammar-is } mit Anführer und einer Truppe auf die Karte zurückgekehrt, nach { $region }.
log-act = { $name } { grammar-has } die Hauptaktion gewählt.
log-forfeit = { $name } { grammar-has } die Hauptaktion verfallen lassen und eine Münze gewonnen.
log-stop = { $name } { grammar-has } damit aufgehört.
log-end = { $name } { grammar-has } den Zug beendet.
log-muster = { $name } { grammar-has } eine Truppe in { $region } gemustert.
log-muster-leader = { $name } { grammar-has } den Anführer in { $region } gemustert.
log-maria = { $name } { grammar-has } Maria in { $region } mustern lassen.
log-troop = { $name } { grammar-has } eine Truppe aus { $region } abgezogen.
log-leader = { $name } { grammar-has } den Anführer aus { $region } abgezogen.
log-to = { $name } { grammar-has } sie nach { $region } geschickt.
log-along = { $name } { grammar-has } { $troops } mit Agatha gehen lassen.
log-attack = { $name } { grammar-has } { $target-accusative } in { $region } angegriffen.
log-deck = { $name } { grammar-has } den { $deck-dative } Intrigenstapel genommen.
log-tax = { $name } { grammar-has } das Gut von { $region } eingezogen.
log-market = { $name } { grammar-has } vom Markt { $extra } bekommen.
log-build = { $name } { grammar-has } in { $region } { $structure-accusative } gebaut.
log-replace = { $name } { grammar-has } die neue Kirche { $target-accusative } ersetzen lassen.
log-keep-scheme = { $name } { grammar-has } eine Intrige behalten: { $scheme }.
log-keep-scheme-hidden = { $name } { grammar-has } eine der Intrigen behalten.
log-return-scheme = { $name } { grammar-has } eine Intrige zurückgelegt: { $scheme }.
log-return-scheme-hidden = { $name } { grammar-has } eine Intrige auf den Stapel zurückgelegt.
log-marker = { $name } { grammar-has } den Startspielermarker vergeben: { $seat }.
log-predslava = { $name } { grammar-has } Predslawa eine Truppe von { $seat-dative } fortschicken lassen.
log-predslava-leader = { $name } { grammar-has } Predslawa den Anführer von { $seat-dative } fortschicken lassen.
log-play = { $name } { grammar-has } eine Intrige gespielt: { $scheme }.
log-deed = { $name } { grammar-has } die Tat „{ $deed }“ vollbracht.
log-convert = { $name } { grammar-has } Güter in { $token-point } umgetauscht.
log-pay = { $name } { grammar-has } mit { $good } bezahlt.
log-discard = { $name } { grammar-has } eine Intrige abgelegt: { $scheme }.
log-remove =
    { $number ->
        [0] { $name } { grammar-has } Truppen aus { $region } entfernt.
        [one] { $name } { grammar-has } eine Truppe aus { $region } entfernt.
       *[other] { $name } { grammar-has } { $number } Truppen aus { $region } entfernt.
    }
log-raze = { $name } { grammar-has } { $structure-definite } in { $region } abgerissen.
log-load = { $name } { grammar-has } so viele Güter zählen lassen: { $goods }.
log-choose-deed = { $name } { grammar-has } die Tat „{ $deed }“ gewählt.
log-turn-up = Karte { $card } kam auf dem Stapel der Aufständischen nach oben.
log-bottom-card = Die Aufständischen haben Karte { $card } unten in ihrem Stapel.
log-bottom-card-hidden = Die Aufständischen haben unten in ihrem Stapel eine Karte, die noch niemand kennt.
log-attack-neutral = { $name } { grammar-has } eine neutrale Truppe aus { $region } entfernt.
log-replace-neutral = { $name } { grammar-has } die neue Kirche eine neutrale Truppe ersetzen lassen.
log-rebellion-advisor = Die Aufständischen haben ihre Aufstandskarte weiter hervorgezogen: Die nächste Zeile zeigt Ratgeber { $advisor }.
log-rebellion-bribe =
    { $price_of_a_bribe ->
        [one] Die Aufständischen haben eine Münze Bestechungsgeld beigelegt: { $bribes_because }.
       *[other] Die Aufständischen haben { WORD($price_of_a_bribe) } Münzen Bestechungsgeld beigelegt: { $bribes_because }.
    }
log-rebellion-column = Die Aufständischen haben den Ratgeber in die Spalte { $column } gesetzt: { $column_because }.
log-rebellion-returns = Die Aufständischen hatten niemanden mehr auf der Karte: Swjatopolk und ein Aufständischer kamen nach { $region } zurück, in die erste Region der Ortsreihenfolge.
log-rebellion-resolves = Die Aufständischen haben ihren schnellsten Ratgeber ausgespielt, in Reihe { $row } der Spalte { $column }.
log-rebellion-forfeits = Die Aufständischen haben die Aktion verfallen lassen und eine Münze gewonnen: { $forfeits_because }.
log-rebellion-bonus = Ein offener Bonus der Aufständischen kommt zur Aktion dazu: { $bonus }.
log-rebellion-musters = Die Aufständischen haben in { $region } gemustert: { $musters_because }.
log-rebellion-unlocks = Die Aufständischen haben einen Bonus freigeschaltet, denn { $unlocks_because }; die Münze kam von { $priority }, { $from_column }.
log-rebellion-moves = Die Aufständischen haben { $piece-accusative } von { $origin } nach { $region } gezogen. { $region } ist { $moves_because }.
log-rebellion-attacks = Die Aufständischen haben { $whom } in { $region } angegriffen: { $attacks_because }.
log-rebellion-builds = Die Aufständischen haben in { $region } { $structure-accusative } gebaut. { $builds_because }.
log-rebellion-converts = Die neue Kirche der Aufständischen hat { $converted } bekehrt.
log-rebellion-taxes = Die Aufständischen haben { $region } besteuert. { $taxes_because }.
log-rebellion-priority = Die Priorität der Aufständischen ist von nun an { $priority }. { $priority_because }.

## Wo ein Kapitel der Erzählung beginnt.

story-chapter = Runde { $number }

## Stein und Klinge.

log-warfare-reward = Auf die Kriegsleiste kam { $warfare_reward }.
log-pay-boon = { $name } { grammar-has } mit einer Handelsgabe bezahlt.
log-play-top = { $name } { grammar-has } die oberste abgelegte Karte gespielt.
log-deal-inheritance = Für { $owner-accusative } wurde das Erbe von { $inheritance } ausgeteilt.
log-deal-inheritance-hidden = Für { $owner-accusative } wurde eine Erbkarte ausgeteilt.
log-return-inheritance = { $name } { grammar-has } das Erbe von { $inheritance } zurückgelegt.
log-return-inheritance-hidden = { $name } { grammar-has } eine von { WORD($inheritances_dealt) } Erbkarten zurückgelegt.
log-inherit = { $name } { grammar-has } das Erbe von { $inheritance } genutzt.
log-inherit-elsewhere = { $name } { grammar-has } das Erbe von { $inheritance } anderswo genutzt.
log-forfeit-inheritance =
    { $name } { grammar-has } das Erbe von { $inheritance } für { $forfeited ->
        [one] eine Münze
       *[other] { WORD($forfeited) } Münzen
    } verfallen lassen.
log-inherit-deed = Die Tat „{ $deed }“ wurde geerbt.
log-inherit-good = { $name } { grammar-has } { $good } geerbt.
log-gleb = { $name } { grammar-has } die Figuren in Glebs Region weiterziehen lassen.
log-theofana = { $name } { grammar-has } durch Theofana eine Münze gewonnen.
log-sviatoslav = { $name } { grammar-has } Swjatoslaw nach { $region } geführt.
log-points = { $name } { grammar-has } die Punkte für { $points_kind } gewählt.
