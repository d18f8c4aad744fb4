### Was geschah: Eine Aktion mit dem, was daraus wurde, ist ein Satz.

## Teile von Sätzen.

story-for = {" "}für { $things-accusative }
story-gaining = {":"} { $things }
story-with = {" "}mit { $things-dative }
story-fur-2 =
    { $number ->
        [one] ein Eichhörnchen
       *[other] { WORD($number) } Eichhörnchen
    }
    .dative =
        { $number ->
            [one] einem Eichhörnchen
           *[other] { WORD($number) } Eichhörnchen
        }
story-fur-3 =
    { $number ->
        [one] ein Fuchs
       *[other] { WORD($number) } Füchse
    }
    .accusative =
        { $number ->
            [one] einen Fuchs
           *[other] { WORD($number) } Füchse
        }
    .dative =
        { $number ->
            [one] einem Fuchs
           *[other] { WORD($number) } Füchsen
        }
story-fur-4 =
    { $number ->
        [one] ein Hermelin
       *[other] { WORD($number) } Hermeline
    }
    .dative =
        { $number ->
            [one] einem Hermelin
           *[other] { WORD($number) } Hermelinen
        }
story-fur-5 =
    { $number ->
        [one] ein Zobel
       *[other] { WORD($number) } Zobel
    }
    .accusative =
        { $number ->
            [one] einen Zobel
           *[other] { WORD($number) } Zobel
        }
    .dative =
        { $number ->
            [one] einem Zobel
           *[other] { WORD($number) } Zobeln
        }
story-fur-6 =
    { $number ->
        [one] ein Vielfraß
       *[other] { WORD($number) } Vielfraße
    }
    .accusative =
        { $number ->
            [one] einen Vielfraß
           *[other] { WORD($number) } Vielfraße
        }
    .dative =
        { $number ->
            [one] einem Vielfraß
           *[other] { WORD($number) } Vielfraßen
        }
story-fur-7 =
    { $number ->
        [one] ein Hirsch
       *[other] { WORD($number) } Hirsche
    }
    .accusative =
        { $number ->
            [one] einen Hirsch
           *[other] { WORD($number) } Hirsche
        }
    .dative =
        { $number ->
            [one] einem Hirsch
           *[other] { WORD($number) } Hirschen
        }
story-fur-8 =
    { $number ->
        [one] ein Bär
       *[other] { WORD($number) } Bären
    }
    .accusative =
        { $number ->
            [one] einen Bären
           *[other] { WORD($number) } Bären
        }
    .dative =
        { $number ->
            [one] einem Bären
           *[other] { WORD($number) } Bären
        }
story-some-points =
    { $number ->
        [one] ein Punkt
       *[other] { WORD($number) } Punkte
    }
    .accusative =
        { $number ->
            [one] einen Punkt
           *[other] { WORD($number) } Punkte
        }
    .dative =
        { $number ->
            [one] einem Punkt
           *[other] { WORD($number) } Punkten
        }
story-some-coins =
    { $number ->
        [one] eine Münze
       *[other] { WORD($number) } Münzen
    }
    .dative =
        { $number ->
            [one] einer Münze
           *[other] { WORD($number) } Münzen
        }
story-some-horses =
    { $number ->
        [one] ein Pferd
       *[other] { WORD($number) } Pferde
    }
    .dative =
        { $number ->
            [one] einem Pferd
           *[other] { WORD($number) } Pferden
        }
story-some-stories =
    { $number ->
        [one] ein Erzählpunkt
       *[other] { WORD($number) } Erzählpunkte
    }
    .accusative =
        { $number ->
            [one] einen Erzählpunkt
           *[other] { WORD($number) } Erzählpunkte
        }
    .dative =
        { $number ->
            [one] einem Erzählpunkt
           *[other] { WORD($number) } Erzählpunkten
        }
story-some-banners =
    { $number ->
        [one] ein Banner
       *[other] { WORD($number) } Banner
    }
    .dative =
        { $number ->
            [one] einem Banner
           *[other] { WORD($number) } Bannern
        }
story-some-outposts =
    { $number ->
        [one] ein Außenposten für den Vorrat
       *[other] { WORD($number) } Außenposten für den Vorrat
    }
    .accusative =
        { $number ->
            [one] einen Außenposten für den Vorrat
           *[other] { WORD($number) } Außenposten für den Vorrat
        }
    .dative =
        { $number ->
            [one] einem Außenposten für den Vorrat
           *[other] { WORD($number) } Außenposten für den Vorrat
        }
story-some-tigers =
    { $number ->
        [one] ein Tiger
       *[other] { WORD($number) } Tiger
    }
    .accusative =
        { $number ->
            [one] einen Tiger
           *[other] { WORD($number) } Tiger
        }
    .dative =
        { $number ->
            [one] einem Tiger
           *[other] { WORD($number) } Tigern
        }
story-place-forest = Wald { $figure }
story-place-steppe = Steppe { $figure }
story-place-swamp = Sumpf { $figure }
story-place-mountain = Gebirge { $figure }
story-place-gap = die Lücke { $figure }

## Der Aufbau und das neue Jahr.

story-trade-fur = Der Handel verlangt: { $trade }.
story-prices = Der Handel verlangt: { $trade }; von West nach Ost verlangen die Regionen: { $asked }.
story-laid-out = Sibirien wurde ausgelegt: { $things }.
story-new-year = Sibirien wurde für Jahr { $year } bereit gemacht: { $things }.
story-laid-landscape =
    { $number ->
        [one] eine Landschaft
       *[other] { WORD($number) } Landschaften
    }
story-laid-furs =
    { $number ->
        [one] ein Pelz zum Jagen
       *[other] { WORD($number) } Pelze zum Jagen
    }
story-laid-tiger =
    { $number ->
        [one] ein Tiger
       *[other] { WORD($number) } Tiger
    }
story-laid-market =
    { $number ->
        [one] ein Pelz auf dem Markt
       *[other] { WORD($number) } Pelze auf dem Markt
    }
story-laid-village =
    { $number ->
        [one] ein Dorf
       *[other] { WORD($number) } Dörfer
    }
story-laid-yurt =
    { $number ->
        [one] eine Jurte
       *[other] { WORD($number) } Jurten
    }
story-laid-wish =
    { $number ->
        [one] ein Wunsch
       *[other] { WORD($number) } Wünsche
    }
story-laid-song =
    { $number ->
        [one] ein Lied
       *[other] { WORD($number) } Lieder
    }
story-market = Der Markt wurde aufgefüllt: { $things }.
story-order = Das ist die Reihenfolge: { $names }.
story-offers = Erste Wünsche zum Beginnen: { $offers }.
story-offer = „{ $wish }“{ $fur }
story-choose = { $name } { grammar-has } mit dem Wunsch „{ $wish }“ begonnen, dazu { $things }{ $gained }.
story-left = { $name } { grammar-has } genommen, was übrig war, den Wunsch „{ $wish }“ und { $things-accusative }{ $gained }.

## Das Jahr.

story-season-spring = Der Frühling von Jahr { $year } hat begonnen.
story-season-summer = Der Sommer von Jahr { $year } hat begonnen.
story-season-autumn = Der Herbst von Jahr { $year } hat begonnen.
story-season-winter = Der Winter von Jahr { $year } ist gekommen.
story-income = { $name } { grammar-has } als Einkommen des Winters bekommen: { $things }.
story-furthest = { $name } { grammar-is } am weitesten nach Osten gekommen{ $gained }.
story-second = { $name } { grammar-is } am zweitweitesten gekommen{ $gained }.
story-over = Das Spiel ist aus: { $totals }.
story-total =
    { $name } { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }

## Aktionen.

story-ride =
    { $name } { grammar-is }{ $paid } { $tiles ->
        [one] ein Plättchen
       *[other] { WORD($tiles) } Plättchen
    } weit auf { $space } geritten.
story-ride-back =
    { $name } { grammar-is }{ $paid } { $tiles ->
        [one] ein Plättchen
       *[other] { WORD($tiles) } Plättchen
    } zurück auf { $space } geritten.
story-then-ride =
    { $name } { grammar-is }{ $paid } { $tiles ->
        [one] ein Plättchen
       *[other] { WORD($tiles) } Plättchen
    } weiter auf { $space } geritten.
story-then-ride-back =
    { $name } { grammar-is }{ $paid } { $tiles ->
        [one] ein Plättchen
       *[other] { WORD($tiles) } Plättchen
    } zurück auf { $space } geritten.
story-took = { $name } { grammar-has }{ $paid } { $things-accusative } genommen.
story-hunt = { $name } { grammar-has } auf { $space }{ $paid } { $things-accusative } gejagt{ $gained }.
story-trade = { $name } { grammar-has } mit { $things-dative } gehandelt{ $gained }.
story-bonus = { $name } { grammar-has } als Bonus des Handels { $things-accusative } genommen.
story-bonus-nothing = { $name } { grammar-has } einen Bonus des Handels genommen, der nichts brachte.
story-visit = { $name } { grammar-has } { $region-in }{ $paid } das { $thing } besucht{ $gained }.
story-yurt = { $name } { grammar-has } { $region-in }{ $paid } { $thing } genutzt{ $gained }.
story-wish = { $name } { grammar-has } { $region-in }{ $paid } den Wunsch „{ $thing }“ genommen{ $gained }.
story-outpost = { $name } { grammar-has } { $region-in }{ $paid } einen Außenposten gebaut.
story-outpost-supply = { $name } { grammar-has } { $region-in }{ $paid } einen Außenposten aus dem Vorrat gebaut.
story-claim = { $name } { grammar-has }{ $paid } { $space } beansprucht{ $gained }.
story-advance = { $name } { grammar-has }{ $paid } den Trophäenmarker auf { $trophy } gesetzt.
story-advance-reward = { $name } { grammar-has }{ $paid } den Trophäenmarker auf { $trophy } gesetzt und die Belohnung von { $reward } genommen{ $gained }.
story-stay = { $name } { grammar-has } den Trophäenmarker auf { $trophy } stehen lassen.
story-stay-reward = { $name } { grammar-has } den Trophäenmarker auf { $trophy } stehen lassen und die Belohnung von { $reward } genommen{ $gained }.
story-reward = { $name } { grammar-has } die Belohnung für Trophäen von { $reward } genommen{ $gained }.
story-extra = { $name } { grammar-has } die zusätzliche Aktion der Jahreszeit begonnen.
story-extra-spring = Es war die zusätzliche Aktion des Frühlings.
story-extra-summer = Es war die zusätzliche Aktion des Sommers.
story-extra-autumn = Es war die zusätzliche Aktion des Herbstes.
story-buy = { $name } { grammar-has }{ $paid } { $things-accusative } gekauft{ $gained }.
story-bag = { $name } { grammar-has }{ $paid } { $things-accusative } aus dem Beutel gezogen{ $gained }.
story-bag-begun = { $name } { grammar-has } { $price-accusative } für einen Pelz aus dem Beutel gegeben.
story-draws = { $name } { grammar-has } aus dem Beutel gezogen.
story-gave = { $name } { grammar-has } { $given-accusative } gegen { $things-accusative } gegeben{ $gained }.
story-fulfil = { $name } { grammar-has }{ $paid } den Wunsch „{ $wish }“ erfüllt{ $gained }.
story-song =
    { $name } { grammar-has } das { $song } gesungen, für { $stories ->
        [one] einen Erzählpunkt
       *[other] { WORD($stories) } Erzählpunkte
    }{ $gained }.
story-no-song = { $name } { grammar-has } kein Lied gesungen.
story-nothing = { $name } { grammar-has } nichts getan.
story-unpaid = { $name } { grammar-has } zu bezahlen begonnen: „{ $what }“.

## Iwan.

story-ivan-letter = Iwan hat eine Strategie gewählt: { $strategy }.
story-ivan-letter-secret = Iwan hat geheim eine Strategie gewählt.
story-ivan-back =
    Die Rückseite von Iwans oberster Karte zeigt { $tiles ->
        [one] ein Plättchen
       *[other] { WORD($tiles) } Plättchen
    }.
story-ivan-card = { $name } { grammar-has } { $automa } umgedreht.
story-ivan-movement = { $name } sieht sich die Rückseite seiner obersten Karte an.
story-ivan-offer = { $name } { grammar-has } genommen, was auf dem Wunsch „{ $wish }“ übrig war{ $gained }.
story-ivan-stays = { $name } { grammar-is } auf { $space } geblieben.
story-ivan-coins = { $name } { grammar-has } auf { $space } nichts zu jagen gefunden und { $things-accusative } genommen.
story-ivan-wish = { $name } { grammar-has } { $region-in }{ $paid } den Wunsch „{ $thing }“ genommen und gewertet{ $gained }.
story-ivan-trophy = { $name } { grammar-has }{ $paid } den Trophäenmarker auf { $trophy } gesetzt{ $gained }.
story-ivan-no-trophy = { $name } konnte bei den Trophäen nicht vorrücken und { grammar-has } nichts gewonnen.
story-ivan-idle = { $name } konnte nicht tun, was seine Karte verlangte: { $action }.
story-ivan-instead = { $name } konnte nicht tun, was seine Karte verlangte ({ $action }), und { grammar-has } eine Münze genommen.
story-ivan-horses =
    { $horses ->
        [one] Aus einem
       *[other] Aus { WORD($horses) }
    } seiner Pferde { $points ->
        [one] wurde ein Punkt
       *[other] wurden { WORD($points) } Punkte
    }.
story-ivan-sold =
    { $furs ->
        [one] Einen Pelz vom Handelswert hat er sofort für eine Münze verkauft.
       *[other] { WORD($furs, capital: 1) } Pelze vom Handelswert hat er sofort für je eine Münze verkauft.
    }
story-why-rides =
    Die Rückseite seiner obersten Karte zeigte { $tiles ->
        [one] ein Plättchen
       *[other] { WORD($tiles) } Plättchen
    }.
story-why-rides-short =
    Die Rückseite seiner obersten Karte zeigte { $tiles ->
        [one] ein Plättchen
       *[other] { WORD($tiles) } Plättchen
    }, aber dort endet die Reihe.
story-why-stays = Er war auf dem letzten Plättchen angekommen.
story-why-lowest = Seine Karte sagt: das Niedrigste.
story-why-highest = Seine Karte sagt: das Höchste.
story-why-buys = Er konnte die Landschaft unter sich bezahlen.
story-why-visits = Er konnte die Landschaft unter sich nicht kaufen.
story-why-east = So weit östlich konnte er bezahlen.
story-why-here = Dort stand sein Kosak.
story-why-open = Das war die östlichste Region, die ihm offenstand.
story-why-no-room = Er konnte nicht bauen, wo er stand.
story-why-no-fur = Ihm fehlte der Pelz, um zu bauen, wo er stand, und er nahm dafür eine Münze.
story-why-dearest = Es war das teuerste Lied, das er bezahlen konnte.
story-why-none = Es gab für ihn keines.
story-why-furs = Ihm fehlten die Pelze.
story-why-ivan-pays-bear = Ihm fehlte der Pelz; ein Bär steht bei ihm für jeden.
story-why-ivan-pays-coin = Ihm fehlten der Pelz und Bären; mit einer Münze zählt sein niedrigster Pelz als jeder.
story-why-ivan-pays-tiger = Er hatte weder den Pelz noch einen Bären noch einen anderen Pelz mit einer Münze; ein Tiger steht für jeden.
