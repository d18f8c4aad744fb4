"""What is known of the title before its rules are loaded."""

from __future__ import annotations

from veche.kernel.colours import colours_option, first_option
from veche.kernel.meta import Meta, Option
from veche.titles.stroganov.components import DIFFICULTIES, SEATS, STRATEGIES

META = Meta(
    id="stroganov",
    name="Stroganov",
    summary="Four years in Siberia: ride east, hunt and trade furs, fulfil the Tsar's wishes and sing of it in winter.",
    players=(1, 2, 3, 4),
    usual=2,
    automa="Ivan",
    rules_version=2,
    seats=SEATS,
    icon="tiger",
    options=(
        colours_option(SEATS),
        first_option(SEATS, (2, 3, 4)),
        Option(
            "random-region-furs",
            "The furs that price the regions lie in random order instead of rising from west to east.",
            label="Random region furs",
        ),
        Option(
            "asymmetric-boards",
            "The other sides of the player boards: an ability of its own for every colour. They are ours.",
            label="Asymmetric boards",
            reconstructed="wholly",
        ),
        Option(
            "difficulty",
            "How hard Ivan is to beat. Very hard is a level of our own.",
            values=DIFFICULTIES,
            label="Difficulty",
            default="easy",
            players=(1,),
        ),
        Option(
            "ivan-letter",
            "What Ivan keeps to: the cards of this letter are taken out, instead of five at random.",
            values=(*STRATEGIES, "hidden"),
            label="Ivan's letter",
            default="Five cards at random",
            kind="strategy",
            players=(1,),
        ),
    ),
)
