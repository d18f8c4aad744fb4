"""The mutants still fit the sources: each blanks something that stands there, and every ruling has one."""

from __future__ import annotations

from tests.mutants.mutants import every_mutant
from tests.mutants.run import check_fit


def test_every_mutant_fits_the_sources() -> None:
    check_fit(every_mutant())
