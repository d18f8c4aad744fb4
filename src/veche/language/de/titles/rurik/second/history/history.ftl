### Die Geschichte hinter Rurik: was die zweite Ausgabe anders sagt.

word-city = Kyjiw
