### Der Wertungsbogen: seine Überschriften, jeder Punkt mit seinem Grund, und was zwischen Gleichen entscheidet.

## Die Überschriften.

heading-so-far = Bisherige Punkte
heading-before = Vor dieser Aufzeichnung
heading-songs = Lieder
heading-yurts = Jurten
heading-villages = Dörfer
heading-landscapes = Landschaften
heading-horses = Pferde unterwegs
heading-wishes = Wünsche
heading-sets = Sätze von Landschaften
heading-tigers = Tiger
heading-trophies = Trophäen
heading-built = Gebaute Außenposten
heading-unbuilt = Behaltene Außenposten
heading-coins = Münzen
heading-furs = Pferde und Pelze
heading-story = Erzählpunkte

## Die Gründe.

outcome-so-far = Im Spiel gewonnene Punkte: { $points }.
outcome-so-far-wishes = Erfüllte Wünsche.
outcome-so-far-landscapes = Beanspruchte Landschaften.
outcome-so-far-others = Lieder, Jurten und Trophäen.
outcome-so-far-ivan = Lieder, Jurten, Trophäen, Pferde, zusätzliche Aktionen und frühere Wünsche.
outcome-earned-none = Unterwegs: nichts.
outcome-earned-songs =
    { $number ->
        [one] Ein Lied.
       *[other] { WORD($number, capital: 1) } Lieder: { $points }.
    }
outcome-earned-wishes =
    { $number ->
        [one] Ein erfüllter Wunsch.
       *[other] { WORD($number, capital: 1) } erfüllte Wünsche: { $points }.
    }
outcome-earned-yurts =
    { $number ->
        [one] Eine genutzte Jurte.
       *[other] { WORD($number, capital: 1) } genutzte Jurten: { $points }.
    }
outcome-earned-villages =
    { $number ->
        [one] Ein Besuch im Dorf.
       *[other] { WORD($number, capital: 1) } Besuche im Dorf: { $points }.
    }
outcome-earned-landscapes =
    { $number ->
        [one] Eine beanspruchte Landschaft.
       *[other] { WORD($number, capital: 1) } beanspruchte Landschaften: { $points }.
    }
outcome-earned-trophies =
    { $number ->
        [one] Eine Belohnung der Leiste.
       *[other] { WORD($number, capital: 1) } Belohnungen der Leiste: { $points }.
    }
outcome-earned-trophies-ivan =
    { $number ->
        [one] Ein Feld auf der Leiste.
       *[other] { WORD($number, capital: 1) } Felder auf der Leiste.
    }
outcome-earned-horses = { WORD($ivan_horses, capital: 1) } Pferde sind für ihn sofort ein Punkt.
outcome-earned-before = Punkte, die schon da waren, als diese Aufzeichnung begann.
outcome-wish = Der Wunsch { $wish }.
outcome-sets = Sätze aus vier: { $fours }; Sätze aus drei: { $threes }.
outcome-tigers = Behaltene Tiger: { $tigers }.
outcome-trophies = Der Trophäenmarker steht auf { $trophy }.
outcome-built = Gebaute Außenposten: { $outposts }.
outcome-unbuilt = Behaltene Außenposten: { $outposts }.
outcome-coins =
    Ein Punkt je { $coins_for_a_point ->
        [one] Münze
       *[other] { WORD($coins_for_a_point) } Münzen
    }. Münzen: { $coins }.
outcome-furs =
    Ein Punkt je { $furs_for_a_point ->
        [one] Pelz
       *[other] { WORD($furs_for_a_point) } Pelze
    }. Pelze: { $furs }, und { $more } mehr für Pferde ({ $horses }).
outcome-story =
    Ein Punkt je { $stories_for_a_point ->
        [one] Erzählpunkt
       *[other] { WORD($stories_for_a_point) } Erzählpunkte
    }. Erzählpunkte: { $stories }.
