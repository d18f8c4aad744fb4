### The lesson of a first game: the goal, what is said at each step of the script, the reckoning of the chronicle phase.

## The goal.

lesson-aim-head = Who shall be crowned?
lesson-aim =
    After { $rounds ->
        [one] { WORD($rounds) } round
       *[other] { WORD($rounds) } rounds
    } whoever has the most points wins. They come above all from here:
lesson-source-rule-name = Rule
lesson-source-rule = regions in which you have the most miniatures
lesson-source-expand-name = Expand
lesson-source-expand = regions side by side with your buildings
lesson-source-govern-name = Govern
lesson-source-govern = Merits, for oaths, influence and deeds
lesson-source-battle-name = Battle
lesson-source-battle = who fights most battles
lesson-source-deeds-name = Deeds
lesson-source-deeds = contracts and quests, for each of them
lesson-source-agenda-name = Agenda
lesson-source-agenda = a secret aim of your own

## Setting up.

lesson-troop-head = Where you begin
lesson-troop = Leader, agenda and a first deed are chosen for you. You rule a region where you have more miniatures than anybody else, rebels included.
lesson-troop-do = Place a troop in { $region }
lesson-troop-why = Kyiv lies in the middle of the map and touches many regions.

lesson-troop-again-head = More than the rebel
lesson-troop-again = One troop against one rebel is a tie, and nobody rules. One more makes { $region } yours.
lesson-troop-again-do = Place another troop in { $region }
lesson-troop-again-why = Where you rule, taxing and building are cheaper, and the Rule track counts it.

lesson-troop-beside-head = A neighbour
lesson-troop-beside = { $region } touches Kyiv. The Expand track counts regions side by side with your buildings, so begin with neighbours.
lesson-troop-beside-do = Place the last troop in { $region }
lesson-troop-beside-why = Your leader may join a region with a troop of yours: then you rule here as well.

lesson-leader-head = Your leader
lesson-leader = Yaroslav counts like a troop, and in his region you win ties for rule.
lesson-leader-do = Place your leader in { $region }
lesson-leader-why = A leader with a palace of your own beside him brings a deed in every chronicle phase. You will build one here.

lesson-pledge-head = Pledge a deed
lesson-pledge = Each round begins with a deed from the markets. Contracts are paid for, quests are conditions that you reach.
lesson-pledge-do = Choose { $deed }
lesson-pledge-why = It asks for regions without rebels, and against rebels you are going to fight anyway.

## Command discs.

lesson-disc-head = Send a disc
lesson-disc = Command discs decide what you may do this round. A high number stands higher in its column and does more, but it acts late.
lesson-disc-do = Choose disc { $disc }
lesson-disc-why = Your highest disc is for what may come last: buildings for the Expand track.

lesson-column-head = Choose a column
lesson-column = Each column is one kind of action, and higher spaces give more of it. Whoever comes with a higher disc pushes lower ones down.
lesson-column-do = Place disc { $disc } in { $column }
lesson-column-why = Without a bribe nobody can push your highest disc from the top.

lesson-disc-second-head = Turn by turn
lesson-disc-second = Yellow has taken the top of Lead. You go on until all discs are placed.
lesson-disc-second-do = Choose disc { $disc }
lesson-disc-second-why = The second-best disc still takes the top of any column where nobody stands.

lesson-column-second-head = More troops
lesson-column-second = Muster brings troops from your supply to regions where you already have some.
lesson-column-second-do = Place disc { $disc } in { $column }
lesson-column-second-why = A region that you rule by a single miniature is easily lost.

lesson-disc-third-head = Low discs act first
lesson-disc-third = A low disc gets the top of an empty column too, and it acts early.
lesson-disc-third-do = Choose disc { $disc }
lesson-disc-third-why = Goods that you take early can be spent in later turns of the same round.

lesson-column-third-head = Goods
lesson-column-third = Tax takes goods from regions. You have { $coins ->
        [one] { WORD($coins) } coin
       *[other] { WORD($coins) } coins
    }, which could bribe for a disc instead.
lesson-column-third-do = Place disc { $disc } in { $column }
lesson-column-third-why = Goods pay for oaths and contracts.

lesson-disc-last-head = The last one
lesson-disc-last = Your { $disc } acts before everybody else, wherever it stands.
lesson-disc-last-do = Choose disc { $disc }
lesson-disc-last-why = Something quick suits it: to capture a rebel.

lesson-column-last-head = Against the rebels
lesson-column-last = Attack captures rebels and fights rivals. Rebels never strike back.
lesson-column-last-do = Place disc { $disc } in { $column }
lesson-column-last-why = A captured rebel leaves something useful behind, and Kyiv is safer without it.

## Actions.

lesson-act-head = Your lowest disc acts
lesson-act = All are placed. Discs act from the lowest number up, and the golden space is the one whose turn it is: yours, in Attack.
lesson-act-do = Press Act
lesson-act-why = If a space is of no use, you may skip it for a coin.

lesson-attack-head = Capture a rebel
lesson-attack = A sword is an attack in a region where you have a miniature.
lesson-attack-do = Attack the rebel in { $region }
lesson-attack-why = Attacks on rivals are battles with cards, and move you along the Battle track.

lesson-turn-over-head = End the turn
lesson-turn-over = Nothing else is possible now, so your turn is over.
lesson-turn-over-do = End the turn
lesson-turn-over-why = Later there will be schemes here: cards, oaths, deeds and influence.

lesson-act-tax-head = Now you tax
lesson-act-tax = Yellow has built a palace in Rostov. Your next disc stands on top of Tax.
lesson-act-tax-do = Press Act
lesson-act-tax-why = The annals and the strip above tell what everybody did.

lesson-tax-head = Take a good
lesson-tax =
    Taxing costs { $price_ruled ->
        [one] { WORD($price_ruled) } cart
       *[other] { WORD($price_ruled) } carts
    } where you rule, { WORD($price_elsewhere) } elsewhere.
lesson-tax-do = Tax { $region }
lesson-tax-why = Each region gives its good once a round.

lesson-tax-again-head = The other region
lesson-tax-again = You rule { $region } too.
lesson-tax-again-do = Tax { $region }
lesson-tax-again-why = Carts and hammers that you do not use are kept until your turn ends, and then they are gone.

lesson-turn-over-again-head = Schemes wait
lesson-turn-over-again =
    Oaths are possible now. They are schemes, and a turn may have up to { $most_schemes ->
        [one] { WORD($most_schemes) }
       *[other] { WORD($most_schemes) }
    }, each of another kind. Keep your goods for later.
lesson-turn-over-again-do = End the turn
lesson-turn-over-again-why = An oath that replaces a rebel by a troop of yours is best when you know where you need it.

lesson-act-muster-head = Reinforcements
lesson-act-muster = It is the turn of your disc in Muster.
lesson-act-muster-do = Press Act
lesson-act-muster-why = Oaths could come first; the order in a turn is yours.

lesson-muster-head = A new troop
lesson-muster = Each helmet brings a troop to a region where you have a miniature.
lesson-muster-do = Muster in { $region }
lesson-muster-why = A rebel still sits here, so one more troop makes it safe.

lesson-muster-again-head = And in Kyiv
lesson-muster-again = Helmets that you do not use now are lost.
lesson-muster-again-do = Muster in { $region }
lesson-muster-again-why = Kyiv is what others will want most.

lesson-muster-last-head = The last helmet
lesson-muster-last = One helmet is left.
lesson-muster-last-do = Muster in { $region }
lesson-muster-last-why = Troops are also what moves: a boot takes any number of them into a neighbouring region.

lesson-turn-over-third-head = On to the next disc
lesson-turn-over-third = Your highest disc is still to come.
lesson-turn-over-third-do = End the turn
lesson-turn-over-third-why = It stands on top of Build, with the most hammers.

lesson-act-build-head = Now you build
lesson-act-build = Your highest disc acts late, but from the top of Build.
lesson-act-build-do = Press Act
lesson-act-build-why = Every building leaves your board, and an empty column there brings coins or points.

lesson-build-head = A palace beside your leader
lesson-build =
    Where you rule a building costs { $price_ruled ->
        [one] { WORD($price_ruled) } hammer
       *[other] { WORD($price_ruled) } hammers
    }. Your leader is here, so a palace will bring a deed.
lesson-build-do = Build a { $structure } in { $region }
lesson-build-why = A palace also counts at the end, if you rule its region.

lesson-build-again-head = And beside it
lesson-build-again = Any building in Kyiv makes neighbours, and that is what the Expand track counts.
lesson-build-again-do = Build a { $structure } in { $region }
lesson-build-again-why = A market adds to what you tax there.

lesson-oath-head = Swear an oath
lesson-oath = An oath costs goods. Authority replaces a rebel or a rival troop by a troop of yours.
lesson-oath-do = Swear { $oath } in { $region }
lesson-oath-why = The first oath of a pair also pays a coin in every chronicle phase, and the whole pair is a Merit.

lesson-turn-over-last-head = That is all
lesson-turn-over-last = All your discs have acted.
lesson-turn-over-last-do = End the turn
lesson-turn-over-last-why = Your opponent still has one disc; then the round is written into the annals.

## The chronicle phase.

lesson-reckoned-head = What you hold becomes points
lesson-reckoned = Markers go up to what you have now, and never fall back: what you lose later costs you nothing here.
lesson-reckoned-rule =
    You rule { $number ->
        [one] { $number } region
       *[other] { $number } regions
    }: { $regions }
lesson-reckoned-rule-more = { $next } would bring { $next_points }
lesson-reckoned-expand =
    { $number ->
        [one] { $number } region
       *[other] { $number } regions
    } side by side with buildings: { $regions }
lesson-reckoned-expand-more = { $next } would bring { $next_points }
lesson-reckoned-govern =
    { $number ->
        [one] { $number } Merit
       *[other] { $number } Merits
    }
lesson-reckoned-govern-more = { $next } would bring { $next_points }
lesson-reckoned-income = Income in coins
lesson-reckoned-income-more = Markers still off their tracks: { $markers }; first oaths sworn: { $oaths }
lesson-reckoned-total = You have { $mine }, your opponent { $theirs }

lesson-palace-head = A deed for your palace
lesson-palace = Your leader stands beside your palace, so you may take one more deed.
lesson-palace-do = Choose { $deed }
lesson-palace-why = It asks for sworn oaths, and you have begun with them.

lesson-end-head = One round is done
lesson-end =
    You have pledged, placed, acted and claimed, and you have { $mine } to { $theirs } on the tracks. The game has { $rounds ->
        [one] { WORD($rounds) } round
       *[other] { WORD($rounds) } rounds
    }: play on, with a note beside each question for one more.
lesson-end-why = New to you are Move, which takes miniatures into neighbouring regions, Lead, which draws strategy cards, and battles with rivals.
