"""What may lie on what in a docket of the first edition: a position whose docket was edited is held to it."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket_order import Order

_ACTED: Final = "before-main-action after-main-action"
"""What comes after a bonus action, before or after the main one."""

_DONE: Final = f"{_ACTED} discard-played remove-played spend"
"""What comes after points are spent: the rest of the turn, or the end of the scheme card that gave them."""

_SPENT: Final = "spend attack muster spend-build spend-tax choose-troop choose-troop-anywhere move-on-anywhere"
_DRAWN: Final = f"{_ACTED} give-marker looked attack-on discard-played remove-played inherit-deed next-inheritance"
_PAID: Final = "spend draw-schemes gain-coins remove-troops pay-goods"
"""What comes after a part of the costs of a deed, or of a conversion."""

_BEGUN: Final = "lay-warfare-reward draw-first-player choose-leaders turn-up-top"
"""What comes after tokens and cards are laid out."""

_REBELLION: Final = "rebellion-attacks rebellion-builds rebellion-moves rebellion-musters rebellion-taxes"

ORDER: Final = Order(
    beneath=(
        # Setup
        ("reveal-deed", "refill-row"),
        ("refill-row", f"lay-tokens reveal-intrigue {_BEGUN}"),
        ("refill-row", "choose-deed discard-played remove-played prepare-next-round"),
        (
            "lay-tokens lay-token",
            "lay-token reveal-intrigue lay-warfare-reward draw-first-player choose-leaders turn-up-top",
        ),
        ("reveal-intrigue", "reveal-intrigue lay-warfare-reward draw-first-player choose-leaders"),
        ("lay-warfare-reward", _BEGUN),
        ("turn-up-top", "set-up-rebellion"),
        ("draw-first-player set-up-rebellion", "choose-leaders"),
        ("choose-leaders", "place-troops"),
        ("choose-leader", "choose-leader deal-agenda"),
        ("deal-leader", "deal-leader deal-agenda"),
        ("deal-agenda", "deal-agenda keep-agenda"),
        ("keep-agenda", "keep-agenda deal-inheritance place-troops"),
        ("deal-inheritance", "deal-inheritance return-inheritance"),
        ("return-inheritance", "return-inheritance place-troops"),
        ("place-troop", "place-troop seat-leader"),
        ("place-leader seat-leader", "seat-leader next-inheritance begin-round"),
        ("next-inheritance inherit inherit-where", "next-inheritance begin-round"),
        ("inherit-good", "inherit-good inherit-deed draw-schemes next-inheritance"),
        ("inherit-deed", "next-inheritance"),
        # The round
        ("place-troops claim-phase", "begin-round"),
        ("intrigue-takes-effect", "strategy-phase"),
        ("look-at-cards looked", "look-at-cards strategy-phase"),
        ("strategy-phase next-placement", "action-phase"),
        ("action-phase next-turn", "claim-phase"),
        ("choose-advisor choose-column", "next-placement"),
        # A turn
        ("begin-turn resolve resolve-which before-main-action after-main-action end-of-turn finish-turn", "next-turn"),
        ("rally", "resolve"),
        ("play-scheme accomplish convert-goods discard-played gain-coins", _ACTED),
        ("tavern-top remove-played", f"{_DONE} build-on"),
        ("move-from move-from-to", f"{_DONE} build-on attack-on draw-schemes"),
        (f"{_SPENT} attack-on build-on choose-destination choose-destination-anywhere muster-by-maria", _DONE),
        ("find-reward", f"{_DONE} attack-on gleb-may-march"),
        ("gleb-may-march", f"{_DONE} attack-on draw-schemes"),
        ("choose-points", "discard-played remove-played"),
        ("check-for-casualty check-which-deck reveal-scheme", f"{_DONE} attack-on draw-schemes rebellion-attacks"),
        (
            "along-with-agatha",
            f"{_DONE} choose-troop move-on-anywhere choose-troop-anywhere move-from build-on attack-on draw-schemes",
        ),
        ("predslava-sends", f"{_DONE} {_SPENT} attack-on move-from"),
        ("replace", f"{_DONE} build-on"),
        ("use-market", f"{_DONE} spend-tax after-theofana-taxed"),
        ("theofana-taxed after-theofana-taxed", f"{_DONE} tax-on"),
        ("tax-on", _DONE),
        ("give-marker", "after-main-action"),
        ("draw-schemes draw-which-deck draw-scheme keep-one keep-scheme return-scheme", _DRAWN),
        ("pay-goods pay-good pay-same pay-same-kind remove-troops remove-troop raze raze-which discard-scheme", _PAID),
        # The claim phase
        ("load-boat load-how-far", "load-boat advance-on-claim-tracks"),
        ("advance-on-claim-tracks", "earn-income unlock-by-tracks begin-round"),
        ("earn-income", "choose-deed"),
        ("choose-deed choose-from-row", "choose-deed discard-played remove-played prepare-next-round"),
        ("prepare-next-round", "begin-round rebellion-round-ends"),
        # The Rebellion
        ("rebellion-places slide-out-row rebellion-joins-column", "next-placement"),
        ("bottom-card", "rebellion-places"),
        ("rebellion-turn rebellion-resolves rebellion-acts rebellion-takes-action rebellion-forfeits", "next-turn"),
        ("turn-up", "rebellion-returns"),
        ("rebellion-returns rebellion-comes-back", "rebellion-resolves"),
        (f"{_REBELLION} rebellion-unlocks unlock-bonus", f"finish-turn rebellion-takes-action {_REBELLION}"),
        (
            "rebellion-attacks-next rebellion-builds-next rebellion-moves-next rebellion-musters-next "
            "rebellion-taxes-next rebellion-converts",
            f"finish-turn rebellion-takes-action {_REBELLION}",
        ),
        ("rebellion-check-deck", "rebellion-attacks"),
        ("rebellion-gains-bonus", f"rebellion-gains-bonus rebellion-unlocks {_REBELLION}"),
        ("load-alone load-how-far-alone", "assign-priority"),
        ("assign-priority", "advance-on-claim-tracks"),
        ("rebellion-unlocks unlock-bonus unlock-by-tracks", "earn-income end-alone"),
        ("rebellion-claim rebellion-round-ends rebel-joins-sviatopolk end-alone", "begin-round"),
    ),
    last="begin-round",
    nobody=(
        "reveal-deed refill-row lay-tokens lay-token draw-first-player choose-leaders place-troops begin-round "
        "strategy-phase action-phase claim-phase advance-on-claim-tracks earn-income prepare-next-round reshuffle "
        "reveal-intrigue intrigue-takes-effect lay-warfare-reward"
    ),
    others=(
        "choose-leader deal-leader deal-agenda keep-agenda deal-inheritance return-inheritance "
        "next-inheritance place-troop seat-leader next-placement next-turn load-boat "
        "choose-deed assign-priority rebellion-attacks look-at-cards"
    ),
    when=(
        (
            "setup",
            "reveal-intrigue lay-warfare-reward place-troops place-troop seat-leader place-leader deal-inheritance "
            "return-inheritance next-inheritance",
        ),
        ("strategy", "next-placement action-phase intrigue-takes-effect look-at-cards looked"),
        ("action", "next-turn"),
        (
            "claim",
            "load-boat load-how-far advance-on-claim-tracks earn-income prepare-next-round assign-priority "
            "rebellion-round-ends rebel-joins-sviatopolk end-alone",
        ),
    ),
    alike="deal-agenda deal-inheritance inherit-good place-troop rebellion-gains-bonus",
    at_once="reshuffle gain-boon",
    automa=(
        "bottom-card end-alone rebellion-acts rebellion-attacks rebellion-builds rebellion-claim rebellion-moves "
        "rebellion-musters rebellion-places rebellion-returns rebellion-round-ends rebellion-taxes rebellion-turn "
        "rebellion-takes-action rebellion-unlocks set-up-rebellion turn-up turn-up-top unlock-by-tracks"
    ),
    either="next-placement next-turn finish-turn check-for-casualty reveal-scheme",
    alone="load-alone load-how-far-alone rebellion-check-deck",
    together="draw-first-player load-boat load-how-far reveal-intrigue intrigue-takes-effect look-at-cards looked",
)
