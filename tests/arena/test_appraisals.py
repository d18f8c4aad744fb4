"""The measurement of appraisals: it finds times in this build, and takes ratios inside their round."""

from __future__ import annotations

import json

import pytest

from bench import appraisals


def test_a_ratio_is_the_median_of_its_rounds() -> None:
    rounds = [({"guess": 6.0}, {"guess": 2.0}), ({"guess": 8.0}, {"guess": 1.0}), ({"guess": 10.0}, {"guess": 2.0})]
    assert appraisals.ratios(rounds) == {"guess": 5.0}


def test_a_side_measures_both(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appraisals, "SEEDS", (5,))
    appraisals.main(["--side", "stroganov", "--loops", "1"])
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"appraisal", "guess"}
    assert min(found.values()) > 0
