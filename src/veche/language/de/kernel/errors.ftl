### What can be wrong with a setup, a move, a journal or a position.

## A word that is not known, with what was probably meant: `$near` is none where nothing is near.

unknown-option = Es gibt keine Option { $word }.{ unknown-near } Bekannt sind: { $known }.
unknown-value = Es gibt keinen Wert { $word } der Option { $option }.{ unknown-near } Bekannt sind: { $known }.
unknown-colour = Es gibt keine Farbe { $word }.{ unknown-near } Bekannt sind: { $known }.
unknown-title = Es gibt keinen Titel { $word }.{ unknown-near } Bekannt sind: { $known }.
unknown-bot = Es gibt keinen Bot { $word }.{ unknown-near } Bekannt sind: { $known }.
unknown-near =
    { $near ->
        [none] { "" }
       *[other] { " " }Meintest du { $near }?
    }
unknown-none = keine

## How a match is set up.

setup-players = { $title } wird zu { $possible } gespielt, nicht zu { $players }.
option-table = Die Option { $option } ist für einen Tisch mit { $possible } Plätzen, nicht mit { $players }.
option-line = Der Wert { $value } der Option { $option } sollte eine Zeile ohne Leerzeichen am Rand sein.
option-value = Die Option { $option } kann an einem Tisch mit { $players } Plätzen nicht { $value } sein.
option-excludes = Die Optionen { $option } und { $other } schließen einander aus: Wähle eine davon.
option-switch = Die Option { $option } wird genannt oder nicht; einen Wert wie { $value } hat sie nicht.
colours-twice = Die Farbe { $colour } ist zweimal gewählt.
colours-number =
    { $players ->
        [one] Wer allein spielt, wählt
       *[other] { $players } Spieler wählen
    } { $possible } Farben, nicht { $number }.
colours-first = { $seat } kann nicht beginnen. An diesem Tisch spielen: { $seats }.

## Moves.

move-unknown = { $move } ist kein Zug dieses Spiels.
move-unknown-like = { $move } ist kein Zug dieses Spiels. Meintest du einen wie { $like }?
move-illegal = { $move } ist jetzt nicht möglich. { $asked } hat die Wahl zwischen: { $moves }.
envs-no-columns = { $title } hat keine Tabelle seiner Spalten (`columns.py`), also lässt sich davon nichts in Zahlen zeigen.
envs-no-action = { $action } ist keine Aktion: Sie gehen von 0 bis { $last }.
envs-no-seat = { $seat } ist kein Platz: Sie gehen von 0 bis { $last }.
game-over = Die Partie ist zu Ende; niemand wird mehr gefragt.
game-over-already = Die Partie war schon zu Ende.

## Seats and versions.

seat-unknown = Es gibt an diesem Tisch keinen Platz { $seat }.
seat-unknown-of = Es gibt an diesem Tisch keinen Platz { $seat }. Die Plätze sind: { $seats }.
version-unknown = Es gibt keine Version { NUMBER($version, useGrouping: 0) }; das Journal hat die Versionen 0 bis { NUMBER($last, useGrouping: 0) }.

## What can be taken back, and why no more.

undo-nothing = Es gibt nichts zurückzunehmen.
undo-nothing-after = Nach Version { NUMBER($version, useGrouping: 0) } gibt es nichts, was sich zurücknehmen ließe.
undo-version-undone = Version { NUMBER($version, useGrouping: 0) } wurde selbst zurückgenommen; dorthin führt kein Weg.
undo-ways = Zurück könnte es gehen zu: { $versions }.
undo-no-way = nichts
undo-not-yours = Diese Entscheidung gehört { $owner }, nicht { $seat }.
undo-only =
    { $number ->
        [one] Nur { $number } Entscheidung lässt sich zurücknehmen. { $why }
       *[other] Nur { $number } Entscheidungen lassen sich zurücknehmen. { $why }
    }
undo-nothing-yet = Es ist noch nichts gespielt.
undo-by-agreement = So weit zurück geht es nur, wenn alle zustimmen.
undo-at-the-end = Die Partie ist zu Ende, und ihr Ende hat alles aufgedeckt.
undo-chance = Seither hat der Zufall gesprochen; was er gezeigt hat, lässt sich nicht zurücknehmen.
undo-automa = Was entschieden war, bevor der Automa handelte, lässt sich nicht zurücknehmen.
undo-other-seat = Was entschieden war, bevor ein anderer Platz entschied, lässt sich nicht zurücknehmen.

## A past that is believed instead of played.

past-no-place = Von Version { NUMBER($version, useGrouping: 0) } geht es nicht weiter: Es ist nicht bekannt, was sich zurücknehmen lässt.
past-not-again = Was vor Version { NUMBER($version, useGrouping: 0) } gespielt wurde, lässt sich nicht noch einmal spielen: { $error }
past-elsewhere = Was vor Version { NUMBER($version, useGrouping: 0) } gespielt wurde, führt nicht zu dem, wie es dort stand.

## Journals.

journal-line = Zeile { NUMBER($line, useGrouping: 0) }: { $what }
journal-none = Das ist kein Journal von Veche: Die erste Zeile sollte 'veche 1' sein.
journal-no-moves = Das Journal endet vor seinem ersten Zug: Die Zeile '--' fehlt.
journal-unknown-key = Mit { $key } beginnt keine Zeile am Anfang eines Journals. Bekannt sind: { $known }.
journal-of-a-seat = Dieses Journal wurde für einen Platz ausgegeben: Es lässt sich lesen, aber nicht fortsetzen.
journal-lacks = Im Journal fehlt { $key }: Vor '--' gehört eine Zeile '{ $key } …'.
journal-format = Das Journal hat das Format { $found }; dieses Programm liest das Format { $known }.
journal-rules = Gespielt wurde nach der Regelversion { $found }; dieses Programm hat die Version { $known }.
journal-number = { $found } sollte eine ganze Zahl sein.
journal-data = Die Daten nach dem ersten Wort: { $error }.
journal-no-object = Die Daten nach dem ersten Wort sollten ein Objekt in geschweiften Klammern sein.
journal-cut-off = Das Journal ist abgeschnitten: Seine letzte Zeile sollte '==' und die Zahl der Versionen sein.
journal-versions = Das Journal hat { $number } Versionen, aber seine letzte Zeile sagt { $last }.
journal-no-move = Erwartet war '{ NUMBER($version, useGrouping: 0) } Platz: Zug', gefunden wurde { $found }.
journal-illegal = { $found } war hier nicht möglich. { $error }
journal-illegal-now = { $found } ist hier nach der Regelversion { $now } nicht möglich; begonnen wurde die Partie unter Version { $then }. { $error }

## JSON, after what it is that has it.

json-not = Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: das ist kein JSON ({ $what })
json-long = eine Zahl darin ist zu lang, um sie zu lesen
json-large = eine Zahl darin ist zu groß, um sie zu lesen
json-deep = seine Klammern sind zu tief verschachtelt, um es zu lesen
json-word = { $word } ist keine Zahl, die JSON kennt

## Positions and corrections, each with a list of problems.

position-bad = Diese Stellung ist nicht möglich:
corrections-bad = Die Korrekturen lassen sich nicht verwenden:
problems-more = und { $number } weitere.
problems-unread = und vielleicht mehr: Der Rest wurde nicht angesehen.
position-docket = docket: Es passt nicht zum Rest der Stellung.
position-no-choice = docket: Bei { $procedure } gäbe es nichts zu wählen.
position-excludes = { $option } und { $other } schließen einander aus
position-colours = die Farben { $colours } sind nicht die dieser Partie, { $others }
position-players = players: Dies ist eine Stellung für { $written }, nicht für { $players }.

## A list of which only the first are told.

list-first = { $first } und { $number } weitere

## Single values of a position: where they stand, what is wrong, and what was probably meant.

check-at = { $where }:{ " " }
check-position-whole = { $at }erwartet wird eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }, gefunden wurde { $value }.
check-position-truth = { $at }erwartet wird true oder false, gefunden wurde { $value }.
check-position-list = { $at }erwartet wird eine Liste, gefunden wurde { $value }.
check-position-group = { $at }erwartet wird ein Objekt mit Namen, gefunden wurde { $value }.
check-position-field = { $at }es gibt kein Feld { $value }{ $meant }
check-position-name = { $at }{ $value } gibt es hier nicht{ $meant }
check-position-near = ; meintest du { $near }?
check-position-known = ; bekannt sind { $known }.

## Single values of corrections.

check-corrections-all = Die Liste der Korrekturen
check-corrections-whole = { $where } ist { $value }; es muss eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } sein.
check-corrections-truth = { $where } ist { $value }; es muss true oder false sein.
check-corrections-present = { $where } ist { $value }; es muss true sein oder fehlen.
check-corrections-text = { $where } ist { $value }; es muss ein Text in Anführungszeichen sein.
check-corrections-list = { $where } ist { $value }; es muss eine Liste sein, und zwar { $number } { $thing }.
check-corrections-range = { $least } bis { $most }
check-corrections-words =
    { $where } ist { $value }; es muss eine Liste sein, mit mindestens { $least ->
        [one] einem Eintrag
       *[other] { $least } Einträgen
    } ({ $thing }).
check-corrections-twice = { $where } nennt { $value } zweimal; einmal genügt.
check-corrections-group = { $where } ist { $value }; es muss eine Gruppe in geschweiften Klammern sein{ $some }.
check-corrections-at-least = { " " }mit mindestens { $least } von: { $names }
check-corrections-field = { $where } nennt { $value }; so heißt hier nichts ({ $thing }). { $meant }
check-corrections-name = { $where } ist { $value }; so heißt hier nichts ({ $thing }). { $meant }
check-corrections-fixed = { $where } lässt sich nicht korrigieren: Die Regeln sind darauf gebaut.
check-corrections-called = { $where } lässt sich nicht korrigieren: Wie etwas heißt, sagen die Wörter, und die Korrektur wäre nirgends zu sehen. { $meant }
check-near = Meintest du { $near }?
check-known = Bekannt sind: { $known }.
check-correctable = In dieser Tabelle lassen sich korrigieren: { $fields }.
check-uncorrectable = In dieser Tabelle lässt sich nichts korrigieren.

## Anything else that is wrong, with its place.

check-wrong = { $at }{ $what }.
position-elsewhere = { $card } liegt auch noch anderswo

## The docket of a position.

docket-nothing = es ist nichts mehr zu tun, aber die Partie ist nicht zu Ende: Dies ist { $phase }
docket-phase = { $name } wartet nicht in dieser Phase, { $phase }
docket-on = { $name } liegt nie auf { $lower }
docket-end = ein docket endet nicht mit { $name }, sondern mit { $last }
docket-whose = hier gehört { $name } zu { $seat } wie das, was darauf liegt
docket-twice = { $name } wartet zweimal auf dieselbe Weise
docket-players = { $name } wartet nie bei so vielen Spielern
docket-nobody = { $name } gehört niemandem und hat deshalb keinen Platz
docket-needs-seat = { $name } braucht einen Platz: { $seats }
docket-automa = { $name } tun die Regeln für { $automa }, nicht für { $seat }
docket-rules-play = die Regeln spielen { $seat }, deshalb wird dort niemand nach { $name } gefragt
docket-expected = erwartet wird { $expected }, gefunden wurde { $found }
docket-one-of = eines von { $names }
docket-some-of = eine Liste mit einigen von { $names }
docket-numbers-for = Zahlen für einige von { $names }
docket-number = eine Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
docket-senseless = { $found } ergibt hier keinen Sinn
docket-not-due = { $name }: nichts dergleichen steht an
docket-need = { $name }: { $why }

## What a value of corrections stands for.

thing-degree-of-confidence = Grad der Gewissheit
thing-field-of-this-table = Feld dieser Tabelle
thing-record = Eintrag
thing-table = Tabelle
