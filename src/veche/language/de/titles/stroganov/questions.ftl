### Was gefragt wird, und was der Wegweiser eines ersten Spiels dazu sagt.

## Was von selbst beantwortet werden darf.

by_itself-pass = keine einfache Aktion, wo keine möglich ist
by_itself-end = das Ende des Zuges, wo keine Hauptaktion möglich ist
by_itself-ride = den Ritt, wo nur ein Plättchen in Frage kommt
by_itself-reward = die Belohnung für Trophäen, wo nur eine bleibt

## Die Fragen.

ask-draw-trade-fur = Welcher Pelz liegt auf dem Handelsfeld?
ask-draw-region-fur = Welcher Pelz ist der Preis { $region-in }?
ask-lay-village = Welches Dorf liegt { $region-in }?
ask-draw-player = Wer ist als Nächstes in der Reihenfolge?
ask-offer-wish = Welcher erste Wunsch wird angeboten?
ask-offer-fur = Welcher Pelz liegt auf dem Wunsch?
ask-choose-wish = Mit welchem Wunsch beginnst du? Der Pelz darauf ist deiner.
ask-ride-where = Wie weit nach Osten reitet dein Kosak?
ask-basic-action = Welche einfache Aktion führst du aus, wenn überhaupt?
ask-main-action = Welche Hauptaktion führst du aus?
ask-choose-second-action = Eine zweite Hauptaktion für einen Pelz, oder das Ende deines Zuges?
ask-end-of-turn = Eine Nebenaktion, oder das Ende deines Zuges?
ask-hunt-second = Ein zweiter Pelz von { $space }, oder keiner mehr?
ask-trade-bonus = Was bringt dir der Handel? Übrige Boni: { $left }.
ask-trophy-step = Das nächste Feld der Trophäenleiste bezahlen, oder stehen bleiben?
ask-trophy-reward = Welche Belohnung für Trophäen nimmst du?
ask-second-reward = Welche Belohnungen nimmst du? Noch zu wählen: { $left }, alle verschieden.
ask-advanced-action = Welche fortgeschrittene Aktion führst du aus?
ask-advanced-action-for-a-fur = Welche fortgeschrittene Aktion führst du aus, für einen Pelz vom Wert der Region?
ask-advanced-action-village = Welches Dorf besuchst du?
ask-build-anywhere = Wo baust du einen Außenposten aus dem Vorrat?
ask-fulfil-freely = Welchen Wunsch erfüllst du allein mit den zurückgegebenen Pelzen?
ask-pay-piece = Was bezahlst du? Von { $price-dative }: noch { $number }; von beliebigem Wert: noch { $others }.
ask-pay-piece-two = Was bezahlst du? Von beliebigem Wert: noch { $number }, und für die zweite Aktion noch { $others }.
ask-pay-piece-of = Was bezahlst du? Von { $price-dative }: noch { $number }.
ask-pay-piece-shown = Was gibst du zurück? Von { $price-dative }: noch { $number }, und zu zeigen: { $shown }.
ask-pay-piece-any = Was bezahlst du? Von beliebigem Wert: noch { $others }.
ask-draw-fur = Welcher Pelz kommt aus dem Beutel?
ask-keep-fur = Welchen Pelz behältst du?
ask-take-fur = Welchen Pelz nimmst du vom Markt?
ask-refill-market = Welcher Pelz kommt auf den Markt?
ask-auxiliary-action = Noch eine Nebenaktion, oder keine mehr?
ask-before-income-what = Dein Wintereinkommen nehmen, oder zuerst handeln?
ask-sing-at-once = Du bist am Ende der Erzählleiste: sofort singen, oder deine Erzählpunkte behalten?
ask-choose-which-song = Welches Lied singst du in diesem Winter?
ask-lay-landscape = Welche Landschaft liegt auf { $space }?
ask-lay-fur = Welcher Pelz liegt auf { $space }?
ask-lay-yurt = Welche Jurte steht { $region-in }?
ask-lay-wish = Welcher Wunsch liegt { $region-in }?
ask-lay-song = Welches Lied liegt offen?
ask-ivans-letter = Welchen Buchstaben zieht Iwan?
ask-show-movement = Was zeigt die Rückseite von Iwans oberster Karte?
ask-turn-card = Welche Karte dreht Iwan um?
ask-ivans-wish = Was bleibt für Iwan?
ask-ivan-rides = Wie weit reitet Iwan?
ask-ivan-hunts = Was jagt Iwan?
ask-ivan-buys-or-visits = Kauft Iwan die Landschaft, oder besucht er das Dorf?
ask-ivans-additional-action = Was ist Iwans zusätzliche Aktion?
ask-ivan-pays-piece = Was bezahlt Iwan? Von { $fur }: noch { $number }.
ask-ivan-draws-fur = Welchen Pelz zieht Iwan?
ask-ivan-takes-fur = Welchen Pelz nimmt Iwan vom Markt?
ask-ivans-trophy = Bekommt Iwan eine Trophäe?
ask-ivan-builds = Wo baut Iwan?
ask-ivan-sings = Welches Lied singt Iwan?
ask-ivan-sings-at-once = Welches Lied singt Iwan sofort?

## Der Wegweiser.

guide-waiting = Jetzt reiten die anderen. Die Chronik erzählt jeden Schritt; klick auf eine Zeile, um den Tisch zu sehen, wie er damals war.
guide-done =
    Du hast ein ganzes Jahr gespielt: { $turns_of_a_year ->
        [one] einen Zug
       *[other] { WORD($turns_of_a_year) } Züge
    } und einen Winter. Das Spiel hat { $years ->
        [one] ein Jahr
       *[other] { WORD($years) } Jahre
    }; dann gewinnt, wer die meisten Punkte hat. Du weißt genug, um allein weiterzuspielen.
guide-choose-wish = Du beginnst mit einem Wunsch des Zaren und dem Pelz, der darauf gezogen wurde. Wünsche und Landschaften verlangen gleiche Pelze, also nimm einen Wert, den du auf den Plättchen oft siehst.
guide-ride-where = Jeder Zug beginnt mit einem Ritt nach Osten. Nahe Plättchen sind frei, ferne kosten Pferde. Reite dorthin, wo ein Pelz liegt, den du sammelst, oder wo du handeln willst.
guide-basic-action = Zuerst eine kleine Aktion, wenn du magst: jage, wo du stehst, nimm eine Münze oder Pferde, handle, oder reite ein Stück, nach Osten oder Westen. Der niedrigste Pelz eines Plättchens ist frei; jeder übersprungene niedrigere kostet ein Pferd.
guide-basic-action-unskipped = Zuerst eine kleine Aktion, wenn du magst: jage, wo du stehst, nimm eine Münze oder Pferde, handle, oder reite ein Stück, nach Osten oder Westen. Dank deines Wunsches A8 ist jeder Pelz eines Plättchens frei.
guide-hunt-second = Für eine Münze darfst du hier einen zweiten Pelz jagen. Das lohnt sich, wenn es einer ist, den du sammelst.
guide-hunt-second-free = Dank deines Wunsches A14 darfst du hier ohne Münze einen zweiten Pelz jagen. Das lohnt sich, wenn es einer ist, den du sammelst.
guide-main-action = Das Herz deines Zuges, in einer Region, in der du stehst oder einen Außenposten hast: beanspruche eine Landschaft, nutze Dorf oder Jurte, nimm den Wunsch; oder baue, wo du stehst. Oder führe noch eine kleine Aktion aus.
guide-choose-second-action = Eine zweite Hauptaktion kostet einen Pelz: einen beliebigen, wenn sie einfach ist, sonst den Pelz über der Region. Gut, wenn du reich an Pelzen bist; im ersten Frühling beendest du meistens den Zug.
guide-choose-second-action-any = Eine zweite Hauptaktion kostet einen Pelz, dank deines Wunsches S9 einen beliebigen. Gut, wenn du reich an Pelzen bist; im ersten Frühling beendest du meistens den Zug.
guide-end-of-turn = Pelze kaufen, tauschen und wechseln und Wünsche erfüllen kannst du zwischen den Schritten deines Zuges. Brauchst du nichts davon, beende den Zug.
guide-auxiliary-action =
    Der Markt handelt mit Pferden und Pelzen: { $horses_for_a_fur ->
        [one] Ein Pferd kauft
       *[other] { WORD($horses_for_a_fur, capital: 1) } Pferde kaufen
    } einen Pelz, ein Pferd macht aus einem Pelz einen niedrigeren, { $furs_for_a_fur ->
        [one] ein beliebiger Pelz kauft
       *[other] { WORD($furs_for_a_fur) } beliebige Pelze kaufen
    } einen deiner Wahl. Sag „fertig“, wenn du hast, was du willst.
guide-trade-bonus =
    Der Pelz, den der Handel verlangt, das ganze Spiel derselbe Wert, bringt { $bonuses ->
        [one] eine Zugabe
       *[other] { WORD($bonuses) } Zugaben
    }: Münzen, Erzählpunkte oder Ritte. Mit Erzählpunkten bezahlst du im Winter Lieder.
guide-choose-which-song = Im Winter kaufen Erzählpunkte Lieder; jedes bringt Punkte oder sofort etwas anderes. Sing, wenn du dir eines leisten kannst, das dir gefällt; behaltene Erzählpunkte sind nicht verloren.
guide-pay-piece = Mit einer Münze zählt ein Pelz als ein anderer Wert, und ein Tiger steht für jeden. Bei einem Wunsch kostet auch ein Pelz, den du nur zeigst, eine Münze, wenn er einen anderen Wert hat.
guide-keep-fur = Du hast { WORD($drawn) } gezogen; einer ist deiner. Behalte den Wert, den du sammelst, oder sonst den höheren.
guide-take-fur = Nimm den Wert, den du sammelst. Hohe Pelze sind selten, aber Wünsche und Landschaften verlangen gleiche.
guide-trophy-step =
    Die Trophäenleiste verlangt immer höhere Pelze und gibt bis zu { $trophy_points ->
        [one] einen Punkt
       *[other] { WORD($trophy_points) } Punkte
    }. Rücke vor, wenn du den Pelz entbehren kannst.
guide-trophy-reward = Wähle irgendeine Belohnung, die dein Marker bisher erreicht hat; keine noch einmal vor deiner nächsten Hauptaktion, deinem nächsten Zug oder Winter, und jede nur einmal im Winter.
guide-before-income-what = Als Nächstes kommt das Wintereinkommen: Pferde, mehr davon für Banner, und was erfüllte Wünsche geben. Ein Wunsch, den du jetzt erfüllst, zählt schon; kannst du keinen erfüllen, nimm einfach das Einkommen.
guide-advanced-action = Eine zusätzliche Aktion, wo es leuchtet. Darf sie irgendwo sein, such nach dem, was du nicht erreiten konntest.
