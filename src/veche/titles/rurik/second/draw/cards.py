"""Card faces: strategy cards, deeds, agendas, leaders, inheritance, drawn from the same box that the rules read."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from veche.drawing.dock import fact
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import seal
from veche.drawing.speech import Speech
from veche.drawing.tips import tale
from veche.kernel.sentences import with_remark
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.cards import card, leader_face, plain
from veche.titles.rurik.second.box import OF_CARD, OF_DEED, OF_INHERITANCE, Box
from veche.titles.rurik.second.components import (
    AGENDAS,
    BUILDINGS,
    CONTRACTS,
    DEEDS,
    LEADERS,
    QUESTS,
    REGIONS,
    STARTING_B,
)
from veche.titles.rurik.second.draw.desk import QUIET, Desk
from veche.titles.rurik.second.draw.marks import asked, gains, price, sentence, signs, times, wanted

AGENDA_ICONS: Final = {
    "capable": "any-good", "committed": "expand", "conquering": "warfare", "courageous": "captured",
    "dignified": "deed", "esteemed": "troop", "protective": "structures", "regal": "fur", "successful": "rule",
    "wealthy": "coins",
}  # fmt: skip


def kind_of(deed: int) -> str:
    """A deed is a contract, a quest, or one of the two starting decks."""
    return "quest" if deed >= QUESTS else "contract" if deed >= CONTRACTS else "start"


def deed_icon(deed: int) -> str:
    """The icon of a deed's kind. Starting deeds that are paid for look like contracts, the others like quests."""
    return "quest" if kind_of(deed) == "quest" or STARTING_B <= deed < CONTRACTS else "contract"


# Strategy cards


def losses(box: Box, kind: int, say: Speech) -> Html:
    """The top half of a strategy card: what attacker and defender lose."""
    found = []
    for css, sign, number in (("at", "attack", box.attacker_loses[kind]), ("de", "defend", box.defender_loses[kind])):
        lost = (icon("casualty") * number) or html('<span class="zero">–</span>')
        label = esc(say.count(f"draw.loses.{css}", number))
        found.append(
            html(f'<span class="{esc(css)}" role="img" aria-label="{label}">{icon(sign)}<em>{lost}</em></span>')
        )
    return html(f'<div class="combat">{joined(found)}</div>')


@lru_cache(maxsize=256)
def effect(box: Box, kind: int) -> Html:
    """The bottom half of a strategy card as icons: what it costs before an arrow, what it gives after it."""
    found = list(signs(box, OF_CARD + kind))
    if box.card_cost[kind]:
        found.insert(0, price(str(box.card_cost[kind])))
    return html(f'<div class="big n{min(len(found), 4)}">{joined(found)}</div>')


def strategy_face(desk: Desk, kind: int) -> Html:
    """The whole face of a strategy card."""
    mark = QUIET if desk.doubts.cards[kind] else EMPTY
    return html(
        f'{losses(desk.box, kind, desk.say)}<div class="eff"><h3>{esc(desk.card(kind))}{mark}</h3>'
        f'{effect(desk.box, kind)}<div class="words">{esc(gains(desk.box, OF_CARD + kind, desk.say))}</div></div>'
    )


def strategy_hint(desk: Desk, kind: int, why: str = "") -> Html:
    """The tip of a strategy card."""
    say, box = desk.say, desk.box
    given = gains(box, OF_CARD + kind, say)
    text = say("draw.card.tip", gain=given)
    if box.card_cost[kind]:
        text = f"{text} {say.count('draw.card.cost', box.card_cost[kind])}"
    half = say("draw.card.battle", attacker=str(box.attacker_loses[kind]), defender=str(box.defender_loses[kind]))
    return desk.tip(
        desk.card(kind), f"{text} {half}{desk.remark(card_thing(desk, kind))}", why, desk.doubts.cards[kind]
    )


def card_thing(desk: Desk, kind: int) -> str:
    """The name of a strategy card as a thing to pick."""
    return f"card-{desk.box.card_names[kind]}"


# Deeds


def points_seal(points: int, say: Speech) -> Html:
    """A seal with points, pale if there are none."""
    return seal(points, say.count("draw.points", points), "seal" if points else "seal nil")


def deed_face(desk: Desk, deed: int) -> Html:
    """The face of a deed: its kind, what it asks and gives."""
    return _deed_face(desk.box, deed, desk.players, desk.say, desk.doubts.deeds[deed])


@lru_cache(maxsize=256)
def _deed_face(box: Box, deed: int, players: int, say: Speech, doubtful: bool) -> Html:
    need = wanted(box, deed, players)
    gain = signs(box, OF_DEED + deed)
    mark = QUIET if doubtful else EMPTY
    return html(
        f'<div class="head"><h3>{esc(say(f"deed.{DEEDS[deed]}"))}</h3></div>{points_seal(box.deed_vp[deed], say)}'
        f'<span class="kd">{icon(deed_icon(deed))}{esc(say(f"draw.kind.{kind_of(deed)}"))}{mark}</span>'
        f'<div class="need"><div class="row n{min(len(need), 5)}">{joined(need)}</div>'
        f'<div class="words">{esc(asked(box, deed, players, say))}</div></div>'
        f'<div class="gain"><div class="row">{joined(gain)}</div>'
        f'<div class="words">{esc(gains(box, OF_DEED + deed, say))}</div></div>'
    )


def deed_hint(desk: Desk, deed: int, why: str = "") -> Html:
    """The tip of a deed."""
    given = gains(desk.box, OF_DEED + deed, desk.say)
    text = f"{asked(desk.box, deed, desk.players, desk.say)}: {given[:1].lower()}{given[1:]}."
    text += desk.remark(f"deed-{DEEDS[deed]}")
    return desk.tip(desk.deed(deed), text, why, desk.doubts.deeds[deed])


def deed_card(desk: Desk, deed: int, ident: str, why: str = "", off: bool = False) -> Html:
    """A deed on the table."""
    look = f"deed {deed_icon(deed)}"
    return card(desk, look, f"deed-{DEEDS[deed]}", deed_face(desk, deed), deed_hint(desk, deed, why), ident, off)


def deed_plain(desk: Desk, deed: int, ident: str, look: str = "") -> Html:
    """A deed that no move can point at."""
    return plain(f"deed {deed_icon(deed)} {look}".strip(), deed_face(desk, deed), deed_hint(desk, deed), ident)


# Agendas, leaders, inheritance


def agenda_face(desk: Desk, number: int) -> Html:
    """The face of an agenda."""
    name, points, say = AGENDAS[number], desk.box.agenda_vp[number], desk.say
    return html(
        f'<span class="kind">{esc(say("draw.agenda"))}</span><h3>{esc(say(f"agenda.{name}"))}</h3>'
        f"{seal(points, say.count('draw.points', points))}"
        f'<div class="big">{icon(AGENDA_ICONS[name])}</div>'
        f"<p>{esc(say(f'draw.agenda.{name}'))} {esc(say('draw.agenda.merit'))}</p>"
    )


def agenda_hint(desk: Desk, number: int, more: str = "") -> Html:
    """The tip of an agenda."""
    text = f"{desk.say(f'draw.agenda.{AGENDAS[number]}')} {desk.say('draw.agenda.merit')} {more}".strip()
    return desk.tip(desk.say(f"agenda.{AGENDAS[number]}"), text, doubt=desk.doubts.agendas[number])


def leader_words(desk: Desk, leader: int) -> str:
    """When a leader's ability serves, whether it has served this round, and what it does."""
    name = LEADERS[leader]
    used = desk.say("draw.leader.used") if desk.numbers["used"] >> leader & 1 else ""
    return f"{with_remark(desk.say(f'draw.leader.{name}.when'), used)}. {desk.say(f'draw.leader.{name}')}"


def leader_hint(desk: Desk, leader: int, why: str = "") -> Html:
    """The tip of a leader."""
    called = desk.say(f"leader.{LEADERS[leader]}")
    hint = desk.tip(called, leader_words(desk, leader), why, desk.doubts.leaders[leader])
    return hint + tale(f"leader-{LEADERS[leader]}")


def leader_card(desk: Desk, leader: int) -> Html:
    """The face of a leader, with the ring of a reconstructed ability."""
    return leader_face(LEADERS[leader], desk.say, QUIET if desk.doubts.leaders[leader] else EMPTY)


def inheritance_face(desk: Desk, region: int) -> Html:
    """An inheritance card: its region, its cost, and what it gives."""
    box, say = desk.box, desk.say
    given, words = inherited(box, region, say)
    cost = price(str(box.inheritance_cost[region])) if box.inheritance_cost[region] else EMPTY
    mark = QUIET if desk.doubts.inheritance[region] else EMPTY
    return html(
        f'<div class="head"><h3>{esc(desk.region(region))}</h3></div>'
        f'<span class="kd">{icon("leader")}{esc(say("draw.inheritance"))}{mark}</span>'
        f'<div class="need"><div class="row n{min(len(given), 4)}">{cost}{joined(given)}</div></div>'
        f'<div class="gain"><div class="words">{esc(words)}</div></div>'
    )


def inherited(box: Box, region: int, say: Speech) -> tuple[list[Html], str]:
    """What an inheritance card gives, as icons and in words."""
    given: list[Html] = []
    words = []
    troops, building = box.inheritance_troops[region], box.inheritance_building[region]
    if troops:
        given += times(icon("troop"), troops)
        words.append(say.count("draw.part.troops", troops))
    if building != NONE:
        given.append(icon(BUILDINGS[building]))
        words.append(say("draw.a-building", structure=BUILDINGS[building]))
    if box.inheritance_cards[region]:
        given.append(icon("strategy"))
        words.append(say("draw.a-card"))
    if box.inheritance_deeds[region]:
        given.append(icon("deed"))
        words.append(say("draw.a-deed"))
    rest = gains(box, OF_INHERITANCE + region, say)
    if rest:
        words.append(rest[:1].lower() + rest[1:])
    return given + list(signs(box, OF_INHERITANCE + region)), sentence(words)


def inheritance_card(desk: Desk, region: int, ident: str) -> Html:
    """An inheritance card on the table."""
    name, cost = REGIONS[region], desk.box.inheritance_cost[region]
    words = [f"{inherited(desk.box, region, desk.say)[1]}."]
    if cost:
        words.append(desk.say.count("draw.inheritance.cost", cost))
    words.append(desk.say("draw.inheritance.tip"))
    hint = desk.tip(
        desk.say("draw.inheritance.of", region=name), " ".join(words), doubt=desk.doubts.inheritance[region]
    )
    told = hint + tale(f"region-{name}")
    return card(desk, "deed inherit", f"inheritance-{name}", inheritance_face(desk, region), told, ident)


# In short, for the dock


def brief_strategy(desk: Desk, kind: int) -> Html:
    """A strategy card in short: what its bottom half gives, and whom its top half costs what in a battle."""
    box, say = desk.box, desk.say
    lost = say("draw.card.brief", attacker=str(box.attacker_loses[kind]), defender=str(box.defender_loses[kind]))
    return html(
        f'<div class="brief"><h3>{esc(desk.card(kind))}</h3>{effect(box, kind)}'
        f'<div class="words">{esc(gains(box, OF_CARD + kind, say))}</div>'
        f"{fact(icon('attack') + esc(lost))}</div>"
    )


def brief_deed(desk: Desk, deed: int, foot: Html) -> Html:
    """A deed in short, with what is true of it now at its foot."""
    return html(f'<div class="brief">{_brief_deed(desk.box, deed, desk.players, desk.say)}{foot}</div>')


@lru_cache(maxsize=256)
def _brief_deed(box: Box, deed: int, players: int, say: Speech) -> Html:
    need, gain = wanted(box, deed, players), signs(box, OF_DEED + deed)
    long = html(" long") if len(need) + len(gain) > 5 else EMPTY
    return html(
        f"<h3>{esc(say(f'deed.{DEEDS[deed]}'))}</h3>{points_seal(box.deed_vp[deed], say)}"
        f'<span class="kd">{icon(deed_icon(deed))}{esc(say(f"draw.kind.{kind_of(deed)}"))}</span>'
        f'<div class="sum{long}"><span>{joined(need)}</span><span class="to1" aria-hidden="true">→</span>'
        f'<span class="rw">{joined(gain)}</span></div>'
    )


def brief_agenda(desk: Desk, number: int, foot: Html) -> Html:
    """An agenda in short, with how it stands at its foot."""
    name, points, say = AGENDAS[number], desk.box.agenda_vp[number], desk.say
    return html(
        f'<div class="brief dark"><h3>{esc(say(f"agenda.{name}"))}</h3>{seal(points, say.count("draw.points", points))}'
        f'<div class="pic">{icon(AGENDA_ICONS[name])}</div>{foot}</div>'
    )
