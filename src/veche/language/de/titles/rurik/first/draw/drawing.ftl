### Was die Zeichnung sagt: Beschriftungen, Hinweise, und warum sich etwas nicht wählen lässt.

draw-mat = Boot, Münzen und Vorrat
draw-leader-none = Anführer werden zu Beginn des Spiels gewählt.

draw-map-title-1 = Kiever
draw-map-label = Karte der Kiever Rus, { WORD($number) } Regionen im Spiel

draw-structure-church = Beim Bau ersetzt eine Truppe von dem, der sie baut, einen Aufständischen oder eine fremde Truppe in dieser Region. Anführer sind davor sicher.
draw-structure-market = Wer ihn besitzt, gewinnt bei jedem Besteuern hier ein zweites Gut der Sorte oder eine Münze.
draw-structure-stronghold = Zählt für die Herrschaft als eigene Truppe. Wer ihren Besitzer hier angreift, deckt eine Karte mehr auf.

draw-ground-absent = Du hast hier keine Truppe.
draw-ground-maria = Du hast hier keine Truppe, und Maria ist nicht nebenan.
draw-ground-rebellion = Hier sind die Aufständischen; du beginnst anderswo.
draw-ground-leader-moved = Du hast hier keine Truppe außer deinem Anführer, und der ist schon gezogen.
draw-ground-built = Hier steht schon von jeder Art ein Gebäude.
draw-ground-none-left = Von dem, was hier noch gebaut werden kann, hast du nichts mehr.
draw-ground-no-structure = Du hast hier kein Gebäude.
draw-ground-tax =
    { $number ->
        [one] einen Steuerpunkt
       *[other] { WORD($number) } Steuerpunkte
    }
draw-ground-build =
    { $number ->
        [one] einen Baupunkt
       *[other] { WORD($number) } Baupunkte
    }

draw-strategy = Strategietableau
draw-strategy-hint = die kleinste Zahl handelt zuerst

draw-column-muster = Truppen aus deinem Vorrat in Regionen, die du besetzt, eine je Punkt.
draw-column-movement = Truppen oder deinen Anführer in benachbarte Regionen ziehen, eine Grenze je Punkt.
draw-column-attack = Aufständische und fremde Truppen angreifen, wo du eine Truppe hast, ein Angriff je Punkt.
draw-column-tax =
    Nimm Güter aus Regionen, die du besetzt: { $price_ruled ->
        [one] ein Punkt
       *[other] { WORD($price_ruled) } Punkte
    }, wo du herrschst, sonst { WORD($price_elsewhere) }.
draw-column-build =
    Baue in Regionen, die du besetzt: { $price_ruled ->
        [one] ein Punkt
       *[other] { WORD($price_ruled) } Punkte
    }, wo du herrschst, sonst { WORD($price_elsewhere) }.
draw-column-scheme = Sieh dir so viele Intrigen eines Stapels an und behalte eine.
draw-column-mine =
    Hier stehst du schon; ein zweiter Ratgeber darf folgen, sobald du in { $columns_before_a_second ->
        [one] einer Spalte
       *[other] { WORD($columns_before_a_second) } Spalten
    } stehst.

draw-space = { $column }, Reihe { $row }
draw-claim = Anspruchstableau

draw-track-build = Bau
draw-track-trade = Handel
draw-track-warfare = Krieg
draw-track-build-of = benachbarte Regionen
draw-track-trade-of = Güter auf dem Boot
draw-track-build-tip = Die größte Gruppe benachbarter Regionen, in denen du ein Gebäude hast.
draw-track-trade-tip = Wie viele Güter auf deinem Boot liegen.
draw-track-warfare-tip = Ein Feld für jeden Angriff auf einen Gegner. Am Ende zählen nur der erste und der zweite Platz.

draw-seal-tip = Krieg und Taten, wie sie stehen, die Leisten, wie die Marker liegen; diese rücken am Ende der Runde vor. Pläne bleiben bis zum Ende geheim.

draw-boat-column = { $good }: { $figure } von { $room }
draw-boat-tip = Eine volle Spalte bringt am Ende der Runden eins bis { WORD($rounds_before_the_last) } eine Münze.
draw-boat-why = Güter werden bezahlt, wenn eine Tat oder ein Marker sie verlangt.

draw-aboard = { $figure } von { $room } an Bord

draw-dock = Dock
draw-dock-tip = Güter, die nicht auf das Boot passen. Mit ihnen lässt sich bezahlen, aber für den Handel zählen sie nicht.

draw-coins-tip = { $figure } zur Hand. Das nächste Einkommen, wie es jetzt steht und mit beladenem Boot: { $income }.

draw-left-church = Kirchen, die du noch bauen kannst
draw-left-rebels = Besiegte Aufständische

draw-token-build = Baumarker
draw-token-muster = Musterungsmarker
draw-token-tip =
    { $number ->
        [0] Gib { $goods }: { $gain }. Einmal je Runde.
        [one] Gib { $goods } und ein weiteres beliebiges Gut: { $gain }. Einmal je Runde.
       *[other] Gib { $goods } und { WORD($number) } weitere beliebige Güter: { $gain }. Einmal je Runde.
    }
draw-token-used = In dieser Runde benutzt.
draw-token-lacking = Diese Güter hast du nicht.
draw-token-ready = bereit

draw-bonus-time = Nicht jetzt: Das geschieht vor oder nach der Hauptaktion.
draw-bonus-turn = Nicht jetzt: Du bist nicht am Zug.
draw-bonus-over = Zu spät: Dein letzter Zug ist vorbei.
draw-bonus-scheme-played = Eine Intrige je Zug, und deine hast du gespielt.
draw-bonus-deed-done = Eine Tat je Zug, und deine hast du vollbracht.
draw-bonus-converted = Ein Umtausch je Zug, und deinen hast du gemacht.

draw-leader-agatha-when = Bei jedem Ziehen
draw-leader-agatha = Wenn du Agatha ziehst, gehen bis zu { WORD($agatha_takes) } deiner Truppen aus ihrer Region kostenlos mit.
draw-leader-boris-when = Bei jedem Angriff
draw-leader-boris = Greifst du in seiner Region einen Gegner an, deckst du eine Karte weniger auf und nimmst ihm eine Münze, falls er eine hat.
draw-leader-maria-when = Einmal je Runde
draw-leader-maria = Beim Mustern darfst du diese Truppen in eine Region neben der ihren stellen, in der du keine hast.
draw-leader-mstislav-when = Immer
draw-leader-mstislav =
    In seiner Region kostet jedes Besteuern und jedes Bauen { $mstislav_price ->
        [one] einen Punkt
       *[other] { WORD($mstislav_price) } Punkte
    }, wer immer dort herrscht.
draw-leader-predslava-when = Einmal je Runde
draw-leader-predslava = In deinem Zug: Schick eine gegnerische Truppe oder einen Anführer aus ihrer Region in eine daneben; wem sie gehört, gewinnt eine Münze.
draw-leader-sudislav-when = Immer
draw-leader-sudislav = Angriffspunkte dürfen für das Mustern in seiner Region ausgegeben werden.
draw-leader-sviatopolk-when = Immer
draw-leader-sviatopolk = Aufständische in seiner Region zählen für die Herrschaft als deine; besiegst du dort einen, tritt eine Truppe von dir an seine Stelle.
draw-leader-yaroslav-when = Immer
draw-leader-yaroslav = In seiner Region geht jeder Gleichstand um die Herrschaft an dich, und gegnerische Gebäude haben keine Fähigkeit.

draw-hand = Intrigen
draw-hand-hint = eine je Zug
draw-hand-empty = Keine auf der Hand. Die Intrigenspalte bringt sie.

draw-scheme = Intrige
draw-scheme-casualty = Verlust
draw-scheme-safe = kein Verlust
draw-scheme-casualty-tip = Wird sie bei einem Angriff aufgedeckt, verliert der Angreifer eine Truppe.
draw-scheme-tip = Von der Hand gespielt gibt sie { $scheme }.
draw-scheme-cost = Sie zu spielen kostet { $price }, und du hast { $purse }.

draw-goals = Plan und Taten
draw-goals-hint = { $open } offen · { $done } vollbracht
draw-agenda-brief = { $mine }; bester Gegner { $best }
draw-deed-can = möglich
draw-deed-late = nicht vollbracht
draw-deed-unpaid = noch nicht bezahlbar
draw-deed-not-yet = noch nicht so weit
draw-deed-has-rebels = { $have } von { $want } Aufständischen
draw-deed-has-marker = braucht den Bären
draw-deed-has-together = { $have } von { $want } beisammen
draw-deed-has-regions = { $have } von { $want } Regionen
draw-deed-has-markets = { $have } von { $want } Sorten
draw-deed-has-church = { $have } von { $want } Kirchen
draw-deed-has-market = { $have } von { $want } Märkten
draw-deed-has-stronghold = { $have } von { $want } Festungen

draw-agenda = Geheimer Plan
draw-agenda-capable = Habe die meisten Güter, auf Boot und Dock.
draw-agenda-committed = Sei Erster auf der Bauleiste.
draw-agenda-conquering = Sei Erster auf der Kriegsleiste.
draw-agenda-courageous = Habe die meisten Aufständischen besiegt.
draw-agenda-dignified = Habe die meisten Taten vollbracht.
draw-agenda-esteemed = Habe in den meisten Regionen Truppen.
draw-agenda-prosperous = Sei Erster auf der Handelsleiste.
draw-agenda-protective = Habe die meisten Gebäude, von wem auch immer, in Regionen, die du beherrschst.
draw-agenda-regal = Habe am meisten Fell und Honig zusammen, auf Boot und Dock.
draw-agenda-successful = Sei Erster auf der Herrschaftsleiste.
draw-agenda-wealthy = Habe die meisten Münzen.

draw-deed-cannot-pay = Das kannst du jetzt nicht bezahlen.
draw-deed-not-met = Was sie verlangt, ist noch nicht so.
draw-deed-choose-later = Taten werden in der Anspruchsphase gewählt, oder durch eine Intrige.
draw-deed-choose-soon = Nicht jetzt: Deine Wahl kommt später in dieser Anspruchsphase.
draw-deed-chosen = Eine Tat je Anspruchsphase, und deine hast du gewählt.
draw-deed-choose-last = In einer Anspruchsphase wird keine Tat mehr gewählt; nur eine Intrige gibt noch eine.

draw-deeds = Ausliegende Taten
draw-deeds-left = { $figure } im Stapel
draw-deeds-none = Keine Taten mehr
draw-region-several = Gibt { $good }, und { WORD($number) } davon liegen hier.
draw-intrigues = Ränke
draw-intrigues-now = in Kraft: { $intrigue }
draw-intrigues-later = ab Runde { $round }
draw-intrigue-round = Runde { $round }
draw-intrigue-now = jetzt
draw-intrigue-gone = vorbei
draw-intrigue-gone-tip = Ihre Runde ist vorbei; sie ist abgelegt.
draw-intrigue-now-tip = Gilt bis zum Ende dieser Runde.
draw-intrigue-done-tip = Sie hat zu Beginn dieser Runde gewirkt.
draw-intrigue-next-tip = Wirkt zu Beginn von Runde { $round }.
draw-doubt-intrigue = Die echten Karten sind nicht bekannt: Name und Wirkung sind von uns.

draw-plural-church = Kirchen
draw-all-structures = Ein Gebäude jeder Art

draw-gain-0 =
    { $number ->
        [one] Mustere eine Truppe
       *[other] Mustere { WORD($number) } Truppen
    }
draw-gain-1 =
    { $number ->
        [one] Ein Bewegungspunkt
       *[other] { WORD($number, capital: 1) } Bewegungspunkte
    }
draw-gain-2 =
    { $number ->
        [one] Ein Angriff
       *[other] { WORD($number, capital: 1) } Angriffe
    }
draw-gain-3 =
    { $number ->
        [one] Ein Steuerpunkt
       *[other] { WORD($number, capital: 1) } Steuerpunkte
    }
draw-gain-4 =
    { $number ->
        [one] Ein Baupunkt
       *[other] { WORD($number, capital: 1) } Baupunkte
    }
draw-gain-5 =
    { $number ->
        [one] Sieh dir eine Intrige an und behalte sie
       *[other] Sieh dir { WORD($number) } Intrigen an, behalte eine
    }
draw-gain-6 =
    { $number ->
        [one] Eine Münze
       *[other] { WORD($number, capital: 1) } Münzen
    }
draw-gain-7 =
    { $number ->
        [one] Wähle eine Tat
       *[other] Wähle { WORD($number) } Taten
    }
draw-gain-8 =
    { $number ->
        [one] Zieh eine Truppe irgendwohin
       *[other] Zieh { WORD($number) } Truppen irgendwohin
    }
draw-gain-fewer =
    { $number ->
        [one] decke eine Karte weniger auf
       *[other] decke { WORD($number) } Karten weniger auf
    }

draw-decks = Intrigenstapel

draw-deck = Intrigenstapel, { $deck }
draw-deck-known = Du kennst die oberste: { $scheme }.
draw-deck-tip = Verdeckt. Karten werden durch Intrigenaktionen und Taten gezogen und bei Angriffen aufgedeckt.

draw-rival-hand = Intrigen auf der Hand
draw-rival-deeds = Taten: { $open } offen, { $done } vollbracht

draw-difficulty-easy = leicht
draw-difficulty-medium = mittel
draw-difficulty-hard = schwer
draw-difficulty-very-hard = sehr schwer

draw-rebellion-level = Schwierigkeitsgrad
draw-rebellion-sviatopolk =
    Wirst du in seiner Region angegriffen, decken die Aufständischen { $sviatopolk_fewer_cards ->
        [one] eine Karte
       *[other] { WORD($sviatopolk_fewer_cards) } Karten
    } weniger auf. Am Ende der Runden eins bis { WORD($rounds_before_the_last) } { $sviatopolk_rebels ->
        [one] kommt ein Aufständischer
       *[other] kommen { WORD($sviatopolk_rebels) } Aufständische
    } zu ihm.
draw-rebellion-coins = Auf ihrem Dock; am Ende ein Punkt je { WORD($for_a_point) }, aufgerundet. Das nächste Einkommen, wie es jetzt steht: { $income }.
draw-rebellion-coins-last = Auf ihrem Dock; am Ende ein Punkt je { WORD($for_a_point) }, aufgerundet. Es kommt kein Einkommen mehr.
draw-rebellion-boons = Die Aufständischen bezahlen nie damit: Am Ende zählt jede wie ein Gut auf ihrem Dock.
draw-rebellion-dock = Güter, die nicht auf ihr Boot passen. Für den Handel zählen sie nicht; am Ende ein Punkt je { WORD($for_a_point) }, aufgerundet.
draw-rebellion-seal = Krieg, wie er steht, die Leisten, wie die Marker liegen, die am Ende der Runde vorrücken; und ein Punkt je { WORD($for_a_point) } Münzen und je { WORD($for_a_point) } Güter auf ihrem Dock, beides aufgerundet.
draw-rebellion-church = Beim Bau ersetzt ein Aufständischer hier eine Truppe von dir oder, wenn es keine gibt, eine neutrale. Anführer sind davor sicher.
draw-rebellion-market = Immer wenn die Aufständischen hier durch Besteuern das Gut nehmen, gewinnen sie ein zweites der Sorte.
draw-rebellion-mat = Die Boni der Aufständischen
draw-rebellion-now = Ihre Priorität jetzt

draw-priority-attack_move = Sie breiten sich in Regionen aus, die sie nicht besetzen, und greifen zuerst an, wo sie nicht herrschen.
draw-priority-build = Sie sammeln sich in einer Region, die sie nicht beherrschen, und greifen zuerst an, wo sie herrschen.
draw-priority-tax = Sie sammeln sich in einer Region, die sie nicht beherrschen, und greifen zuerst an, wo sie herrschen.

draw-bonus = Mit { $column }: { $gain }.
draw-bonus-open = Offen.
draw-bonus-covered = Von einer Münze verdeckt.

draw-rebellion-bottom = Hervorgezogen
draw-rebellion-row = Ratgeber { $advisor } zu { $column }.
draw-rebellion-row-coin = Ratgeber { $advisor } zu { $column }, mit den Münzen, die ihn auf das oberste Feld bringen, wenn sie alle bezahlen können.
draw-rebellion-locked = Nicht vor Runde { $round }.
draw-rebellion-top = Karte { $card }
draw-rebellion-locations = Ortsreihenfolge
draw-rebellion-acted = Hier haben sie gerade gehandelt.
draw-rebellion-builds = Baureihenfolge für ihre Priorität

draw-tray-leaders = Wähle deinen Anführer
draw-tray-leaders-wait = Die Anführer
draw-tray-agendas = Behalte einen Plan
draw-tray-agendas-hint = der andere kommt ungesehen zurück in die Schachtel
draw-tray-drawn = Intrigen, die du ansiehst
draw-tray-keep = behalte eine
draw-tray-return = der Rest kommt zurück, die letzte nach oben
draw-tray-looks = { $who } sieht sich { WORD($number) } Intrigen an
draw-tray-revealed = Gibt es Verluste?
draw-tray-revealed-hint = bei der ersten Karte mit Verlustzeichen verliert der Angreifer für jedes davon eine Truppe
draw-tray-along = Wie viele gehen mit?
draw-tray-along-troops =
    { $number ->
        [0] niemand geht mit
        [one] eine Truppe geht mit
       *[other] { WORD($number) } Truppen gehen mit
    }
draw-tray-market = Der Markt bringt
draw-tray-deeds = Wähle eine Tat
draw-tray-load = Wie viele Güter zählen?
draw-tray-load-hint = die auf dem Dock nicht; ein Marker, der nicht auf die Leiste kommt, bringt eine Münze
draw-tray-load-alone = es kann deinen Marker bewegen und lenkt die Priorität der Aufständischen und was sie freischalten
draw-tray-from = Von welchem Stapel?
draw-tray-cards =
    { $number ->
        [one] noch eine Karte
       *[other] noch { WORD($number) } Karten
    }

draw-phase-strategy = Strategie
draw-phase-claim = Anspruch

draw-detail-points =
    { $number ->
        [one] noch ein Punkt
       *[other] noch { WORD($number) } Punkte
    }
draw-detail-bribe =
    { $number ->
        [one] dazu eine Münze
       *[other] dazu { WORD($number) } Münzen
    }

draw-score-wins = Auf dem Thron von Kiev: { $who }
draw-score-you = Du besteigst den Thron von Kiev
draw-score-shared = { $who } teilen sich den Thron von Kiev

draw-ask-choose-column = In welche Spalte kommt Ratgeber { $advisor }?
draw-acts =
    { $number ->
        [one] Dein Ratgeber ist dran ({ $column }): ein Punkt
       *[other] Dein Ratgeber ist dran ({ $column }): { WORD($number) } Punkte
    }
draw-acts-scheme =
    { $number ->
        [one] Dein Ratgeber ist dran ({ $column }): eine Karte
       *[other] Dein Ratgeber ist dran ({ $column }): eine von { WORD($number) } Karten
    }
draw-acts-unpayable = Dein Ratgeber kann sein Feld nicht bezahlen ({ $column })
draw-acts-idle = Dein Ratgeber kann jetzt nichts tun ({ $column })
draw-ask-muster = Wo musterst du?
draw-ask-muster-by-maria = Noch eine Truppe in { $region } mustern?
draw-ask-choose-troop = Welche Truppe zieht?
draw-ask-attack = Wen greifst du an?
draw-ask-attack-muster = Wen greifst du an, oder musterst du mit Sudislaw?

draw-wait-choose-leader = { $name } wählt einen Anführer
draw-wait-keep-agenda = { $name } wählt einen Plan
draw-wait-place-troop = { $name } stellt eine Truppe auf
draw-wait-place-leader = { $name } stellt den Anführer auf
draw-wait-choose-advisor = { $name } wählt einen Ratgeber
draw-wait-choose-column = { $name } wählt eine Spalte
draw-wait-rally = { $name } kehrt auf die Karte zurück
draw-wait-resolve-which = { $name } wählt, welcher Ratgeber handelt
draw-wait-before-main-action = { $name } beginnt einen Zug
draw-wait-end-of-turn = { $name } beendet gleich den Zug
draw-wait-muster = { $name } mustert
draw-wait-muster-by-maria = { $name } mustert
draw-wait-predslava-sends = { $name } schickt jemanden fort
draw-wait-choose-troop = { $name } zieht Truppen
draw-wait-choose-destination = { $name } zieht eine Truppe
draw-wait-choose-troop-anywhere = { $name } zieht Truppen
draw-wait-choose-destination-anywhere = { $name } zieht eine Truppe
draw-wait-along-with-agatha = { $name } zieht Agatha
draw-wait-attack = { $name } greift an
draw-wait-check-which-deck = { $name } wählt einen Stapel zum Aufdecken
draw-wait-spend-tax = { $name } besteuert
draw-wait-use-market = { $name } nutzt einen Markt
draw-wait-spend-build = { $name } baut
draw-wait-replace = { $name } hat eine Kirche gebaut
draw-wait-draw-which-deck = { $name } wählt einen Stapel zum Ziehen
draw-wait-keep-scheme = { $name } wählt, welche Intrige bleibt
draw-wait-return-scheme = { $name } legt Intrigen zurück
draw-wait-give-marker = { $name } vergibt den Startspielermarker
draw-wait-pay-good = { $name } bezahlt mit Gütern
draw-wait-pay-same-kind = { $name } bezahlt mit Gütern
draw-wait-choose-from-row = { $name } wählt eine Tat
draw-wait-discard-scheme = { $name } legt eine Intrige ab
draw-wait-remove-troop = { $name } entfernt Truppen
draw-wait-raze-which = { $name } entfernt ein Gebäude
draw-wait-load-how-far = { $name } belädt das Boot
draw-wait-load-how-far-alone = { $name } belädt das Boot
draw-wait-rebellion-check-deck = { $name } wählt den Stapel, von dem die Aufständischen aufdecken

draw-bid = Ratgeber { WORD($number) }
draw-bid-of = Ratgeber { $figure } von { $who }
draw-bid-yours = Dein Ratgeber { $figure }
draw-bid-tip = Seine Zahl ist seine Macht; Münzen kommen dazu. Wer mächtiger ist, steht höher, kleine Zahlen handeln früher.

draw-need-discard =
    { $number ->
        [one] Lege eine Intrige ab
       *[other] Lege { WORD($number) } Intrigen ab
    }

draw-deck-why = Karten werden gezogen, wenn eine Intrigenaktion, eine Tat oder ein Angriff es verlangt.

draw-rival-bear-tip = Wer den Bären hat, wenn die Anspruchsphase beginnt, ist von da an Startspieler. Das oberste Intrigenfeld vergibt ihn.

draw-act = { $column }
draw-sure-forfeit = Die Aktion für eine Münze verfallen lassen?
draw-sure-stop =
    { $number ->
        [one] Einen Punkt verlieren?
       *[other] { WORD($number, capital: 1) } Punkte verlieren?
    }

## Beispiele der Regelseite

example-rule = In Kiev hat Blau drei Truppen, Gelb zwei, und ein Aufständischer ist da: mehr als jeder von ihnen, also herrscht Blau. In Volyn steht es zwei gegen zwei, und niemand herrscht.
example-attack = Blau darf den Aufständischen in Polotsk angreifen, oder die Truppe von Gelb hinter ihrer Festung. Die Truppen von Gelb in Smolensk sind außer Reichweite: Blau ist nicht dort.
example-muster = Blau besetzt auf der ganzen Karte nur Rostov: Dort lassen sich Truppen mustern, und nirgends sonst.
example-church = Blau kann in Novgorod eine Kirche oder eine Festung bauen; ein Markt steht dort schon. Bei einer Kirche weicht die Truppe von Gelb einer vierten Truppe von Blau.
example-neighbours = Volyn, Kiev, Chernigov und Rostov hängen zusammen: vier benachbarte bebaute Regionen. Blau beherrscht fünf: Chernigov hält allein die Festung.
example-claim = Der Anspruch auf demselben Spielbrett: fünf beherrschte Regionen, vier benachbarte bebaute Regionen, drei Güter an Bord.

## Stein und Klinge.

draw-structure-tavern =
    Beim Bau gewinnt, wer sie baut, { $tavern_coins ->
        [one] eine Münze
       *[other] { WORD($tavern_coins) } Münzen
    } für jedes Gebäude hier, von wem auch immer, und darf die oberste abgelegte Karte spielen, wenn in diesem Zug noch keine Intrige gespielt ist. Diese Karte ist danach aus dem Spiel.
draw-structure-stable =
    Beim Bau gibt es { $stable_movement ->
        [one] einen Bewegungspunkt
       *[other] { WORD($stable_movement) } Bewegungspunkte
    } für eigene Truppen, die hier aufbrechen.
draw-boon = Handelsgabe
draw-boon-under = Deine, sobald diese Spalte zum ersten Mal voll ist. Später wird damit wie mit irgendeinem Gut bezahlt.
draw-boon-rival = Darunter liegt noch eine Handelsgabe.
draw-boon-held = Jede kann wie irgendein Gut bezahlt werden, wo immer Güter bezahlt werden. Sie kommt nie an Bord.
draw-reward-step = Feld { $figure } der Kriegsleiste
draw-reward-good =
    { $number ->
        [one] Wer hierher kommt, gewinnt { $good }.
       *[other] Wer hierher kommt, gewinnt { WORD($number) } { $good }.
    }
draw-reward-coin =
    { $number ->
        [one] Wer hierher kommt, gewinnt eine Münze.
       *[other] Wer hierher kommt, gewinnt { WORD($number) } Münzen.
    }
draw-reward-scheme =
    { $number ->
        [one] Wer hierher kommt, zieht eine Intrige.
       *[other] Wer hierher kommt, sieht sich { WORD($number) } Intrigen an und behält eine.
    }
draw-reward-point =
    { $number ->
        [one] Wer hierher kommt, gewinnt einen Marker mit einem Siegpunkt.
       *[other] Wer hierher kommt, gewinnt { WORD($number) } Marker mit einem Siegpunkt.
    }
draw-ground-full = Für ein weiteres Gebäude ist kein Platz: Keine Region hat mehr als { $most_in_a_region }.
draw-ground-stable = Diese Punkte ziehen nur Truppen, die in { $region } aufbrechen.
draw-left-tavern = Schenken, die du noch bauen kannst
draw-left-stable = Ställe, die du noch bauen kannst
draw-leader-gleb-when = Einmal je Runde
draw-leader-gleb =
    Nach einem Angriff in seiner Region ohne eigenen Verlust: { $gleb_marches ->
        [one] ein Bewegungspunkt
       *[other] { WORD($gleb_marches) } Bewegungspunkte
    } für deine Figuren dort, ihn mitgezählt.
draw-leader-theofana-when = Einmal je Runde
draw-leader-theofana = Nach dem Besteuern ihrer Region: Gewinne eine Münze, oder zieh sie in eine benachbarte. Dann kannst du in diesem Zug nicht mehr besteuern.
draw-leader-sviatoslav-when = In jedem Zug
draw-leader-sviatoslav =
    Bevor du einen Baupunkt ausgibst, darf er in eine benachbarte Region gehen: umsonst, wo ein Aufständischer steht, sonst für { $sviatoslav_pays ->
        [one] eine Münze
       *[other] { WORD($sviatoslav_pays) } Münzen
    }.
draw-scheme-casualties = Zwei Verluste
draw-scheme-casualties-tip = Wird sie bei einem Angriff aufgedeckt, verliert der Angreifer zwei Truppen.
draw-deed-has-tavern = { $have } von { $want } Schenken
draw-deed-has-stable = { $have } von { $want } Ställen
draw-deed-has-rule = { $have } von { $want } beherrscht
draw-doubt-inheritance = Die echten Karten sind nicht bekannt: Ihre Gaben sind von uns.
draw-plural-tavern = Schenken
draw-plural-stable = Ställe
draw-need-structures = { $what } von dir: { WORD($number) }
draw-need-rule = Beherrsche { $where }
draw-gain-9 =
    { $number ->
        [one] Ein Feld auf der Kriegsleiste
       *[other] { WORD($number, capital: 1) } Felder auf der Kriegsleiste
    }
draw-gain-or = { $gain } oder { $other }
draw-tray-inheritances = Lege eine Erbkarte zurück
draw-tray-inheritances-hint = du behältst { WORD($inheritances_kept) }
draw-tray-inherit = Dein Erbe
draw-tray-inherit-hint =
    nutze eine Karte in ihrer Region, anderswo für { $elsewhere ->
        [one] eine Münze
       *[other] { WORD($elsewhere) } Münzen
    } mehr, oder lass sie für { WORD($forfeited) } verfallen
draw-tray-good = Welches Gut?
draw-tray-points = Welche Punkte?
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
draw-inheritance-later = Du nutzt es, wenn die Anführer aller stehen.
draw-inherits-structure = { $structure }, ohne das, was sonst beim Bau geschieht
draw-inherits-good = { $number } { $good }
draw-inherits-any = ein Gut deiner Wahl
draw-inherits-scheme = die oberste Intrige eines Stapels
draw-inherits-deed = die oberste Tat
draw-ground-inherited = Eine Karte wird anderswo als in ihrer eigenen Region genutzt, und wo ein solches Gebäude stehen kann.
draw-wait-return-inheritance = { $name } legt eine Erbkarte zurück
draw-wait-inherit = { $name } nutzt ein Erbe
draw-wait-inherit-where = { $name } wählt, wo geerbt wird
draw-wait-inherit-good = { $name } wählt ein Gut
draw-wait-gleb-may-march = { $name } darf mit Gleb ziehen
draw-wait-after-theofana-taxed = { $name } hat mit Theofana besteuert
draw-wait-choose-points = { $name } wählt, welche Punkte eine Intrige gibt
draw-wait-move-from = { $name } zieht aus einer Region
draw-wait-move-from-to = { $name } zieht eine Truppe
draw-wait-tavern-top = { $name } sitzt in der Schenke
