### Was an einer Stellung oder an Korrekturen falsch sein kann.

## Was ein Schritt im Aufgabenzettel braucht.

need-payment = der Platz kann das nicht bezahlen
need-nothing-to-pay = es ist nichts mehr zu bezahlen
need-fur-to-take = es ist kein Pelz mehr zu nehmen
need-fur-to-draw = es ist kein Pelz mehr zu ziehen
need-fur-to-lay = dorthin ist kein Pelz zu legen
need-ivans-payment = Iwan kann das nicht bezahlen
need-wish = in { $region } liegt kein Wunsch
need-yurt = in { $region } liegt keine Jurte
need-tile = in der Reihe ist eine Lücke
need-outpost = der Platz kann in { $region } keinen Außenposten bauen
need-wish-in-hand = der Platz hat diesen Wunsch nicht auf der Hand
need-fur-in-market = der Markt hat keinen solchen Pelz
need-step = der Marker ist schon auf dem letzten Feld
need-prey = der Platz kann das dort nicht nehmen
need-furs-in-bag = der Beutel hat zu wenige Pelze
need-year = Jahr { $year } ist das letzte
need-end-of-story = der Platz ist nicht am Ende der Erzählleiste
need-free = dort liegt schon etwas

## Was so nicht auf dem Tisch liegen kann.

position-no-trade-fur = auf dem Handelsfeld liegt kein Pelz
position-no-fur = dort liegt kein Pelz
position-fur-comes = der Aufgabenzettel wird ihn legen
position-no-village = dort liegt kein Dorf
position-order-lacks = jemand fehlt
position-at-home = vor dem ersten Jahr sind alle zu Hause
position-in-turn = { $procedure } geht vom ersten Platz zum letzten
position-row-gap = sie wird von Westen gefüllt, ohne Lücken
position-setup-furs = das sind nicht die Pelze des Aufbaus
position-offer-comes = jeder hat einen Wunsch und einen Pelz, oder der Aufgabenzettel wird sie bringen
position-offer-half = jedes ist ein Wunsch und ein Pelz
position-offers = { $offered } Wünsche werden angeboten, und { $chosen } sind zu wählen
position-pile = { $procedure } wartet { $times }-mal, aber im Stapel sind nur { $left } übrig
position-bag = { $number } Pelze sind zu legen, aber nur { $left } sind im Beutel
position-drawn-to-choose = zwei verschiedene Pelze sind gezogen, wo jemand wählt, welcher bleibt
position-drawn-to-keep = ein Pelz ist gezogen, wo einer zu behalten ist
position-drawn-for-nobody = Pelze sind gezogen, aber niemand behält einen davon
position-furs-too-early = niemand hat Pelze, bevor die ersten Wünsche gewählt sind
position-card-too-early = vor dem ersten Jahr ist keine seiner Karten umgedreht
position-hidden-letter = ein verdeckter Buchstabe wird durch ivans-letter gezogen, oder diese Datei kennt ihn
position-ivan-first = im ersten Jahr ist Iwan zuerst dran und nimmt den Wunsch, der übrig ist
position-ivan-has-ridden = er ist inzwischen auf ein Plättchen geritten
position-tiles-for-ivan = mindestens { $least } Plättchen liegen dort oder kommen noch, damit Iwan reiten kann
position-ivans-turns = { $turns } Züge von Iwan kommen noch, aber sein Stapel hat { $pile }
position-ivans-pile = nur { $number } Karten können darin liegen
position-movement-of-pile = keine Karte, die in seinem Stapel liegen kann, hat eine Bewegung von { $movement }
position-movement-comes = der Aufgabenzettel wird sie zeigen
position-no-card = { $procedure } richtet sich nach der offenen Karte, und da ist keine
position-no-movement = die umgedrehte Karte hat eine, ab 1
position-option = { $option } ist keine Option
position-order = erwartet wird jeder von { $seats } einmal, gefunden: { $found }
position-sings-too-early = nur wer am Ende der Erzählleiste ist, darf sofort singen
position-order-and-row = ein Kosak weiter östlich ist vor einem weiter westlich
position-row = die Reihe hat { $spaces } Felder, gefunden: { $found }
position-village-twice = { $village } ist auch an einer anderen Stelle
position-outposts = eine Region hat { $spaces } Felder, gefunden: { $found }
position-outposts-of-one = { $seat } hat dort zwei Außenposten
position-market = der Markt hat { $furs } Pelze, gefunden: { $found }
position-songs = { $number } Lieder liegen offen
position-unseen-cards = nur { $number } Karten wurden noch nicht gesehen
position-movement-unseen = keine ungesehene Karte hat eine Bewegung von { $movement }
position-furs = es sind { $found } Pelze vom Wert { $value }, aber es gibt nur { $number }
position-banners = es gibt nur { $number } Banner
position-tigers = es gibt nur { $number } Tiger
position-outposts-of-a-colour = es gibt nur { $number } Außenposten einer Farbe
position-stands = sag, wo das Spiel steht: entweder docket, oder at = { $places } mit einem seat
position-card-removed = Karte { $card } ist aus dem Spiel
position-card-twice = Karte { $card } ist auch an einer anderen Stelle

## Korrekturen, die nicht zusammenpassen.

printed-furs = furs: Die Anzahlen ergeben zusammen { $total }; es müssen 76 sein.
printed-setup-furs = setup_furs: Die Anzahlen ergeben zusammen { $total }; es müssen { $expected } sein.
printed-regions = regions: Sie umfassen { $total } Felder; die Reihe hat { $spaces }.
printed-wish = wishes > { $wish } > return ist { $returned }, aber nur { $asked } werden verlangt.
printed-start-outposts = start > { $place } > outposts ist { $outposts }, aber es gibt nur { $most } je Farbe.
printed-red-outposts = boards > red > value ist { $outposts }, aber es gibt nur { $most } je Farbe.
printed-tigers = supplies > tigers > value ist 0; am Anfang wird ein Tiger ausgelegt.
printed-trophy-fur = trophies > { $trophy } > fur ist { $fur }; der Wert eines Pelzes ist 2 bis 8.
printed-trophy-reward = trophies > { $trophy } > reward: two_rewards gehört auf das letzte Feld, das unter den anderen wählt.
printed-automa = automa: Der Buchstabe { $letter } steht auf { $number } Karten; es müssen { $expected } sein.
printed-spots-for-four = landscapes > { $landscape } > spots_for_four ist { $number }; es müssen weniger sein als alle { $spots }.

## What a value of corrections stands for.

thing-action = Aktion
thing-end-of-a-row-of-furs = Ende einer Reihe von Pelzen
thing-letter = Buchstabe
thing-letter-of-a-strategy = Buchstabe von Iwans Strategien
thing-reward = Belohnung
thing-type-of-landscape = Art von Landschaft
