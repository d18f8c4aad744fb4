### The arena.

arena-no-contest = { $file } holds no games of an arena. Name another file, or one that does not exist yet.
arena-other-contest = { $file } holds the games of another contest: other bots, players, options or another seed. Name another file.
arena-needs = Rating games of three and more players needs { $package }. Install it with: pip install 'veche[arena]'
