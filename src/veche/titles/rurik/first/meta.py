"""What is known of the title before its rules are loaded."""

from __future__ import annotations

from veche.kernel.colours import colours_option, first_option
from veche.kernel.meta import Meta, Option
from veche.titles.rurik.both.components import SEATS, SVIATOPOLK
from veche.titles.rurik.first.components import DIFFICULTIES, LEADERS

META = Meta(
    id="rurik",
    name="Rurik: Dawn of Kiev",
    summary="The first edition: four rounds of advisors, troops, goods and deeds for the throne of Kiev.",
    players=(1, 2, 3, 4),
    usual=2,
    automa="The Rebellion",
    neutrals="Neutral troops",
    seats=SEATS,
    icon="leader",
    rules_version=2,
    options=(
        Option(
            "alternate-board", "Goods tokens, shuffled, say which good each region produces.", label="Alternate board"
        ),
        Option(
            "rebel-rewards",
            "A shuffled token, not the rebel's sticker, says what a defeated rebel gives.",
            label="Rebel rewards",
            players=(2, 3, 4),
        ),
        Option(
            "deed-row", "After the last choice of a claim phase the whole row of deeds is renewed.", label="Deed row"
        ),
        Option(
            "random-leaders", "Leaders are dealt by chance instead of being chosen in turn.", label="Random leaders"
        ),
        Option(
            "intrigue",
            "Three open cards, of which one takes effect in each round from the second on; the cards are ours.",
            label="Intrigue",
            players=(2, 3, 4),
            reconstructed="wholly",
        ),
        Option(
            "stone-and-blade",
            "The expansion's core: taverns, stables, trade boons, warfare rewards and more; some is ours.",
            label="Stone & Blade",
            reconstructed="partly",
        ),
        colours_option(SEATS),
        first_option(SEATS, (2, 3, 4)),
        # Alone, Sviatopolk leads the Rebellion.
        Option(
            "leaders",
            "chooses a leader",
            text=True,
            label="Leader",
            per_seat=LEADERS,
            only_with={LEADERS[SVIATOPOLK]: (2, 3, 4)},
            kind="leader",
        ),
        Option(
            "difficulty",
            "Which household mat the Rebellion has.",
            values=DIFFICULTIES,
            label="Difficulty",
            default="easy",
            players=(1,),
        ),
        Option(
            "german-printing",
            "Alone: bonus movement after the main action, churches first, one agenda left out, as in the German rules.",
            label="German printing",
            players=(1,),
        ),
        Option(
            "solo-1-5",
            "Alone: the Rebellion taxes and builds for one point, in another order, and earns less (at second hand).",
            label="Solo rules 1.5",
            players=(1,),
        ),
    ),
    shares=("veche.titles.rurik.both",),
)
