### Was ein Wettkampf und ein Duell von sich sagen.

standings-bot = Bot
standings-games = Partien
standings-firsts = Erste
standings-margin = Vorsprung
standings-rating = Wertung
standings-interval = 95 %
standings-seconds = s je Partie
standings-between = { $low } bis { $high }
standings-won = { $better } gewann { $wins } von { $games } Partien gegen { $other } ({ $low } bis { $high }; gleich stark wären { $even })

duel-games = { $wins } von { $games } Partien gewonnen, { $draws } geteilt, { $lost } verloren
duel-share = { $share } gewonnen; der wahre Anteil liegt bei { $low } bis { $high } (95 %)
duel-points = { $points } Punkte je Partie, { $margin } vor dem besten anderen
duel-times = { $decisions } Entscheidungen; binnen welcher Zeit sie fielen: die Hälfte { $half } ms, 90 % { $ninety } ms, 99 % { $ninetynine } ms, alle { $all } ms
