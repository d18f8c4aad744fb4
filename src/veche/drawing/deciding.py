"""What decided a game: the heading without which somebody else would have won, or which made most of the lead."""

from __future__ import annotations

from dataclasses import dataclass

from veche.kernel.outcome import Outcome


@dataclass(frozen=True)
class Decided:
    """Who won, who came next, by how many points, and under which heading: so many points against so many."""

    winner: int
    second: int
    ahead: int
    heading: str
    mine: int
    theirs: int


def decided(outcome: Outcome) -> Decided | None:
    """What decided; nothing where the victory is shared, nobody else played, or no heading tells the two apart."""
    winners = outcome.winners()
    others = [seat for seat in range(len(outcome.totals)) if seat not in winners]
    if len(winners) != 1 or not others:
        return None
    winner, second = winners[0], max(others, key=outcome.standing)

    def under(seat: int, heading: str) -> int:
        return sum([line.points for line in outcome.lines[seat] if line.heading == heading])

    def lead(heading: str) -> int:
        return under(winner, heading) - under(second, heading)

    def turns_it(heading: str) -> bool:
        """Whether somebody else would have more without it."""
        return any(
            outcome.totals[seat] - under(seat, heading) > outcome.totals[winner] - under(winner, heading)
            for seat in others
        )

    headings = outcome.headings()
    best = max([one for one in headings if turns_it(one)] or headings, key=lead)
    if lead(best) <= 0:
        return None
    ahead = outcome.totals[winner] - outcome.totals[second]
    return Decided(winner, second, ahead, best, under(winner, best), under(second, best))
