"""Cards of Stone & Blade on the table: inheritance in tray and dock, schemes with a choice, leaders, deeds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.drawing.stage import TITLE, games, rules_of, scene
from tests.rurik.scenario import Table, turn
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.titles.rurik.first.components import LEADERS, OLD_LEADERS, REGIONS
from veche.titles.rurik.first.rules import RurikRules

OPTIONS = ["stone-and-blade"]
OURS = "Reconstructed: the printed value is not known."


def page(game: Game[Any], viewer: int = 0, rules: RurikRules | None = None) -> str:
    """The table as this seat sees it."""
    rules = rules or rules_of(game)
    return str(TITLE.draw(rules, scene(rules, game.state, viewer, words=TITLE.words("en", rules))).table)


def heir(*cards: str) -> Table:
    """Blue has these cards to inherit from, and three coins."""
    docket = [{"procedure": "next-inheritance", "seat": "blue"}, {"procedure": "begin-round"}]
    seats = {"blue": {"inheritance": list(cards), "troops": {"kiev": 2}}}
    return Table({"players": 4, "options": OPTIONS, "seats": seats, "docket": docket})


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("novgorod", "A market, without what it does when built"),
        ("rostov", "One troop, one coin"),
        ("polotsk", "A stronghold, without what it does when built"),
        ("smolensk", "One honey, one coin"),
        ("volyn", "Two fish"),
        ("kiev", "One troop"),
        ("chernigov", "The top scheme of a deck"),
        ("pereyaslavl", "One fur"),
        ("pskov", "A church, without what it does when built"),
        ("suzdal", "The top deed"),
        ("galich", "A good of your choice, two coins"),
        ("brest", "Two wood"),
        ("murom", "One ore, one coin"),
        ("peresech", "One troop, one fur"),
        ("azov", "Two troops"),
    ],
)
def test_a_card_says_what_it_gives_and_that_it_is_ours(card: str, words: str) -> None:
    drawn = page(heir(card).game).partition(f'id="choice-{card}"')[2].partition('class="tray')[0]
    assert words.lower() in drawn.lower()
    assert OURS in drawn


def test_a_corrected_card_is_nobodys_reconstruction() -> None:
    rules = TITLE.make_rules({"inheritance": {"kiev": {"gain": {"troops": 3}}}})
    drawn = page(heir("kiev").game, rules=rules).partition('id="choice-kiev"')[2].partition('class="tray')[0]
    assert "three troops" in drawn.lower()
    assert OURS not in drawn


def test_kept_cards_lie_in_the_dock_until_they_are_used() -> None:
    """The owner sees their faces, a spectator as many backs, and nobody else which they are."""
    looked = 0
    for game in games(2, range(3), **{"stone-and-blade": ""}):
        ask = game.ask
        if ask is None or ask.procedure != "place-troop":
            continue
        for viewer in (NOBODY, 0, 1):
            drawn = page(game, viewer)
            shown = {name for name in REGIONS if f'id="card-inheritance-{name}"' in drawn}
            mine = {REGIONS[card] for card, where in enumerate(game.state.inheritance_at) if where == viewer}
            assert shown == mine
            looked += len(mine)
    assert looked


def test_leaders_of_the_expansion_are_offered_only_with_it() -> None:
    for options, number in (({}, OLD_LEADERS), ({"stone-and-blade": ""}, len(LEADERS))):
        game = next(one for one in games(2, range(1), **options) if one.ask and one.ask.procedure == "choose-leader")
        drawn = page(game, game.ask.seat if game.ask else 0)
        assert [name for name in LEADERS if f'id="choice-{name}"' in drawn] == list(LEADERS[:number])


def test_a_scheme_with_a_choice_says_so() -> None:
    seats = {"blue": {"leader": "maria", "leader_at": "kiev", "troops": {"kiev": 2}, "schemes": ["s25"]}}
    table = turn("blue", options=OPTIONS, seats=seats)
    drawn = page(table.game)
    assert "One attack or one build" in drawn
    assert "Two casualties" in drawn
    table.play("play attack-or-build")
    assert 'data-pick="points_kind-attack"' in page(table.game)
    assert 'data-pick="points_kind-build"' in page(table.game)


def test_deeds_say_what_must_be_ruled_or_built() -> None:
    seats = {"blue": {"leader": "maria", "leader_at": "kiev", "deeds": ["create_republic", "mead_brewery"]}}
    drawn = page(turn("blue", options=OPTIONS, seats=seats).game)
    assert "Rule Novgorod, Volyn, Chernigov" in drawn
    assert "Taverns of yours: two" in drawn
    assert "0 of 3 ruled" in drawn
    assert "0 of 2 taverns" in drawn
