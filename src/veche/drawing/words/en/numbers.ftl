### How small numbers are written as words: WORD($number).

word-0 = no
word-1 = one
word-2 = two
word-3 = three
word-4 = four
word-5 = five
word-6 = six
word-7 = seven
word-8 = eight
word-9 = nine
word-10 = ten
word-11 = eleven
word-12 = twelve
word-15 = fifteen
