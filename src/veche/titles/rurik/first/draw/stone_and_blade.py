"""Stone & Blade at the table: trade boons under the boat and on the dock, rewards on the warfare track."""

from __future__ import annotations

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import coin, seal
from veche.drawing.tips import tip
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first.components import GOODS, WARFARE_GAINS
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.marks import good
from veche.titles.rurik.first.stone_and_blade.rewards import EVERY

OTHERS = ("coin", "scheme", "point")
"""What a token gives besides goods."""


def lies_under(desk: Desk, seat: int, kind: int) -> bool:
    """Whether a boon still lies under this column of the seat's boat."""
    return bool(desk.columns["boons"][seat * len(GOODS) + kind])


def boon_under(desk: Desk, kind: int) -> list[Html]:
    """The boon under a column of one's own boat."""
    if not lies_under(desk, desk.mine, kind):
        return []
    hint = tip(desk.say("draw.boon"), desk.say("draw.boon.under"))
    return [html(f'<span class="boon"{hint}>{icon("boon", label=desk.say("draw.boon"))}</span>')]


def boons_on_dock(desk: Desk, seat: int) -> Html:
    """The boons that the seat can pay with; the Rebellion only keeps them."""
    number = desk.columns["boons_held"][seat]
    if not number:
        return EMPTY
    is_rebellion = desk.d.rebellion is not None and seat == desk.d.rebellion.seat
    hint = tip(desk.say("draw.boon"), desk.say("draw.rebellion.boons" if is_rebellion else "draw.boon.held"))
    return html(f'<span class="boon held"{hint}>{icon("boon", label=desk.say("draw.boon"))}<b>{number}</b></span>')


def reward_on(desk: Desk, step: int) -> tuple[str, Html, Html]:
    """How a step of the warfare track looks on which a token lies."""
    tokens = desk.columns["warfare_rewards"]
    place = step // EVERY - 1
    if not step or step % EVERY or place >= len(tokens) or tokens[place] == NONE:
        return "", EMPTY, EMPTY
    token = tokens[place]
    what, number = WARFARE_GAINS[desk.box.warfare_gain[token]], desk.box.warfare_number[token]
    said = desk.say.count(f"draw.reward.{what}" if what in OTHERS else "draw.reward.good", number, good=what)
    hint = tip(desk.say("draw.reward.step", figure=step), said)
    got = " got" if desk.columns["warfare"][desk.mine] >= step else ""
    inside = html(f'<span class="bt{esc(got)}">{joined([_sign(what)] * number)}</span>')
    return "til", html(f' tabindex="0" role="group"{hint}'), inside


def _sign(what: str) -> Html:
    if what in GOODS:
        return good(GOODS.index(what))
    return coin() if what == "coin" else seal(1) if what == "point" else icon("scheme")
