### What the title and its options are called. The English stands in the title's meta.py.

title-name = Rurik: Kampf um Kiev
title-summary = Die erste Edition: vier Runden mit Ratgebern, Truppen, Gütern und Taten um den Thron von Kiev.
title-automa = Die Aufständischen
title-neutrals = Neutrale Truppen
option-alternate-board = Anderes Spielbrett
option-alternate-board-summary = Gemischte Gütermarker sagen, welches Gut jede Region produziert.
option-rebel-rewards = Belohnungsmarker
option-rebel-rewards-summary = Ein gemischter Marker, nicht der Aufkleber, sagt, was ein besiegter Aufständischer bringt.
option-deed-row = Tatenreihe
option-deed-row-summary = Nach der letzten Wahl einer Anspruchsphase wird die ganze Reihe der Taten erneuert.
option-random-leaders = Zufällige Anführer
option-random-leaders-summary = Anführer werden zufällig verteilt, statt der Reihe nach gewählt zu werden.
option-intrigue = Ränke
option-intrigue-summary = Drei offene Karten, von denen ab der zweiten Runde in jeder eine wirkt; die Karten sind von uns.
option-colours = Farbe
option-colours-summary = Farbe wie üblich
option-first = Wer beginnt
option-first-summary = Die Farbe, die beginnt; ohne Angabe entscheidet der Zufall.
option-first-default = Durch Zufall
option-leaders = Anführer
option-leaders-summary = wählt einen Anführer
option-difficulty = Schwierigkeitsgrad
option-difficulty-summary = Welches Haushaltstableau die Aufständischen haben.
option-german-printing = Deutsche Ausgabe
option-german-printing-summary = Allein: Bonusbewegung nach der Hauptaktion, Kirchen zuerst, eine Plankarte weniger, wie in der deutschen Anleitung.

option-stone-and-blade = Stein & Klinge
option-stone-and-blade-summary = Der Kern der Erweiterung: Schenken, Ställe, Handelsgaben, Belohnungen des Krieges und mehr; manches ist von uns.
option-solo-1-5 = Soloregeln 1.5
option-solo-1-5-summary = Allein: Die Aufständischen besteuern und bauen für einen Punkt, in anderer Reihenfolge, und bekommen weniger (aus zweiter Hand).
