### Was geschah, in Sätzen erzählt: Eine Aktion mit dem, was daraus wurde, ist ein Satz.

alone-automa-within = die Aufständischen
    .person = they
    .dative = den Aufständischen
alone-story-a-rebel = eine neutrale Truppe

## Aufbau.

story-goods-laid = Die Güter wurden ausgelegt: { $goods }.
story-good-in = { $good } in { $region }
story-intrigues-revealed = Als Ränkekarten liegen offen: { $cards }.
story-intrigue = Die Ränkekarte „{ $intrigue }“ wirkt.
story-intrigue-goods = Weitere Güter wurden ausgelegt, und zwar in: { $where }.
story-intrigue-rebels = Aufständische kamen nach { $where }.
story-intrigue-nothing = Daraus wurde nichts.
story-deeds-revealed = Neu bei den Taten: { $cards }.

## Die Strategiephase.

story-called =
    { $name } { grammar-has } die { $value } gerufen{ $number ->
        [0] { "" }
        [one] , mit einer Münze Bestechungsgeld
       *[other] , mit { WORD($number) } Münzen Bestechungsgeld
    }.

## Die Aktionsphase.

story-acted-idle = { $name } { grammar-has } die Aktion { $column } gewählt und konnte nichts damit tun.
story-forfeited = { $name } { grammar-has } die Aktion { $column } für eine Münze verfallen lassen.
story-stayed-away = { $name } { grammar-is } der Karte ferngeblieben.
story-sudislav = { $name } { grammar-has } mit einem Angriffspunkt eine Truppe in { $region } gemustert: Sudislaw erlaubt es.
story-agatha = Mit Agatha zogen kostenlos: { $pieces }.
story-agatha-alone = Niemand ging mit Agatha mit.
story-ordered = { $name } { grammar-has } { $piece-accusative } aus { $region } abgezogen.
story-predslava = { $name } { grammar-has } Predslawa { $piece-accusative } nach { $region } schicken lassen.
story-looked =
    { $name } { grammar-has } { grammar-self } { $number ->
        [one] eine Intrige
       *[other] { WORD($number) } Intrigen
    } angesehen.
story-looked-kept =
    { $number ->
        [one] { $name } { grammar-has } eine Intrige gezogen.
       *[other] { $name } { grammar-has } { grammar-self } { WORD($number) } Intrigen angesehen und eine behalten.
    }
story-looked-kept-known =
    { $number ->
        [one] { $name } { grammar-has } eine Intrige gezogen ({ $card }).
       *[other] { $name } { grammar-has } { grammar-self } { WORD($number) } Intrigen angesehen und eine behalten ({ $card }).
    }

## Angriffe.

story-attacked = { $name } { grammar-has } { $other-accusative } in { $region } angegriffen: { $lost-capital }.
story-attacked-safe = { $name } { grammar-has } { $other-accusative } in { $region } angegriffen: { $lost-capital }, kein eigener Verlust.
story-attacked-unchecked = { $name } { grammar-has } { $other-accusative } in { $region } angegriffen: { $lost-capital }, ohne dass Verluste überprüft wurden.
story-attacked-casualty = { $name } { grammar-has } { $other-accusative } in { $region } angegriffen: { $lost-capital }, und { $casualty } (bei der Überprüfung).
story-attacked-neutral = { $name } { grammar-has } die neutralen Truppen in { $region } angegriffen: Eine von ihnen ist fort.
story-attacked-rebel = { $name } { grammar-has } in { $region } einen Aufständischen besiegt.
story-defeated-rebel = { $name } { grammar-has } in { $region } einen Aufständischen besiegt und gewonnen: { $things }.
story-warfare = { $name } { grammar-has } Feld { $step } der Kriegsleiste erreicht.
story-checked =
    { $number ->
        [one] Für die Verluste wurde eine Intrige aufgedeckt: { $cards }.
       *[other] Für die Verluste wurden { WORD($number) } Intrigen aufgedeckt: { $cards }.
    }

## Bonusaktionen und Taten.

story-played = { $name } { grammar-has } eine Intrige gespielt: { $scheme }.
story-accomplished =
    { $name } { grammar-has } die Tat „{ $deed }“ vollbracht, { $points ->
        [one] einen Punkt
       *[other] { WORD($points) } Punkte
    } wert.
story-discarded-card = eine Intrige ({ $card })
story-converting = { $name } { grammar-has } { $token-marker } umgedreht.
story-converted = { $name } { grammar-has } umgetauscht: { $goods } gegen { $token-point }.
story-chose-deed = { $name } { grammar-has } die Tat „{ $deed }“ gewählt.
story-loaded =
    { $name } { grammar-has } { $number ->
        [0] keine Güter
        [one] ein Gut
       *[other] { WORD($number) } Güter
    } für die Handelsleiste zählen lassen.

## Die Anspruchsphase.

story-claim = Anspruchsphase: { $player-capital }
story-claim-build =
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
story-claim-trade =
    { $name-person ->
        [you] hast
        [they] haben
       *[other] hat
    } { $number ->
        [one] ein Gut, das zählt
       *[other] { WORD($number) } Güter, die zählen
    } (+{ $up } { $up ->
        [one] Feld
       *[other] Felder
    }, jetzt { $points } SP)

## Die Aufständischen.

story-rebels =
    { $number ->
        [one] ein Aufständischer
       *[other] { WORD($number) } Aufständische
    }
    .accusative =
        { $number ->
            [one] einen Aufständischen
           *[other] { WORD($number) } Aufständische
        }
story-rebels-begin = Aufständische stehen in { $where }, mit Swjatopolk in Kiev; in jeder anderen Region steht eine neutrale Truppe.
story-rebellion-called = Die Aufständischen haben ihre Aufstandskarte weiter hervorgezogen: Die nächste Zeile zeigt die { $value }.
story-rebellion-bribing =
    Die Aufständischen haben der { $value } { $number ->
        [one] eine Münze
       *[other] { WORD($number) } Münzen
    } Bestechungsgeld beigelegt.
story-rebellion-placed =
    Die Aufständischen haben die { $value } in die Spalte { $column } gesetzt{ $number ->
        [0] { "" }
        [one] , mit einer Münze Bestechungsgeld
       *[other] , mit { WORD($number) } Münzen Bestechungsgeld
    }.
story-rebellion-begins = Die Aufständischen haben eine Karte aufgedeckt.
story-rebellion-acts = Die Aufständischen haben die Aktion { $column } ausgeführt.
story-rebellion-resolved = Sie haben ihren schnellsten Ratgeber ausgespielt, in Reihe { $row } der Spalte { $column }.
story-rebellion-bonus = Ein offener Bonus kam zur Aktion dazu: { $bonus }.
story-rebellion-returned = Die Aufständischen hatten niemanden mehr auf der Karte: Swjatopolk und ein Aufständischer kamen nach { $region } zurück, in die erste Region der Ortsreihenfolge.
story-rebellion-forfeited = Die Aufständischen haben ihre Aktion für eine Münze verfallen lassen: { $forfeits_because }.
story-rebellion-mustered = Die Aufständischen haben gemustert: { $places }.
story-rebellion-moved = Die Aufständischen haben gezogen: { $routes }.
story-rebellion-attacked-neutral = Die Aufständischen haben die neutralen Truppen in { $region } angegriffen: Eine von ihnen ist fort.
story-rebellion-built = Die Aufständischen haben in { $region } { $structure-accusative } gebaut.
story-rebellion-taxed = Die Aufständischen haben in { $where } Steuern eingezogen: { $things }.
story-rebellion-unlocked = Die Aufständischen haben einen Bonus freigeschaltet, denn { $unlocks_because }.
story-rebellion-priority = Von nun an ist die Priorität der Aufständischen { $priority }.
story-because-bribe = Warum eine Münze: { $bribes_because }.
story-because-column = Warum diese Spalte: { $column_because }.
story-because-musters = { $where }: { $musters_because }.
story-because-moves = { $where }: { $moves_because }.
story-because-attacks = { $where }: { $attacks_because }.
story-because-builds = { $builds_because }.
story-because-taxes = { $where }, { $taxes_because }.
story-because-unlocks = Die Münze kam von { $priority }, { $from_column }.
story-because-priority = { $priority_because }.

## Stein und Klinge.

story-tavern =
    Die Schenke hat { $name-dative } { $number ->
        [one] eine Münze
       *[other] { WORD($number) } Münzen
    } gebracht.
story-played-top = { $name } { grammar-has } die oberste abgelegte Karte gespielt, { $scheme }; sie ist aus dem Spiel.
story-boon = { $name } { grammar-has } eine Spalte des Bootes gefüllt und eine Handelsgabe gewonnen.
story-boons-spent =
    { $number ->
        [one] eine Handelsgabe
       *[other] { WORD($number) } Handelsgaben
    }
story-warfare-reward = Dort lag { $reward }.
story-warfare-rewards = Auf der Kriegsleiste liegen: { $laid }.
story-inherited-good = { $name } { grammar-has } { $good } als Erbe gewählt.
story-inherited-deed = { $name } { grammar-has } die Tat „{ $deed }“ geerbt.
story-gleb = { $name } { grammar-is } mit Gleb weitergezogen, dieses eine Mal in der Runde.
story-theofana-went = Theofana ging weiter nach { $region }, und in diesem Zug wird nicht mehr besteuert.
story-theofana-coin = Theofana verlangte eine Münze, und in diesem Zug wird nicht mehr besteuert.
story-sviatoslav = Swjatoslaw ging vor dem Bauen nach { $region }.
