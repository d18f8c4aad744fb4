### What can be wrong with what is kept, or with who asks for it.

store-no-seat = This link leads to no seat. Perhaps the match was removed.
store-no-match = There is no such match. Perhaps its keeper removed it.
store-no-link = This link leads to no match. Perhaps the match was removed.
store-damaged = What is kept of this match is damaged and cannot be read.
store-damaged-position = The last position of this match is damaged and cannot be read.
store-stale = The match has gone on since; here is how it stands now.
