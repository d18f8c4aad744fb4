### What can be wrong with a command.

command-means-nothing = { $words } means nothing here. `veche COMMAND --help` lists what does.
command-usage = { $what }
    { $usage }
command-no-opponent = { $title } has no opponent of its own against whom one could play alone.
command-arena = An arena needs at least two players, and two or more bots, each of them named once: --bots greedy,random
command-contest = Say either which bots play each other, --bots greedy,random, or which one sits among which others, --one planner --against greedy
command-two-bots = --at-least compares two bots at a table for two, or one with others that are all alike: --bots voivode,druzhinnik --at-least 0.6
command-on = { $found } is no place to play. Write ray for this machine, or ray://HOST:PORT for a cluster.
command-share = { $found } is no share; one is between 0 and 1, such as 0.6.
command-solo = --solo means one player; leave --players out.
command-no-past = A position has no past; there is no version { NUMBER($version, useGrouping: 0) }.
command-version = The journal has versions 0 to { NUMBER($last, useGrouping: 0) }; there is no version { NUMBER($version, useGrouping: 0) }.
command-seat = There is no seat { $seat }. The seats are: { $seats }.
command-which-game = Say which game: { $titles }.
command-from = With --from, the position says how many play, with which options and corrections.
command-other-title = { $file } is a position of { $title }, not of { $named }.
command-seed = --seed and --luck both decide chance; give one of them.
command-no-move = Say what to play; `veche moves FILE` lists what can be played.
command-undo-position = A position has no past to go back to; play on a journal to be able to undo.
command-no-schema-position = { $title } has no schema of its position.
command-no-schema-corrections = { $title } has no schema of its corrections.
command-language = { $found } is no language of this program. It speaks: { $languages }.
command-stopped = Stopped.
command-not-over = The game is not over: { $asked }

## What is written after an option.

command-luck = { $found } should be a whole number, or 'ask'
command-at-least = { $found } should be a whole number of at least { NUMBER($least, useGrouping: 0) }
command-seconds = { $found } should be a number of seconds

## Opening the table.

serve-needs = The table needs { $package }. Install it with: pip install 'veche[table]'
serve-no-place = Matches cannot be kept in { $place }: { $why }.
serve-workers = Several processes need a database that they can share. Give one with --data postgresql://…, or leave out --workers.
serve-twice = Another table is open on { $folder } already. Two tables would not hear of each other: close the other one, take another folder, or let both share a PostgreSQL database.
keep-done =
    { $matches ->
        [one] One match is
       *[other] { $matches } matches are
    } in { $place } now, the same as where { $matches ->
        [one] it
       *[other] they
    } came from (digest { $digest }).
keep-nothing = No matches are kept in { $place }.
keep-in-the-way = { $file } exists already. Choose another name.
serve-not-renewed = A process that was started anew did not begin to serve; those that serve go on as they are.
serve-no-port = The table cannot be opened at { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }.

## A table elsewhere.

command-no-client = To play at a table elsewhere, install veche with its extra "client": pip install "veche[client]".
command-no-table = The table at { $link } does not answer: { $why }

## What Python's parser of arguments complains about.

parser-required = the following arguments are required: { $what }
parser-argument = argument { $argument_name }: { $message }
parser-choice = invalid choice: { $value } (choose from { $choices })
parser-type = invalid { $type } value: { $value }
parser-expected-one = expected one argument
parser-expected-at-most-one = expected at most one argument
parser-expected-at-least-one = expected at least one argument
parser-not-with = not allowed with argument { $what }
parser-ignored = ignored explicit argument { $what }
parser-ambiguous = ambiguous option: { $option } could match { $matches }
