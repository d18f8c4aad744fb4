### What the command line says: the help of its commands, and what they answer.

## What each command does.

about-analyse = Was eine beendete Partie entschieden hat und was besser gewesen wäre.
about-simulate = Viele ganze Partien zwischen Bots spielen und zusammenfassen.
about-arena = Bots gegeneinander spielen lassen und werten.
about-bench = Messen, wie viele Zufallspartien, Kopien und Züge eine Sekunde fasst.
about-catalogue = Jeder Zug eines Titels: Nummer, Text und eine Zeile Bedeutung.
about-demo = Einer Partie zusehen, die sich selbst spielt; Strg-C beendet sie.
about-show = Den Tisch zeigen, wie ihn der gefragte Platz sieht oder jemand anders.
about-position = Die vollständige Stellung als JSON schreiben, das sich bearbeiten lässt.
about-outcome = Der Wertungsbogen: jeder Punkt mit seinem Grund, und wer gewonnen hat.
about-replay = Ein Journal von Anfang an noch einmal spielen und jeden Zug erzählen.
about-new = Eine Partie beginnen und ihr Journal schreiben.
about-moves = Wer wonach gefragt wird, dann ein möglicher Zug je Zeile.
about-play = Züge spielen, einen nach dem anderen; alle oder keinen.
about-undo = Die letzte Entscheidung zurücknehmen.
about-schema = Was eine Stellung oder eine Datei mit Korrekturen enthalten darf: als JSON-Schema.
about-copy = Alle Partien von einem Ort an einen anderen bringen, zwischen SQLite und PostgreSQL.
about-backup = Alle Partien in eine Datei schreiben, während der Tisch weiterläuft.
about-restore = Alle Partien aus einer Datei zurückholen, die `veche backup` geschrieben hat.
about-serve = Den Tisch öffnen: im Browser spielen, allein oder mit anderen.

## What each argument means.

help-seat = nur diesen Platz beurteilen: seine Farbe oder seine Nummer, von 1 an
help-seconds = nach so vielen Sekunden aufhören; ohne das kommt jedes Mal dasselbe heraus
help-title = das Spiel, etwa rurik
help-jobs = Prozesse, die spielen
help-bots = einer für jeden Platz oder einer für alle
help-census = alle Züge, Karten, Abläufe und Auslegungen zählen
help-parquet = eine Zeile je Platz und Partie; daneben, in FILE-decisions, eine Zeile je Entscheidung
help-pool = zwei oder mehr; jeder spielt gegen jeden
help-one = dieser Bot auf einem Platz, und alle anderen Plätze für einen von --against
help-against = wer alle anderen Plätze hat: jeder dieser Bots der Reihe nach
help-games = wie viele insgesamt
help-out-parts = Ergebnisse, wie sie kommen; ein abgebrochener Lauf geht weiter
help-on = auf anderen Rechnern spielen, mit Ray, statt in Prozessen von diesem
help-out = eine Zeile je Partie; ein abgebrochener Lauf geht weiter
help-at-least = aufhören, sobald klar ist, ob der erste von zwei Bots diesen Anteil gewinnt
help-play-for = wie lange gespielt wird
help-json = in JSON antworten, auch bei Fehlern
help-file = ein Journal oder eine Stellung
help-at = wie es bei Version N des Journals stand
help-luck = den Zufall festlegen oder ihn wie einen Platz fragen lassen
help-players = wie viele spielen
help-solo = allein gegen den eigenen Gegner des Titels
help-option = eine Variante; mehrfach möglich; --NAME [WERT] geht auch
help-leaders = die Anführer, Platz für Platz, bei Titeln mit Anführern
help-colours = die Farben, Platz für Platz; allein auch die des Gegners und der Neutralen
help-first = wer beginnt; ohne das entscheidet der Zufall
help-data = Korrekturen der gedruckten Werte; sonst die in deinem Konfigurationsordner
help-seed = welche Partie; ohne das jedes Mal eine neue
help-pace = Pause nach jeder Entscheidung
help-output = wohin geschrieben wird; ohne das wird es ausgegeben
help-force = die Datei ersetzen, falls es sie gibt
help-check = nur prüfen, ob jede Zeile möglich war
help-story = ganze Aktionen in Sätzen erzählen, nicht Zug für Zug
help-as-seat = wie dieser Platz es sieht: seine Farbe oder seine Nummer, von 1 an
help-spectator = wie es sieht, wer nur zuschaut
help-all = mit allem, was verdeckt ist
help-luck-seed = entscheidet über den Zufall; ohne das jedes Mal anders
help-from = bei dieser Stellung beginnen oder wo ein Journal steht
help-journal-output = wohin geschrieben wird; ohne das wird das Journal ausgegeben
help-replace = FILE ersetzen, falls es sie gibt
help-meaning = sagen, was jeder Zug bedeutet
help-moves = etwa "advisor 4"
help-steps = so viele Entscheidungen zurücknehmen
help-of = position (Stellung) oder corrections (Korrekturen)
help-host = wer kommen darf: 127.0.0.1 (dieser Rechner) oder 0.0.0.0 (alle)
help-port = der Port; ohne das ein freier
help-matches = wo die Partien liegen: ein Ordner oder eine Datenbank wie postgresql://…; Korrekturen der gedruckten Werte, die --data sonst meint, kommen aus deinem Konfigurationsordner
help-copied-from = ein Ordner oder eine Datenbank, etwa postgresql://…
help-copied-to = ebenso; dort darf noch nichts liegen
help-backup-file = die Datei, die es noch nicht geben darf
help-restored-file = die Datei einer Sicherung
help-kept-in = wo der Tisch seine Partien hat, wie bei `veche serve`
help-workers = wie viele Prozesse den Tisch bedienen; mehr als einer braucht eine PostgreSQL-Datenbank
help-name = ein Name, unter dem andere den Tisch erreichen, etwa play.example; mehrfach für mehrere, * für jeden. Adressen und die Namen dieses Rechners müssen nicht genannt werden
help-proxy = ein Proxy, dem geglaubt wird, für wen er fragt, mit seiner Adresse; mehrfach für mehrere
help-limits = wie großzügig die Grenzen für eine Adresse sind: 2 für doppelt so viel, 0 für keine Grenzen
help-log = wie gesagt wird, was geschieht: plain, oder json mit einer Zeile auch für jede Anfrage, für Programme, die das lesen
said-owner = Nur für die Tischleitung: { $address }
help-archive = nach so vielen Tagen wird eine Partie, die zu Ende ist, archiviert: gepackt und lesbar wie zuvor; 0 für nie
help-forget = nach so vielen Tagen ohne Zug verschwindet eine Partie; wo jemand einen Platz hat, 30 Tage, nachdem es gesagt wurde; 0 für nie
help-most = wie viele Partien höchstens aufgehoben werden; 0 für beliebig viele
help-push-service = ein weiterer Push-Dienst, dem Nachrichten geschickt werden dürfen, etwa https://push.example; mehrmals möglich
help-contact = was Push-Dienste erfahren, damit sie jemanden erreichen, etwa mailto:keeper@play.example
help-mail = ein Mailserver, über den Menschen von ihren Partien hören, smtp://name:passwort@host:587 oder smtps://…
help-mail-from = als wer Mails verschickt werden, etwa "Veche <veche@play.example>"
help-chat = ein Messenger, in dem Menschen davon hören dürfen, etwa discord oder jsons://chat.example; mehrmals möglich
help-memory = so viele Megabyte Speicher dürfen laufende Partien belegen; 0 für ein Achtel dessen, was da ist
help-bot-pace = so viele Sekunden dauert der Zug eines Bots mindestens
help-open = die Seite im Browser dieses Rechners öffnen
help-language = diese Sprache sprechen: { $languages }; steht vor dem Befehl
help-help = diese Hilfe zeigen und enden
help-version = die Version zeigen und enden

help-usage = Aufruf:
help-arguments = Angaben
help-options = Optionen
help-commands = Befehle
about-veche = Spiele aus der alten Rus und aus Sibirien: beginnen, spielen, nachspielen, simulieren, messen.

## What commands answer.

said-players =
    { $number ->
        [one] 1 Spieler
       *[other] { $number } Spieler
    }
said-corrections = Deine Korrekturen in { $file } gelten.
said-older-rules = { $file } wurde unter der Regelversion { $then } begonnen; jede Zeile ist auch unter Version { $now } möglich.
said-over = Die Partie ist zu Ende.
said-asked = { $seat }: { $prompt }
said-shown = { $title }, Version { NUMBER($version, useGrouping: 0) }, gesehen von: { $reader }
said-written = { $file }: die Stellung bei Version { NUMBER($version, useGrouping: 0) }.
said-begun = { $file }: { $title }, { $players }.
said-possible = Die Stellung ist möglich.
said-legal =
    { $number ->
        [one] Die eine Version ist möglich.
       *[other] Alle { $number } Versionen sind möglich.
    }
said-chosen = { $other } von { $all } Zufallsergebnissen sind nicht die der Startzahl { NUMBER($seed, useGrouping: 0) }: Sie wurden gewählt.
said-total = Summe
said-between = Bei Gleichstand: { $what }
said-rank = Rang
said-shared = { $winners } teilen sich den Sieg.
said-wins = { $winner } gewinnt.
said-open = Der Tisch ist geöffnet: { $address }
said-kept = Die Partien liegen in { $place }. Strg-C schließt den Tisch.
said-stopped-after =
    { $number ->
        [one] Nach einem Zug abgebrochen.
       *[other] Nach { $number } Zügen abgebrochen.
    }
said-hidden = Vor allen verborgen
said-held = Bei { $seat }
said-last = Was zuletzt geschah
reader-all = wer alles sieht
reader-spectator = wer nur zuschaut
said-lately = Zuletzt
said-sheet = Wertungsbogen
said-bots = Die Bots sind: { $bots }.

about-play-at = Einen Bot dieses Rechners an einem laufenden Tisch einen Platz spielen lassen, über dessen Link.
help-patience = wie lange ein Bot aus einem anderen Paket höchstens über einen Zug nachdenken darf, in Sekunden
help-seat-link = die Einladung zu einem Platz oder sein persönlicher Link: http://HOST/seat/…
help-bot-there = welcher Bot spielt; ohne das greedy
help-name-there = wie er am Tisch heißt
help-seed-there = wonach der Bot entscheidet, wo er zieht
said-played-there = { $name } ist zu Ende; der Bot spielte { $seat }. Gewonnen: { $winners }.

## Reports of simulate, arena and bench.

report-arena = { $games } Partien { $title }, { $players }, Startzahl { NUMBER($seed, useGrouping: 0) }
report-games = { $games } Partien { $title }, { $players }, Bots { $bots }, Startzahl { NUMBER($seed, useGrouping: 0) }
report-digest = Prüfsumme { $digest }
report-length = { $mean } Züge je Partie ({ $min } bis { $max }): { $kinds }
report-kinds = { $decisions } Entscheidungen, { $forced } erzwungen, { $chance } Zufall
report-per-game = je Partie: { $kinds }
report-seat = Platz
report-wins = Siege
report-between = { $low } bis { $high }
report-against = gegen { $name }: { $share } gewonnen ({ $between }, 95 %)
report-margin = mittlerer Vorsprung { $mean } Punkte ({ $low } bis { $high }, 95 %)
report-shared = Geteilte Siege: { $number }.
report-test = { $title }, Startzahl { NUMBER($seed, useGrouping: 0) }: { $better } gewann { $wins } von { $games } Partien gegen { $other } ({ $low } bis { $high }). Mindestens { $least }? { $verdict }
verdict-yes = ja
verdict-no = nein
verdict-open = offen
report-playing = es wird gespielt
report-bar = Partien
report-not-watched = Der kompilierten Engine lässt sich nicht zusehen: Auslegungen, Fähigkeiten und Schritte, die niemanden fragen, sind NICHT gezählt.
report-never = Nie vorgekommen
report-group = { $census } ({ $number } von { $all })
report-zero = { $census } ({ $number }): { $names }
report-more = … und { $number } weitere; --json zählt alle auf
report-bench =
    { $build ->
        [compiled] kompiliert
       *[pure] reines Python
    }, { $players }, { $seconds } s
report-decisions-a-second = Entscheidungen in der Sekunde
report-games-a-second = Partien in der Sekunde
report-copies-a-second = Kopien in der Sekunde
report-expanded-a-second = Züge kopiert und gespielt in der Sekunde
census-rulings = Auslegungen
census-abilities = Fähigkeiten
census-procedures = Abläufe
census-verbs = Verben
census-moves = Züge
