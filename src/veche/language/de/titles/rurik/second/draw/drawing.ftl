### Was die Zeichnung sagt: Beschriftungen, Hinweise, und warum sich etwas nicht wählen lässt.

draw-leader-none = Anführer werden zu Beginn des Spiels gewählt.

draw-chronicle = Annalen
draw-tab-log = Annalen

draw-map-title-1 = Kyjiwer
draw-map-label = Karte der Kyjiwer Rus, { WORD($number) } Regionen im Spiel

draw-strategy = Chroniktableau: Befehle
draw-strategy-hint = eigene kleinste Scheibe zuerst

draw-bid = Befehlsscheibe { WORD($number) }
draw-bid-of = Befehlsscheibe { $figure } von { $who }
draw-bid-yours = Deine Befehlsscheibe { $figure }
draw-bid-tip = Ihr Wert ist ihre Stärke im Rat; Münzen kommen dazu. Ein starker Befehl liegt höher. In deinen Zügen handelt dein kleinster eigener Wert zuerst, wie viele Münzen auch dabeiliegen.

draw-space = { $column }, Reihe { $row }
draw-space-bear = und vergib den Bären

draw-column-muster = Bring je Helm eine Figur aus deinem Vorrat in eine Region, in der du vertreten bist.
draw-column-movement = Zieh je Stiefel beliebig viele deiner Figuren aus einer Region in eine benachbarte.
draw-column-attack = Wo du vertreten bist: Fang je Schwert einen Aufständischen, oder bekämpfe einen Gegner.
draw-column-tax =
    Zieh das Gut einer Region ein, in der du vertreten bist: { $price_ruled ->
        [one] ein Wagen
       *[other] { WORD($price_ruled) } Wagen
    }, wo du herrschst, sonst { WORD($price_elsewhere) }.
draw-column-build =
    Errichte ein Gebäude, wo du vertreten bist: { $price_ruled ->
        [one] ein Hammer
       *[other] { WORD($price_ruled) } Hämmer
    }, wo du herrschst, sonst { WORD($price_elsewhere) }.
draw-column-lead = Zieh so viele Strategiekarten von einem Stapel und behalte eine. Wer das oberste Feld nimmt und nicht auslässt, vergibt auch den Startspielermarker, selbst ohne eine Karte zu ziehen.
draw-column-mine =
    Hier liegt schon ein Befehl von dir; ein zweiter darf folgen, sobald du in { $columns_before_a_second ->
        [one] einer Spalte
       *[other] { WORD($columns_before_a_second) } Spalten
    } liegst.

draw-claim = Chroniktableau: Leisten
draw-claim-hint = Umriss: du jetzt
draw-claim-hint-watch = Umriss: { $who } jetzt

draw-track-expand = Ausdehnung
draw-track-rule-of = Regionen
draw-track-expand-of = benachbart
draw-track-expand-tip = Wie viele Regionen mit deinen Gebäuden an eine andere solche grenzen. Gruppen zählen zusammen. Marker gehen nie zurück.
draw-track-govern = Regierung
draw-track-govern-of = Verdienste
draw-track-govern-tip = Wie viele Verdienste du hast. Am Ende wird noch einmal nachgesehen, mit dem Verdienst des Plans.
draw-track-warfare = Kampf
draw-track-warfare-tip =
    Ein Feld für jeden Kampf, den du beginnst, wie er auch ausgeht; mehr durch deine dritte Festung, einige Karten und einige Taten. Gefangene Aufständische zählen nicht. Am Ende bringt der erste Platz { $battle_first ->
        [one] einen Punkt
       *[other] { WORD($battle_first) } Punkte
    }, der zweite { $battle_second ->
        [one] einen Punkt
       *[other] { WORD($battle_second) } Punkte
    }; auch ein Marker, der sich nie bewegt hat, hat einen Platz.

draw-tile-step = Kampfplättchen, Feld { $figure }
draw-tile-side = Seite { $side }

draw-doubt-spaces = Das Raster der ersten Edition, mit den Feldern, die der Entwurf nennt.
draw-doubt-spaces-fewer-boots = Das Raster der ersten Edition, mit weniger Stiefeln und den Feldern, die der Entwurf nennt.
draw-doubt-track-rule = Die Felder der ersten Edition.
draw-doubt-track-rule-six-regions = Die Felder der ersten Edition; das oberste ist das der Option.
draw-doubt-track-expand = Die Felder der ersten Edition.
draw-doubt-track-govern = Ein Feld je Verdienst.
draw-doubt-tile = Keine Quelle zeigt die Vorteile des Kampfplättchens.
draw-doubt-oaths = Keine Quelle zeigt, was ein Eid kostet.
draw-doubt-influence = Nur welches Plättchen unter welcher Leiste liegt; was die Plättchen kosten und geben, ist gedruckt.
draw-doubt-deeds = Keine Quelle zeigt die Taten; ihre Arten und Grenzen sind die des Entwurfs.

draw-structure-palace = In der Chronikphase jeder Runde außer der letzten darf sein Besitzer eine Tat nehmen, wenn der eigene Anführer in seiner Region ist. Am Ende ist er für den, der dort herrscht, einen Punkt wert.
draw-structure-market = Besteuert sein Besitzer seine Region, bekommt er ein weiteres Gut der Sorte oder eine Münze.
draw-structure-stronghold = Zählt für die Herrschaft ihres Besitzers als eins, auch ohne Figur daneben; nicht in Kämpfen. Sie kann weder angegriffen noch abgerissen werden.
draw-building-bonus = Beim Bau: { $gain }.

draw-ground-absent = Du bist hier nicht vertreten.
draw-ground-maria = Du bist hier nicht vertreten, und Maria ist nicht nebenan.
draw-ground-own-card = Dies ist die eigene Region der Karte, und du hast eine andere gewählt.
draw-ground-stands = Hier steht schon: { $structure }.
draw-ground-no-stronghold = Du hast eine Festung im Spiel, aber nicht hier.
draw-ground-boris = Boris greift nur dort noch einmal an, wo er ist.
draw-ground-built = Hier steht schon von jeder Art ein Gebäude.
draw-ground-none-left = Von dem, was hier noch gebaut werden kann, hast du nichts mehr.
draw-ground-no-structure = Du hast hier weder Palast noch Markt.
draw-ground-no-building = Du hast hier kein Gebäude.
draw-ground-sworn = Ein solcher Eid liegt hier schon.
draw-ground-oath = Du herrschst hier nicht und kannst das Gut oder die Münze nicht bezahlen, die ein Eid dann zusätzlich kostet.
draw-ground-tax =
    { $number ->
        [one] einen Wagen
       *[other] { WORD($number) } Wagen
    }
draw-ground-build =
    { $number ->
        [one] einen Hammer
       *[other] { WORD($number) } Hämmer
    }

draw-buildings = Gebäude
draw-oaths = Eide
draw-influence = Einfluss
draw-influence-hint = zahlen → gewinnen · Leiste · vollendete Taten
draw-column-clear = Spalte leer
draw-column-of = Die { $slot-adjective } Spalte der Gebäude
draw-column-income = Wenn sie leer ist: bei jedem Einkommen { WORD($number) } Münzen mehr.
draw-column-points =
    { $number ->
        [one] Wenn sie leer ist: am Ende ein Punkt.
       *[other] Wenn sie leer ist: am Ende { WORD($number) } Punkte.
    }

draw-oath = Eid der { $oath }
draw-oath-of = Eid der { $oath } von { $who }
draw-oath-yours = Dein Eid der { $oath }
draw-oath-plenty = Eine Münze für jedes Gebäude in der Region; dann darfst du die untere Hälfte der obersten abgelegten Karte nutzen, zu ihrem Preis.
draw-oath-authority = Ersetze eine gegnerische Truppe oder einen Aufständischen in der Region durch eine eigene Truppe. Anführer sind davor sicher; der Aufständische gilt nicht als gefangen.
draw-oath-roads = Zieh { WORD($boots_of_roads) }mal aus einer Region, in der du ein Gebäude und Figuren hast, ob der Eid dort liegt oder nicht.
draw-oath-ours = ≈ Rekonstruiert: der ganze Eid, sein Name und was er kostet. Der Entwurf kündigt nur weitere Eide an.
draw-oath-cost = Kostet { $what }, und ein Gut oder eine Münze mehr, wo du nicht herrschst.
draw-oath-income = Darunter: eine Münze Einkommen.
draw-oath-merit = Darunter: ein Verdienst.
draw-any-good = ein beliebiges Gut

draw-merits = Verdienste
draw-merits-tip = Sie bringen dich auf der Regierungsleiste voran.
draw-merit-influence = Das dritte Feld einer Einflussleiste
draw-merit-slots = Eine Tat in jedem Fach
draw-merit-oaths = Beide Eide eines Paares
draw-merit-agenda = Der Plan, wenn er am Ende erreicht ist

draw-tile-of = Einflussplättchen: { $tile }
draw-tile-of-tip = Gib { $cost }: { $gain }.
draw-tile-of-doubt = ≈ Rekonstruiert: dass es unter dieser Leiste liegt.
draw-oath-doubt = ≈ Rekonstruiert: was er kostet.
draw-tile-state-lock = Gesperrt.
draw-tile-state-ready = Bereit.
draw-tile-state-used = In dieser Runde benutzt.
draw-step = Feld { $figure }
draw-step-at = Die { $slot-adjective } Einflussleiste: Feld { $figure } von { $influence_steps }
draw-step-unlocks = Schaltet das Plättchen frei.
draw-step-merit = Ein Verdienst.
draw-slot = Fach für Taten, { $slot }
draw-slot-tip = Eine Tat hier bringt den Würfel ein Feld weiter.
draw-slot-left = Links
draw-slot-middle = Mitte
draw-slot-right = Rechts
draw-slot-unlocks = schaltet das Plättchen { $tile } frei
draw-slot-merit = ein Verdienst
draw-slot-full = kein weiteres Feld

draw-seal-tip = Taten, Kämpfe, Gebäude und Paläste, wie sie stehen; Herrschaft, Ausdehnung und Regierung, wie die Marker liegen, die am Ende der Runde vorrücken. Pläne bleiben bis zum Ende geheim.

draw-coins-tip = { $figure } zur Hand. Das nächste Einkommen, wie es jetzt steht: { $income }.
draw-left-captured = Gefangene Aufständische
draw-left-merits = Verdienste
draw-left-action = { $what }: noch { $figure }

draw-action-muster = Mustern
draw-action-movement = Ziehen
draw-action-attack = Angreifen
draw-action-tax = Besteuern
draw-action-build = Bauen
draw-action-lead = Anführen
draw-action-relocate = Versetzen
draw-action-either = Wähle eine Aktion

draw-captured =
    { $number ->
        [one] ein gefangener Aufständischer
       *[other] { WORD($number) } gefangene Aufständische
    }
draw-a-building = { $structure }
draw-a-card = die oberste Strategiekarte
draw-a-deed = die oberste Tat

draw-hand = Strategie
draw-hand-hint = Stapel { $left } · { $right }
draw-hand-empty = Keine auf der Hand. Anführen und Kämpfe bringen sie.
draw-card-brief = { $attacker } : { $defender }
draw-strategy-card = Strategiekarte, verdeckt
draw-card-tip = Als Intrige gespielt: { $gain }.
draw-card-cost =
    { $number ->
        [one] Sie kostet eine Münze; unbezahlt tut sie nichts und wird abgelegt.
       *[other] Sie kostet { WORD($number) } Münzen; unbezahlt tut sie nichts und wird abgelegt.
    }
draw-card-battle = In einem Kampf: Angreifer verliert { $attacker }, Verteidiger { $defender }.
draw-loses-at =
    { $number ->
        [0] Angreifer verliert nichts
       *[other] Angreifer verliert { $number }
    }
draw-loses-de =
    { $number ->
        [0] Verteidiger verliert nichts
       *[other] Verteidiger verliert { $number }
    }

draw-goals = Taten und Plan
draw-goals-hint = { $open } auf der Hand · { $done } vollendet
draw-goals-none = Keine Taten auf der Hand. Die Gelöbnisphase bringt sie.
draw-kind-contract = Vertrag
draw-kind-quest = Queste
draw-kind-start = Anfangstat
draw-deed-met = möglich
draw-deed-now = wird gerade vollendet
draw-deed-not-yet = noch nicht so weit
draw-deed-unpaid = noch nicht bezahlbar
draw-deed-late = nicht vollendet
draw-deed-secret = Tat, verdeckt

draw-agenda = Geheimer Plan
draw-agenda-merit = Auch ein Verdienst.
draw-agenda-first = voraus, { $mine } : { $best }
draw-agenda-tied = gleichauf mit { $mine }: genug
draw-agenda-none = nichts: nicht genug
draw-agenda-behind = zurück, { $mine } : { $best }
draw-agenda-capable = Habe die meisten Güter.
draw-agenda-committed = Sei bei der Ausdehnung am weitesten.
draw-agenda-conquering = Sei auf der Kampfleiste am weitesten.
draw-agenda-courageous = Halte die meisten Aufständischen gefangen.
draw-agenda-dignified = Habe die meisten Taten vollendet.
draw-agenda-esteemed = Sei in den meisten Regionen vertreten.
draw-agenda-protective = Habe die meisten Gebäude, von wem auch immer, in Regionen, die du beherrschst.
draw-agenda-regal = Habe am meisten Fell und Honig zusammen.
draw-agenda-successful = Sei bei der Herrschaft am weitesten.
draw-agenda-wealthy = Habe die meisten Münzen.

draw-leader-agatha = Nachdem du mit ihr gezogen bist, darf sie eine Region weitergehen, mit beliebigen deiner Figuren aus der erreichten Region.
draw-leader-agatha-when = Einmal je Runde
draw-leader-boris =
    Nach einem Kampf, den du in seiner Region begonnen hast, wenn { $cards_if_unequal ->
        [one] eine Karte gezogen wurde
       *[other] { WORD($cards_if_unequal) } Karten gezogen wurden
    }: Du darfst die ungenutzte Karte behalten und, ob du es tust oder nicht, dort noch einmal angreifen.
draw-leader-boris-when = Einmal je Runde
draw-leader-maria = Beim Mustern darfst du diese Truppe, und mit ihr alle, die dieselbe Quelle noch mustert, in eine Region neben der ihren schicken, in der du keine Figur hast.
draw-leader-maria-when = Einmal je Runde
draw-leader-mstislav = In seiner Region besteuerst und baust du, als ob du herrschtest.
draw-leader-mstislav-when = Immer
draw-leader-gleb = Nach einem Angriff in seiner Region ohne eigenen Verlust darfst du einmal hinausziehen.
draw-leader-gleb-when = Einmal je Runde
draw-leader-theofana = Nach dem Besteuern ihrer Region darfst du eine Münze gewinnen oder sie allein in eine benachbarte ziehen. Dann kannst du in diesem Zug nicht mehr besteuern.
draw-leader-theofana-when = Einmal je Runde
draw-leader-sviatopolk = Aufständische in seiner Region zählen für deine Herrschaft; an die Stelle eines, den du dort fängst, darf eine Truppe treten.
draw-leader-sviatopolk-when = Immer
draw-leader-yaroslav = Seine Region beherrschst du auch bei Gleichstand; Gebäude der Gegner verlieren dort ihre Fähigkeit, zählen aber weiter für die Ausdehnung, und Paläste bringen am Ende ihre Punkte.
draw-leader-yaroslav-when = Immer
draw-leader-dealt =
    { $who } wählt unter { $leaders_dealt ->
        [one] einem Anführer
       *[other] { WORD($leaders_dealt) } Anführern
    }.

draw-inheritance = Erbe
draw-inheritance-of = Erbe von { $region }
draw-inheritance-cost =
    { $number ->
        [one] Es zu nutzen kostet eine Münze.
       *[other] Es zu nutzen kostet { WORD($number) } Münzen.
    }
draw-inheritance-tip =
    Truppen und Gebäude kommen in diese Region, oder für { $elsewhere ->
        [one] eine Münze
       *[other] { WORD($elsewhere) } Münzen
    } mehr in eine andere. Verfällt es, gibt es { $forfeited ->
        [one] eine Münze
       *[other] { WORD($forfeited) } Münzen
    }.

draw-decks = Stapel
draw-deck = Strategiestapel, { $deck }
draw-deck-tip = Verdeckt. Karten werden für Anführen, für Kämpfe und dort gezogen, wo eine Tat oder eine Leiste es sagt.
draw-deck-known = Du kennst die oberste: { $card }.
draw-deck-why = Karten werden für Anführen, für Kämpfe und dort gezogen, wo eine Tat oder eine Leiste es sagt.
draw-discard-tip = Ein Eid der Fülle darf die untere Hälfte der obersten Karte nutzen, die zu sehen ist. Im Stapel, ohne Reihenfolge:

draw-deeds = Taten
draw-deeds-left = { $figure } im Stapel
draw-deeds-none = Keine Taten mehr
draw-market-contract = Verträge
draw-market-quest = Questen

draw-rival-hand = Strategiekarten auf der Hand
draw-rival-deeds = Taten: { $open } auf der Hand, { $done } vollendet
draw-rival-unknown =
    { $number ->
        [one] eine unbekannte
       *[other] { WORD($number) } unbekannte
    }
draw-rival-bear-tip = Wer den Bären hat, wenn die Aktionsphase endet, beginnt von da an. Das oberste Feld von Anführen bewegt ihn.
draw-rival-built = { $figure } von { $buildings_of_a_kind } gebaut.
draw-rival-sworn = { $figure } von { $oaths_of_a_pair } geschworen.

draw-battle = Kampf
draw-battle-in = Kampf in { $region }
draw-battle-after = dann { $mine } : { $theirs }
draw-battle-applied = gilt
draw-battle-aside = nicht genutzt
draw-battle-you = Die stärkere Seite wählt: du.
draw-battle-stronger = Die stärkere Seite wählt: { $who }.
draw-battle-top = Welche davon liegt auf dem Ablagestapel oben?

draw-why-turn = Nicht jetzt: Jemand anderes entscheidet.
draw-why-time = Nicht jetzt: Intrigen kommen vor oder nach dem ganzen Befehl.
draw-why-scheme = Nicht jetzt: Erst wird eine Intrige beendet, dann die nächste.
draw-why-over = Zu spät: Dein letzter Zug ist vorbei.
draw-why-same = Eine Intrige jeder Art je Zug.
draw-why-two =
    { $most_schemes ->
        [one] Eine Intrige je Zug, und deine hast du gehabt.
       *[other] { WORD($most_schemes, capital: 1) } Intrigen je Zug, und deine { WORD($most_schemes) } hast du gehabt.
    }
draw-why-cost =
    { $number ->
        [one] Sie kostet eine Münze, und du hast keine. Unbezahlt tut sie nichts und wird abgelegt.
       *[other] Sie kostet { WORD($number) } Münzen, und du hast { $coins }. Unbezahlt tut sie nichts und wird abgelegt.
    }
draw-why-not-met = Was sie verlangt, ist noch nicht so.
draw-why-cannot-pay = Das kannst du jetzt nicht bezahlen.
draw-why-locked = Gesperrt: Eine Tat in seinem Fach schaltet es frei.
draw-why-used = In dieser Runde benutzt.
draw-why-good = Güter werden bezahlt, wenn etwas sie verlangt.
draw-why-market = Taten werden in der Gelöbnisphase genommen, durch Paläste und durch einige Karten und Taten.
draw-why-market-soon = Nicht jetzt: Deine Wahl kommt später in dieser Phase.
draw-why-market-taken = Eine Tat je Gelöbnisphase, und deine hast du genommen.
draw-why-market-last = Es kommt keine Gelöbnisphase mehr; nur einige Gebäude, Karten und Taten geben noch eine.

draw-schemes = Intrigen
draw-schemes-count = { $figure } von { $most }
draw-scheme-card = Eine Strategiekarte spielen
draw-scheme-oath = Einen Eid schwören
draw-scheme-deed = Eine Tat vollenden
draw-scheme-influence = Einfluss ausüben

draw-phase-pledge = Gelöbnis
draw-phase-council = Rat
draw-phase-chronicle = Chronik

draw-gain-muster =
    { $number ->
        [one] einmal mustern
        [2] zweimal mustern
       *[other] { WORD($number) }mal mustern
    }
draw-gain-movement =
    { $number ->
        [one] einmal ziehen
        [2] zweimal ziehen
       *[other] { WORD($number) }mal ziehen
    }
draw-gain-attack =
    { $number ->
        [one] einmal angreifen
        [2] zweimal angreifen
       *[other] { WORD($number) }mal angreifen
    }
draw-gain-tax =
    { $number ->
        [one] einmal besteuern
        [2] zweimal besteuern
       *[other] { WORD($number) }mal besteuern
    }
draw-gain-build =
    { $number ->
        [one] einmal bauen
        [2] zweimal bauen
       *[other] { WORD($number) }mal bauen
    }
draw-gain-lead =
    { $number ->
        [one] eine Strategiekarte ziehen
       *[other] { WORD($number) } Strategiekarten ziehen und eine behalten
    }
draw-gain-relocate =
    { $number ->
        [one] eine Figur irgendwohin versetzen
       *[other] bis zu { WORD($number) } Figuren irgendwohin versetzen
    }
draw-gain-either =
    { $number ->
        [one] { $among }, einmal
        [2] { $among }, zweimal, jedes Mal nach Wahl
       *[other] { $among }, { WORD($number) }mal, jedes Mal nach Wahl
    }
draw-gain-coins =
    { $number ->
        [one] eine Münze
       *[other] { WORD($number) } Münzen
    }
draw-gain-take-deed =
    { $number ->
        [one] eine Tat nehmen
       *[other] { WORD($number) } Taten nehmen
    }
draw-gain-free-deed =
    { $number ->
        [one] eine Tat von der Hand umsonst vollenden
       *[other] { WORD($number) } Taten umsonst vollenden
    }
draw-gain-wield =
    { $number ->
        [one] einmal zum üblichen Preis Einfluss ausüben, auch mit einem benutzten Plättchen, ohne es zu schieben
        [2] zweimal zum üblichen Preis Einfluss ausüben, auch mit benutzten Plättchen, ohne sie zu schieben
       *[other] { WORD($number) }mal zum üblichen Preis Einfluss ausüben, auch mit benutzten Plättchen, ohne sie zu schieben
    }
draw-gain-battle-step =
    { $number ->
        [one] ein Feld auf der Kampfleiste
       *[other] { WORD($number) } Felder auf der Kampfleiste
    }
draw-gain-good =
    { $number ->
        [one] 1 { $good }
       *[other] { $number } { $good }
    }
draw-gain-any-good =
    { $number ->
        [one] ein beliebiges Gut
       *[other] { WORD($number) } beliebige Güter
    }
draw-gain-points =
    { $number ->
        [one] ein Siegpunkt
       *[other] { WORD($number) } Siegpunkte
    }

draw-need-goods_any =
    { $number ->
        [one] ein beliebiges Gut
       *[other] { WORD($number) } Güter
    }
draw-need-goods_same = { WORD($number) } Güter einer Sorte
draw-need-goods_different = { WORD($number) } verschiedene Güter
draw-need-discard =
    { $number ->
        [one] lege eine Strategiekarte ab
       *[other] lege { WORD($number) } Strategiekarten ab
    }
draw-need-remove-any = entferne { WORD($number) } Truppen
draw-need-remove-different = entferne { WORD($number) } Truppen, jede aus einer anderen Region
draw-need-remove-ruled = entferne { WORD($number) } Truppen aus einer Region, die du beherrschst
draw-need-raze =
    { $number ->
        [one] reiße einen deiner Paläste oder Märkte ab
       *[other] reiße { WORD($number) } deiner Paläste und Märkte ab
    }
draw-need-together = habe { WORD($number) } Figuren in einer Region
draw-need-regions = sei in { WORD($number) } Regionen vertreten
draw-need-ruled =
    { $number ->
        [one] beherrsche eine Region
       *[other] beherrsche { WORD($number) } Regionen
    }
draw-need-captured =
    { $number ->
        [one] habe einen gefangenen Aufständischen
       *[other] habe { WORD($number) } gefangene Aufständische
    }
draw-need-goods-held = habe { WORD($number) } Güter
draw-need-oaths =
    { $number ->
        [one] habe einen Eid geschworen
       *[other] habe { WORD($number) } Eide geschworen
    }
draw-need-built = habe Gebäude in { WORD($number) } Regionen
draw-need-markets = habe Märkte in Regionen mit { WORD($number) } verschiedenen Gütern
draw-need-contested =
    { $number ->
        [one] beherrsche eine Region, in der ein Gegner ist
       *[other] beherrsche { WORD($number) } Regionen, in denen Gegner sind
    }
draw-need-battle = habe Feld { $number } der Kampfleiste erreicht
draw-need-quiet = sei in { WORD($number) } Regionen ohne Aufständische vertreten
draw-need-rule-all = beherrsche { $what }
draw-need-same-region = habe in einer Region: { $what }
draw-need-adjacent = habe in { WORD($number) } benachbarten Regionen: { $what }
draw-need-leader-in = habe deinen Anführer in { $region }
draw-need-have = habe { $what }
draw-need-under = beherrsche eine Region mit einem fremden Gebäude: { $structure }
draw-plural-palace = Paläste
draw-need-marker = habe den Bären
draw-need-pay = gib { $what }
draw-plural-market = Märkte
draw-plural-stronghold = Festungen

draw-tray-leaders = Wähle deinen Anführer
draw-tray-leaders-wait = Die Anführer
draw-tray-agendas = Behalte einen Plan
draw-tray-agendas-hint = der andere kommt ungesehen zurück in die Schachtel
draw-tray-starting = Behalte eine Anfangstat
draw-tray-starting-hint = die andere kommt ungesehen zurück in die Schachtel
draw-tray-leave-oath = Welches Paar Eide bleibt in der Schachtel?
draw-tray-leave-oath-hint = die anderen beiden liegen auf deinem Tableau
draw-tray-lay-oath = Welches Paar liegt links?
draw-tray-lay-oath-hint = die Felder kosten: links { $left }; rechts { $right }
draw-tray-return = Lege eine Erbkarte zurück
draw-tray-return-hint = du behältst { WORD($inheritances_kept) }
draw-tray-inherit = Dein Erbe
draw-tray-inherit-hint =
    nutze eine Karte in ihrer Region, anderswo für { $elsewhere ->
        [one] eine Münze
       *[other] { WORD($elsewhere) } Münzen
    } mehr, oder lass sie für { WORD($forfeited) } verfallen
draw-tray-deed-deck = Ein Vertrag oder eine Queste?
draw-tray-deeds = Nimm eine Tat
draw-tray-deeds-hint = aus einer der beiden Auslagen
draw-tray-complete = Vollende eine umsonst
draw-tray-complete-hint = der dritte Palast
draw-tray-drawn = Strategiekarten, die du ansiehst
draw-tray-keep = behalte eine
draw-tray-back = der Rest kommt zurück, die letzte nach oben
draw-tray-looks = { $who } sieht sich { WORD($number) } Strategiekarten an
draw-tray-from = Von welchem Stapel?
draw-tray-strengths =
    { $number ->
        [one] { $mine } gegen { $theirs }: eine Karte, und sie gilt
       *[other] { $mine } gegen { $theirs }: { WORD($number) } Karten, die stärkere Seite wählt
    }
draw-tray-plenty = Eid der Fülle
draw-tray-plenty-hint = die oberste abgelegte Karte, zu ihrem Preis
draw-tray-company = Wer geht nach { $there }?
draw-tray-pay-good = Welches Gut bezahlst du?
draw-tray-pay-same-kind = Mit welcher Sorte bezahlst du?
draw-tray-pay-which-resource = Ein Gut oder eine Münze mehr, weil du dort nicht herrschst
draw-tray-take-good = Nimm ein Gut
draw-tray-icons = Wähle eine Aktion
draw-tray-market = Der Markt bringt
draw-tray-slots = In welches Fach?
draw-tray-slots-hint = eine Tat in jedem davon ist ein Verdienst
draw-tray-tiles = Mit welchem Plättchen übst du Einfluss aus?
draw-tray-marker = Wer bekommt den Startspielermarker?

draw-score-wins = { $who } trägt die Krone der Kyjiwer Rus
draw-score-you = Du trägst die Krone der Kyjiwer Rus
draw-score-shared = { $who } teilen sich die Krone der Kyjiwer Rus

draw-ask-choose-column = In welche Spalte kommt Befehl { $disc }?
draw-ask-perform-muster = Wo musterst du?
draw-ask-perform-move = Von wo ziehst du?
draw-ask-perform-relocate = Welche Figur versetzt du?
draw-ask-perform-attack = Wen greifst du an?
draw-ask-perform-tax = Welche Region besteuerst du?
draw-ask-perform-build = Was baust du?
draw-ask-perform-lead = Von welchem Stapel ziehst du?
draw-ask-battle-deck = Von welchem Stapel, gegen { $opponent } in { $region }?
draw-ask-take-good = Welches Gut nimmst du?
draw-ask-wield-which = Mit welchem Plättchen übst du Einfluss aus?
draw-ask-pay-good = Welches Gut bezahlst du?
draw-ask-before-command = Ausführen, auslassen, oder zuerst eine Intrige?
draw-ask-before-command-saved = Ausführen, auslassen, oder zuerst eine Intrige oder Gespartes?
draw-ask-before-command-done = Ausführen oder auslassen?
draw-ask-before-command-done-saved = Ausführen, auslassen, oder zuerst Gespartes?
draw-ask-before-command-idle = Mit diesem Feld lässt sich jetzt nichts tun: auslassen, oder zuerst eine Intrige?
draw-ask-before-command-idle-saved = Mit diesem Feld lässt sich jetzt nichts tun: auslassen, oder zuerst eine Intrige oder Gespartes?
draw-ask-before-command-idle-done = Mit diesem Feld lässt sich jetzt nichts tun. Lässt du es aus?
draw-ask-before-command-idle-done-saved = Mit diesem Feld lässt sich jetzt nichts tun: auslassen, oder zuerst Gespartes?
draw-ask-before-command-unpayable = Du kannst dieses Feld nicht bezahlen: auslassen, oder zuerst eine Intrige?
draw-ask-before-command-unpayable-saved = Du kannst dieses Feld nicht bezahlen: auslassen, oder zuerst eine Intrige oder Gespartes?
draw-ask-before-command-unpayable-done = Du kannst dieses Feld nicht bezahlen. Lässt du es aus?
draw-ask-before-command-unpayable-done-saved = Du kannst dieses Feld nicht bezahlen: auslassen, oder zuerst Gespartes?
draw-unpaid = Eine unbezahlt gespielte Karte tut nichts.
draw-ask-resolve-which = Welchen deiner beiden gleichen Befehle, oder zuerst eine Intrige?
draw-ask-resolve-which-saved = Welchen deiner beiden gleichen Befehle, oder zuerst eine Intrige oder Gespartes?
draw-ask-resolve-which-done = Welchen deiner beiden gleichen Befehle?
draw-ask-resolve-which-done-saved = Welchen deiner beiden gleichen Befehle, oder zuerst Gespartes?

draw-wait-keep-deed = { $name } wählt eine Anfangstat
draw-wait-keep-agenda = { $name } wählt einen Plan
draw-wait-keep-leader = { $name } wählt einen Anführer
draw-wait-leave-oath = { $name } wählt zwei von drei Paaren Eide
draw-wait-lay-oath = { $name } legt die Eide
draw-wait-return-inheritance = { $name } legt eine Erbkarte zurück
draw-wait-place-troop = { $name } stellt eine Truppe auf
draw-wait-place-leader = { $name } stellt den Anführer auf
draw-wait-inherit = { $name } nutzt ein Erbe
draw-wait-inherit-where = { $name } wählt, wo geerbt wird
draw-wait-inherit-card = { $name } wählt einen Stapel
draw-wait-inherit-deed = { $name } wählt eine Art von Tat
draw-wait-choose-from-markets = { $name } wählt eine Tat
draw-wait-choose-disc = { $name } wählt einen Befehl
draw-wait-choose-column = { $name } wählt eine Spalte
draw-wait-emergency-muster = { $name } kehrt auf die Karte zurück
draw-wait-resolve-which = { $name } wählt, welcher Befehl handelt
draw-wait-before-command = { $name } beginnt einen Zug
draw-wait-end-of-turn = { $name } spielt noch eine Intrige oder beendet den Zug
draw-wait-perform = { $name } handelt
draw-wait-take-good = { $name } nimmt ein Gut
draw-wait-shift-to = { $name } verschiebt eine Truppe
draw-wait-choose-destination = { $name } zieht
draw-wait-march = { $name } zieht
draw-wait-agatha-goes-on = { $name } zieht mit Agatha weiter
draw-wait-march-with-agatha = { $name } zieht mit Agatha weiter
draw-wait-relocate-to = { $name } versetzt eine Figur
draw-wait-sviatopolk-recruits = { $name } hat einen Aufständischen gefangen
draw-wait-gleb-marches = { $name } darf mit Gleb ziehen
draw-wait-battle-deck = { $name } wählt einen Stapel für den Kampf
draw-wait-choose-result = { $name } wählt das Ergebnis des Kampfes
draw-wait-boris-keeps = { $name } darf mit Boris eine Karte behalten
draw-wait-choose-top = { $name } ordnet den Ablagestapel
draw-wait-attack-again = { $name } darf mit Boris noch einmal angreifen
draw-wait-after-theofana-taxed = { $name } hat mit Theofana besteuert
draw-wait-use-market = { $name } nutzt einen Markt
draw-wait-keep-card = { $name } wählt, welche Strategiekarte bleibt
draw-wait-return-card = { $name } legt Strategiekarten zurück
draw-wait-give-marker = { $name } vergibt den Startspielermarker
draw-wait-pay-which-resource = { $name } bezahlt einen Eid
draw-wait-use-plenty = { $name } hat einen Eid der Fülle geschworen
draw-wait-take-road = { $name } hat einen Eid der Straßen geschworen
draw-wait-next-road = { $name } zieht durch einen Eid der Straßen
draw-wait-replace = { $name } hat einen Eid der Macht geschworen
draw-wait-choose-slot = { $name } hat eine Tat vollendet
draw-wait-complete-which = { $name } wählt eine Tat zum Vollenden
draw-wait-discard-from-hand = { $name } legt eine Strategiekarte ab
draw-wait-remove-troop = { $name } entfernt Truppen
draw-wait-raze-which = { $name } reißt ein Gebäude ab
draw-wait-wield-which = { $name } wählt ein Einflussplättchen
draw-wait-pay-good = { $name } bezahlt mit Gütern
draw-wait-pay-same-kind = { $name } bezahlt mit Gütern

draw-discard-short = Ablage · { $figure }
draw-ask-choose-result = Welches Ergebnis gilt in { $region }?
draw-rebel = Aufständischer

draw-stop-choose-from-markets = Keine nehmen
draw-stop-use-plenty = Liegen lassen
draw-stop-boris-keeps = Liegen lassen
draw-stop-attack-again = Nicht mehr
draw-stop-complete-which = Keine davon
draw-stop-wield-which = Nicht mehr
draw-stop-agatha-goes-on = Hier bleiben
draw-stop-gleb-marches = Hier bleiben
draw-stop-take-road = Hier bleiben
draw-stop-next-road = Nicht weiter
draw-stop-sviatopolk-recruits = Keine Truppe
draw-stop-after-theofana-taxed = Keines von beiden
draw-stop-saved = Aufhören, Wagen und Hämmer sparen
draw-chip-skip = Auslassen
draw-chip-wield = Einfluss: { $tile }
draw-sure-skip = Die Aktionen für eine Münze auslassen?
draw-sure-stop = Die übrigen Aktionen verlieren?

## Beispiele der Regelseite

example-rule = In Kyjiw hat Blau drei Truppen, Gelb zwei, und ein Aufständischer ist da: mehr als jeder von ihnen, also herrscht Blau. In Volyn steht es zwei gegen zwei, und niemand herrscht.
example-attack = Blau darf den Aufständischen in Polotsk fangen oder dort Gelb bekämpfen. Die Truppen von Gelb in Smolensk sind außer Reichweite: Blau ist dort nicht vertreten.
example-build = In Novgorod steht schon ein Markt: Blau kann einen Palast oder eine Festung bauen.
example-muster = Blau ist nur in Rostov vertreten: Dort lassen sich Truppen mustern, und nirgends sonst.
example-tracks = Die letzte Chronikphase: Blau beherrscht fünf Regionen, Chernigov allein durch die Festung, und steht auf dem vierten Feld der Herrschaftsleiste.
