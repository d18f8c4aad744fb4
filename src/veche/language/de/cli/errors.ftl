### What can be wrong with a command.

command-means-nothing = { $words } bedeutet hier nichts. `veche BEFEHL --help` zählt auf, was es gibt.
command-usage = { $what }
    { $usage }
command-no-opponent = { $title } hat keinen eigenen Gegner, gegen den sich allein spielen ließe.
command-arena = Eine Arena braucht mindestens zwei Spieler und zwei oder mehr Bots, jeden einmal genannt: --bots greedy,random
command-contest = Sag entweder, welche Bots gegeneinander spielen, --bots greedy,random, oder welcher unter welchen anderen sitzt, --one planner --against greedy
command-two-bots = --at-least vergleicht zwei Bots an einem Tisch für zwei oder einen mit lauter gleichen: --bots voivode,druzhinnik --at-least 0.6
command-on = { $found } ist kein Ort, an dem gespielt wird. Schreib ray für diesen Rechner oder ray://HOST:PORT für einen Verbund.
command-share = { $found } ist kein Anteil; einer liegt zwischen 0 und 1, etwa 0.6.
command-solo = --solo heißt allein spielen; lass --players weg.
command-no-past = Eine Stellung hat keine Vergangenheit; Version { NUMBER($version, useGrouping: 0) } gibt es nicht.
command-version = Das Journal hat die Versionen 0 bis { NUMBER($last, useGrouping: 0) }; Version { NUMBER($version, useGrouping: 0) } gibt es nicht.
command-seat = Es gibt keinen Platz { $seat }. Die Plätze sind: { $seats }.
command-which-game = Sag, welches Spiel: { $titles }.
command-from = Mit --from sagt die Stellung, wie viele spielen und mit welchen Optionen und Korrekturen.
command-other-title = { $file } ist eine Stellung von { $title }, nicht von { $named }.
command-seed = --seed und --luck entscheiden beide über den Zufall; nenne nur eines davon.
command-no-move = Sag, was gespielt wird; `veche moves FILE` zählt auf, was möglich ist.
command-undo-position = Eine Stellung hat keine Vergangenheit, in die es zurückginge; spiele mit einem Journal weiter, um Züge zurücknehmen zu können.
command-no-schema-position = { $title } hat kein Schema seiner Stellung.
command-no-schema-corrections = { $title } hat kein Schema seiner Korrekturen.
command-language = { $found } ist keine Sprache dieses Programms. Es spricht: { $languages }.
command-stopped = Abgebrochen.
command-not-over = Die Partie ist nicht zu Ende: { $asked }

## What is written after an option.

command-luck = { $found } sollte eine ganze Zahl sein oder 'ask'
command-at-least = { $found } sollte eine ganze Zahl sein, mindestens { NUMBER($least, useGrouping: 0) }
command-seconds = { $found } sollte eine Zahl von Sekunden sein

## Opening the table.

serve-needs = Der Tisch braucht { $package }. So wird es installiert: pip install 'veche[table]'
serve-no-place = In { $place } lassen sich keine Partien aufbewahren: { $why }.
serve-workers = Mehrere Prozesse brauchen eine Datenbank, die sie teilen können. Nenne eine mit --data postgresql://… oder lass --workers weg.
serve-twice = In { $folder } ist schon ein anderer Tisch geöffnet. Zwei Tische würden nichts voneinander hören: Schließe den anderen, nimm einen anderen Ordner oder lass beide eine PostgreSQL-Datenbank teilen.
keep-done =
    { $matches ->
        [one] Eine Partie liegt
       *[other] { $matches } Partien liegen
    } jetzt in { $place }, gleich denen am alten Ort (Prüfsumme { $digest }).
keep-nothing = In { $place } liegen keine Partien.
keep-in-the-way = { $file } gibt es schon. Wähle einen anderen Namen.
serve-not-renewed = Ein neu gestarteter Prozess hat seinen Dienst nicht aufgenommen; die bisherigen machen weiter wie zuvor.
serve-no-port = Der Tisch lässt sich unter { $host }, Port { NUMBER($port, useGrouping: 0) }, nicht öffnen: { $why }.

command-no-client = Um an einem Tisch anderswo zu spielen, installiere veche mit der Zugabe „client“: pip install "veche[client]".
command-no-table = Der Tisch unter { $link } antwortet nicht: { $why }

## What Python's parser of arguments complains about.

parser-required = es fehlt: { $what }
parser-argument = bei { $argument_name }: { $message }
parser-choice = { $value } gibt es hier nicht (zur Wahl stehen { $choices })
parser-type =
    { $type ->
        [int] { $value } ist keine ganze Zahl
       *[other] { $value } ist kein Wert der Art { $type }
    }
parser-expected-one = hier fehlt ein Wert
parser-expected-at-most-one = hier steht höchstens ein Wert
parser-expected-at-least-one = hier fehlt mindestens ein Wert
parser-not-with = geht nicht zusammen mit { $what }
parser-ignored = nimmt keinen Wert, also auch nicht { $what }
parser-ambiguous = { $option } ist nicht eindeutig: gemeint sein könnten { $matches }
