### Was die Chronik von einem Zug erzählt.

log-undo = { $name } { grammar-has } einen Schritt zurückgenommen.
log-next-player = Als Nächstes in der Reihenfolge wurde gezogen: { $seat }.
log-lay-landscape = Sibirien wuchs um { $landscape }.
log-lay-fur = Ein Plättchen wurde gefüllt: { $fur }.
log-lay-market = Der Markt wurde gefüllt: { $fur }.
log-lay-village = Ausgelegt wurde: { $village }.
log-lay-yurt = Nun auf dem Spielplan: { $yurt }.
log-lay-song = Nun zu singen: { $song }.
log-lay-wish = Ein Wunsch des Zaren wurde aufgedeckt: { $wish }.
log-trade-fur = Der Handel verlangt: { $fur }.
log-region-fur = Der Preis der nächsten Region: { $fur }.
log-offer-wish = Ein erster Wunsch wurde angeboten: { $wish }.
log-offer-fur = Dazu kommt ein Pelz: { $fur }.
log-draw = Aus dem Beutel kam: { $fur }.
log-choose = { $name } { grammar-has } mit dem Wunsch { $wish } begonnen.
log-ride = { $name } { grammar-is } auf { $space } geritten.
log-coin = { $name } { grammar-has } eine Münze genommen.
log-horses = { $name } { grammar-has } Pferde genommen.
log-to = { $name } { grammar-is } ein Stück weit auf { $space } geritten.
log-hunt = { $name } { grammar-has } auf { $space } gejagt: { $prey }.
log-trade =
    { $name } { grammar-has } für { $bonuses ->
        [one] einen Bonus
       *[other] { WORD($bonuses) } Boni
    } gehandelt.
log-bonus = { $name } { grammar-has } durch Handel bekommen: { $bonus }.
log-village = { $name } { grammar-has } das Dorf { $village_in-in } besucht.
log-yurt = { $name } { grammar-has } die Jurte { $yurt_in-in } genutzt.
log-wish = { $name } { grammar-has } den Wunsch { $wish_in-in } genommen.
log-outpost = { $name } { grammar-has } einen Außenposten { $outpost_in-in } gebaut.
log-claim = { $name } { grammar-has } die Landschaft auf { $tile } beansprucht.
log-extra = { $name } { grammar-has } die zusätzliche Aktion der Jahreszeit ausgeführt.
log-advance = { $name } { grammar-has } den Pelz bezahlt und { grammar-is } bei den Trophäen vorgerückt.
log-stay = { $name } { grammar-has } den Trophäenmarker stehen lassen.
log-reward = { $name } { grammar-has } die Belohnung für Trophäen von { $trophy } genommen.
log-keep = { $name } { grammar-has } einen Pelz behalten: { $drawn }.
log-take = { $name } { grammar-has } einen Pelz vom Markt genommen: { $fur }.
log-pay = { $name } { grammar-has } bezahlt: { $own }.
log-pay-coin = { $name } { grammar-has } mit Hilfe einer Münze bezahlt: { $own }.
log-buy =
    { $name } { grammar-has } { $horses_for_a_fur ->
        [one] ein Pferd
       *[other] { WORD($horses_for_a_fur) } Pferde
    } für einen Pelz gegeben: { $buy_fur }.
log-buy-bag =
    { $name } { grammar-has } { $horses_for_a_fur ->
        [one] ein Pferd
       *[other] { WORD($horses_for_a_fur) } Pferde
    } für einen Pelz aus dem Beutel gegeben.
log-swap = { $name } { grammar-has } ein Pferd und einen höheren Pelz gegen einen niedrigeren gegeben: { $swap_fur }.
log-exchange =
    { $name } { grammar-has } { $furs_for_a_fur ->
        [one] einen Pelz
       *[other] { WORD($furs_for_a_fur) } Pelze
    } gegen einen gegeben: { $exchange_fur }.
log-fulfil = { $name } { grammar-has } einen Wunsch des Zaren erfüllt: { $wish }.
log-income = { $name } { grammar-has } das Einkommen des Winters bekommen.
log-song = { $name } { grammar-has } das { $song } gesungen.
log-pass = { $name } { grammar-has } gepasst.
log-stop = { $name } { grammar-has } nicht weiter gejagt.
log-done = { $name } { grammar-has } nichts weiter getan.
log-end = { $name } { grammar-has } den Zug beendet.
log-ivan-letter = Iwan hat eine Strategie gewählt: { $strategy }.
log-ivan-movement = Iwans nächste Karte zeigt eine Bewegung von { $steps }.
log-ivan-card = Iwan hat { $automa } umgedreht.
log-ivan-letter-hidden = Iwan hat geheim eine Strategie gewählt.
log-ivan-draws = Iwan hat einen Pelz aus dem Beutel gezogen: { $fur }.
log-ivan-offer = Iwan hat den übrigen Pelz genommen, und einen Punkt für den Wunsch { $wish }.
log-ivan-rides = Iwan ist auf { $space } geritten, so weit die Rückseite seiner obersten Karte und die Reihe es erlauben.
log-ivan-stays = Iwan ist geblieben, denn er war auf dem letzten Plättchen angekommen.
log-ivan-coins = Iwan hat auf seinem Plättchen nichts zu jagen gefunden und Münzen genommen: { $coins }.
log-ivan-hunts-lowest = Iwan hat auf seinem Plättchen das Niedrigste gejagt, wie seine Karte sagt: { $prey }.
log-ivan-hunts-highest = Iwan hat auf seinem Plättchen das Höchste gejagt, wie seine Karte sagt: { $prey }.
log-ivan-buys = Iwan hat die Landschaft unter sich gekauft, { $tile }, weil er sie bezahlen konnte.
log-ivan-visits = Iwan konnte die Landschaft unter sich nicht kaufen und hat das Dorf { $village_in-in } besucht.
log-ivan-pays = Iwan hat bezahlt: { $own }.
log-ivan-pays-bear = Iwan fehlte der Pelz, und er hat einen Bären bezahlt, der bei ihm für jeden steht.
log-ivan-pays-coin = Iwan fehlten der Pelz und Bären, und er hat seinen niedrigsten Pelz mit einer Münze bezahlt: { $own }.
log-ivan-pays-tiger = Iwan hatte weder den Pelz noch einen Bären noch einen anderen Pelz mit einer Münze und hat einen Tiger bezahlt.
log-ivan-takes-lowest = Iwan hat den niedrigsten Pelz vom Markt genommen, wie seine Karte sagt: { $fur }.
log-ivan-takes-highest = Iwan hat den höchsten Pelz vom Markt genommen, wie seine Karte sagt: { $fur }.
log-ivan-trophy = Iwan hat die nächste Trophäe bezahlt und einen Punkt gewonnen.
log-ivan-no-trophy = Iwan konnte bei den Trophäen nicht vorrücken und hat nichts gewonnen.
log-ivan-builds = Iwan hat aus dem Vorrat einen Außenposten { $outpost_in-in } gebaut, in der östlichsten Region, die ihm offensteht.
log-ivan-sings = Iwan hat das teuerste Lied gesungen, das er bezahlen konnte: { $song }.
log-ivan-wish = Iwan hat den Wunsch { $wish_in-in } genommen, so weit östlich, wie er bezahlen konnte, und gewertet.
log-ivan-yurt = Iwan hat die Jurte { $yurt_in-in } genutzt, so weit östlich, wie er bezahlen konnte.
log-ivan-outpost = Iwan hat einen Außenposten { $outpost_in-in } gebaut, wo sein Kosak stand.
log-ivan-keeps-outpost = Iwan konnte nicht bauen, wo er stand, und hat einen Außenposten in seinen Vorrat genommen.
log-ivan-keeps-outpost-and-coin = Iwan fehlte der Pelz, um zu bauen, wo er stand; er hat einen Außenposten in seinen Vorrat genommen, und eine Münze für den Rest.
log-ivan-buys-further = Iwan hat als zusätzliche Aktion die Landschaft auf { $tile } gekauft, so weit östlich, wie er bezahlen konnte.
log-ivan-none = Iwans Karte verlangte: { $action }. Das war nicht möglich.
log-ivan-lacks-furs = Iwans Karte verlangte: { $action }. Ihm fehlten die Pelze.
log-ivan-coin-instead = Iwans Karte verlangte: { $action }. Ihm fehlten die Pelze, und er nahm eine Münze.

## Wo ein Kapitel der Erzählung beginnt.

story-chapter = Jahr { $number }
