### What can be wrong with what is kept, or with who asks for it.

store-no-seat = This link leads to no seat. Perhaps the match was removed.
store-no-match = There is no such match. Perhaps its keeper removed it.
store-no-link = This link leads to no match. Perhaps the match was removed.
store-damaged = What is kept of this match is damaged and cannot be read.
store-damaged-position = The last position of this match is damaged and cannot be read.
store-stale = The match has gone on since; here is how it stands now.

store-not-empty = Matches are kept there already. Carry them to a place that is empty.
store-differs = What arrived is not what was sent ({ $sent } became { $arrived }); nothing was kept of it.

## What can be wrong with the database, or with the disk under it.

store-full = the disk is full
store-disk = the disk does not take what is written; perhaps it is full
store-read-only = it may only be read, not written
store-corrupt = the file is damaged, or is no database of Veche
store-newer = it was written by a newer version of Veche, so take that version or a newer one
store-driver = there is no { $driver }, which pip install 'veche[postgresql]' brings
store-gone = the database does not answer
store-locked = another program keeps it locked
store-address = { $found } is no address of a database
store-other = { $error }
