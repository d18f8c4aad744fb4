"""The counsel: the panel that shows a hint. Up to three whole turns, what to expect of each, what the difference is.

All turns share an axis (`doubt`).
"""

from __future__ import annotations

from collections.abc import Sequence

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import line
from veche.language import written
from veche.story.voice import Voice
from veche.table.doubt import NINETEEN_OF_TWENTY, Axis, axis_of, interval, ruler
from veche.table.hints import Counsel, Plan
from veche.table.phrases import PHRASES
from veche.table.reckoned import drawn, gains, roughly, rows, signed
from veche.table.standpoint import Standpoint
from veche.table.telling import came_of_it, said


def counsel(here: Standpoint, told: Counsel, voice: Voice) -> Html:
    """What a seat is told. Its forms are the page's (`hint`)."""
    seat = here.now.game.seat_name(here.viewer)
    number = len(here.now.match.hints)
    return html(
        f'<section class="panel counsel s-{esc(seat)}" id="counsel" aria-labelledby="h-counsel" aria-live="polite">'
        f'<h2 class="rubric" id="h-counsel">{line("lamp")}{_say("hint.head")}<small>{_say("hint.told", number=number)}'
        f'</small><button class="tb x" form="hint" name="how" value="fold" title="{_say("hint.fold")}">{line("cross")}'
        f'<span class="sr">{_say("hint.fold")}</span></button></h2>{_inside(told, voice)}</section>'
    )


def _say(key: str, **arguments: str | int) -> Html:
    return esc(PHRASES.say(key, arguments))


def _inside(told: Counsel, voice: Voice) -> Html:
    if told.failed:
        return html(f'<p class="hlead">{_say("hint.failed")}</p>')
    if not told.ready:
        waiting = joined(
            [html(f'<li class="adv-turn empty"><span class="no">{place}</span></li>') for place in (1, 2, 3)]
        )
        return html(f'<p class="hlead thinks">{_say("hint.thinks")}</p><ol class="hints">{waiting}</ol>')
    plans = told.plans
    axis = axis_of([(plan.advised.margin, plan.advised.spread) for plan in plans])
    cards = joined([_card(plans, place, voice, axis) for place in range(len(plans))])
    even = " eqs" if len(plans) > 1 and not _worse(plans) else ""
    return html(
        f'{_lead(plans, voice)}{ruler(axis)}<ol class="hints{esc(even)}">{cards}</ol>'
        f'<p class="how">{_say("hint.how" if axis else "hint.how.plain")}</p>'
    )


def _worse(plans: Sequence[Plan]) -> list[Plan]:
    return [plan for plan in plans if plan.advised.is_clearly_worse]


def _lead(plans: Sequence[Plan], voice: Voice) -> Html:
    """What there is to say first, in a sentence."""
    worse = _worse(plans)
    if len(plans) == 1:
        return html(f'<p class="hlead">{_say("hint.only")}</p>')
    if not worse:
        return html(f'<p class="hlead">{_say("hint.even")}</p><p class="hsub">{_say("hint.even.sub")}</p>')
    gained = gains(rows(voice.words, _against(worse[0])))
    if not gained:
        return html(f'<p class="hlead">{_say("hint.clear")}</p>')
    return html(f'<p class="hlead">{_say("hint.clear.for", component=gained[0].name)}</p>')


def _against(other: Plan) -> list[tuple[str, float]]:
    """What the best turn has more than another one."""
    return [(name, -more) for name, more in other.advised.reasons]


def _card(plans: Sequence[Plan], place: int, voice: Voice, axis: Axis | None) -> Html:
    plan, number = plans[place], place + 1
    one = plan.advised
    reasons, wanted = (
        (_against(plans[1]), -plans[1].advised.wanted) if not place and len(plans) > 1 else (one.reasons, one.wanted)
    )
    things = " ".join(dict.fromkeys([at for trace in plan.trail(1, 0).traces for at in (trace.at, trace.to) if at]))
    checked = html(" checked") if not place else EMPTY
    text = joined([html(" ") + said(voice, each.said) + came_of_it(voice, each) for each in plan.passages])
    on = html(f"<small>{_say('hint.goes_on')}</small>") if plan.goes_on else EMPTY
    sure = written.number(one.spread * NINETEEN_OF_TWENTY, 1)
    spread = html(f"<small>± {esc(sure)}</small>") if one.spread else EMPTY
    found = rows(voice.words, reasons, wanted)
    beside = _say("hint.beside", turn=2 if not place else 1)
    why = html(f'<div class="diff"><small>{beside}</small>{drawn(found)}</div>') if found else EMPTY
    return html(
        f'<li class="adv-turn" data-plan="{number}" data-things="{esc(things)}"><label>'
        f'<input type="radio" name="plan" id="plan-{number}" class="sr"{checked}><span class="no">{number}</span>'
        f'<span class="wt"><span>{text or _say("hint.nothing")}</span>{on}</span>'
        f'<span class="mg">{esc(signed(one.margin))}{spread}</span>'
        f"{interval(one.margin, one.spread, axis)}{_verdict(plans, place)}</label>{why}</li>"
    )


def _verdict(plans: Sequence[Plan], place: int) -> Html:
    """How a turn compares with the best one; two numbers are never ranked by their means alone."""
    one = plans[place].advised
    if not place:
        return EMPTY
    if one.doubt == float("inf"):
        return html(f'<span class="vd eq">{_say("hint.cannot_tell")}</span>')
    if one.is_clearly_worse:
        return html(f'<span class="vd lo">{_say("hint.behind", number=roughly(one.behind, one.doubt))}</span>')
    behind = f"{signed(-one.behind)} ± {written.number(one.doubt, 1)}"
    return html(f'<span class="vd eq">{_say("hint.alike", number=behind)}</span>')
