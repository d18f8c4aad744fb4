### Was an einer Stellung oder an Korrekturen falsch sein kann.

## Was ein Schritt im Aufgabenzettel braucht.

need-disc = { $seat } hat keine Scheibe { $disc } zu legen
need-some-disc = { $seat } hat keine Scheibe zu legen
need-buildings = der Platz hat nicht so viele Paläste und Märkte
need-resource = der Platz hat weder Güter noch Münzen
need-present = der Platz ist dort nicht vertreten
need-troop-to-shift = der Platz hat dort keine Truppe, oder sie kann nirgendwohin
need-rebel = da ist kein Aufständischer
need-troop-left = der Platz hat keine Truppe mehr
need-revealed-cards = es gibt keine aufgedeckten Karten zur Auswahl
need-unused-card = zwei Karten sind aufgedeckt, und dies ist eine davon
need-card-in-hand = der Platz hat diese Karte nicht, oder nicht ihren Preis
need-deed = der Platz kann diese Tat nicht vollenden
need-deed-being-completed = diese Tat wird gerade nicht vollendet
need-tile = der Platz kann mit diesem Plättchen keinen Einfluss ausüben
need-oath = der Platz kann diesen Eid dort nicht schwören
need-option = das wartet nur in einem Spiel mit der Option { $option }
need-unsworn = wer noch Eide legt, hat keinen geschworen
need-road = der Eid der Straßen führt dort nicht hinaus
need-discard = der Platz kann die oberste abgelegte Karte nicht nutzen
need-actions = keine Quelle gibt so viele Aktionen
need-draws = höchstens { $most } Karten werden gezogen
need-any-deck = beide Stapel sind leer
need-inheritance = der Platz hat keine Erbkarte mehr
need-disc-to-place = { $seat } hat keine Befehlsscheibe zu legen
need-command-on-board = { $seat } hat auf dem Tableau keinen Befehl auszuführen

## Was so nicht auf dem Tisch liegen kann.

position-side = seine Seite ist inzwischen gewählt
position-dealt = sie werden ausgeteilt, um mit { $procedure } eines davon zu wählen
position-dealt-too-many = mehr sind ausgeteilt, als ein Platz bekommt
position-too-few-deeds = es gibt nicht genug Anfangstaten zum Austeilen
position-too-few-leaders = es gibt nicht genug Anführer zum Austeilen
position-too-few-inheritances = es gibt nicht genug Erbkarten zum Austeilen
position-carts = in einem Zug, in dem Theofana genutzt wurde, bleiben keine übrig
position-oath-twice = in { $region } gibt es schon einen Eid { $oath }
position-oath-not-laid = der Platz hat keine Eide { $oath } auf seinem Tableau
position-oath-spaces = mit diesen Optionen kann { $left } nicht links und { $right } nicht rechts liegen
position-oaths = { $seat } hat nur zwei Eide jeder Art
position-no-starting-deed = { $deed } ist keine Anfangstat
position-market = { $number } Taten liegen offen, gefunden: { $found }
position-deed-of-market = { $deed } gehört nicht zu { $market }
position-card-twice = die Strategiekarte { $card } ist auch in { $place }
position-card-unknown = es gibt keine Strategiekarte { $card }
position-cards = es gibt nur { $number } Strategiekarten wie { $card }
position-pieces = mehr Scheiben { $piece }, als jemand in Runde { $round } hat
position-column-gap = solange Scheiben gelegt werden, füllt sich eine Spalte von oben
position-column-order = eine Scheibe liegt nie über einer stärkeren, Bestechungsgeld mitgezählt

## Korrekturen, die nicht zusammenpassen.

printed-space = spaces > { $space } > gives hat kein { $action }; ein Feld gibt mindestens die Aktion seiner Spalte.
printed-battle-second = battle: Der zweite Platz ist { $second } wert, der erste { $first }; der zweite darf nicht mehr wert sein.
printed-battle-length = battle > length > value ist { $length }; die Leiste muss mindestens 1 Feld haben.
printed-benefit-beyond = battle_tile > { $benefit } > step ist { $step }; die Leiste hat { $length } Felder.
printed-benefit-twice = battle_tile > { $benefit } > step ist { $step }, wo schon ein anderer Vorteil dieser Seite liegt.
printed-benefit-steps = battle_tile > { $benefit } > gain hat battle_steps; ein Vorteil der Leiste kann nicht auf ihr voranbringen.

## What a value of corrections stands for.

thing-action-to-choose = wählbare Aktion
thing-benefit-of-the-tile = Vorteil des Plättchens
thing-bonus-of-a-building = Bonus eines Gebäudes
thing-building = Gebäude
thing-cost-of-a-tile = Kosten eines Plättchens
thing-effect-of-a-strategy-card = Wirkung einer Strategiekarte
thing-gain-of-a-step = Gewinn eines Feldes
thing-gain-of-a-tile = Gewinn eines Plättchens
thing-influence-tile = Einflussplättchen
thing-kind-of-deed = Art von Tat
thing-number-of-players = Spielerzahl
thing-part-of-a-choice = Teil einer Wahl
thing-side-of-the-tile = Seite des Plättchens
