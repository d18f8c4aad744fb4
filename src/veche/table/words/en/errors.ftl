### What can be wrong with a request.

## Seats and links.

seat-none = There is no such seat at this table.
seat-watching = Whoever watches decides nothing. Sit down at a seat first.
seat-link = To watch this match, open the link its players give you.
seat-not-yours = You do not sit at that seat. Open your own link to it, or the invitation that you were given.
seat-over = This match is over; nobody sits down any more.
seat-taken = This seat is not free. Perhaps somebody else has just taken it.
seat-changed = That is not possible any more: somebody else has changed this seat.
seat-way = A seat cannot be changed by { $how }.
seat-readable = This match can be read. Whoever wants to leave it does so at its table.

## Moves and undo.

turn-other = It is { $seat }'s turn.
undo-way = Nothing can be taken back by { $how }.
undo-no-decision = You have decided nothing yet that could be taken back.
undo-nobody-asks = Nobody asks to take anything back any more.
undo-not-alone = Nothing of yours can be taken back without asking the others.

## Talk.

talk-way = Nothing is said by { $how }.
talk-long = A line has at most { $most } letters.
talk-often = That was much in a short time. Wait a moment, then say it again.
talk-silent = There is no talk at this table.
talk-host = Whoever set up this match decides whether there is talk at its table.

## The end, and the match after it.

match-not-over = This match is not over yet.
picture-early = There is a picture of the result when the match is over.
match-no-rematch = There is no rematch yet.
play-on-version = A match can be played on from a version between { NUMBER($first, useGrouping: 0) } and { NUMBER($last, useGrouping: 0) }.

## Matches that cannot be opened.

open-journal = This match cannot be opened: its journal no longer fits the rules.
open-position = This match cannot be opened: its last position no longer fits the rules.
open-gone = Whoever asked for this has gone.
open-nobody = Nobody waits for this any more.

## Requests.

request-unreadable = The table cannot read this request.
request-nothing-here = There is nothing at this address.
request-not-here = That cannot be done at this address.
request-stumbled = The table made a mistake of its own. Open the page again to see how the match stands.

## Forms.

form-old = This form is too old or did not come from this table. Open the page again and repeat it.
form-large = That is more than this table takes at once.
form-no-guide = { $title } has no guide for a first game.
form-players = { $title } is not played by { $players }.
form-seat = Nobody like { $kind } can sit at a seat.
form-option = Choose { $option } for every seat, or for none.
form-lacks = Something is missing or wrong in what was sent: { $fields }.
form-wrong = That form is not written as it says.
form-number = How many players? { $found } is no number.

## Journals that are brought in.

bring-busy = The table is still reading other journals. Bring yours in again in a moment.
bring-work = That journal is too much work: the table gives { $seconds } seconds to reading one.
bring-unfit = That journal cannot be played: what it says does not fit together.
bring-no-text = That file is not a journal: it is not text.
bring-long = That journal is too long: the table takes journals of up to { NUMBER($lines, useGrouping: 0) } lines.
bring-undos = In that journal too much was taken back: the table takes up to { NUMBER($lines, useGrouping: 0) } lines of undo.
bring-line = Line { NUMBER($line, useGrouping: 0) } of that journal is too long for a line of a journal.
bring-numbers = That journal has numbers in it that are none.
