# What the components of the appraisal are called in a hint, and in the reason of a bot: “+2.1 for regions ruled”.
# Components that mean the same thing to a person have the same words, and are added up.

component-points = points so far
component-goods = coins and horses
component-furs = furs
component-wishes = wishes
component-effects = lasting effects
component-board = the place on the board
component-rivals = what the rivals have
component-number-points = points so far
component-landscapes = landscapes
component-landscape-types = landscapes
component-landscape-sets = landscapes
component-landscape-at-hand = landscapes
component-outposts = outposts
component-outpost-points = outposts
component-outposts-left = outposts
component-trophies = trophies
component-trophy-points = trophies
component-tigers = tigers
component-stories = story points
component-song-at-hand = songs
component-wishes-done = wishes
component-wishes-in-hand = wishes
component-number-furs = furs
component-most-furs = furs
component-number-coins = coins and horses
component-number-horses = coins and horses
component-banners = banners
component-east = how far east
component-number-turns = turns left
