### The analysis of a match that is over: on its page, and on the command line.

analysis-title = Analysis
analysis-verdict-only = Only move
analysis-verdict-sound = Sound
analysis-verdict-unclear = Cannot tell
analysis-verdict-loose = Loose
analysis-verdict-costly = Costly
analysis-verdict-only-what = the best other turn was clearly worse
analysis-verdict-sound-what = hardly behind the best other turn, or not at all
analysis-verdict-unclear-what = the doubt is larger than the difference
analysis-verdict-loose-what = clearly behind the best other turn
analysis-verdict-costly-what = clearly behind, and by more than two points
analysis-margin = Expected margin
analysis-moments = What decided it
analysis-moments-none = Nothing stands out so far.
analysis-mine = Turns
analysis-mine-of = of { $name }, against the best other
analysis-played = Played
analysis-better = Better
analysis-other = Next best
analysis-alike = Instead
analysis-forced = nothing
analysis-doubt = A turn is called loose or costly only where the difference is larger than its doubt. Turns are judged by what the player could see; the chart by what lay hidden too.
analysis-turn = turn { $number }
analysis-turned = What was to be expected changed

analysis-won =
    { $you ->
        [yes] You won{ $number ->
            [0] , between equals.
            [1] {" "}by one point.
           *[other] {" "}by { $number } points.
        }
       *[no] { $name } won{ $number ->
            [0] , between equals.
            [1] {" "}by one point.
           *[other] {" "}by { $number } points.
        }
    }
analysis-lost =
    { $you ->
        [yes] You were{ $number ->
            [0] {" "}level, and lost between equals.
            [1] {" "}one point behind.
           *[other] {" "}{ $number } points behind.
        }
       *[no] { $name } was{ $number ->
            [0] {" "}level, and lost between equals.
            [1] {" "}one point behind.
           *[other] {" "}{ $number } points behind.
        }
    }
analysis-compared = { $number } of { $turns } turns compared
analysis-chart = The margin to expect over the match: at most { $most }, at least { $least }, { $end } at the end.
analysis-none = Nobody has looked at this match again yet.
analysis-none-how = Every turn is compared with the best other that a planner finds, both played to the end many times. That takes some minutes, in the background; you may go elsewhere meanwhile.
analysis-begin = Analyse the match
analysis-again = Look again
analysis-stop = Stop here
analysis-state-waits = Waits until another match is done
analysis-state-runs = Looking closer
analysis-state-stopped = Stopped; what was found stays
analysis-state-failed = It could not be finished; what was found stays
analysis-of = Whose turns
analysis-score = Score
analysis-ahead = { $name } ahead
analysis-behind = behind
analysis-half = half of all ends
analysis-replay = Replay from here
analysis-views = After the game
