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
seat-no-token = Show the token of your seat: Authorization: Bearer, then the token.
seat-other-token = This token belongs to no seat of this match, or who sits there has changed. Come by a link again.
seat-invitation = This is an invitation and not yet a seat. Sit down by it first.
seat-used = This link is used up. Ask for another one.
bot-plays_for_you = A bot plays for you. Take your seat back to decide yourself.
seat-readable = This match can be read. Whoever wants to leave it does so at its table.

## Moves and undo.

turn-other = It is { $seat }'s turn.
hint-way = There is no hint by { $how }.
hint-none = No hints are given in this match.
hint-not-asked = A hint is for whoever is asked.
why-none = No bot decided anything at version { NUMBER($version, useGrouping: 0) }.
hint-busy = Others wait for their hints. Ask again in a moment.
why-busy = Others wait for their reasons. Ask again in a moment.
lesson-no_undo = In the lesson nothing needs to be taken back. Leave it first if you want to try something else.
undo-way = Nothing can be taken back by { $how }.
undo-no-decision = You have decided nothing yet that could be taken back.
undo-nobody-asks = Nobody asks to take anything back any more.
undo-not-alone = Nothing of yours can be taken back without asking the others.

## Talk.

talk-way = Nothing is said by { $how }.
talk-long = A line has at most { $most } letters.
talk-often = That was much in a short time. Wait a moment, then say it again.
talk-silent = There is no talk at this table.
nudge-often = Nobody can be reminded now: it is somebody else's turn, or they were reminded within a day.
bell-most = A browser has at most { $most } places where it is told of matches.
bell-service = Notices cannot be sent there.
bell-address = No mail can be sent to this address.
bell-asked = This address was asked several times and nobody answered. Look for the mail there, or wait two days.
bell-no_chat = Notices can be sent to no such chat here.
means-mail = The mail server is told as smtp://name:password@host:587 or smtps://….
means-sender = Whoever sends mails has an address: --mail-from veche@play.example.
means-chat = Chats need one more package: pip install 'veche[chat]'.
bell-none = This browser has no such notices.
bell-link = This link ends no notices of this table.
talk-host = Whoever set up this match decides whether there is talk at its table.

## Clocks and pauses.

clock-way = A clock cannot be set to { $way }.
clock-seconds = A seat has between { $least } seconds and { $days } days, and at most as much again for each turn.
absence-way = An absence cannot be changed by { $how }.
absence-day = Choose a day to come, within a year.
hours-long = At most { $hours } hours of a day may be quiet.
hours-time = { $found } is no time of the day, such as 22:00.
hours-zone = { $zone } is no time zone that is known here, such as Europe/Berlin.

## The end, and the match after it.

match-not-over = This match is not over yet.
picture-early = There is a picture of the result when the match is over.
match-no-rematch = There is no rematch yet.
play-on-version = A match can be played on from a version between { NUMBER($first, useGrouping: 0) } and { NUMBER($last, useGrouping: 0) }.

## Matches that cannot be opened.

open-journal = This match cannot be opened: its journal no longer fits the rules.
open-position = This match cannot be opened: its last position no longer fits the rules.
owner-no-link = This link leads to no table of this kind. The right one was told when the table was opened.
owner-not-yours = This is for whoever keeps the table: at the machine itself, or with the secret of its page.
owner-ended = This match is not played any more; there is nothing to end.
owner-not-archived = This match cannot be archived: it is still played, or it is archived already.
open-closed = The keeper of the table has ended this match; nobody plays it any more.
open-too-many = This table keeps { $most } matches, and that many are here. Some may go in the next days; come again then.
open-gone = Whoever asked for this has gone.
open-nobody = Nobody waits for this any more.

## Requests.

request-unreadable = The table cannot read this request.
request-nothing-here = There is nothing at this address.
request-not-here = That cannot be done at this address.
request-read-only = This table is read-only for a while: you can look, but nothing can be changed. Try again in some minutes.
request-slow = This request did not come in time.
request-other-name = This table is not known by that name. Whoever opened it can allow the name with --name.
request-other-page = A page from elsewhere may not listen to this table.
limit-requests = That was very much in a short time. Come again in { $seconds } seconds.
limit-forms = Those were very many moves and forms in a short time. Send it again in { $seconds } seconds.
limit-openings = Very many matches were opened from this address. The next one can be opened in { $seconds } seconds.
limit-matches = From this address { $most } matches are open already. Play some of them to their end before you open another one.
limit-underway = Too much is being asked from this address at once. Come again in { $seconds } seconds.
limit-sockets = Too many pages and programs from this address listen at once. Close some of them, or come again in { $seconds } seconds.
request-store = The table cannot write matches down now: { $why }. Nothing is lost; try again in a moment.
request-stumbled = The table made a mistake of its own. Open the page again to see how the match stands.

## Forms.

form-old = This form is too old or did not come from this table. Open the page again and repeat it.
form-large = That is more than this table takes at once.
form-no-guide = { $title } has no guide for a first game.
form-players = { $title } is not played by { $players }.
form-seat = Nobody like { $kind } can sit at a seat.
form-option = Choose { $option } for every seat, or for none.
form-lacks = Something is missing or wrong in what was sent: { $fields }.
form-language = This table does not speak { $code }.
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

analysis-early = The analysis of a match is there once it is over.
analysis-busy = Many matches wait to be analysed. Try again in a few minutes.
analysis-cannot = This match was played under other rules, and cannot be analysed under those of today.
