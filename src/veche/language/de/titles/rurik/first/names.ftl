### Wie die Dinge heißen. Ein Argument `$region` wird mit dem Namen der Region gesagt, die es meint.

region-novgorod = Novgorod
there-novgorod = Novgorod
region-rostov = Rostov
there-rostov = Rostov
region-polotsk = Polotsk
there-polotsk = Polotsk
region-smolensk = Smolensk
there-smolensk = Smolensk
region-volyn = Volyn
there-volyn = Volyn
region-kiev = Kiev
there-kiev = Kiev
region-chernigov = Chernigov
there-chernigov = Chernigov
region-pereyaslavl = Pereyaslavl
there-pereyaslavl = Pereyaslavl
region-pskov = Pskov
there-pskov = Pskov
region-suzdal = Suzdal
there-suzdal = Suzdal
region-galich = Galich
there-galich = Galich
region-brest = Brest
there-brest = Brest
region-murom = Murom
there-murom = Murom
region-peresech = Peresech
there-peresech = Peresech
region-azov = Azov
there-azov = Azov

seat-blue = Blau
target-blue = eine Truppe von Blau
opponent-blue = Blau
seat-yellow = Gelb
target-yellow = eine Truppe von Gelb
opponent-yellow = Gelb
alone-seat-yellow = die Aufständischen
    .dative = den Aufständischen
    .person = they
alone-target-yellow = eine Truppe der Aufständischen
alone-opponent-yellow = den Aufständischen
seat-red = Rot
target-red = eine Truppe von Rot
opponent-red = Rot
seat-white = Weiß
target-white = eine Truppe von Weiß
opponent-white = Weiß
target-rebel = ein Aufständischer
    .accusative = einen Aufständischen

seat-chance = der Zufall

leader-agatha = Agatha
leader-boris = Boris
leader-maria = Maria
leader-mstislav = Mstislaw
leader-predslava = Predslawa
leader-sudislav = Sudislaw
leader-sviatopolk = Swjatopolk
leader-yaroslav = Jaroslaw

good-ore = Erz
good-wood = Holz
good-fish = Fisch
good-honey = Honig
good-fur = Fell
among-ore = { good-ore }
among-wood = { good-wood }
among-fish = { good-fish }
among-honey = { good-honey }
among-fur = { good-fur }

reward-honey = Honig
reward-fish = Fisch
reward-ore = Erz
reward-wood = Holz
reward-fur = Fell
reward-coin = eine Münze
reward-two-coins = zwei Münzen

column-muster = Mustern
column-movement = Ziehen
column-attack = Angreifen
column-tax = Besteuern
column-build = Bauen
column-scheme = Intrige

structure-church = Kirche
    .accusative = eine Kirche
    .definite = die Kirche
    .your = deine Kirche
structure-market = Markt
    .accusative = einen Markt
    .definite = den Markt
    .your = deinen Markt
structure-stronghold = Festung
    .accusative = eine Festung
    .definite = die Festung
    .your = deine Festung

token-build = Bauen
    .point = einen Baupunkt
    .marker = den Baumarker
token-muster = Mustern
    .point = einen Musterungspunkt
    .marker = den Musterungsmarker

deck-left = links
    .adjective = linke
    .dative = linken
deck-right = rechts
    .adjective = rechte
    .dative = rechten

extra-good = ein weiteres Gut der Sorte
extra-coin = eine Münze

troops-0 = keine Truppen
troops-1 = eine Truppe
troops-2 = zwei Truppen
troops-3 = drei Truppen

deed-amass_forces = Kräfte sammeln
deed-border_patrols = Grenzwachen
deed-capital_city = Hauptstadt
deed-defensive_belt = Verteidigungs­gürtel
deed-dispatch_messengers = Boten aussenden
deed-enforce_peace = Den Frieden erzwingen
deed-establish_fortress = Eine Feste gründen
deed-generous_prince = Freigiebiger Fürst
deed-grand_hunter = Großer Jäger
deed-great_library = Große Bibliothek
deed-hire_mercenaries = Söldner anwerben
deed-hoard = Horten
deed-honorable_prince = Ehrbarer Fürst
deed-law_giver = Gesetzgeber
deed-market_day = Markttag
deed-master_beekeeper = Meister der Imker
deed-new_beginning = Neuer Anfang
deed-peace_maker = Friedens­stifter
deed-retire_veterans = Veteranen entlassen
deed-reward_laborers = Arbeiter belohnen
deed-send_gifts = Geschenke senden
deed-splendid_feast = Prächtiges Fest
deed-tithe_payments = Den Zehnten zahlen
deed-trade_route = Handelsweg
deed-victory_march = Siegeszug
deed-wilderness_forts = Festen in der Wildnis

agenda-capable = Fähig
agenda-committed = Tatkräftig
agenda-conquering = Erobernd
agenda-courageous = Mutig
agenda-dignified = Würdevoll
agenda-esteemed = Angesehen
agenda-prosperous = Wohlhabend
agenda-protective = Schützend
agenda-regal = Königlich
agenda-successful = Erfolgreich
agenda-wealthy = Reich

gain-muster =
    { $number ->
        [one] 1 Musterungspunkt
       *[other] { $number } Musterungspunkte
    }
gain-movement =
    { $number ->
        [one] 1 Bewegungspunkt
       *[other] { $number } Bewegungspunkte
    }
gain-attack =
    { $number ->
        [one] 1 Angriffspunkt
       *[other] { $number } Angriffspunkte
    }
gain-tax =
    { $number ->
        [one] 1 Steuerpunkt
       *[other] { $number } Steuerpunkte
    }
gain-build =
    { $number ->
        [one] 1 Baupunkt
       *[other] { $number } Baupunkte
    }
gain-deed = eine Tat
gain-coin =
    { $number ->
        [one] eine Münze
       *[other] { $number } Münzen
    }
gain-and = { $gain } und { $other }
gain-none = nichts
gain-for = { $gain }, für { $price }
gain-casualty = { $gain } (Verlust)
gain-safe = { $gain } (kein Verlust)
gain-good = { $number } { $good }

## Ränkekarten: wie unsere heißen, und was jede bewirkt.

intrigue-greedy-courtiers = Gierige Höflinge
intrigue-open-purse = Offener Beutel
intrigue-deep-snow = Tiefer Schnee
intrigue-rich-harvest = Reiche Ernte
intrigue-unrest = Unruhen
intrigue-guild-of-masons = Gilde der Maurer
intrigue-blood-feud = Blutfehde
intrigue-council-of-elders = Rat der Ältesten

effect-gain-player = Alle gewinnen { $gain }.
effect-gain-lowest-track = Alle gewinnen { $gain } für jede Anspruchsleiste, auf der niemand unter ihnen steht.
effect-gain-ruled-region = Alle gewinnen { $gain } für jede Region, die sie beherrschen.
effect-gain-structure = Alle gewinnen { $gain } für jedes ihrer Gebäude auf der Karte.
effect-gain-defeated-rebel = Alle gewinnen { $gain } für jeden Aufständischen, den sie besiegt haben.
effect-bribe = Wer besticht, zahlt für jeden Ratgeber { $gain } mehr, in den Vorrat.
effect-structure-more = Jedes Gebäude kostet { $gain } mehr.
effect-structure-fewer = Jedes Gebäude kostet { $gain } weniger, mindestens aber einen.
effect-first-structure-more = Das erste Gebäude, das jeder baut, kostet { $gain } mehr.
effect-first-structure-fewer = Das erste Gebäude, das jeder baut, kostet { $gain } weniger, mindestens aber einen.
effect-points-more = Die Hauptaktion gibt { $gain } mehr.
effect-points-fewer = Die Hauptaktion gibt { $gain } weniger, mindestens aber einen.
effect-cards-more =
    { $number ->
        [one] Ein Angriff auf einen Gegner deckt eine Karte mehr auf.
       *[other] Ein Angriff auf einen Gegner deckt { WORD($number) } Karten mehr auf.
    }
effect-cards-fewer =
    { $number ->
        [one] Ein Angriff auf einen Gegner deckt eine Karte weniger auf.
       *[other] Ein Angriff auf einen Gegner deckt { WORD($number) } Karten weniger auf.
    }
effect-goods =
    { $number ->
        [one] Ein weiteres Gut der jeweiligen Sorte wird in { $where-accusative } gelegt.
       *[other] { WORD($number, capital: 1) } weitere Güter der jeweiligen Sorte werden in { $where-accusative } gelegt.
    }
effect-rebels =
    { $number ->
        [one] Ein Aufständischer kommt in { $where-accusative }, soweit sie reichen.
       *[other] { WORD($number, capital: 1) } Aufständische kommen in { $where-accusative }, soweit sie reichen.
    }
effect-look =
    { $number ->
        [one] Der Reihe nach ziehen alle eine Intrige.
       *[other] Der Reihe nach sehen sich alle { WORD($number) } Intrigen eines Stapels an und behalten eine.
    }

where-everywhere = jede Region
where-nobody-rules = jede Region, in der niemand herrscht
where-no-troops = jede Region ohne Truppen der Spieler

origin-novgorod = Novgorod
origin-rostov = Rostov
origin-polotsk = Polotsk
origin-smolensk = Smolensk
origin-volyn = Volyn
origin-kiev = Kiev
origin-chernigov = Chernigov
origin-pereyaslavl = Pereyaslavl

piece-rebel = ein Aufständischer
    .accusative = einen Aufständischen
piece-sviatopolk = Swjatopolk

whom-you = dich
whom-neutral = die neutralen Truppen

priority-attack_move = Angreifen und Ziehen
priority-build = Bauen
priority-tax = Besteuern

result-difficulty = Schwierigkeitsgrad
result-leader = Anführer

difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer
difficulty-very-hard = sehr schwer

bonus-muster-point = ein weiterer Musterungspunkt
bonus-movement-point = ein Bewegungspunkt
bonus-attack-point = ein weiterer Angriffspunkt
bonus-tax-point = ein weiterer Steuerpunkt
bonus-build-point = ein weiterer Baupunkt
bonus-fewer-cards = für Verluste eine Karte weniger aufdecken
bonus-coin = eine Münze
bonus-two-coins = zwei Münzen

bribes_because-coin-icon = die Zeile zeigt eine Münze, also soll es das oberste Feld sein
bribes_because-equal-power = ein Ratgeber von dir hat dort dieselbe Macht

column_because-as-shown = die Zeile zeigt es
column_because-next-to-the-right = die Spalte, die die Zeile zeigt, ist voll, und dies ist die nächste offene rechts davon

forfeits_because-cost = sie können die Münze nicht bezahlen
forfeits_because-nothing-to-do = sie könnten damit nichts tun

musters_because-not-ruled = die nächste Region der Ortsreihenfolge, in der sie stehen und nicht herrschen
musters_because-ruled = sie herrschen überall, wo sie stehen, und dies ist die nächste Region der Ortsreihenfolge
musters_because-sviatopolk-first = Swjatopolk stand nicht auf der Karte und kommt immer zuerst
musters_because-end-of-round = die Runde endet, und ein Aufständischer kommt zu Swjatopolk

unlocks_because-scheme = sie haben eine Intrigenaktion gespielt
unlocks_because-rule-track = du bist auf der Herrschaftsleiste voraus
unlocks_because-build-track = du bist auf der Bauleiste voraus
unlocks_because-trade-track = du bist auf der Handelsleiste voraus

from_column-current = der Spalte ihrer Priorität
from_column-leftmost = der am weitesten links liegenden Spalte mit einer Münze, da die ihrer Priorität keine hat

moves_because-not-occupied = die erste Region der Ortsreihenfolge, die die Aufständischen nicht besetzen
moves_because-not-ruled = die erste Region der Ortsreihenfolge, die die Aufständischen nicht beherrschen
moves_because-next-not-ruled = die nächste Region der Ortsreihenfolge, die die Aufständischen nicht beherrschen; in die erste konnte keine ihrer Truppen gelangen
moves_because-same-region = die eine Region, in der sich ihre Truppen sammeln

attacks_because-not-ruled = die erste Region der Ortsreihenfolge, in der es jemanden anzugreifen gibt, unter denen, die sie nicht beherrschen
attacks_because-ruled = die erste Region der Ortsreihenfolge, in der es jemanden anzugreifen gibt, unter denen, die sie beherrschen
attacks_because-same-region = sie machen in derselben Region weiter, solange es geht

converted-you = eine Truppe von dir; deine kommen vor neutralen
converted-neutral = eine neutrale Truppe, da keine von dir dort stand; Anführer sind davor sicher

builds_because-a = A: eine Region, die sie beherrschen, ohne eigenes Gebäude
builds_because-b = B: eine Region, die sie nicht beherrschen, ohne eigenes Gebäude
builds_because-c = C: eine Region, die sie beherrschen, mit einem eigenen Gebäude, wo auch andere stehen
builds_because-d = D: eine Region, die sie beherrschen, mit einem eigenen Gebäude

taxes_because-a = A: eine Region, die sie beherrschen, mit einem Gut, für das ihr Boot Platz hat
taxes_because-b = B: eine Region, die sie nicht beherrschen, mit einem Gut, für das ihr Boot Platz hat
taxes_because-c = C: eine Region, die sie beherrschen, mit einem Gut für ihr Dock
taxes_because-d = D: eine Region, die sie nicht beherrschen, mit einem Gut für ihr Dock

priority_because-a = A: du besetzt mehr Regionen
priority_because-b = B: du hast in mehr benachbarten Regionen Gebäude
priority_because-c = C: du hast mehr Güter auf deinem Boot
priority_because-d = D: nichts von diesen dreien, also haben sie ihre anfängliche Priorität

you = Du
    .person = you
    .dative = dir
    .accusative = dich

owner-blue = Blau
owner-yellow = Gelb
owner-red = Rot
owner-white = Weiß

space-muster-1 = das oberste Feld von Mustern
    .dative = dem obersten Feld von Mustern
    .genitive = des obersten Feldes von Mustern
space-muster-2 = das zweite Feld von Mustern
    .dative = dem zweiten Feld von Mustern
    .genitive = des zweiten Feldes von Mustern
space-muster-3 = das dritte Feld von Mustern
    .dative = dem dritten Feld von Mustern
    .genitive = des dritten Feldes von Mustern
space-muster-4 = das vierte Feld von Mustern
    .dative = dem vierten Feld von Mustern
    .genitive = des vierten Feldes von Mustern
space-movement-1 = das oberste Feld von Ziehen
    .dative = dem obersten Feld von Ziehen
    .genitive = des obersten Feldes von Ziehen
space-movement-2 = das zweite Feld von Ziehen
    .dative = dem zweiten Feld von Ziehen
    .genitive = des zweiten Feldes von Ziehen
space-movement-3 = das dritte Feld von Ziehen
    .dative = dem dritten Feld von Ziehen
    .genitive = des dritten Feldes von Ziehen
space-movement-4 = das vierte Feld von Ziehen
    .dative = dem vierten Feld von Ziehen
    .genitive = des vierten Feldes von Ziehen
space-attack-1 = das oberste Feld von Angreifen
    .dative = dem obersten Feld von Angreifen
    .genitive = des obersten Feldes von Angreifen
space-attack-2 = das zweite Feld von Angreifen
    .dative = dem zweiten Feld von Angreifen
    .genitive = des zweiten Feldes von Angreifen
space-attack-3 = das dritte Feld von Angreifen
    .dative = dem dritten Feld von Angreifen
    .genitive = des dritten Feldes von Angreifen
space-attack-4 = das vierte Feld von Angreifen
    .dative = dem vierten Feld von Angreifen
    .genitive = des vierten Feldes von Angreifen
space-tax-1 = das oberste Feld von Besteuern
    .dative = dem obersten Feld von Besteuern
    .genitive = des obersten Feldes von Besteuern
space-tax-2 = das zweite Feld von Besteuern
    .dative = dem zweiten Feld von Besteuern
    .genitive = des zweiten Feldes von Besteuern
space-tax-3 = das dritte Feld von Besteuern
    .dative = dem dritten Feld von Besteuern
    .genitive = des dritten Feldes von Besteuern
space-tax-4 = das vierte Feld von Besteuern
    .dative = dem vierten Feld von Besteuern
    .genitive = des vierten Feldes von Besteuern
space-build-1 = das oberste Feld von Bauen
    .dative = dem obersten Feld von Bauen
    .genitive = des obersten Feldes von Bauen
space-build-2 = das zweite Feld von Bauen
    .dative = dem zweiten Feld von Bauen
    .genitive = des zweiten Feldes von Bauen
space-build-3 = das dritte Feld von Bauen
    .dative = dem dritten Feld von Bauen
    .genitive = des dritten Feldes von Bauen
space-build-4 = das vierte Feld von Bauen
    .dative = dem vierten Feld von Bauen
    .genitive = des vierten Feldes von Bauen
space-scheme-1 = das oberste Feld von Intrige
    .dative = dem obersten Feld von Intrige
    .genitive = des obersten Feldes von Intrige
space-scheme-2 = das zweite Feld von Intrige
    .dative = dem zweiten Feld von Intrige
    .genitive = des zweiten Feldes von Intrige
space-scheme-3 = das dritte Feld von Intrige
    .dative = dem dritten Feld von Intrige
    .genitive = des dritten Feldes von Intrige
space-scheme-4 = das vierte Feld von Intrige
    .dative = dem vierten Feld von Intrige
    .genitive = des vierten Feldes von Intrige

## Stein und Klinge.

leader-gleb = Gleb
leader-theofana = Theofana
leader-sviatoslav = Swjatoslaw
structure-tavern = Schenke
    .accusative = eine Schenke
    .definite = die Schenke
    .your = deine Schenke
structure-stable = Stall
    .accusative = einen Stall
    .definite = den Stall
    .your = deinen Stall
warfare_reward-two-wood = der Holzmarker
warfare_reward-two-coins = der Münzmarker
warfare_reward-two-fish = der Fischmarker
warfare_reward-a-fur = der Fellmarker
warfare_reward-a-scheme = der Intrigenmarker
warfare_reward-a-point = der Punktmarker
deed-mead_brewery = Metbrauerei
deed-horse_breeder = Pferdezüchter
deed-create_republic = Eine Republik gründen
deed-distant_rule = Ferne Herrschaft
gain-warfare =
    { $number ->
        [one] ein Feld auf der Kriegsleiste
       *[other] { WORD($number) } Felder auf der Kriegsleiste
    }
gain-or = { $gain } oder { $other }
gain-casualties = { $gain } (zwei Verluste)
builds_because-without = Eine Region ohne eigenes Gebäude (Regeln 1.5)
builds_because-contested = Eine Region, in der auch andere stehen (Regeln 1.5)
builds_because-others = Irgendeine andere Region (Regeln 1.5)
taxes_because-not-full = Ein Gut, dessen Spalte nicht voll ist (Regeln 1.5)
taxes_because-the-rest = Irgendein anderes Gut (Regeln 1.5)
inheritance-novgorod = Novgorod
inheritance-rostov = Rostov
inheritance-polotsk = Polotsk
inheritance-smolensk = Smolensk
inheritance-volyn = Volyn
inheritance-kiev = Kiev
inheritance-chernigov = Chernigov
inheritance-pereyaslavl = Pereyaslavl
inheritance-pskov = Pskov
inheritance-suzdal = Suzdal
inheritance-galich = Galich
inheritance-brest = Brest
inheritance-murom = Murom
inheritance-peresech = Peresech
inheritance-azov = Azov
points_kind-muster = Mustern
points_kind-movement = Ziehen
points_kind-attack = Angreifen
points_kind-tax = Besteuern
points_kind-build = Bauen
