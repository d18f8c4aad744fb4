### What is asked, and what the guide of a first game says beside it.

## What may be answered by itself.

by_itself-place = the last advisor that is left to place

## The questions, by procedure.

ask-lay-token = Which goods token lies in { $region }?
ask-draw-first-player = Who goes first?
ask-choose-leader = Which leader do you play?
ask-reveal-intrigue = Which intrigue is turned up?
ask-intrigue-takes-effect = Which intrigue takes effect?
ask-lay-warfare-reward = Which token is laid on the warfare track?
ask-deal-leader = Which leader is dealt?
ask-deal-agenda = Which agenda is dealt?
ask-keep-agenda = Which agenda do you keep?
ask-deal-inheritance = Which inheritance card is dealt?
ask-return-inheritance = Which inheritance card do you put back?
ask-inherit = Which inheritance card do you use or forfeit?
ask-inherit-where =
    In which other region do you place what the inheritance of { $inheritance } gives, for { $elsewhere ->
        [one] { WORD($elsewhere) } coin
       *[other] { WORD($elsewhere) } coins
    } more?
ask-inherit-good = Which good do you take from the supply?
ask-inherit-deed = Which deed is inherited?
ask-gleb-may-march = Nobody was lost: do those in { $region } march with Gleb now, this once in the round?
ask-after-theofana-taxed = After taxing: a coin, or does Theofana go on alone? With either you cannot tax again this turn.
ask-choose-points = Which points does the scheme give you?
ask-place-troop = Where does your next troop begin?
ask-place-leader = Where does your leader begin?
ask-choose-advisor = Which advisor do you place?
ask-choose-column = Which column does advisor { $advisor } join? Coins with it: { $bribe }.
ask-rally = You have no troops on the map: where do your leader and one troop return?
ask-resolve-which = Which of your two equal advisors do you resolve?
ask-before-main-action = Take the action of { $space }, forfeit it, or take a bonus action first?
ask-before-main-action-unpayable = You cannot pay for { $space }: forfeit it for a coin, or take a bonus action first?
ask-before-main-action-idle = The action of { $space } can do nothing now: forfeit it for a coin, or take a bonus action first?
ask-before-main-action-idle-done = The action of { $space } can do nothing now: forfeit it for a coin, or do something else first?
ask-before-main-action-done = Take the action of { $space }, forfeit it, or do something else first?
ask-before-main-action-unpayable-done = You cannot pay for { $space }: forfeit it for a coin, or do something else first?
ask-end-of-turn = Do you do anything more, or does your turn end?
ask-muster = Where do you muster? Points left: { $points }.
ask-muster-by-maria = Muster another troop in { $region }? Points left: { $points }.
ask-predslava-sends = Where does Predslava send the piece of { $opponent }?
ask-choose-troop = Which troop moves? Points left: { $points }.
ask-move-from = Which troop from { $region } moves? Points left: { $points }.
ask-move-from-to =
    { $leader ->
        [0] Where does the troop from { $there } go?
       *[other] Where does the leader go from { $there }?
    }
ask-tavern-top = Do you play the top card of the discard pile? It is then removed from the game.
ask-choose-destination =
    { $leader ->
        [0] Where does the troop from { $region } go?
       *[other] Where does the leader go from { $region }?
    }
ask-choose-troop-anywhere = Which troop moves, to anywhere? Left to move: { $troops }.
ask-choose-destination-anywhere =
    { $leader ->
        [0] Where does the troop from { $region } go? Any other region in play is open.
       *[other] Where does the leader go from { $region }? Any other region in play is open.
    }
ask-along-with-agatha = How many troops go with Agatha from { $region } to { $there }?
ask-attack = What do you do with your attack points? Points left: { $points }.
ask-find-reward = What does the defeated rebel give?
ask-check-which-deck = From which deck do you reveal? Cards to reveal: { $cards }.
ask-reveal-scheme = Which scheme is revealed?
ask-spend-tax = Which region do you tax?
ask-use-market = What does your market in { $region } bring?
ask-spend-build = What do you build?
ask-replace = Whom does your church in { $region } replace?
ask-draw-which-deck = From which deck do you draw? Cards to draw: { $cards }.
ask-draw-scheme = Which scheme is drawn?
ask-keep-scheme = Which scheme do you keep?
ask-return-scheme = Which scheme goes back next? The last one lies on top.
ask-give-marker = Who gets the first-player marker?
ask-pay-good = Which good do you pay: { $among }? Still to pay of these: { $number }.
ask-pay-same-kind = Of which good do you pay { $number }?
ask-reveal-deed = Which deed is revealed?
ask-choose-from-row = Which deed do you choose?
ask-discard-scheme = Which scheme do you discard?
ask-remove-troop = Where do you remove a troop? Still to remove: { $troops }.
ask-remove-troop-at-once = From which region that you rule do you remove { $troops } at once?
ask-raze-which = Which structure do you remove?
ask-load-how-far = How many of your goods shall count on the Trade track?
ask-turn-up-top = Which card lies on top of the Rebellion's deck?
ask-turn-up = Which card moves to the top of the Rebellion's deck?
ask-bottom-card = Which card lies at the bottom of the Rebellion's deck?
ask-slide-out-row = Which advisor does the next row show?
ask-rebellion-joins-column = Which column does the Rebellion's advisor { $advisor } join? Coins with it: { $bribe }.
ask-rebellion-comes-back = Where does the Rebellion come back to the map?
ask-rebellion-resolves = Which advisor does the Rebellion resolve?
ask-rebellion-forfeits = The Rebellion cannot take the action.
ask-rebellion-gains-bonus = Which bonus goes with the action?
ask-rebellion-musters-next = Where does the Rebellion muster? Points left: { $points }.
ask-unlock-bonus = Which bonus does the Rebellion unlock?
ask-rebellion-moves-next = Which troop does the Rebellion move to { $region }? Points left: { $points }.
ask-rebellion-attacks-next = Whom does the Rebellion attack in { $region }? Points left: { $points }.
ask-rebellion-check-deck = The Rebellion attacked you in { $region }. From which deck must it reveal? Cards to reveal: { $cards }.
ask-rebellion-builds-next = What does the Rebellion build?
ask-rebellion-converts = Whom does the Rebellion's church in { $region } convert?
ask-rebellion-taxes-next = Which region does the Rebellion tax?
ask-load-how-far-alone = How many of your goods shall count for the Rebellion's priority and on the Trade track?
ask-assign-priority = Which priority does the Rebellion have from now on?
ask-rebel-joins-sviatopolk = Where does a rebel join Sviatopolk?

## The guide.

guide-waiting = Your opponent decides now. The chronicle tells every step; click a line to see the table as it was then.
guide-done =
    You have played a whole round: place advisors, act, claim. The game has { $rounds ->
        [one] { WORD($rounds) } round
       *[other] { WORD($rounds) } rounds
    }; then whoever has the most points takes Kiev. You know enough to go on alone.
guide-choose-leader =
    Every leader bends one rule. For a first game take Mstislav: in his region taxing and building cost only { $mstislav_price ->
        [one] { WORD($mstislav_price) } point
       *[other] { WORD($mstislav_price) } points
    }. Point at a leader to read what it does.
guide-keep-agenda =
    A secret goal worth { $agenda ->
        [one] { WORD($agenda) } point
       *[other] { WORD($agenda) } points
    } at the end. Keep the one that suits your leader; Prosperous, for goods on your boat, is a friendly start.
guide-place-troop = You rule a region where you have more pieces than anybody else, rebels included. Put some troops together rather than all of them apart, and next to land you will want later.
guide-place-leader = Your leader counts like a troop and cannot be taken by a church. Let it join your strongest region: there its ability works at once.
guide-choose-advisor = A high number stands higher in its column and does more, but acts late: everybody resolves low numbers first. Use your 5 where you want the most.
guide-choose-column =
    Columns are actions. Where you stand higher you get more points to spend. { $price_of_a_bribe ->
        [one] Each coin of a bribe adds
       *[other] Every { WORD($price_of_a_bribe) } coins of a bribe add
    } one to the power of the advisor, and it still acts by its number.
guide-before-main-action = Press Act to take the action of the golden space. If it is of no use to you, forfeit it for a coin. Bonus actions may come before or after.
guide-before-main-action-idle = The action of the golden space can do nothing now, so forfeit it for a coin. A bonus action, or anything else that is offered, may change that if it comes first.
guide-before-main-action-idle-done = The action of the golden space can do nothing now, and your bonus actions are done. If nothing else is offered, forfeit it for a coin.
guide-before-main-action-unpayable = The golden space costs more coins than you have, so forfeit it for a coin. A bonus action that brings coins, taken first, may let you act.
guide-before-main-action-unpayable-done = The golden space costs more coins than you have, and your bonus actions are done, so forfeit it for a coin.
guide-end-of-turn = Once each turn you may also play a scheme, accomplish a deed and convert goods. If nothing tempts you, end the turn.
guide-muster = A new troop needs company: it appears only where you have a troop or leader, Maria's ability apart. With one more than anybody else there, rebels included, you rule the region.
guide-choose-troop = A point moves one piece into a neighbouring region. Mind what you leave behind: you rule only where you still have more than anybody else.
guide-choose-destination = Where one rebel and nobody else stands, two of your pieces rule. Kiev and Novgorod open the top of the rule track.
guide-attack = Rebels never hit back and hide something useful. When you attack another player you climb the warfare track, but a casualty check may cost you a troop.
guide-check-which-deck = Cards are turned over one by one. At the first card with a skull you stop, and each skull on it costs you a troop there. Neither deck is better, unless you know what was put back on top.
guide-spend-tax =
    Take the good of a region onto your boat: { $price_ruled ->
        [one] { WORD($price_ruled) } point
       *[other] { WORD($price_ruled) } points
    } where you rule, { WORD($price_elsewhere) } where you do not. Each region gives one good a round.
guide-spend-build =
    { $price_ruled ->
        [one] { WORD($price_ruled, capital: 1) } point
       *[other] { WORD($price_ruled, capital: 1) } points
    } where you rule, { WORD($price_elsewhere) } elsewhere. A market adds to what you tax, a church replaces a rebel or rival troop by yours, a stronghold helps you rule. Neighbouring regions count together.
guide-replace = A new church takes one rebel or opposing troop away and puts one of yours in its place. Often that is what makes you the ruler.
guide-use-market = The market brings one thing more: a second good of the kind, for boat and deeds, or a coin.
guide-draw-which-deck = You look at the top cards of one deck and keep one of them. Schemes are small extras for later turns; turned over in an attack, they also tell whether the attacker loses a troop.
guide-keep-scheme = Keep what fits your next advisors. The upper part is what it gives when you play it; a skull counts only when the card is turned over in an attack.
guide-return-scheme = What you put back last lies on top. Whoever next draws from this deck, or fights with it, will meet it.
guide-give-marker = Whoever has the bear when the claim phase comes is first from then on: with deeds, advisors, turns. First is good for choosing, late for reacting. Take it yourself if you are not sure.
guide-choose-from-row = A deed pays a reward once and points at the end. Take one that asks for what you collect anyway.
guide-predslava-sends = Predslava sends one opposing piece out of her region to a region beside it, and its owner gains a coin. Send it where it does you no harm.
guide-muster-by-maria = You have points left from this muster. With Maria's ability each of them may bring one more troop to the same region, and to no other.
guide-along-with-agatha =
    Up to { $agatha_takes ->
        [one] { WORD($agatha_takes) } troop
       *[other] { WORD($agatha_takes) } troops
    } may go along with Agatha for nothing. Take as many as the region can spare.
guide-pay-good = Pay with the good you need least.
guide-move-from = These points move only troops that start in that one region; one that has just left it may go a step further.
guide-move-from-to = One point, one neighbouring region. Mind what you leave behind.
guide-tavern-top = It counts as the scheme of this turn, so a card in your hand has to wait. Afterwards nobody sees it again.
