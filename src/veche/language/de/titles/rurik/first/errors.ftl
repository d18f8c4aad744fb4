### Was an einem Aufbau, einer Stellung oder Korrekturen falsch sein kann.

leaders-both = Anführer werden entweder genannt oder zufällig ausgeteilt, nicht beides.
leaders-alone = Allein führt { $leader } die Aufständischen an; wähle einen anderen Anführer.
leaders-unknown = Es gibt keinen Anführer { $leader }. Die Anführer sind: { $leaders }.
leaders-twice = Nur eine Person kann { $leader } haben.
leaders-number = { $players } Spieler brauchen { $players } Anführer; genannt sind { $number }.

## Was ein Schritt im Aufgabenzettel braucht.

need-advisor = { $seat } hat keinen Ratgeber { $advisor } zu setzen
need-some-advisor = { $seat } hat keinen Ratgeber zu setzen
need-structures = der Platz hat nicht so viele Gebäude
need-goods-token = es ist kein Gütermarker übrig
need-intrigue-space = diese Stelle wartet nicht auf eine Ränkekarte
need-intrigue = in dieser Runde gilt keine Ränkekarte
need-no-leader = der Platz hat schon einen Anführer
need-advisor-on-board = { $seat } hat auf dem Strategietableau keinen Ratgeber auszuspielen

## Was so nicht auf dem Tisch liegen kann.

position-tokens = { $number } sind noch auszulegen
position-not-alone = das gibt es nur im Spiel allein
position-row = { $number } Taten liegen offen, gefunden: { $found }
position-intrigues = { $number } Ränkekarten liegen offen, gefunden: { $found }
position-intrigue-twice = eine Ränkekarte liegt an zwei Stellen
position-no-intrigue = das gibt es nur mit der Option intrigue, die niemand allein spielt
position-more-goods = dort liegt mehr als ein Gut, also ist good_here wahr
position-first-alone = allein ist { $seat } immer Startspieler
position-sviatopolk = Swjatopolk führt die Aufständischen an, nicht { $leader }
position-rebellion-never = die Aufständischen haben nie welche
position-rebels-alone = allein kommen besiegte Aufständische zu den Aufständischen zurück
position-neutral-in-region = höchstens eine neutrale Truppe steht in einer Region, nicht { $number }
position-neutral-kiev = Kiev gehörte am Anfang Swjatopolk; dort stand nie eine neutrale Truppe
position-neutral-rebels = dort standen am Anfang Aufständische, also keine neutrale Truppe
position-neutral = es gibt nur { $number } neutrale Truppen, nicht { $found }
position-neutral-no-card = welche Karte auch am Anfang oben lag, Aufständische standen, wo neutrale Truppen sind
position-ring-twice = eine Karte liegt an zwei Stellen
position-ring-known = diese Karte lag schon oben, also ist sie bekannt
position-ring-unseen = diese Karte hat noch niemand gesehen: { $turned } sind nach oben gekommen
position-bottom-phase = in dieser Phase ist keine Karte hervorgezogen
position-turned = bis jetzt sind höchstens { $most } Ratgeber ausgespielt, und ebenso viele Karten bewegt
position-top-card = die oberste Karte fehlt, und { $procedure } braucht sie
position-bottom-turned = ihre Ratgeber sind ausgespielt, also sind ihre Karten umgedreht
position-no-row = ein Ratgeber { $advisor } wartet, aber keine Zeile, die noch kommt, setzt ihn
position-ring = es gibt { $cards } Karten, gefunden: { $found }
position-rows-without-bottom = Zeilen sind hervorgezogen, aber keine unterste Karte ist genannt
position-bottom-elsewhere = die Karte liegt anderswo im Ring
position-bottom-other = an dieser Stelle des Rings wurde eine andere Karte gesehen
position-left-out = { $card } bleibt im Spiel allein in der Schachtel
position-card-twice = die Intrige { $card } ist auch in { $place }
position-card-unknown = es gibt keine Intrige { $card }
position-cards = es gibt nur { $number } Intrigen wie { $card }
position-pieces = mehr Ratgeber { $piece }, als jemand in Runde { $round } hat
position-column-gap = solange Ratgeber gesetzt werden, füllt sich eine Spalte von oben
position-column-order = ein Ratgeber steht nie über einem mit größerer Macht, Bestechungsgeld mitgezählt

## Korrekturen, die nicht zusammenpassen.

printed-scheme-space = spaces > { $space } > points ist 0; in der Intrigenspalte wird mindestens 1 Karte angesehen.
printed-boat = boat: Alle Spalten zusammen fassen { $room } Güter; das Ende der Handelsleiste verlangt { $top }.
printed-warfare-second = warfare: Der zweite Platz ist { $second } wert, der erste { $first }; der zweite darf nicht mehr wert sein.
printed-warfare-length = warfare > length > value ist { $length }; die Leiste muss mindestens 1 Feld haben.
printed-scheme = schemes > { $scheme } > rewards sind alle 0; eine Intrige muss etwas geben.
printed-deed-fewer-cards = deeds > { $deed } > reward hat fewer_cards ohne attack; es gehört zu einem Angriff.
printed-intrigue-nothing = intrigues > { $intrigue } > effect verändert etwas um 0; lass das weg.
printed-intrigue-bribe = intrigues > { $intrigue } > effect macht Bestechungsgeld billiger; es kann nur teurer werden.
printed-intrigue-called = intrigues > { $intrigue } > called: { $other } heißt genauso.
printed-goods-tokens =
    goods_tokens: Bei { $players ->
        [one] einer Person
       *[other] { $players } Personen
    } gibt es { $total }; es müssen { $expected } sein, einer je Region.
printed-goods-tokens-fewer = goods_tokens > { $good }: Mit mehr Personen werden es weniger; Marker kommen immer nur dazu.

## Stein und Klinge.

leaders-expansion = { $leader } gehört zu Stein & Klinge; wähle auch diese Option, oder einen anderen Anführer.
need-inheritance = der Platz hat keine Erbkarte mehr
need-choice = danach fragt nur eine Intrige, die wählen lässt
need-leader-on-map = der Anführer muss auf der Karte stehen
need-top-card = auf dem Ablagestapel liegt keine Karte, die der Platz spielen könnte
need-reward-space = dieses Feld wartet nicht auf einen Marker
position-warfare-rewards = { $number } Marker liegen auf der Kriegsleiste, gefunden: { $found }
position-warfare-reward-twice = ein Marker liegt auf zwei Feldern der Kriegsleiste
position-region-full = in { $region } stehen mehr als { $number } Gebäude
position-point-tokens = es gibt nur { $number } Marker mit einem Punkt
position-no-stone-and-blade = das gibt es nur mit der Option stone-and-blade
position-boons = eine Handelsgabe liegt unter ihrer Spalte oder auf dem Dock, und jede nur einmal
position-inheritance-dealt = Erbkarten liegen dort genau so lange, wie return-inheritance auf dem Aufgabenzettel wartet
position-inheritance-too-many = niemand bekommt mehr als { $number } Erbkarten
position-too-few-inheritances = es gibt nicht genug Erbkarten zum Austeilen
printed-scheme-choice = more_schemes > { $scheme } > choice: Es müssen mindestens zwei Arten von Punkten zur Wahl stehen, und sonst nichts.

## What a value of corrections stands for.

thing-advisor-of-a-card = Ratgeber einer Karte
thing-bonuses = Boni
thing-choice-of-regions = Auswahl von Regionen
thing-colour-of-regions = Farbe von Regionen
thing-column-of-a-card = Spalte, mit oder ohne Münze
thing-columns = Spalten
thing-cost = Kosten
thing-gain = Gewinn
thing-gain-of-a-bonus = Gewinn eines Bonus
thing-gain-of-a-conversion = Gewinn eines Umtauschs
thing-gain-of-a-warfare-reward = Gewinn einer Belohnung der Kriegsleiste
thing-mark-of-an-inheritance-card = Zeichen einer Erbkarte
thing-part-of-a-bonus = Teil eines Bonus
thing-part-of-a-change = Teil einer Änderung
thing-part-of-a-gain = Teil eines Gewinns
thing-part-of-what-is-laid = Teil dessen, was gelegt wird
thing-priority = Priorität
thing-region-in-play = Region im Spiel
thing-reward-of-a-scheme = Belohnung einer Intrige
thing-rulebook = Spielanleitung
thing-structure = Gebäude
thing-thing-to-count = was gezählt wird
thing-verb-of-an-intrigue = Verb einer Ränkekarte
