### Bots at the seats.

bots-seats = { $players } Spieler brauchen { $players } Bots oder einen für alle Plätze; genannt sind { $number }.

bots-parameter-none = Der Bot { $bot } hat keine Parameter; { $name } lässt sich ihm nicht sagen.
bots-parameter-unknown = Der Bot { $bot } hat keinen Parameter { $name }. Er versteht: { $known }.
bots-parameter-form = Nenne dem Bot { $bot } einen Wert: { $bot }:{ $name }=…
bots-parameter-twice = Dem Bot { $bot } wird { $name } zweimal gesagt.
bots-parameter-value =
    { $wanted ->
        [whole] Der Parameter { $name } des Bots { $bot } ist eine ganze Zahl von { $least } bis { $most }, nicht { $found }.
        [number] Der Parameter { $name } des Bots { $bot } ist eine Zahl von { $least } bis { $most }, nicht { $found }.
       *[text] Der Parameter { $name } des Bots { $bot } braucht einen Wert.
    }
bots-weights-unread = Die Gewichte in { $file } lassen sich nicht lesen: { $why }
bots-weights-form = In { $file } stehen keine Gewichte. Solche Dateien schreibt make train. ({ $why })
bots-weights-fit = Die Gewichte in { $file } sind die von { $of } oder einer anderen Version davon; zu { $title } passen sie nicht. make train macht neue.
bots-analysis-not-over = Auswerten lässt sich nur eine Partie, die zu Ende ist.
