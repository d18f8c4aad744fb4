"""Acting on a space that can do nothing as things stand: it is told beforehand, for it pays and forgoes the coin."""

from __future__ import annotations

from veche.kernel.rules import Rules
from veche.titles.rurik.both.state import T


def idle(rules: Rules[T], s: T, act: int, after: int) -> str:
    """What the act brings where nobody would be asked anything before the procedure `after`, as the end of a key.

    `.idle`: nothing. `.idle.saved`: only points that are kept for the rest of the turn. Nothing is said of an act that
    can do more: all that a space gives besides points is asked for. It follows from what lies open, for no card is
    looked at before somebody is asked.
    """
    asked = s.docket
    assert asked is not None
    then = rules.copy(s)
    rules.table[asked.procedure].take(then, asked, act)
    f = then.docket
    while f is not None and f.procedure != after:
        procedure = rules.table[f.procedure]
        if procedure.asks:
            return ""
        procedure.go(then, f)
        f = then.docket
    saved = then.tax_points + then.build_points > s.tax_points + s.build_points
    return ".idle.saved" if saved else ".idle"
