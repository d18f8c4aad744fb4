"""How the procedures of a title lie on each other: what a docket that somebody wrote may look like.

A procedure counts on what lies on it: whoever draws puts cards into the draw, and the procedure beneath, which asks for
one of them, finds some. So each title says what may lie directly beneath each of its procedures. With that, and with
what the frames need on the table, a docket that is read can be played like one that the rules have written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from veche.kernel.docket import NAMES, NOBODY, Frame, frames
from veche.kernel.fields import Fields
from veche.kernel.procedure import Missing
from veche.kernel.rules import Rules
from veche.kernel.telling import Either, Told


class Order:
    """What may lie directly beneath what, as words separated by spaces.

    `beneath`: procedures, and what each of them may lie on. `last`: those with which a docket may end; they lie on
    nothing else. `at_once`: what is due at once, and so lies on top of anything; `on_top`: what else may lie on top of
    anything. `nobody`: frames without a seat.
    `others`: may be of another seat than what lies on them. `alike`: of these, equal frames may wait in one docket.
    `when`: the phases in which a game goes on, and procedures that wait in no other ones; those that are not named wait
    in any of them. `automa`: frames of an automa's seat, `either`: of any seat, all others of people's; `alone`,
    `together`: those that wait only where an automa takes part, or only where none does.
    """

    def __init__(
        self,
        beneath: Sequence[tuple[str, str]],
        last: str,
        nobody: str,
        others: str,
        when: Sequence[tuple[str, str]] = (),
        alike: str = "",
        at_once: str = "",
        on_top: str = "",
        automa: str = "",
        either: str = "",
        alone: str = "",
        together: str = "",
    ) -> None:
        self.beneath: dict[str, set[str]] = {}
        for upper, lower in beneath:
            for one in upper.split():
                self.beneath.setdefault(one, set()).update(lower.split())
        self.last = set(last.split())
        self.nobody = set(nobody.split())
        self.others = set(others.split())
        self.alike = set(alike.split())
        self.at_once = set(at_once.split())
        self.on_top = self.at_once | set(on_top.split())
        self.automa = set(automa.split())
        self.either = set(either.split())
        self.alone = set(alone.split())
        self.together = set(together.split())
        self.phases: set[str] = set()
        self.when: dict[str, set[str]] = {}
        for phases, names in when:
            self.phases.update(phases.split())
            for one in names.split():
                self.when.setdefault(one, set()).update(phases.split())

    def unknown(self, rules: Rules[Any]) -> set[str]:
        """The procedures of the rules of which nothing is said, and names that are no procedure."""
        known = {NAMES[number] for number, one in enumerate(rules.table) if not isinstance(one, Missing)}
        kinds = (self.nobody, self.others, self.alike, self.when, self.automa, self.either, self.alone, self.together)
        said = set(self.beneath).union(*self.beneath.values(), *kinds)
        placed = set(self.beneath) | self.last | self.at_once
        return (known - placed) | (said - known) | (placed - known)

    def check(
        self, fields: Fields, rules: Rules[Any], docket: Frame | None, phase: str, players: int, seats: Sequence[str]
    ) -> None:
        """Note in `fields` what is wrong with a docket in a phase; of the `seats` the first `players` are people's."""
        these = frames(docket)
        leading = True
        if not these and phase in self.phases:
            fields.wrong("docket", Told("docket.nothing", phase=phase))
        for place, f in enumerate(these):
            where, name = f"docket[{place + 1}]", NAMES[f.procedure]
            self._check_seat(fields, where, rules, f, players, seats)
            if phase not in self.when.get(name, self.phases or (phase,)):
                fields.wrong(where, Told("docket.phase", name=name, phase=phase))
            leading = leading and name in self.on_top
            if place + 1 < len(these):
                lower = NAMES[these[place + 1].procedure]
                if not leading and lower not in self.beneath.get(name, ()):
                    fields.wrong(where, Told("docket.on", name=name, lower=lower))
            elif not leading and name not in self.last:
                fields.wrong(where, Told("docket.end", name=name, last=Either(sorted(self.last))))
        self._check_whose(fields, these, seats)
        self._check_alike(fields, these)

    def _check_whose(self, fields: Fields, these: list[Frame], seats: Sequence[str]) -> None:
        """What lies on each other belongs to one seat."""
        asked = NOBODY
        for place, f in enumerate(these):
            name = NAMES[f.procedure]
            if name not in self.others and asked != NOBODY and f.seat not in (NOBODY, asked):
                fields.wrong(f"docket[{place + 1}].seat", Told("docket.whose", name=name, seat=seats[asked]))
            if name not in self.on_top:
                asked = f.seat

    def _check_alike(self, fields: Fields, these: list[Frame]) -> None:
        waiting: set[tuple[int, int, int, int, int, int]] = set()
        for place, f in enumerate(these):
            alike = (f.procedure, f.seat, f.a, f.b, f.c, f.d)
            if alike in waiting and NAMES[f.procedure] not in self.alike:
                fields.wrong(f"docket[{place + 1}]", Told("docket.twice", name=NAMES[f.procedure]))
            waiting.add(alike)

    def _check_seat(
        self, fields: Fields, where: str, rules: Rules[Any], f: Frame, players: int, seats: Sequence[str]
    ) -> None:
        name, procedure = NAMES[f.procedure], rules.table[f.procedure]
        if name in (self.together if players < len(seats) else self.alone):
            fields.wrong(where, Told("docket.players", name=name))
        if name in self.nobody:
            if f.seat != NOBODY:
                fields.wrong(f"{where}.seat", Told("docket.nobody", name=name))
        elif f.seat == NOBODY:
            fields.wrong(f"{where}.seat", Told("docket.needs-seat", name=name, seats=seats))
        elif (procedure.by_rule or name in self.automa) and f.seat < players:
            fields.wrong(f"{where}.seat", Told("docket.automa", name=name, automa=seats[-1], seat=seats[f.seat]))
        elif not (procedure.by_rule or name in self.automa or name in self.either) and f.seat >= players:
            fields.wrong(f"{where}.seat", Told("docket.rules-play", name=name, seat=seats[f.seat]))
