### What is asked, and what the guide of a first game says beside it.

## What may be answered by itself.

by_itself-place = the last command disc that is left to place

## The questions, by procedure.

ask-draw-side = Which side of the Battle tile lies up?
ask-open-discard = Which strategy card begins the discard pile?
ask-reveal-deed = Which deed is revealed?
ask-deal-deed = Which starting deed is dealt?
ask-keep-deed = Which starting deed do you keep?
ask-deal-agenda = Which agenda is dealt?
ask-keep-agenda = Which agenda do you keep?
ask-draw-first-player = Who goes first?
ask-deal-leader = Which leader is dealt?
ask-keep-leader = Which leader do you play?
ask-leave-oath = Which pair of oaths stays in the box?
ask-lay-oath = Which pair of oaths lies on the left spaces? The other lies on the right.
ask-deal-inheritance = Which inheritance card is dealt?
ask-return-inheritance = Which inheritance card do you put back?
ask-place-troop = Where does your next troop begin?
ask-place-leader = Where does your leader begin?
ask-inherit = Which inheritance card do you use or forfeit?
ask-inherit-where =
    In which other region do you place what the inheritance of { $inheritance } gives, for { $elsewhere ->
        [one] { WORD($elsewhere) } coin
       *[other] { WORD($elsewhere) } coins
    } more?
ask-inherit-card = From the top of which deck do you take your strategy card?
ask-inherit-deed = Do you draw your deed from the contracts or from the quests?
ask-draw-deed = Which deed is drawn?
ask-choose-from-markets = Which deed do you take?
ask-choose-disc = Which command disc do you place?
ask-choose-column = Which column does the { $disc } join? Coins with it: { $bribe }.
ask-emergency-muster = You have no miniature in play: where do your leader and one troop return?
ask-resolve-which = Which of your two equal commands do you resolve? Or do you first scheme, or use carts and hammers you saved?
ask-before-command = Take the actions of { $space }, skip them for a coin, or first scheme or use carts and hammers you saved?
ask-before-command-unpayable = You cannot pay for { $space }: skip it for a coin, or first scheme or use carts and hammers you saved?
ask-before-command-idle = None of the actions of { $space } is possible now: skip them for a coin, or first scheme or use carts and hammers you saved?
ask-before-command-idle-done = None of the actions of { $space } is possible now. Do you skip them for a coin?
ask-before-command-idle-done-saved = None of the actions of { $space } is possible now: skip them for a coin, or first use carts and hammers you saved?
ask-before-command-done = Take the actions of { $space }, or skip them for a coin?
ask-before-command-done-saved = Take the actions of { $space }, skip them for a coin, or first use carts and hammers you saved?
ask-before-command-unpayable-done = You cannot pay for { $space }. Do you skip it for a coin?
ask-before-command-unpayable-done-saved = You cannot pay for { $space }: skip it for a coin, or first use carts and hammers you saved?
ask-resolve-which-done = Which of your two equal commands do you resolve?
ask-resolve-which-done-saved = Which of your two equal commands do you resolve? Or do you first use carts and hammers you saved?
ask-end-of-turn-done = Do you use carts and hammers you saved, or end your turn?
ask-end-of-turn = Do you scheme, use carts and hammers you saved, or end your turn?
ask-perform = What do you do next?
ask-take-good = Which good do you take? Still to take: { $number }.
ask-shift-to = Where does the troop from { $region } go?
ask-choose-destination = Where do you move from { $region }?
ask-march = Who goes from { $region } to { $there }?
ask-agatha-goes-on = Does Agatha go on from { $region }, and where to?
ask-march-with-agatha = Who goes on with Agatha from { $region } to { $there }?
ask-relocate-to = Where does the miniature from { $region } go? Any other region is open.
ask-sviatopolk-recruits = Does a troop of yours take the rebel's place in { $region }?
ask-gleb-marches = Gleb lets you move once out of { $region }: where to?
ask-find-reward = What is under the rebel?
ask-battle-deck = From which deck are the strategies against { $opponent } in { $region }? Cards to draw: { $cards }.
ask-reveal-strategy = Which strategy card is drawn for the battle?
ask-choose-result = Which result applies in { $region }, { $attacker } against { $opponent }?
ask-boris-keeps = Does Boris keep the card that was not used?
ask-choose-top = Which of the two cards lies on top of the discards?
ask-attack-again = Boris may attack once more in { $region }: whom?
ask-after-theofana-taxed = After taxing { $region }: a coin, or does Theofana go on alone? With either you cannot tax again this turn.
ask-use-market = What does your market in { $region } bring?
ask-draw-card = Which strategy card is drawn?
ask-keep-card = Which strategy card do you keep?
ask-return-card = Which strategy card goes back next? The last one lies on top.
ask-give-marker = Who gets the first-player marker?
ask-pay-which-resource = With what do you pay for not ruling there?
ask-use-plenty = Do you use the card on top of the discards, paying what it costs?
ask-take-road = The Oath of Roads lets you move { WORD($boots_of_roads) } times out of one region with a building of yours: out of which?
ask-next-road = Roads lead on out of { $region }: where to? Boots left: { $times }.
ask-replace = Whom do you remove from { $region }?
ask-choose-slot = Into which slot does { $deed } go?
ask-complete-which = Which deed do you complete for nothing?
ask-discard-from-hand = Which strategy card do you discard?
ask-remove-troop = Where do you remove a troop? Still to remove: { $troops }.
ask-remove-troop-at-once = From which region that you rule do you remove { $troops } troops at once?
ask-raze-which = Which of your palaces and markets do you take down?
ask-wield-which = Which influence tile do you wield? Times left: { $times }.
ask-pay-good = Which good do you pay: { $among }? Still to pay of these: { $number }.
ask-pay-same-kind = Of which good do you pay { $number }?

## The guide.

guide-waiting = Your opponent decides now. The annals tell every step; click a line to see the table as it was then.
guide-done =
    You have played a whole round: pledge, council, action, chronicle. The game has { $rounds ->
        [one] { WORD($rounds) } round
       *[other] { WORD($rounds) } rounds
    }; then whoever has the most points is crowned. You know enough to go on alone.
guide-keep-leader = Every leader bends one rule. Point at both and keep the one whose sentence you understand at once.
guide-keep-deed = A deed is a goal with a reward. Keep the one that asks for things you would do anyway.
guide-keep-agenda =
    A secret goal: { $agenda ->
        [one] { WORD($agenda) } point
       *[other] { WORD($agenda) } points
    } at the end, and a Merit. Let it steer what you collect.
guide-place-troop = You rule a region where you have more miniatures than each other player, and more than the rebels. Two together are worth more than two apart.
guide-place-leader = Your leader counts like a troop. Let it join your strongest region, or the one where its ability helps.
guide-choose-from-markets = Contracts are paid for, quests are conditions you reach. Take one for which you already have half of what it asks.
guide-choose-slot = Each slot belongs to an influence track: its first deed unlocks the tile below, the second has a benefit, the third is a Merit. A deed in each slot is a Merit too.
guide-choose-disc = A high disc stands higher in its column and does more, but acts late: low discs are resolved first. Use your 5 where you want the most.
guide-choose-column =
    Each column is one kind of action; higher spaces give more of it. { $price_of_a_bribe ->
        [one] A coin laid down with a disc makes
       *[other] { WORD($price_of_a_bribe, capital: 1) } coins laid down with a disc make
    } it stronger without making it slower.
guide-before-command =
    Press Act to take what the golden space gives; skipping it brings a coin. Up to { $most_schemes ->
        [one] { WORD($most_schemes) } scheme
       *[other] { WORD($most_schemes) } schemes
    }, each of another kind, may come before or after it.
guide-before-command-idle = Nothing can be done with the golden space now, so skip it for a coin. A scheme, or anything else that is offered, may change that if it comes first.
guide-before-command-idle-done = Nothing can be done with the golden space now, and your schemes are done. If nothing else is offered, skip it for a coin.
guide-before-command-unpayable = The golden space costs more coins than you have, so skip it for a coin. A scheme that brings coins, executed first, may let you act.
guide-before-command-unpayable-done = The golden space costs more coins than you have, and your schemes are done, so skip it for a coin.
guide-end-of-turn = A scheme is an extra: a strategy card, an oath, a deed or influence, up to { WORD($most_schemes) } a turn and each of another kind. If nothing tempts you, end the turn.
guide-perform = Spend the icons one after the other: helmets muster, boots move, swords attack, carts tax, hammers build. What glows is possible; carts and hammers you leave are kept until your turn ends.
guide-choose-destination = One boot takes any number of miniatures from one region into a neighbouring region. Look for regions that two of yours would rule.
guide-march = Choose who goes. Leave enough behind where you want to stay the ruler.
guide-battle-deck =
    If one side is stronger, { $cards_if_unequal ->
        [one] { WORD($cards_if_unequal) } card is
       *[other] { WORD($cards_if_unequal) } cards are
    } drawn and that side chooses which result counts. At equal strength one card is drawn, and it counts.
guide-choose-result = You are stronger, so you choose. Compare who loses what: the sword is the attacker's side, the shield the defender's.
guide-choose-top = The card on top of the discards can be used again by an oath of Plenty. Leave nothing useful there for others.
guide-keep-card = Keep the card whose lower half you can use soon. Its upper half matters only when it is drawn in a battle.
guide-return-card = What you put back last lies on top. Whoever next draws from this deck, or battles with it, will meet it.
guide-give-marker = Whoever has the marker pledges and places first in the next round. Keep it if you are not sure.
guide-use-plenty = Your oath lets you use the lower half of the card on top of the discards. It costs what stands before its arrow, and nothing if there is none.
guide-relocate-to = The miniature may go to any other region. One more where you are tied makes you the ruler.
guide-boris-keeps = Boris may keep the card that was not used. A card in hand is never bad.
guide-attack-again = Boris may attack once more here. Every battle moves you along the Battle track.
guide-pay-good = Pay with the good you need least.
