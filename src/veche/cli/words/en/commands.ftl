### What the command line says: the help of its commands, and what they answer.

## What each command does.

about-analyse = What decided a match that is over, and what would have been better.
about-simulate = Play many complete games between bots and sum them up.
about-arena = Let a pool of bots play each other and rate them.
about-bench = Measure random games, copies and expansions per second.
about-catalogue = Every move of a title: number, text, one line of meaning.
about-demo = Watch a game that plays itself; Ctrl-C ends it.
about-show = Show the table as the seat that is asked sees it, or another reader.
about-position = Write the complete position as JSON that can be edited.
about-outcome = The scoring sheet: every point with its reason, and who won.
about-replay = Play a journal again from its beginning and tell every move.
about-new = Begin a match and write its journal.
about-moves = Who is asked what, then one legal move per line.
about-play = Play moves, one after the other; all of them or none.
about-undo = Take back the last decision.
about-schema = What a position, or a file of corrections, may hold: as JSON Schema.
about-copy = Carry all matches from one place to another, between SQLite and PostgreSQL.
about-backup = Write all matches into one file while the table goes on.
about-restore = Bring back all matches from a file that `veche backup` wrote.
about-play-at = Let a bot of this machine play a seat of a running table, by its link.
about-serve = Open the table: play in a browser, alone or with others.

## What each argument means.

help-seat = judge this seat alone: its colour, or its number from 1
help-seconds = stop after so long; without it, the same is found every time
help-title = the game, such as rurik
help-jobs = processes that play
help-bots = one for each seat, or one for all
help-census = count every move, card, procedure and ruling
help-parquet = a row for each seat and game; beside it, in FILE-decisions, a row for each decision
help-pool = two or more; each plays each
help-one = this bot at one seat, and all other seats for one of --against
help-against = who has all other seats: each of these bots in turn
help-games = how many in all
help-out-parts = results as they come; a broken-off run goes on
help-on = play on other machines, by Ray, instead of processes of this one
help-out = a line for each game; a broken-off run goes on
help-at-least = stop when it is clear whether the first of two bots wins this share
help-play-for = how long to play
help-json = answer in JSON, mistakes included
help-file = a journal or a position
help-at = as it was at version N of the journal
help-luck = seed chance, or have it asked like a seat
help-players = how many play
help-solo = one player against the title's own opponent
help-option = a variant; repeatable; --NAME [VALUE] does too
help-leaders = the leaders by seat, for titles that have leaders
help-colours = the colours by seat; alone, also those of the opponent and of the neutrals
help-first = who begins; without it, chance decides
help-data = corrections of the printed data; else those in your configuration folder
help-seed = which game; drawn afresh if left out
help-pace = rest after each decision
help-output = where to write; without it, it is printed
help-force = replace that file if it exists
help-check = only check that every line was legal
help-story = tell whole actions in sentences, not move by move
help-as-seat = as this seat sees it: its colour, or its number from 1
help-spectator = as somebody who only watches sees it
help-all = with everything that is hidden
help-luck-seed = decides chance; drawn afresh if left out
help-from = begin at this position, or where a journal stands
help-journal-output = where to write; without it, the journal is printed
help-replace = replace FILE if it exists
help-meaning = say what each move means
help-moves = such as "advisor 4"
help-steps = take back so many decisions
help-of = position or corrections
help-host = who may come: 127.0.0.1 (this machine) or 0.0.0.0 (all)
help-port = the port; without it, a free one
help-matches = where matches are kept: a folder, or a database such as postgresql://…; corrections of the printed data, which is what --data means elsewhere, are taken from your configuration folder
help-copied-from = a folder or a database, such as postgresql://…
help-copied-to = likewise; nothing may be kept there yet
help-backup-file = the file, which must not be there yet
help-restored-file = the file of a backup
help-kept-in = where the table keeps its matches, as for `veche serve`
help-workers = how many processes serve the table; more than one needs a PostgreSQL database
help-name = a name under which others reach the table, such as play.example; more than once for several, * for any. Addresses and the names of this machine need not be said
help-proxy = a proxy that is believed when it says for whom it asks, by its address; more than once for several
help-limits = how generous the limits for one address are: 2 for twice as much, 0 for no limits
help-log = how what happens is told: plain, or json with one line for each request too, for programs that read it
said-owner = Only for whoever keeps the table: { $address }
help-archive = after so many days a match that is over is archived: compressed, and read as before; 0 for never
help-forget = after so many days without a move a match goes; where somebody holds a seat, 30 days after it was said; 0 for never
help-most = how many matches are kept at most; 0 for any number
help-push-service = a further push service to which notices may be sent, such as https://push.example; may be repeated
help-contact = what push services are told of whom to reach, such as mailto:keeper@play.example
help-mail = a mail server by which people are told of their matches, smtp://name:password@host:587 or smtps://…
help-mail-from = as whom mails are sent, such as "Veche <veche@play.example>"
help-chat = a chat service in which people may be told, such as discord or jsons://chat.example; may be repeated
help-memory = how many megabytes of memory matches in play may take; 0 for an eighth of what there is
help-patience = the longest that a bot of another package may think about a move, in seconds
help-seat-link = the invitation to a seat, or its personal link: http://HOST/seat/…
help-bot-there = which bot plays; without it, greedy
help-name-there = what it is called at the table
help-seed-there = what the bot decides by, where it draws
help-bot-pace = the least time a bot's move takes, in seconds
help-open = open the page in this machine's browser
help-language = speak this language: { $languages }; it stands before the command
help-help = show this help and end
help-version = show the version and end

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
about-veche = Games of old Rus' and Siberia: create, play, replay, simulate, measure.

## What commands answer.

said-players =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
said-corrections = Using your corrections in { $file }.
said-older-rules = { $file } was begun under rules version { $then }; every line of it is legal under version { $now } too.
said-over = The game is over.
said-asked = { $seat }: { $prompt }
said-shown = { $title }, version { NUMBER($version, useGrouping: 0) }, as seen by: { $reader }
said-written = { $file }: the position at version { NUMBER($version, useGrouping: 0) }.
said-begun = { $file }: { $title }, { $players }.
said-possible = The position is possible.
said-legal =
    { $number ->
        [one] Its one version is legal.
       *[other] All { $number } versions are legal.
    }
said-chosen = { $other } of { $all } chance outcomes are not those of luck { NUMBER($seed, useGrouping: 0) }: they were chosen.
said-total = Total
said-between = Between equals: { $what }
said-rank = Rank
said-shared = { $winners } share the victory.
said-wins = { $winner } wins.
said-played-there = { $name } is over; the bot played { $seat }. Winners: { $winners }.
said-open = The table is open at { $address }
said-kept = Matches are kept in { $place }. Ctrl-C closes the table.
said-stopped-after =
    { $number ->
        [one] Stopped after one move.
       *[other] Stopped after { $number } moves.
    }
said-hidden = Hidden from everybody
said-held = Held by { $seat }
said-last = What happened last
reader-all = all
reader-spectator = spectator
said-lately = Lately
said-sheet = Scoring sheet
said-bots = The bots are: { $bots }.

## Reports of simulate, arena and bench.

report-arena = { NUMBER($games, useGrouping: 0) } games of { $title }, { $players }, seed { NUMBER($seed, useGrouping: 0) }
report-games = { NUMBER($games, useGrouping: 0) } games of { $title }, { $players }, bots { $bots }, seed { NUMBER($seed, useGrouping: 0) }
report-digest = digest { $digest }
report-length = { $mean } moves per game ({ NUMBER($min, useGrouping: 0) } to { NUMBER($max, useGrouping: 0) }): { $kinds }
report-kinds = { $decisions } decisions, { $forced } forced, { $chance } chance
report-per-game = per game: { $kinds }
report-seat = seat
report-wins = wins
report-between = { $low } to { $high }
report-against = against { $name }: { $share } won ({ $between }, 95 %)
report-margin = mean margin { $mean } points ({ $low } to { $high }, 95 %)
report-shared = Shared victories: { NUMBER($number, useGrouping: 0) }.
report-test = { $title }, seed { NUMBER($seed, useGrouping: 0) }: { $better } won { $wins } of { NUMBER($games, useGrouping: 0) } games against { $other } ({ $low } to { $high }). At least { $least }? { $verdict }
verdict-yes = yes
verdict-no = no
verdict-open = open
report-playing = playing
report-bar = games
report-not-watched = The compiled engine cannot be watched: rulings, abilities and steps that ask nobody are NOT counted.
report-never = Never came up
report-group = { $census } ({ NUMBER($number, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) })
report-zero = { $census } ({ NUMBER($number, useGrouping: 0) }): { $names }
report-more = … and { NUMBER($number, useGrouping: 0) } more; --json lists all
report-bench =
    { $build ->
        [compiled] compiled
       *[pure] pure Python
    }, { $players }, { $seconds } s
report-decisions-a-second = decisions per second
report-games-a-second = games per second
report-copies-a-second = copies per second
report-expanded-a-second = moves copied and played per second
census-rulings = rulings
census-abilities = abilities
census-procedures = procedures
census-verbs = verbs
census-moves = moves
