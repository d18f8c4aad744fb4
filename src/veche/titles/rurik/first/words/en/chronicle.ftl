### What the chronicle tells of a move.

log-undo = { $name } took back a move.
log-first-player = { $seat } became the first player.
log-token = A goods token was laid out: { $good }.
log-reveal-deed = { $deed } joined the row of deeds.
log-reveal-intrigue = The intrigue { $intrigue } was turned up.
log-intrigue = { $intrigue } took effect.
log-warfare-reward = On the warfare track was laid { $warfare_reward }.
log-deal-leader = { $leader } was dealt as a leader.
log-deal-agenda = { $owner } was dealt the agenda { $agenda }.
log-deal-agenda-hidden = { $owner } was dealt an agenda.
log-draw-scheme = { $owner } looked at a scheme: { $scheme }.
log-draw-scheme-hidden = { $owner } looked at a scheme.
log-reveal-scheme = The casualty check showed a scheme: { $scheme }.
log-reward = The defeated rebel gave { $reward }.
log-choose-leader = { $name } chose { $leader } as leader.
log-keep-agenda = { $name } kept the agenda { $agenda }.
log-keep-agenda-hidden = { $name } kept one of { WORD($agendas_dealt) } agendas.
log-place = { $name } began with a troop in { $region }.
log-place-leader = { $name } began with the leader in { $region }.
log-advisor = { $name } called advisor { $advisor }.
log-column = { $name } placed the advisor in the { $column } column.
log-bribe =
    { $price_of_a_bribe ->
        [one] { $name } added a coin to the bribe.
       *[other] { $name } added { WORD($price_of_a_bribe) } coins to the bribe.
    }
log-resolve = { $name } resolved the advisor in row { $row } of the { $column } column.
log-rally = { $name } returned to the map with leader and one troop, in { $region }.
log-act = { $name } chose the main action.
log-forfeit = { $name } forfeited the main action and gained a coin.
log-stop = { $name } stopped there.
log-end = { $name } ended the turn.
log-muster = { $name } mustered a troop in { $region }.
log-muster-leader = { $name } mustered the leader in { $region }.
log-maria = { $name } let Maria muster in { $region }.
log-troop = { $name } ordered a troop out of { $region }.
log-leader = { $name } ordered the leader out of { $region }.
log-to = { $name } sent it to { $region }.
log-along = { $name } let { $troops } go along with Agatha.
log-attack = { $name } attacked { $target } in { $region }.
log-deck = { $name } turned to the { $deck } scheme deck.
log-tax = { $name } collected the good of { $region }.
log-market = { $name } gained { $extra } from the market.
log-build = { $name } built a { $structure } in { $region }.
log-replace = { $name } let the new church replace { $target }.
log-keep-scheme = { $name } kept a scheme: { $scheme }.
log-keep-scheme-hidden = { $name } kept one of the schemes.
log-return-scheme = { $name } put back a scheme: { $scheme }.
log-return-scheme-hidden = { $name } put a scheme back on the deck.
log-marker = { $name } gave the first-player marker to { $seat }.
log-predslava = { $name } had Predslava send away a troop of { $seat }.
log-predslava-leader = { $name } had Predslava send away the leader of { $seat }.
log-play = { $name } played a scheme: { $scheme }.
log-deed = { $name } accomplished the deed { $deed }.
log-convert = { $name } converted goods into a { $token } point.
log-pay = { $name } paid with { $good }.
log-pay-boon = { $name } paid with a trade boon.
log-play-top = { $name } played the top card of the discard pile.
log-discard = { $name } discarded a scheme: { $scheme }.
log-remove =
    { $number ->
        [0] { $name } removed troops from { $region }.
        [one] { $name } removed a troop from { $region }.
       *[other] { $name } removed { $number } troops from { $region }.
    }
log-raze = { $name } took down the { $structure } in { $region }.
log-load = { $name } let this many goods count: { $goods }.
log-choose-deed = { $name } chose the deed { $deed }.
log-turn-up = Card { $card } was turned up on the Rebellion's deck.
log-bottom-card = The Rebellion has card { $card } at the bottom of its deck.
log-bottom-card-hidden = The Rebellion has a card at the bottom of its deck that nobody knows yet.
log-attack-neutral = { $name } removed a neutral troop from { $region }.
log-replace-neutral = { $name } let the new church replace a neutral troop.
log-rebellion-advisor = The Rebellion slid out its card: the next row shows advisor { $advisor }.
log-rebellion-bribe =
    { $price_of_a_bribe ->
        [one] The Rebellion added a coin to the bribe: { $bribes_because }.
       *[other] The Rebellion added { WORD($price_of_a_bribe) } coins to the bribe: { $bribes_because }.
    }
log-rebellion-column = The Rebellion placed the advisor in the { $column } column: { $column_because }.
log-rebellion-returns = The Rebellion had nobody left on the map: Sviatopolk and a rebel came back in { $region }, the first region in location order.
log-rebellion-resolves = The Rebellion resolved its fastest advisor, in row { $row } of the { $column } column.
log-rebellion-forfeits = The Rebellion forfeited the action and gained a coin: { $forfeits_because }.
log-rebellion-bonus = An open bonus of the Rebellion goes with the action: { $bonus }.
log-rebellion-musters = The Rebellion mustered in { $region }: { $musters_because }.
log-rebellion-unlocks = The Rebellion unlocked a bonus, since { $unlocks_because }; the coin came from { $priority }, { $from_column }.
log-rebellion-moves = The Rebellion moved { $piece } from { $origin } to { $region }. { $region } is { $moves_because }.
log-rebellion-attacks = The Rebellion attacked { $whom } in { $region }: { $attacks_because }.
log-rebellion-builds = The Rebellion built a { $structure } in { $region }. { $builds_because }.
log-rebellion-converts = The Rebellion's new church converted { $converted }.
log-rebellion-taxes = The Rebellion taxed { $region }. { $taxes_because }.
log-rebellion-priority = The Rebellion's priority is { $priority } from now on. { $priority_because }.

## Where a chapter of the story begins.

story-chapter = Round { $number }

log-deal-inheritance = { $owner } was dealt the inheritance of { $inheritance }.
log-deal-inheritance-hidden = { $owner } was dealt an inheritance card.
log-return-inheritance = { $name } put back the inheritance of { $inheritance }.
log-return-inheritance-hidden = { $name } put back one of { WORD($inheritances_dealt) } inheritance cards.
log-inherit = { $name } used the inheritance of { $inheritance }.
log-inherit-elsewhere = { $name } used the inheritance of { $inheritance } elsewhere.
log-forfeit-inheritance =
    { $name } forfeited the inheritance of { $inheritance } for { $forfeited ->
        [one] { WORD($forfeited) } coin
       *[other] { WORD($forfeited) } coins
    }.
log-inherit-deed = { $deed } was inherited.
log-inherit-good = { $name } inherited { $good }.
log-gleb = { $name } let those in his region march with Gleb.
log-theofana = { $name } gained a coin by Theofana.
log-sviatoslav = { $name } led Sviatoslav to { $region }.
log-points = { $name } chose { $points_kind } points.
