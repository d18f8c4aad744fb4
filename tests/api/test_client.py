"""The client, sync and async, and a bot that plays through it against a running table."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from dataclasses import replace

import pytest

from tests.blocks import blocks, run_python
from tests.table.server import Server
from veche.cli import main
from veche.client import AsyncTable, Refused, Table, play_seat
from veche.kernel import journal
from veche.protocol import Match
from veche.titles import title


def test_two_bots_play_a_match_to_its_end_through_the_table(table: Server) -> None:
    """One over the client, one at the table; what they played is a match like any other."""
    with Table(table.address) as program:
        opened = program.new_match("stroganov", ["me", "bot:random"])
        seat = program.at(opened.id, opened.seats[0].token)
        made: list[str] = []
        over = play_seat(seat, "random", 7, made.append)
        assert over.over
        assert over.winners
        mine = [line.move for line in seat.journal().lines if line.seat == over.seat]
        assert [move for move in mine if not move.startswith("undo")] == made
        assert journal.read(seat.journal().text, title).is_over


def test_the_command_plays_a_seat_by_its_link(table: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with Table(table.address) as program:
        opened = program.new_match("rurik", ["link", "bot:random"])
        link = f"{table.address}/seat/{opened.seats[0].invitation}"
        assert main(["play-at", link, "--bot", "random", "--name", "Machine", "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        stands = program.at(opened.id, None).match()
        assert (stands.over, stands.winners) == (True, told["winners"])
        assert stands.seats[0].name == "Machine"


def test_the_command_tells_what_is_wrong(table: Server, capsys: pytest.CaptureFixture[str]) -> None:
    for link, said in ((f"{table.address}/seat/none", "link"), ("http://127.0.0.1:9/seat/x", "does not answer")):
        assert main(["play-at", link]) == 2
        assert said in capsys.readouterr().err


def test_everything_is_there_with_await_too(table: Server) -> None:
    async def visit() -> Match:
        async with AsyncTable(table.address) as program:
            assert [one.id for one in await program.titles()]
            assert [one.name for one in await program.bots()]
            opened = await program.new_match("rurik", ["me", "link", "open"])
            guests = [await program.sit(str(opened.seats[1].invitation)), await program.take(opened.id, "red")]
            seats = [program.at(opened.id, opened.seats[0].token), *guests]
            waits = [asyncio.ensure_future(seat.wait()) for seat in seats]
            done, rest = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for one in rest:
                one.cancel()
            first = done.pop()
            seat, asked = seats[waits.index(first)], first.result()
            assert (await seat.match()).seat == asked.asked
            assert (await seat.view()).moves == [one.move for one in asked.moves]
            played = await seat.play(asked.moves[0].move, asked.version)
            assert (await seat.journal(asked.version)).lines[0].move == asked.moves[0].move
            back = await seat.undo(played.version)
            with pytest.raises(Refused):
                await seat.outcome()
            return back

    assert asyncio.run(visit()).version > 0


def test_what_the_page_of_the_protocol_shows_runs(table: Server, capsys: pytest.CaptureFixture[str]) -> None:
    shown = [block for block in blocks("python") if block.page == "docs/api.md"]
    usual = "http://127.0.0.1:8000"
    assert all(usual in block.text for block in shown)
    run_python([replace(block, text=block.text.replace(usual, table.address)) for block in shown])
    assert re.fullmatch(r"\[.*'(yellow|blue)'.*\]\n", capsys.readouterr().out)


def test_two_programs_play_against_each_other(table: Server) -> None:
    with Table(table.address) as program:
        opened = program.new_match("stroganov", ["me", "me"])
        ends: list[Match] = []

        def play(number: int) -> None:
            with Table(table.address) as own:
                ends.append(play_seat(own.at(opened.id, opened.seats[number].token), "random", number))

        players = [threading.Thread(target=play, args=(number,)) for number in range(2)]
        for one in players:
            one.start()
        for one in players:
            one.join(300)
        assert [one.over for one in ends] == [True, True]
        assert ends[0].winners == ends[1].winners
