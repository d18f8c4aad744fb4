### What a contest and a duel tell of themselves.

standings-bot = bot
standings-games = games
standings-firsts = firsts
standings-margin = margin
standings-rating = rating
standings-interval = 95 %
standings-seconds = s a game
standings-between = { $low } to { $high }
standings-won = { $better } won { $wins } of { $games } games against { $other } ({ $low } to { $high }; even would be { $even })

duel-games = { $wins } of { $games } games won, { $draws } shared, { $lost } lost
duel-share = { $share } won; the true share is { $low } to { $high } (95 %)
duel-points = { $points } points a game, { $margin } ahead of the best other
duel-times = { $decisions } decisions; time within which they were made: half { $half } ms, 90 % { $ninety } ms, 99 % { $ninetynine } ms, all { $all } ms
