### Files: what can be wrong with their names, with reading and with writing them.

file-sign = There is no file { $file }: no name has such a sign in it.
file-missing = There is no file { $file }.
file-folder = { $file } is a folder, not a file.
file-no-text = { $file } is not a text in UTF-8, so it is no journal or position.
file-name = There is no file { $file }: this system cannot write that name.
file-unread = { $file } cannot be read: { $why }.
file-unwritten = { $file } cannot be written: { $why }.
file-in-the-way = { $file } exists already. Choose another name, or replace it with --force.
file-no-folder = There is no folder { $folder } to write in.
file-busy = Somebody else is writing { $file } right now. Nothing was changed; try again.
file-empty = The file is empty: it holds neither a journal nor a position.
file-neither = this is neither a journal (it would begin with 'veche 1') nor a position ('{ "{" }').

## The keys that every position has.

position-title-missing = 'title' is missing: it says which game this is, as in "title": "rurik"
position-title = 'title' should be the name of a title, not { $found }
position-how-many = 'players' should be a whole number, not { $found }
position-options = 'options' should be a list of names such as ["deed-row"], not { $found }
position-data = 'data' should be an object with corrections, not { $found }

## Files of corrections.

corrections-unread = { $file }, { $error }
corrections-no-object = { $file } should hold an object: tables, in them records, in them values
