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
nav-history = History
nav-menu = Menu
language-title = Language
language-sub = This device remembers which one you choose. Everybody at a table reads their own.

notice = Veche is an unofficial fan project. It is not connected with the publishers of these games; all drawings and texts are our own.

error-title = That did not work
error-back = To the lobby

automa-acts = { $automa } acts
automa-step = Step through
automa-step-title = { $automa }: what happened since your last decision, one step after the other

results-title = Results
results-sub = Every finished match in which this browser has a seat. Nothing leaves this table.
results-filters = Which matches are shown
results-by-title = Title
results-by-players = Players
results-by-leader = Leader
results-by-opponent = Opponent
results-all = all
results-show = Show
results-lift = Without { $name }
results-marks = Marks by
results-matches =
    { $number ->
        [one] match
       *[other] matches
    }
results-figures = In figures
results-won_of = won of { $number }
results-lately = mean margin of the last ten
results-best_at = best at { $title }
results-margins = Margin over time
results-hollow = hollow: not won
results-band = where the mean may lie
results-chart = Margins of { $number } matches, of which { $won } were won; the list below has them all.
results-mark = { $title }, { $points } points, { $margin }
results-others = others
results-group-opponent = By opponent
results-group-leader = By leader
results-group-players = By number of players
results-group-title = By title
results-of_players =
    { $number ->
        [one] alone
       *[other] { $number } players
    }
results-bot = { $code } (bot)
results-percents = { $mean } percent, { $low } to { $high }
results-some_of = { $won } of { $of }
results-list = Matches
results-newest = newest first
results-last = the last { $number }, newest first
results-when = When
results-what = What, and with whom
results-place = Place
results-nth =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] { $place }th
    }
results-points = Points
results-margin = Margin
results-look = Look at it
results-score = Score
results-left_out =
    { $number ->
        [one] One finished match is not counted: several of its seats are in this browser, or a bot played for you, so its result is nobody's alone.
       *[other] { $number } finished matches are not counted: several of their seats are in this browser, or a bot played for you, so their results are nobody's alone.
    }
results-empty = No match has ended yet
results-empty-how = When you have played one to its end, its margin stands here, and soon how you fare with each title, leader and opponent.
results-empty-go = To the lobby
results-nothing = No match fits all of this
results-nothing-how = Take one of these away:
results-alone = Played alone
results-alone-sub = everybody's on this machine, by heading
results-against = against { $automa }
results-games = Games
results-won = Won
results-best = Best score
results-none = Nobody has played alone to the end yet.

opponents-title = Opponents
opponents-sub = Four bots, from the page to the prince. They see only what their seat sees.
opponents-levels = The four levels
opponents-otrok = Otrok
opponents-otrok-who = the page
opponents-otrok-plays = Knows the rules and means well, looks at his own turn alone and overlooks most of what he could do.
opponents-otrok-thinks = at once
opponents-otrok-good_for = a first match, or a child
opponents-druzhinnik = Druzhinnik
opponents-druzhinnik-who = of the retinue
opponents-druzhinnik-plays = Makes the most of his own turn, by rule of thumb, and does not look beyond it.
opponents-druzhinnik-thinks = at once
opponents-druzhinnik-good_for = whoever has played a few times
opponents-voivode = Voivode
opponents-voivode-who = the commander
opponents-voivode-plays = Weighs his turn by what has won many games.
opponents-voivode-thinks = at once
opponents-voivode-good_for = whoever beats the druzhinnik
opponents-knyaz = Knyaz
opponents-knyaz-who = the prince
opponents-knyaz-plays = Plays his best turns on in his head for about a round, then chooses.
opponents-knyaz-thinks = for up to two seconds
opponents-knyaz-good_for = whoever wants to be tested
opponents-thinks = thinks
opponents-good_for = good for
opponents-mine = your last matches
opponents-mine_won = { $won } of { $of } won
opponents-next = You won { $won } of { $of } against { $level }: play this one next.
opponents-ladder = The ladder
opponents-ladder-how = shield: strength, Otrok is 0 · line: it lies in here 19 times of 20 · 100 more come in before the other in 64 of 100 games, 400 more in 91
opponents-unmeasured = { $levels }: not measured
opponents-line = { $title }, { $players }: { $levels }
opponents-rung = { $level } { $rating } ({ $low } to { $high })
opponents-between = { $low } to { $high }
opponents-figures = In figures
opponents-level = Level
opponents-strength = Strength
opponents-19_of_20 = 19 of 20
opponents-steps = Against the level below
opponents-steps-how = two players
opponents-against = { $better } against { $other }
opponents-measured = How it was measured
opponents-how =
    { $build ->
        [compiled] Bots played { $games } games against each other, by Veche { $veche }, compiled; gathered on { $date }. Luck is the same for every choice of bots, and each sits at each seat in turn. Seeds: { $seeds }.
       *[pure] Bots played { $games } games against each other, by Veche { $veche } in pure Python; gathered on { $date }. Luck is the same for every choice of bots, and each sits at each seat in turn. Seeds: { $seeds }.
    }
opponents-limits = A dashed line: this level lost, or won, every game, so it may be far beyond. Strengths hold for one title with so many players alone, and lines are rather too short where games were few. People are not rated.
opponents-less = Knyaz was given { $seconds } seconds to think; at the table he has two.
opponents-again = Play it again
opponents-which = How strong the bots are

date-today = today

curtain-title = Hand the table to { $name }
curtain-why = Several of you play on this device. Everybody's cards stay behind the curtain until the right person lifts it.
curtain-lift = I am { $name }

invite-title = Invitations
invite-open = The table is open
invite-waiting = Still to come: { $names }. You can begin; their seats wait for them.
invite-all_here = Everybody has come.
invite-scan = Scan or send. Whoever opens it says a name and sits down.
invite-how = Each invitation lets one person in, once. Whoever came first has the seat, and the link is used up.
invite-again = You find this page again in the menu of the table.
invite-mine = Your own seat
invite-mine-why = Continue on your phone, or come back after this browser forgot you. Its link is a key of yours alone, so it is not on this page, which you may show to others.
invite-mine-show = Show its link and code
invite-watch = To watch
invite-watch-why = Whoever has this link sees the table, and nobody's cards.
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-go = To the table

reach-others = Others can open these links.
reach-answers = This machine answers at
reach-same = They carry the address by which you came, { $host }.
reach-choose = Which address of this machine the links carry
reach-take = Take this address
reach-only = Only this machine can open these links.
reach-only-how = To let others in, end the program with Ctrl-C and open the table with this command; all matches are kept:
reach-unknown = Open this page by an address that others can reach, and the links carry that one.

name-change = Change name

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
come-all = All your seats
come-all-lead =
    { $number ->
        [one] This link carries one seat to this device.
       *[other] This link carries { $number } seats to this device.
    }
come-sit_all = Sit down on this device
come-sit_all-why = The seats that the other device has now.
come-share = Both devices are mine
come-share-why = Then both have all matches of the other, now and later. Do this only where you gave yourself the link.
come-keep_all = This link is the key to all of them, also to seats that you take later. Keep it to yourself.
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
device-how = Open a link on your other device, or scan it, and you sit there too. Keep it, and it brings your seat back if this browser forgets you.
device-secret = They work until you end them. Keep them to yourself: whoever has one reads your cards and plays for you.
device-link = This seat: { $name }
device-link-why = Your seat in this match, and nothing else.
device-all = All my seats
device-all-why =
    { $number ->
        [one] One seat in one match today, and those that you take later.
       *[other] { $number } seats in { $matches ->
            [one] one match
           *[other] { $matches } matches
        } today, and those that you take later.
    }
device-name = Your name
device-name-why = As the others at this table see it. The next table proposes it again.
device-devices = Where you sit
device-open =
    { $number ->
        [one] This seat is open in this browser alone.
       *[other] This seat is open in { $number } browsers, this one among them.
    }
device-old = The link by which you came under an earlier version of the table still opens the seat once.
device-alone = End all other devices and links
device-alone-why = This browser keeps the seat and gets new links, also to all seats. Letting a bot play for you and taking the seat back do the same, except for devices that share your list.
device-others = Your other seats on this device
device-back = Back to the table

seat-blue = Blue
seat-yellow = Yellow
seat-red = Red
seat-white = White
seat-green = Green

menu-absence = Pauses and absence
absence-title = Pauses and absence
absence-how = What holds while you do not play. Your seat, your links and your other devices stay yours.
absence-away = I am away
absence-until = Until I am back on
absence-bot = This bot plays for me
absence-go = Let it play until then
absence-back = I am back
absence-away-why = Everybody at the table sees it. You are back by yourself when that day begins, or with one click before.
absence-hours = My pauses
absence-begins = Quiet from
absence-ends = to
absence-weekend = Weekends are free
absence-zone = Time zone
absence-choose = Pause then
absence-hours-why = My time does not run then. At most { $hours } hours of a day may be quiet; without times no hours are.
absence-untimed = This match has no clock.
absence-answers = Answer by itself in this match
absence-answers-choose = Choose
absence-answers-why = Only where one answer is possible and everybody can see that: nothing is lost or given away by it. Going back asks again.
absence-all =
    { $number ->
        [one] in my one match
       *[other] at all my { $number } seats
    }

lobby-title = Lobby
lobby-new = New table
lobby-new-sub = Choose a game, say who sits where.
lobby-which = Game
lobby-players = Players
lobby-alone = Alone, against { $automa }.
lobby-name = Your name
lobby-name-hint = as the others see it
lobby-called = Name of the match
lobby-called-fold = Name
lobby-unaided = Nobody can ask for the best turns. Otherwise everybody may, and all are told.
lobby-silent = No lines and no reactions; whoever opened the table can allow them later.
clock-fold = Clock
clock-title = Clock
clock-what = So that a match over days goes on. It runs for whoever is asked, and not in the hours that they pause.
clock-none = no clock
clock-move = Time for each turn
clock-bank = Time for the whole match
clock-time = Time
clock-more = More with each turn
clock-unit = Unit
clock-unit-minutes = minutes
clock-unit-hours = hours
clock-unit-days = days
clock-then = When a time ends
clock-then-what = Nobody loses by it.
clock-then-mark = all are told, nothing more
clock-then-until-back = a bot plays until they are back
clock-then-once = a bot plays this turn
clock-days = { $days } d { $hours } h
clock-per_move = { $time } for each turn
clock-per_match = { $time } for the match
clock-per_bank = { $time } for the match, { $more } more with each turn
clock-minutes_long =
    { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
clock-hours_long =
    { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
clock-days_long =
    { $number ->
        [one] 1 day
       *[other] { $number } days
    }
clock-seconds_long =
    { $number ->
        [one] 1 second
       *[other] { $number } seconds
    }
clock-late = time is up
clock-rests = pause
clock-left = { $time } left
clock-bots_go = Your time is up: a bot plays this turn for you.
lobby-options = House rules
lobby-options-none = as printed
lobby-reconstructed-wholly = ≈ reconstructed: no source has it
lobby-reconstructed-partly = ≈ partly reconstructed: no source has all of it
lobby-default = as in the rulebook
lobby-seats = Seats
lobby-colour_of = Colour: { $whose }
lobby-automa = Opponent of whoever plays alone; it follows its own rules
lobby-neutrals = Nobody plays them
lobby-who = Who sits at { $seat }
lobby-fold = At { $seat }
lobby-which_bot = Bot at { $seat }
lobby-here = Here
lobby-here-hint = Here too: a curtain hides the hands
lobby-here-what = on this device
lobby-here-first = You, on this device
lobby-friend = Friend
lobby-friend-hint = Gets a link and a QR code
lobby-friend-what = by link or QR code
lobby-bot-kind = Bot
lobby-bot-hint = the program plays
lobby-open = Open
lobby-open-who = Whoever comes first
lobby-open-hint = The seat is offered in the lobby
lobby-open-what = to whoever comes first
lobby-hint = Seats can be handed to bots and back at any time.
lobby-open_table = Open the table
lobby-continue = Go on playing · { $title }
lobby-mine = My tables
lobby-others = My other tables
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

lobby-free = A seat is free
lobby-take = Sit down
lobby-company = with { $names }
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

lobby-learn = Never played?
lobby-learn-first = Never played? Begin with a first game

first-called = First game
first-go = Play a first game
first-other = First game
first-sub = Two players, you and a bot. A lesson leads through the first round, one thing at a time; about ten minutes.

guide = Guide
guide-unfold = The whole note
guide-off = I know my way
guide-rules = The rules
lesson = First game
lesson-step = Step { $number } of { $steps }
lesson-waiting = Your opponent decides now; the strip tells what came of it.
lesson-goal = The goal
lesson-begin = Begin
lesson-upto = up to
lesson-today =
    { $steps ->
        [one] One step
       *[other] { $steps } steps
    }, about ten minutes, then you play on against an easy opponent. Leave whenever you like: the lesson waits where you left it.
lesson-why = Why?
lesson-more = Good to know
lesson-seen = I see
lesson-play_on = Play on
lesson-reckoning = What it brings
lesson-instead = “{ $label }” is possible too, only not yet, so nothing has happened.
lesson-instead-do = For now: { $do }.
lesson-anyway = Do it anyway and leave the lesson
lesson-left = You go your own way: well, then the lesson ends here, and the notes go on.

lobby-rules = Read the rules
lobby-history = The history behind it
lobby-import = Bring in a journal
lobby-import-file = A .veche file
lobby-import-go = Bring it in
lobby-levels = From easy to hard
lobby-other_bots = Other programs
lobby-bot-otrok = I · Otrok, a page
lobby-bot-otrok-plays = overlooks most of his chances
lobby-bot-druzhinnik = II · Druzhinnik, of the retinue
lobby-bot-druzhinnik-plays = makes the most of his own turn
lobby-bot-voivode = III · Voivode, a commander
lobby-bot-voivode-plays = goes by what has won many games
lobby-bot-knyaz = IV · Knyaz, the prince
lobby-bot-knyaz-plays = plays on in his head, then chooses
lobby-bot-random = Bot: random
lobby-bot-random-plays = takes any move
lobby-bot-greedy = Bot: greedy
lobby-bot-greedy-plays = as the voivode
lobby-bot-greedy-hand = Bot: greedy-hand
lobby-bot-greedy-hand-plays = as the druzhinnik
lobby-bot-planner = Bot: planner
lobby-bot-planner-plays = as the knyaz, but quicker
lobby-bot = Bot: { $code }

bot-called = { $name } (bot)

seat-free = Nobody sits at { $seat }
seat-free-how = The match waits until somebody comes, or a bot sits down there.
seat-not_come = { $name } has not come to the table yet.

talk-sides = What this panel shows
talk-side-story = Story
talk-side-talk = Talk
talk-none = Nobody has said anything yet.
talk-none-watching = Nobody has said anything yet. Whoever watches only reads.
talk-you = You
talk-well = Well played
talk-ouch = Ouch
talk-think = Let me think
talk-sorry = Sorry
talk-turn = Your turn
talk-nudge = Reminds whose turn it is
talk-reactions = Reactions
talk-say = Say
talk-say_something = Say something
talk-hint = Say something ({ $most } letters)
talk-still = A page that stays still while you write
talk-open = Talk (T)
talk-quiet = No talk on this device
talk-listen = Talk on this device again
talk-hush = No talk at this table
talk-allow = Allow talk at this table

here = Who is here
here-in = is here
here-away = away
here-left = was here { $ago }

tabs = Parts of the table
dock = At hand
purse = At hand, in short

menu-lobby = To the lobby
menu-replay = Replay from the beginning
menu-replay-mine = Replay from my last turn
menu-came_from = The match it is played on from
menu-journal = Save the journal
menu-invite = Invitations
menu-device = Continue on another device
menu-data = About the data
menu-notify = Tell me when it is my turn
nudge = Nudge
nudge-title = Remind whoever is awaited; once a day, and everybody sees it
menu-back = Take my seat back
menu-sound = Sound on my turn
menu-confirm = Confirm my turn
menu-bot = Let a bot play for me
menu-leave = Leave the match
menu-leave-sure = Leave this match? Your seat becomes free for whoever comes.
menu-fill = A bot for { $seat }

your_turn = Your turn
waits = { $name } is choosing
choices = Choices
hand_over = Hand over to { $name }
end_turn = End turn
all =
    { $times ->
        [2] both
       *[other] all { $times }
    }
all-title = { $move } ({ $times } times)
confirm-send = Send my turn
keys = Keys
# What is printed on the keys.
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-shift = Shift
keys-tab = From choice to choice, on the board too
keys-enter = Choose what has the focus
keys-escape = Close what is open; take a question back
keys-sheet = This sheet
keys-history = The history of what has the focus or lies under the pointer, where there is one
keys-now = What can be done now
keys-none = Nothing has a key of its own at the moment.
keys-close = Close
sure-yes = Yes
sure-no = No

over-title = The game is over
over-taken_back = with take-backs
over-sub = Every point and where it came from

undo-step = Undo
undo-step-title = Take back the last step (U)
undo-turn = Undo turn
undo-turn-title = Back to where your turn began, or where chance or another player had their say (Shift U)
undo-ask = Ask for undo
undo-ask-title = Ask the others to take back your last decision
undo-take_back = Take back my turn
undo-take_back-title = Back to where your turn began. What was hidden is dealt anew, and the chronicle tells of it.
undo-asked-mine = You asked to take it back. To answer: { $names }.
undo-came-agreed = The others agreed: your decision is taken back.
undo-came-refused = { $name } did not agree to take it back.
log-taken_back = { $name } took a turn back, with everything that came after it.
undo-asked = { $name } asks to take back a move.
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw

hint-ask = Hint
hint-title = The best turns from what you can see; all are told that you asked (H)
hint-head = Counsel
hint-told =
    { $number ->
        [one] first hint of this match; all are told
       *[other] { $number } hints in this match; all are told
    }
hint-fold = Close the counsel
hint-thinks = Thinking about your turn …
hint-failed = No hint was found this time. Ask again.
hint-only = There is only one turn to make.
hint-even = No clear difference.
hint-even-sub = These turns are equally good as far as can be seen. Play the one you like.
hint-clear = Turn 1 stands out.
hint-clear-for = Turn 1, above all for { $component }.
hint-beside =
    { $turn ->
        [1] beside turn 1, at the end of the turn
       *[other] beside turn { $turn }, at the end of the turn
    }
hint-goes_on = … then it depends on what comes.
hint-nothing = Nothing more this turn.
hint-cannot_tell = cannot tell
hint-behind = behind by { $number }
hint-alike = no clear difference: { $number }
hint-level = level
hint-interval = { $mean }, nearly always between { $low } and { $high }
hint-how = Points ahead at the end, seen from your seat only. Thick: half of all ends; thin: 19 of 20. Others are guessed, and about a round is played on.
hint-how-plain = How well you would stand, seen from your seat only. Others are guessed, and about a round is played on.
hint-none_given = No hints at this table
log-hinted = { $name } asked for a hint.
reason-rest = all the rest
reason-wish = what bots are told to want (no points)

why-head = Why did { $name } do that?
why-better = Above all for { $components }: that was worth { $number } more to { $name } than the next best.
why-even = It was about as good as the next best, as far as can be seen from here.
why-even-for = It was about as good as the next best, with more of { $components }.
why-worse = Nothing that can be seen from here speaks for it: the next best looks better by { $number }.
why-worse-for = It brings more of { $components }; but from here the next best looks better by { $number }.
why-wish = { $name } was told to want such things, whatever they bring: in points, the next best looks better by { $number }.
why-no_choice = There was nothing else to do.
why-hidden = What { $name } did is hidden from you, and so is why.
why-unknown = From here nobody can say why.
why-instead = The next best, as a turn: { $turn }
why-seen = Points of the final margin, as they look from your place. Hidden cards were guessed.
why-seen-own = Points of the final margin, as { $name } saw it then.
why-back = Back to the table

rematch = Play again
rematch-join = To the rematch

picture-save = Save picture
picture-share = Share picture
picture-failed = The picture could not be made.
picture-players =
    { $players ->
        [one] one player
       *[other] { $players } players
    }
picture-wins = { $who } wins
picture-shared = { $who } share the victory
picture-decided = { $heading } made the difference: { $mine } to { $theirs }
picture-even = The tie-break decided

replay-title = Replay
replay-start = The table before the first move
replay-at =
    { NUMBER($at, useGrouping: 0) } of { $last ->
        [one] one action
       *[other] { NUMBER($last, useGrouping: 0) } actions
    }
replay-chapter = Round { $number }
replay-turn = { $name }’s turn
replay-turn-yours = Your turn
replay-jumps = Where to
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-first = To the beginning
replay-chapter-back = To the beginning of the round, or the one before
replay-turn-back = To the beginning of the turn, or the one before
replay-back = One action back
replay-on = One action on
replay-turn-on = To the next turn
replay-chapter-on = To the next round
replay-last = To the end
replay-scrub = Action
replay-go = Go
replay-table = Back to the table
replay-share = Share this moment
replay-share-how = A link to this moment. It opens for everybody who may look at the match, from the own seat or as a spectator.
replay-copy = Copy the link
replay-copied = Copied.
replay-not_copied = Not copied: press Ctrl and C.
play_on = Play on from here
play_on-how = A new match against bots begins with this position. What you could not see then is dealt anew, and chance falls anew; this match stays as it is.
play_on-place = You play
play_on-bot = The others are
play_on-go = Begin

rules-title = Rules: { $title }
rules-heading = The rules
history-title = The history behind { $title }
history-heading = History
history-own_words = from general knowledge of the period, in our own words
history-legend = How sure it is
history-kind-certain = Certain
history-kind-legend = Legend
history-kind-disputed = Disputed
history-kind-game = In the game
history-about-certain = attested by sources of the time or by finds; historians agree
history-about-legend = told later, and perhaps true
history-about-disputed = historians disagree, or nobody knows
history-about-game = what the game makes of it
history-whole = Read on in the history
history-close = Close
history-rules = Rules
history-offer = The history behind it
rules-own_words = in our own words
rules-search = Look for
rules-go = Look
rules-contents = Contents
rules-corrected = This table plays with corrected values. The lists of cards and tiles below are as they came with the program: where a tip on the table says something else, the tip is right.
rules-nothing = Nothing in the rules mentions “{ $q }”.
rules-which = Titles
rules-found =
    { $number ->
        [one] One place.
       *[other] { $number } places, best first.
    }
rules-times =
    { $number ->
        [one] found once
       *[other] found { $number } times
    }
rules-all = Back to the contents
rules-did_you_mean = Did you mean
rules-near = Perhaps it is here:
rules-example = Example

data-title = About the data
data-heading = About the data
data-lead = What is printed on boards, cards and tiles is kept in data files, each record with its source. Not every component could be seen; this page says plainly which values are known and which are reconstructed.
data-outside = Of expansions and extras there is only what this page lists. Whoever owns the game can correct any record with a file of their own.
data-record = Record
data-value = Value
data-confidence = Confidence
data-source = Source

confidence-word-printed = printed
confidence-word-secondary = secondary
confidence-word-inferred = inferred
confidence-word-reconstructed = reconstructed
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

told-brought_in = This match was brought in: everything up to version { NUMBER($version, useGrouping: 0) } was played elsewhere; chance since then is this table's own.
told-played_on = Played on from version { NUMBER($version, useGrouping: 0) } of another match: what was hidden then was dealt anew, and chance falls anew.

trouble-unreadable = This match cannot be read: what is kept of it does not fit together.
trouble-seats = This match cannot be read: its seats are not all there.
trouble-asks_nobody = This match cannot be played on: it asks a seat at which nobody can sit.
trouble-title = This match cannot be opened: this table does not have its title, { $title }.

told-leaves = Nobody has moved here for long: this match goes on { $date }, unless somebody moves or keeps it in the lobby.
lobby-leaves = Goes on { $date }, unless somebody moves.
lobby-keep = Keep it

told-away = A bot plays for { $name } until { $date }.
told-away_late = { $name }'s time is up: a bot plays until they are back.
told-late = { $name }'s time is up.
told-late_once = { $name }'s time is up: a bot plays this turn.
told-rules = This match was begun under version { NUMBER($then, useGrouping: 0) } of the rules; it is played under version { NUMBER($now, useGrouping: 0) } now.
told-newer = This match was begun under version { NUMBER($then, useGrouping: 0) } of the rules, and this table knows them up to version { NUMBER($now, useGrouping: 0) }. A newer Veche can open it.
told-resumed = The rules were corrected since; the match goes on from version { NUMBER($version, useGrouping: 0) }.
told-cut = The rules were corrected since; what was played after version { NUMBER($version, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) } no longer counts.

link-lost = The table does not answer
link-lost-sub = Nothing is lost. Next try:
link-back = Connected again
link-try = Try now
offline = The table does not answer. Whether your move arrived will show when it does.

## What happened.

chronicle-struck = taken back
since = Since your last turn
since-watching = What happened last
since-mine = Your turn so far
since-none = Nothing has happened yet.
since-quiet = Nothing since your last decision.
since-earlier = { $number ->
    [one] and one sentence before
   *[other] and { $number } sentences before
 }
since-one = Show this again
since-again = Replay
since-again-title = Show all of it again
moment-skip = Any key or touch goes on.

## The page of the description for programs.

api-title = Veche for programs
api-raw = The description as JSON

## Bots of other packages that do something wrong.

guest-failed = The bot { $code } { $because }, so { $other } moved in its place. Nothing is lost by it.
guest-given_up = The bot { $code } { $because }, not for the first time: { $other } plays its seat from here on.
guest-stumbled = stumbled ({ $what })
guest-illegal = chose a move that is not legal
guest-slow = took too long
guest-ended = ended while it was thinking
guest-missing = is not to be had here

# My matches, and the table on a home screen

## Notices: where somebody wants to be told of their matches.

bell-title = Notices
bell-what = You are told when it is your turn and nobody has looked at your seat, at most once in ten minutes for each match. Choose above for which.
bell-push = This device
bell-refused = This browser lets the table tell you nothing. Allow notifications in its settings.
bell-unconfirmed = is not confirmed yet
bell-mail = By mail, to
bell-chat = In a chat ({ $services }), by its address for apprise
bell-add = Add
bell-confirm = Notices by mail
bell-confirm-what = Somebody wants mails about matches to go to { $address }. Is that you?
bell-confirm-yes = Yes, I want them
bell-confirmed = Mails come to this address now, for the matches chosen on “My matches”.
mail-confirm = Do you want to be told of your matches?
mail-confirm-why = Somebody wants to be told of matches at this address. If that is you, open this link:
mail-confirm-not = If it is not you, do nothing: no more mails will come.
mail-end_match = No more of this match:
mail-end_all = No more at all:
bell-end = End notices
bell-ended = You are told no more
bell-ended-how = You can choose notices again on “My matches”.
bell-end-match = You are told no more of “{ $match }”.
bell-end-all = You are told no more of any match.
bell-end-yes = End them
bell-end-all-yes = End all notices
notice-turn = { $match }: it is your turn
notice-end = { $match } is over
notice-nudge = { $match }: the others wait for you
notice-end_match = Not for this match

mine-title = My matches
mine-due = Your turn
mine-others = Waiting for others
mine-past = Finished
mine-unread = { $number } unread
devices-title = My devices
devices-what =
    { $number ->
        [one] This device has a list of its own.
       *[other] { $number } devices share this list: whatever seat you take on one, you have on all.
    }
devices-more = Share it with another device
devices-part = A list of its own for this device
mine-none = No match yet
mine-none-how = Open a table or take a seat that somebody offers you. Every match of yours is then listed here, on each device that has your seats.
kept-mine = No connection. This is how your matches stood:
kept-table = No connection. This is how the table stood:
offline-title = No connection
offline-how = The table cannot be reached, and this page was not kept on the device. Nothing is lost: whatever was played is with the table.
home-title = On the home screen
home-what = The table begins with this list then, and shows the last board that it knew when there is no connection.
home-how = In the menu of your browser: “Add to home screen” or “Install”.
home-done = It is installed on this device.
home-install = Install

## The owner's page.

owner-title = The keeper's page
owner-sub = For whoever keeps this table. The address is a secret: whoever has it may do all this.
owner-table = The table
owner-kept = Matches kept
owner-running = Being played
owner-archived-number = Archived
owner-load = Load of the machine
owner-read_only-on = Let the table be read-only
owner-read_only-off = Open the table again
owner-read_only-hint = Read-only, everybody can look and nobody can change anything; bots wait. For a backup, or before another version is put in place.
owner-read_only-is = The table is read-only now: everybody can look, nobody can change anything, and bots wait.
owner-processes = Processes
owner-process = Process
owner-version = Version
owner-since = Began
owner-answers = Answers
owner-sockets = Open pages
owner-in_memory = Matches in memory
owner-thinking = Bots thinking
owner-cpu = Processor
owner-memory = Memory
owner-matches = Matches
owner-none = No match is kept here yet.
owner-at = version { NUMBER($version, useGrouping: 0) }
owner-stands-running = being played
owner-stands-over = over
owner-stands-closed = ended by the keeper
owner-stands-archived = archived
owner-stands-trouble = cannot be read
owner-end = End
owner-end-sure = End this match for everybody? Nobody can play it on then.
owner-archive = Archive
owner-remove = Remove
owner-remove-sure = Remove this match for good, with everything that was played and said in it?
owner-newer = Newer
owner-older = Older
