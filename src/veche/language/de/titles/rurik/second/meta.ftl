### What the title and its options are called. The English stands in the title's meta.py.

title-name = Rurik: Zweite Edition
title-summary = Die zweite Edition, wie ihr Entwurf sie beschreibt: drei Runden mit Gelöbnissen, Befehlen, Intrigen und Eiden.
option-colours = Farbe
option-colours-summary = Farbe wie üblich
option-first = Wer beginnt
option-first-summary = Die Farbe, die beginnt; ohne Angabe entscheidet der Zufall.
option-first-default = Durch Zufall
option-inheritance = Erbe
option-inheritance-summary = Drei Erbkarten für alle, von denen zwei bleiben, geben einen eigenen Anfang statt der dritten Truppe.
option-all-leaders = Alle acht Anführer
option-all-leaders-summary = Agatha, Gleb, Swjatopolk und Theofana kommen hinzu, mit rekonstruierten Fähigkeiten; alle erhalten zwei Anführer zur Wahl.
option-swapped-oaths = Getauschte Eide
option-swapped-oaths-summary = Das Paar der Macht liegt auf den linken Feldern für Eide, das Paar der Fülle auf den rechten.
option-free-oaths = Freie Eide
option-free-oaths-summary = Alle sagen der Reihe nach, welches Paar von Eiden auf den linken Feldern liegt; das andere liegt rechts.
option-oath-of-roads = Eid der Straßen
option-oath-of-roads-summary = Ein drittes Paar von Eiden; alle wählen der Reihe nach zwei der drei. Name, Wirkung und Kosten sind von uns: Der Entwurf kündigt weitere Eide nur an.
option-six-regions = Sechs Regionen ganz oben
option-six-regions-summary = Das oberste Feld der Herrschaftsleiste verlangt sechs Regionen statt fünf mit Kyjiw und Novgorod.
option-battle-tile = Kampfplättchen
option-battle-tile-summary = Welche Seite des Kampfplättchens oben liegt; ohne Angabe entscheidet der Zufall.
option-battle-tile-default = Durch Zufall
