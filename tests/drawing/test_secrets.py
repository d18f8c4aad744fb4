"""A drawing shows nothing that the seat does not see: from any state that looks the same, the same bytes come."""

from collections.abc import Iterator

import pytest

from tests.drawing.stage import TITLES, games, rules_of, scene
from veche.kernel.docket import NOBODY
from veche.language.reader import speaking
from veche.shelf.title import title_of
from veche.titles.rurik.first.components import SCHEME_CARDS
from veche.titles.rurik.first.draw import draw
from veche.titles.rurik.second.components import DEEDS
from veche.titles.rurik.second.state import DEAL, GIVEN_UP, SECRET

TABLES = [(title, players) for title in ("rurik", "rurik2") for players in TITLES[title].meta.players]


@pytest.fixture(params=["en", "de"], autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """What is kept secret is kept secret in each."""
    with speaking(request.param):
        yield request.param


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_state_and_guess_are_drawn_alike(title: str, players: int, language: str) -> None:
    looked = 0
    assert TITLES[title].words().language == language
    options = {"inheritance": "", "all-leaders": ""} if title == "rurik2" else {"stone-and-blade": ""}
    for number, game in enumerate(games(players, range(20, 23), title, **options)):
        if number % 23:
            continue
        rules = game.rules
        for viewer in (NOBODY, *range(players)):
            truth = TITLES[title].draw(rules, scene(rules, game.state, viewer, title=title))
            for guessed in (1, 2):
                s = rules.guess(rules.view(game.state, viewer), guessed)
                assert TITLES[title].draw(rules, scene(rules, s, viewer, title=title)) == truth
        looked += 1
    assert looked > 10


def test_a_hidden_letter_of_ivan_is_drawn_nowhere() -> None:
    """In Stroganov nothing else is hidden from anybody."""
    looked = 0
    for number, game in enumerate(games(1, range(2), "stroganov", **{"ivan-letter": "hidden"})):
        if number % 17 or game.is_over:
            continue
        for viewer in (NOBODY, 0):
            truth = title_of(game).draw(game.rules, scene(game.rules, game.state, viewer, title="stroganov"))
            for guessed in range(4):
                s = game.rules.guess(game.rules.view(game.state, viewer), guessed)
                assert title_of(game).draw(game.rules, scene(game.rules, s, viewer, title="stroganov")) == truth
        looked += 1
    assert looked > 5


def test_other_hands_are_backs() -> None:
    """Red's schemes are nowhere on Blue's page, by name or by face, unless Blue has seen the same kind itself."""
    for number, game in enumerate(games(2, range(30, 32))):
        s = game.state
        if number % 13 or game.is_over:
            continue
        rules = rules_of(game)
        kinds = rules.box.scheme_names
        theirs = {kind for kind in range(rules.box.schemes) if s.hand[SCHEME_CARDS + kind]}
        seen = {kind for kind in range(rules.box.schemes) if s.hand[kind] or s.drawn[kind]}
        main = draw(rules, scene(rules, s, 0)).table
        for kind in theirs - seen:
            assert f'id="hand-{kinds[kind]}-' not in main
            assert f'data-pick="scheme-{kinds[kind]}"' not in main


def test_secret_deeds_of_others_are_backs() -> None:
    """A starting deed that only its owner knows is nowhere on another seat's page."""
    seen = 0
    for number, game in enumerate(games(3, range(30, 31), "rurik2", inheritance="")):
        if number % 9 or game.is_over:
            continue
        hidden = [DEEDS[deed] for deed, where in enumerate(game.state.deed_at)
                  for offset in (SECRET, DEAL, GIVEN_UP) if offset < where < offset + 3]  # fmt: skip
        main = TITLES["rurik2"].draw(game.rules, scene(game.rules, game.state, 0, title="rurik2")).table
        called = [TITLES["rurik2"].words().name("deed", name) for name in hidden]
        assert not [name for name in called if name in main]
        seen += len(hidden)
    assert seen > 10
