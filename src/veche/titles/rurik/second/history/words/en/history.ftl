### The history behind Rurik: what the second edition says otherwise.

word-city = Kyiv
