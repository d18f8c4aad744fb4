### Was die Seiten rund um einen Titel sagen.

also = Auch möglich

site-title = Veche
site-sub = Ein Tisch für Spiele aus der alten Rus und aus Sibirien

skip = Zum Tisch

nav = Seiten
nav-lobby = Lobby
nav-results = Ergebnisse
nav-about = Über Veche
nav-theme = Hell oder dunkel
nav-rules = Regeln
nav-history = Geschichte
nav-menu = Menü
language-title = Sprache
language-sub = Dieses Gerät merkt sich, welche du wählst. Alle am Tisch lesen ihre eigene.

notice = Veche ist ein inoffizielles Projekt von Fans. Es steht in keiner Verbindung zu den Verlagen dieser Spiele; alle Zeichnungen und Texte sind unsere eigenen.

error-title = Das ging nicht
error-back = Zur Lobby

automa-acts = { $automa } handelt
automa-step = Schritt für Schritt
automa-step-title = { $automa }: was seit deiner letzten Entscheidung geschah, ein Schritt nach dem anderen

results-title = Ergebnisse
results-sub = Jede beendete Partie, in der dieser Browser einen Platz hat. Nichts verlässt diesen Tisch.
results-filters = Welche Partien gezeigt werden
results-by-title = Titel
results-by-players = Spielerzahl
results-by-leader = Anführer
results-by-opponent = Gegner
results-all = alle
results-show = Zeigen
results-lift = Ohne { $name }
results-marks = Punkte nach
results-matches =
    { $number ->
        [one] Partie
       *[other] Partien
    }
results-figures = In Zahlen
results-won_of = gewonnen von { $number }
results-lately = mittlerer Abstand der letzten zehn
results-best_at = am besten bei { $title }
results-margins = Abstand im Lauf der Zeit
results-hollow = hohl: nicht gewonnen
results-band = wo der Mittelwert liegen kann
results-chart = Abstände von { $number } Partien, davon { $won } gewonnen; die Liste darunter hat sie alle.
results-mark = { $title }, { $points } Punkte, { $margin }
results-others = andere
results-group-opponent = Nach Gegner
results-group-leader = Nach Anführer
results-group-players = Nach Spielerzahl
results-group-title = Nach Titel
results-of_players =
    { $number ->
        [one] allein
       *[other] { $number } Personen
    }
results-bot = { $code } (Bot)
results-percents = { $mean } Prozent, { $low } bis { $high }
results-some_of = { $won } von { $of }
results-list = Partien
results-newest = die neuesten zuerst
results-last = die letzten { $number }, die neuesten zuerst
results-when = Wann
results-what = Was, und mit wem
results-place = Platz
results-nth =
    { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
       *[other] { $place }.
    }
results-points = Punkte
results-margin = Abstand
results-look = Ansehen
results-score = Wertung
results-left_out =
    { $number ->
        [one] Eine beendete Partie zählt nicht mit: Mehrere ihrer Plätze sind in diesem Browser, oder ein Bot hat für dich gespielt; ihr Ergebnis gehört niemandem allein.
       *[other] { $number } beendete Partien zählen nicht mit: Mehrere ihrer Plätze sind in diesem Browser, oder ein Bot hat für dich gespielt; ihre Ergebnisse gehören niemandem allein.
    }
results-empty = Noch ist keine Partie zu Ende
results-empty-how = Sobald du eine zu Ende gespielt hast, steht hier ihr Abstand, und bald auch, wie es dir mit jedem Titel, Anführer und Gegner ergeht.
results-empty-go = Zur Lobby
results-nothing = Keine Partie passt zu alledem
results-nothing-how = Nimm eines davon weg:
results-alone = Allein gespielt
results-alone-sub = von allen an diesem Rechner, nach Überschrift
results-against = gegen { $automa }
results-games = Spiele
results-won = Gewonnen
results-best = Bestes Ergebnis
results-none = Noch hat niemand allein bis zum Ende gespielt.

opponents-title = Gegner
opponents-sub = Vier Bots, vom Pagen bis zum Fürsten. Sie sehen nur, was ihr Platz sieht.
opponents-levels = Die vier Stufen
opponents-otrok = Otrok
opponents-otrok-who = der Page
opponents-otrok-plays = Kennt die Regeln und meint es gut, schaut nur auf den eigenen Zug und übersieht das meiste, was er tun könnte.
opponents-otrok-thinks = gar nicht lange
opponents-otrok-good_for = eine erste Partie oder ein Kind
opponents-druzhinnik = Druschinnik
opponents-druzhinnik-who = aus dem Gefolge
opponents-druzhinnik-plays = Macht nach Faustregeln das Beste aus dem eigenen Zug und schaut nicht weiter.
opponents-druzhinnik-thinks = gar nicht lange
opponents-druzhinnik-good_for = alle, die schon ein paar Mal gespielt haben
opponents-voivode = Woiwode
opponents-voivode-who = der Heerführer
opponents-voivode-plays = Wägt seinen Zug nach dem, was viele Partien gewonnen hat.
opponents-voivode-thinks = gar nicht lange
opponents-voivode-good_for = alle, die den Druschinnik schlagen
opponents-knyaz = Knjas
opponents-knyaz-who = der Fürst
opponents-knyaz-plays = Spielt seine besten Züge im Kopf etwa eine Runde weiter und wählt dann.
opponents-knyaz-thinks = bis zu zwei Sekunden
opponents-knyaz-good_for = alle, die geprüft werden wollen
opponents-thinks = überlegt
opponents-good_for = gut für
opponents-mine = deine letzten Partien
opponents-mine_won = { $won } von { $of } gewonnen
opponents-next = Gegen { $level } hast du { $won } von { $of } gewonnen: Spiel als Nächstes gegen diesen.
opponents-ladder = Die Leiter
opponents-ladder-how = Schild: Stärke, Otrok ist 0 · Strich: 19 von 20 Mal liegt sie darin · wer 100 mehr hat, liegt in 64 von 100 Partien vor dem anderen, mit 400 mehr in 91
opponents-unmeasured = { $levels }: nicht gemessen
opponents-line = { $title }, { $players }: { $levels }
opponents-rung = { $level } { $rating } ({ $low } bis { $high })
opponents-between = { $low } bis { $high }
opponents-figures = In Zahlen
opponents-level = Stufe
opponents-strength = Stärke
opponents-19_of_20 = 19 von 20
opponents-steps = Gegen die Stufe darunter
opponents-steps-how = zu zweit
opponents-against = { $better } gegen { $other }
opponents-measured = Wie gemessen wurde
opponents-how =
    { $build ->
        [compiled] Bots haben { $games } Partien gegeneinander gespielt, mit Veche { $veche }, kompiliert; zusammengetragen am { $date }. Das Glück ist für jede Auswahl von Bots dasselbe, und jeder sitzt reihum auf jedem Platz. Startzahlen: { $seeds }.
       *[pure] Bots haben { $games } Partien gegeneinander gespielt, mit Veche { $veche } in reinem Python; zusammengetragen am { $date }. Das Glück ist für jede Auswahl von Bots dasselbe, und jeder sitzt reihum auf jedem Platz. Startzahlen: { $seeds }.
    }
opponents-limits = Ein gestrichelter Strich: Diese Stufe hat jede Partie verloren oder gewonnen, liegt also vielleicht noch viel weiter draußen. Stärken gelten nur für einen Titel mit so vielen Personen, und bei wenigen Partien sind die Striche eher zu kurz. Menschen werden nicht bewertet.
opponents-less = Der Knjas hatte { $seconds } Sekunden zum Überlegen; am Tisch hat er zwei.
opponents-again = Noch einmal spielen lassen
opponents-which = Wie stark die Bots sind

date-today = heute

curtain-title = Der Tisch geht an { $name }
curtain-why = Ihr spielt zu mehreren an diesem Gerät. Alle Karten bleiben hinter dem Vorhang, bis die richtige Person ihn öffnet.
curtain-lift = Ich bin { $name }

invite-title = Einladungen
invite-open = Der Tisch ist gedeckt
invite-waiting = Noch nicht da: { $names }. Du kannst anfangen; ihre Plätze warten auf sie.
invite-all_here = Alle sind da.
invite-scan = Scannen oder verschicken. Wer sie öffnet, sagt einen Namen und setzt sich.
invite-how = Jede Einladung lässt eine Person ein, einmal. Wer zuerst kommt, hat den Platz, und der Link ist verbraucht.
invite-again = Du findest diese Seite im Menü des Tisches wieder.
invite-mine = Dein eigener Platz
invite-mine-why = Spiele am Handy weiter, oder komm zurück, wenn dieser Browser dich vergessen hat. Der Link ist ein Schlüssel für dich allein; darum steht er nicht auf dieser Seite, die du anderen zeigen kannst.
invite-mine-show = Link und Code zeigen
invite-watch = Zum Zuschauen
invite-watch-why = Wer diesen Link hat, sieht den Tisch und niemandes Karten.
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-go = Zum Tisch

reach-others = Andere können diese Links öffnen.
reach-answers = Dieser Rechner antwortet unter
reach-same = Sie tragen die Adresse, über die du gekommen bist: { $host }.
reach-choose = Welche Adresse dieses Rechners die Links tragen
reach-take = Diese Adresse nehmen
reach-only = Nur dieser Rechner kann diese Links öffnen.
reach-only-how = Um andere einzulassen, beende das Programm mit Strg-C und öffne den Tisch mit diesem Befehl; alle Partien bleiben erhalten:
reach-unknown = Öffne diese Seite unter einer Adresse, die andere erreichen können, dann tragen die Links diese.

name-change = Namen ändern

come-title = Nimm deinen Platz ein
come-invited = Ein Platz ist für dich frei gehalten
come-free = Dieser Platz ist frei
come-personal = Weiter als { $name }
come-where = { $match } · { $title }
come-you_play = Du spielst { $seat }.
come-here_too = Dein Platz in dieser Partie, auch an diesem Gerät.
come-with = Am Tisch
come-nobody = noch niemand
come-sit = Setz dich
come-sit_here = An diesem Gerät Platz nehmen
come-all = Alle deine Plätze
come-all-lead =
    { $number ->
        [one] Dieser Link bringt einen Platz auf dieses Gerät.
       *[other] Dieser Link bringt { $number } Plätze auf dieses Gerät.
    }
come-sit_all = An diesem Gerät Platz nehmen
come-sit_all-why = Die Plätze, die das andere Gerät jetzt hat.
come-share = Beide Geräte gehören mir
come-share-why = Dann hat jedes alle Partien des anderen, jetzt und später. Tu das nur, wenn du dir den Link selbst gegeben hast.
come-keep_all = Dieser Link ist der Schlüssel zu ihnen allen, auch zu Plätzen, die du später einnimmst. Behalte ihn für dich.
come-once = Wenn du dich setzt, ist diese Einladung verbraucht: Sie lässt nach dir niemanden mehr ein.
come-keep = Dieser Link ist der Schlüssel zu deinem Platz. Behalte ihn für dich.
come-old = Dieser Link stammt von einer früheren Fassung des Tisches. Er öffnet deinen Platz noch einmal; danach nimm den Link aus dem Menü des Tisches.

used-invitation = Diese Einladung ist verbraucht
used-personal = Dieser Link gilt nicht mehr
used-old = Dieser Link ist verbraucht
used-invitation-why = Sie lässt eine Person ein, einmal. Inzwischen ist jemand auf diesen Platz gekommen, oder ein Bot hat ihn bekommen.
used-personal-why = Wer an diesem Platz sitzt, hat die älteren Links beendet, oder jetzt sitzt jemand anderes dort.
used-old-why = Er stammte von einer früheren Fassung des Tisches und ließ sich noch einmal öffnen. Das ist geschehen, oder jetzt sitzt jemand anderes dort.
used-you = Ist es dein Platz? Öffne diesen Tisch in dem Browser, in dem du dich gesetzt hast. Von dort bringt dich „An einem anderen Gerät weiterspielen“ im Menü der Partie überallhin.
used-guest = Warst du eingeladen, und jemand war schneller? Bitte die Person, die dir den Link geschickt hat, um einen neuen.

device-title = An einem anderen Gerät weiterspielen
device-how = Öffne einen Link an deinem anderen Gerät oder scanne ihn, und du sitzt auch dort. Heb ihn auf: Er bringt deinen Platz zurück, falls dieser Browser dich vergisst.
device-secret = Sie gelten, bis du sie beendest. Behalte sie für dich: Wer einen hat, liest deine Karten und spielt für dich.
device-link = Dieser Platz: { $name }
device-link-why = Dein Platz in dieser Partie, und sonst nichts.
device-all = Alle meine Plätze
device-all-why =
    { $number ->
        [one] Heute ein Platz in einer Partie, und die, die du später einnimmst.
       *[other] Heute { $number } Plätze in { $matches ->
            [one] einer Partie
           *[other] { $matches } Partien
        }, und die, die du später einnimmst.
    }
device-name = Dein Name
device-name-why = So sehen ihn die anderen an diesem Tisch. Der nächste Tisch schlägt ihn wieder vor.
device-devices = Wo du sitzt
device-open =
    { $number ->
        [one] Dieser Platz ist nur in diesem Browser offen.
       *[other] Dieser Platz ist in { $number } Browsern offen, diesen mitgezählt.
    }
device-old = Der Link, über den du unter einer früheren Fassung des Tisches gekommen bist, öffnet den Platz noch einmal.
device-alone = Alle anderen Geräte und Links beenden
device-alone-why = Dieser Browser behält den Platz und bekommt neue Links, auch zu allen Plätzen. Dasselbe geschieht, wenn du einen Bot für dich spielen lässt oder den Platz zurücknimmst, außer bei Geräten, die deine Liste teilen.
device-others = Deine anderen Plätze an diesem Gerät
device-back = Zurück zum Tisch

seat-blue = Blau
seat-yellow = Gelb
seat-red = Rot
seat-white = Weiß
seat-green = Grün

menu-absence = Pausen und Abwesenheit
absence-title = Pausen und Abwesenheit
absence-how = Was gilt, solange du nicht spielst. Dein Platz, deine Links und deine anderen Geräte bleiben deine.
absence-away = Ich bin weg
absence-until = Bis ich zurück bin am
absence-bot = Dieser Bot spielt für mich
absence-go = Bis dahin spielen lassen
absence-back = Ich bin zurück
absence-away-why = Alle am Tisch sehen es. Zurück bist du von selbst, wenn dieser Tag beginnt, oder vorher mit einem Klick.
absence-hours = Meine Pausen
absence-begins = Ruhig von
absence-ends = bis
absence-weekend = Wochenenden sind frei
absence-zone = Zeitzone
absence-choose = Dann Pause machen
absence-hours-why = Dann läuft meine Zeit nicht. Höchstens { $hours } Stunden eines Tages dürfen ruhig sein; ohne Zeiten sind es keine.
absence-untimed = Diese Partie hat keine Uhr.
absence-answers = In dieser Partie von selbst beantworten
absence-answers-choose = Wählen
absence-answers-why = Nur wo eine einzige Antwort möglich ist und alle das sehen: Nichts geht dadurch verloren, nichts wird verraten. Nach einer Rücknahme wird wieder gefragt.
absence-all =
    { $number ->
        [one] in meiner einen Partie
       *[other] an allen meinen { $number } Plätzen
    }

lobby-title = Lobby
lobby-new = Neuer Tisch
lobby-new-sub = Wähle ein Spiel und sag, wer wo sitzt.
lobby-which = Spiel
lobby-players = Spielerzahl
lobby-alone = Allein, gegen { $automa }.
lobby-name = Dein Name
lobby-name-hint = wie ihn die anderen sehen
lobby-called = Name der Partie
lobby-called-fold = Name
lobby-unaided = Niemand kann nach den besten Zügen fragen. Sonst dürfen es alle, und alle erfahren davon.
lobby-silent = Keine Zeilen und keine Zurufe; wer den Tisch eröffnet hat, kann sie später erlauben.
clock-fold = Uhr
clock-title = Uhr
clock-what = Damit eine Partie über Tage weitergeht. Sie läuft für die Person, die gefragt ist, und nicht in den Stunden, in denen sie Pause macht.
clock-none = keine Uhr
clock-move = Zeit für jeden Zug
clock-bank = Zeit für die ganze Partie
clock-time = Zeit
clock-more = Mehr mit jedem Zug
clock-unit = Einheit
clock-unit-minutes = Minuten
clock-unit-hours = Stunden
clock-unit-days = Tage
clock-then = Wenn eine Zeit zu Ende ist
clock-then-what = Niemand verliert dadurch.
clock-then-mark = erfahren es alle, sonst nichts
clock-then-until-back = spielt ein Bot, bis die Person zurück ist
clock-then-once = macht ein Bot diesen Zug
clock-days = { $days } T { $hours } Std
clock-per_move = { $time } für jeden Zug
clock-per_match = { $time } für die Partie
clock-per_bank = { $time } für die Partie, { $more } mehr mit jedem Zug
clock-minutes_long =
    { $number ->
        [one] 1 Minute
       *[other] { $number } Minuten
    }
clock-hours_long =
    { $number ->
        [one] 1 Stunde
       *[other] { $number } Stunden
    }
clock-days_long =
    { $number ->
        [one] 1 Tag
       *[other] { $number } Tage
    }
clock-seconds_long =
    { $number ->
        [one] 1 Sekunde
       *[other] { $number } Sekunden
    }
clock-late = Zeit zu Ende
clock-rests = Pause
clock-left = noch { $time }
clock-bots_go = Deine Zeit ist zu Ende: Ein Bot macht diesen Zug für dich.
lobby-options = Hausregeln
lobby-options-none = wie gedruckt
lobby-reconstructed-wholly = ≈ rekonstruiert: keine Quelle hat es
lobby-reconstructed-partly = ≈ teils rekonstruiert: keine Quelle hat alles davon
lobby-default = wie in der Spielregel
lobby-seats = Plätze
lobby-colour_of = Farbe: { $whose }
lobby-automa = Gegner im Spiel allein; folgt eigenen Regeln
lobby-neutrals = Niemand spielt sie
lobby-who = Wer bei { $seat } sitzt
lobby-fold = Bei { $seat }
lobby-which_bot = Bot bei { $seat }
lobby-here = Hier
lobby-here-hint = Auch hier: Ein Vorhang verbirgt die Karten
lobby-here-what = an diesem Gerät
lobby-here-first = Du, an diesem Gerät
lobby-friend = Freund
lobby-friend-hint = Bekommt einen Link und einen QR-Code
lobby-friend-what = über Link oder QR-Code
lobby-bot-kind = Bot
lobby-bot-hint = das Programm spielt
lobby-open = Offen
lobby-open-who = Wer zuerst kommt
lobby-open-hint = Der Platz wird in der Lobby angeboten
lobby-open-what = wer zuerst kommt
lobby-hint = Plätze können jederzeit an Bots gehen und zurück.
lobby-open_table = Tisch eröffnen
lobby-continue = Weiterspielen · { $title }
lobby-mine = Meine Tische
lobby-others = Meine anderen Tische
lobby-running = { $number } laufen
lobby-none = Keine Partie läuft. Eröffne einen Tisch, oder spiele ein erstes Spiel.
lobby-your_turn = Du bist dran
lobby-waiting = Wartet auf { $name }
lobby-play = Spielen
lobby-look = Hineinsehen
lobby-unknown = Noch nicht angesehen

forget = Von meiner Liste nehmen
forget-sure = Diese Partie von deiner Liste nehmen? Dein Platz darin wird frei.
forget-why = Sie bleibt auf deiner Liste, bis du sie wegnimmst. Dann wird dein Platz darin frei.

lobby-free = Ein Platz ist frei
lobby-take = Setz dich
lobby-company = mit { $names }
lobby-finished = Beendet
lobby-sheet = Wertung
lobby-same_name = { " " }({ $seat })
lobby-seat_name = Name bei { $seat }
lobby-seat_name-hint = Name
lobby-players-range = { $least }–{ $most } Personen

result-you = Du hast gewonnen, { $points } zu { $other }
result-other = { $name } hat gewonnen, { $points } zu { $other }
result-among = { $name } hat mit { $points } gewonnen; du hattest { $mine }
result-shared = { $names } teilen sich den Sieg mit je { $points }

lobby-learn = Noch nie gespielt?
lobby-learn-first = Noch nie gespielt? Beginne mit einem ersten Spiel

first-called = Erstes Spiel
first-go = Ein erstes Spiel spielen
first-other = Erstes Spiel
first-sub = Zu zweit, du und ein Bot. Eine Lektion führt durch die erste Runde, eines nach dem anderen; etwa zehn Minuten.

guide = Wegweiser
guide-unfold = Der ganze Hinweis
guide-off = Ich kenne mich aus
guide-rules = Die Regeln
lesson = Erstes Spiel
lesson-step = Schritt { $number } von { $steps }
lesson-waiting = Jetzt entscheidet die Gegenseite; der Streifen erzählt, was daraus wurde.
lesson-goal = Das Ziel
lesson-begin = Beginnen
lesson-upto = bis zu
lesson-today =
    { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    }, etwa zehn Minuten, dann spielst du gegen einen leichten Gegner weiter. Geh, wann du magst: Die Lektion wartet, wo du sie verlassen hast.
lesson-why = Warum?
lesson-more = Gut zu wissen
lesson-seen = Verstanden
lesson-reckoning = Was es bringt
lesson-instead = „{ $label }“ geht auch, nur noch nicht; darum ist nichts geschehen.
lesson-instead-do = Jetzt erst: { $do }.
lesson-anyway = Trotzdem tun und die Lektion verlassen
lesson-play_on = Weiterspielen
lesson-left = Du gehst deinen eigenen Weg: Gut, dann endet die Lektion hier, und die Hinweise gehen weiter.

lobby-rules = Die Regeln lesen
lobby-history = Die Geschichte dahinter
lobby-import = Ein Journal einbringen
lobby-import-file = Eine .veche-Datei
lobby-import-go = Einbringen
lobby-levels = Von leicht bis schwer
lobby-other_bots = Andere Programme
lobby-bot-otrok = I · Otrok, ein Page
lobby-bot-otrok-plays = übersieht das meiste, was er tun könnte
lobby-bot-druzhinnik = II · Druschinnik, aus dem Gefolge
lobby-bot-druzhinnik-plays = macht das Beste aus dem eigenen Zug
lobby-bot-voivode = III · Woiwode, ein Heerführer
lobby-bot-voivode-plays = hält sich an das, was viele Partien gewonnen hat
lobby-bot-knyaz = IV · Knjas, der Fürst
lobby-bot-knyaz-plays = spielt im Kopf weiter und wählt dann
lobby-bot-random = Bot: random
lobby-bot-random-plays = nimmt irgendeinen Zug
lobby-bot-greedy = Bot: greedy
lobby-bot-greedy-plays = wie der Woiwode
lobby-bot-greedy-hand = Bot: greedy-hand
lobby-bot-greedy-hand-plays = wie der Druschinnik
lobby-bot-planner = Bot: planner
lobby-bot-planner-plays = wie der Knjas, nur schneller
lobby-bot = Bot: { $code }

bot-called = { $name } (Bot)

seat-free = Bei { $seat } sitzt niemand
seat-free-how = Die Partie wartet, bis jemand kommt oder ein Bot sich dorthin setzt.
seat-not_come = { $name } ist noch nicht an den Tisch gekommen.

talk-sides = Was dieses Feld zeigt
talk-side-story = Erzählt
talk-side-talk = Gespräch
talk-none = Noch hat niemand etwas gesagt.
talk-none-watching = Noch hat niemand etwas gesagt. Wer zuschaut, liest nur mit.
talk-you = Du
talk-well = Gut gespielt
talk-ouch = Autsch
talk-think = Lass mich nachdenken
talk-sorry = Tut mir leid
talk-turn = Du bist dran
talk-nudge = Erinnert daran, wer dran ist
talk-reactions = Zurufe
talk-say = Sagen
talk-say_something = Sag etwas
talk-hint = Sag etwas ({ $most } Zeichen)
talk-still = Eine Seite, die stillhält, während du schreibst
talk-open = Gespräch (T)
talk-quiet = Kein Gespräch an diesem Gerät
talk-listen = An diesem Gerät wieder mitreden
talk-hush = Kein Gespräch an diesem Tisch
talk-allow = Gespräch an diesem Tisch erlauben

here = Wer hier ist
here-in = ist da
here-away = nicht da
here-left = war { $ago } da

tabs = Teile des Tisches
dock = Zur Hand
purse = Zur Hand, in Kürze

menu-lobby = Zur Lobby
menu-replay = Rückschau von Anfang an
menu-replay-mine = Rückschau ab meinem letzten Zug
menu-came_from = Die Partie, von der sie weitergeht
menu-journal = Das Journal speichern
menu-invite = Einladungen
menu-device = An einem anderen Gerät weiterspielen
menu-data = Über die Daten
menu-notify = Sag mir, wenn ich dran bin
nudge = Anstupsen
nudge-title = Erinnere daran, wer dran ist: einmal am Tag, und alle sehen es
menu-back = Meinen Platz zurücknehmen
menu-sound = Ein Ton, wenn ich dran bin
menu-confirm = Meinen Zug bestätigen
menu-bot = Einen Bot für mich spielen lassen
menu-leave = Die Partie verlassen
menu-leave-sure = Diese Partie verlassen? Dein Platz wird frei, und wer kommt, darf ihn einnehmen.
menu-fill = Ein Bot für { $seat }

your_turn = Du bist dran
waits = { $name } wählt
choices = Auswahl
hand_over = An { $name } weitergeben
end_turn = Zug beenden
all =
    { $times ->
        [2] beide
       *[other] alle { $times }
    }
all-title = { $move } ({ $times }-mal)
confirm-send = Meinen Zug abschicken
keys = Tasten
# What is printed on the keys.
key-tab = Tab
key-enter = Eingabe
key-escape = Esc
key-home = Pos 1
key-end = Ende
key-shift = Umschalt
keys-tab = Von Wahl zu Wahl, auch auf dem Spielbrett
keys-enter = Wählen, was den Fokus hat
keys-escape = Schließen, was offen ist; eine Frage zurücknehmen
keys-sheet = Dieses Blatt
keys-history = Die Geschichte dessen, was den Fokus hat oder unter dem Zeiger liegt, wo es eine gibt
keys-now = Was jetzt möglich ist
keys-none = Im Augenblick hat nichts eine eigene Taste.
keys-close = Schließen
sure-yes = Ja
sure-no = Nein

over-title = Das Spiel ist aus
over-taken_back = mit Rücknahmen
over-sub = Jeder Punkt, und woher er kommt

undo-step = Zurück
undo-step-title = Den letzten Schritt zurücknehmen (U)
undo-turn = Zug zurück
undo-turn-title = Zurück an den Anfang deines Zuges, oder bis dorthin, wo der Zufall oder jemand anderes etwas entschied (Umschalt U)
undo-ask = Rücknahme erbitten
undo-ask-title = Die anderen bitten, deine letzte Entscheidung zurücknehmen zu dürfen
undo-take_back = Meinen Zug zurücknehmen
undo-take_back-title = Zurück an den Anfang deines Zuges. Was verborgen war, wird neu ausgeteilt, und die Chronik erzählt davon.
undo-asked-mine = Du hast um Rücknahme gebeten. Es fehlt die Antwort von { $names }.
undo-came-agreed = Die anderen sind einverstanden: Deine Entscheidung ist zurückgenommen.
undo-came-refused = { $name } war mit der Rücknahme nicht einverstanden.
log-taken_back = { $name } nahm einen Zug zurück, mit allem, was danach kam.
undo-asked = { $name } bittet darum, eine Entscheidung zurückzunehmen.
undo-agree = Einverstanden
undo-refuse = Ablehnen
undo-withdraw = Bitte zurückziehen

hint-ask = Tipp
hint-title = Die besten Züge nach dem, was du sehen kannst; alle erfahren, dass du gefragt hast (H)
hint-head = Rat
hint-told =
    { $number ->
        [one] erster Tipp dieser Partie; alle erfahren davon
       *[other] { $number } Tipps in dieser Partie; alle erfahren davon
    }
hint-fold = Den Rat schließen
hint-thinks = Denkt über deinen Zug nach …
hint-failed = Diesmal wurde kein Rat gefunden. Frag noch einmal.
hint-only = Es gibt nur einen möglichen Zug.
hint-even = Kein klarer Unterschied.
hint-even-sub = Diese Züge sind gleich gut, soweit man sehen kann. Spiel den, der dir gefällt.
hint-clear = Zug 1 ragt heraus.
hint-clear-for = Zug 1, vor allem wegen: { $component }.
hint-beside =
    { $turn ->
        [1] neben Zug 1, am Ende des Zuges
       *[other] neben Zug { $turn }, am Ende des Zuges
    }
hint-goes_on = … dann kommt es darauf an, was kommt.
hint-nothing = In diesem Zug nichts mehr.
hint-cannot_tell = nicht zu sagen
hint-behind = um { $number } dahinter
hint-alike = kein klarer Unterschied: { $number }
hint-level = gleichauf
hint-interval = { $mean }, fast immer zwischen { $low } und { $high }
hint-how = Vorsprung in Punkten am Ende, nur von deinem Platz aus gesehen. Dick: die Hälfte aller Ausgänge; dünn: 19 von 20. Die anderen werden geraten, und etwa eine Runde wird weitergespielt.
hint-how-plain = Wie gut du stehen würdest, nur von deinem Platz aus gesehen. Die anderen werden geraten, und etwa eine Runde wird weitergespielt.
hint-none_given = Keine Tipps an diesem Tisch
log-hinted = { $name } hat um einen Tipp gebeten.
reason-rest = alles Übrige
reason-wish = was Bots wollen sollen (keine Punkte)

why-head = Warum hat { $name } das getan?
why-better = Vor allem wegen: { $components }. Das war für { $name } um { $number } mehr wert als das Nächstbeste.
why-even = Es war etwa so gut wie das Nächstbeste, soweit man es von hier sehen kann.
why-even-for = Es war etwa so gut wie das Nächstbeste und bringt mehr davon: { $components }.
why-worse = Nichts, was man von hier sehen kann, spricht dafür: Das Nächstbeste sieht um { $number } besser aus.
why-worse-for = Es bringt mehr davon: { $components }; aber von hier sieht das Nächstbeste um { $number } besser aus.
why-wish = { $name } soll so etwas wollen, was immer es bringt: In Punkten sieht das Nächstbeste um { $number } besser aus.
why-no_choice = Es gab nichts anderes zu tun.
why-hidden = Was { $name } getan hat, ist dir verborgen, und so auch der Grund.
why-unknown = Von hier kann niemand sagen, warum.
why-instead = Das Nächstbeste, als Zug: { $turn }
why-seen = Punkte des Abstands am Ende, wie sie von deinem Platz aussehen. Verborgene Karten wurden geraten.
why-seen-own = Punkte des Abstands am Ende, wie { $name } es damals sah.
why-back = Zurück zum Tisch

rematch = Noch einmal
rematch-join = Zur Revanche

picture-save = Bild speichern
picture-share = Bild teilen
picture-failed = Das Bild ließ sich nicht machen.
picture-players =
    { $players ->
        [one] allein
       *[other] { $players } Personen
    }
picture-wins = { $who } gewinnt
picture-shared = { $who } teilen sich den Sieg
picture-decided = { $heading } gab den Ausschlag: { $mine } zu { $theirs }
picture-even = Der Gleichstand wurde aufgelöst

replay-title = Rückschau
replay-start = Der Tisch vor dem ersten Zug
replay-at =
    { NUMBER($at, useGrouping: 0) } von { $last ->
        [one] einer Handlung
       *[other] { NUMBER($last, useGrouping: 0) } Handlungen
    }
replay-chapter = Runde { $number }
replay-turn = Zug von { $name }
replay-turn-yours = Dein Zug
replay-jumps = Wohin
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-first = An den Anfang
replay-chapter-back = An den Anfang der Runde, oder der Runde davor
replay-turn-back = An den Anfang des Zuges, oder des Zuges davor
replay-back = Eine Handlung zurück
replay-on = Eine Handlung weiter
replay-turn-on = Zum nächsten Zug
replay-chapter-on = Zur nächsten Runde
replay-last = Ans Ende
replay-scrub = Handlung
replay-go = Los
replay-table = Zurück zum Tisch
replay-share = Diesen Augenblick teilen
replay-share-how = Ein Link zu diesem Augenblick. Er öffnet sich allen, die die Partie ansehen dürfen, vom eigenen Platz aus oder als Zuschauende.
replay-copy = Den Link kopieren
replay-copied = Kopiert.
replay-not_copied = Nicht kopiert: Drücke Strg und C.
play_on = Ab hier weiterspielen
play_on-how = Eine neue Partie gegen Bots beginnt mit dieser Stellung. Was du damals nicht sehen konntest, wird neu ausgeteilt, und der Zufall fällt neu; diese Partie bleibt, wie sie ist.
play_on-place = Du spielst
play_on-bot = Die anderen sind
play_on-go = Beginnen

rules-title = Regeln: { $title }
rules-heading = Die Regeln
history-title = Die Geschichte hinter { $title }
history-heading = Geschichte
history-own_words = aus allgemeinem Wissen über die Zeit, in eigenen Worten
history-legend = Wie sicher es ist
history-kind-certain = Sicher
history-kind-legend = Legende
history-kind-disputed = Umstritten
history-kind-game = Im Spiel
history-about-certain = von Quellen der Zeit oder durch Funde bezeugt; die Forschung ist sich einig
history-about-legend = später erzählt, und vielleicht wahr
history-about-disputed = die Forschung ist sich uneins, oder niemand weiß es
history-about-game = was das Spiel daraus macht
history-whole = In der Geschichte weiterlesen
history-close = Schließen
history-rules = Regeln
history-offer = Die Geschichte dahinter
rules-own_words = in eigenen Worten
rules-search = Suchen nach
rules-go = Suchen
rules-contents = Inhalt
rules-corrected = Dieser Tisch spielt mit korrigierten Werten. Die Listen der Karten und Plättchen weiter unten sind so, wie sie mit dem Programm kamen: Wo ein Hinweis am Tisch etwas anderes sagt, hat der Hinweis recht.
rules-nothing = Nichts in den Regeln erwähnt „{ $q }“.
rules-which = Titel
rules-found =
    { $number ->
        [one] Eine Stelle.
       *[other] { $number } Stellen, die beste zuerst.
    }
rules-times =
    { $number ->
        [one] einmal gefunden
       *[other] { $number }-mal gefunden
    }
rules-all = Zurück zum Inhalt
rules-did_you_mean = Meintest du
rules-near = Vielleicht steht es hier:
rules-example = Beispiel

data-title = Über die Daten
data-heading = Über die Daten
data-lead = Was auf Tableaus, Karten und Plättchen gedruckt ist, steht in Datendateien, jeder Eintrag mit seiner Quelle. Nicht alles Material konnte angesehen werden; diese Seite sagt offen, welche Werte bekannt und welche rekonstruiert sind.
data-outside = Von Erweiterungen und Zugaben gibt es nur, was diese Seite aufführt. Wer das Spiel besitzt, kann jeden Eintrag mit einer eigenen Datei korrigieren.
data-record = Eintrag
data-value = Wert
data-confidence = Verlässlichkeit
data-source = Quelle

confidence-word-printed = gedruckt
confidence-word-secondary = aus zweiter Hand
confidence-word-inferred = erschlossen
confidence-word-reconstructed = rekonstruiert
confidence-printed = in einer Spielregel gelesen oder auf dem Material gesehen
confidence-secondary = von jemand anderem vom Material abgeschrieben
confidence-inferred = folgt aus dem Vorigen; der Grund steht dabei
confidence-reconstructed = nicht bekannt: ein ausgewogener Vorschlag, damit das Spiel vollständig ist

about-title = Über Veche
about-lead = Eine Wetsche (Veche) war die Stadtversammlung von Novgorod: Die Glocke läutet, alle nehmen Platz, und was beschlossen wird, wird aufgeschrieben. Dieser Tisch tut dasselbe.
about-titles = Titel
about-credits = Dank
about-icons = Symbole: game-icons.net, von Lorc, Delapouite und anderen, CC BY 3.0.
about-fonts = Schriften: Ruslan Display, Monomakh und Source Sans 3, SIL Open Font License 1.1.

ago-now = gerade eben

told-brought_in = Diese Partie wurde eingebracht: Alles bis Version { NUMBER($version, useGrouping: 0) } wurde anderswo gespielt; der Zufall seitdem gehört diesem Tisch.
told-played_on = Weitergespielt ab Version { NUMBER($version, useGrouping: 0) } einer anderen Partie: Was damals verborgen war, wurde neu ausgeteilt, und der Zufall fällt neu.

trouble-unreadable = Diese Partie lässt sich nicht lesen: Was von ihr aufbewahrt ist, passt nicht zusammen.
trouble-seats = Diese Partie lässt sich nicht lesen: Ihre Plätze sind nicht alle da.
trouble-asks_nobody = Diese Partie lässt sich nicht weiterspielen: Sie fragt einen Platz, an dem niemand sitzen kann.
trouble-title = Diese Partie lässt sich nicht öffnen: Dieser Tisch hat ihren Titel nicht, { $title }.

told-away = Ein Bot spielt für { $name }, bis zum { $date }.
told-away_late = Die Zeit von { $name } ist zu Ende: Ein Bot spielt, bis die Person zurück ist.
told-late = Die Zeit von { $name } ist zu Ende.
told-late_once = Die Zeit von { $name } ist zu Ende: Ein Bot macht diesen Zug.
told-rules = Diese Partie wurde unter Version { NUMBER($then, useGrouping: 0) } der Regeln begonnen; jetzt wird sie unter Version { NUMBER($now, useGrouping: 0) } gespielt.
told-newer = Diese Partie wurde unter Version { NUMBER($then, useGrouping: 0) } der Regeln begonnen, und dieser Tisch kennt sie nur bis Version { NUMBER($now, useGrouping: 0) }. Ein neueres Veche kann sie öffnen.
told-resumed = Die Regeln wurden seitdem korrigiert; die Partie geht ab Version { NUMBER($version, useGrouping: 0) } weiter.
told-cut = Die Regeln wurden seitdem korrigiert; was nach Version { NUMBER($version, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) } gespielt wurde, zählt nicht mehr.

link-lost = Der Tisch antwortet nicht
link-lost-sub = Nichts ist verloren. Nächster Versuch:
link-back = Wieder verbunden
link-try = Jetzt versuchen
offline = Der Tisch antwortet nicht. Ob dein Zug angekommen ist, zeigt sich, sobald er es wieder tut.

## Was geschah.

chronicle-struck = zurückgenommen
since = Seit deinem letzten Zug
since-watching = Was zuletzt geschah
since-mine = Dein Zug bis jetzt
since-none = Noch ist nichts geschehen.
since-quiet = Nichts seit deiner letzten Entscheidung.
since-earlier = { $number ->
    [one] und ein Satz davor
   *[other] und { $number } Sätze davor
 }
since-one = Das noch einmal zeigen
since-again = Rückschau
since-again-title = Alles davon noch einmal zeigen
moment-skip = Weiter mit jeder Taste oder Berührung.

api-title = Veche für Programme
api-raw = Die Beschreibung als JSON
guest-failed = Der Bot { $code } { $because }, darum hat { $other } an seiner Stelle gezogen. Dadurch ist nichts verloren.
guest-given_up = Der Bot { $code } { $because }, nicht zum ersten Mal: Von nun an spielt { $other } seinen Platz.
guest-stumbled = ist gestolpert ({ $what })
guest-illegal = hat einen Zug gewählt, der nicht erlaubt ist
guest-slow = hat zu lange gebraucht
guest-ended = ist beim Nachdenken zu Ende gegangen
guest-missing = ist hier nicht zu haben

# Meine Partien, und der Tisch auf dem Startbildschirm

## Nachrichten: wo jemand von seinen Partien hören will.

bell-title = Nachrichten
bell-what = Du hörst davon, wenn du dran bist und niemand auf deinen Platz gesehen hat: höchstens alle zehn Minuten für jede Partie. Wähle oben, für welche.
bell-push = Dieses Gerät
bell-refused = Dieser Browser lässt dir nichts ausrichten. Erlaube Benachrichtigungen in seinen Einstellungen.
bell-unconfirmed = ist noch nicht bestätigt
bell-mail = Per Mail, an
bell-chat = In einem Messenger ({ $services }), mit seiner Adresse für apprise
bell-add = Hinzufügen
bell-confirm = Nachrichten per Mail
bell-confirm-what = Jemand möchte Mails zu Partien an { $address } bekommen. Bist du das?
bell-confirm-yes = Ja, ich möchte sie
bell-confirmed = An diese Adresse kommen jetzt Mails zu den Partien, die unter „Meine Partien“ gewählt sind.
mail-confirm = Möchtest du von deinen Partien hören?
mail-confirm-why = Jemand möchte unter dieser Adresse von Partien hören. Wenn du das bist, öffne diesen Link:
mail-confirm-not = Wenn du es nicht bist, tu nichts: Dann kommt keine Mail mehr.
mail-end_match = Nichts mehr von dieser Partie:
mail-end_all = Gar nichts mehr:
bell-end = Nachrichten beenden
bell-ended = Du hörst nichts mehr
bell-ended-how = Unter „Meine Partien“ kannst du wieder Nachrichten wählen.
bell-end-match = Du hörst nichts mehr von „{ $match }“.
bell-end-all = Du hörst von keiner Partie mehr.
bell-end-yes = Beenden
bell-end-all-yes = Alle Nachrichten beenden
notice-turn = { $match }: Du bist dran
notice-end = { $match } ist zu Ende
notice-nudge = { $match }: Die anderen warten auf dich
notice-end_match = Nicht für diese Partie

mine-title = Meine Partien
mine-due = Du bist dran
mine-others = Andere sind dran
mine-past = Beendet
mine-unread = { $number } ungelesen
devices-title = Meine Geräte
devices-what =
    { $number ->
        [one] Dieses Gerät hat eine Liste für sich.
       *[other] { $number } Geräte teilen sich diese Liste: Jeden Platz, den du an einem einnimmst, hast du an allen.
    }
devices-more = Mit einem anderen Gerät teilen
devices-part = Eine eigene Liste für dieses Gerät
mine-none = Noch keine Partie
mine-none-how = Öffne einen Tisch oder nimm einen Platz, den dir jemand anbietet. Jede deiner Partien steht dann hier, auf jedem Gerät, das deine Plätze hat.
kept-mine = Keine Verbindung. So standen deine Partien:
kept-table = Keine Verbindung. So stand der Tisch:
offline-title = Keine Verbindung
offline-how = Der Tisch ist nicht zu erreichen, und diese Seite liegt nicht auf dem Gerät. Nichts ist verloren: Was gespielt wurde, liegt am Tisch.
home-title = Auf dem Startbildschirm
home-what = Dann beginnt der Tisch mit dieser Liste und zeigt ohne Verbindung das letzte Brett, das er kannte.
home-how = Im Menü deines Browsers: „Zum Startbildschirm hinzufügen“ oder „Installieren“.
home-done = Er ist auf diesem Gerät installiert.
home-install = Installieren

told-leaves = Hier hat lange niemand gezogen: Diese Partie verschwindet am { $date }, falls bis dahin niemand zieht oder sie in der Lobby behält.
lobby-leaves = Verschwindet am { $date }, falls niemand zieht.
lobby-keep = Behalten

## The owner's page.

owner-title = Für die Tischleitung
owner-sub = Für alle, die diesen Tisch führen. Die Adresse ist geheim: Wer sie hat, darf all das.
owner-table = Der Tisch
owner-kept = Aufgehobene Partien
owner-running = Im Spiel
owner-archived-number = Archiviert
owner-load = Last des Rechners
owner-read_only-on = Den Tisch nur zum Lesen öffnen
owner-read_only-off = Den Tisch wieder öffnen
owner-read_only-hint = Nur zum Lesen geöffnet können alle schauen und niemand etwas ändern; Bots warten. Für eine Sicherung, oder bevor eine andere Version an ihre Stelle kommt.
owner-read_only-is = Der Tisch ist gerade nur zum Lesen geöffnet: Alle können schauen, niemand kann etwas ändern, und Bots warten.
owner-processes = Prozesse
owner-process = Prozess
owner-version = Version
owner-since = Begonnen
owner-answers = Antworten
owner-sockets = Offene Seiten
owner-in_memory = Partien im Speicher
owner-thinking = Denkende Bots
owner-cpu = Prozessor
owner-memory = Speicher
owner-matches = Partien
owner-none = Hier ist noch keine Partie aufgehoben.
owner-at = Version { NUMBER($version, useGrouping: 0) }
owner-stands-running = im Spiel
owner-stands-over = zu Ende
owner-stands-closed = von der Tischleitung beendet
owner-stands-archived = archiviert
owner-stands-trouble = nicht lesbar
owner-end = Beenden
owner-end-sure = Diese Partie für alle beenden? Dann kann niemand mehr weiterspielen.
owner-archive = Archivieren
owner-remove = Entfernen
owner-remove-sure = Diese Partie endgültig entfernen, mit allem, was darin gespielt und gesagt wurde?
owner-newer = Neuere
owner-older = Ältere
