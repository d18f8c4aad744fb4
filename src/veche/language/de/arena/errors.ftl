### The arena.

arena-no-contest = In { $file } stehen keine Partien einer Arena. Nenne eine andere Datei oder eine, die es noch nicht gibt.
arena-other-contest = In { $file } stehen die Partien eines anderen Wettkampfs: andere Bots, Spieler, Optionen oder eine andere Startzahl. Nenne eine andere Datei.
arena-other-build = { $file } hat Veche { $veche } nach Regelversion { $rules } gespielt; dies ist Veche { $veche-now } mit Regelversion { $rules-now }, das vielleicht andere Partien spielt. Nenne eine andere Datei.
arena-frames = Tabellen von Partien brauchen { $package }. So wird es installiert: pip install 'veche[frames]'
arena-frames-of = Eine Tabelle { $found } gibt es nicht. Es gibt: 'decisions', 'seats'.
arena-ray = Um auf anderen Rechnern zu spielen, braucht es { $package }. So wird es installiert: pip install 'veche[ray]'
arena-unreached = Die Rechner unter { $address } sind nicht zu erreichen: { $why }
arena-other-version = Hier ist Veche { $here }, dort { $there }. Installiere auf allen Rechnern dieselbe Version.
arena-workers-die = Dieselben Partien wurden { $times }-mal versucht, und jedes Mal starb, wer sie spielte. Reicht der Speicher?
arena-needs = Um Partien zu dritt und zu viert zu werten, braucht es { $package }. So wird es installiert: pip install 'veche[arena]'
