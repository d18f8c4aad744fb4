# Wie die Bestandteile der Bewertung in einem Tipp und in der Begründung eines Bots heißen: „+2,1 für Landschaften“.
# Was für Menschen dasselbe bedeutet, hat dieselben Worte und wird zusammengezählt.

component-points = bisherige Punkte
component-goods = Münzen und Pferde
component-furs = Pelze
component-wishes = Wünsche
component-effects = bleibende Wirkungen
component-board = der Platz auf dem Spielplan
component-rivals = was die Gegner haben
component-number-points = bisherige Punkte
component-landscapes = Landschaften
component-landscape-types = Landschaften
component-landscape-sets = Landschaften
component-landscape-at-hand = Landschaften
component-outposts = Außenposten
component-outpost-points = Außenposten
component-outposts-left = Außenposten
component-trophies = Trophäen
component-trophy-points = Trophäen
component-tigers = Tiger
component-stories = Erzählpunkte
component-song-at-hand = Lieder
component-wishes-done = Wünsche
component-wishes-in-hand = Wünsche
component-number-furs = Pelze
component-most-furs = Pelze
component-number-coins = Münzen und Pferde
component-number-horses = Münzen und Pferde
component-banners = Banner
component-east = wie weit östlich
component-number-turns = verbleibende Züge
