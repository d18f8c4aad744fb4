### How verbs follow whoever acts, for other messages to refer to: "{ $name } { grammar-has } … gemustert".

grammar-has =
    { $name-person ->
        [you] hast
        [you-all] habt
        [they] haben
       *[other] hat
    }
grammar-is =
    { $name-person ->
        [you] bist
        [you-all] seid
        [they] sind
       *[other] ist
    }
grammar-self =
    { $name-person ->
        [you] dir
        [you-all] euch
       *[other] sich
    }
