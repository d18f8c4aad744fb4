### What the pages around a title say.

also = Also possible

site-title = Veche
site-sub = A table for games of old Rus' and Siberia

skip = To the table

nav = Pages
nav-lobby = Lobby
nav-results = Results
nav-about = About
nav-theme = Light or dark
nav-rules = Rules
nav-menu = Menu

notice = Veche is an unofficial fan project. It is not connected with the publishers of these games; all drawings and texts are our own.

error-title = That did not work
error-back = To the lobby

automa-step = Step through
automa-step-title = { $automa }: what happened since your last decision, one step after the other

results-title = Results
results-sub = Played alone, kept on this machine
results-against = against { $automa }
results-games = Games
results-won = Won
results-best = Best score
results-none = Nobody has played alone to the end yet.

curtain-title = Hand the table to { $name }
curtain-why = Several of you play on this device. Everybody's cards stay behind the curtain until the right person lifts it.
curtain-lift = I am { $name }

invite-title = Invitations
invite-how = Each invitation lets one person in, once. Whoever came first has the seat, and the link is used up.
invite-mine = Your own seat on another device
invite-watch = To watch
invite-copy = Copy link
invite-go = To the table

come-title = Take your seat
come-invited = A seat is kept for you
come-free = This seat is free
come-personal = Go on as { $name }
come-where = { $match } · { $title }
come-you_play = You play { $seat }.
come-here_too = Your seat in this match, on this device too.
come-with = At the table
come-nobody = nobody yet
come-sit = Sit down
come-sit_here = Sit down on this device
come-once = Sitting down uses this invitation up: it lets nobody else in after you.
come-keep = This link is the key to your seat. Keep it to yourself.
come-old = This link is from an earlier version of the table. It opens your seat once more; after that, use the link in the menu of the table.

used-invitation = This invitation is used up
used-personal = This link has ended
used-old = This link is used up
used-invitation-why = It lets one person in, once. Somebody has come to that seat since, or a bot was given it.
used-personal-why = Whoever sits at that seat has ended its older links, or somebody else sits there now.
used-old-why = It was from an earlier version of the table and could be opened once more. That has been done, or somebody else sits there now.
used-you = Is it your seat? Open this table in the browser in which you sat down. From there, “Continue on another device” in the menu of the match carries your seat anywhere.
used-guest = Were you invited, and somebody else was faster? Ask whoever sent you the link for another one.

device-title = Continue on another device
device-how = Open this link on your other device, and you sit at your seat there too. Keep it, and it brings the seat back if this browser forgets you.
device-secret = It works until you end it. Keep it to yourself: whoever has it reads your cards and plays for you.
device-link = The personal link of { $name }
device-devices = Where you sit
device-open =
    { $number ->
        [one] This seat is open in this browser alone.
       *[other] This seat is open in { $number } browsers, this one among them.
    }
device-old = The link by which you came under an earlier version of the table still opens the seat once.
device-alone = End all other devices and links
device-alone-why = This browser keeps the seat and gets a new link. Letting a bot play for you and taking the seat back do the same.
device-others = Your other seats on this device
device-back = Back to the table

seat-blue = Blue
seat-yellow = Yellow
seat-red = Red
seat-white = White
seat-green = Green

lobby-title = Lobby
lobby-bell = The bell rings
lobby-bell-sub = Take a seat, or set a new table
lobby-new = New match
lobby-which = Title
lobby-players = Players
lobby-alone = Alone, against { $automa }.
lobby-name = Your name
lobby-name-hint = as the others see it
lobby-called = Name of the match
lobby-options = Options
lobby-default = as in the rulebook
lobby-seats = Seats
lobby-who = Who sits at { $seat }
lobby-me = Me, on this device
lobby-link = A friend, by link
lobby-open = Open to whoever comes
lobby-hotseat = Several seats on this device are played hot-seat, behind a curtain.
lobby-hint = Seats can be handed to bots and back at any time.
lobby-open_table = Open the table
lobby-mine = My matches
lobby-running = { $number } running
lobby-none = No match is running. Open a table, or play a first game.
lobby-your_turn = Your turn
lobby-waiting = Waiting for { $name }
lobby-play = Play
lobby-look = Look in
lobby-unknown = Not looked at yet

forget = Take it off my list
forget-sure = Take this match off your list? Your seat in it becomes free.
forget-why = It stays on your list until you take it off. Your seat in it becomes free then.

lobby-free = Free seats
lobby-take = Sit down
lobby-finished = Finished
lobby-sheet = Scores
lobby-same_name = { " " }({ $seat })
lobby-seat_name = Name at { $seat }
lobby-seat_name-hint = name
lobby-players-range = { $least }–{ $most } players

result-you = You won, { $points } to { $other }
result-other = { $name } won, { $points } to { $other }
result-among = { $name } won with { $points }; you had { $mine }
result-shared = { $names } share the victory with { $points } each

lobby-learn = Never played { $title }?

first-called = First game
first-go = Play a first game
first-sub = Two players, you and a bot. A guide beside each question tells what it is about, for the first round; about ten minutes.

guide = Guide
guide-off = I know my way
guide-rules = The rules

lobby-learn-sub = The rules in our own words, short and searchable.
lobby-rules = Read the rules
lobby-import = Bring in a journal
lobby-import-file = A .veche file
lobby-import-go = Bring it in
lobby-bot-random = Bot: random (takes any move)
lobby-bot-greedy = Bot: greedy (plays to win)
lobby-bot = Bot: { $code }

bot-called = { $name } (bot)
bot-plays_for_you = A bot plays for you. Take your seat back to decide yourself.

seat-free = Nobody sits at { $seat }
seat-free-how = The match waits until somebody comes, or a bot sits down there.
seat-not_come = { $name } has not come to the table yet.

tabs = Parts of the table

menu-lobby = To the lobby
menu-replay = Replay
menu-journal = Save the journal
menu-invite = Invitations
menu-device = Continue on another device
menu-data = About the data
menu-notify = Tell me when it is my turn
menu-back = Take my seat back
menu-bot = Let a bot play for me
menu-leave = Leave the match
menu-leave-sure = Leave this match? Your seat becomes free for whoever comes.
menu-fill = A bot for { $seat }

your_turn = Your turn
waits = { $name } is choosing
choices = Choices
hand_over = Hand over to { $name }
end_turn = End turn

over-title = The game is over
over-sub = Every point and where it came from

undo-step = Undo
undo-step-title = Take back the last step (U)
undo-turn = Undo turn
undo-turn-title = Back to where your turn began, or where chance or another player had their say (Shift U)
undo-ask = Ask for undo
undo-ask-title = Ask the others to take back your last decision
undo-asked = { $name } asks to take back a move.
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw

rematch = Play again
rematch-join = To the rematch

replay-title = Replay
replay-start = The table before the first move
replay-at = Version { NUMBER($at, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-scrub = Version
replay-go = Go
replay-table = Back to the table

rules-title = Rules: { $title }
rules-heading = The rules
rules-own_words = in our own words
rules-search = Look for
rules-go = Look
rules-contents = Contents
rules-corrected = This table plays with corrected values. The lists of cards and tiles below are as they came with the program: where a tip on the table says something else, the tip is right.
rules-nothing = Nothing in the rules mentions “{ $q }”.

data-title = About the data
data-heading = About the data
data-lead = What is printed on boards, cards and tiles is kept in data files, each record with its source. Not every component could be seen; this page says plainly which values are known and which are reconstructed.
data-outside = Expansions and promotional cards are left out. Whoever owns the game can correct any record with a file of their own.
data-record = Record
data-value = Value
data-confidence = Confidence
data-source = Source

confidence-printed = read in a rulebook or seen on the component
confidence-secondary = copied from the component by somebody else
confidence-inferred = follows from the former; the reason is given
confidence-reconstructed = not known: a balanced proposal, so that the game is complete

about-title = About Veche
about-lead = A veche was the town assembly of Novgorod: the bell rings, everybody takes a seat, and what is decided is written down. This table does the same.
about-titles = Titles
about-credits = Credits
about-icons = Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.
about-fonts = Typefaces: Ruslan Display, Monomakh and Source Sans 3, SIL Open Font License 1.1.

ago-now = just now
ago-minutes =
    { $number ->
        [one] 1 minute ago
       *[other] { $number } minutes ago
    }
ago-hours =
    { $number ->
        [one] 1 hour ago
       *[other] { $number } hours ago
    }
ago-days =
    { $number ->
        [one] 1 day ago
       *[other] { $number } days ago
    }

told-brought_in = This match was brought in: everything up to version { NUMBER($version, useGrouping: 0) } was played elsewhere; chance since then is this table's own.

trouble-unreadable = This match cannot be read: what is kept of it does not fit together.
trouble-seats = This match cannot be read: its seats are not all there.
trouble-asks_nobody = This match cannot be played on: it asks a seat at which nobody can sit.
trouble-title = This match cannot be opened: this table does not have its title, { $title }.

told-rules = This match was begun under version { NUMBER($then, useGrouping: 0) } of the rules; it is played under version { NUMBER($now, useGrouping: 0) } now.
told-newer = This match was begun under version { NUMBER($then, useGrouping: 0) } of the rules, and this table knows them up to version { NUMBER($now, useGrouping: 0) }. A newer Veche can open it.
told-resumed = The rules were corrected since; the match goes on from version { NUMBER($version, useGrouping: 0) }.
told-cut = The rules were corrected since; what was played after version { NUMBER($version, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) } no longer counts.

offline = The table does not answer. Whether your move arrived will show when it does.
