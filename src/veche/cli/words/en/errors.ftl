### What can be wrong with a command.

command-means-nothing = { $words } means nothing here. `veche COMMAND --help` lists what does.
command-usage = { $what }
    { $usage }
command-no-opponent = { $title } has no opponent of its own against whom one could play alone.
command-arena = An arena needs at least two players, and two or more bots, each of them named once: --bots greedy,random
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
command-not-over = The game is not over: { $asked }

## What is written after an option.

command-luck = { $found } should be a whole number, or 'ask'
command-at-least = { $found } should be a whole number of at least { NUMBER($least, useGrouping: 0) }
command-seconds = { $found } should be a number of seconds

## Opening the table.

serve-needs = The table needs { $package }. Install it with: pip install 'veche[table]'
serve-no-place = Matches cannot be kept in { $place }: { $why }.
serve-no-port = The table cannot be opened at { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }.
