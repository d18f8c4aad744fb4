### Wie die Dinge heißen. Ein Argument `$region` wird mit dem Namen der Region gesagt, die es meint.

you = Du
    .person = you
    .dative = dir
    .accusative = dich
you-within = du
    .person = you
    .dative = dir
    .accusative = dich
alone-automa-within = Iwan

seat-blue = Blau
seat-yellow = Gelb
seat-red = Rot
seat-green = Grün

fur-2 = Eichhörnchen (2)
    .accusative = das Eichhörnchen (2)
fur-3 = Fuchs (3)
    .accusative = den Fuchs (3)
fur-4 = Hermelin (4)
    .accusative = das Hermelin (4)
fur-5 = Zobel (5)
    .accusative = den Zobel (5)
fur-6 = Vielfraß (6)
    .accusative = den Vielfraß (6)
fur-7 = Hirsch (7)
    .accusative = den Hirsch (7)
fur-8 = Bär (8)
    .accusative = den Bären (8)
drawn-2 = Eichhörnchen (2)
    .accusative = das Eichhörnchen (2)
drawn-3 = Fuchs (3)
    .accusative = den Fuchs (3)
drawn-4 = Hermelin (4)
    .accusative = das Hermelin (4)
drawn-5 = Zobel (5)
    .accusative = den Zobel (5)
drawn-6 = Vielfraß (6)
    .accusative = den Vielfraß (6)
drawn-7 = Hirsch (7)
    .accusative = den Hirsch (7)
drawn-8 = Bär (8)
    .accusative = den Bären (8)
own-2 = Eichhörnchen (2)
    .accusative = das Eichhörnchen (2)
own-3 = Fuchs (3)
    .accusative = den Fuchs (3)
own-4 = Hermelin (4)
    .accusative = das Hermelin (4)
own-5 = Zobel (5)
    .accusative = den Zobel (5)
own-6 = Vielfraß (6)
    .accusative = den Vielfraß (6)
own-7 = Hirsch (7)
    .accusative = den Hirsch (7)
own-8 = Bär (8)
    .accusative = den Bären (8)
buy_fur-2 = Eichhörnchen (2)
    .accusative = das Eichhörnchen (2)
buy_fur-3 = Fuchs (3)
    .accusative = den Fuchs (3)
buy_fur-4 = Hermelin (4)
    .accusative = das Hermelin (4)
buy_fur-5 = Zobel (5)
    .accusative = den Zobel (5)
buy_fur-6 = Vielfraß (6)
    .accusative = den Vielfraß (6)
buy_fur-7 = Hirsch (7)
    .accusative = den Hirsch (7)
buy_fur-8 = Bär (8)
    .accusative = den Bären (8)
swap_fur-2 = Eichhörnchen (2)
    .accusative = das Eichhörnchen (2)
swap_fur-3 = Fuchs (3)
    .accusative = den Fuchs (3)
swap_fur-4 = Hermelin (4)
    .accusative = das Hermelin (4)
swap_fur-5 = Zobel (5)
    .accusative = den Zobel (5)
swap_fur-6 = Vielfraß (6)
    .accusative = den Vielfraß (6)
swap_fur-7 = Hirsch (7)
    .accusative = den Hirsch (7)
swap_fur-8 = Bär (8)
    .accusative = den Bären (8)
exchange_fur-2 = Eichhörnchen (2)
    .accusative = das Eichhörnchen (2)
exchange_fur-3 = Fuchs (3)
    .accusative = den Fuchs (3)
exchange_fur-4 = Hermelin (4)
    .accusative = das Hermelin (4)
exchange_fur-5 = Zobel (5)
    .accusative = den Zobel (5)
exchange_fur-6 = Vielfraß (6)
    .accusative = den Vielfraß (6)
exchange_fur-7 = Hirsch (7)
    .accusative = den Hirsch (7)
exchange_fur-8 = Bär (8)
    .accusative = den Bären (8)
prey-2 = Eichhörnchen (2)
    .accusative = das Eichhörnchen (2)
prey-3 = Fuchs (3)
    .accusative = den Fuchs (3)
prey-4 = Hermelin (4)
    .accusative = das Hermelin (4)
prey-5 = Zobel (5)
    .accusative = den Zobel (5)
prey-6 = Vielfraß (6)
    .accusative = den Vielfraß (6)
prey-7 = Hirsch (7)
    .accusative = den Hirsch (7)
prey-8 = Bär (8)
    .accusative = den Bären (8)
prey-tiger = Tiger
    .accusative = den Tiger
own-tiger = Tiger
    .accusative = den Tiger

region-ural = Ural
    .in = im Ural
region-ob = Ob
    .in = am Ob
region-yenisei = Jenissei
    .in = am Jenissei
region-lena = Lena
    .in = an der Lena
region-okhotsk = Ochotsk
    .in = in Ochotsk
village_in-ural = Ural
    .in = im Ural
village_in-ob = Ob
    .in = am Ob
village_in-yenisei = Jenissei
    .in = am Jenissei
village_in-lena = Lena
    .in = an der Lena
village_in-okhotsk = Ochotsk
    .in = in Ochotsk
yurt_in-ural = Ural
    .in = im Ural
yurt_in-ob = Ob
    .in = am Ob
yurt_in-yenisei = Jenissei
    .in = am Jenissei
yurt_in-lena = Lena
    .in = an der Lena
yurt_in-okhotsk = Ochotsk
    .in = in Ochotsk
wish_in-ural = Ural
    .in = im Ural
wish_in-ob = Ob
    .in = am Ob
wish_in-yenisei = Jenissei
    .in = am Jenissei
wish_in-lena = Lena
    .in = an der Lena
wish_in-okhotsk = Ochotsk
    .in = in Ochotsk
outpost_in-ural = Ural
    .in = im Ural
outpost_in-ob = Ob
    .in = am Ob
outpost_in-yenisei = Jenissei
    .in = am Jenissei
outpost_in-lena = Lena
    .in = an der Lena
outpost_in-okhotsk = Ochotsk
    .in = in Ochotsk

village-V1 = Pferdedorf
village-V2 = Dorf der Baumeister
village-V3 = Dorf der Münzer
village-V4 = Dorf der Kürschner
village-V5 = Dorf der Jäger

yurt-YA1 = die Jurte des Erzählers
yurt-YA2 = die Jurte des Fallenstellers
yurt-YA3 = die Jurte des Kaufmanns
yurt-YA4 = die Jurte des Bannerträgers
yurt-YA5 = die Jurte des Pferdezüchters
yurt-YA6 = die Jurte des Schmieds
yurt-YA7 = die Jurte des Zimmermanns
yurt-YA8 = die Jurte des Jägers
yurt-YB1 = die Jurte des Ältesten
yurt-YB2 = die Jurte des Häuptlings
yurt-YB3 = die Jurte des Bojaren
yurt-YB4 = die Jurte des Kürschners
yurt-YB5 = die Jurte der Karawane
yurt-YB6 = die Jurte des Schatzmeisters
yurt-YB7 = die Jurte des Hauptmanns
yurt-YB8 = die Jurte des Falkners

song-SA01 = Lied von der Fähre
song-SA02 = Lied vom ersten Schnee
song-SA03 = Lied vom roten Banner
song-SA04 = Lied vom gefrorenen Fluss
song-SA05 = Lied von den zwei Zobeln
song-SA06 = Lied von der offenen Straße
song-SA07 = Lied vom Lagerfeuer
song-SA08 = Lied vom einsamen Wachturm
song-SA09 = Lied von den Kaufleuten
song-SA10 = Lied von Jermak
song-SB01 = Lied vom Tauwetter
song-SB02 = Lied von den Lärchen
song-SB03 = Lied vom fernen Ufer
song-SB04 = Lied von der Gunst des Zaren
song-SB05 = Lied vom Nordlicht
song-SB06 = Lied von den neuen Mauern
song-SB07 = Lied von der großen Jagd
song-SB08 = Lied von den drei Brüdern
song-SB09 = Lied vom goldenen Sattel
song-SB10 = Lied von ganz Sibirien

landscape-LS1 = Plättchen LS1
landscape-LS2 = Plättchen LS2
landscape-LS3 = Plättchen LS3
landscape-LS4 = Plättchen LS4
landscape-LS5 = Plättchen LS5
landscape-L01 = Plättchen L01
landscape-L02 = Plättchen L02
landscape-L03 = Plättchen L03
landscape-L04 = Plättchen L04
landscape-L05 = Plättchen L05
landscape-L06 = Plättchen L06
landscape-L07 = Plättchen L07
landscape-L08 = Plättchen L08
landscape-L09 = Plättchen L09
landscape-L10 = Plättchen L10
landscape-L11 = Plättchen L11
landscape-L12 = Plättchen L12
landscape-L13 = Plättchen L13
landscape-L14 = Plättchen L14
landscape-L15 = Plättchen L15
landscape-L16 = Plättchen L16
landscape-L17 = Plättchen L17
landscape-L18 = Plättchen L18
landscape-L19 = Plättchen L19
landscape-L20 = Plättchen L20
landscape-L21 = Plättchen L21

type-forest = Wald
type-steppe = Steppe
type-swamp = Sumpf
type-mountain = Gebirge

# Wie ein Wunsch ohne sein Zeichen heißt.

wished-S1 = weite Ritte
wished-S2 = Winterpferde
wished-S3 = eine Wintermünze
wished-S4 = Wintererzählungen
wished-S5 = Pferde für Außenposten
wished-S6 = Pferde für Landschaften
wished-S7 = Trophäen weiter voraus
wished-S8 = kleinere Wünsche
wished-S9 = jeder Pelz für eine zweite Aktion
wished-A1 = weite Ritte
wished-A2 = Winterpferde
wished-A3 = Trophäen weiter voraus
wished-A4 = Jagd nebenan
wished-A5 = ein Winterpelz
wished-A6 = Handeln weiter westlich
wished-A7 = Wintererzählungen
wished-A8 = Pelze frei überspringen
wished-A9 = eine Winteraktion
wished-A10 = ein Tiger
wished-A11 = eine Frühlingsaktion
wished-A12 = eine Sommeraktion
wished-A13 = eine Herbstaktion
wished-A14 = ein zweiter Pelz umsonst
wished-B1 = eine kleine Gabe
wished-B2 = eine schöne Gabe
wished-B3 = eine große Gabe
wished-B4 = Lob für Tiger
wished-B5 = Lob für bewahrte Außenposten
wished-B6 = Lob für Punkte
wished-B7 = Lob für Münzen
wished-B8 = Lob für Gebirge
wished-B9 = Lob für Sümpfe
wished-B10 = Lob für Steppen
wished-B11 = Lob für Wälder
wished-B12 = Lob für Landschaften
wished-B13 = Lob für Wünsche
wished-B14 = Lob für Banner

wish-S1 = „{ wished-S1 }“
wish-S2 = „{ wished-S2 }“
wish-S3 = „{ wished-S3 }“
wish-S4 = „{ wished-S4 }“
wish-S5 = „{ wished-S5 }“
wish-S6 = „{ wished-S6 }“
wish-S7 = „{ wished-S7 }“
wish-S8 = „{ wished-S8 }“
wish-S9 = „{ wished-S9 }“
wish-A1 = „{ wished-A1 }“
wish-A2 = „{ wished-A2 }“
wish-A3 = „{ wished-A3 }“
wish-A4 = „{ wished-A4 }“
wish-A5 = „{ wished-A5 }“
wish-A6 = „{ wished-A6 }“
wish-A7 = „{ wished-A7 }“
wish-A8 = „{ wished-A8 }“
wish-A9 = „{ wished-A9 }“
wish-A10 = „{ wished-A10 }“
wish-A11 = „{ wished-A11 }“
wish-A12 = „{ wished-A12 }“
wish-A13 = „{ wished-A13 }“
wish-A14 = „{ wished-A14 }“
wish-B1 = „{ wished-B1 }“
wish-B2 = „{ wished-B2 }“
wish-B3 = „{ wished-B3 }“
wish-B4 = „{ wished-B4 }“
wish-B5 = „{ wished-B5 }“
wish-B6 = „{ wished-B6 }“
wish-B7 = „{ wished-B7 }“
wish-B8 = „{ wished-B8 }“
wish-B9 = „{ wished-B9 }“
wish-B10 = „{ wished-B10 }“
wish-B11 = „{ wished-B11 }“
wish-B12 = „{ wished-B12 }“
wish-B13 = „{ wished-B13 }“
wish-B14 = „{ wished-B14 }“

effect-S1 = Immer wenn dein Kosak reitet, darf er ein Plättchen weiter, umsonst.
effect-S2 =
    Im Winter bekommst du { $wish_horses ->
        [one] ein Pferd
       *[other] { WORD($wish_horses) } Pferde
    }.
effect-S3 = Im Winter bekommst du eine Münze.
effect-S4 =
    Im Winter bekommst du { $wish_stories ->
        [one] einen Erzählpunkt
       *[other] { WORD($wish_stories) } Erzählpunkte
    }.
effect-S5 =
    Im Winter bekommst du { $wish_horses_each ->
        [one] ein Pferd
       *[other] { WORD($wish_horses_each) } Pferde
    } für jeden Außenposten, den du gebaut hast.
effect-S6 =
    Im Winter bekommst du { $wish_horses_each ->
        [one] ein Pferd
       *[other] { WORD($wish_horses_each) } Pferde
    } für jede Landschaft, die du hast.
effect-S7 = Ist dein Trophäenmarker vorgerückt, darfst du die Belohnung ein Feld weiter nehmen.
effect-S8 = Für einen Wunsch brauchst du einen Pelz weniger, aber nie weniger, als du zurückgibst.
effect-S9 = Eine zweite Hauptaktion der fortgeschrittenen Art kostet einen beliebigen Pelz, nicht den der Region.
effect-A1 = Immer wenn dein Kosak reitet, darf er ein Plättchen weiter, umsonst.
effect-A2 =
    Im Winter bekommst du { $wish_horses ->
        [one] ein Pferd
       *[other] { WORD($wish_horses) } Pferde
    }.
effect-A3 = Ist dein Trophäenmarker vorgerückt, darfst du die Belohnung ein Feld weiter nehmen.
effect-A4 = Du darfst statt auf deinem eigenen auf dem nächsten Plättchen im Osten oder Westen jagen.
effect-A5 = Im Winter ziehst du einen Pelz aus dem Beutel.
effect-A6 =
    Dein Kosak handelt auch in den Regionen { $spaces_behind ->
        [one] des Feldes
       *[other] der { WORD($spaces_behind) } Felder
    } westlich von ihm.
effect-A7 =
    Im Winter bekommst du { $wish_stories ->
        [one] einen Erzählpunkt
       *[other] { WORD($wish_stories) } Erzählpunkte
    }.
effect-A8 = Bei der Jagd überspringst du niedrigere Pelze, ohne Pferde zu bezahlen.
effect-A9 = Im Winter darfst du irgendwo eine fortgeschrittene Aktion ausführen.
effect-A10 = Du nimmst sofort einen Tiger.
effect-A11 = In jedem Frühling darfst du einmal in deinem Zug, wo immer Nebenaktionen kommen dürfen, eine zusätzliche fortgeschrittene Aktion ausführen, wo dein Kosak oder ein Außenposten von dir ist.
effect-A12 = In jedem Sommer darfst du einmal in deinem Zug, wo immer Nebenaktionen kommen dürfen, eine zusätzliche fortgeschrittene Aktion ausführen, wo dein Kosak oder ein Außenposten von dir ist.
effect-A13 = In jedem Herbst darfst du einmal in deinem Zug, wo immer Nebenaktionen kommen dürfen, eine zusätzliche fortgeschrittene Aktion ausführen, wo dein Kosak oder ein Außenposten von dir ist.
effect-A14 = Ein zweiter Pelz einer Jagd kostet keine Münze.
effect-B1 =
    Am Ende: { $points_of_b1 ->
        [one] ein Punkt
       *[other] { WORD($points_of_b1) } Punkte
    }.
effect-B2 =
    Am Ende: { $points_of_b2 ->
        [one] ein Punkt
       *[other] { WORD($points_of_b2) } Punkte
    }.
effect-B3 =
    Am Ende: { $points_of_b3 ->
        [one] ein Punkt
       *[other] { WORD($points_of_b3) } Punkte
    }.
effect-B4 = Am Ende: ein Punkt für jeden Tiger.
effect-B5 = Am Ende: ein Punkt für jeden Außenposten in deinem eigenen Vorrat.
effect-B6 = Am Ende, vor allem anderen: ein Punkt für je { WORD($points_for_b6) } deiner bisherigen Punkte, abgerundet.
effect-B7 = Am Ende: ein Punkt für jede Münze.
effect-B8 =
    Am Ende: { $points_for_a_type ->
        [one] ein Punkt
       *[other] { WORD($points_for_a_type) } Punkte
    } für jedes Gebirge.
effect-B9 =
    Am Ende: { $points_for_a_type ->
        [one] ein Punkt
       *[other] { WORD($points_for_a_type) } Punkte
    } für jeden Sumpf.
effect-B10 =
    Am Ende: { $points_for_a_type ->
        [one] ein Punkt
       *[other] { WORD($points_for_a_type) } Punkte
    } für jede Steppe.
effect-B11 =
    Am Ende: { $points_for_a_type ->
        [one] ein Punkt
       *[other] { WORD($points_for_a_type) } Punkte
    } für jeden Wald.
effect-B12 = Am Ende: ein Punkt für jede Landschaft.
effect-B13 = Am Ende: ein Punkt für jeden Wunsch, den du erfüllt hast.
effect-B14 = Am Ende: ein Punkt für jedes Banner.

space-1 = Feld 1
tile-1 = Feld 1
space-2 = Feld 2
tile-2 = Feld 2
space-3 = Feld 3
tile-3 = Feld 3
space-4 = Feld 4
tile-4 = Feld 4
space-5 = Feld 5
tile-5 = Feld 5
space-6 = Feld 6
tile-6 = Feld 6
space-7 = Feld 7
tile-7 = Feld 7
space-8 = Feld 8
tile-8 = Feld 8
space-9 = Feld 9
tile-9 = Feld 9
space-10 = Feld 10
tile-10 = Feld 10
space-11 = Feld 11
tile-11 = Feld 11
space-12 = Feld 12
tile-12 = Feld 12
trophy-1 = Feld 1
trophy-2 = Feld 2
trophy-3 = Feld 3
trophy-4 = Feld 4
trophy-5 = Feld 5
trophy-6 = Feld 6
trophy-7 = Feld 7
trophy-8 = Feld 8

bonus-coin = eine Münze
bonus-story =
    { $bonus_stories ->
        [one] ein Erzählpunkt
       *[other] { WORD($bonus_stories) } Erzählpunkte
    }

automa-1 = Karte 1
automa-2 = Karte 2
automa-3 = Karte 3
automa-4 = Karte 4
automa-5 = Karte 5
automa-6 = Karte 6
automa-7 = Karte 7
automa-8 = Karte 8
automa-9 = Karte 9
automa-10 = Karte 10
automa-11 = Karte 11
automa-12 = Karte 12
automa-13 = Karte 13
automa-14 = Karte 14
automa-15 = Karte 15
automa-16 = Karte 16
automa-17 = Karte 17
automa-18 = Karte 18

strategy-a = a: Außenposten und Trophäen
strategy-b = b: Außenposten und Landschaften
strategy-c = c: Außenposten und Wünsche
strategy-d = d: Trophäen und Landschaften
strategy-e = e: Trophäen und Wünsche
strategy-f = f: Landschaften und Wünsche
strategy-hidden = ein geheim gezogener Buchstabe
strategy-random =
    { $automa_out ->
        [one] eine Karte zufällig entfernt
       *[other] { WORD($automa_out) } Karten zufällig entfernt
    }

result-difficulty = Schwierigkeitsgrad
result-strategy = Iwans Buchstabe

season-setup = Aufbau
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
season-over = Das Spiel ist aus

price-2 = Eichhörnchen (2)
price-3 = Fuchs (3)
price-4 = Hermelin (4)
price-5 = Zobel (5)
price-6 = Vielfraß (6)
price-7 = Hirsch (7)
price-8 = Bär (8)
    .dative = Bären (8)
price-any = beliebiger Wert
    .dative = beliebigem Wert
price-above-2 = höherer Wert als 2
    .dative = höherem Wert als 2
price-above-3 = höherer Wert als 3
    .dative = höherem Wert als 3
price-above-4 = höherer Wert als 4
    .dative = höherem Wert als 4
price-above-5 = höherer Wert als 5
    .dative = höherem Wert als 5
price-above-6 = höherer Wert als 6
    .dative = höherem Wert als 6
price-above-7 = höherer Wert als 7
    .dative = höherem Wert als 7
price-above-8 = höherer Wert als 8
    .dative = höherem Wert als 8

action-wish = einen Wunsch nehmen
action-outpost = einen Außenposten bauen
action-yurt = eine Jurte nutzen
action-trophy = eine Trophäe erhalten
action-claim = eine Landschaft beanspruchen

difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer
difficulty-very-hard = sehr schwer (von uns)
