"""`make instructions`: what it reads in callgrind's file, and says beside the counts of before. Nothing is counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import callgrind, instructions
from bench.instructions import COUNTED, FILE, MOST, NO_VALGRIND, TITLES, Count, changed, count_name, count_of, table
from bench.report import PLAYERS

ASK, PLAY = COUNTED.values()

SAID = f"""\
# callgrind format
version: 1
creator: callgrind-3.19.0
cmd:  python -m bench.veche_side

positions: line
events: Ir
summary: 1170


ob=(3) /usr/lib/libc.so.6
fl=(182) memcpy.S
fn=(790) memcpy
264 30
+6 40

fn=(11) CPyPy_kernel___rules___Rules___ask
cob=(20) veche.so
cfi=(609) rules.c
cfn=(22) {ASK}
calls=2 1848
0 700

fn=(12) CPyPy_kernel___rules___Rules___play
cob=(20)
cfn=(23) {PLAY}
calls=2 1900
* 400
0 6

fn=(22)
1848 630
cfn=(790)
calls=3 264
+2 70

fn=(13) play_out
cfn=(22)
calls=1 1848
-4 64

totals: 1170
"""


def test_a_function_costs_what_all_calls_of_it_cost_whoever_called() -> None:
    assert callgrind.calls_cost(SAID, ["memcpy", ASK, "nobody"]) == {"memcpy": 70, ASK: 764, "nobody": 0}


def test_the_total_is_read_from_the_end_of_the_file() -> None:
    assert callgrind.total(SAID) == 1170
    with pytest.raises(ValueError, match="without totals"):
        callgrind.total(SAID.partition("totals")[0])


def test_only_what_happens_inside_these_functions_is_counted() -> None:
    command = callgrind.command(Path("out"), [ASK, PLAY])
    assert {"--collect-atstart=no", f"--toggle-collect={ASK}", f"--toggle-collect={PLAY}"} < set(command)


def test_a_count_is_for_each_decision_and_all_of_it_is_inside() -> None:
    whole = SAID.replace("1170", "1164")
    assert count_of(whole, decisions=2) == Count(ask=382, play=200)
    with pytest.raises(SystemExit, match="not all"):
        count_of(SAID, decisions=2)
    with pytest.raises(SystemExit, match="not all"):
        count_of("totals: 0\n", decisions=2)


def test_the_table_says_by_how_much_each_has_changed_and_judges_the_first_title() -> None:
    most = MOST["rurik"]
    counts = {"rurik 2p": Count(most, 0), "rurik 4p": Count(most, 1), "rurik2 2p": Count(10_000, 10_000)}
    before = {"rurik 2p": Count(most, most), "rurik2 2p": Count(1, 19_979)}
    assert table(counts, before)[1:] == [
        ["rurik 2p", "6,000", "0", "6,000", "12,000", "-50.0 %", "6,000", "met"],
        ["rurik 4p", "6,000", "1", "6,001", "–", "–", "6,000", "missed"],
        ["rurik2 2p", "10,000", "10,000", "20,000", "19,980", "+0.1 %", "", ""],
    ]


def test_a_change_is_told_in_per_cent() -> None:
    assert changed(110, 100) == "+10.0 %"
    assert changed(5995, 6000) == "-0.1 %"
    assert changed(100, 100) == changed(100_001, 100_000) == "0.0 %"


def test_what_is_written_is_read_again() -> None:
    counts = {"rurik 2p": Count(1, 2), "stroganov 4p": Count(3, 4)}
    assert instructions.read(instructions.written("3.11.7", counts)) == ("3.11.7", counts)


def test_the_file_has_a_count_of_every_title() -> None:
    _, counts = instructions.read(FILE.read_text(encoding="utf-8"))
    assert list(counts) == [count_name(title, players) for title in TITLES for players in PLAYERS]


def test_it_says_when_valgrind_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["instructions"])
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="not installed") as said:
        instructions.main()
    assert str(said.value) == NO_VALGRIND
