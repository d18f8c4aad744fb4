"""A drawing shows nothing that the seat does not see: from any state that looks the same, the same bytes come."""

from typing import Any

import pytest

from tests.drawing.stage import SECOND, TITLE, games, played, rules_of, scene
from veche.kernel.docket import NOBODY
from veche.kernel.title import Title
from veche.titles.rurik.draw import draw
from veche.titles.rurik2.components import DEEDS
from veche.titles.rurik2.state import DEAL, GIVEN_UP, SECRET

TABLES = [(title, players) for title in (TITLE, SECOND) for players in title.meta.players]


@pytest.mark.parametrize(("title", "players"), TABLES, ids=[f"{one.meta.id}-{n}" for one, n in TABLES])
def test_state_and_guess_are_drawn_alike(title: Title[Any], players: int) -> None:
    looked = 0
    options = {"inheritance": "", "all-leaders": ""} if title is SECOND else {}
    for number, game in enumerate(played(title, players, range(20, 23), **options)):
        if number % 23:
            continue
        rules = game.rules
        for viewer in (NOBODY, *range(players)):
            truth = title.draw(rules, scene(rules, game.state, viewer, title=title))
            for guessed in (1, 2):
                s = rules.guess(rules.view(game.state, viewer), guessed)
                assert title.draw(rules, scene(rules, s, viewer, title=title)) == truth
        looked += 1
    assert looked > 10


def test_other_hands_are_backs() -> None:
    """Red's schemes are nowhere on Blue's page, by name or by face, unless Blue has seen the same kind itself."""
    for number, game in enumerate(games(2, range(30, 32))):
        s = game.state
        if number % 13 or game.is_over:
            continue
        rules = rules_of(game)
        kinds = rules.box.scheme_names
        theirs = {kind for kind in range(rules.box.schemes) if s.hand[27 + kind]}
        seen = {kind for kind in range(rules.box.schemes) if s.hand[kind] or s.drawn[kind]}
        main = draw(rules, scene(rules, s, 0)).main
        for kind in theirs - seen:
            assert f'id="hand-{kinds[kind]}-' not in main
            assert f'data-pick="scheme-{kinds[kind]}"' not in main


def test_secret_deeds_of_others_are_backs() -> None:
    """A starting deed that only its owner knows is nowhere on another seat's page."""
    seen = 0
    for number, game in enumerate(played(SECOND, 3, range(30, 31), inheritance="")):
        if number % 9 or game.is_over:
            continue
        hidden = [DEEDS[deed] for deed, where in enumerate(game.state.deed_at)
                  for offset in (SECRET, DEAL, GIVEN_UP) if offset < where < offset + 3]  # fmt: skip
        main = SECOND.draw(game.rules, scene(game.rules, game.state, 0, title=SECOND)).main
        called = [SECOND.words().messages[f"deed.{name}"] for name in hidden]
        assert not [name for name in called if name in main]
        seen += len(hidden)
    assert seen > 10
