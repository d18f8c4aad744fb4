### Was die Zeichnung sagt: Beschriftungen, Hinweise, und warum sich etwas nicht wählen lässt.

draw-your = Dein Haus
draw-house-of = Das Haus von { $who }
draw-ivan = Iwan
draw-rule = Was die Regeln sagen
draw-doubt = ≈ Rekonstruiert: Der gedruckte Wert ist nicht bekannt.
draw-free = frei

draw-siberia = Sibirien
draw-year = Jahr
draw-season-setup = Aufbau
draw-season-over = Das Ende
draw-year-of = von Jahr { $year }
year-1 = eins
year-2 = zwei
year-3 = drei
year-4 = vier
draw-wheel = Das Rad der Jahreszeiten
draw-wheel-tip =
    Alle haben im Frühling, im Sommer und im Herbst je einen Zug. Der Winter bringt Einkommen, Erzählpunkte und Lieder. Nach { $years ->
        [one] einem Jahr
       *[other] { WORD($years) } Jahren
    } endet das Spiel.
draw-order = Reihenfolge, von Osten
draw-tab-map = Sibirien

draw-home = Heimat
draw-home-note = wo Jahre beginnen
draw-home-tip = Alle Kosaken beginnen das Jahr hier, auf dem Gut der Stroganows westlich des Urals. Niemand reitet dorthin zurück.
draw-tile-forest = Wald { $figure }
draw-tile-steppe = Steppe { $figure }
draw-tile-swamp = Sumpf { $figure }
draw-tile-mountain = Gebirge { $figure }
draw-tile-gap = Lücke { $figure }
draw-type-forest = Wald
draw-type-steppe = Steppe
draw-type-swamp = Sumpf
draw-type-mountain = Gebirge
draw-tile-lies = Hier: { $furs }.
draw-tile-bare = Hier ist nichts mehr zu jagen.
draw-gap = beansprucht
draw-gap-tip = Eine beanspruchte Landschaft lässt eine Lücke, die Reiter überspringen. Für das nächste Jahr rückt die Reihe nach Westen zusammen, und im Osten kommen neue Plättchen dazu, wenn der Stapel welche hat.
draw-gap-tip-last = Eine beanspruchte Landschaft lässt eine Lücke, die Reiter überspringen.
draw-claim = { $place } beanspruchen
draw-claim-tip = Beanspruchen kostet { $figure } Pelze vom Wert { $value }: { WORD($landscape_price) }, und einen für jeden Pelz und Tiger auf dem Plättchen. Du bekommst sie alle, und: { $gains }.
draw-claim-tip-one-more = Beanspruchen kostet { $figure } Pelze vom Wert { $value }: { WORD($landscape_price) }, einen für jeden Pelz und Tiger auf dem Plättchen, und einen für die Aktion selbst. Du bekommst, was dort liegt, und: { $gains }.
draw-claim-tip-any = Beanspruchen kostet { $figure } Pelze vom Wert { $value }, { WORD($landscape_price) } und einen für jeden Pelz und Tiger auf dem Plättchen; und einen beliebigen Pelz für die zweite Aktion. Du bekommst, was dort liegt, und: { $gains }.

draw-cossack = Kosak von { $who }
draw-cossack-waits = War in dieser Jahreszeit noch nicht am Zug.
draw-cossack-plays = Ist jetzt am Zug.
draw-cossack-played = War in dieser Jahreszeit am Zug.

draw-skip =
    { $number ->
        [0] Die Jagd darauf kostet keine Pferde.
        [one] Für die Jagd darauf wird ein niedrigerer Pelz für ein Pferd übersprungen.
       *[other] Für die Jagd darauf werden { WORD($number) } niedrigere Pelze für je ein Pferd übersprungen.
    }
draw-bear-tip =
    Wer einen Bären bekommt, gewinnt { $bear_stories ->
        [one] einen Erzählpunkt
       *[other] { WORD($bear_stories) } Erzählpunkte
    }.
draw-fur-tip = Pelze bezahlen zweite Aktionen, Handel, Landschaften, Trophäen und Wünsche. Mit einer Münze zählt jeder Pelz als jeder andere.
draw-tiger = Tiger
draw-tiger-tip =
    Er liegt hinter allen Pelzen seines Plättchens. Er kann als jeder Pelz ausgegeben werden; behalten ist er am Ende { $tiger_points ->
        [one] einen Punkt
       *[other] { WORD($tiger_points) } Punkte
    } wert.

draw-horses-price =
    { $number ->
        [one] 1 Pferd
       *[other] { $number } Pferde
    }
draw-ride-to = Auf { $place } reiten
draw-hunt = Jagen: { $prey }
draw-hunt-there = Auf { $place } jagen: { $prey }
draw-reward = Belohnung { $figure }
draw-do-pay = { $fur } bezahlen
draw-do-pay-coin = { $fur } und eine Münze bezahlen
draw-do-keep = { $fur } behalten
draw-do-take = { $fur } nehmen
draw-do-buy = { $fur } kaufen
draw-do-swap = Gegen { $fur } tauschen
draw-do-exchange = Gegen { $fur } wechseln
draw-horses =
    { $number ->
        [one] ein Pferd
       *[other] { WORD($number) } Pferde
    }

draw-second = 2. Aktion
draw-second-tip = Als zweite Hauptaktion kostet eine fortgeschrittene Aktion in dieser Region einen Pelz: { $fur }. Landschaften hier werden mit demselben Wert bezahlt.
draw-second-tip-any = Als zweite Hauptaktion kostet dich eine fortgeschrittene Aktion einen beliebigen Pelz. Landschaften hier werden mit Pelzen vom Wert { $value } bezahlt.

draw-wish-none = Kein Wunsch
draw-wish-none-tip = Er wurde genommen. Für das nächste Jahr rücken die Wünsche nach Westen, und neue kommen.
draw-wish-none-tip-change = Er wurde genommen. Nach diesem Jahr sind alle Wünsche auf dem Tisch neu.
draw-wish-none-tip-last = Er wurde genommen.
draw-wish-asks = Habe { $figure } Pelze vom Wert { $value }, gib { $returned } zurück.
draw-wish-gives =
    { $number ->
        [one] Gib einen Pelz vom Wert { $value } zurück.
       *[other] Gib { $number } Pelze vom Wert { $value } zurück.
    }

draw-village = Dorf
draw-village-then = { $first }, dann { $after }
draw-village-tip = Besuch: { $gains }. Das Dorf bleibt.
draw-yurt = Jurte
draw-yurt-tip = Nutzen: { $gains }. Danach ist die Jurte fort.
draw-yurt-none = fort
draw-yurt-none-tip = Hier ist keine Jurte mehr. Für das nächste Jahr rücken die Jurten nach Westen, und neue kommen, wenn der Stapel welche hat.
draw-yurt-none-tip-change = Hier ist keine Jurte mehr. Nach diesem Jahr sind alle Jurten neu.
draw-yurt-none-tip-last = Hier ist keine Jurte mehr.

draw-outposts = Außenposten
draw-label-outposts = Außenposten
draw-outposts-name = Außenposten
draw-outposts-tip = Zu bauen, und gebaut. Wo dein Außenposten steht, kannst du fortgeschrittene Aktionen ausführen, als ob dein Kosak dort wäre, außer bauen. Im allgemeinen Vorrat: { $left }.
draw-outpost-of = Außenposten von { $who }
draw-outpost-tip = Wem er gehört, führt in dieser Region von fern fortgeschrittene Aktionen aus.
draw-outpost-neutral = Neutraler Außenposten
draw-outpost-neutral-tip = Er nimmt nur den Platz weg.
draw-outpost-free = Feld für einen Außenposten
draw-outpost-cost =
    { $number ->
        [0] Hier zu bauen kostet nichts.
        [one] Hier zu bauen kostet ein Pferd.
       *[other] Hier zu bauen kostet { WORD($number) } Pferde.
    }
draw-outpost-later = Zuerst wird auf dem Feld ganz links gebaut, das frei ist.

draw-market = Markt
draw-market-hint = in deinem Zug tauschen oder kaufen
draw-market-tip =
    Für { $horses_for_a_fur ->
        [one] ein Pferd
       *[other] { WORD($horses_for_a_fur) } Pferde
    }; für ein Pferd und einen höheren Pelz; oder für { $furs_for_a_fur ->
        [one] einen beliebigen Pelz
       *[other] { WORD($furs_for_a_fur) } beliebige Pelze
    }. Zwischen den Schritten deines Zuges.
draw-bag-name = Beutel
draw-bag =
    { $number ->
        [0] Der Beutel ist leer
        [one] Ein Pelz im Beutel
       *[other] { $number } Pelze im Beutel
    }
draw-bag-tip =
    { $number ->
        [0] Niemand kann daraus ziehen, bis Pelze zurückkommen.
        [one] Für { $horses_for_a_fur ->
                [one] ein Pferd
               *[other] { WORD($horses_for_a_fur) } Pferde
            } ziehst du den letzten Pelz. Darin: { $furs }.
       *[other] Für { $horses_for_a_fur ->
                [one] ein Pferd
               *[other] { WORD($horses_for_a_fur) } Pferde
            } ziehst du { WORD($drawn) } und behältst einen. Darin: { $furs }.
    }
draw-price-buy-give =
    { $horses_for_a_fur ->
        [one] Ein Pferd
       *[other] { WORD($horses_for_a_fur, capital: 1) } Pferde
    }
draw-price-buy-take = beliebig, oder einer von { WORD($drawn) } aus dem Beutel
draw-price-swap-give = Pferd und Pelz
draw-price-swap-take = ein niedrigerer Pelz
draw-price-exchange-give =
    { $furs_for_a_fur ->
        [one] Ein Pelz
       *[other] { WORD($furs_for_a_fur, capital: 1) } Pelze
    }
draw-price-exchange-take = ein beliebiger Pelz
draw-price-buy = Einen Pelz kaufen
draw-price-buy-tip =
    { $horses_for_a_fur ->
        [one] Ein Pferd
       *[other] { WORD($horses_for_a_fur, capital: 1) } Pferde
    } für einen Pelz vom Markt, oder für { $drawn ->
        [one] einen Pelz
       *[other] { WORD($drawn) } Pelze
    } aus dem Beutel, von denen du einen behältst.
draw-price-swap = Gegen einen niedrigeren Pelz tauschen
draw-price-swap-tip = Ein Pferd und ein Pelz für einen Pelz von niedrigerem Wert vom Markt.
draw-price-exchange =
    { $furs_for_a_fur ->
        [one] Einen Pelz
       *[other] { WORD($furs_for_a_fur, capital: 1) } Pelze
    } wechseln
draw-price-exchange-tip =
    { $furs_for_a_fur ->
        [one] Ein beliebiger Pelz
       *[other] { WORD($furs_for_a_fur, capital: 1) } beliebige Pelze
    } für einen Pelz vom Markt.

draw-trade = Handel
draw-trade-hint = { WORD($bonuses) } beliebige, auch zweimal dasselbe
draw-trade-tip =
    Eine einfache Aktion: Ein Pelz ({ $fur }) kauft { $bonuses ->
        [one] einen Bonus
       *[other] { WORD($bonuses) } Boni
    }.
draw-trade-tip-any =
    Eine einfache Aktion: Ein beliebiger Pelz kauft dir { $bonuses ->
        [one] einen Bonus
       *[other] { WORD($bonuses) } Boni
    }.
draw-trade-tip-second =
    Eine einfache Aktion: Ein Pelz ({ $fur }) kauft { $bonuses ->
        [one] einen Bonus
       *[other] { WORD($bonuses) } Boni
    }; und ein beliebiger Pelz wird für die zweite Aktion bezahlt.
draw-trade-tip-any-second =
    Eine einfache Aktion: Ein beliebiger Pelz kauft dir { $bonuses ->
        [one] einen Bonus
       *[other] { WORD($bonuses) } Boni
    }; und ein beliebiger Pelz wird für die zweite Aktion bezahlt.
draw-trade-coin = Münze
draw-trade-coin-tip = Eine Münze.
draw-trade-story = Erzählung
draw-trade-story-tip =
    { $bonus_stories ->
        [one] Ein Erzählpunkt
       *[other] { WORD($bonus_stories, capital: 1) } Erzählpunkte
    }.
draw-trade-ride = Ritt
draw-trade-ride-tip = Der Kosak reitet bis zu { WORD($number) } Plättchen weit, nach Osten oder Westen.

draw-songs = Lieder
draw-songs-hint = rot: Erzählpunkte
draw-songs-have =
    { $number ->
        [0] du hast keine Erzählpunkte
        [one] du hast einen Erzählpunkt
       *[other] du hast { $number } Erzählpunkte
    }
draw-song-short =
    { $number ->
        [one] ein Erzählpunkt fehlt
       *[other] { $number } Erzählpunkte fehlen
    }
draw-song-ready = du kannst es singen

draw-left-tiles = Landschaften im Stapel
draw-left-yurts = Jurten { $letter } im Stapel
draw-left-wishes = Wünsche { $letter } im Stapel
draw-left-songs = Lieder { $letter } im Stapel
draw-left-banners = Banner im Vorrat
draw-left-tigers = Tiger im Vorrat
draw-supply = Stapel und Vorrat
draw-supply-short = Übrig
draw-left-tiles-tip = Jedes Jahr füllen sie die Reihe im Osten.
draw-left-yurts-tip = Jedes Jahr kommen sie in Regionen, deren Jurte fort ist.
draw-left-wishes-tip = Jedes Jahr kommen sie in Regionen, deren Wunsch genommen wurde.
draw-left-songs-tip = Jedes Jahr ersetzen sie die gesungenen Lieder.
draw-left-banners-tip = Wer eines bekommt, hat jeden Winter ein Pferd mehr.
draw-left-tigers-tip = Sie kommen auf neue Landschaften im Osten.

draw-stories-name = Erzählung
draw-stories-hint = bei { $last_story }: sofort ein Lied
draw-stories-tip = Erzählpunkte kaufen im Winter Lieder. Wer { $last_story } erreicht, darf sofort singen; auf { $last_story } sind weitere Punkte verloren. Am Ende sind je { WORD($stories_for_a_point) } einen Punkt wert.
draw-stories =
    { $number ->
        [one] ein Erzählpunkt
       *[other] { WORD($number) } Erzählpunkte
    }

draw-trophies = Trophäen
draw-trophies-hint = Pelz bezahlen, erreichte Belohnung nehmen
draw-trophy = Trophäenfeld { $figure }
draw-trophy-start = Anfang
draw-trophy-enter = Es zu betreten kostet einen Pelz vom Wert { $value }.
draw-trophy-gives = Belohnung: { $gains }. Punkte am Ende: { $points }.
draw-two-rewards = { WORD($last_rewards) } nach Wahl

draw-vp = Punkte
draw-vp-tip = Bisher gewonnen. Was in den Häusern liegt, zählt am Ende.
draw-seal-tip = Wenn das Spiel jetzt endete, mit allem im Haus: { $figure }.

draw-winter = nächster Winter
draw-winter-now = in diesem Winter
draw-winter-income = Winter: Einkommen, dann Erzählpunkte und Lieder
draw-winter-songs = Winter: Lieder, dann das neue Jahr
draw-winter-songs-last = Winter: Lieder, dann die Wertung
draw-winter-tip =
    Einkommen: { $gains }. { $winter_horses ->
        [one] Ein Pferd
       *[other] { WORD($winter_horses, capital: 1) } Pferde
    }, eines für jedes Banner, und was erfüllte Wünsche geben.
draw-winter-tip-board =
    Einkommen: { $gains }. { $winter_horses ->
        [one] Ein Pferd
       *[other] { WORD($winter_horses, capital: 1) } Pferde
    }, eines für jedes Banner, und was dein eigenes Tableau und erfüllte Wünsche geben.

draw-board = Dein eigenes Tableau
draw-board-blue = Ein Handel kostet dich einen beliebigen Pelz.
draw-board-yellow = Als einfache Aktion nimmst du { $figure } Pferde.
draw-board-red = Du baust Außenposten, ohne Pferde zu bezahlen.
draw-board-green = Im Winter bekommst du mehr: Pferde und Erzählpunkte, je { $figure }.

draw-label-horses =
    { $number ->
        [one] Pferd
       *[other] Pferde
    }
draw-horses-name = Pferde
draw-horses-tip = Für weite Ritte, übersprungene Pelze, Bauten und den Markt.
draw-label-coins =
    { $number ->
        [one] Münze
       *[other] Münzen
    }
draw-coins-name = Münzen
draw-coins-tip = Eine Münze bezahlt eine zweite Jagd oder lässt einen Pelz als jeden Wert zählen. Am Ende sind je { WORD($coins_for_a_point) } ein Punkt.
draw-label-banners =
    { $number ->
        [one] Banner
       *[other] Banner
    }
draw-banners-name = Banner
draw-banners-tip = Jedes bringt jeden Winter ein Pferd.
draw-label-tigers =
    { $number ->
        [one] Tiger
       *[other] Tiger
    }
draw-tigers-name = Tiger
draw-tigers-tip =
    Ein Tiger kann als jeder Pelz ausgegeben werden; behalten ist er am Ende { $tiger_points ->
        [one] einen Punkt
       *[other] { WORD($tiger_points) } Punkte
    } wert.
draw-landscapes = Landschaften
draw-landscape-tip = Eine Landschaft bringt Punkte, wenn sie beansprucht wird; Sätze aus verschiedenen bringen am Ende Punkte.

draw-furs = Pelze
draw-furs-hint = nach Wert; mit einer Münze zählt jeder als jeder andere
draw-fur-2 = Eichhörn­chen
draw-fur-3 = Fuchs
draw-fur-4 = Hermelin
draw-fur-5 = Zobel
draw-fur-6 = Vielfraß
draw-fur-7 = Hirsch
draw-fur-8 = Bär

draw-points-so-far = bisherige Punkte
draw-points-in-all = Punkte insgesamt
draw-stock = Bestand
draw-stands = { $who }, auf { $place }
draw-built-name = Gebaute Außenposten
draw-built-tip = Wo dein Außenposten steht, kannst du fortgeschrittene Aktionen ausführen, als ob dein Kosak dort wäre, außer bauen. Am Ende bringen sie Punkte.
draw-label-built = gebaut
draw-story-name = Erzählpunkte
draw-story-tip = Dein Platz auf der Erzählleiste. Erzählpunkte kaufen im Winter Lieder.
draw-label-story =
    { $number ->
        [one] Erzählpunkt
       *[other] Erzählpunkte
    }
draw-trophy-name = Trophäenfeld
draw-trophy-tip = Dein Platz auf der Trophäenleiste: Mit einer Trophäe darfst du vorrücken und irgendeine erreichte Belohnung nehmen.
draw-label-trophy = Trophäenfeld
draw-sets = Sätze aus
draw-sets-name = Sätze verschiedener Landschaften
draw-sets-tip =
    Deine Sätze aus allen { WORD($types) } Arten, je { $large_set_points ->
        [one] einen Punkt
       *[other] { WORD($large_set_points) } Punkte
    } wert: { $fours }; aus { WORD($small_set) }, je { $small_set_points ->
        [one] einen Punkt
       *[other] { WORD($small_set_points) } Punkte
    } wert: { $threes }. Jede Landschaft zählt für einen Satz.

draw-hand = Wünsche auf der Hand
draw-hand-empty = Keine. In jeder Region liegen Wünsche offen: Eine Hauptaktion nimmt einen.
draw-hand-over = nicht erfüllt
draw-hand-ready =
    { $number ->
        [0] { $figure }, noch keiner ist erfüllbar
        [one] { $figure }, einer ist erfüllbar
       *[other] { $figure }, { WORD($number) } sind erfüllbar
    }
draw-wish-ready = erfüllbar
draw-wish-have = { $have } von { $need } Pelzen
draw-wish-done = erfüllt
draw-fulfilled = Erfüllt
draw-fulfil = Erfüllen

draw-rival-played = war am Zug
draw-rival-now = handelt jetzt
draw-rival-waits = Zug kommt noch
draw-rival-outposts = Außenposten zu bauen: { $figure }, gebaut: { $built }
draw-rival-wishes = Wünsche auf der Hand: { $figure }, erfüllt: { $done }

draw-drawn = Aus dem Beutel
draw-drawn-other = { $who } hat aus dem Beutel gezogen
draw-drawn-hint = einer bleibt, der andere kommt zurück
draw-drawn-tip = Der Pelz, der nicht behalten wird, kommt zurück in den Beutel.
draw-offer = Wähle deinen ersten Wunsch
draw-offer-wait = Erste Wünsche
draw-offer-hint = der Pelz kommt dazu

draw-part-ride = Ritt
draw-part-basic = Einfache Aktion
draw-part-main = Hauptaktion
draw-part-second = Zweite Aktion
draw-part-end = Ende des Zuges
draw-then-ride = dann einfache, dann Hauptaktion
draw-then-basic = dann Hauptaktion
draw-then-main = dann eine zweite für einen Pelz
draw-then-second = { "" }
draw-then-end = { "" }
draw-to-come-ride = Es kommen noch: Ritt, einfache, Hauptaktion
draw-to-come-basic = Es kommen noch: einfache, Hauptaktion
draw-to-come-main = Es kommt noch: Hauptaktion
draw-to-come-second = Es kommt noch: eine zweite Aktion für einen Pelz
draw-to-come-end = Es kommt noch: das Ende des Zuges

draw-ask-ride-where = Wie weit nach Osten reitest du?
draw-ask-basic-action = Eine einfache Aktion, wenn du magst
draw-ask-main-action = Deine Hauptaktion
draw-ask-choose-second-action = Eine zweite Aktion für einen Pelz?
draw-ask-trade-bonus = Was bringt dir der Handel?
draw-ask-pay-piece-of =
    { $number ->
        [one] Bezahle einen Pelz: { $price }
       *[other] Bezahle { WORD($number) } Pelze: { $price }
    }
draw-ask-pay-piece-second =
    { $number ->
        [one] Bezahle einen Pelz: { $price }; und einen beliebigen für die zweite Aktion
       *[other] Bezahle { WORD($number) } Pelze: { $price }; und einen beliebigen für die zweite Aktion
    }
draw-ask-pay-piece-shown =
    { $number ->
        [one] Gib einen Pelz zurück: { $price }; zu zeigen: { $shown }
       *[other] Gib { WORD($number) } Pelze zurück: { $price }; zu zeigen: { $shown }
    }
draw-ask-pay-piece-any =
    { $number ->
        [one] Bezahle einen beliebigen Pelz
       *[other] Bezahle { WORD($number) } beliebige Pelze
    }

draw-wait-choose-wish = { $name } wählt einen ersten Wunsch
draw-wait-ride-where = { $name } reitet gleich los
draw-wait-basic-action = { $name } überlegt eine einfache Aktion
draw-wait-main-action = { $name } überlegt eine Hauptaktion
draw-wait-choose-second-action = { $name } überlegt eine zweite Aktion
draw-wait-end-of-turn = { $name } beendet gleich den Zug
draw-wait-hunt-second = { $name } jagt
draw-wait-trade-bonus = { $name } handelt
draw-wait-trophy-step = { $name } überlegt eine Trophäe
draw-wait-trophy-reward = { $name } wählt eine Belohnung für Trophäen
draw-wait-second-reward = { $name } wählt Belohnungen für Trophäen
draw-wait-advanced-action = { $name } führt eine fortgeschrittene Aktion aus
draw-wait-build-anywhere = { $name } baut einen Außenposten
draw-wait-fulfil-freely = { $name } überlegt einen Wunsch
draw-wait-pay-piece = { $name } bezahlt mit Pelzen
draw-wait-keep-fur = { $name } wählt einen Pelz aus dem Beutel
draw-wait-take-fur = { $name } wählt einen Pelz vom Markt
draw-wait-auxiliary-action = { $name } sieht sich den Markt an
draw-wait-before-income-what = { $name } bereitet sich auf den Winter vor
draw-wait-sing-at-once = { $name } darf sofort singen
draw-wait-choose-which-song = { $name } wählt ein Lied

draw-why-turn = Nicht jetzt: Du bist nicht am Zug.
draw-why-time = Nicht jetzt: Das gehört nicht zu dem, was du gerade tust.
draw-why-behind = Der Ritt am Anfang eines Zuges führt nach Osten.
draw-why-far = Zu weit: So viele Plättchen reitet dein Kosak nicht, auch nicht für Pferde.
draw-why-horses =
    { $number ->
        [one] Es kostet ein Pferd; du hast keines.
       *[other] Es kostet { $number } Pferde; du hast { $have }.
    }
draw-why-elsewhere = Außer Reichweite: Du jagst, wo dein Kosak steht, wenn dich kein Wunsch nebenan jagen lässt.
draw-why-fur = Eine zweite Aktion kostet einen Pelz, und du hast keinen.
draw-why-same-tile = Der zweite Pelz einer Jagd kommt vom Plättchen des ersten.
draw-why-coin = Ein zweiter Pelz kostet eine Münze.
draw-why-reach = Außer Reichweite: Weder dein Kosak noch ein Außenposten von dir ist in dieser Region.
draw-why-region-fur = Als zweite Aktion kostet es einen Pelz vom Wert { $value }, einen beliebigen Pelz und eine Münze, oder einen Tiger.
draw-why-extra-fur = Diese zusätzliche Aktion kostet einen Pelz vom Wert { $value }, einen beliebigen Pelz und eine Münze, oder einen Tiger.
draw-why-villages-only = Diese zusätzliche Aktion ist für ein Dorf.
draw-why-no-yurts = Diese zusätzliche Aktion ist weder für eine Jurte noch für das Dorf der Jäger.
draw-why-one-outpost = Du hast hier schon einen Außenposten.
draw-why-no-outpost = Du hast keinen Außenposten zu bauen. Dörfer und andere Belohnungen geben welche.
draw-why-cossack = Du baust, wo dein Kosak steht, nicht durch einen Außenposten.
draw-why-claim = Du bräuchtest { $figure } Pelze vom Wert { $value }; mit einer Münze zählt jeder Pelz, ein Tiger ist jeder Pelz.
draw-why-claim-any = Du bräuchtest { $figure } Pelze vom Wert { $value } und einen beliebigen für die zweite Aktion; mit einer Münze zählt jeder Pelz, ein Tiger ist jeder Pelz.
draw-why-wish =
    { $number ->
        [one] Du brauchst einen Pelz vom Wert { $value }; mit einer Münze zählt jeder Pelz, und ein Tiger kann zurückgegeben werden.
       *[other] Du brauchst { $number } Pelze vom Wert { $value }; mit einer Münze zählt jeder Pelz, und ein Tiger kann zurückgegeben werden.
    }
draw-why-payment = Nicht, während du bezahlst.
draw-why-pay = Es würde nicht zu dieser Zahlung passen.
draw-why-song = Lieder werden im Winter gesungen, oder wenn du { $last_story } auf der Erzählleiste erreichst.
draw-why-song-early = Lieder kommen nach dem Einkommen aller, oder wenn du { $last_story } auf der Erzählleiste erreichst.
draw-why-song-sung = Alle singen in jedem Winter ein Lied; ein weiteres nur, wer { $last_story } auf der Erzählleiste erreicht.
draw-why-stories = Es kostet { $figure } Erzählpunkte; du hast { $have }.
draw-why-market = Dafür fehlen dir die Pferde oder die Pelze.
draw-why-trophy = Dein Marker ist noch nicht dort.
draw-why-step = Du hast keinen Pelz vom Wert { $value }; ein beliebiger Pelz und eine Münze täten es, oder ein Tiger.
draw-why-reward-taken = Diese Belohnung hast du schon genommen; sie kommt mit deiner nächsten Hauptaktion, in deinem nächsten Zug oder im Winter wieder.
draw-why-reward-taken-winter = Diese Belohnung hast du in diesem Winter schon genommen.

draw-ivan-card = Iwans Karte { $figure }
draw-ivan-card-tip = Was er im Zug dieser Karte tut, von oben nach unten. Die Chronik sagt, warum.
draw-ivan-none = Noch keine Karte umgedreht
draw-ivan-hunts =
    { $number ->
        [one] jagt einen Pelz
       *[other] jagt { WORD($number) } Pelze
    }
draw-ivan-lowest = nimmt das Niedrigste
draw-ivan-highest = nimmt das Höchste
draw-ivan-action-wish = nimmt dann einen Wunsch
draw-ivan-action-outpost = baut dann einen Außenposten
draw-ivan-action-yurt = nutzt dann eine Jurte
draw-ivan-action-trophy = bekommt dann eine Trophäe
draw-ivan-action-claim = kauft dann eine Landschaft
draw-ivan-no-pile = keine Karten mehr
draw-ivan-rides =
    { $number ->
        [one] Auf der Rückseite der obersten Karte: ein Plättchen
       *[other] Auf der Rückseite der obersten Karte: { WORD($number) } Plättchen
    }
draw-ivan-unseen = Die oberste Karte wurde noch nicht angesehen
draw-ivan-pile =
    { $number ->
        [one] In seinem Stapel ist noch eine Karte; ihre Rückseite hat ihn zuletzt bewegt.
       *[other] In seinem Stapel sind noch { $number } Karten. Wenn sein Zug beginnt, wird die oberste für das umgedreht, was er tut, und die Rückseite der nächsten bewegt ihn.
    }
draw-ivan-left =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
draw-ivan-hidden = wozu er neigt, wird am Ende gesagt
draw-ivan-random = { WORD($automa_out) } seiner Karten sind zufällig nicht dabei
draw-ivan-letter = neigt zu { $strategy }

draw-score-lead-hint = Punkte nach jedem Jahr
draw-score-round = Jahr { $figure }
draw-score-wins = { $who } erschließt Sibirien
draw-score-you = Du erschließt Sibirien
draw-score-shared = { $who } erschließen Sibirien gemeinsam
draw-score-tie-east = Platz { $figure } von Osten

draw-gain-vp =
    { $number ->
        [one] ein Punkt
       *[other] { WORD($number) } Punkte
    }
draw-gain-coin =
    { $number ->
        [one] eine Münze
       *[other] { WORD($number) } Münzen
    }
draw-gain-horses =
    { $number ->
        [one] ein Pferd
       *[other] { WORD($number) } Pferde
    }
draw-gain-story =
    { $number ->
        [one] ein Erzählpunkt
       *[other] { WORD($number) } Erzählpunkte
    }
draw-gain-banner =
    { $number ->
        [one] ein Banner
       *[other] { WORD($number) } Banner
    }
draw-gain-outpost =
    { $number ->
        [one] ein Außenposten
       *[other] { WORD($number) } Außenposten
    }
draw-gain-bag_fur =
    { $number ->
        [one] ein Pelz aus dem Beutel
       *[other] { WORD($number) } Pelze aus dem Beutel
    }
draw-gain-market_fur =
    { $number ->
        [one] ein Pelz vom Markt
       *[other] { WORD($number) } Pelze vom Markt
    }
draw-gain-trophy = eine Trophäe
draw-gain-village_anywhere = irgendein Dorf besuchen
draw-gain-advanced_anywhere = irgendwo eine fortgeschrittene Aktion
draw-gain-build_anywhere = irgendwo ein Außenposten aus dem Vorrat, ohne Pferde
draw-gain-fulfil_wish = einen Wunsch allein mit den zurückgegebenen Pelzen erfüllen
draw-gain-advanced_paid = irgendwo eine fortgeschrittene Aktion, außer Jurte oder Dorf der Jäger, für den Pelz der Region
draw-gain-two_rewards = { WORD($last_rewards) } verschiedene der anderen Belohnungen

draw-wish-S1 = Jeder Ritt: ein Plättchen mehr, frei
draw-wish-S2 =
    Winter: { $wish_horses ->
        [one] ein Pferd
       *[other] { WORD($wish_horses) } Pferde
    }
draw-wish-S3 = Winter: eine Münze
draw-wish-S4 =
    Winter: { $wish_stories ->
        [one] ein Erzählpunkt
       *[other] { WORD($wish_stories) } Erzählpunkte
    }
draw-wish-S5 =
    Winter: { $wish_horses_each ->
        [one] ein Pferd
       *[other] { WORD($wish_horses_each) } Pferde
    } je gebautem Außenposten
draw-wish-S6 =
    Winter: { $wish_horses_each ->
        [one] ein Pferd
       *[other] { WORD($wish_horses_each) } Pferde
    } je Landschaft
draw-wish-S7 = Belohnung für Trophäen ein Feld weiter
draw-wish-S8 = Wünsche: ein Pelz weniger zu zeigen
draw-wish-S9 = Zweite Aktion: beliebiger Pelz
draw-wish-A1 = Jeder Ritt: ein Plättchen mehr, frei
draw-wish-A2 =
    Winter: { $wish_horses ->
        [one] ein Pferd
       *[other] { WORD($wish_horses) } Pferde
    }
draw-wish-A3 = Belohnung für Trophäen ein Feld weiter
draw-wish-A4 = Jagd auf deinem Plättchen oder daneben
draw-wish-A5 = Winter: ein Pelz aus dem Beutel
draw-wish-A6 =
    Handle auch von { $spaces_behind ->
        [one] einem Feld
       *[other] { WORD($spaces_behind) } Feldern
    } westlich
draw-wish-A7 =
    Winter: { $wish_stories ->
        [one] ein Erzählpunkt
       *[other] { WORD($wish_stories) } Erzählpunkte
    }
draw-wish-A8 = Pelze überspringen kostet keine Pferde
draw-wish-A9 = Winter: irgendwo eine Aktion
draw-wish-A10 = Sofort: ein Tiger
draw-wish-A11 = Frühling: zusätzliche fortgeschrittene Aktion
draw-wish-A12 = Sommer: zusätzliche fortgeschrittene Aktion
draw-wish-A13 = Herbst: zusätzliche fortgeschrittene Aktion
draw-wish-A14 = Zweiter Pelz der Jagd kostet keine Münze
draw-wish-B1 =
    Ende: { $points_of_b1 ->
        [one] ein Punkt
       *[other] { WORD($points_of_b1) } Punkte
    }
draw-wish-B2 =
    Ende: { $points_of_b2 ->
        [one] ein Punkt
       *[other] { WORD($points_of_b2) } Punkte
    }
draw-wish-B3 =
    Ende: { $points_of_b3 ->
        [one] ein Punkt
       *[other] { WORD($points_of_b3) } Punkte
    }
draw-wish-B4 = Ende: ein Punkt je Tiger
draw-wish-B5 = Ende: ein Punkt je behaltenem Außenposten
draw-wish-B6 =
    Ende: ein Punkt je { $points_for_b6 ->
        [one] Punkt
       *[other] { WORD($points_for_b6) } Punkte
    }
draw-wish-B7 = Ende: ein Punkt je Münze
draw-wish-B8 = Ende: { WORD($points_for_a_type) } je Gebirge
draw-wish-B9 = Ende: { WORD($points_for_a_type) } je Sumpf
draw-wish-B10 = Ende: { WORD($points_for_a_type) } je Steppe
draw-wish-B11 = Ende: { WORD($points_for_a_type) } je Wald
draw-wish-B12 = Ende: ein Punkt je Landschaft
draw-wish-B13 = Ende: ein Punkt je Wunsch
draw-wish-B14 = Ende: ein Punkt je Banner

draw-sure-end = Ohne Hauptaktion beenden?

## Beispiele der Regelseite

example-ride = Blau steht auf Plättchen 3 und hat ein Pferd. Ein oder zwei Plättchen sind frei; das Pferd bezahlt ein drittes. Plättchen 7 ist zu weit.
example-hunt = Der niedrigste Pelz auf Plättchen 5 ist frei. Für einen Pelz vom Wert 4 überspringt Blau den von 3 und bezahlt eines von zwei Pferden; der Hirsch würde drei kosten.
example-landscape = Blau steht am Jenissei und bezahlt zwei Pelze vom Wert 4 für die Landschaft von Plättchen 6: fünf Punkte und drei Pferde.
example-winter = Im Winter ist Gelb am weitesten östlich und erzählt die bessere Geschichte: zwei Erzählpunkte. Blau ist Zweiter und bekommt einen.
