### What is wrong with titles and bots that other packages bring.

shelf-kind =
    { $kind ->
        [title] title
       *[bot] bot
    }
shelf-ours = Veche has a { shelf-kind } { $name } of its own, so that of { $packages } is left out.
shelf-name = The { shelf-kind } { $name } of { $packages } is left out: a name should be at most 40 small letters, digits and dashes.
shelf-several = There are several of the { shelf-kind } { $name }, of { $packages }; it is not clear which.
shelf-unusable = The { shelf-kind } { $name } of { $package } cannot be used: { $why }

## Why not.

shelf-no-meta = its `META` is no Meta
shelf-other-name = its `META` says that it is called { $name }
shelf-no-players = its `META` says no number of players
shelf-few-seats = its `META` has fewer seats than players
shelf-no-icon = there is no icon { $icon }
shelf-no-title = its `TITLE` is no Title of that name
shelf-makes-none = { $maker } makes no bot
shelf-makes-other = what it makes is no Bot but a { $made }
