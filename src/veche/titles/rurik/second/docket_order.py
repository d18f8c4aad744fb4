"""What may lie on what in a docket of the second edition: a position whose docket was edited is held to it."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket_order import Order

_TURN: Final = "before-command after-command resolve"
"""What comes after a scheme: before the command disc, after it, or before an emergency muster."""

_GAINED: Final = (
    f"{_TURN} advance carry-on choose-slot discard-played gain give-marker wield-more inherit-card inherit-deed "
    "next-inheritance"
)
"""What may wait while something is gained."""

_PAID: Final = "gain sworn pay-goods pay-resource"
_BATTLE: Final = (
    "battle battle-deck draw-strategies find-result choose-result suffer-casualties capture second-attack attack-again "
    "sviatopolk-recruits gleb-marches"
)
_ROAD: Final = "march march-with-agatha agatha-goes-on"
_MARCH: Final = f"choose-destination {_ROAD} relocate-to shift-to"

ORDER: Final = Order(
    beneath=(
        # Setup
        ("draw-side", "open-discard"),
        ("open-discard reveal-deed", "refill-markets"),
        ("refill-markets", "deal-cards choose-deed council-phase prepare-next-round next-turn"),
        ("deal-cards", "draw-first-player choose-oaths deal-leaders"),
        ("deal-deed", "deal-deed keep-deed"),
        ("keep-deed", "keep-deed deal-agenda"),
        ("deal-agenda", "deal-agenda keep-agenda"),
        ("keep-agenda", "keep-agenda draw-first-player choose-oaths deal-leaders"),
        ("draw-first-player", "choose-oaths deal-leaders"),
        ("choose-oaths", "deal-leaders"),
        ("leave-oath", "leave-oath lay-oath deal-leaders"),
        ("lay-oath", "leave-oath lay-oath deal-leaders"),
        ("deal-leaders", "deal-inheritances place-troops"),
        ("deal-leader", "deal-leader keep-leader deal-inheritances place-troops"),
        ("keep-leader", "keep-leader deal-inheritances place-troops"),
        ("deal-inheritances", "place-troops"),
        ("deal-inheritance", "deal-inheritance return-inheritance"),
        ("return-inheritance", "return-inheritance place-troops"),
        ("place-troop", "place-troop seat-leader"),
        ("place-leader seat-leader", "seat-leader next-inheritance begin-round"),
        ("next-inheritance inherit inherit-where", "next-inheritance begin-round"),
        ("inherit-card", "inherit-deed next-inheritance"),
        ("inherit-deed draw-deed", "next-inheritance"),
        # The round
        ("place-troops chronicle-phase prepare-next-round", "begin-round"),
        ("pledge-phase", "council-phase"),
        ("council-phase next-placement", "action-phase"),
        ("action-phase next-turn", "chronicle-phase"),
        ("choose-disc choose-column", "next-placement"),
        # A turn
        ("begin-turn resolve resolve-which before-command after-command end-of-turn finish-turn", "next-turn"),
        ("emergency-muster", "resolve"),
        ("discard-played play-card play-unpaid replace swear sworn use-plenty", _TURN),
        (f"take-road more-roads next-road {_ROAD}", _TURN),
        ("wield", f"{_TURN} wield-more"),
        (
            "carry-on perform gain give-marker choose-slot complete complete-free complete-which take-good wield-more "
            "wield-which advance",
            _GAINED,
        ),
        ("advance", "gleb-marches second-attack"),
        ("choose-deed choose-from-markets", f"{_GAINED} choose-deed refill-markets"),
        (f"{_BATTLE} {_MARCH}", "carry-on"),
        (f"choose-destination {_ROAD}", "more-roads"),
        ("draw-cards keep-one keep-card return-card", "carry-on inherit-deed next-inheritance"),
        ("draw-card", "draw-cards"),
        ("after-theofana-taxed", f"{_TURN} carry-on"),
        ("use-market", f"{_TURN} carry-on after-theofana-taxed"),
        ("find-reward", "carry-on gleb-marches sviatopolk-recruits"),
        ("reveal-strategy", "draw-strategies"),
        ("boris-keeps", "discard-strategies"),
        ("discard-strategies choose-top", "advance"),
        (
            "pay-goods pay-good pay-same pay-same-kind remove-troops remove-troop raze raze-which discard-from-hand "
            "pay-resource pay-which-resource",
            _PAID,
        ),
        # The chronicle phase
        ("advance-in-the-chronicle", "earn-income begin-round"),
        ("earn-income", "palace-deeds"),
        ("palace-deeds", "prepare-next-round"),
    ),
    last="begin-round",
    nobody=(
        "draw-side open-discard refill-markets reveal-deed deal-cards draw-first-player choose-oaths "
        "deal-leaders deal-inheritances place-troops begin-round pledge-phase council-phase action-phase "
        "chronicle-phase advance-in-the-chronicle earn-income palace-deeds prepare-next-round reshuffle"
    ),
    others=(
        "deal-deed keep-deed deal-agenda keep-agenda leave-oath lay-oath deal-leader keep-leader deal-inheritance "
        "return-inheritance place-troop seat-leader next-inheritance next-placement next-turn choose-deed carry-on"
    ),
    when=(
        ("setup", "place-troops place-troop seat-leader place-leader next-inheritance deal-cards draw-first-player"),
        ("setup", "choose-oaths leave-oath lay-oath"),
        ("pledge", "council-phase"),
        ("pledge council", "action-phase"),
        ("council", "next-placement"),
        ("action", "next-turn"),
        ("chronicle", "prepare-next-round palace-deeds earn-income"),
    ),
    alike="refill-markets deal-agenda deal-leader deal-inheritance place-troop choose-deed complete-free carry-on gain",
    at_once="reshuffle",
)
