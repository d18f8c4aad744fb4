### How small numbers are written as words: WORD($number). One and none depend on what is counted: WORD($number, one: "eine").

word-0 = kein
word-1 = ein
word-2 = zwei
word-3 = drei
word-4 = vier
word-5 = fünf
word-6 = sechs
word-7 = sieben
word-8 = acht
word-9 = neun
word-10 = zehn
word-11 = elf
word-12 = zwölf
word-15 = fünfzehn
