### Die Analyse einer beendeten Partie: auf ihrer Seite und in der Kommandozeile.

analysis-title = Analyse
analysis-verdict-only = Einziger Zug
analysis-verdict-sound = Gut
analysis-verdict-unclear = Nicht zu sagen
analysis-verdict-loose = Ungenau
analysis-verdict-costly = Teuer
analysis-verdict-only-what = der beste andere Zug war klar schlechter
analysis-verdict-sound-what = kaum hinter dem besten anderen Zug, oder gar nicht
analysis-verdict-unclear-what = der Zweifel ist größer als der Unterschied
analysis-verdict-loose-what = klar hinter dem besten anderen Zug
analysis-verdict-costly-what = klar dahinter, und um mehr als zwei Punkte
analysis-margin = Erwarteter Abstand
analysis-moments = Was entschieden hat
analysis-moments-none = Bis jetzt ragt nichts heraus.
analysis-mine = Züge
analysis-mine-of = von { $name }, neben dem besten anderen
analysis-played = Gespielt
analysis-better = Besser
analysis-other = Nächstbester
analysis-alike = Stattdessen
analysis-forced = nichts
analysis-doubt = Ein Zug heißt nur dann ungenau oder teuer, wenn der Unterschied größer ist als sein Zweifel. Züge werden nach dem beurteilt, was die Person sehen konnte; die Kurve auch nach dem, was verborgen lag.
analysis-turn = Zug { $number }
analysis-turned = Was zu erwarten war, änderte sich

analysis-won =
    { $you ->
        [yes] Du hast{ $number ->
            [0] {" "}gewonnen, bei Gleichstand.
            [1] {" "}mit einem Punkt Vorsprung gewonnen.
           *[other] {" "}mit { $number } Punkten Vorsprung gewonnen.
        }
       *[no] { $name } hat{ $number ->
            [0] {" "}gewonnen, bei Gleichstand.
            [1] {" "}mit einem Punkt Vorsprung gewonnen.
           *[other] {" "}mit { $number } Punkten Vorsprung gewonnen.
        }
    }
analysis-lost =
    { $you ->
        [yes] Du lagst{ $number ->
            [0] {" "}gleichauf und hast den Gleichstand verloren.
            [1] {" "}einen Punkt zurück.
           *[other] {" "}{ $number } Punkte zurück.
        }
       *[no] { $name } lag{ $number ->
            [0] {" "}gleichauf und hat den Gleichstand verloren.
            [1] {" "}einen Punkt zurück.
           *[other] {" "}{ $number } Punkte zurück.
        }
    }
analysis-compared = { $number } von { $turns } Zügen verglichen
analysis-chart = Der zu erwartende Abstand im Lauf der Partie: höchstens { $most }, mindestens { $least }, am Ende { $end }.
analysis-none = Noch hat sich niemand diese Partie noch einmal angesehen.
analysis-none-how = Jeder Zug wird mit dem besten anderen verglichen, den ein Planer findet; beide werden viele Male zu Ende gespielt. Das dauert einige Minuten, nebenher; du kannst inzwischen woanders hingehen.
analysis-begin = Die Partie analysieren
analysis-again = Noch einmal hinsehen
analysis-stop = Hier aufhören
analysis-state-waits = Wartet, bis eine andere Partie fertig ist
analysis-state-runs = Sieht genauer hin
analysis-state-stopped = Angehalten; was gefunden wurde, bleibt
analysis-state-failed = Ließ sich nicht zu Ende führen; was gefunden wurde, bleibt
analysis-of = Wessen Züge
analysis-score = Wertung
analysis-ahead = { $name } vorn
analysis-behind = hinten
analysis-half = die Hälfte aller Ausgänge
analysis-replay = Rückschau ab hier
analysis-views = Nach dem Spiel
