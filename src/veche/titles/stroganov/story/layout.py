"""The sentences of what chance does between turns: the setup, the new year, and furs for the market."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.story.passage import Happening, Part, Passage, Sentence, Trace, Who, sentence, spanning
from veche.titles.stroganov.components import FURS, REGIONS
from veche.titles.stroganov.state import KINDS
from veche.titles.stroganov.story import things

LAID: Final = ("landscape", "furs", "tiger", "market", "village", "yurt", "wish", "song")
"""What a new year lays out, in the order in which it is told."""

SUBJECTS: Final = {
    "trade-fur": "prices",
    "region-fur": "prices",
    "lay landscape": "board",
    "lay fur": "board",
    "lay market": "board",
    "lay village": "board",
    "lay yurt": "board",
    "lay song": "board",
    "lay wish": "board",
    "ivan letter": "ivan",
    "ivan movement": "ivan",
    "next-player": "order",
    "offer wish": "offers",
    "offer fur": "offers",
}
"""What a move of chance between turns is about."""


def laid_out(happenings: Sequence[Happening], seats: Sequence[str]) -> list[Passage]:
    """One passage for each subject, as long as it lasts; `seats` is what the seats are called."""
    found = []
    start = 0
    for place in range(1, len(happenings) + 1):
        ends = place == len(happenings) or SUBJECTS[happenings[place].verb] != SUBJECTS[happenings[start].verb]
        if ends:
            found.append(_passage(happenings[start:place], seats))
            start = place
    return found


def _passage(some: Sequence[Happening], seats: Sequence[str]) -> Passage:
    subject = SUBJECTS[some[0].verb]
    if subject == "prices":
        return spanning(some, _prices(some[-1]))
    if subject == "order":
        order = tuple([Who(seats.index(str(one.nouns["seat"])), within=True) for one in some])
        return spanning(some, sentence("story.order", names=order))
    if subject == "offers":
        return spanning(some, _offers(some[-1]))
    if subject == "ivan":
        return _about_ivan(some)
    return _board(some)


def _fur(fur: int) -> Sentence:
    return sentence(f"story.fur.{FURS[fur]}", number=1)


def _prices(one: Happening) -> Sentence:
    """What trade asks for, and the regions from west to east, as far as they are known."""
    trade = _fur(one.after.numbers["trade_fur"])
    regions = [_fur(fur) for fur in one.after.columns["region_fur"] if fur >= 0]
    return (
        sentence("story.prices", trade=trade, asked=tuple(regions))
        if regions
        else sentence("story.trade-fur", trade=trade)
    )


def _offers(one: Happening) -> Sentence:
    columns = one.after.columns
    offers: list[Sentence] = []
    for card, fur in zip(columns["offer"], columns["offer_fur"], strict=True):
        if card >= 0:
            with_it: Part = sentence("story.with", things=(_fur(fur),)) if fur >= 0 else ""
            offers.append(sentence("story.offer", wish=things.wish(card), fur=with_it))
    return sentence("story.offers", offers=tuple(offers))


def _about_ivan(some: Sequence[Happening]) -> Passage:
    letters = [one for one in some if one.verb == "ivan letter"]
    movements = [one for one in some if one.verb == "ivan movement"]
    found = []
    if letters:
        secret = letters[0].is_hidden
        found.append(
            sentence("story.ivan.letter.secret")
            if secret
            else sentence("story.ivan.letter", strategy=str(letters[0].nouns["strategy"]))
        )
    if movements:
        found.append(sentence("story.ivan.back", tiles=int(movements[-1].nouns["steps"])))
    return spanning(some, found[0], found[1:])


def _board(some: Sequence[Happening]) -> Passage:
    """What was laid out, counted; furs that only fill the market are named."""
    numbers = {kind: len([one for one in some if one.verb == f"lay {kind}"]) for kind in (*LAID, "fur")}
    first = some[0].before
    is_new_year = any(frame[0] == "new-year" for frame in first.docket)
    if numbers["market"] == len(some) and not is_new_year:
        furs = [0] * KINDS
        for one in some:
            furs[FURS.index(str(one.nouns["fur"]))] += 1
        return spanning(some, sentence("story.market", things=things.furs(furs)))
    numbers["furs"] = numbers["fur"]
    numbers["tiger"] = first.numbers["tigers_left"] - some[-1].after.numbers["tigers_left"]
    laid = tuple([sentence(f"story.laid.{kind}", number=numbers[kind]) for kind in LAID if numbers[kind]])
    if is_new_year:
        said = sentence("story.new-year", things=laid, year=first.numbers["year"] + 1)
    else:
        said = sentence("story.laid-out", things=laid)
    return spanning(some, said, (), _traces(some))


def _traces(some: Sequence[Happening]) -> list[Trace]:
    """What was laid where, as the drawing calls the place."""
    found = []
    for one in some:
        place = one.before.docket[0][2]
        if one.verb == "lay landscape":
            found.append(Trace("comes", things.at_space(place)))
        elif one.verb in ("lay yurt", "lay wish"):
            found.append(Trace("comes", f"{one.verb.removeprefix('lay ')}_in-{REGIONS[place]}"))
        elif one.verb == "lay song":
            found.append(Trace("comes", f"song-{one.nouns['song']}"))
    return found
