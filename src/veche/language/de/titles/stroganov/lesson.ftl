### Die Lektion eines ersten Spiels: das Ziel, was bei jedem Schritt gesagt wird, die Rechnung des Winters.

## Das Ziel.

lesson-aim-head = Pelze für den Zaren
lesson-aim =
    Nach { $years ->
        [one] einem Jahr
       *[other] { WORD($years) } Jahren
    } in Sibirien gewinnt, wer die meisten Punkte hat. Sie kommen vor allem von hier:
lesson-source-wishes-name = Wünsche
lesson-source-wishes = Pelze, die der Zar verlangt, für jeden Wunsch
lesson-source-songs-name = Lieder
lesson-source-songs = im Winter für Erzählpunkte gesungen, für jedes Lied
lesson-source-landscapes-name = Landschaften
lesson-source-landscapes = mit gleichen Pelzen beansprucht, für jedes Plättchen
lesson-source-sets-name = Sätze
lesson-source-sets = Landschaften verschiedener Arten, für jeden ganzen Satz
lesson-source-outposts-name = Außenposten
lesson-source-outposts = in möglichst vielen Regionen gebaut
lesson-source-trophies-name = Trophäen
lesson-source-trophies = immer höhere Pelze, ins Trophäendorf gebracht

## Frühling.

lesson-ride-head = Reite nach Osten
lesson-ride =
    Jeder Zug beginnt mit einem Ritt nach Osten. { $free_steps ->
        [one] Der erste Schritt ist frei
       *[other] Die ersten { WORD($free_steps) } Schritte sind frei
    }, und jeder weitere kostet Pferde. Du hast { $horses }.
lesson-ride-do = Reite auf { $space }
lesson-ride-why = Dort liegt ein Bär, ein Pelz vom höchsten Wert. Wer am weitesten östlich steht, erzählt im Winter auch die besten Geschichten.

lesson-basic-head = Eine kleine Aktion
lesson-basic = Nach dem Ritt kommt eine einfache Aktion: eine Münze, Pferde, eine Jagd, ein Handel oder ein kleiner Ritt.
lesson-basic-do = Nimm eine Münze
lesson-basic-why = Mit einer Münze zählt ein Pelz als ein anderer Wert, oder sie bezahlt bei der Jagd einen zweiten Pelz. Münzen sind nie vergeudet.

lesson-hunt-head = Jage den Bären
lesson-hunt = Dann kommt die Hauptaktion; auch eine einfache Aktion ist erlaubt. Bei der Jagd ist der niedrigste Pelz eines Plättchens frei, und jeder niedrigere, den du überspringst, kostet ein Pferd.
lesson-hunt-do = Jage: { $prey }
lesson-hunt-why =
    Ein Bär bringt auch { $bear_stories ->
        [one] einen Erzählpunkt
       *[other] { WORD($bear_stories) } Erzählpunkte
    }, und damit kaufst du im Winter Lieder.

lesson-enough-head = Einer genügt
lesson-enough = Für eine Münze könntest du hier einen zweiten Pelz jagen. Du hast jetzt { $coins ->
        [one] eine Münze
       *[other] { WORD($coins) } Münzen
    } und { WORD($stories) } Erzählpunkte.
lesson-enough-do = Jage nicht weiter
lesson-enough-why = Deine Pelze reichen für einen guten Handel, und den versuchst du als Nächstes.

lesson-trade-head = Eine zweite Hauptaktion
lesson-trade = Für einen Pelz darfst du noch einmal handeln. Für eine einfache Aktion genügt jeder Pelz; sonst muss es der Pelz über der Region sein.
lesson-trade-do = Handle
lesson-trade-why = Du hast den Pelz, den der Handel in diesem Spiel verlangt, und er bringt mehr, als er kostet.

lesson-pay-head = Bezahle mit Pelzen
lesson-pay = Der Handel verlangt seinen eigenen Pelz, und die zweite Aktion irgendeinen. Du hast { $furs ->
        [one] einen Pelz
       *[other] { WORD($furs) } Pelze
    }.
lesson-pay-do = Bezahle: { $own }
lesson-pay-why = Mit einer Münze könnte stattdessen der Bär als der verlangte Pelz zählen, aber du hast den richtigen.

lesson-bonus-head = Wähle deine Zugaben
lesson-bonus =
    Ein Handel bringt { $bonuses ->
        [one] eine Zugabe
       *[other] { WORD($bonuses) } Zugaben
    }: Münzen, Erzählpunkte oder einen Ritt. Du hast { WORD($stories) } Erzählpunkte.
lesson-bonus-do = Wähle Erzählpunkte
lesson-bonus-why = Eines der Lieder kostet { WORD($song_cost) } Erzählpunkte und bringt { WORD($song_points) } Punkte. Du kannst es schon im ersten Winter singen.

lesson-bonus-again-head = Und noch einmal
lesson-bonus-again = Dieselbe Zugabe darf noch einmal genommen werden. Du hast { WORD($stories) } Erzählpunkte.
lesson-bonus-again-do = Wähle noch einmal Erzählpunkte
lesson-bonus-again-why = Damit ist das Lied fast schon deines, bevor der Sommer kommt.

## Sommer.

lesson-ride-far-head = Sommer
lesson-ride-far = Gelb ist geritten und hat am Markt gekauft. Nun reitest du weiter; ein Feld mehr, als frei ist, kostet dein letztes Pferd.
lesson-ride-far-do = Reite auf { $space }
lesson-ride-far-why = In diesem Schritt reitest du nie nach Westen zurück, also sieh voraus: Was du willst, muss vor dir liegen.

lesson-basic-again-head = Die einfache Aktion
lesson-basic-again = Jeder Zug hat sie. Wieder eine Münze, oder Pferde für den nächsten Ritt.
lesson-basic-again-do = Nimm eine Münze
lesson-basic-again-why = Der nächste Ritt ist kurz und frei. Pferde haben Zeit bis zum Herbst.

lesson-wish-head = Ein Wunsch des Zaren
lesson-wish = In der Region, in der du stehst, darfst du den Wunsch nehmen, der dort liegt. Er sagt, welche Pelze der Zar will und was du dafür bekommst.
lesson-wish-do = Nimm den Wunsch { $wish_in-in }
lesson-wish-why = Dieser verlangt einen Bären, und der Markt hat Bären für Pferde. Die besten Wünsche bringen { WORD($highest_wish) } Punkte.

## Herbst.

lesson-ride-last-head = Herbst, der letzte Ritt
lesson-ride-last = Du hast keine Pferde mehr, aber nahe Felder sind frei.
lesson-ride-last-do = Reite auf { $space }
lesson-ride-last-why = An der Lena steht eine Jurte, die gibt, was dir jetzt fehlt, und niemand ist weiter östlich als du.

lesson-horses-head = Pferde
lesson-horses =
    Die einfache Aktion bringt, wenn du magst, { $basic_horses ->
        [one] ein Pferd
       *[other] { WORD($basic_horses) } Pferde
    }.
lesson-horses-do = Nimm Pferde
lesson-horses-why =
    Ein Pelz vom Markt kostet { $horses_for_a_fur ->
        [one] ein Pferd
       *[other] { WORD($horses_for_a_fur) } Pferde
    }.

lesson-yurt-head = Eine Jurte
lesson-yurt = Eine Jurte gibt, was auf ihr gezeichnet ist, und diese hat Pferde.
lesson-yurt-do = Nutze die Jurte { $yurt_in-in }
lesson-yurt-why = Mit { WORD($horses) } Pferden kannst du noch nichts kaufen; mit mehr schon.

lesson-buy-head = Zum Markt
lesson-buy = Zwischen den Schritten deines Zuges darfst du Pelze kaufen, tauschen und wechseln. Du hast { WORD($horses) } Pferde, und ein Pelz kostet { WORD($horses_for_a_fur) }.
lesson-buy-do = Kaufe: { $buy_fur }
lesson-buy-why = Das ist, was dein Wunsch verlangt, und die Erzählpunkte kommen mit, ob gekauft oder gejagt.

lesson-fulfil-head = Erfülle den Wunsch
lesson-fulfil = Ein Wunsch lässt sich in deinem Zug jederzeit erfüllen. Der Bär geht zurück, und die Punkte sind sofort deine.
lesson-fulfil-do = Erfülle { $wish }
lesson-fulfil-why = Außer Punkten gibt er einen Tiger, und ein Tiger ist am Ende { WORD($tiger_points) } mehr wert.

lesson-turn-over-head = Das Jahr ist für dich vorbei
lesson-turn-over = Du hast schon { WORD($mine) } Punkte. Für eine zweite Hauptaktion hast du keinen Pelz mehr.
lesson-turn-over-do = Beende den Zug
lesson-turn-over-why = Was du hier sonst siehst, kostet Pelze: Landschaften wollen gleiche und bringen bis zu { WORD($highest_landscape) } Punkte.

## Winter.

lesson-reckoned-head = Was der Winter bringt
lesson-reckoned = Nach dem Herbst kommt der Winter. Alle bekommen Pferde, wer am weitesten östlich ist, erzählt Geschichten, und dann dürfen alle singen.
lesson-reckoned-horses = Pferde für das nächste Jahr
lesson-reckoned-horses-more = { $everybody } für alle, { $banners } für deine Banner
lesson-reckoned-stories = Erzählpunkte: Du bist am weitesten östlich
lesson-reckoned-stories-more = Bisher hast du { $stories }
lesson-reckoned-song = Punkte, wenn du das { $song } singst
lesson-reckoned-song-more = Es kostet { $cost } Erzählpunkte, und du wirst { $stories } haben
lesson-reckoned-total = Du hast { $mine }, dein Gegner { $theirs }

lesson-winter-head = Wintereinkommen
lesson-winter = Vor dem Einkommen könntest du noch am Markt handeln oder einen Wunsch erfüllen.
lesson-winter-do = Nimm das Einkommen
lesson-winter-why = Ein Wunsch mit einem Wintereinkommen würde schon zählen, wenn du ihn zuerst erfülltest. Jetzt hast du keinen.

lesson-market-head = Der Markt im Winter
lesson-market = Auch nach dem Einkommen ist der Markt offen. Du hast { WORD($horses) } Pferde.
lesson-market-do = Sag „fertig“
lesson-market-why = Pferde bringen dich im Frühling weit, also behalte sie.

lesson-song-head = Sing
lesson-song = Du hast { WORD($stories) } Erzählpunkte, und das { $song } kostet { WORD($song_cost) }.
lesson-song-do = Sing das { $song }
lesson-song-why = Es bringt { WORD($song_points) } Punkte; kein Lied bringt mehr als { WORD($highest_song) }. Behaltene Erzählpunkte zählen im nächsten Winter wieder.

lesson-last-head = Nichts mehr
lesson-last = Mit dem Lied hast du { WORD($mine) } Punkte.
lesson-last-do = Sag „fertig“
lesson-last-why = Auch dein Gegner darf singen, und dann beginnt ein neues Jahr.

lesson-end-head = Ein Jahr ist geschafft
lesson-end =
    Du bist geritten, hast gejagt, gehandelt, einen Wunsch erfüllt und gesungen, und du führst { $mine } zu { $theirs }. Das Spiel hat { $years ->
        [one] ein Jahr
       *[other] { WORD($years) } Jahre
    }: Spiel weiter, noch ein Jahr lang mit einem Hinweis neben jeder Frage.
lesson-end-why = Neu sind für dich Landschaften, die gleiche Pelze kosten, Dörfer, die jedes etwas Eigenes tun, und Außenposten, von denen aus du handeln darfst, ohne dort zu stehen.
