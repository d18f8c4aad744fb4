### Bots at the seats.

bots-seats = { $players } players need { $players } bots, or one for all seats; { $number } are named.

bots-parameter-none = The bot { $bot } has no parameters, so it cannot be told { $name }.
bots-parameter-unknown = The bot { $bot } has no parameter { $name }. It understands: { $known }.
bots-parameter-form = Tell the bot { $bot } a value: { $bot }:{ $name }=…
bots-parameter-twice = The bot { $bot } is told { $name } twice.
bots-parameter-value =
    { $wanted ->
        [whole] The parameter { $name } of the bot { $bot } is a whole number from { $least } to { $most }, not { $found }.
        [number] The parameter { $name } of the bot { $bot } is a number from { $least } to { $most }, not { $found }.
       *[text] The parameter { $name } of the bot { $bot } needs a value.
    }
bots-weights-unread = The weights in { $file } cannot be read: { $why }
bots-weights-form = { $file } holds no weights. Files of weights are written by make train. ({ $why })
bots-weights-fit = The weights in { $file } are those of { $of }, or of another version of it; they do not fit { $title }. Make them anew by make train.
bots-analysis-not-over = Only a match that is over can be analysed.
