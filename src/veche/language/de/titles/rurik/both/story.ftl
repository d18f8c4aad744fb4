### Was geschah, in Sätzen erzählt: was beide Ausgaben gleich erzählen.

you-within = du
    .person = you
    .dative = dir
    .accusative = dich

## Teile von Sätzen.

story-troops =
    { $number ->
        [one] eine Truppe
       *[other] { WORD($number) } Truppen
    }
story-coins =
    { $number ->
        [0] keine Münzen
        [one] eine Münze
       *[other] { WORD($number) } Münzen
    }
story-goods =
    { $number ->
        [one] { $good }
       *[other] { WORD($number) } { $good }
    }
story-in = { $pieces } in { $region }
    .accusative = { $pieces-accusative } in { $region }
story-route = { $pieces } von { $origin } nach { $region }
    .accusative = { $pieces-accusative } von { $origin } nach { $region }
story-a-rebel = ein Aufständischer
    .accusative = einen Aufständischen
story-the-leader = der Anführer
    .accusative = den Anführer
story-a-troop-of = eine Truppe von { $name-dative }
story-your-troop = eine Truppe von dir
story-a-structure = { $structure } in { $region }
    .accusative = { $structure-definite } in { $region }
story-lost = { $name } { grammar-has } { $pieces-accusative } verloren
story-bid-of = die { $value } von { $name-dative }
story-your-bid = deine { $value }

## Was ein Abschnitt nicht selbst sagt.

story-gained = { $name } { grammar-has } { $things-accusative } gewonnen.
story-cost = { $name } { grammar-has } { $things-accusative } hergegeben.
story-paid = { $name } { grammar-has } { $things-accusative } bezahlt.

## Aufbau.

story-first-player = { $name } { grammar-is } nun Startspieler.
story-dealt-leader = { $name } { grammar-has } { $leader } als Anführer bekommen.
story-chose-leader = { $name } { grammar-has } { $leader } als Anführer gewählt.
story-dealt-agenda =
    { $name } { grammar-has } { $number ->
        [one] einen Plan
       *[other] { WORD($number) } Pläne
    } bekommen.
story-dealt-agenda-known = { $name } { grammar-has } Pläne zur Wahl bekommen: { $cards }.
story-kept-agenda = { $name } { grammar-has } den Plan „{ $card }“ behalten.
story-kept-agenda-of = { $name } { grammar-has } den Plan „{ $card }“ behalten und „{ $others }“ abgegeben.
story-kept-agenda-unseen = { $name } { grammar-has } einen von { WORD($agendas_dealt) } Plänen behalten.
story-began = { $name } { grammar-has } mit einer Truppe in { $region } begonnen.
story-began-leader = { $name } { grammar-has } mit { $leader } in { $region } begonnen.
story-joined-troops = { $leader } ist zu den Truppen in { $region } gestoßen.

## Aktionen.

story-mustered = { $name } { grammar-has } { $places-accusative } gemustert.
story-maria = Maria hat den Weg nach { $region } geöffnet.
story-moved = { $name } { grammar-has } { $routes-accusative } gezogen.
story-taxed = { $name } { grammar-has } in { $where } Steuern eingezogen: { $things }.
story-built = { $name } { grammar-has } in { $region } { $structure-accusative } gebaut.
story-gave-way = Ersetzt wurde { $target }.
story-gave-way-to-nobody = Entfernt wurde { $target }.
story-took-its-place = Swjatopolk hat eine Truppe an die freie Stelle gesetzt.
story-rallied = { $name } { grammar-is } mit { $leader } und einer Truppe nach { $region } auf die Karte zurückgekehrt.
story-marker-given = { $name } { grammar-has } den Startspielermarker vergeben, an { $other-accusative }.
story-marker-taken = { $name } { grammar-has } den Startspielermarker genommen.
story-marker-kept = { $name } { grammar-has } den Startspielermarker behalten.
story-placed-bid =
    { $name } { grammar-has } die { $value } in die Spalte { $column } gesetzt{ $number ->
        [0] { "" }
        [one] , mit einer Münze Bestechungsgeld
       *[other] , mit { WORD($number) } Münzen Bestechungsgeld
    }.
story-pushed = Nach unten gedrängt: { $bids }.
story-acted = { $name } { grammar-has } die Aktion { $column } ausgeführt.
story-acted-in-vain = { $name } { grammar-has } die Aktion { $column } gewählt und nichts damit getan.
story-resolved = { $name } { grammar-has } zuerst die { $value } in der Spalte { $column } ausgespielt.

## Das Ende einer Runde, und des Spiels.

story-claim-player = { $name } { $advances }.
story-claim-player-income = { $name } { $advances }; Einkommen: { $coins }.
story-claim-none =
    { $name-person ->
        [you] rückst
        [they] rücken
       *[other] rückt
    } auf keiner Leiste vor
story-claim-rule =
    { $name-person ->
        [you] beherrschst
        [they] beherrschen
       *[other] beherrscht
    } { $number ->
        [one] eine Region
       *[other] { WORD($number) } Regionen
    } (+{ $up } { $up ->
        [one] Feld
       *[other] Felder
    }, jetzt { $points } SP)
story-income = Einkommen: { $incomes }.
story-income-of = { $coins } für { $name-accusative }
story-next-first = Die nächste Runde beginnt mit { $name-dative }.
story-over =
    Das Spiel ist aus. Der Sieg geht mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } an { $winners-accusative }.
story-points-of =
    { $name }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.

## Das Erbe.

story-dealt-inheritance =
    { $name } { grammar-has } { $number ->
        [one] eine Erbkarte
       *[other] { WORD($number) } Erbkarten
    } bekommen.
story-dealt-inheritance-known = { $name } { grammar-has } Erbkarten bekommen: { $cards }.
story-inherited = { $name } { grammar-has } das Erbe von { $card } genutzt: { $things }.
story-inherited-nothing = { $name } { grammar-has } das Erbe von { $card } genutzt.
story-forfeited-inheritance = { $name } { grammar-has } das Erbe von { $card } verfallen lassen.
story-new-structure = { $structure } in { $region }
    .accusative = { $structure-accusative } in { $region }
