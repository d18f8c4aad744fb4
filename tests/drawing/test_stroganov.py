"""The table of Stroganov: rare questions, furs that are counted, prices, reconstructed values, ways to the rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.drawing.stage import Reader, drawn, games, glowing, live, scene, tip_of, tips, words_of
from tests.stroganov.scenario import BARE, Table, main, row, second
from veche.drawing.scene import Drawing, thing
from veche.drawing.speech import speech
from veche.kernel.docket import NAMES as NAMES_OF_PROCEDURES
from veche.kernel.docket import NOBODY, Frame
from veche.kernel.game import Game
from veche.kernel.procedure import Automatic, Chance, Question
from veche.kernel.setup import Setup
from veche.kernel.state import changed, column_of, follow_all, put
from veche.shelf.title import title_of
from veche.table.rulebook import rule_sections
from veche.titles.stroganov.bag_and_market import keep_one, take_furs
from veche.titles.stroganov.components import FURS, NONE, SEATS
from veche.titles.stroganov.draw.cards import SIGN_OF
from veche.titles.stroganov.draw.desk import PACKAGE
from veche.titles.stroganov.draw.status import SECTIONS
from veche.titles.stroganov.outposts import build_anywhere
from veche.titles.stroganov.rewards import (
    ANYWHERE,
    FREE,
    NO_YURTS,
    REGION_FUR,
    VILLAGES_ONLY,
    advanced_action,
    fulfil_freely,
    trophy_action,
)
from veche.titles.stroganov.songs import sing_at_once
from veche.titles.stroganov.state import WINTER, StroganovState
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
    return ask, title_of(game).draw(game.rules, scene(game.rules, s, ask.seat, title="stroganov"))


def rich(s: StroganovState) -> None:
    s.trophy[0] = 8
    s.story[0] = 12
    s.outposts[0] = 2
    put(s.furs, 0, [3] * 7)
    s.wish_at = changed(s.wish_at, 0, 0)


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
            s.drawn = column_of([1, 0, 0, 0, 0, 0, 1])

    ask, drawing = at(game, prepare, RARE[question])
    assert ask.procedure == question
    found = glowing(live(drawing))
    catalogue = game.rules.catalogue
    for move in ask.moves:
        if catalogue.nouns[move]:
            assert thing(catalogue.kinds[move], catalogue.nouns[move]) in found, catalogue.text(move)


def test_a_reward_that_was_taken_says_so_while_rewards_are_chosen() -> None:
    def taken(s: StroganovState) -> None:
        rich(s)
        s.rewards_taken[0] = 1 << 3

    _, drawing = at(middle(), taken, trophy_reward(0, 1))
    assert live(drawing).count(SAY("draw.why.reward-taken")) == 1
    _, drawing = at(middle(), taken, build_anywhere(0))
    assert SAY("draw.why.reward-taken") not in live(drawing)


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
        shown = Counter([ident.split("-")[1] for ident in ids if re.fullmatch(r"fur-\d-[a-z].*", ident)])
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
    drawing = title_of(game).draw(game.rules, scene(game.rules, s, game.ask.seat, title="stroganov"))  # type: ignore[union-attr]
    assert re.search(r"free</small>", str(drawing.faces["ride 1"]))
    assert re.search(r"1 horse</small>", str(drawing.faces["ride 3"]))
    assert "ride 4" not in drawing.faces
    assert "It costs 3 horses; you have 2." in drawing.main


def test_tips_say_what_is_reconstructed() -> None:
    """Wishes' furs are reconstructed, villages are printed; whoever corrects a value doubts it no longer."""
    note = SAY("draw.doubt")
    game = middle()
    page = drawn(game, 0).main
    card = next(card for card in game.state.wish if card != NONE)
    titles = re.findall(r'title="([^"]*)"', str(page))
    assert any(note in title for title in titles)
    villages = [title for title in titles if "The village stays." in title]
    assert len(villages) == 5
    assert not [title for title in villages if note in title]
    ident = game.rules.catalogue.nouns[game.rules.catalogue.number("fulfil S1") + card]
    corrected = Game(STROGANOV, Setup(3, {}), 3, corrections={"wishes": {ident: {"vp": 9}}})
    rules = corrected.rules
    s = rules.copy(game.state)
    s.box = rules.box  # type: ignore[attr-defined]
    main = title_of(corrected).draw(rules, scene(rules, s, 0, title="stroganov")).main
    own = [title for title in re.findall(r'title="([^"]*)"', str(main)) if "Nine victory points" in title]
    assert own
    assert not [title for title in own if note in title]


def test_no_key_speaks_for_itself_in_a_tip() -> None:
    for number, game in enumerate(games(4, range(2), "stroganov", **{"asymmetric-boards": ""})):
        if number % 60 == 0 or game.is_over:
            main = drawn(game, 0).main
            spoken = " ".join(re.findall(r'(?:title|aria-label)="([^"]*)"', str(main)))
            assert not re.findall(r"\b(?:draw|effect|fur|wish|song|yurt|village|season|heading)\.\w+", spoken)


def test_every_wish_has_a_sign_and_words() -> None:
    wishes = [name.removeprefix("effect-") for name in SAY.words.entries if name.startswith("effect-")]
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
            linked |= set(re.findall(r'href="/rules#([^"]+)"', str(drawing.main + drawing.detail)))
    assert len(linked) > 5
    assert linked <= set(sections)


def test_every_way_to_the_rules_ends_at_a_heading() -> None:
    headings = {section.id for section in rule_sections(STROGANOV.rules_text())}
    found: set[str] = set()
    for game in games(2, range(1), "stroganov"):
        if game.ask is not None:
            one = drawn(game, game.ask.seat)
            found |= set(re.findall(r'class="rulelink" href="[^"#]*#([^"]*)"', str(one.main + one.detail)))
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
    early = title_of(game).draw(game.rules, scene(game.rules, game.at(1), 0, title="stroganov")).main
    assert "what he leans towards is told at the end</p>" in early
    assert "<b>–</b>" in early


def test_a_crowded_question_lays_short_rides_and_wishes_aside() -> None:
    reach = {name: {"outposts": ["blue"]} for name in ("ural", "ob", "yenisei", "lena", "okhotsk")}
    blue = {"at": 1, "furs": [2, 2, 2, 2], "hand": ["S2"]}
    few = drawn(main("blue", seats={"blue": blue}, regions=BARE).game, 0)
    assert not {"to 2", "fulfil S2"} & set(few.aside)
    many = drawn(main("blue", seats={"blue": blue}, regions=reach).game, 0)
    assert {"to 2", "fulfil S2"} <= set(many.aside)
    assert "village lena" not in many.aside


OTHER_NUMBERS: dict[str, Any] = {
    "furs": {"8": {"story": 3}},
    "scoring": {"tiger": {"value": 1}, "set-3": {"value": 4}, "set-4": {"value": 9}},
    "trophies": {"8": {"vp": 15}},
}


class TestCorrectedSentences:
    """Somebody owns a printing with other numbers: the tips and the guide tell the corrected ones."""

    def page(self, corrections: dict[str, Any]) -> str:
        table = main(seats={"blue": {"at": 6, "furs": [8], "tigers": 1}}, regions=BARE)
        game: Game[Any] = Game(STROGANOV, Setup(2), None, corrections, start=table.position)
        picture = replace(scene(game.rules, game.state, 0, title="stroganov"), words=game.words())
        return str(title_of(game).draw(game.rules, picture).table)

    @pytest.mark.parametrize(
        ("told", "instead"),
        [
            ("Whoever gains a bear gains two story points.", "Whoever gains a bear gains three story points."),
            ("kept, it is worth two points at the end.", "kept, it is worth one point at the end."),
            ("of all four types, worth six points each", "of all four types, worth nine points each"),
            ("of three, worth three points each", "of three, worth four points each"),
        ],
    )
    def test_tips(self, told: str, instead: str) -> None:
        printed, corrected = self.page({}), self.page(OTHER_NUMBERS)
        assert told in printed
        assert instead in corrected
        assert told not in corrected

    def test_the_guide(self) -> None:
        words = Game(STROGANOV, Setup(2), 5, OTHER_NUMBERS).words()
        assert "gives up to fifteen points." in words.say("guide.trophy-step")
        assert "gives up to twelve points." in words_of("stroganov").say("guide.trophy-step")


@pytest.mark.parametrize(
    ("fulfilled", "why"),
    [([], SAY("draw.why.elsewhere")), (["A4"], SAY.count("draw.why.horses", 1, have=0))],
)
def test_a_fur_beside_the_cossack_says_why_it_is_not_hunted(fulfilled: list[str], why: str) -> None:
    seats = {"blue": {"at": 6, "horses": 0, "fulfilled": fulfilled}}
    table = main(seats=seats, row=row(s5=[2, 8], s6=[]), regions=BARE)
    tip = re.search(r'data-pick="space-prey-5-8"[^>]*title="([^"]*)"', str(drawn(table.game, 0).main))
    assert tip is not None
    assert tip[1].endswith(f"× {why}")


def test_a_second_fur_comes_from_the_tile_of_the_first() -> None:
    """With A4 one hunts on the tile beside the Cossack, but once begun there is one tile."""
    seats = {"blue": {"at": 6, "horses": 3, "coins": 1, "fulfilled": ["A4"]}}
    table = main(seats=seats, row=row(s5=[2, 8], s6=[3]), regions=BARE).play("hunt 5 2")
    assert table.asked == ("blue", "hunt-second")
    drawing = drawn(table.game, 0)
    assert tip_of(drawing, "space-prey-6-3").endswith("× The second fur of a hunt comes from the tile of the first.")
    assert "×" not in tip_of(drawing, "space-prey-5-8")


class TestExtraActions:
    """What keeps something out of an extra action is what its refusal says."""

    def page(self, which: int, price: int = FREE, change: Callable[[StroganovState], None] = rich) -> Drawing:
        ask, drawing = at(middle(), change, advanced_action(0, ANYWHERE, price, which, 1))
        assert ask.procedure == "advanced-action"
        return drawing

    def test_one_for_a_village_is_for_nothing_else(self) -> None:
        found = tips(self.page(VILLAGES_ONLY, change=lambda s: None))
        why = "× This extra action is for a village."
        for mark in ("The yurt is gone after that.", "Claiming costs", "Space for an outpost"):
            refused = [tip for tip in found if mark in tip and "×" in tip and "leftmost" not in tip]
            assert refused
            of_tiles = [tip for tip in refused if "\nHere: " in tip or "to hunt here" in tip]
            assert all(tip.endswith(why) for tip in refused if tip not in of_tiles), mark
        assert not [tip for tip in found if "The village stays." in tip and "×" in tip]

    def test_the_seventh_trophy_is_for_neither_yurt_nor_hunters_village(self) -> None:
        found = tips(self.page(NO_YURTS, REGION_FUR))
        why = "× This extra action is for neither a yurt nor the hunters' village."
        assert all(tip.endswith(why) for tip in found if "The yurt is gone after that." in tip)
        assert [tip.partition("\n")[0] for tip in found if why in tip and "village stays" in tip] == [
            "Hunters' village"
        ]

    def test_the_seventh_trophy_costs_the_fur_of_the_region(self) -> None:
        def poor(s: StroganovState) -> None:
            put(s.furs, 0, [0] * 7)
            s.tigers[0] = 0

        found = [tip for tip in tips(self.page(NO_YURTS, REGION_FUR, poor)) if "The village stays." in tip]
        whys = [tip.rpartition("× ")[2] for tip in found]
        assert len(found) == 5
        assert len([why for why in whys if why.startswith("This extra action costs a fur of value")]) == 4


class TestSecondActions:
    def test_any_fur_with_s9(self) -> None:
        seats = {"blue": {"at": 1, "furs": [5], "fulfilled": ["S9"]}}
        drawing = drawn(second(seats=seats, row=row(s1=[3]), regions=BARE).game, 0)
        assert len([tip for tip in tips(drawing) if "an advanced action costs you any fur." in tip]) == 5
        assert "in this region costs one" not in " ".join(tips(drawing))
        assert tip_of(drawing, "outpost_in-ob").endswith("× You build where your Cossack stands, not by an outpost.")
        assert "You would need 3 furs of value 2 and any fur for the second action;" in tip_of(drawing, "tile-1")

    def test_the_fur_of_the_region_without_it(self) -> None:
        drawing = drawn(second(seats={"blue": {"at": 1, "furs": [5]}}, row=row(s1=[3]), regions=BARE).game, 0)
        why = "× As a second action it costs a fur of value 2, any fur and a coin, or a tiger."
        assert tip_of(drawing, "village_in-ural").endswith(why)
        assert tip_of(drawing, "outpost_in-ural").endswith(why)
        assert tip_of(drawing, "outpost_in-ob").endswith("× You build where your Cossack stands, not by an outpost.")
        assert "You would need 4 furs of value 2;" in tip_of(drawing, "tile-1")


class TestTheYear:
    """What the next year brings is told for the year that comes, and not after the last."""

    @pytest.mark.parametrize(("year", "then"), [(3, "the new year"), (4, "the scoring")])
    def test_after_the_songs(self, year: int, then: str) -> None:
        table = Table({"at": "song", "seat": "blue", "year": year, "seats": {"blue": {"at": 6, "story": 12}}})
        assert f"Winter: songs, then {then}" in drawn(table.game, 0).detail

    @pytest.mark.parametrize(
        ("year", "gap", "yurt", "wish"),
        [
            (
                1,
                "the row closes up to the west,",
                "slide west, and new ones come if the pile has any.",
                "slide west and new ones come.",
            ),
            (2, "the row closes up to the west,", "all yurts are new.", "all wishes on the table are new."),
            (4, "which riders skip.", "No yurt is left here.", "It was taken."),
        ],
    )
    def test_in_gaps(self, year: int, gap: str, yurt: str, wish: str) -> None:
        found = tips(drawn(main(year=year, seats={"blue": {"at": 1}}, row=row(s5=None), regions=BARE).game, 0))
        assert [tip for tip in found if tip.startswith("claimed") and (tip.endswith(gap) or (year < 4 and gap in tip))]
        assert len([tip for tip in found if tip.startswith("gone") and tip.endswith(yurt)]) == 5
        assert len([tip for tip in found if tip.startswith("No wish") and tip.endswith(wish)]) == 5

    def test_no_winter_is_next_after_the_last_income(self) -> None:
        seats = {"blue": {"at": 6, "story": 12, "horses": 9}, "yellow": {"at": 3}}
        for year, shown in ((3, True), (4, False)):
            table = Table({"at": "song", "seat": "blue", "year": year, "seats": seats})
            assert ("next winter" in drawn(table.game, 0).dock) is shown
            income = Table({"at": "income", "seat": "blue", "year": year, "seats": seats})
            assert "this winter" in drawn(income.game, 0).dock

    def test_winter_brings_furs_and_actions_too(self) -> None:
        seats = {"blue": {"at": 1, "fulfilled": ["S3", "A5", "A9"]}}
        found = tips(drawn(main(seats=seats, regions=BARE).game, 0))
        told = "Income: two horses, a coin, a fur from the bag, an advanced action anywhere."
        assert [tip for tip in found if told in tip]

    def test_winter_brings_what_greens_own_board_gives(self) -> None:
        for options, more in (
            (["asymmetric-boards"], "your own board and fulfilled wishes give."),
            ([], "fulfilled wishes give."),
        ):
            seats = {"green": {"at": 1}}
            table = main(players=4, seat="green", options=options, seats=seats, regions=BARE)
            assert [tip for tip in tips(drawn(table.game, 3)) if "Income: " in tip and tip.endswith(f"and what {more}")]

    def test_a_reward_that_was_taken_comes_back_next_time(self) -> None:
        for winter, why in ((False, "in your next turn, or in winter."), (True, "already this winter.")):

            def taken(s: StroganovState, winter: bool = winter) -> None:
                rich(s)
                s.rewards_taken[0] = 1 << 3
                s.season = WINTER if winter else s.season

            _, drawing = at(middle(), taken, trophy_reward(0, 1))
            assert len([tip for tip in tips(drawing) if tip.endswith(why)]) == 1


class TestBoardsAndWishes:
    """Tips tell what holds for whoever looks."""

    def test_red_builds_without_horses(self) -> None:
        for options, seat in ((["asymmetric-boards"], "red"), ([], "red"), (["asymmetric-boards"], "blue")):
            position = {"players": 3, "options": options, "seats": {seat: {"at": 6}}}
            found = tips(drawn(main(seat, **position).game, SEATS.index(seat)))
            costs = {tip.splitlines()[1] for tip in found if tip.startswith("Space for an outpost")}
            free = bool(options) and seat == "red"
            assert costs == ({"Building here costs nothing."} if free else costs)
            assert ("Building here costs one horse." in costs) is not free

    def test_blue_trades_any_fur(self) -> None:
        for options, told in ((["asymmetric-boards"], "any fur buys you two"), ([], "one squirrel (2) buys two")):
            drawing = drawn(main(options=options, seats={"blue": {"at": 1, "furs": [2]}}, trade_fur=2).game, 0)
            assert f"A basic action: {told} bonuses." in tip_of(drawing, "trade")

    def test_with_a8_no_fur_costs_horses(self) -> None:
        seats = {"blue": {"at": 6, "fulfilled": ["A8"]}}
        drawing = drawn(main(seats=seats, row=row(s6=[2, 3, 8]), regions=BARE).game, 0)
        for value in (2, 3, 8):
            assert "Hunting it costs no horses." in tip_of(drawing, f"space-prey-6-{value}")

    def test_an_outpost_of_a_song_costs_nothing(self) -> None:
        _, drawing = at(middle(), rich, build_anywhere(0))
        assert "Building here costs one horse." not in " ".join(tips(drawing))


def test_the_furriers_village_gives_its_fur_first() -> None:
    regions = {**BARE, "ural": {**BARE["ural"], "village": "V4"}}
    drawing = drawn(main(seats={"blue": {"at": 1}}, regions=regions).game, 0)
    assert "Visit: A market fur, then two story points. The village stays." in tip_of(drawing, "village_in-ural")


def test_one_of_a_thing_is_called_by_its_singular() -> None:
    things = {"coins": 1, "horses": 2, "tigers": 1, "banners": 0}
    page = drawn(main(seats={"blue": {"at": 1, **things}}, row=row(s12=[]), regions=BARE).game, 0).dock
    for shown in ("<b>1</b><small>coin</small>", "<b>2</b><small>horses</small>", "<b>1</b><small>tiger</small>"):
        assert shown in page
    assert "<b>0</b><small>banners</small>" in page


def test_the_back_of_ivans_top_card_promises_no_ride() -> None:
    position = {"players": 1, "at": "main", "seat": "blue", "ivan": {"movement": 4}, "seats": {"blue": {"at": 1}}}
    assert "On the back of the top card: four tiles" in " ".join(tips(drawn(Table(position).game, 0)))
