"""The deed markets: open contracts and quests, each in one line, and how many are left in their decks."""

from __future__ import annotations

from functools import lru_cache

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.speech import Speech
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.second.box import OF_DEED, Box
from veche.titles.rurik.second.components import CONTRACTS, DEEDS, MARKET_PLACES, MARKETS
from veche.titles.rurik.second.draw import reasons
from veche.titles.rurik.second.draw.cards import deed_hint, points_seal
from veche.titles.rurik.second.draw.desk import Desk
from veche.titles.rurik.second.draw.marks import signs, wanted


@recalled
def drawn(desk: Desk) -> Html:
    """Both markets."""
    say = desk.say
    mark = desk.doubt(any(desk.doubts.deeds[CONTRACTS:]), "deeds")
    inside = joined([_market(desk, market) for market in range(len(MARKETS))])
    return part(
        html(
            '<section id="deedrow" class="panel deedrow tab-rivals mk2" aria-labelledby="h-deeds">'
            '<h2 class="rubric" id="h-deeds" tabindex="0">'
            f"{esc(say('draw.deeds'))}{mark}{desk.rule('pledge-phase')}"
            f"{_kinds(desk)}</h2>{inside}</section>"
        )
    )


def _kinds(desk: Desk) -> Html:
    """Which of the markets is shown where there is room for one; it works without script."""
    found = []
    for market, name in enumerate(MARKETS):
        chosen = EMPTY if market else html(" checked")
        called = esc(desk.say(f"draw.market.{name}"))
        found.append(
            html(
                f'<input type="radio" name="market" class="sr" id="mk-{esc(name)}" aria-label="{called}"{chosen}>'
                f'<label for="mk-{esc(name)}">{icon(name)}{called}</label>'
            )
        )
    return html(f'<span class="kinds">{joined(found)}</span>')


def here(desk: Desk, market: int) -> list[int]:
    """The open deeds of a market."""
    places = desk.columns["market"][market * MARKET_PLACES : (market + 1) * MARKET_PLACES]
    return [deed for deed in places if deed != NONE]


def _market(desk: Desk, market: int) -> Html:
    name, say = MARKETS[market], desk.say
    items = joined([html(f"<li>{_offer(desk, deed)}</li>") for deed in here(desk, market)])
    inside = html(f"<ul>{items}</ul>") if items else html(f'<p class="nothing">{esc(say("draw.deeds.none"))}</p>')
    head = html(
        f"{icon(name)}{esc(say(f'draw.market.{name}'))}"
        f"<small>{esc(say('draw.deeds.left', figure=desk.d.deeds_left[market]))}</small>"
    )
    return html(f'<div class="of-{esc(name)}">{desk.thing(f"market-{name}", "mkh", head)}{inside}</div>')


def _offer(desk: Desk, deed: int) -> Html:
    more = html(f' id="row-{DEEDS[deed]}"{deed_hint(desk, deed, reasons.market(desk, deed))}')
    inside = _line(desk.box, deed, desk.players, desk.say)
    return desk.thing(f"deed-{DEEDS[deed]}", "offer", inside, more, focus=True)


@lru_cache(maxsize=256)
def _line(box: Box, deed: int, players: int, say: Speech) -> Html:
    return html(
        f'{points_seal(box.deed_vp[deed], say)}<span class="nm1">{esc(say(f"deed.{DEEDS[deed]}"))}</span>'
        f'<span class="eq"><span>{joined(wanted(box, deed, players))}</span>'
        f'<span class="to1" aria-hidden="true">→</span>'
        f'<span class="rw">{joined(signs(box, OF_DEED + deed))}</span></span>'
    )
