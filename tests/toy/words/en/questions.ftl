### What is asked, and what the guide of a first game says beside it.

## The questions, by procedure.

ask-deal-wish = Which wish is dealt?
ask-walk = How far do you walk?
ask-draw-token = Which token comes out of the bag? Still to draw: { $number }.
ask-return-token = Which of the three tokens goes back into the bag?
ask-offer-ware = Do you buy { $ware }?
ask-pay-piece = Which piece do you pay next? Still to pay: { $price }.
ask-bid = How many coins do you bid for the ribbon?
ask-reveal-bid = What was bid?
ask-unload = You carry too much: which token goes back into the bag?
