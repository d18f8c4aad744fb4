"""What earned each point: the journal tells it, and the parts make the sum."""

from __future__ import annotations

from typing import Any

import pytest

from tests.at_random import at_random
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.titles.stroganov.box import VP, WIDTH, Box
from veche.titles.stroganov.components import LANDSCAPES, SONGS, WISHES, YURTS
from veche.titles.stroganov.earnings import HEADINGS, SOURCES, earnings
from veche.titles.stroganov.rules import StroganovRules
from veche.titles.stroganov.state import fulfilled, is_ivan
from veche.titles.stroganov.title import TITLE


def box_of(game: Game[Any]) -> Box:
    assert isinstance(game.rules, StroganovRules)
    return game.rules.box


def ended(players: int, seed: int, start: dict[str, Any] | None = None) -> Game[Any]:
    game = Game(TITLE, Setup(players), seed, start=start)
    for _ in at_random(game, seed):
        pass
    return game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_what_earned_points_makes_their_sum(players: int, seed: int) -> None:
    game = ended(players, seed)
    s = game.state
    for seat, earned in enumerate(earnings(game).by_seat):
        assert set(earned) <= set(SOURCES)
        assert sum([sum(gains) for gains in earned.values()]) == s.vp[seat]
        assert "before" not in earned
    told, plain = TITLE.account(game), game.outcome
    assert told is not None
    assert plain is not None
    assert told.totals == plain.totals
    assert told.ranking() == plain.ranking()
    assert told.headings() == [heading for heading in HEADINGS if heading in told.headings()]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_wishes_landscapes_songs_and_yurts_earn_what_is_printed_on_them(players: int) -> None:
    songs = yurts = 0
    for seed in range(8):
        game = ended(players, seed)
        s, box = game.state, box_of(game)
        for seat, earned in enumerate(earnings(game).by_seat):
            if is_ivan(s, seat):
                continue
            wishes = [box.wish_vp[card] for card in range(len(WISHES)) if fulfilled(s, seat, card)]
            claimed = [tile for tile in range(len(LANDSCAPES)) if s.landscape_at[tile] == seat]
            tiles = [box.landscape_reward[tile * WIDTH + VP] for tile in claimed]
            assert sorted(earned.get("wishes", [])) == sorted([points for points in wishes if points])
            assert sorted(earned.get("landscapes", [])) == sorted([points for points in tiles if points])
            printed = {box.song_reward[song * WIDTH + VP] for song in range(len(SONGS))}
            assert set(earned.get("songs", [])) <= printed
            assert set(earned.get("yurts", [])) <= {box.yurt_reward[tile * WIDTH + VP] for tile in range(len(YURTS))}
            assert "horses" not in earned
            songs += len(earned.get("songs", []))
            yurts += len(earned.get("yurts", []))
    assert songs
    assert yurts


def test_to_ivan_horses_and_extra_actions_are_points_of_their_own() -> None:
    found: dict[str, list[int]] = {}
    for seed in range(12):
        for source, gains in earnings(ended(1, seed)).by_seat[1].items():
            found.setdefault(source, []).extend(gains)
    assert {"songs", "wishes", "yurts", "landscapes", "trophies", "horses"} <= set(found)
    assert set(found["trophies"]) == {1}


def test_points_that_a_position_began_with_stand_by_themselves() -> None:
    game = Game(TITLE, Setup(2), 5)
    for state in at_random(game, 5):
        if state.state.year == 3 and any(state.state.vp):
            break
    start = TITLE.dump(TITLE.rules(), game.state)
    before = list(game.state.vp[:2])
    later = ended(2, 5, start)
    for seat, earned in enumerate(earnings(later).by_seat):
        assert sum(earned.get("before", [])) == before[seat]
        assert sum([sum(gains) for gains in earned.values()]) == later.state.vp[seat]
    told = TITLE.account(later)
    assert told is not None
    assert "before" in told.headings()


def test_the_sheet_has_no_lump_of_points_so_far() -> None:
    game = ended(2, 3)
    told = TITLE.account(game)
    assert told is not None
    assert "so-far" not in told.headings()
    words = game.words()
    for line in [line for sheet in told.lines for line in sheet]:
        assert words.say(line.why, line.arguments)
        assert words.say(f"heading.{line.heading}")
