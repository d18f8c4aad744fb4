"""What the two editions share is drawn in one room, which knows neither; and what only the second edition shows."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.drawing.stage import SECOND, asked, drawn, games
from tests.rurik2.scenario import chronicle, end, turn
from veche.titles.rurik import both
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.components import DEEDS
from veche.titles.rurik.second.draw.doubts import doubts
from veche.titles.rurik.second.printed import printed

ROOM = Path(str(both.__file__)).parent
OF_THE_FIRST = re.compile(r"church|\bboats?\b|trade|scheme deck|advisor", re.IGNORECASE)


def strings(file: Path) -> list[str]:
    """The names and strings of a file that are not documentation."""
    tree = ast.parse(file.read_text("utf-8"))
    documentation = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    found = [
        str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in documentation
    ]
    return found + [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]


def test_the_shared_room_names_nothing_of_the_first_edition() -> None:
    for file in (ROOM / "draw").glob("*.py"):
        assert not [text for text in strings(file) if OF_THE_FIRST.search(text)], file.name
    (words,) = (ROOM / "draw" / "words" / "en").glob("*.ftl")
    assert not OF_THE_FIRST.search(words.read_text("utf-8"))


def test_what_is_reconstructed_is_doubted_until_somebody_knows_better() -> None:
    ours = doubts(Box(printed()))
    assert all(ours.deeds)
    assert all(ours.cards)
    assert ours.leaders.count(True) == 4
    better = doubts(Box(printed({"deeds": {"trade_route": {"vp": 0}}})))
    assert [DEEDS[deed] for deed, doubted in enumerate(better.deeds) if not doubted] == ["trade_route"]


def test_the_table_says_what_is_reconstructed() -> None:
    game = next(
        game for game in games(2, range(1), "rurik2") if game.ask and game.ask.procedure == "choose-from-markets"
    )
    main = drawn(game, asked(game)).table
    assert str(main).count('class="nb"') > 10
    assert SECOND.rules(None).box.kinds > 20
    assert "Reconstructed" in main


def test_an_attack_shows_both_strengths() -> None:
    seen = 0
    for game in games(3, range(3), "rurik2"):
        ask = game.ask
        if ask is None:
            continue
        attacks = [move for move in ask.moves if game.rules.catalogue.verbs[move] == "attack"]
        if attacks:
            drawing = drawn(game, ask.seat)
            for move in attacks:
                face = drawing.faces[game.rules.catalogue.text(move)]
                target = game.rules.catalogue.nouns[move].split()[1]
                assert re.search(r"\d : \d", str(face)) or target == "rebel"
                seen += 1
        if seen > 6:
            return
    raise AssertionError("nobody could attack")


def test_the_button_that_stops_says_what_it_means() -> None:
    """Saved carts are not lost, a deed that one does not take is taken by nobody."""
    carts = turn("blue", "tax", 1, seats={"blue": {"troops": {"kyiv": 1}}}).play("act")
    assert str(drawn(carts.game, 0).faces["stop"]) == "Stop, keep carts and hammers"
    boots = turn("blue", "movement", 1, seats={"blue": {"troops": {"kyiv": 1}}}).play("act")
    assert "stop" not in drawn(boots.game, 0).faces
    at_home = {"troops": {"kyiv": 1}, "leader": "maria", "leader_at": "kyiv", "buildings": {"kyiv": ["palace"]}}
    palace = chronicle(seats={"blue": at_home})
    assert str(drawn(palace.game, 0).faces["stop"]) == "Take none"


def test_a_deed_that_looks_for_its_slot_is_being_completed() -> None:
    blue = {"troops": {"kyiv": 1}, "coins": 4, "deeds": ["generous_prince", "law_giver"]}
    table = turn("blue", "tax", 1, seats={"blue": blue})
    assert "being completed" not in drawn(table.game, 0).table
    table.play("deed generous_prince", "stop")
    assert table.asked == ("blue", "choose-slot")
    assert str(drawn(table.game, 0).table).count("being completed") == 1


def test_when_the_game_is_over_every_house_shows_its_whole_score() -> None:
    blue = {"troops": {"kyiv": 2}, "agenda": "wealthy", "coins": 9, "leader": "boris", "leader_at": "kyiv"}
    over = end(seats={"blue": blue, "yellow": {"troops": {"rostov": 1}}})
    assert over.game.outcome is not None
    house = str(drawn(over.game, 0).table).partition('id="h-leader"')[2].partition("</h2>")[0]
    assert str(over.game.outcome.totals[0]) in re.findall(r'class="seal[^>]*>.*?<b>(\d+)</b>', house)
