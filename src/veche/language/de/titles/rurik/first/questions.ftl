### Was gefragt wird, und was der Wegweiser eines ersten Spiels dazu sagt.

## Was von selbst beantwortet werden darf.

by_itself-place = den letzten Ratgeber, der zu setzen bleibt

## Die Fragen.

ask-lay-token = Welcher Gütermarker liegt in { $region }?
ask-draw-first-player = Wer beginnt?
ask-choose-leader = Welchen Anführer spielst du?
ask-reveal-intrigue = Welche Ränkekarte wird aufgedeckt?
ask-intrigue-takes-effect = Welche Ränkekarte wirkt?
ask-deal-leader = Welcher Anführer wird ausgeteilt?
ask-deal-agenda = Welcher Plan wird ausgeteilt?
ask-keep-agenda = Welchen Plan behältst du?
ask-place-troop = Wo beginnt deine nächste Truppe?
ask-place-leader = Wo beginnt dein Anführer?
ask-choose-advisor = Welchen Ratgeber setzt du?
ask-choose-column = In welche Spalte kommt Ratgeber { $advisor }? Münzen dazu: { $bribe }.
ask-rally = Du hast keine Truppen auf der Karte: Wohin kehren dein Anführer und eine Truppe zurück?
ask-resolve-which = Welchen deiner beiden gleichen Ratgeber spielst du aus?
ask-before-main-action = Die Aktion { $space-genitive } ausführen, sie verfallen lassen, oder zuerst eine Bonusaktion?
ask-before-main-action-unpayable = Du kannst { $space } nicht bezahlen: für eine Münze verfallen lassen, oder zuerst eine Bonusaktion?
ask-before-main-action-idle = Mit der Aktion { $space-genitive } lässt sich jetzt nichts tun: für eine Münze verfallen lassen, oder zuerst eine Bonusaktion?
ask-before-main-action-idle-done = Mit der Aktion { $space-genitive } lässt sich jetzt nichts tun: für eine Münze verfallen lassen, oder zuerst etwas anderes?
ask-before-main-action-done = Die Aktion { $space-genitive } ausführen, sie verfallen lassen, oder zuerst etwas anderes?
ask-before-main-action-unpayable-done = Du kannst { $space } nicht bezahlen: für eine Münze verfallen lassen, oder zuerst etwas anderes?
ask-end-of-turn = Tust du noch etwas, oder endet dein Zug?
ask-muster = Wo musterst du? Übrige Punkte: { $points }.
ask-muster-by-maria = Noch eine Truppe in { $region } mustern? Übrige Punkte: { $points }.
ask-predslava-sends = Wohin schickt Predslawa die Figur von { $opponent }?
ask-choose-troop = Welche Truppe zieht? Übrige Punkte: { $points }.
ask-choose-destination =
    { $leader ->
        [0] Wohin geht die Truppe aus { $region }?
       *[other] Wohin geht der Anführer aus { $region }?
    }
ask-choose-troop-anywhere = Welche Truppe zieht irgendwohin? Noch zu ziehen: { $troops }.
ask-choose-destination-anywhere =
    { $leader ->
        [0] Wohin geht die Truppe aus { $region }? Jede andere Region im Spiel steht offen.
       *[other] Wohin geht der Anführer aus { $region }? Jede andere Region im Spiel steht offen.
    }
ask-along-with-agatha = Wie viele Truppen gehen mit Agatha von { $region } nach { $there }?
ask-attack = Was tust du mit deinen Angriffspunkten? Übrige Punkte: { $points }.
ask-find-reward = Was gibt der besiegte Aufständische?
ask-check-which-deck = Von welchem Stapel deckst du auf? Aufzudeckende Karten: { $cards }.
ask-reveal-scheme = Welche Intrige wird aufgedeckt?
ask-spend-tax = Welche Region besteuerst du?
ask-use-market = Was bringt dein Markt in { $region }?
ask-spend-build = Was baust du?
ask-replace = Wen ersetzt deine Kirche in { $region }?
ask-draw-which-deck = Von welchem Stapel ziehst du? Zu ziehende Karten: { $cards }.
ask-draw-scheme = Welche Intrige wird gezogen?
ask-keep-scheme = Welche Intrige behältst du?
ask-return-scheme = Welche Intrige kommt als nächste zurück? Die letzte liegt oben.
ask-give-marker = Wer bekommt den Startspielermarker?
ask-pay-good = Welches Gut bezahlst du: { $among }? Davon noch zu bezahlen: { $number }.
ask-pay-same-kind = Von welchem Gut bezahlst du { $number }?
ask-reveal-deed = Welche Tat wird aufgedeckt?
ask-choose-from-row = Welche Tat wählst du?
ask-discard-scheme = Welche Intrige legst du ab?
ask-remove-troop = Wo entfernst du eine Truppe? Noch zu entfernen: { $troops }.
ask-remove-troop-at-once = Aus welcher Region, die du beherrschst, entfernst du { $troops } auf einmal?
ask-raze-which = Welches Gebäude entfernst du?
ask-load-how-far = Wie viele deiner Güter sollen für die Handelsleiste zählen?
ask-turn-up-top = Welche Karte liegt auf dem Stapel der Aufständischen oben?
ask-turn-up = Welche Karte kommt auf dem Stapel der Aufständischen nach oben?
ask-bottom-card = Welche Karte liegt im Stapel der Aufständischen unten?
ask-slide-out-row = Welchen Ratgeber zeigt die nächste Zeile?
ask-rebellion-joins-column = In welche Spalte kommt Ratgeber { $advisor } der Aufständischen? Münzen dazu: { $bribe }.
ask-rebellion-comes-back = Wo kommen die Aufständischen auf die Karte zurück?
ask-rebellion-resolves = Welchen Ratgeber spielen die Aufständischen aus?
ask-rebellion-forfeits = Die Aufständischen können die Aktion nicht ausführen.
ask-rebellion-gains-bonus = Welcher Bonus kommt zur Aktion dazu?
ask-rebellion-musters-next = Wo mustern die Aufständischen? Übrige Punkte: { $points }.
ask-unlock-bonus = Welchen Bonus schalten die Aufständischen frei?
ask-rebellion-moves-next = Welche Truppe ziehen die Aufständischen nach { $region }? Übrige Punkte: { $points }.
ask-rebellion-attacks-next = Wen greifen die Aufständischen in { $region } an? Übrige Punkte: { $points }.
ask-rebellion-check-deck = Die Aufständischen haben dich in { $region } angegriffen. Von welchem Stapel müssen sie aufdecken? Aufzudeckende Karten: { $cards }.
ask-rebellion-builds-next = Was bauen die Aufständischen?
ask-rebellion-converts = Wen bekehrt die Kirche der Aufständischen in { $region }?
ask-rebellion-taxes-next = Welche Region besteuern die Aufständischen?
ask-load-how-far-alone = Wie viele deiner Güter sollen für die Priorität der Aufständischen und die Handelsleiste zählen?
ask-assign-priority = Welche Priorität haben die Aufständischen von nun an?
ask-rebel-joins-sviatopolk = Wo kommt ein Aufständischer zu Swjatopolk?

## Der Wegweiser.

guide-waiting = Jetzt entscheidet dein Gegner. Die Chronik erzählt jeden Schritt; klick auf eine Zeile, um den Tisch zu sehen, wie er damals war.
guide-done =
    Du hast eine ganze Runde gespielt: Ratgeber setzen, handeln, Ansprüche erheben. Das Spiel hat { $rounds ->
        [one] eine Runde
       *[other] { WORD($rounds) } Runden
    }; dann nimmt Kiev, wer die meisten Punkte hat. Du weißt genug, um allein weiterzuspielen.
guide-choose-leader =
    Jeder Anführer beugt eine Regel. Für ein erstes Spiel nimm Mstislaw: In seiner Region kosten Besteuern und Bauen nur { $mstislav_price ->
        [one] einen Punkt
       *[other] { WORD($mstislav_price) } Punkte
    }. Zeig auf einen Anführer, um zu lesen, was er tut.
guide-keep-agenda =
    Ein geheimes Ziel, das am Ende { $agenda ->
        [one] einen Punkt
       *[other] { WORD($agenda) } Punkte
    } wert ist. Behalte, was zu deinem Anführer passt; Wohlhabend, für Güter auf deinem Boot, ist ein freundlicher Anfang.
guide-place-troop = Du beherrschst eine Region, in der du mehr Figuren hast als jeder andere, auch als die Aufständischen. Stell lieber einige Truppen zusammen als alle einzeln, und neben Land, das du später willst.
guide-place-leader = Dein Anführer zählt wie eine Truppe und kann von keiner Kirche genommen werden. Lass ihn in deine stärkste Region kommen: Dort wirkt seine Fähigkeit sofort.
guide-choose-advisor = Eine hohe Zahl steht in ihrer Spalte höher und tut mehr, handelt aber spät: Alle spielen kleine Zahlen zuerst aus. Nimm deine 5 für das, wovon du am meisten willst.
guide-choose-column =
    Spalten sind Aktionen. Wo du höher stehst, bekommst du mehr Punkte. { $price_of_a_bribe ->
        [one] Jede Münze Bestechungsgeld erhöht
       *[other] Je { WORD($price_of_a_bribe) } Münzen Bestechungsgeld erhöhen
    } die Macht des Ratgebers um eins, und er handelt trotzdem nach seiner Zahl.
guide-before-main-action = Drücke Ausführen, um die Aktion des goldenen Feldes zu nehmen. Nützt sie dir nichts, lass sie für eine Münze verfallen. Bonusaktionen dürfen davor oder danach kommen.
guide-before-main-action-idle = Mit der Aktion des goldenen Feldes lässt sich jetzt nichts tun, also lass sie für eine Münze verfallen. Eine Bonusaktion, oder was sonst angeboten wird, kann das ändern, wenn sie zuerst kommt.
guide-before-main-action-idle-done = Mit der Aktion des goldenen Feldes lässt sich jetzt nichts tun, und deine Bonusaktionen sind getan. Wird nichts anderes angeboten, lass sie für eine Münze verfallen.
guide-before-main-action-unpayable = Das goldene Feld kostet mehr Münzen, als du hast, also lass die Aktion für eine Münze verfallen. Eine Bonusaktion, die Münzen bringt, macht die Aktion vielleicht möglich, wenn sie zuerst kommt.
guide-before-main-action-unpayable-done = Das goldene Feld kostet mehr Münzen, als du hast, und deine Bonusaktionen sind getan, also lass die Aktion für eine Münze verfallen.
guide-end-of-turn = In jedem Zug darfst du auch je einmal eine Intrige spielen, eine Tat vollbringen und Güter umtauschen. Lockt dich nichts, beende den Zug.
guide-muster = Eine neue Truppe braucht Gesellschaft: Sie erscheint nur, wo du eine Truppe oder den Anführer hast, von Marias Fähigkeit abgesehen. Mit einer mehr als jeder andere dort, auch als die Aufständischen, beherrschst du die Region.
guide-choose-troop = Ein Punkt zieht eine Figur in eine benachbarte Region. Bedenke, was du zurücklässt: Du herrschst nur, wo du noch immer mehr hast als jeder andere.
guide-choose-destination = Wo ein Aufständischer und sonst niemand steht, herrschen zwei deiner Figuren. Kiev und Novgorod öffnen das Ende der Herrschaftsleiste.
guide-attack = Aufständische schlagen nie zurück und haben etwas Nützliches bei sich. Greifst du andere an, steigst du auf der Kriegsleiste, aber wenn Verluste überprüft werden, kann es dich eine Truppe kosten.
guide-check-which-deck = Karten werden einzeln umgedreht. Bei der ersten Karte mit einem Totenkopf hörst du auf, und jeder Totenkopf darauf kostet dich dort eine Truppe. Kein Stapel ist besser, außer du weißt, was nach oben zurückgelegt wurde.
guide-spend-tax =
    Nimm das Gut einer Region auf dein Boot: { $price_ruled ->
        [one] ein Punkt
       *[other] { WORD($price_ruled) } Punkte
    }, wo du herrschst, { WORD($price_elsewhere) }, wo nicht. Jede Region gibt je Runde ein Gut.
guide-spend-build =
    { $price_ruled ->
        [one] Ein Punkt
       *[other] { WORD($price_ruled, capital: 1) } Punkte
    }, wo du herrschst, sonst { WORD($price_elsewhere) }. Ein Markt vermehrt, was du besteuerst, eine Kirche ersetzt einen Aufständischen oder eine fremde Truppe durch eine von dir, eine Festung hilft dir zu herrschen. Benachbarte Regionen zählen zusammen.
guide-replace = Eine neue Kirche nimmt einen Aufständischen oder eine gegnerische Truppe weg und setzt eine von dir an deren Stelle. Oft herrschst du dadurch.
guide-use-market = Der Markt bringt etwas dazu: ein zweites Gut der Sorte, für Boot und Taten, oder eine Münze.
guide-draw-which-deck = Du siehst dir die obersten Karten eines Stapels an und behältst eine davon. Intrigen sind kleine Zugaben für spätere Züge; bei einem Angriff umgedreht, sagen sie auch, ob der Angreifer eine Truppe verliert.
guide-keep-scheme = Behalte, was zu deinen nächsten Ratgebern passt. Der obere Teil ist, was sie gibt, wenn du sie spielst; ein Totenkopf zählt nur, wenn die Karte bei einem Angriff umgedreht wird.
guide-return-scheme = Was du zuletzt zurücklegst, liegt oben. Wer als Nächstes von diesem Stapel zieht oder mit ihm kämpft, trifft darauf.
guide-give-marker = Wer den Bären hat, wenn die Anspruchsphase kommt, ist von da an zuerst dran: bei Taten, Ratgebern, Zügen. Früh ist gut zum Wählen, spät zum Antworten. Nimm ihn selbst, wenn du unsicher bist.
guide-choose-from-row = Eine Tat gibt einmal eine Belohnung und am Ende Punkte. Nimm eine, die verlangt, was du ohnehin sammelst.
guide-predslava-sends = Predslawa schickt eine gegnerische Figur aus ihrer Region in eine daneben, und wem sie gehört, gewinnt eine Münze. Schick sie dorthin, wo sie dir nicht schadet.
guide-muster-by-maria = Von diesem Mustern hast du noch Punkte. Mit Marias Fähigkeit darf jeder davon eine weitere Truppe in dieselbe Region bringen, und in keine andere.
guide-along-with-agatha =
    Bis zu { $agatha_takes ->
        [one] eine Truppe darf
       *[other] { WORD($agatha_takes) } Truppen dürfen
    } kostenlos mit Agatha gehen. Nimm so viele, wie die Region entbehren kann.
guide-pay-good = Bezahle mit dem Gut, das du am wenigsten brauchst.

## Stein und Klinge.

ask-lay-warfare-reward = Welcher Marker kommt auf die Kriegsleiste?
ask-deal-inheritance = Welche Erbkarte wird ausgeteilt?
ask-return-inheritance = Welche Erbkarte legst du zurück?
ask-inherit = Welche Erbkarte nutzt du, oder lässt du verfallen?
ask-inherit-where =
    In welche andere Region stellst du, was das Erbe von { $inheritance } gibt, für { $elsewhere ->
        [one] eine Münze
       *[other] { WORD($elsewhere) } Münzen
    } mehr?
ask-inherit-good = Welches Gut nimmst du aus dem Vorrat?
ask-inherit-deed = Welche Tat wird geerbt?
ask-gleb-may-march = Niemand ging verloren: Ziehen die Figuren in { $region } jetzt mit Gleb weiter, dieses eine Mal in der Runde?
ask-after-theofana-taxed = Nach dem Besteuern: eine Münze, oder geht Theofana allein weiter? Mit beidem kannst du in diesem Zug nicht mehr besteuern.
ask-choose-points = Welche Punkte gibt dir die Intrige?
ask-move-from = Welche Truppe aus { $region } zieht? Übrige Punkte: { $points }.
ask-move-from-to =
    { $leader ->
        [0] Wohin geht die Truppe aus { $there }?
       *[other] Wohin geht der Anführer aus { $there }?
    }
ask-tavern-top = Spielst du die oberste abgelegte Karte? Danach ist sie aus dem Spiel.
guide-move-from = Diese Punkte ziehen nur Truppen, die in dieser einen Region aufbrechen; eine, die sie gerade verlassen hat, darf einen Schritt weiter.
guide-move-from-to = Ein Punkt, eine benachbarte Region. Bedenke, was du zurücklässt.
guide-tavern-top = Sie zählt als die Intrige dieses Zuges, also muss eine Karte auf deiner Hand warten. Danach sieht sie niemand wieder.
