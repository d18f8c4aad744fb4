### Was geschah, in Sätzen erzählt: Eine Aktion mit dem, was daraus wurde, ist ein Satz.

## Karten und Scheiben.

story-called =
    { $name } { grammar-has } die { $value } genommen{ $number ->
        [0] { "" }
        [one] , mit einer Münze Bestechungsgeld
       *[other] , mit { WORD($number) } Münzen Bestechungsgeld
    }.
story-looked =
    { $name } { grammar-has } { grammar-self } { $number ->
        [one] eine Strategiekarte
       *[other] { WORD($number) } Strategiekarten
    } angesehen.
story-looked-kept =
    { $number ->
        [one] { $name } { grammar-has } eine Strategiekarte gezogen.
       *[other] { $name } { grammar-has } { grammar-self } { WORD($number) } Strategiekarten angesehen und eine behalten.
    }
story-looked-kept-known =
    { $number ->
        [one] { $name } { grammar-has } eine Strategiekarte gezogen ({ $card }).
       *[other] { $name } { grammar-has } { grammar-self } { WORD($number) } Strategiekarten angesehen und eine behalten ({ $card }).
    }

## Aufbau.

story-first-discard = Der Ablagestapel beginnt mit der Karte „{ $card }“.
story-dealt-deed =
    { $name } { grammar-has } { $number ->
        [one] eine Anfangstat
       *[other] { WORD($number) } Anfangstaten
    } bekommen.
story-dealt-deed-known = { $name } { grammar-has } Anfangstaten zur Wahl bekommen: { $cards }.
story-kept-deed-unseen = { $name } { grammar-has } eine von zwei Anfangstaten behalten.
story-kept-deed = { $name } { grammar-has } die Anfangstat „{ $card }“ behalten.
story-kept-deed-of = { $name } { grammar-has } die Anfangstat „{ $card }“ behalten und „{ $others }“ abgegeben.
story-dealt-leaders = { $name } { grammar-has } Anführer zur Wahl bekommen: { $cards }.
story-drew-deed = { $name } { grammar-has } eine Tat gezogen, von den anderen ungesehen.
story-drew-deed-known = { $name } { grammar-has } die Tat „{ $card }“ gezogen, von den anderen ungesehen.
story-deeds-revealed = Neu in der Auslage der Taten: { $cards }.

## Der Befehl.

story-acted-idle = { $name } { grammar-has } die Aktion { $column } gewählt.
story-forfeited = { $name } { grammar-has } den Befehl { $column } für eine Münze ausgelassen.
story-chose-icon = { $name } { grammar-has } { $icon } gewählt.
story-chose-icon-in-vain = { $name } { grammar-has } { $icon } gewählt und nichts damit getan.
story-ordered-leader = { $name } { grammar-has } { $leader } in eine andere Region befohlen.
story-headed = { $name } { grammar-is } nach { $region } aufgebrochen.
story-set-out = { $name } { grammar-is } aus { $region } aufgebrochen.
story-theofana-went = Theofana ging weiter nach { $region }, und in diesem Zug wird nicht mehr besteuert.
story-theofana-coin = Theofana brachte eine der Münzen, und in diesem Zug wird nicht mehr besteuert.
story-took-goods = { $name } { grammar-has } { $things-accusative } aus dem Vorrat genommen.

## Angriffe.

story-battle-begun = { $name } { grammar-has } { $other-accusative } in { $region } angegriffen.
story-fought = { $name } { grammar-has } { $other-accusative } in { $region } angegriffen: { $lost-capital }, und { $own }.
story-lost-nobody = { $name } { grammar-has } niemanden verloren
story-result = Die Karte „{ $card }“ hat entschieden.
story-result-chosen = { $name } { grammar-has } das Ergebnis der Karte „{ $card }“ gewählt.
story-boris-kept = Boris hat die Karte „{ $card }“ behalten.
story-captured = { $name } { grammar-has } in { $region } einen Aufständischen gefangen.
story-captured-with = { $name } { grammar-has } in { $region } einen Aufständischen gefangen und gewonnen: { $things }.
story-battle-step = { $name } { grammar-has } Feld { $step } der Kampfleiste erreicht.
story-freed =
    { $name } { grammar-has } { $number ->
        [one] einen gefangenen Aufständischen
       *[other] { WORD($number) } gefangene Aufständische
    } hergegeben.

## Intrigen und Taten.

story-played-card = { $name } { grammar-has } die Strategiekarte „{ $card }“ gespielt.
story-played-unpaid = { $name } { grammar-has } die Strategiekarte „{ $card }“ unbezahlt und umsonst gespielt.
story-swore = { $name } { grammar-has } in { $region } den Eid der { $oath } geschworen.
story-plenty = { $name } { grammar-has } die oberste abgelegte Karte genutzt, „{ $card }“.
story-completed =
    { $name } { grammar-has } die Tat „{ $deed }“ vollendet, { $points ->
        [0] keine Punkte
        [one] einen Punkt
       *[other] { WORD($points) } Punkte
    } wert.
story-completed-free =
    { $name } { grammar-has } die Tat „{ $deed }“ ohne ihre Kosten vollendet, { $points ->
        [0] keine Punkte
        [one] einen Punkt
       *[other] { WORD($points) } Punkte
    } wert.
story-discarded-card = eine Strategiekarte ({ $card })
story-slot = { $name } { grammar-has } die Tat „{ $deed }“ in das { $slot-adjective } Fach gelegt.
story-wielded = { $name } { grammar-has } mit dem Plättchen { $tile } Einfluss ausgeübt.
story-took-deed = { $name } { grammar-has } die Tat „{ $deed }“ genommen.
story-took-no-deed = { $name } { grammar-has } keine Tat genommen.

## Die Chronikphase.

story-claim = Chronikphase: { $player-capital }
story-claim-expand =
    { $name-person ->
        [you] hast
        [they] haben
       *[other] hat
    } Gebäude in { $number ->
        [one] einer Region
       *[other] { WORD($number) } benachbarten Regionen
    } (+{ $up } { $up ->
        [one] Feld
       *[other] Felder
    }, jetzt { $points } SP)
story-claim-govern =
    { $name-person ->
        [you] hast
        [they] haben
       *[other] hat
    } { $number ->
        [one] ein Verdienst
       *[other] { WORD($number) } Verdienste
    } (+{ $up } { $up ->
        [one] Feld
       *[other] Felder
    }, jetzt { $points } SP)
