### Was an einer Stellung oder an Korrekturen falsch sein kann.

## Was ein Schritt im Aufgabenzettel braucht.

need-goods = der Platz hat diese Güter nicht
need-goods-of-a-kind = der Platz hat nicht so viele Güter einer Sorte
need-on-the-board = von { $seat } steht nichts auf dem Tableau
need-replaceable = es gibt niemanden, der ersetzt werden könnte
need-piece = der Platz hat dort keine solche Figur
need-deck = dieser Stapel ist leer
need-troops = der Platz hat diese Truppen nicht
need-cards = der Platz hat nicht so viele Karten
need-drawn-cards = es gibt keine gezogenen Karten zur Auswahl
need-played-card = es wird gerade keine Karte gespielt
need-deed-space = dorthin lässt sich keine Tat legen

## Was so nicht auf dem Tisch liegen kann.

position-docket-idle = der Aufgabenzettel tut nichts damit
position-put-back-by-docket = mehr als { $most } Karten wären auf einen Stapel zurückgelegt worden
position-goods-taken = der Aufgabenzettel nimmt { $number }, und der Platz hat weniger
position-reward-to-find = auf der Karte sind { $rebels } Aufständische, und { $number } Belohnung ist zu finden
position-agendas-dealt = Pläne werden ausgeteilt, um mit keep-agenda einen davon zu wählen
position-agendas-of-a-seat = { $number } Pläne sind an einen Platz ausgeteilt
position-docket-lets-choose = der Aufgabenzettel wird den Platz einen wählen lassen
position-too-few-agendas = es gibt nicht genug Pläne zum Austeilen
position-troops-to-place = { $number } weitere sind am Anfang noch aufzustellen
position-board-filled = darauf steht nichts mehr, wenn niemand es noch ausspielen wird
position-region =
    { $region } ist bei { $players ->
        [one] einer Person
       *[other] { $players } Personen
    } nicht im Spiel
position-leader = { $leader } wird auch von { $seat } gespielt
position-troops = { $seat } hat { $found } Truppen auf der Karte, aber es gibt nur { $number }
position-structure = in { $region } gibt es schon: { $structure }
position-structures = { $seat } hat { $found } von der Art { $structure }, aber es gibt nur { $number }
position-column = die Spalte hat { $spaces } Felder, gefunden: { $found }
position-put-back = höchstens { $most } Karten können zurückgelegt worden sein
position-decks = { $cards } Karten liegen in den Stapeln, aber { $found } sind gezählt
position-deck = es wurden mehr Karten zurückgelegt, als der Stapel hat
position-rewards = es gibt nur { $number } dieser Belohnungen
position-rebels-rewards = auf der Karte sind { $rebels } Aufständische und weniger Belohnungen für sie
position-rebels = es gibt nur { $number } Aufständische, nicht { $found }
position-stands = sag, wo das Spiel steht: entweder docket, oder at = { $places } mit einem seat
position-option = { $option } ist keine Option
position-not-drawn = bei { $at } ist keine Karte gezogen; dafür braucht es docket
position-not-revealed = bei { $at } ist keine Karte aufgedeckt; dafür braucht es docket
position-not-played = bei { $at } ist keine Karte gespielt; dafür braucht es docket

## Korrekturen, die nicht zusammenpassen.

printed-own-border = regions > { $region } > adjacent nennt { $region } selbst; eine Region grenzt nicht an sich.
printed-border = regions > { $region } > adjacent nennt { $other }, aber { $other } nennt { $region } nicht; eine Grenze gehört beiden Regionen, also korrigiere beide oder keine.
printed-unreachable =
    regions > { $region } > adjacent: Bei { $players ->
        [one] einer Person
       *[other] { $players } Personen
    } käme niemand von { $first } dorthin.
printed-rewards = { $table }: Die Anzahlen ergeben zusammen { $total }; es müssen { $rebels } sein, eine je Aufständischem.
printed-tracks = tracks > { $high } > { $field } ist { $value }, und { $low } hat { $below }; jedes Feld muss mehr verlangen und geben als das darunter.
printed-deed-asks-nothing = deeds > { $deed }: weder cost noch requirement; eine Tat muss etwas verlangen.
printed-deed-goods = deeds > { $deed } > cost verlangt Güter einer Sorte und verschiedener Sorten; wähle eines von beiden.

## What a value of corrections stands for.

thing-action = Aktion
thing-cost-of-a-deed = Kosten einer Tat
thing-gain-of-an-inheritance-card = Gewinn einer Erbkarte
thing-goal-of-an-agenda = Ziel eines Plans
thing-good = Gut
thing-part-of-a-removal = Teil einer Entfernung von Truppen
thing-place-to-remove-from = Ort, von dem entfernt wird
thing-region = Region
thing-requirement-of-a-deed = Bedingung einer Tat
thing-reward-of-a-deed = Belohnung einer Tat
