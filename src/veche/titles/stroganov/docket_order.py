"""What may lie on what in a docket of *Stroganov*: a position whose docket was edited is held to it."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket_order import Order

_MAIN: Final = "main-action second-action late-actions"
"""What comes after a basic action, or after the first or second main action."""

_ASKED_AGAIN: Final = (
    f"ride basic-action {_MAIN} hunt-again trade-bonus trophy-action choose-reward trophy-reward "
    "choose-second-reward second-reward advanced-action before-income choose-song auxiliary-actions sing-at-once "
    "has-sung"
)
"""What is asked again after an auxiliary action."""

_REWARDS: Final = (
    "draw-furs take-furs trophy-action advanced-action build-anywhere cheap-wish choose-second-reward second-reward "
    "village-stories"
)
"""What villages, yurts, songs, landscapes and trophies leave to be done, one after the other."""

_REWARDED: Final = f"{_ASKED_AGAIN} {_REWARDS} finish-turn ivans-song end-of-year income storytelling"
"""What a reward may lie on; a song that is sung at once may come before anything else."""

_ADVANCED: Final = "visit-village use-yurt take-wish build-outpost claim-landscape"
_BASIC: Final = "take-coin take-horses ride-to hunt-first trade-bonus"
_IVAN_GOES_ON: Final = (
    "has-sung ivan-has-sung ivan-hunts ivan-buys-or-visits ivans-additional-action finish-turn before-income income "
    "storytelling choose-song ivans-song end-of-year"
)
_IVANS_REWARDS: Final = "ivan-draws ivan-takes ivans-trophy ivan-builds-anywhere village-stories"

ORDER: Final = Order(
    beneath=(
        # Setup
        ("draw-trade-fur", "lay-region-furs"),
        ("lay-region-furs", "refill-row"),
        ("draw-region-fur", "draw-region-fur refill-row"),
        ("fill-market lay-village", "lay-village refill-yurts"),
        ("draw-player", "draw-player starting-goods"),
        ("ivans-letter", "show-movement"),
        ("show-movement", "starting-goods turn-card ivan-rides"),
        ("starting-goods", "offer-wish"),
        ("offer-wish", "offer-fur"),
        ("offer-fur", "offer-wish first-wishes"),
        ("first-wishes", "begin-year"),
        ("first-wish choose-wish ivans-wish", "first-wish begin-year"),
        # Spring, summer, autumn
        ("ride ride-where", "basic-action"),
        ("basic-action", "main-action"),
        ("main-action second-action choose-second-action late-actions end-of-turn ivans-turn", "finish-turn"),
        ("finish-turn", "next-turn"),
        # Actions
        (f"{_BASIC} hunt-again hunt-second", _MAIN),
        (_ADVANCED, _REWARDED),
        ("trophy-step choose-reward trophy-reward", _REWARDED),
        ("move-token", "choose-reward trophy-reward"),
        (f"{_REWARDS} fulfil-freely take-fur", _REWARDED),
        ("pay pay-piece", f"{_BASIC} {_ADVANCED} fulfil-wish move-token receive-fur"),
        ("draw-fur", "keep-one"),
        ("keep-one keep-fur", "draw-furs"),
        ("receive-fur", _ASKED_AGAIN),
        ("fulfil-wish", _REWARDED),
        ("sing-at-once has-sung", f"{_REWARDED} songs-of-winter"),
        # Winter
        ("before-income before-income-what", "before-income income storytelling"),
        ("income", "auxiliary-actions before-income storytelling"),
        (
            "auxiliary-actions auxiliary-action",
            "has-sung before-income income storytelling choose-song ivans-song end-of-year",
        ),
        ("storytelling songs-of-winter", "end-of-year"),
        ("choose-song choose-which-song has-sung ivans-song ivan-has-sung", "choose-song ivans-song end-of-year"),
        # Administration
        ("refill-row", "fill-market cossacks-home"),
        ("lay-landscape", "lay-landscape lay-furs"),
        ("lay-furs", "lay-tiger"),
        ("lay-fur", "lay-fur lay-tiger"),
        ("lay-tiger", "fill-market cossacks-home"),
        ("cossacks-home", "fill-market"),
        ("refill-yurts", "refill-songs refill-wishes"),
        ("lay-yurt", "lay-yurt refill-songs refill-wishes"),
        ("refill-wishes", "refill-songs draw-player ivans-letter show-movement"),
        ("lay-wish", "lay-wish refill-songs draw-player ivans-letter show-movement"),
        ("refill-songs", "new-year refill-wishes"),
        ("lay-song", "lay-song new-year refill-wishes"),
        # Ivan
        ("turn-card", "ivan-rides"),
        ("ivan-rides", "ivan-hunts"),
        ("ivan-hunts", "ivan-buys-or-visits"),
        ("ivan-buys-or-visits", "ivans-additional-action"),
        ("ivans-additional-action ivan-gains-wish ivan-gains-yurt build-outpost", "finish-turn"),
        ("ivan-pays ivan-pays-piece", "build-outpost ivan-advances ivan-claims ivan-gains-wish ivan-gains-yurt"),
        ("ivan-advances ivan-claims ivan-builds ivan-sings", f"{_IVAN_GOES_ON} {_IVANS_REWARDS}"),
        (f"{_IVANS_REWARDS} has-sung", f"{_IVAN_GOES_ON} {_IVANS_REWARDS}"),
        ("ivan-draws-fur", "ivan-draws"),
        ("ivan-takes-fur", "ivan-takes"),
    ),
    last="begin-year next-turn winter end-of-year administration new-year",
    nobody=(
        "draw-trade-fur lay-region-furs draw-region-fur lay-village draw-player starting-goods offer-wish "
        "offer-fur first-wishes begin-year next-turn winter storytelling songs-of-winter end-of-year "
        "administration refill-row lay-landscape lay-furs lay-fur lay-tiger cossacks-home fill-market "
        "refill-yurts lay-yurt refill-wishes lay-wish refill-songs lay-song new-year refill-market "
        "ivans-letter turn-card show-movement"
    ),
    others="before-income income choose-song ivans-song first-wish",
    when=(
        ("setup", "begin-year first-wishes"),
        ("spring summer autumn", "next-turn"),
        ("winter", "winter end-of-year administration new-year"),
    ),
    alike="trophy-action advanced-action build-anywhere cheap-wish ivans-trophy ivan-builds-anywhere",
    at_once="refill-market ivan-sings-at-once",
    on_top="show-movement sing-at-once",
    automa=(
        "ivan-advances ivan-builds-anywhere ivan-claims ivan-draws ivan-draws-fur ivan-gains-wish ivan-gains-yurt "
        "ivan-has-sung ivan-pays ivan-takes ivans-song ivans-turn"
    ),
    either="first-wish finish-turn build-outpost income village-stories has-sung",
    alone="ivans-letter show-movement turn-card",
    together="draw-player",
)
