### The table as plain text (`veche show`): headings, sentences and small words. Things stand there as moves name them.

listing-over = The game is over
listing-round =
    Round { $round }, { $phase ->
        [setup] setup
        [strategy] strategy phase
        [pledge] pledge phase
        [council] council phase
        [action] action phase
        [claim] claim phase
       *[chronicle] chronicle phase
    }
listing-map = Map
listing-players = Players
listing-deeds = Deeds

listing-first = first player: { $first }; marker: { $marker }
listing-left = left for this turn: { $points }
listing-bonus-deed = deed

listing-column = column
listing-row = row { $number }
listing-space-costly = [{ $points } for { $coins }c]
listing-bribe = +{ $coins }c

listing-region = region
listing-ruler = ruler
listing-rebels = rebels
listing-good = good
listing-with-leader =
    { $number ->
        [0] { $seat } leader
       *[other] { $seat } { $number }+leader
    }

listing-track = track
listing-seat = seat
listing-leader = leader
listing-coins = coins
listing-hand-size = cards

listing-empty = (empty)
listing-deck-left = left deck: { $number }
listing-deck-right = right deck: { $number }
listing-discarded = discarded: { $cards }
listing-being-drawn = being drawn: { $number }
listing-revealed = revealed: { $cards }

## What a seat holds.

listing-hand = hand: { $cards }
listing-drawn = drawn: { $cards }
listing-agenda = agenda: { $cards }
listing-agenda-dealt = agendas to choose from: { $cards }
listing-agenda-returned = agenda put back: { $cards }
listing-inheritance = inheritance: { $cards }
listing-inheritance-dealt = inheritance to choose from: { $cards }
listing-inheritance-returned = inheritance put back: { $cards }
listing-known-left = on the left deck, from the top: { $cards }
listing-known-right = on the right deck, from the top: { $cards }
