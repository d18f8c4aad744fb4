"""The report: medians over the rounds with their range, ratios taken inside each round, targets met or missed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from bench import beside
from bench.sides import BESIDE, COMPILED, LOOPED, PEER, PURE, Figures, Side
from bench.titles import TARGETS as TITLES
from bench.titles import VECHE, rate, run_name, shares
from veche.kernel.listing import NOTHING, laid_out

Round = dict[str, Figures]  # by run_name
Measure = Callable[[Figures], float]

PLAYERS = (2, 4)
OURS = (PURE, COMPILED, LOOPED)
SIDES = (*OURS, PEER)

ROWS: tuple[tuple[str, Measure], ...] = (
    ("decisions/s", lambda f: f["decisions"] / f["seconds"]),
    ("decisions + forced /s", lambda f: (f["decisions"] + f["forced"]) / f["seconds"]),
    ("games/s", lambda f: f["games"] / f["seconds"]),
    ("decisions per game", lambda f: f["decisions"] / f["games"]),
    ("forced per game", lambda f: f["forced"] / f["games"]),
    ("chance per game", lambda f: f["chance"] / f["games"]),
    ("copies/s", lambda f: f["copies_per_second"]),
    ("copy and play every move /s", lambda f: f["expand_per_second"]),
)
COPYING = ("copies/s", "copy and play every move /s")
RATES = ("decisions/s", "decisions + forced /s", *COPYING)
TARGETS = {  # how many times catanatron's rate; a copy in 1/8 of the time is 8 times the rate
    ("decisions/s", PURE.name): 8,
    ("decisions/s", COMPILED.name): 100,
    ("decisions/s", LOOPED.name): 80,
    ("copies/s", PURE.name): 8,
    ("copies/s", COMPILED.name): 40,
}
NOTES = """\
Seconds are processor time. "pure" and "compiled" play games in the kernel's own loop; "loop in Python" calls `ask` and
`play` from Python for every move. A decision had two or more legal moves. Catanatron's chance happens inside its
decisions and forced steps, and is counted there too; Veche's chance moves are apart from both. Catanatron is copied at
its action 300, Veche in round three."""
NO_LOOP_BESIDE = "The build beside has no loop in its kernel; it played in the loop in Python."
NOT_COMPILED = f"*** {COMPILED.variable} IS NOT SET: THE COMPILED BUILD IS NOT MEASURED, ITS TARGETS ARE NOT JUDGED ***"


@dataclass(frozen=True)
class Miss:
    """A run that missed a target; without a title, of what the side plays by itself."""

    side: Side
    players: int
    title: str = ""


@dataclass(frozen=True)
class Spread:
    middle: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{number(self.middle)} ({number(self.low)}–{number(self.high)})"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}" if value < 100 else f"{value:.0f}"


def spread(values: list[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def ratios(rounds: list[Round], side: Side, players: int, measure: Measure) -> Spread:
    ours, theirs = run_name(side, players), run_name(PEER, players)
    return spread([measure(r[ours]) / measure(r[theirs]) for r in rounds])


def took_part(rounds: list[Round], side: Side) -> bool:
    return run_name(side, PLAYERS[0]) in rounds[0]


def measures(side: Side, title: str) -> bool:
    return title not in COPYING or not side.only_games


def rates_table(rounds: list[Round], players: int) -> list[list[str]]:
    sides = [side for side in SIDES if took_part(rounds, side)]
    lines = [[f"{players} players", *(side.name for side in sides)]]
    for title, measure in ROWS:
        cells = [
            str(spread([measure(r[run_name(side, players)]) for r in rounds])) if measures(side, title) else NOTHING
            for side in sides
        ]
        lines.append([title, *cells])
    return lines


def ratios_table(rounds: list[Round]) -> list[list[str]]:
    lines = [["times catanatron", "players", "side", "ratio", "target", ""]]
    for title, measure in ROWS:
        if title not in RATES:
            continue
        for players in PLAYERS:
            for side in OURS:
                if took_part(rounds, side) and measures(side, title):
                    found = ratios(rounds, side, players, measure)
                    lines.append(
                        [title, str(players), side.name, str(found), *verdict(TARGETS.get((title, side.name)), found)]
                    )
    return lines


def titles_table(rounds: list[Round]) -> list[list[str]]:
    """The other titles: their rate of copying and playing every move, and what share of Rurik's it is."""
    lines = [["copy and play every move", "players", "side", "/s", "times Rurik", "target", ""]]
    for title, target in TITLES.items():
        for players in PLAYERS:
            for side in VECHE:
                if took_part(rounds, side):
                    found = spread(shares(rounds, side, players, title))
                    rates = spread([rate(r[run_name(side, players, title)]) for r in rounds])
                    lines.append([title, str(players), side.name, str(rates), str(found), *verdict(target, found)])
    return lines


def beside_table(rounds: list[Round]) -> list[list[str]]:
    """Each title's rate of decisions on the compiled build, and how many times that of the build beside it is."""
    lines = [["decisions/s, compiled", "players", "today", "beside", "times beside", "target", ""]]
    for title, target in beside.TARGETS.items():
        for players in PLAYERS:
            rates = [
                str(spread([beside.rate(r[run_name(side, players, title)]) for r in rounds]))
                for side in (COMPILED, BESIDE)
            ]
            found = spread(beside.gains(rounds, players, title))
            lines.append([title or "rurik", str(players), *rates, str(found), *verdict(target, found)])
    return lines


def verdict(target: float | None, found: Spread) -> tuple[str, str]:
    """The target and whether it was met; nothing where there is none."""
    if target is None:
        return "", ""
    return number(target), "met" if found.middle >= target else "missed"


def first_missed(rounds: list[Round]) -> Miss | None:
    """Which run missed its target first; None when all that could be judged were met."""
    judged: list[tuple[float | None, Spread, Miss]] = []
    for players in PLAYERS:
        for (title, name), target in TARGETS.items():
            side = next(side for side in SIDES if side.name == name)
            if took_part(rounds, side):
                judged.append((target, ratios(rounds, side, players, dict(ROWS)[title]), Miss(side, players)))
        for title, share in TITLES.items():
            for side in VECHE:
                if took_part(rounds, side):
                    judged.append((share, spread(shares(rounds, side, players, title)), Miss(side, players, title)))
        for title, times in beside.TARGETS.items():
            if took_part(rounds, COMPILED) and took_part(rounds, BESIDE):
                judged.append((times, spread(beside.gains(rounds, players, title)), Miss(COMPILED, players, title)))
    return next((miss for target, found, miss in judged if target is not None and found.middle < target), None)


def report(rounds: list[Round]) -> str:
    tables = [rates_table(rounds, players) for players in PLAYERS]
    tables += [ratios_table(rounds), titles_table(rounds)]
    heading = f"Medians of {len(rounds)} rounds (lowest–highest); ratios are taken inside each round."
    notes = [NOTES]
    if not took_part(rounds, COMPILED):
        notes.append(NOT_COMPILED)
    elif not took_part(rounds, BESIDE):
        notes.append(beside.NOT_BESIDE)
    else:
        tables.append(beside_table(rounds))
        notes += [NO_LOOP_BESIDE] if beside.has_no_loop(rounds) else []
    return "\n\n".join([heading, *["\n".join(laid_out(table)) for table in tables], *notes])
