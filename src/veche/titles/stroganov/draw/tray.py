"""The tray: what lies over Siberia while somebody chooses among things that have no place on the board."""

from __future__ import annotations

from veche.drawing.desk import tray
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.recall import recalled
from veche.drawing.scoresheet import finals
from veche.titles.stroganov.components import FURS, NONE, WISHES
from veche.titles.stroganov.draw.cards import wish
from veche.titles.stroganov.draw.desk import KINDS, Desk
from veche.titles.stroganov.draw.marks import face, plate


@recalled
def drawn(desk: Desk) -> Html:
    """The tray, or nothing when there is nothing to lay on it."""
    if desk.view.over:
        return finals(desk, desk.d.outcome())
    if any(desk.columns["drawn"]):
        return _drawn(desk)
    if any(card != NONE for card in desk.columns["offer"]):
        return _offers(desk)
    return EMPTY


def _drawn(desk: Desk) -> Html:
    """The furs that came out of the bag; everybody sees them."""
    found = []
    for fur in range(KINDS):
        name = desk.say(f"fur.{FURS[fur]}")
        hint = desk.tip(name[:1].upper() + name[1:], desk.say("draw.drawn.tip"))
        for copy in range(desk.columns["drawn"][fur]):
            attributes = desk.pelt(fur, f"drawn.{fur}.{copy}") + hint
            words = html(f'<span class="words">{esc(name)}</span>')
            inside = html(f'<span class="fur f{FURS[fur]} big"{attributes}>{face(fur)}</span>{words}')
            found.append(desk.thing(f"drawn-{FURS[fur]}", "option", inside))
    title = desk.say("draw.drawn") if desk.asked else desk.say("draw.drawn.other", who=desk.name(max(desk.turn, 0)))
    return tray(desk, "small", title, desk.say("draw.drawn.hint"), joined(found))


def _offers(desk: Desk) -> Html:
    """The first wishes, each with the fur that comes with it."""
    found = []
    for place, card in enumerate(desk.columns["offer"]):
        if card == NONE:
            continue
        fur = desk.columns["offer_fur"][place]
        more = (
            html(f'<span class="gift">{plate(fur, "sm", desk.say(f"fur.{FURS[fur]}"))}</span>')
            if fur != NONE
            else EMPTY
        )
        found.append(wish(desk, card, f"wish-{WISHES[card]}", f"offer-{WISHES[card]}", more=more))
    title = desk.say("draw.offer" if desk.asked else "draw.offer.wait")
    return tray(desk, "offers", title, desk.say("draw.offer.hint"), joined(found))
