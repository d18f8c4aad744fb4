"""What is known of the title before its rules are loaded."""

from __future__ import annotations

from veche.kernel.colours import colours_option, first_option
from veche.kernel.meta import Meta, Option
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.second.components import SIDES

META = Meta(
    id="rurik2",
    name="Rurik: Second Edition",
    summary="The second edition as its draft describes it: three rounds of pledges, commands, schemes and oaths.",
    players=(2, 3, 4),
    seats=SEATS,
    icon="warfare",
    rules_version=2,
    options=(
        colours_option(SEATS),
        first_option(SEATS, (2, 3, 4)),
        Option(
            "inheritance",
            "Three inheritance cards each, two kept, give a start of one's own instead of the third troop.",
            label="Inheritance",
            reconstructed="partly",
        ),
        Option(
            "all-leaders",
            "Agatha, Gleb, Sviatopolk and Theofana join, with reconstructed abilities; two leaders are dealt to each.",
            label="All eight leaders",
            reconstructed="wholly",
        ),
        Option(
            "swapped-oaths",
            "The pair of Authority lies on the left oath spaces, the pair of Plenty on the right.",
            label="Swapped oaths",
            excludes=("free-oaths",),
        ),
        Option(
            "free-oaths",
            "Each player in turn says which pair of oaths lies on the left spaces; the other lies on the right.",
            label="Free oaths",
            excludes=("swapped-oaths",),
        ),
        Option(
            "oath-of-roads",
            "A third pair of oaths; each player in turn chooses two of the three. Its name, its effect and what it "
            "costs are ours: the draft only announces further oaths.",
            label="Oath of Roads",
            reconstructed="wholly",
        ),
        Option(
            "six-regions",
            "The top of the Rule track asks for six regions instead of five with Kyiv and Novgorod.",
            label="Six regions at the top",
        ),
        Option(
            "battle-tile", "Which side of the Battle tile lies up; chance decides if it is not given.", SIDES, False,
            "Battle tile", kind="side", default="By chance",
        ),
    ),
    shares=("veche.titles.rurik.both",),
)  # fmt: skip
