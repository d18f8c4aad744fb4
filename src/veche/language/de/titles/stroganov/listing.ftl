### The table as plain text (`veche show`): headings, sentences and small words. Things stand there as moves name them.

listing-over = Das Spiel ist zu Ende
listing-year =
    Jahr { $year }, { $season ->
        [setup] Aufbau
        [spring] Frühling
        [summer] Sommer
        [autumn] Herbst
       *[winter] Winter
    }
listing-order = Reihenfolge: { $seats }

listing-siberia = Sibirien
listing-regions = Regionen
listing-piles = Markt, Lieder und Stapel
listing-players = Spieler
listing-wishes = Wünsche
listing-ivan = Iwan

listing-space = Feld
listing-region = Region
listing-tile = Plättchen
listing-type = Art
listing-furs = Pelze
listing-cossacks = Kosaken
listing-gap = (Lücke)
listing-with-tiger = { $furs } Tiger

listing-fur = Pelz
listing-village = Dorf
listing-yurt = Jurte
listing-wish = Wunsch
listing-outposts = Außenposten
listing-neutral = neutral

listing-market = Markt: { $furs }; der Handel verlangt { $fur }; im Beutel: { $bag }
listing-songs = Lieder: { $songs }
listing-song = { $song } für { $cost }
listing-in-piles = auf den Stapeln: { $landscapes } Landschaften, { $yurts } Jurten, { $songs } Lieder, { $wishes } Wünsche
listing-supply = im Vorrat: { $banners_left } Banner, { $tigers_left } Tiger
listing-offered = zur Wahl: { $offers }
listing-offer = { $wish } mit { $fur }
listing-drawn = gezogen: { $furs }

listing-seat = Platz
listing-seat-ivan = { $seat } (Iwan)
listing-at = auf
listing-home = daheim
listing-vp = SP
listing-horses = Pferde
listing-coins = Münzen
listing-tigers = Tiger
listing-banners = Banner
listing-story = Erzählung
listing-trophy = Trophäe
listing-tiles = Plättchen

listing-wishes-seat = { $seat }: auf der Hand { $hand }; erfüllt { $done }
listing-wish-card = { $wish } ({ $number } × { $fur }, zurück { $back })

listing-ivan-aims = Schwierigkeitsgrad: { $difficulty }; Buchstabe: { $letter }
listing-ivan-cards = Karte: { $card }; auf der Rückseite der obersten: { $top }; im Stapel: { $number }
listing-ivan-letter = Iwans Buchstabe: { $letter }
listing-letter-secret = verdeckt gezogen
listing-letter-none = keiner, zufällige Karten entfernt
