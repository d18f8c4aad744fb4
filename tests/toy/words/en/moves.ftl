### What a move means, what it is called on a button, and what should be known before it.

## What a move means.

move-wish = A wish for { $wish }
move-draw = Out of the bag comes { $token }
move-reveal = { $seat } bid { $coins }
move-walk = Walk on, steps: { $steps }
move-return = Return { $token } to the bag
move-buy = Buy { $ware }
move-pass = Buy nothing
move-pay = Pay { $token }
move-bid = Bid { $coins }
