### What the drawing says: labels, tips, and why something cannot be picked.

draw-you = You
draw-points =
    { $number ->
        [one] one victory point
       *[other] { WORD($number) } victory points
    }
draw-chronicle = Chronicle
draw-chronicle-taller = Show more, or less again

draw-tab-boards = Boards
draw-tab-mine = Mine
draw-tab-rivals = Rivals
draw-tab-log = Chronicle

draw-score-sheet = Scoring sheet
draw-score-points = Victory points
draw-score-tie = Tie-break
draw-score-lead = How the lead changed
draw-score-made = What the points are made of
draw-score-end = End
draw-score-none = none
draw-score-ahead =
    { $points ->
        [one] One point
       *[other] { $points } points
    } ahead of { $who }.
draw-score-even = As many points as { $who }; the tie-break decided.
draw-score-decided = { $heading } made the difference: { $mine } to { $theirs }.

draw-tab-score = Score

draw-rivals = Rivals
draw-so-far = so far
draw-seal = Victory points so far
draw-rule = What the rules say
draw-doubt = ≈ Reconstructed: the printed value is not known.
