### What can be wrong with a setup, a move, a journal or a position.

## A word that is not known, with what was probably meant: `$near` is none where nothing is near.

unknown-option = There is no option { $word }.{ unknown-near } Known are: { $known }.
unknown-value = There is no value of option { $option } { $word }.{ unknown-near } Known are: { $known }.
unknown-colour = There is no colour { $word }.{ unknown-near } Known are: { $known }.
unknown-title = There is no title { $word }.{ unknown-near } Known are: { $known }.
unknown-bot = There is no bot { $word }.{ unknown-near } Known are: { $known }.
unknown-near =
    { $near ->
        [none] { "" }
       *[other] { " " }Did you mean { $near }?
    }
unknown-none = none

## How a match is set up.

setup-players = { $title } is played by { $possible }, not by { $players }.
option-table = The option { $option } is for a table of { $possible }, not of { $players }.
option-line = The value { $value } of option { $option } should be one line without spaces around it.
option-value = The option { $option } cannot be { $value } at a table of { $players }.
option-excludes = The options { $option } and { $other } exclude each other: choose one of them.
option-switch = The option { $option } is either given or not; it takes no value such as { $value }.
colours-twice = The colour { $colour } is chosen twice.
colours-number =
    { $players ->
        [one] One player chooses
       *[other] { $players } players choose
    } { $possible } colours, not { $number }.
colours-first = { $seat } cannot begin. At this table play: { $seats }.

## Moves.

move-unknown = { $move } is not a move of this game.
move-unknown-like = { $move } is not a move of this game. Did you mean one like { $like }?
move-illegal = { $move } is not possible now. { $asked } may choose: { $moves }.
envs-no-columns = { $title } has no table of columns (`columns.py`), so nothing of it can be told in numbers.
envs-no-action = { $action } is no action: they go from 0 to { $last }.
envs-no-seat = { $seat } is no seat: they go from 0 to { $last }.
game-over = The game is over; nobody is asked any more.
game-over-already = The game was over already.

## Seats and versions.

seat-unknown = There is no seat { $seat } at this table.
seat-unknown-of = There is no seat { $seat } at this table. The seats are: { $seats }.
version-unknown = There is no version { NUMBER($version, useGrouping: 0) }; the journal has versions 0 to { NUMBER($last, useGrouping: 0) }.

## What can be taken back, and why no more.

undo-nothing = Nothing to take back.
undo-nothing-after = There is nothing after version { NUMBER($version, useGrouping: 0) } to take back.
undo-version-undone = Version { NUMBER($version, useGrouping: 0) } was itself taken back; one cannot return to it.
undo-ways = One could go back to { $versions }.
undo-no-way = nothing
undo-not-yours = That is { $owner }'s decision, not { $seat }'s.
undo-only =
    { $number ->
        [one] Only { $number } decision can be taken back. { $why }
       *[other] Only { $number } decisions can be taken back. { $why }
    }
undo-nothing-yet = Nothing has been played yet.
undo-by-agreement = That far it takes the agreement of all.
undo-at-the-end = The game is over, and its end has laid everything open.
undo-chance = Chance has had its say since; what it showed cannot be taken back.
undo-automa = What was decided before an automa acted cannot be taken back.
undo-other-seat = What was decided before another seat's decision cannot be taken back.

## A past that is believed instead of played.

past-no-place = Version { NUMBER($version, useGrouping: 0) } is no place to go on from: it is not known what can be taken back.
past-not-again = What was played before version { NUMBER($version, useGrouping: 0) } cannot be played again: { $error }
past-elsewhere = What was played before version { NUMBER($version, useGrouping: 0) } does not lead to how things stood there.

## Journals.

journal-line = Line { NUMBER($line, useGrouping: 0) }: { $what }
journal-none = this is no journal of Veche: the first line should be 'veche 1'.
journal-no-moves = The journal ends before its first move: the line '--' is missing.
journal-unknown-key = { $key } is nothing a journal begins with. Known are: { $known }.
journal-of-a-seat = this journal was exported for one seat: it can be read, but not continued.
journal-lacks = The journal does not say its { $key }: a line '{ $key } …' is missing before '--'.
journal-format = the journal has format { $found }; this program reads format { $known }.
journal-rules = it was played with rules version { $found }; this program has version { $known }.
journal-number = { $found } should be a whole number.
journal-data = the data after the first word: { $error }.
journal-no-object = the data after the first word should be an object in braces.
journal-cut-off = The journal is cut off: its last line should be '==' and the number of versions.
journal-versions = The journal has { $number } versions, but its last line says { $last }.
journal-no-move = expected '{ NUMBER($version, useGrouping: 0) } seat: move' but found { $found }.
journal-illegal = { $found } was not possible here. { $error }
journal-illegal-now = { $found } is not possible here under rules version { $now }; the match was begun under version { $then }. { $error }

## JSON, after what it is that has it.

json-not = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: this is not JSON ({ $what })
json-long = a number in it is too long to be read
json-large = a number in it is too large to be read
json-deep = its brackets are nested too deeply to be read
json-word = { $word } is no number that JSON knows

## Positions and corrections, each with a list of problems.

position-bad = This position is not possible:
corrections-bad = The corrections cannot be used:
problems-more = and { $number } more.
problems-unread = and perhaps more: the rest was not looked at.
position-docket = docket: it does not fit the rest of the position.
position-no-choice = docket: at { $procedure } there would be nothing to choose.
position-excludes = { $option } and { $other } exclude each other
position-colours = the colours { $colours } are not those of this match, { $others }
position-players = players: this is a position for { $written }, not for { $players }.

## A list of which only the first are told.

list-first = { $first } and { $number } more

## Single values of a position: where they stand, what is wrong, and what was probably meant.

check-at = { $where }:{ " " }
check-position-whole = { $at }expected a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, found { $value }.
check-position-truth = { $at }expected true or false, found { $value }.
check-position-list = { $at }expected a list, found { $value }.
check-position-group = { $at }expected an object with names, found { $value }.
check-position-field = { $at }there is no field { $value }{ $meant }
check-position-name = { $at }there is no { $value } here{ $meant }
check-position-near = ; did you mean { $near }?
check-position-known = ; known are { $known }.

## Single values of corrections.

check-corrections-all = The list of corrections
check-corrections-whole = { $where } is { $value }; it must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
check-corrections-truth = { $where } is { $value }; it must be true or false.
check-corrections-present = { $where } is { $value }; it must be true, or be left out.
check-corrections-text = { $where } is { $value }; it must be a text in quotation marks.
check-corrections-list = { $where } is { $value }; it must be a list of { $number } { $thing }.
check-corrections-range = { $least } to { $most }
check-corrections-words = { $where } is { $value }; it must be a list with at least { $least } { $thing }.
check-corrections-twice = { $where } names { $value } twice; once is enough.
check-corrections-group = { $where } is { $value }; it must be a group in braces{ $some }.
check-corrections-at-least = { " " }with at least { $least } of: { $names }
check-corrections-field = { $where } names { $value }, which is no { $thing }. { $meant }
check-corrections-name = { $where } is { $value }, which is no { $thing }. { $meant }
check-corrections-fixed = { $where } cannot be corrected: the rules are built on it.
check-corrections-called = { $where } cannot be corrected: what a thing is called is said by the words, and the correction would show nowhere. { $meant }
check-near = Did you mean { $near }?
check-known = Known are: { $known }.
check-correctable = In this table one can correct: { $fields }.
check-uncorrectable = Nothing in this table can be.

## Anything else that is wrong, with its place.

check-wrong = { $at }{ $what }.
position-elsewhere = { $card } is in another place too

## The docket of a position.

docket-nothing = nothing is to be done any more, but the game is not over: this is { $phase }
docket-phase = { $name } does not wait in this phase, { $phase }
docket-on = { $name } never lies on { $lower }
docket-end = a docket does not end with { $name }, but with { $last }
docket-whose = here { $name } belongs to { $seat }, as what lies on it
docket-twice = { $name } waits twice in the same way
docket-players = { $name } never waits with so many players
docket-nobody = { $name } is nobody's, so it has no seat
docket-needs-seat = { $name } needs a seat: { $seats }
docket-automa = { $name } is what the rules do for { $automa }, not for { $seat }
docket-rules-play = the rules play { $seat }, so nobody is asked { $name } there
docket-expected = expected { $expected }, found { $found }
docket-one-of = one of { $names }
docket-some-of = a list of some of { $names }
docket-numbers-for = numbers for some of { $names }
docket-number = a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
docket-senseless = { $found } makes no sense here
docket-not-due = { $name }: nothing of the kind is due
docket-need = { $name }: { $why }

## What a value of corrections stands for.

thing-degree-of-confidence = degree of confidence
thing-field-of-this-table = field of this table
thing-record = record
thing-table = table
