### What is wrong with titles and bots that other packages bring.

shelf-kind =
    { $kind ->
        [title] Titel
       *[bot] Bot
    }
shelf-ours = Veche hat selbst einen { shelf-kind } { $name }, deshalb bleibt der von { $packages } weg.
shelf-name = Der { shelf-kind } { $name } von { $packages } bleibt weg: Ein Name hat höchstens 40 kleine Buchstaben, Ziffern und Striche.
shelf-several = Den { shelf-kind } { $name } gibt es mehrfach, von { $packages }; es ist nicht klar, welcher gemeint ist.
shelf-unusable = Der { shelf-kind } { $name } von { $package } lässt sich nicht verwenden: { $why }

## Why not.

shelf-no-meta = sein `META` ist kein Meta
shelf-other-name = sein `META` sagt, dass er { $name } heißt
shelf-no-players = sein `META` nennt keine Spielerzahl
shelf-few-seats = sein `META` hat weniger Plätze als Spieler
shelf-no-icon = es gibt kein Bild { $icon }
shelf-no-title = sein `TITLE` ist kein Title dieses Namens
shelf-makes-none = { $maker } ergibt keinen Bot
shelf-makes-other = was dabei entsteht, ist kein Bot, sondern { $made }
