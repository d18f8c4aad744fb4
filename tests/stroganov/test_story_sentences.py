"""The sentence of each action, played from a position: once as whoever acts reads it, once as another does."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import veche
from tests.drawing.stage import scene
from tests.stroganov.scenario import BARE, Table, at, basic, main, row, second, turn
from tests.stroganov.test_ivan import turn_card
from veche.kernel.docket import CHANCE
from veche.kernel.game import Game
from veche.shelf.title import title_of
from veche.story.passage import Passage, Thing, Trace
from veche.story.teller import story
from veche.story.voice import Voice
from veche.titles import title

WORDS = title("stroganov").words()


def told(game: Game[Any], reader: int, *names: str) -> list[str]:
    """Every passage with what came of it."""
    voice = Voice(WORDS, names or ("Blue", "Yellow"), reader)
    return [voice.tell(one) for one in story(game, reader)]


def blue(**things: Any) -> dict[str, dict[str, Any]]:
    return {"blue": things}


def with_regions(**regions: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Regions without yurts and wishes, but for what is said."""
    return {name: {**bare, **regions.get(name, {})} for name, bare in BARE.items()}


def winter(**things: Any) -> Table:
    """Blue's income comes, with yellow behind, who has nothing."""
    return at("income", seats={"blue": {"at": 3, "furs": [2, 3], **things}, "yellow": {"at": 1}}, regions=BARE)


def song(name: str, story: int, **position: Any) -> Table:
    """Blue may sing this song in winter."""
    return at("song", seats=blue(at=6, story=story), songs=[name], regions=BARE, **position)


def trophies(**things: Any) -> Table:
    """Blue visits the village that gives a trophy."""
    return main(seats=blue(at=11, **things), regions=BARE).play("village okhotsk")


Situation = tuple[Callable[[], Table], str, str]

ACTIONS: dict[str, Situation] = {
    "a ride": (lambda: turn(seats=blue()), "ride 2", "{} rode two tiles to Steppe 2."),
    "a long ride": (
        lambda: turn(seats=blue(horses=3)),
        "ride 4",
        "{} rode four tiles to Mountain 4 for three horses.",
    ),
    "a ride back": (lambda: basic(seats=blue(at=3)), "to 1", "{} rode two tiles back to Forest 1."),
    "a ride over a gap": (lambda: turn(row=row(s2=None)), "ride 3", "{} rode two tiles to Swamp 3."),
    "a coin": (lambda: basic(seats=blue(at=3)), "coin", "{} took a coin."),
    "horses": (lambda: main(seats=blue(at=3)), "horses", "{} took four horses."),
    "a second action": (lambda: second(seats=blue(at=3, furs=[3])), "coin", "{} took a coin for a fox."),
    "a hunt": (
        lambda: basic(seats=blue(at=5, horses=2, coins=1), row=row(s5=[5, 5, 3])),
        "hunt 5 5; hunt 5 5",
        "{} hunted two sables on Forest 5 for a coin and two horses.",
    ),
    "a tiger": (
        lambda: basic(seats=blue(at=5, horses=1), row=row(s5=[2, "tiger"])),
        "hunt 5 tiger",
        "{} hunted a tiger on Forest 5 for a horse.",
    ),
    "a bear": (
        lambda: basic(seats=blue(at=5, coins=1), row=row(s5=[8, 8])),
        "hunt 5 8; stop",
        "{} hunted a bear on Forest 5: two story points.",
    ),
    "a trade": (
        lambda: basic(seats=blue(at=5, furs=[7])),
        "trade; bonus coin; bonus story",
        "{} traded a deer for a coin and two story points.",
    ),
    "a trade with a ride": (
        lambda: basic(seats=blue(at=5, furs=[2], coins=1)),
        "trade; bonus coin; to 7",
        "{} traded a squirrel and a coin for a coin. {} rode on two tiles to Forest 7.",
    ),
    "a village": (
        lambda: main(seats=blue(at=3), regions=BARE),
        "village ob",
        "{} visited the builders' village in Ob: a banner and an outpost for the supply.",
    ),
    "a village with a fur": (
        lambda: main(seats=blue(at=8), regions=BARE),
        "village lena; take 5; lay market 2",
        "{} visited the furriers' village in Lena: two story points and a sable.",
    ),
    "a village paid with the coin that it gives": (
        lambda: second(seats=blue(at=6, furs=[2], coins=1), regions=BARE),
        "village yenisei",
        "{} visited the minters' village in Yenisei for a squirrel and a coin: a coin and a story point.",
    ),
    "a yurt": (
        lambda: main(seats=blue(at=3), regions=with_regions(ob={"yurt": "YA4"})),
        "yurt ob",
        "{} used the standard-bearer's yurt in Ob: a coin, a story point and a banner.",
    ),
    "a yurt with furs from the bag": (
        lambda: main(seats=blue(at=3), regions=with_regions(ob={"yurt": "YA2"})),
        "yurt ob; draw 5; draw 2; keep 5; draw 3; draw 3",
        "{} used the trapper's yurt in Ob: a story point, a fox and a sable.",
    ),
    "a wish": (
        lambda: main(seats=blue(at=3), regions=with_regions(ob={"wish": "A2"})),
        "wish ob",
        "{} took the wish “winter horses” in Ob.",
    ),
    "an outpost": (
        lambda: main(seats=blue(at=6, horses=2), regions={"yenisei": {"outposts": ["neutral", None, None]}}),
        "outpost yenisei",
        "{} built an outpost in Yenisei for a horse.",
    ),
    "a landscape": (
        lambda: main(seats=blue(at=1, furs=[2, 2, 2]), row=row(s1=[2])),
        "claim 1",
        "{} claimed Forest 1 for three squirrels: three points, three horses and a squirrel.",
    ),
    "a landscape that is being paid": (
        lambda: main(seats=blue(at=1, furs=[2, 2, 2, 3], coins=1), row=row(s1=[5])),
        "claim 1",
        "{} began to pay: “Claim the landscape on Forest 1”.",
    ),
    "an extra action": (
        lambda: turn(seats=blue(at=3, fulfilled=["A11"]), regions=BARE),
        "extra; village ob",
        "{} visited the builders' village in Ob: a banner and an outpost for the supply."
        " It was the extra action of spring.",
    ),
    "an extra action to come": (
        lambda: turn(seats=blue(at=3, fulfilled=["A11"]), regions=BARE),
        "extra",
        "{} turned to the extra action of the season.",
    ),
    "a trophy": (
        lambda: trophies(trophy=2, furs=[3, 3]),
        "advance; reward 1",
        "{} moved the trophy token to space 3 for a fox and took the reward of space 1: four horses.",
    ),
    "a trophy before its reward": (
        lambda: trophies(trophy=2, furs=[3, 3]),
        "advance",
        "{} moved the trophy token to space 3 for a fox.",
    ),
    "a reward without a step": (
        lambda: trophies(trophy=3, furs=[4]),
        "stay; reward 3",
        "{} left the trophy token on space 3 and took the reward of space 3: a coin and a story point.",
    ),
    "a token that stays": (
        lambda: trophies(trophy=3, furs=[4]),
        "stay",
        "{} left the trophy token on space 3.",
    ),
    "a reward alone": (
        lambda: trophies(trophy=6),
        "reward 6",
        "{} took the trophy reward of space 6: two points and a coin.",
    ),
    "a fur for horses": (
        lambda: main(seats=blue(at=6, horses=5), market=[2, 2, 2, 2, 2, 8]),
        "buy 8; lay market 2",
        "{} bought a bear for five horses: two story points.",
    ),
    "a fur from the bag": (
        lambda: main(seats=blue(at=6, horses=5)),
        "buy bag; draw 2; draw 8; keep 8",
        "{} drew a bear from the bag for five horses: two story points.",
    ),
    "a fur from the bag to come": (
        lambda: main(seats=blue(at=6, horses=5)),
        "buy bag; draw 2",
        "{} gave five horses for a fur from the bag.",
    ),
    "a lower fur": (
        lambda: main(seats=blue(at=6, horses=1, furs=[5])),
        "swap 4; lay market 2",
        "{} gave a sable and a horse for an ermine.",
    ),
    "a fur for two": (
        lambda: main(seats=blue(at=6, furs=[2, 3])),
        "exchange 7; lay market 2",
        "{} gave a squirrel and a fox for a deer.",
    ),
    "a fur for two, one of its own kind": (
        lambda: main(seats=blue(at=6, furs=[2, 7])),
        "exchange 7; lay market 2",
        "{} gave a squirrel and a deer for a deer.",
    ),
    "a wish fulfilled": (
        lambda: main(seats=blue(at=6, furs=[2, 2, 2, 2, 2], hand=["S2"])),
        "fulfil S2",
        "{} fulfilled the wish “winter horses” with a squirrel: two points.",
    ),
    "the income": (
        lambda: winter(banners=2, fulfilled=["S3"]),
        "income",
        "{} received a coin and four horses as the income of winter.",
    ),
    "a fur as income": (
        lambda: winter(fulfilled=["A5"]),
        "income; draw 5; draw 2; keep 5",
        "{} received two horses and a sable as the income of winter.",
    ),
    "a song": (
        lambda: song("SA03", 11),
        "song SA03",
        "{} sang the Song of the Red Banner for four story points: a coin, two horses and a banner.",
    ),
    "an outpost of a song": (
        lambda: song("SA08", 6),
        "song SA08; outpost lena",
        "{} built an outpost of the supply in Lena.",
    ),
    "no song": (lambda: song("SA03", 11), "pass", "{} sang no song."),
    "nothing at all": (lambda: basic(seats=blue(at=3)), "pass; end", "{} did nothing."),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_with_what_came_of_it_is_one_sentence(name: str) -> None:
    made, moves, said = ACTIONS[name]
    game = made().play(*moves.split("; ")).game
    assert told(game, 0)[-1] == said.replace("{}", "You")
    assert told(game, 1)[-1] == said.replace("{}", "Blue")


def test_a_village_that_gives_a_trophy_is_told_before_the_trophy() -> None:
    game = trophies(trophy=6).play("reward 6").game
    assert told(game, 0)[0] == "You visited the hunters' village in Okhotsk."


def test_a_wish_for_a_tiger_brings_one_though_a_tiger_pays_for_it() -> None:
    game = main(seats=blue(at=6, tigers=1, hand=["A10"])).play("fulfil A10").game
    assert told(game, 0) == ["You fulfilled the wish “a tiger” with a tiger: three points and a tiger."]


def test_the_last_of_a_season_brings_the_next() -> None:
    seats = {"blue": {"at": 3}, "yellow": {"at": 2, "played": True}}
    game = main(season="spring", seats=seats, regions=BARE).play("coin").game
    assert told(game, 1) == ["Blue took a coin. Summer of year 1 began."]


class TestWinter:
    def test_incomes_that_come_unasked_are_told_with_the_move_that_brings_them(self) -> None:
        seats = {"blue": {"at": 3}, "yellow": {"at": 2, "played": True, "banners": 1}}
        game = basic(season="autumn", seats=seats, regions=BARE).play("pass", "end").game
        assert told(game, 0)[-1] == (
            "Winter of year 1 came. You received two horses as the income of winter."
            " Yellow received three horses as the income of winter."
            " You came furthest east: two story points. Yellow came second: a story point."
        )
        assert story(game, 0)[-1].scene == "claim"

    def test_an_action_that_brings_winter_counts_its_own_horses_alone(self) -> None:
        seats = {"blue": {"at": 3}, "yellow": {"at": 2, "played": True}}
        game = main(season="autumn", seats=seats, regions=BARE).play("horses").game
        action, winter = story(game, 1)[-2:]
        assert told(game, 1)[-2] == "Blue took four horses."
        assert told(game, 1)[-1].startswith("Winter of year 1 came. Blue received two horses as the income of winter.")
        assert (action.scene, winter.scene, winter.seat) == ("", "claim", CHANCE), "what comes by itself is told apart"

    def test_the_end_of_the_track_is_the_end_of_the_stories(self) -> None:
        game = winter(story=11).play("income", "done").game
        assert "You came furthest east: a story point." in told(game, 0)[-1]

    def test_the_new_year_is_one_sentence(self) -> None:
        game = at("administration", regions=BARE, row=row(s3=None)).game
        while game.ask is not None and game.ask.seat < 0:
            game.play(game.moves[0])
        assert told(game, 0) == [
            "Siberia was made ready for year 2: a landscape, two furs to hunt, a tiger, six furs in the market,"
            " five yurts and five wishes."
        ]

    def test_the_end_of_the_game_tells_everybodys_points(self) -> None:
        seats = {"blue": {"at": 6, "story": 11, "furs": [2, 2]}, "yellow": {"vp": 9}}
        table = at("song", year=4, seats=seats, songs=["SB01"], regions=BARE).play("song SB01", "done")
        assert told(table.game, 0)[-1] == "The game is over: Yellow 10 points and you 6 points."
        assert told(table.game, 1)[-1] == "The game is over: you 10 points and Blue 6 points."
        assert story(table.game, 0)[-1].scene == "scoring"


class TestSetup:
    def test_who_chooses_last_takes_what_is_left_and_it_is_told(self) -> None:
        game = veche.new("stroganov", players=2, seed=5)
        chosen, left = game.title.dump(game.rules, game.state)["offers"]
        last = game.ask.seat if game.ask is not None else 0
        game.play(f"choose {chosen['wish']}")
        names = [WORDS.say(f"wished.{offer['wish']}") for offer in (chosen, left)]
        furs = [WORDS.say(f"story.fur.{offer['fur']}", {"number": 1}) for offer in (chosen, left)]
        said = [line for line in told(game, last) if line.startswith("You began")]
        other = ("Blue", "Yellow")[1 - last]
        assert said[0].startswith(f"You began with the wish “{names[0]}” and {furs[0]}")
        assert f"{other} took what was left, the wish “{names[1]}” and {furs[1]}" in said[0]
        assert said[0].endswith("Spring of year 1 began.")

    def test_the_table_is_laid_in_a_few_sentences(self) -> None:
        game = veche.new("stroganov", players=3, seed=5)
        lines = told(game, 1, "Blue", "Yellow", "Red")
        assert [line.partition(" ")[0] for line in lines] == ["Trade", "Siberia", "This", "First"]
        assert lines[1] == (
            "Siberia was laid out: twelve landscapes, 29 furs to hunt, a tiger, six furs in the market, five villages,"
            " five yurts, five wishes and three songs."
        )
        assert " you" in lines[2]


def ivan(card: int, steps: int = 1, difficulty: str = "easy", **position: Any) -> list[str]:
    """What is told of Ivan's turn."""
    return told(turn_card(card, steps, difficulty, **position).game, 0, "Blue", "Ivan")


class TestIvan:
    @pytest.mark.parametrize(
        ("card", "difficulty", "said"),
        [
            (14, "easy", "Ivan took the wish “winter horses” in Yenisei for an ermine and scored it: four points."
             " That was as far east as he could pay."),
            (13, "easy", "Ivan used the smith's yurt in Yenisei for an ermine: two coins and a story point."
             " That was as far east as he could pay."),
            (4, "easy", "Ivan built an outpost in Yenisei for an ermine. His Cossack stood there."),
            (16, "easy", "Ivan could not receive a trophy, as his card asked him to. He lacked the furs."),
            (18, "medium", "Ivan could not claim a landscape, as his card asked him to, and took a coin."
             " He lacked the furs."),
        ],
    )  # fmt: skip
    def test_his_turn_is_told_step_by_step_with_the_reasons(self, card: int, difficulty: str, said: str) -> None:
        lies = with_regions(yenisei={"wish": "A2", "yurt": "YA6", "village": "V1"})
        seats = {"yellow": {"at": 6, "furs": [4], "horses": 3}}
        lines = ivan(card, 1, difficulty, seats=seats, row=row(s7=[2, 4, 4, 7]), regions=lies)
        assert lines[0] == "Ivan rode one tile to Forest 7. The back of his top card showed one tile."
        assert lines[1].startswith("Ivan hunted ")
        assert lines[2] == (
            "Ivan visited the horse village in Yenisei: four horses and a banner."
            " He could not buy the landscape under him. Five of his horses became a point."
        )
        assert lines[3].startswith(said)

    def test_what_he_sells_on_hard_is_told(self) -> None:
        seats = {"yellow": {"at": 6}}
        lines = ivan(1, 1, "hard", seats=seats, row=row(s7=[4, 7]), regions=BARE)
        assert lines[1] == (
            "Ivan hunted a deer on Forest 7. His card says: the highest."
            " A fur of the trade value he sold at once for a coin."
        )

    def test_he_pays_with_what_stands_for_the_fur(self) -> None:
        seats = {"yellow": {"at": 2, "furs": [3, 8, 2], "coins": 1}}
        lines = ivan(12, 3, seats=seats, regions=BARE)
        assert lines[2] == (
            "Ivan claimed Forest 5 for a fox and a bear: three points and a coin."
            " He could pay for the landscape under him. He lacked the fur; a bear stands for any to him."
        )

    def test_at_the_end_of_the_row(self) -> None:
        lines = ivan(12, 3, seats={"yellow": {"at": 12}}, regions=BARE)
        assert lines == [
            "Ivan stayed on Steppe 12. He had come to the last tile.",
            "Ivan found nothing to hunt on Steppe 12 and took a coin.",
            "Ivan visited the hunters' village in Okhotsk. He could not buy the landscape under him.",
            "Ivan could not move on along the trophies and gained nothing.",
            "Ivan took an outpost for the supply. He could not build where he stood.",
        ]
        near = ivan(12, 3, seats={"yellow": {"at": 11}}, regions=BARE)
        assert near[0] == (
            "Ivan rode one tile to Steppe 12. The back of his top card showed three tiles, but the row ends there."
        )


# On the board


def picks(game: Game[Any], version: int) -> set[str]:
    """What can be pointed at on the board of a version."""
    names = ("Blue", "Yellow")
    shown = title_of(game).draw(game.rules, scene(game.rules, game.at(version), 0, names, "stroganov", WORDS))
    return {name for thing in re.findall(r'data-pick="([^"]+)"', str(shown.table)) for name in thing.split()}


def named(passage: Passage) -> set[str]:
    """The things that a passage names or leaves a trace on."""
    things = {
        part.at for one in (passage.said, *passage.then) for part in one.arguments.values() if isinstance(part, Thing)
    }
    return things | {name for trace in passage.traces for name in (trace.at, trace.to) if name}


@pytest.mark.parametrize("name", ACTIONS)
def test_what_an_action_names_lies_on_the_board_before_or_after(name: str) -> None:
    made, moves, _ = ACTIONS[name]
    game = made().play(*moves.split("; ")).game
    for passage in story(game, 0):
        shown = picks(game, passage.first - 1) | picks(game, passage.last)
        assert named(passage) <= shown


def test_a_ride_leaves_its_way_and_an_outpost_its_place() -> None:
    game = turn(seats=blue()).play("ride 2").game
    assert story(game, 0)[-1].traces == (Trace("goes", "space-0", "space-2"),)
    game = main(seats=blue(at=6, horses=2), regions={"yenisei": {"outposts": [None] * 3}}).play("outpost yenisei").game
    assert story(game, 0)[-1].traces == (Trace("comes", "outpost-yenisei-1"),)
