### Was ein Zug bedeutet, wie er auf einem Knopf heißt, und was man vorher wissen sollte.

## Bemerkungen, in Klammern nach dem Zug.

remark-idle = damit ließe sich jetzt nichts tun
remark-coins =
    { $coins ->
        [one] eine Münze geht mit
       *[other] { $coins } Münzen gehen mit
    }
remark-tigers =
    { $tigers ->
        [one] ein Tiger geht mit
       *[other] { $tigers } Tiger gehen mit
    }
remark-coins-and-tigers = damit gehen Münzen: { $coins }, Tiger: { $tigers }
remark-shown =
    { $coins ->
        [one] und eine Münze für einen Pelz, den du nur zeigst
       *[other] und { $coins } Münzen für Pelze, die du nur zeigst
    }
remark-bag =
    { $bag ->
        [0] der Beutel ist leer: Kein Pelz kommt heraus
        [one] der Beutel hat nur einen Pelz dafür
       *[other] der Beutel hat nur { $bag } Pelze dafür
    }
remark-market =
    { $market ->
        [0] der Markt ist leer: Kein Pelz kommt von dort
        [one] der Markt hat nur einen Pelz dafür
       *[other] der Markt hat nur { $market } Pelze dafür
    }
remark-banners =
    { $banners ->
        [0] kein Banner ist übrig
        [one] nur ein Banner ist übrig
       *[other] nur { $banners } Banner sind übrig
    }
remark-outposts =
    { $outposts ->
        [0] kein Außenposten von dir ist im Vorrat übrig
        [one] nur ein Außenposten von dir ist im Vorrat übrig
       *[other] nur { $outposts } Außenposten von dir sind im Vorrat übrig
    }
remark-story =
    { $story ->
        [0] kein Erzählpunkt kommt: Die Leiste endet bei { $last_story }
        [one] nur ein Erzählpunkt kommt: Die Leiste endet bei { $last_story }
       *[other] nur { $story } Erzählpunkte kommen: Die Leiste endet bei { $last_story }
    }
remark-stories-to-come =
    { $stories ->
        [one] ein Erzählpunkt kommt noch und wäre verloren
       *[other] { $stories } Erzählpunkte kommen noch und wären verloren
    }
remark-trophies = keine Belohnung ist mehr zu nehmen, und das nächste Feld kannst du nicht bezahlen
remark-paid = du kannst jetzt keine Aktion bezahlen
remark-build = du kannst keinen Außenposten aus dem Vorrat bauen
remark-fulfil = du kannst damit keinen Wunsch erfüllen
remark-tigers-left = kein Tiger ist im Vorrat übrig
remark-furs-shown = Jeder Pelz von anderem Wert, der nur gezeigt wurde, kostete eine Münze.
remark-ivan-sells = Er verkaufte ihn sofort: Für einen Pelz vom Handelswert nimmt er eine Münze.
remark-ivan-sells-any = Jeden Pelz vom Handelswert, den er bekommt, verkauft er sofort für eine Münze.

## Was ein Zug bedeutet.

move-next-player = Als Nächstes in der Reihenfolge: { $seat }
move-lay-landscape = { $landscape } kommt in die Reihe
move-lay-fur = Auf dem Plättchen liegt: { $fur }
move-lay-market = Auf den Markt kommt: { $fur }
move-lay-village = Ausgelegt wird: { $village }
move-lay-yurt = Aufgestellt wird { $yurt }
move-lay-song = Ausgelegt wird: { $song }
move-lay-wish = Der Zar wünscht { $wish }
move-trade-fur = Der Handel verlangt: { $fur }
move-region-fur = Der Preis der Region: { $fur }
move-offer-wish = Angeboten wird der Wunsch { $wish }
move-offer-fur = Auf dem Wunsch liegt: { $fur }
move-draw = Aus dem Beutel kommt: { $fur }
move-choose = Mit dem Wunsch { $wish } beginnen
move-ride = Nach Osten auf { $space } reiten
move-coin = Eine Münze nehmen
move-horses = Pferde nehmen
move-to = Auf { $space } reiten
move-hunt = Auf { $space } jagen: { $prey }
move-trade =
    Mit einem Pelz handeln, für { $bonuses ->
        [one] einen Bonus
       *[other] { WORD($bonuses) } Boni
    }
move-bonus = Als Bonus: { $bonus }
move-village = Das Dorf { $village_in-in } besuchen
move-yurt = Die Jurte { $yurt_in-in } nutzen
move-wish = Den Wunsch { $wish_in-in } nehmen
move-outpost = Einen Außenposten { $outpost_in-in } bauen
move-claim = Die Landschaft auf { $tile } beanspruchen
move-extra = Die zusätzliche Aktion dieser Jahreszeit ausführen
move-advance = Den Pelz bezahlen und den Trophäenmarker vorrücken
move-stay = Den Trophäenmarker stehen lassen
move-reward = Die Belohnung von { $trophy } nehmen
move-keep = { $drawn-accusative } behalten
move-take = { $fur-accusative } vom Markt nehmen
move-pay = { $own-accusative } bezahlen
move-pay-coin = { $own-accusative } und eine Münze bezahlen
move-buy =
    { $buy_fur-accusative } für { $horses_for_a_fur ->
        [one] ein Pferd
       *[other] { WORD($horses_for_a_fur) } Pferde
    } kaufen
move-buy-bag =
    Für { $horses_for_a_fur ->
        [one] ein Pferd
       *[other] { WORD($horses_for_a_fur) } Pferde
    } einen Pelz aus dem Beutel ziehen
move-swap = Ein Pferd und einen höheren Pelz gegen { $swap_fur-accusative } geben
move-exchange =
    { $furs_for_a_fur ->
        [one] Einen Pelz
       *[other] { WORD($furs_for_a_fur, capital: 1) } Pelze
    } gegen { $exchange_fur-accusative } geben
move-fulfil = Den Wunsch { $wish } erfüllen
move-income = Das Einkommen des Winters nehmen
move-song = Das { $song } singen
move-pass = Nichts dergleichen tun
move-stop = Nicht weiter jagen
move-done = Keine weitere Nebenaktion
move-end = Den Zug beenden
move-ivan-letter = Iwans Strategie ist { $strategy }
move-ivan-movement = Die Rückseite von Iwans nächster Karte zeigt eine Bewegung von { $steps }
move-ivan-card = Iwan handelt nach { $automa }
move-ivan-draws = Iwan zieht { $fur-accusative }
move-ivan-offer = Iwan nimmt den Pelz, der übrig ist, und einen Punkt für den Wunsch { $wish }
move-ivan-rides = Iwan reitet auf { $space }
move-ivan-stays = Iwan bleibt auf dem letzten Plättchen
move-ivan-coins = Iwan nimmt Münzen: { $coins }
move-ivan-hunts-lowest = Iwan jagt das Niedrigste: { $prey }
move-ivan-hunts-highest = Iwan jagt das Höchste: { $prey }
move-ivan-buys = Iwan kauft die Landschaft auf { $tile }
move-ivan-visits = Iwan besucht das Dorf { $village_in-in }
move-ivan-pays = Iwan bezahlt { $own-accusative }
move-ivan-pays-bear = Iwan bezahlt einen Bären für einen anderen Pelz
move-ivan-pays-coin = Iwan bezahlt { $own-accusative } und eine Münze
move-ivan-pays-tiger = Iwan bezahlt einen Tiger
move-ivan-takes-lowest = Iwan nimmt das Niedrigste vom Markt: { $fur }
move-ivan-takes-highest = Iwan nimmt das Höchste vom Markt: { $fur }
move-ivan-trophy = Iwan rückt bei den Trophäen vor
move-ivan-no-trophy = Iwan bekommt keine Trophäe
move-ivan-builds = Iwan baut einen Außenposten { $outpost_in-in }
move-ivan-sings = Iwan singt das { $song }
move-ivan-wish = Iwan nimmt den Wunsch { $wish_in-in }
move-ivan-yurt = Iwan nutzt die Jurte { $yurt_in-in }
move-ivan-outpost = Iwan baut einen Außenposten { $outpost_in-in }
move-ivan-keeps-outpost = Iwan nimmt einen Außenposten in seinen Vorrat
move-ivan-keeps-outpost-and-coin = Iwan nimmt einen Außenposten in seinen Vorrat, und eine Münze
move-ivan-buys-further = Iwan kauft die Landschaft auf { $tile }
move-ivan-none = Iwan findet nichts zu tun: { $action }
move-ivan-lacks-furs = Iwan fehlen die Pelze: { $action }
move-ivan-coin-instead = Iwan nimmt stattdessen eine Münze: { $action }

## Ein Zug auf einem Knopf.

short-next-player = { $seat }
short-lay-landscape = { $landscape }
short-lay-fur = { $fur }
short-lay-market = { $fur }
short-lay-village = { $village }
short-lay-yurt = { $yurt }
short-lay-song = { $song }
short-lay-wish = { $wish }
short-trade-fur = { $fur }
short-region-fur = { $fur }
short-offer-wish = { $wish }
short-offer-fur = { $fur }
short-draw = { $fur }
short-choose = { $wish }
short-ride = Auf { $space }
short-coin = Eine Münze
short-horses = Pferde
short-to = Auf { $space }
short-hunt = { $space }: { $prey }
short-trade = Handeln
short-bonus = { $bonus }
short-village = Dorf { $village_in-in }
short-yurt = Jurte { $yurt_in-in }
short-wish = Wunsch { $wish_in-in }
short-outpost = Außenposten { $outpost_in-in }
short-claim = { $tile } beanspruchen
short-extra = Zusatzaktion
short-advance = Vorrücken
short-stay = Bleiben
short-reward = Belohnung von { $trophy }
short-keep = { $drawn }
short-take = { $fur }
short-pay = { $own } bezahlen
short-pay-coin = { $own } und eine Münze
short-buy = Kaufen: { $buy_fur }
short-buy-bag = Aus dem Beutel kaufen
short-swap = Tauschen: { $swap_fur }
short-exchange = { WORD($furs_for_a_fur, capital: 1) } gegen { $exchange_fur }
short-fulfil = { $wish } erfüllen
short-income = Einkommen
short-song = { $song }
short-pass = Passen
short-stop = Nicht weiter
short-done = Fertig
short-end = Zug beenden
short-ivan-letter = { $strategy }
short-ivan-movement = { $steps }
short-ivan-card = { $automa }
short-ivan-draws = { $fur }
short-ivan-offer = { $wish }
short-ivan-rides = { $space }
short-ivan-stays = Bleibt
short-ivan-coins = Münzen: { $coins }
short-ivan-hunts-lowest = Niedrigstes: { $prey }
short-ivan-hunts-highest = Höchstes: { $prey }
short-ivan-buys = Kauft { $tile }
short-ivan-visits = Dorf { $village_in-in }
short-ivan-pays = { $own }
short-ivan-pays-bear = Ein Bär
short-ivan-pays-coin = { $own } und eine Münze
short-ivan-pays-tiger = Ein Tiger
short-ivan-takes-lowest = Niedrigstes: { $fur }
short-ivan-takes-highest = Höchstes: { $fur }
short-ivan-trophy = Trophäe
short-ivan-no-trophy = Keine Trophäe
short-ivan-builds = Außenposten { $outpost_in-in }
short-ivan-sings = { $song }
short-ivan-wish = Wunsch { $wish_in-in }
short-ivan-yurt = Jurte { $yurt_in-in }
short-ivan-outpost = Außenposten { $outpost_in-in }
short-ivan-keeps-outpost = Behält einen Außenposten
short-ivan-keeps-outpost-and-coin = Behält einen Außenposten, eine Münze
short-ivan-buys-further = Kauft { $tile }
short-ivan-none = Nichts: { $action }
short-ivan-lacks-furs = Keine Pelze: { $action }
short-ivan-coin-instead = Münze: { $action }
