"""The Rebellion as it is drawn: its mat, its priority, its cards as far as they are seen, and neutral troops."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from tests.drawing.stage import Reader, drawn, live, scene
from tests.rurik.rebellion.scenario import Solo, acts, claims, places, solo
from tests.rurik.scenario import placing
from veche.drawing.scene import Trail
from veche.shelf.title import title_of
from veche.story.teller import story

NAMES = ("Olena", "The Rebellion")
ADVISORS = ("4", "2*", "1", "3*", "5", "2")
COLUMNS = ("attack coin", "build", "tax", "muster", "movement", "scheme")


def shown(table: Solo) -> str:
    game: Any = table.game
    return live(drawn(game, 0, NAMES))


def panel(table: Solo) -> str:
    found = re.search(r'<section class="panel rival rebellion.*?</section>', shown(table), re.DOTALL)
    assert found
    return found[0]


def test_it_has_the_place_of_the_rivals() -> None:
    text = " ".join(Reader(panel(solo(at="placing", seat="blue", difficulty="very-hard"))).text)
    assert "The Rebellion" in text
    assert "Difficulty: very hard" in text


def test_open_and_covered_bonuses() -> None:
    inside = panel(solo(at="placing", seat="blue"))
    assert inside.count('<li class="covered"') == 6
    assert inside.count('<li class="open"') == 1
    unlocked = panel(solo(at="placing", seat="blue", rebellion={"covered": {"build": 0}}))
    assert unlocked.count('<li class="covered"') == 4


def test_the_priority_has_the_marker() -> None:
    for priority in ("attack_move", "build", "tax"):
        inside = panel(solo(at="placing", seat="blue", rebellion={"priority": priority}))
        assert f'<div class="bcol cur" id="priority-{priority}">' in inside
        assert inside.count("bcol cur") == 1


def test_rows_slid_out_and_the_one_in_play() -> None:
    table = places(ADVISORS, COLUMNS, blue={"troops": {"kiev": 1}})
    rows = re.search(r'<div class="rcard bottom".*?</div>', panel(table), re.DOTALL)
    assert rows
    assert rows[0].count("<li") == 1
    assert "Advisor 4 to Attack, with the coins that put it on the top space, if it can pay them all." in rows[0]
    table.play("advisor 5", "column muster")
    rows = re.search(r'<div class="rcard bottom".*?</div>', panel(table), re.DOTALL)
    assert rows
    # Advisor 2* was passed over and is seen; advisor 1 is in play.
    assert rows[0].count("<li") == 3
    assert rows[0].count('class="locked"') == 1
    assert rows[0].index('class="cur"') < rows[0].index('class="locked"')


def test_a_row_without_a_coin_speaks_of_none() -> None:
    inside = panel(places(ADVISORS, ("attack", *COLUMNS[1:]), blue={"troops": {"kiev": 1}}))
    assert "Advisor 4 to Attack." in inside
    assert "the coins that put it" not in inside


def test_its_dock_says_what_the_goods_there_are_worth() -> None:
    inside = panel(solo(at="placing", seat="blue", yellow={"troops": {"kiev": 1}, "goods": {"ore": 5}}))
    assert "They do not count for trade; at the end a point for every three, rounded up." in inside
    assert "They can be paid" not in inside
    assert "They can be paid" in shown(solo(at="placing", seat="blue")), "at one's own dock"


def test_the_top_card_with_its_orders() -> None:
    table = acts("scheme", yellow={"troops": {"kiev": 1}}, blue={"troops": {"novgorod": 1}})
    top = re.search(r'<div class="rcard top".*?</div>', panel(table), re.DOTALL)
    assert top
    assert "Card 1" in top[0]
    assert re.findall(r"<li[^>]*>(\w+)<", top[0])[:3] == ["Novgorod", "Rostov", "Polotsk"]


def after(table: Solo) -> str:
    """What is drawn for the player who has just seen these acts of the Rebellion."""
    game = table.game
    steps = [Trail(1, one.seat, one.traces) for one in story(game, 0) if one.seat == 1]
    seen = replace(scene(game.rules, game.state, 0, NAMES, words=game.words()), trail=steps)
    return live(title_of(game).draw(game.rules, seen))


def test_in_the_middle_of_a_sentence_it_has_a_small_letter() -> None:
    inside = shown(acts("build", 1, yellow={"troops": {"kiev": 1, "volyn": 1}}, blue={"troops": {"novgorod": 1}}))
    assert "Stronghold of the Rebellion" in inside
    assert "The Rebellion rules here." in inside
    board = {"muster": [{"seat": "yellow", "advisor": 5}]}
    assert "Advisor 5 of the Rebellion" in shown(solo(at="placing", seat="blue", board=board))
    shared = claims(round=4, blue={"troops": {"rostov": 1}}, yellow={"troops": {"volyn": 1}})
    assert "Olena and the Rebellion share the throne of Kiev" in shown(shared)


def test_its_structures_say_what_they_do_for_it() -> None:
    structures = {"kiev": ["church", "market", "stronghold"]}
    its = shown(solo(at="placing", seat="blue", yellow={"troops": {"kiev": 1}, "structures": structures}))
    assert "a rebel replaces a troop of yours here or, if there is none, a neutral one" in its
    assert "Whenever the Rebellion takes the good here by taxing, it gains another of the kind." in its
    assert "Counts as a troop of its owner for rule." in its
    mine = shown(solo(at="placing", seat="blue", blue={"troops": {"kiev": 1}, "structures": structures}))
    assert "Your church" in mine
    assert "a troop of its owner replaces a rebel or any other troop here" in mine
    assert "they gain another of the kind or a coin" in mine


def test_where_it_has_just_acted_is_marked_in_the_order() -> None:
    inside = after(acts("build", 1, yellow={"troops": {"kiev": 1, "volyn": 1}}, blue={"troops": {"novgorod": 1}}))
    assert re.findall(r'<li class="(cur|acted)"[^>]*>(\w+)<', inside) == [("acted", "Volyn"), ("cur", "Kiev")]
    assert "It has just acted here." in inside


def test_its_moves_are_drawn_on_the_map() -> None:
    yellow, blue = {"troops": {"kiev": 3, "novgorod": 1}}, {"troops": {"novgorod": 1}}
    inside = after(acts("movement", 2, rebellion={"priority": "attack_move"}, yellow=yellow, blue=blue))
    assert inside.count('<path class="trail"') == 2
    assert re.findall(r'<li class="(cur|acted)"[^>]*>(\w+)<', inside) == [("acted", "Rostov"), ("cur", "Polotsk")]


def test_where_it_musters_is_ringed() -> None:
    inside = after(acts("muster", 3, yellow={"troops": {"kiev": 1}, "coins": 1}, blue={"troops": {"novgorod": 1}}))
    assert inside.count('class="touched"') == 1


def test_sviatopolk_and_where_he_stands() -> None:
    inside = panel(solo(at="placing", seat="blue", yellow={"leader_at": "volyn", "troops": {"volyn": 1}}))
    assert re.search(r'<span class="kv lead"[^>]*>.*?Volyn</span>', inside)
    gone = panel(solo(at="placing", seat="blue", yellow={"troops": {"volyn": 1}}))
    assert re.search(r'<span class="kv lead"[^>]*>.*?in the supply</span>', gone)


def test_its_seal_counts_coins_and_dock_as_the_sheet_does() -> None:
    yellow = {"troops": {"volyn": 1}, "coins": 4, "goods": {"fur": 3}, "claim": {"rule": 2}}
    assert 'aria-label="five victory points"' in panel(solo(at="placing", seat="blue", yellow=yellow))


def test_the_sheet_at_the_end_has_all_its_icons() -> None:
    game: Any = claims(round=4, yellow={"troops": {"volyn": 1}}).game
    main = str(drawn(game, 0, NAMES).table)
    sheet = main[main.index('<table class="score ') : main.index("</table>")]
    for name in re.findall(r'href="#(i-[a-z]+)"', sheet):
        assert f'id="{name}"' in main, name


def test_alone_nobody_counts_defeated_rebels() -> None:
    assert "Rebels defeated" not in shown(solo(at="placing", seat="blue"))


def test_neutral_troops_are_no_rebels() -> None:
    main = shown(solo(at="placing", seat="blue", neutral={"smolensk": 1}))
    assert re.search(r'<use id="rebel-smolensk"[^>]*href="#p-troop-white"', main)
    assert "one neutral troop" in main


def test_a_neutral_troop_can_be_aimed_at() -> None:
    board = {"attack": [{"seat": "blue", "advisor": 1}], "scheme": [{"seat": "yellow", "advisor": 5}]}
    table = solo(at="turn", seat="blue", board=board, blue={"troops": {"smolensk": 2}}, neutral={"smolensk": 1})
    table.play("act")
    assert 'id="aim-rebel-smolensk" class="aim may" data-pick="region-smolensk"' in shown(table)


def test_the_decks_are_offered_when_it_checks_for_a_casualty() -> None:
    yellow, blue = {"troops": {"kiev": 5}}, {"troops": {"kiev": 2}}
    table = acts("attack", 2, rebellion={"priority": "build"}, yellow=yellow, blue=blue)
    assert table.asked == ("blue", "rebellion-check-deck")
    assert 'id="tray-rebellion-check-deck"' in shown(table)


def test_alone_no_space_gives_the_bear_away() -> None:
    assert "gives the bear to a player" not in shown(solo(at="placing", seat="blue"))
    two = placing("blue")
    assert "gives the bear to a player" in live(drawn(two.game, 0, NAMES))


def loading(**blue: Any) -> str:
    """The boat is loaded before the priority is assigned."""
    row = {"row": ["hoard", "trade_route", "generous_prince"]}
    table = claims(blue={"troops": {"kiev": 1}, **blue}, yellow={"troops": {"rostov": 1}}, deeds=row)
    assert table.asked == ("blue", "load-how-far-alone")
    found = re.search(r'id="tray-load-how-far-alone".*?</details>', shown(table), re.DOTALL)
    assert found
    return found[0]


def test_loading_alone_tells_what_it_steers() -> None:
    text = " ".join(Reader(loading(goods={"fish": 2})).text)
    assert "steer the Rebellion's priority" in text
    assert "Let 0 count" in text
    assert "Let 2 count" in text


def test_a_marker_on_its_track_earns_no_coin_by_loading_less() -> None:
    assert loading(goods={"fish": 2}).count("+1") == 2
    assert "+1" not in loading(goods={"fish": 2}, claim={"trade": 1})
