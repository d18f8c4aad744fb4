"""Whatever a legal move points at is on the page and glows; the page is well made at every question of a game."""

import re
from collections import Counter
from itertools import chain
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.drawing.stage import TABLES, TITLES, Reader, asked, drawn, games, glowing, live
from veche.drawing.scene import thing
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.kernel.rules import Ask

RARE = frozenset(
    "along-with-agatha discard-scheme load-how-far pay-good predslava-sends raze-which rally remove-troop replace "
    "resolve-which use-market".split()
)
"""Questions that seldom come up: they are hunted for in many games, most of which are not drawn."""

RARE_IN_THE_SECOND = frozenset(
    "resolve-which march relocate-to use-market remove-troop choose-slot battle-deck choose-result choose-top "
    "keep-card return-card give-marker replace pay-good inherit inherit-where inherit-card inherit-deed "
    "return-inheritance choose-from-markets".split()
)
"""The same of the second edition."""

IN_THESE_GAMES = {
    "rurik": {"choose-leader", "keep-agenda", "place-troop", "choose-advisor", "choose-column", "before-main-action",
              "muster", "choose-troop", "choose-destination", "attack"},
    "rurik2": {"keep-deed", "keep-agenda", "place-troop", "place-leader", "choose-from-markets", "choose-disc",
               "choose-column", "before-command", "perform", "choose-destination", "end-of-turn"},
    "stroganov": {"choose-wish", "ride-where", "basic-action", "main-action", "choose-second-action", "hunt-second",
                  "pay-piece", "trade-bonus", "before-income-what", "auxiliary-action", "choose-which-song"},
}  # fmt: skip
"""Questions that come up in the two games that are looked at, with any number of players."""

EVERY = 7
"""Positions are looked at in steps of so many questions, so that all phases of several games come up."""


def missing(game: Game[Any], ask: Ask) -> list[str]:
    """The legal moves for which nothing on the page glows, but for those that lie aside and are hardly ever meant."""
    drawing = drawn(game, ask.seat)
    found = glowing(live(drawing))
    catalogue = game.rules.catalogue
    moves = [move for move in ask.moves if catalogue.nouns[move] and catalogue.text(move) not in drawing.aside]
    return [catalogue.text(move) for move in moves
            if thing(catalogue.kinds[move], catalogue.nouns[move]) not in found]  # fmt: skip


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_every_legal_move_has_its_thing(title: str, players: int) -> None:
    questions: Counter[str] = Counter()
    every = 3 if title == "rurik" else 9
    for number, game in enumerate(games(players, range(players, players + 2), title)):
        ask = game.ask
        if ask is None or (number % every and questions[ask.procedure] > 3):
            continue
        questions[ask.procedure] += 1
        assert not missing(game, ask)
    assert IN_THESE_GAMES[title] <= set(questions)


def test_rare_questions_have_their_things_too() -> None:
    questions: Counter[str] = Counter()
    for seed in range(24):
        for game in games(2 + seed % 3, range(seed, seed + 1)):
            ask = game.ask
            if ask is not None and ask.procedure in RARE and questions[ask.procedure] < 4:
                questions[ask.procedure] += 1
                assert not missing(game, ask)
    assert set(questions) == RARE


def test_rare_questions_of_the_second_edition_have_their_things_too() -> None:
    questions: Counter[str] = Counter()
    for seed in range(60):
        if set(questions) >= RARE_IN_THE_SECOND:
            break
        more = {"inheritance": ""} if seed % 2 else {}
        for game in games(2 + seed % 3, range(seed, seed + 1), "rurik2", **{"all-leaders": "", **more}):
            ask = game.ask
            if ask is not None and questions[ask.procedure] < 3:
                questions[ask.procedure] += 1
                assert not missing(game, ask)
    assert set(questions) >= RARE_IN_THE_SECOND


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_what_may_not_be_picked_does_not_glow(title: str, players: int) -> None:
    for number, game in enumerate(games(players, range(1), title)):
        if number % EVERY == 0 and game.ask is not None:
            for viewer in {NOBODY, (asked(game) + 1) % players} - {asked(game)}:
                assert not glowing(live(drawn(game, viewer)))


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_markup_is_sound(title: str, players: int) -> None:
    for number, game in enumerate(games(players, range(2), title)):
        if number % (3 * EVERY) and not game.is_over:
            continue
        for viewer in (asked(game), NOBODY):
            drawing = drawn(game, viewer)
            page = Reader(str(drawing.status) + (str(drawing.table) if number % (12 * EVERY) == 0 else live(drawing)))
            assert not page.wrong
            assert page.glowing == glowing(drawing.table)
            twice = [ident for ident, times in Counter(page.ids).items() if times > 1]
            assert not twice
            assert not [text for text in page.text if re.search(r"\bdraw\.[a-z]", text)], (
                "a message key speaks for itself"
            )


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_every_svg_is_xml(title: str, players: int) -> None:
    for number, game in enumerate(games(players, range(1), title)):
        if number % 40 == 0 or game.is_over:
            for svg in re.findall(r"<svg\b.*?</svg>", str(drawn(game, asked(game)).table), re.DOTALL):
                ElementTree.fromstring(svg)


@pytest.mark.parametrize("title", list(TITLES))
def test_references_lead_somewhere(title: str) -> None:
    for number, game in enumerate(games(4, range(1), title)):
        if number % 40 == 0 or game.is_over:
            main = drawn(game, asked(game)).table
            ids = set(Reader(main).ids)
            wanted = {*re.findall(r'href="#([^"]+)"', str(main)), *re.findall(r"url\(#([^)]+)\)", str(main))}
            wanted |= set(re.findall(r'aria-describedby="([^"]+)"', str(main)))
            assert wanted <= ids


def test_variants_are_drawn_too() -> None:
    options = {"alternate-board": "", "rebel-rewards": "", "deed-row": "", "random-leaders": ""}
    for number, game in enumerate(games(3, range(1), **options)):
        if number % 25 == 0 or game.is_over:
            assert not Reader(live(drawn(game, asked(game)))).wrong


def test_variants_of_the_second_edition_are_drawn_too() -> None:
    options = {"all-leaders": "", "swapped-oaths": "", "six-regions": "", "inheritance": "", "battle-tile": "ransom"}
    laid = {"free-oaths": "", "oath-of-roads": ""}
    both = chain(games(3, range(1), "rurik2", **options), games(2, range(1), "rurik2", **laid))
    for number, game in enumerate(both):
        if number % 25 == 0 or game.is_over or (game.ask is not None and "oath" in game.ask.procedure):
            assert not Reader(live(drawn(game, asked(game)))).wrong
