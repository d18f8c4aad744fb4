### Was an einer Anfrage falsch sein kann.

## Plätze und Links.

seat-none = An diesem Tisch gibt es keinen solchen Platz.
seat-watching = Wer zuschaut, entscheidet nichts. Nimm zuerst einen Platz ein.
seat-link = Um dieser Partie zuzuschauen, öffne den Link, den dir jemand am Tisch gibt.
seat-not-yours = Du sitzt nicht an diesem Platz. Öffne deinen eigenen Link dorthin, oder die Einladung, die du bekommen hast.
seat-over = Diese Partie ist zu Ende; niemand nimmt mehr Platz.
seat-taken = Dieser Platz ist nicht frei. Vielleicht hat ihn gerade jemand anderes genommen.
seat-changed = Das ist nicht mehr möglich: Jemand anderes hat diesen Platz verändert.
seat-way = Ein Platz lässt sich nicht durch { $how } verändern.
seat-readable = Diese Partie lässt sich lesen. Wer sie verlassen will, tut das an ihrem Tisch.

## Züge und Rücknahme.

turn-other = { $seat } ist dran.
hint-way = Durch { $how } gibt es keinen Tipp.
hint-none = In dieser Partie werden keine Tipps gegeben.
hint-not-asked = Ein Tipp ist für die Person, die gefragt ist.
why-none = Bei Version { NUMBER($version, useGrouping: 0) } hat kein Bot etwas entschieden.
hint-busy = Andere warten auf ihren Tipp. Frag gleich noch einmal.
why-busy = Andere warten auf ihre Begründung. Frag gleich noch einmal.
undo-way = Durch { $how } lässt sich nichts zurücknehmen.
undo-no-decision = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
undo-nobody-asks = Niemand bittet mehr darum, etwas zurückzunehmen.
undo-not-alone = Von dir lässt sich nichts zurücknehmen, ohne die anderen zu fragen.

## Gespräch.

talk-way = Durch { $how } wird nichts gesagt.
talk-long = Eine Zeile hat höchstens { $most } Zeichen.
talk-often = Das war viel in kurzer Zeit. Warte einen Augenblick, dann sag es noch einmal.
talk-silent = An diesem Tisch gibt es kein Gespräch.
nudge-often = Jetzt ist niemand zu erinnern: Jemand anders ist dran, oder die Erinnerung ist keinen Tag her.
bell-most = Ein Browser hat höchstens { $most } Stellen, an denen er von Partien hört.
bell-service = Dorthin lassen sich keine Nachrichten schicken.
bell-address = An diese Adresse lässt sich keine Mail schicken.
bell-asked = Diese Adresse wurde mehrmals gefragt, und niemand hat geantwortet. Sieh dort nach der Mail, oder warte zwei Tage.
bell-no_chat = In einen solchen Messenger werden hier keine Nachrichten geschickt.
means-mail = Der Mailserver wird als smtp://name:passwort@host:587 oder smtps://… angegeben.
means-sender = Wer Mails schickt, hat eine Adresse: --mail-from veche@play.example.
means-chat = Messenger brauchen ein weiteres Paket: pip install 'veche[chat]'.
bell-none = Dieser Browser hat keine solchen Nachrichten.
bell-link = Dieser Link beendet keine Nachrichten dieses Tisches.
talk-host = Wer diese Partie eröffnet hat, entscheidet, ob es an ihrem Tisch ein Gespräch gibt.

## Uhren und Pausen.

clock-way = Eine Uhr lässt sich nicht auf { $way } stellen.
clock-seconds = Ein Platz hat zwischen { $least } Sekunden und { $days } Tagen, und für jeden Zug höchstens noch einmal so viel.
absence-way = Eine Abwesenheit lässt sich nicht durch { $how } verändern.
absence-day = Wähle einen kommenden Tag innerhalb eines Jahres.
hours-long = Höchstens { $hours } Stunden eines Tages dürfen ruhig sein.
hours-time = { $found } ist keine Uhrzeit wie 22:00.
hours-zone = { $zone } ist keine Zeitzone, die hier bekannt ist, wie Europe/Berlin.

## Das Ende, und die Partie danach.

match-not-over = Diese Partie ist noch nicht zu Ende.
picture-early = Ein Bild des Ergebnisses gibt es, wenn die Partie zu Ende ist.
match-no-rematch = Noch gibt es keine Revanche.
play-on-version = Eine Partie lässt sich ab einer Version zwischen { NUMBER($first, useGrouping: 0) } und { NUMBER($last, useGrouping: 0) } weiterspielen.

## Partien, die sich nicht öffnen lassen.

open-journal = Diese Partie lässt sich nicht öffnen: Ihr Journal passt nicht mehr zu den Regeln.
open-position = Diese Partie lässt sich nicht öffnen: Ihre letzte Stellung passt nicht mehr zu den Regeln.
open-gone = Wer darum gebeten hat, ist gegangen.
open-nobody = Niemand wartet mehr darauf.

## Anfragen.

request-unreadable = Der Tisch kann diese Anfrage nicht lesen.
request-nothing-here = Unter dieser Adresse ist nichts.
request-not-here = Das ist unter dieser Adresse nicht möglich.
request-slow = Diese Anfrage kam nicht rechtzeitig an.
request-other-name = Unter diesem Namen ist der Tisch nicht bekannt. Wer ihn geöffnet hat, kann den Namen mit --name zulassen.
request-other-page = Eine Seite von anderswo darf diesem Tisch nicht zuhören.
limit-requests =
    { $seconds ->
        [one] Das war sehr viel in kurzer Zeit. Komm in einer Sekunde wieder.
       *[other] Das war sehr viel in kurzer Zeit. Komm in { $seconds } Sekunden wieder.
    }
limit-forms =
    { $seconds ->
        [one] Das waren sehr viele Züge und Formulare in kurzer Zeit. Schick es in einer Sekunde noch einmal.
       *[other] Das waren sehr viele Züge und Formulare in kurzer Zeit. Schick es in { $seconds } Sekunden noch einmal.
    }
limit-openings =
    { $seconds ->
        [one] Von dieser Adresse wurden sehr viele Partien eröffnet. Die nächste geht in einer Sekunde.
       *[other] Von dieser Adresse wurden sehr viele Partien eröffnet. Die nächste geht in { $seconds } Sekunden.
    }
limit-matches = Von dieser Adresse sind schon { $most } Partien offen. Spiel einige davon zu Ende, bevor du eine neue eröffnest.
limit-underway =
    { $seconds ->
        [one] Von dieser Adresse wird zu viel auf einmal verlangt. Komm in einer Sekunde wieder.
       *[other] Von dieser Adresse wird zu viel auf einmal verlangt. Komm in { $seconds } Sekunden wieder.
    }
limit-sockets =
    { $seconds ->
        [one] Von dieser Adresse hören zu viele Seiten und Programme zugleich zu. Schließe einige davon oder komm in einer Sekunde wieder.
       *[other] Von dieser Adresse hören zu viele Seiten und Programme zugleich zu. Schließe einige davon oder komm in { $seconds } Sekunden wieder.
    }
request-store = Der Tisch kann Partien gerade nicht aufschreiben: { $why }. Nichts ist verloren; versuche es gleich noch einmal.
request-stumbled = Der Tisch hat selbst einen Fehler gemacht. Öffne die Seite noch einmal, um zu sehen, wie die Partie steht.

## Formulare.

form-old = Dieses Formular ist zu alt oder kam nicht von diesem Tisch. Öffne die Seite noch einmal und wiederhole es.
form-large = Das ist mehr, als dieser Tisch auf einmal annimmt.
form-no-guide = { $title } hat keinen Wegweiser für ein erstes Spiel.
form-players = { $title } wird nicht mit { $players } gespielt.
form-seat = An einem Platz kann nicht { $kind } sitzen.
form-option = Wähle { $option } für jeden Platz, oder für keinen.
form-lacks = In dem, was geschickt wurde, fehlt etwas oder ist falsch: { $fields }.
form-language = { $code } spricht dieser Tisch nicht.
form-wrong = Dieses Formular ist nicht so geschrieben, wie es von sich sagt.
form-number = Wie viele spielen mit? { $found } ist keine Zahl.

## Journale, die eingebracht werden.

bring-busy = Der Tisch liest noch andere Journale. Bring deines gleich noch einmal ein.
bring-work = Dieses Journal macht zu viel Arbeit: Der Tisch nimmt sich { $seconds } Sekunden, um eines zu lesen.
bring-unfit = Dieses Journal lässt sich nicht spielen: Was es sagt, passt nicht zusammen.
bring-no-text = Diese Datei ist kein Journal: Sie ist kein Text.
bring-long = Dieses Journal ist zu lang: Der Tisch nimmt Journale bis zu { NUMBER($lines, useGrouping: 0) } Zeilen.
bring-undos = In diesem Journal wurde zu viel zurückgenommen: Der Tisch nimmt bis zu { NUMBER($lines, useGrouping: 0) } Zeilen mit Rücknahmen.
bring-line = Zeile { NUMBER($line, useGrouping: 0) } dieses Journals ist zu lang für eine Zeile eines Journals.
bring-numbers = Dieses Journal enthält Zahlen, die keine sind.

analysis-early = Die Analyse einer Partie gibt es, wenn sie zu Ende ist.
analysis-busy = Viele Partien warten auf ihre Analyse. Versuche es in ein paar Minuten noch einmal.
analysis-cannot = Diese Partie wurde nach anderen Regeln gespielt und lässt sich nach den heutigen nicht analysieren.

seat-no-token = Zeige das Zeichen deines Platzes: Authorization: Bearer, dann das Zeichen.
seat-other-token = Dieses Zeichen gehört zu keinem Platz dieser Partie, oder dort sitzt inzwischen jemand anderes. Komm noch einmal über einen Link.
seat-invitation = Das ist eine Einladung und noch kein Platz. Nimm damit zuerst Platz.
seat-used = Dieser Link ist verbraucht. Bitte um einen neuen.

bot-plays_for_you = Ein Bot spielt für dich. Nimm deinen Platz zurück, um selbst zu entscheiden.

lesson-no_undo = In der Lektion muss nichts zurückgenommen werden. Verlass sie zuerst, wenn du etwas anderes versuchen willst.

open-closed = Wer den Tisch führt, hat diese Partie beendet; niemand spielt sie mehr.
open-too-many = Dieser Tisch hebt { $most } Partien auf, und so viele sind es schon. In den nächsten Tagen wird vielleicht Platz; komm dann wieder.

request-read-only = Dieser Tisch ist eine Weile nur zum Lesen geöffnet: Du kannst schauen, aber nichts ändern. Versuche es in ein paar Minuten noch einmal.
owner-no-link = Dieser Link führt zu keinem Tisch dieser Art. Der richtige wurde genannt, als der Tisch geöffnet wurde.
owner-not-yours = Das ist für die Tischleitung: am Rechner selbst, oder mit dem Geheimnis ihrer Seite.
owner-ended = Diese Partie wird nicht mehr gespielt; da ist nichts zu beenden.
owner-not-archived = Diese Partie lässt sich nicht archivieren: Sie wird noch gespielt, oder sie ist es schon.
