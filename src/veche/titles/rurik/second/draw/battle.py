"""The battle on the map's lower right: both strengths, and the cards that were drawn, each with what it would do."""

from __future__ import annotations

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.recall import recalled
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.second.draw.cards import card_thing, losses, strategy_hint
from veche.titles.rurik.second.draw.desk import Desk


@recalled
def drawn(desk: Desk) -> Html:
    """The battle that is being fought, while its cards lie open; nothing otherwise."""
    kinds = [kind for kind in range(desk.box.kinds) for _ in range(desk.columns["revealed"][kind])]
    if not kinds:
        return EMPTY
    region, attacker, opponent = _sides(desk)
    title = (
        desk.say("draw.battle.in", region=desk.edition.regions[region]) if region != NONE else desk.say("draw.battle")
    )
    sides = EMPTY
    if region != NONE:
        sides = html(
            f'<span class="sds">{desk.badge(attacker)}{desk.d.strength(attacker, region)}<i>:</i>'
            f"{desk.d.strength(opponent, region)}{desk.badge(opponent)}</span>"
        )
    cards = joined([_card(desk, kind, kinds[:place].count(kind) + 1) for place, kind in enumerate(kinds)])
    note = esc(_note(desk))
    return html(
        f'<section class="battle" aria-label="{esc(title)}"><h3>{icon("warfare")}{esc(title)}{sides}</h3>'
        f'<div class="two">{cards}</div>{f"<p>{note}</p>" if note else ""}</section>'
    )


def _sides(desk: Desk) -> tuple[int, int, int]:
    """Region, attacker and opponent, as far as the question knows them."""
    if desk.doing("choose-result"):
        return desk.operands[0], desk.operands[1], desk.operands[2]
    return NONE, NONE, NONE


def _card(desk: Desk, kind: int, copy: int) -> Html:
    """One of the cards: while a result or the top of the discards is chosen, something to pick."""
    ident = html(f' id="battle-{esc(desk.box.card_names[kind])}-{copy}"')
    inside = html(f"<b>{esc(desk.card(kind))}</b>{losses(desk.box, kind, desk.say)}{_state(desk, kind, copy)}")
    look = "bc2"
    if desk.doing("boris-keeps"):
        look = "bc2 on" if _is_applied(desk, kind, copy) else "bc2 no"
    elif desk.may(card_thing(desk, kind)):
        look = "bc2 choose"
    return desk.thing(card_thing(desk, kind), look, inside, ident + strategy_hint(desk, kind), focus=True)


def _is_applied(desk: Desk, kind: int, copy: int) -> bool:
    """Whether this card gave the result, while Boris may keep the other; of two equal cards it was the first."""
    return kind == desk.operands[0] and copy == 1


def _state(desk: Desk, kind: int, copy: int) -> Html:
    """The strengths after this result, or whether it was applied."""
    if desk.doing("boris-keeps"):
        key = "applied" if _is_applied(desk, kind, copy) else "aside"
        return html(f'<span class="st8">{esc(desk.say(f"draw.battle.{key}"))}</span>')
    region, attacker, opponent = _sides(desk)
    if region == NONE:
        return EMPTY
    left = max(desk.d.strength(attacker, region) - desk.box.attacker_loses[kind], 0)
    right = max(desk.d.strength(opponent, region) - desk.box.defender_loses[kind], 0)
    return html(f'<span class="st8">{esc(desk.say("draw.battle.after", mine=str(left), theirs=str(right)))}</span>')


def _note(desk: Desk) -> str:
    """Who chooses, and why."""
    if desk.doing("choose-result"):
        return desk.say("draw.battle.you" if desk.asked else "draw.battle.stronger", who=desk.name(desk.turn))
    return desk.say("draw.battle.top") if desk.doing("choose-top") and desk.asked else ""
