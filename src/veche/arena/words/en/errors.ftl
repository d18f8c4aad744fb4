### The arena.

arena-no-contest = { $file } holds no games of an arena. Name another file, or one that does not exist yet.
arena-other-contest = { $file } holds the games of another contest: other bots, players, options or another seed. Name another file.
arena-other-build = { $file } was played by Veche { $veche } under rules version { $rules }; this is Veche { $veche-now } with rules version { $rules-now }, which may play other games. Name another file.
arena-frames = Tables of games need { $package }. Install it with: pip install 'veche[frames]'
arena-frames-of = There is no table of { $found }. The tables are: 'decisions', 'seats'.
arena-ray = Playing on other machines needs { $package }. Install it with: pip install 'veche[ray]'
arena-unreached = The machines at { $address } cannot be reached: { $why }
arena-other-version = Here is Veche { $here }, and there { $there }. Install the same version on all machines.
arena-workers-die = The same games were tried { $times } times, and whoever played them died each time. Is there enough memory?
arena-needs = Rating games of three and more players needs { $package }. Install it with: pip install 'veche[arena]'
