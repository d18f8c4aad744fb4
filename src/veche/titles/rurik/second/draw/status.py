"""The bar on top: round, phase, turn order; and the line under the question."""

from __future__ import annotations

from typing import Final

from veche.drawing import bar
from veche.drawing.html import EMPTY, Html, esc, html, joined, parted
from veche.drawing.icons import icon
from veche.drawing.recall import recalled
from veche.titles.rurik.both.components import BUILD, TAX
from veche.titles.rurik.both.draw.status import order
from veche.titles.rurik.second.box import BITS, MASK
from veche.titles.rurik.second.components import ACTIONS, COLUMNS, EITHER, LEAD, RELOCATE, ROUNDS, SCHEMES
from veche.titles.rurik.second.draw.desk import Desk
from veche.titles.rurik.second.schemes import MOST_SCHEMES

PHASES: Final = ("pledge", "council", "action", "chronicle")
SCHEME_ICONS: Final = {"card": "strategy", "oath": "authority", "deed": "deed", "influence": "any-good"}
SAVING: Final = ("resolve-which", "before-command", "end-of-turn")
"""The questions at which saved carts and hammers may be used."""

SAVED: Final = {TAX: "tax_points", BUILD: "build_points"}
"""Where the turn counts the carts and hammers that are left, whatever gave them."""

SECTIONS: Final = {
    "keep-deed": "setup", "keep-agenda": "setup", "keep-leader": "leaders", "place-troop": "setup",
    "place-leader": "setup", "return-inheritance": "inheritance", "inherit": "inheritance",
    "inherit-where": "inheritance", "inherit-card": "inheritance", "inherit-deed": "inheritance",
    "choose-from-markets": "pledge-phase", "choose-disc": "council-phase", "choose-column": "council-phase",
    "emergency-muster": "action-phase", "resolve-which": "action-phase", "before-command": "action-phase",
    "end-of-turn": "schemes", "perform": "actions", "shift-to": "muster", "choose-destination": "move",
    "march": "move", "battle-deck": "battle", "choose-result": "battle", "choose-top": "battle",
    "boris-keeps": "leaders", "attack-again": "leaders", "use-market": "tax", "keep-card": "lead",
    "return-card": "lead", "give-marker": "lead", "pay-which-resource": "swear-an-oath", "use-plenty": "swear-an-oath",
    "replace": "swear-an-oath", "take-road": "swear-an-oath", "next-road": "swear-an-oath",
    "leave-oath": "laying-the-oaths", "lay-oath": "laying-the-oaths",
    "choose-slot": "complete-a-deed", "complete-which": "build",
    "wield-which": "wield-influence",
}  # fmt: skip
"""Where the rules page speaks of each question."""


@recalled
def drawn(desk: Desk) -> Html:
    """Round, phase and turn order, for the bar."""
    marker = desk.numbers["marker"]
    return bar.rounds(desk.say("draw.round"), desk.numbers["round"], ROUNDS) + _phases(desk) + order(desk, marker)


def _phases(desk: Desk) -> Html:
    names = PHASES if desk.phase in PHASES else (desk.phase,)
    return bar.phases([esc(desk.say(f"draw.phase.{name}")) for name in names], names.index(desk.phase))


def detail(desk: Desk) -> Html:
    """What the line under the question says: the command, the actions left as icons, the schemes of the turn."""
    if desk.view.over or desk.scene.asked is None:
        return EMPTY
    link = desk.rule(SECTIONS[desk.procedure]) if desk.doing(*SECTIONS) else EMPTY
    if desk.phase != "action":
        return esc(desk.say(f"draw.phase.{desk.phase}")) + link
    name = desk.say(f"column.{COLUMNS[desk.resolved // 4]}") if desk.resolved >= 0 else desk.say("draw.phase.action")
    played = desk.numbers["played"]
    parts = [esc(name)] + ([esc(desk.card(played))] if played >= 0 else [])
    return parted(parts, html(" · ")) + _left(desk) + link + _schemes(desk)


def _left(desk: Desk) -> Html:
    """The actions that are still to be done, and what the turn has saved."""
    found = []
    if desk.doing("perform"):
        packed = desk.operands[1]
        for kind in range(ACTIONS):
            number = packed >> (BITS * kind) & MASK
            if number and kind in SAVED:
                number = desk.numbers[SAVED[kind]]
            if number:
                found.append(_counted(desk, kind, 1 if kind == LEAD else number))
    elif desk.doing(*SAVING):
        for kind, key in SAVED.items():
            if desk.numbers[key]:
                found.append(_counted(desk, kind, desk.numbers[key]))
    return html(f'<span class="left2">{joined(found)}</span>') if found else EMPTY


def _counted(desk: Desk, kind: int, number: int) -> Html:
    """An action with its icon, once for each time it can be done."""
    sign = "movement" if kind == RELOCATE else "structures" if kind == EITHER else COLUMNS[kind]
    key = "relocate" if kind == RELOCATE else "either" if kind == EITHER else COLUMNS[kind]
    label = desk.say("draw.left.action", what=desk.say(f"draw.action.{key}"), figure=number)
    return html(f'<span class="a2" role="img" aria-label="{esc(label)}"{desk.tip(label)}>{icon(sign) * number}</span>')


def _schemes(desk: Desk) -> Html:
    """The four kinds of scheme as small rings, filled where one was done this turn."""
    done = desk.numbers["schemes"]
    rings = []
    for place, name in enumerate(SCHEMES):
        look = " done" if done & (1 << place) else ""
        rings.append(
            html(
                f'<span class="s2{esc(look)}"{desk.tip(desk.say(f"draw.scheme.{name}"))}>{icon(SCHEME_ICONS[name])}'
                f"</span>"
            )
        )
    count = desk.say("draw.schemes.count", figure=done.bit_count(), most=MOST_SCHEMES)
    title = esc(desk.say("draw.schemes"))
    return html(f'<span class="sch"><span class="w">{title}</span>{joined(rings)}<b>{esc(count)}</b></span>')
