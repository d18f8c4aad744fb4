"""A bot of this machine that plays a seat of a table elsewhere: it is shown what the table shows the seat."""

from __future__ import annotations

from collections.abc import Callable

from veche import bots, titles
from veche.client.calls import Refused
from veche.client.sync import SeatOf
from veche.kernel.setup import Setup
from veche.protocol import Match

GONE_ON = 409


def play_seat(
    seat: SeatOf, bot: str = "greedy", seed: int = 0, told: Callable[[str], None] = lambda move: None
) -> Match:
    """Let a bot play a seat until its match is over; how it stands then. `told` is told each of its moves.

    The view travels as data and the rules are those of this machine, so both must know the title alike.
    """
    match = seat.match()
    title = titles.title(match.title)
    rules = title.rules_for(Setup(match.players, match.options), match.corrections)
    player = bots.bot(bot, rules, seed, title)
    while True:
        asked = seat.wait()
        if not asked.moves:
            match = seat.match()
            if match.over:
                return match
            continue
        seen = seat.view()
        if not seen.moves:
            continue
        view = rules.view_from(seen.view)
        ask = rules.ask(rules.guess(view, seed))
        assert ask is not None
        move = rules.catalogue.text(ask.moves[0] if len(ask.moves) == 1 else player.choose(view, ask))
        try:
            seat.play(move, seen.version)
        except Refused as refused:
            if refused.status != GONE_ON:
                raise
            continue
        told(move)
