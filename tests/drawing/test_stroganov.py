"""The table of Stroganov: rare questions, furs that are counted, prices, reconstructed values, ways to the rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.drawing.stage import Reader, drawn, games, glowing, live, scene, words_of
from tests.stroganov.scenario import BARE, Table, main
from veche.drawing.scene import Drawing, thing
from veche.drawing.speech import speech
from veche.kernel.docket import NAMES as NAMES_OF_PROCEDURES
from veche.kernel.docket import NOBODY, Frame
from veche.kernel.game import Game
from veche.kernel.procedure import Automatic, Chance, Question
from veche.kernel.setup import Setup
from veche.kernel.state import follow_all
from veche.table.rulebook import rule_sections
from veche.titles.stroganov.bag_and_market import keep_one, take_furs
from veche.titles.stroganov.components import FURS, NONE
from veche.titles.stroganov.draw.cards import SIGN_OF
from veche.titles.stroganov.draw.desk import PACKAGE
from veche.titles.stroganov.draw.status import SECTIONS
from veche.titles.stroganov.rewards import advanced_action, build_anywhere, fulfil_freely, trophy_action
from veche.titles.stroganov.songs import sing_at_once
from veche.titles.stroganov.state import StroganovState
from veche.titles.stroganov.title import TITLE as STROGANOV
from veche.titles.stroganov.trade import trade_bonus
from veche.titles.stroganov.trophies import second_reward, trophy_reward

SAY = speech(words_of("stroganov"), PACKAGE)


def middle(players: int = 3, seed: int = 3, year: int = 2) -> Game[Any]:
    """A game in the middle, at the question for a main action."""
    return next(
        game
        for game in games(players, range(seed, seed + 1), "stroganov")
        if game.state.year == year and game.ask is not None and game.ask.procedure == "main-action"
    )


def at(game: Game[Any], change: Callable[[StroganovState], None], *frames: Frame) -> tuple[Any, Drawing]:
    """The game's state after a change, resting at the question of the first frame, and how its seat sees it."""
    s = game.rules.copy(game.state)
    change(s)
    s.docket = None
    follow_all(s, Frame(0, NOBODY), list(frames))
    game.rules.settle(s)
    ask = game.rules.ask(s)
    assert ask is not None
    return ask, STROGANOV.draw(game.rules, scene(game.rules, s, ask.seat, title="stroganov"))


def rich(s: StroganovState) -> None:
    s.trophy[0] = 8
    s.story[0] = 12
    s.outposts[0] = 2
    s.furs[:7] = [3] * 7
    s.wish_at = (0, *s.wish_at[1:])


RARE = {
    "second-reward": second_reward(0, 0, 2),
    "trophy-reward": trophy_reward(0, 1),
    "sing-at-once": sing_at_once(0),
    "build-anywhere": build_anywhere(0),
    "fulfil-freely": fulfil_freely(0),
    "advanced-action": advanced_action(0, 1, 0, 0, 1),
    "trophy-step": trophy_action(0),
    "trade-bonus": trade_bonus(0, 2),
    "take-fur": take_furs(0),
    "keep-fur": keep_one(0),
}


@pytest.mark.parametrize("question", RARE)
def test_rare_questions_have_their_things_too(question: str) -> None:
    game = middle()

    def prepare(s: StroganovState) -> None:
        rich(s)
        if question == "trophy-step":
            s.trophy[0] = 3
        if question == "keep-fur":
            s.drawn = [1, 0, 0, 0, 0, 0, 1]

    ask, drawing = at(game, prepare, RARE[question])
    assert ask.procedure == question
    found = glowing(live(drawing))
    catalogue = game.rules.catalogue
    for move in ask.moves:
        if catalogue.nouns[move]:
            assert thing(catalogue.kinds[move], catalogue.nouns[move]) in found, catalogue.text(move)


def test_moves_without_a_noun_are_things_by_their_text() -> None:
    game = middle()
    _, drawing = at(game, rich, Frame(game.ask.frame.procedure, 0))  # type: ignore[union-attr]
    assert {"coin", "horses", "trade"} <= glowing(live(drawing))


def test_every_fur_outside_the_bag_lies_somewhere() -> None:
    """Furs glide by their ids: there are as many as furs on tiles, in the market and in the houses."""
    for number, game in enumerate(games(4, range(1), "stroganov")):
        s = game.state
        if number % 40 or any(card != NONE for card in s.offer):
            continue
        ids = Reader(live(drawn(game, 0))).ids
        shown = Counter([ident.split("-")[1] for ident in ids if re.fullmatch(r"fur-\d-\d+", ident)])
        for fur, value in enumerate(FURS):
            assert shown[value] == s.box.fur_count[fur] - s.bag[fur]


def test_what_is_laid_aside_is_legal_and_never_everything() -> None:
    sides = 0
    for number, game in enumerate(games(3, range(1), "stroganov")):
        if number % 5 or game.ask is None:
            continue
        drawing = drawn(game, game.ask.seat)
        texts = set(game.moves)
        assert set(drawing.aside) < texts
        assert set(drawing.faces) <= texts
        sides += bool(drawing.aside)
        for face in drawing.faces.values():
            assert not Reader(face).wrong
    assert sides > 5


def test_a_ride_says_its_price() -> None:
    game = next(game for game in games(2, range(4, 5), "stroganov") if game.ask and game.ask.procedure == "ride-where")
    s = game.rules.copy(game.state)
    s.horses[game.ask.seat] = 2  # type: ignore[union-attr]
    drawing = STROGANOV.draw(game.rules, scene(game.rules, s, game.ask.seat, title="stroganov"))  # type: ignore[union-attr]
    assert re.search(r"free</small>", drawing.faces["ride 1"])
    assert re.search(r"<small>1<svg", drawing.faces["ride 3"])
    assert "ride 4" not in drawing.faces
    assert "It costs 3 horses; you have 2." in drawing.main


def test_tips_say_what_is_reconstructed() -> None:
    """Wishes' furs are reconstructed, villages are printed; whoever corrects a value doubts it no longer."""
    note = SAY("draw.doubt")
    game = middle()
    page = drawn(game, 0).main
    card = next(card for card in game.state.wish if card != NONE)
    titles = re.findall(r'title="([^"]*)"', page)
    assert any(note in title for title in titles)
    villages = [title for title in titles if "The village stays." in title]
    assert len(villages) == 5
    assert not [title for title in villages if note in title]
    ident = game.rules.catalogue.nouns[game.rules.catalogue.number("fulfil S1") + card]
    corrected = Game(STROGANOV, Setup(3, {}), 3, corrections={"wishes": {ident: {"vp": 9}}})
    rules = corrected.rules
    s = rules.copy(game.state)
    s.box = rules.box  # type: ignore[attr-defined]
    main = STROGANOV.draw(rules, scene(rules, s, 0, title="stroganov")).main
    own = [title for title in re.findall(r'title="([^"]*)"', main) if "Nine victory points" in title]
    assert own
    assert not [title for title in own if note in title]


def test_no_key_speaks_for_itself_in_a_tip() -> None:
    for number, game in enumerate(games(4, range(2), "stroganov", **{"asymmetric-boards": ""})):
        if number % 60 == 0 or game.is_over:
            main = drawn(game, 0).main
            spoken = " ".join(re.findall(r'(?:title|aria-label)="([^"]*)"', main))
            assert not re.findall(r"\b(?:draw|effect|fur|wish|song|yurt|village|season|heading)\.\w+", spoken)


def test_every_wish_has_a_sign_and_words() -> None:
    wishes = [key.removeprefix("effect.") for key in SAY.words.messages if key.startswith("effect.")]
    assert len(wishes) == 37
    for name in wishes:
        assert name in SIGN_OF
        assert f"draw.wish.{name}" in SAY


def test_everybody_is_told_what_the_others_do() -> None:
    questions = [
        NAMES_OF_PROCEDURES[number]
        for number, one in enumerate(STROGANOV.rules().table)
        if isinstance(one, Question) and not isinstance(one, Chance | Automatic)
    ]
    assert len(questions) > 18
    for name in questions:
        assert f"draw.wait.{name}" in SAY, name
        assert name in SECTIONS, name


def test_the_ways_to_the_rules_lead_somewhere() -> None:
    sections = [section.id for section in rule_sections(STROGANOV.rules_text())]
    assert len(sections) == len(set(sections))
    assert set(SECTIONS.values()) <= set(sections)
    linked = set()
    for number, game in enumerate(games(2, range(1), "stroganov")):
        if number % 50 == 0 or game.is_over:
            drawing = drawn(game, 0)
            linked |= set(re.findall(r'href="/rules#([^"]+)"', drawing.main + drawing.detail))
    assert len(linked) > 5
    assert linked <= set(sections)


def test_every_way_to_the_rules_ends_at_a_heading() -> None:
    headings = {section.id for section in rule_sections(STROGANOV.rules_text())}
    found: set[str] = set()
    for game in games(2, range(1), "stroganov"):
        if game.ask is not None:
            one = drawn(game, game.ask.seat)
            found |= set(re.findall(r'class="rulelink" href="[^"#]*#([^"]*)"', one.main + one.detail))
    assert len(found) > 8
    assert found <= headings


@pytest.mark.parametrize(
    ("ivan", "told"),
    [
        ({"letter": "c"}, "leans towards c: outposts and wishes"),
        ({"letter": "c", "hidden": True}, "what he leans towards is told at the end"),
        ({}, "five of his cards are out at random"),
    ],
)
def test_ivan_leans_towards_what_his_letter_says(ivan: dict[str, Any], told: str) -> None:
    position = {"players": 1, "at": "main", "seat": "blue", "ivan": ivan, "seats": {"blue": {"at": 1}}}
    assert f"Easy · {told}</p>" in drawn(Table(position).game, 0).main


def test_before_ivans_cards_are_laid_out_nothing_is_said_of_them() -> None:
    game = Game(STROGANOV, Setup(1, {"ivan-letter": "hidden"}), 3)
    early = STROGANOV.draw(game.rules, scene(game.rules, game.at(1), 0, title="stroganov")).main
    assert "what he leans towards is told at the end</p>" in early
    assert "<b>–</b>" in early


def test_a_crowded_question_calls_regions_by_their_numbers_and_says_their_names() -> None:
    reach = {name: {"outposts": ["blue"]} for name in ("ural", "ob", "yenisei", "lena", "okhotsk")}
    few = drawn(main("blue", seats={"blue": {"at": 1}}, regions=BARE).game, 0)
    assert ">Ural</span>" in few.faces["village ural"]
    many = drawn(main("blue", seats={"blue": {"at": 1}}, regions=reach).game, 0)
    face = many.faces["village lena"]
    assert '<span aria-hidden="true">IV</span>' in face
    assert '<span class="sr">Village in Lena</span>' in face
    assert "to 2" in many.aside
