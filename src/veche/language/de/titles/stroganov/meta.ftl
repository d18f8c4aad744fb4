### What the title and its options are called. The English stands in the title's meta.py.

title-name = Stroganov
title-summary = Vier Jahre in Sibirien: nach Osten reiten, jagen und mit Pelzen handeln, die Wünsche des Zaren erfüllen und im Winter davon singen.
title-automa = Iwan
option-colours = Farbe
option-colours-summary = Farbe wie üblich
option-first = Wer beginnt
option-first-summary = Die Farbe, die beginnt; ohne Angabe entscheidet der Zufall.
option-first-default = Durch Zufall
option-random-region-furs = Zufällige Pelze der Regionen
option-random-region-furs-summary = Die Pelze, nach denen sich der Preis einer Region richtet, liegen zufällig, statt von West nach Ost zu steigen.
option-asymmetric-boards = Ungleiche Tableaus
option-asymmetric-boards-summary = Die anderen Seiten der Tableaus: eine eigene Fähigkeit für jede Farbe (rekonstruiert).
option-difficulty = Schwierigkeitsgrad
option-difficulty-summary = Wie schwer Iwan zu schlagen ist. „Sehr schwer“ ist eine Stufe von uns.
option-ivan-letter = Iwans Buchstabe
option-ivan-letter-summary = Woran Iwan sich hält: Die Karten dieses Buchstabens werden entfernt, statt fünf zufällige.
option-ivan-letter-default = Fünf zufällige Karten
