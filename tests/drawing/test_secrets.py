"""A drawing shows nothing that the seat does not see: from any state that looks the same, the same bytes come."""

import pytest

from tests.drawing.stage import games, rules_of, scene
from veche.kernel.docket import NOBODY
from veche.titles.rurik.draw import draw


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_state_and_guess_are_drawn_alike(players: int) -> None:
    looked = 0
    for number, game in enumerate(games(players, range(20, 23))):
        if number % 23:
            continue
        rules = rules_of(game)
        for viewer in (NOBODY, *range(players)):
            truth = draw(rules, scene(rules, game.state, viewer))
            for guessed in (1, 2):
                s = rules.guess(rules.view(game.state, viewer), guessed)
                assert draw(rules, scene(rules, s, viewer)) == truth
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
