### The lesson of a first game: the goal, what is said at each step of the script, the reckoning of the claim phase.

## The goal.

lesson-aim-head = Who shall rule Kiev?
lesson-aim =
    After { $rounds ->
        [one] { WORD($rounds) } round
       *[other] { WORD($rounds) } rounds
    } whoever has the most victory points wins. They come from here:
lesson-source-rule-name = Rule
lesson-source-rule = regions in which you have the most pieces
lesson-source-build-name = Build
lesson-source-build = regions side by side with your structures
lesson-source-trade-name = Trade
lesson-source-trade = goods on your boat
lesson-source-warfare-name = Warfare
lesson-source-warfare = who attacks other players most
lesson-source-deeds-name = Deeds
lesson-source-deeds = small tasks, one to choose each round, for each of them
lesson-source-agenda-name = Agenda
lesson-source-agenda = a secret aim of your own

## Setting up.

lesson-agenda-head = Your secret aim
lesson-agenda =
    An agenda is worth { $worth ->
        [one] { WORD($worth) } point
       *[other] { WORD($worth) } points
    } at the end, and only you know it. Committed asks that nobody is further on the Build track than you.
lesson-agenda-do = Keep Committed
lesson-agenda-why = You are going to build anyway, so this aim costs you nothing extra. Wealthy would ask for the most coins, and coins want to be spent.

lesson-troop-head = Where you begin
lesson-troop = You rule a region where you have more pieces than anybody else, rebels included. A rebel sits in every region.
lesson-troop-do = Place a troop in { $region }
lesson-troop-why = Kiev is one of the regions that the top of the Rule track asks for, and it touches many others.

lesson-troop-again-head = Two rule, one does not
lesson-troop-again = One troop against one rebel is a tie, and nobody rules. A second troop makes { $region } yours.
lesson-troop-again-do = Place another troop in { $region }
lesson-troop-again-why = Ruling pays in every claim phase, and makes taxing and building there cheaper.

lesson-troop-beside-head = A neighbour
lesson-troop-beside = { $region } touches Kiev. Structures in regions side by side count together, so neighbours are worth more than far lands.
lesson-troop-beside-do = Place the last troop in { $region }
lesson-troop-beside-why = Your leader may join a region with one of your troops: then you rule here as well.

lesson-leader-head = Your leader
lesson-leader =
    Mstislav counts like a troop. In his region taxing and building always cost { $mstislav_price ->
        [one] { WORD($mstislav_price) } point
       *[other] { WORD($mstislav_price) } points
    }, whoever rules it.
lesson-leader-do = Place your leader in { $region }
lesson-leader-why = With him you have one more in { $region } than the rebels: you rule both Kiev and { $region }.

## Advisors.

lesson-advisor-head = Send an advisor
lesson-advisor = Advisors decide what you may do this round. A high number stands higher in its column and does more, but it acts late.
lesson-advisor-do = Choose advisor { $advisor }
lesson-advisor-why = Your highest number is for what may happen last. Goods do not run away, so it will tax.

lesson-column-head = Choose a column
lesson-column = Each column is an action, and the higher the space, the more points it gives. Whoever comes with a higher number pushes the lower ones down.
lesson-column-do = Place advisor { $advisor } in { $column }
lesson-column-why = Nobody has anything higher than this advisor, so without a bribe nobody can push it from the top.

lesson-advisor-second-head = Now your opponent has placed one
lesson-advisor-second = You take turns until everybody has placed all advisors. Yellow has taken the top of Muster.
lesson-advisor-second-do = Choose advisor { $advisor }
lesson-advisor-second-why = The second-best advisor goes where a good space is left.

lesson-column-second-head = More troops
lesson-column-second = Mustering brings troops from your reserve to regions where you already have some. The second space is still good.
lesson-column-second-do = Place advisor { $advisor } in { $column }
lesson-column-second-why = A region that you rule by a single piece is easily lost. One more troop each makes them safe.

lesson-advisor-third-head = Low numbers act first
lesson-advisor-third = Nobody stands in Build yet. A low advisor gets the top space of an empty column, and it acts early.
lesson-advisor-third-do = Choose advisor { $advisor }
lesson-advisor-third-why = If you build before you tax, a new market already helps with the tax.

lesson-column-third-head = The top space for a low number
lesson-column-third = Here your { $advisor } stands on top until somebody comes with more. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: as a bribe, each of them would add to the power of an advisor.
lesson-column-third-do = Place advisor { $advisor } in { $column }
lesson-column-third-why = Structures in neighbouring regions bring points in the claim phase, and your agenda wants them too.

lesson-advisor-last-head = The last one
lesson-advisor-last = Your { $advisor } acts before everybody else, wherever it stands.
lesson-advisor-last-do = Choose advisor { $advisor }
lesson-advisor-last-why = Something quick suits it: to take one rebel off the map.

lesson-column-last-head = Against the rebels
lesson-column-last = Attack removes rebels and other players’ troops. Against rebels you risk nothing.
lesson-column-last-do = Place advisor { $advisor } in { $column }
lesson-column-last-why = Without its rebel, Kiev is yours more safely, and every defeated rebel hides something useful.

## Actions.

lesson-act-head = Your lowest advisor acts
lesson-act = All are placed. Now advisors act from the lowest number up, and the golden space is the one whose turn it is: yours, in Attack.
lesson-act-do = Press Act
lesson-act-why = If an action is of no use, you may forfeit it for a coin instead.

lesson-attack-head = Defeat a rebel
lesson-attack =
    You have { $points ->
        [one] { WORD($points) } point
       *[other] { WORD($points) } points
    } to attack with. Rebels never hit back.
lesson-attack-do = Attack the rebel in { $region }
lesson-attack-why = Attacking another player moves you up the Warfare track, but cards are turned over then, and a skull costs you a troop.

lesson-act-build-head = Now you build
lesson-act-build = Yellow has built a market in Novgorod with its lowest advisor. Your next one stands on top of Build.
lesson-act-build-do = Press Act
lesson-act-build-why = The chronicle and the strip above tell what everybody did; a line there shows the table as it was.

lesson-build-head = A market first
lesson-build =
    You have { $to_build ->
        [one] { WORD($to_build) } point
       *[other] { WORD($to_build) } points
    }, and where you rule a structure costs { $price_ruled ->
        [one] { WORD($price_ruled) }
       *[other] { WORD($price_ruled) }
    }. A market adds something whenever you tax its region.
lesson-build-do = Build a { $structure } in { $region }
lesson-build-why = A church would replace a rebel or a rival troop by one of yours; a stronghold helps you rule.

lesson-build-again-head = And beside it
lesson-build-again = Any structure in Kiev makes regions side by side, and that is what the Build track counts. A stronghold also helps you to rule.
lesson-build-again-do = Build a { $structure } in { $region }
lesson-build-again-why = Kind does not matter for the track: one structure in each region is enough.

lesson-act-muster-head = Reinforcements
lesson-act-muster = Yellow has moved a troop to Smolensk. It is the turn of your advisor in Muster.
lesson-act-muster-do = Press Act
lesson-act-muster-why = Movement is the column you do not use this round: each point moves a piece into a neighbouring region.

lesson-muster-head = A new troop
lesson-muster =
    Each point brings a troop to a region where you have one. You have { $points ->
        [one] { WORD($points) } point
       *[other] { WORD($points) } points
    }.
lesson-muster-do = Muster in { $region }
lesson-muster-why = Your opponent has moved southwards: whoever wants Kiev must now bring more than before.

lesson-muster-again-head = One for the neighbour
lesson-muster-again =
    { $points ->
        [one] { WORD($points, capital: 1) } point is left.
       *[other] { WORD($points, capital: 1) } points are left.
    } A rebel still sits in { $region }.
lesson-muster-again-do = Muster in { $region }
lesson-muster-again-why = You rule it by a single piece; with one more a loss no longer costs you the region.

lesson-act-tax-head = Your highest advisor
lesson-act-tax = It acts late, but from the top of Tax.
lesson-act-tax-do = Press Act
lesson-act-tax-why = Goods fill your boat for the Trade track, and pay for deeds and bonus actions.

lesson-tax-head = Take a good
lesson-tax =
    Taxing costs { $price_ruled ->
        [one] { WORD($price_ruled) } point
       *[other] { WORD($price_ruled) } points
    } where you rule, { WORD($price_elsewhere) } elsewhere. Begin where your market is.
lesson-tax-do = Tax { $region }
lesson-tax-why = Each region gives its good once a round; the market gives something on top.

lesson-market-head = Your market pays
lesson-market = A market brings a second good of the kind, or a coin.
lesson-market-do = Take the good
lesson-market-why =
    The Trade track begins at { $for_the_first ->
        [one] { WORD($for_the_first) } good
       *[other] { WORD($for_the_first) } goods
    }. A coin would be welcome too, but goods pay for deeds as well.

lesson-tax-again-head = The other region
lesson-tax-again =
    On your boat: { $aboard ->
        [one] { WORD($aboard) } good
       *[other] { WORD($aboard) } goods
    }, the one that the rebel left among them. One more tax is possible.
lesson-tax-again-do = Tax { $region }
lesson-tax-again-why = You rule { $region }, so it is cheap.

lesson-end-of-turn-head = Anything else?
lesson-end-of-turn = Before or after the action you may play a scheme, accomplish a deed and turn goods into another action with these tokens, once each.
lesson-end-of-turn-do = End the turn
lesson-end-of-turn-why = It would cost goods now, and the goods are about to bring a point.

## The claim phase.

lesson-load-head = The claim phase begins
lesson-load =
    All advisors have acted. You have { $aboard ->
        [one] { WORD($aboard) } good
       *[other] { WORD($aboard) } goods
    } and the first step of the Trade track asks for { WORD($for_the_first) }.
lesson-load-do = Let { $goods } goods count
lesson-load-why = A marker that is still off the board pays a coin each round, so waiting is possible; a point that you have is better than a coin now.

lesson-reckoned-head = What you hold becomes points
lesson-reckoned = Markers go up to what you have now, and never fall back: what you lose later costs you nothing here.
lesson-reckoned-rule =
    You rule { $number ->
        [one] { $number } region
       *[other] { $number } regions
    }: { $regions }
lesson-reckoned-rule-more = { $next } would bring { $next_points }
lesson-reckoned-build =
    { $number ->
        [one] { $number } region with structures
       *[other] { $number } regions side by side with structures
    }: { $regions }
lesson-reckoned-build-more = { $next } would bring { $next_points }
lesson-reckoned-trade =
    { $number ->
        [one] { $number } good
       *[other] { $number } goods
    } on your boat
lesson-reckoned-trade-more = { $next } would bring { $next_points }
lesson-reckoned-income = Income: coins for markers that are still off the board
lesson-reckoned-income-more = Markers still off: { $markers }; full columns of your boat: { $columns }
lesson-reckoned-total = You have { $mine }, your opponent { $theirs }

lesson-deed-head = Choose a deed
lesson-deed = A deed is a small task for the rounds to come: do what it asks, and it gives a reward at once and points at the end.
lesson-deed-do = Choose { $deed }
lesson-deed-why = It asks for troops on the map, and those you will muster anyway. You find it beside your agenda.

lesson-end-head = One round is done
lesson-end =
    You have placed advisors, acted and claimed, and you lead { $mine } to { $theirs } on the tracks. The game has { $rounds ->
        [one] { WORD($rounds) } round
       *[other] { WORD($rounds) } rounds
    }: play on, with a note beside each question for one more.
lesson-end-why = Some columns are still new to you: Move sends pieces to neighbouring regions, Scheme draws cards and decides who begins the next round.
