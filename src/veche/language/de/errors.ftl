### Files: what can be wrong with their names, with reading and with writing them.

file-sign = Es gibt keine Datei { $file }: Kein Name hat ein solches Zeichen.
file-missing = Es gibt keine Datei { $file }.
file-folder = { $file } ist ein Ordner und keine Datei.
file-no-text = { $file } ist kein Text in UTF-8, also weder Journal noch Stellung.
file-name = Es gibt keine Datei { $file }: Dieses System kann den Namen nicht schreiben.
file-unread = { $file } lässt sich nicht lesen: { $why }.
file-unwritten = { $file } lässt sich nicht schreiben: { $why }.
file-in-the-way = { $file } gibt es schon. Wähle einen anderen Namen oder ersetze sie mit --force.
file-no-folder = Es gibt keinen Ordner { $folder }, in den sich schreiben ließe.
file-busy = In { $file } schreibt gerade jemand anders. Nichts wurde geändert; versuche es noch einmal.
file-empty = Die Datei ist leer: Sie enthält weder ein Journal noch eine Stellung.
file-neither = Das ist weder ein Journal (es begänne mit 'veche 1') noch eine Stellung ('{ "{" }').

## The keys that every position has.

position-title-missing = 'title' fehlt: Es sagt, welches Spiel dies ist, wie in "title": "rurik"
position-title = 'title' sollte der Name eines Titels sein, nicht { $found }
position-how-many = 'players' sollte eine ganze Zahl sein, nicht { $found }
position-options = 'options' sollte eine Liste von Namen wie ["deed-row"] sein, nicht { $found }
position-data = 'data' sollte ein Objekt mit Korrekturen sein, nicht { $found }

## Files of corrections.

corrections-unread = { $file }, { $error }
corrections-no-object = { $file } sollte ein Objekt enthalten: Tabellen, darin Einträge, darin Werte
