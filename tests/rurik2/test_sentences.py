"""What the table says where a sentence depends on the position: it is played, and the sentence read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from typing import Any

import pytest

from tests.drawing.stage import drawn
from tests.rurik2.scenario import Table, end, turn
from veche.kernel.sentences import meaning, prompt, remark, told, with_remark

ONCE = ("agatha", "boris", "gleb", "maria", "theofana")
"""The leaders whose ability serves once a round."""


def meanings(table: Table) -> dict[str, str]:
    """What each legal move means, with what should be known before it is made."""
    game, words = table.game, table.game.words()
    ask = game.ask
    assert ask is not None
    view = game.rules.view(game.state, ask.seat)
    catalogue = game.rules.catalogue
    return {
        catalogue.text(move): with_remark(meaning(catalogue, move, words), remark(game, view, move, words))
        for move in ask.moves
    }


def question(table: Table) -> str:
    """What is asked, in full."""
    assert table.game.ask is not None
    return prompt(table.game, table.game.ask, table.game.words(), table.game.state)


def page(table: Table, seat: int = 0) -> str:
    """What a seat reads at the table, tips included."""
    return unescape(str(drawn(table.game, seat).table))


def house(table: Table) -> str:
    """What blue reads of its own house, tips included."""
    return page(table).partition('id="my-leader"')[2]


@pytest.mark.parametrize("leader", ONCE)
def test_an_ability_that_serves_once_a_round_says_so_in_play_too(leader: str) -> None:
    blue: dict[str, Any] = {"troops": {"kyiv": 1}, "leader": leader, "leader_at": "kyiv"}
    table = turn("blue", "tax", 1, options=["all-leaders"], seats={"blue": blue})
    assert page(table, 0).count("Once a round. ") == 3, "the words, their tip and that of the crest"
    assert page(table, 1).count("Once a round. ") == 1, "the tip at the rival's"


def test_a_building_speaks_of_its_owner_whoever_looks_at_it() -> None:
    blue = {"troops": {"kyiv": 1}, "buildings": {"kyiv": ["palace", "market"]}}
    table = turn("blue", "tax", 1, seats={"blue": blue})
    for seat in (0, 1):
        assert "its owner may take a deed, if their leader is in its region." in page(table, seat)
        assert "When its owner taxes in its region, they take one more" in page(table, seat)


def test_the_bonus_of_a_building_says_what_it_brings_and_what_it_still_costs() -> None:
    shown = page(turn("blue", "tax", 1))
    assert "When it is built: A stone." in shown
    assert "When it is built: A honey." in shown
    assert "Wield influence twice at the usual cost, with used tiles too, without sliding them." in shown


def test_of_an_influence_tile_only_its_place_is_reconstructed() -> None:
    shown = page(turn("blue", "tax", 1))
    tip = shown.partition('id="my-leader"')[2].partition("Influence tile: Muster")[2].partition('"')[0]
    assert "Reconstructed: that it lies below this track." in tip
    assert "the printed value is not known" not in tip


@pytest.mark.parametrize("players", [2, 3])
def test_the_side_for_two_has_the_boots_of_the_first_edition(players: int) -> None:
    shown = page(turn("blue", "tax", 1, players=players))
    assert ("with fewer boots" in shown) == (players > 2)
    assert "with the spaces that the draft names." in shown


def test_where_six_regions_are_the_top_of_rule_that_is_the_options_doing() -> None:
    assert "the top is the option’s" not in page(turn("blue", "tax", 1))
    assert "the top is the option’s" in page(turn("blue", "tax", 1, options=["six-regions"]))


def test_another_region_costs_a_coin_more_than_the_inheritance_itself() -> None:
    blue = {"troops": {"smolensk": 2}, "inheritance": ["kyiv", "rostov"], "inheritance_returned": ["volyn"]}
    docket = [{"procedure": "next-inheritance", "seat": "blue"}, {"procedure": "begin-round"}]
    table = Table({"options": ["inheritance"], "phase": "setup", "battle_tile": "spoils", "docket": docket,
                   "seats": {"blue": blue}})  # fmt: skip
    offered = meanings(table)
    assert offered["inherit kyiv"] == "Use the inheritance of Kyiv, paying what it costs"
    elsewhere = "Use the inheritance of Kyiv in another region, for one coin more than it costs"
    assert offered["inherit elsewhere kyiv"] == elsewhere
    assert page(table).count("It costs a coin to use.") == 1, "Kyiv's does, Rostov's does not"
    table.play("inherit elsewhere kyiv")
    assert question(table).endswith(", for one coin more?")
    table.play("place volyn")
    assert table.changes["seats.blue.coins"] == (3, 1)


class TestAuthority:
    def asked(self, **troops: int) -> Table:
        """Blue has sworn Authority in Kyiv, where a troop of yellow's and a rebel are."""
        blue = {"troops": {"kyiv": 3, **troops}, "goods": {"wood": 1, "fish": 1}}
        seats = {"blue": blue, "yellow": {"troops": {"kyiv": 1}}}
        table = turn("blue", "tax", 1, seats=seats).play("swear authority kyiv")
        assert table.asked == ("blue", "replace")
        assert question(table) == "Whom do you remove from Kyiv?"
        return table

    def test_a_troop_takes_the_place(self) -> None:
        table = self.asked()
        assert meanings(table)["replace yellow"] == "Remove Yellow (a troop of yours takes its place)"
        table.play("replace yellow")
        assert table.changes["seats.blue.troops.kyiv"] == (3, 4)

    def test_with_no_troop_in_the_supply_the_piece_is_only_removed(self) -> None:
        table = self.asked(rostov=9)
        assert meanings(table)["replace rebel"] == "Remove a rebel (you have no troop left to take its place)"
        table.play("replace rebel")
        assert "seats.blue.troops.kyiv" not in table.changes
        last = list(table.game.line())[-1]
        assert told(table.game, last, 0, table.game.words(), "You") == "You made a rebel give way."


class TestSavedHammers:
    """Blue saves a hammer from a card that it plays before the command."""

    BLUE: Mapping[str, Any] = {"troops": {"kyiv": 2}, "cards": ["s22"]}

    def test_before_the_command_the_question_names_them_where_there_are_some(self) -> None:
        table = turn("blue", "tax", 1, seats={"blue": self.BLUE})
        assert drawn(table.game, 0).question == "Act, skip, or scheme first?"
        table.play("play timber-works", "stop")
        assert table.moves_of("build")
        assert drawn(table.game, 0).question == "Act, skip, or first scheme or use what you saved?"
        assert question(table).endswith("or first scheme or use carts and hammers you saved?")

    def test_and_so_it_does_before_one_of_two_equal_commands_is_chosen(self) -> None:
        board = {"tax": [{"seat": "blue", "disc": 2}], "muster": [None, {"seat": "blue", "disc": 2}]}
        seats = {"blue": self.BLUE, "yellow": {"troops": {"rostov": 1}}}
        table = Table({"at": "turn", "seat": "blue", "round": 2, "board": board, "seats": seats})
        assert drawn(table.game, 0).question == "Which of your two equal commands, or a scheme first?"
        table.play("play timber-works", "stop")
        asked = "Which of your two equal commands, or first a scheme or what you saved?"
        assert drawn(table.game, 0).question == asked


def test_the_top_lead_space_gives_the_bear_away_unless_it_is_skipped() -> None:
    table = turn("blue", "lead", 1)
    assert "Draw three strategy cards and keep one, and give the bear to a player." in page(table)
    assert "Whoever takes the top space, and does not skip it, also gives the first-player marker" in page(table)
    table.play("skip")
    assert table.asked != ("blue", "give-marker")


def test_not_ruling_costs_a_good_or_a_coin_more() -> None:
    assert "and one good or coin more where you do not rule." in page(turn("blue", "tax", 1))


def test_while_the_defender_decides_the_attacker_still_has_the_turn() -> None:
    blue = {"troops": {"kyiv": 2}, "cards": ["s22"]}
    table = turn("blue", "attack", 1, seats={"blue": blue, "yellow": {"troops": {"kyiv": 3}}})
    table.play("act", "attack kyiv yellow", "deck left", "reveal card shared-purpose", "reveal card treasury")
    assert table.asked == ("yellow", "choose-result")
    assert "Not now: somebody else decides." in page(table)
    assert "not your turn" not in page(table)


def tip(shown: str, name: str) -> str:
    """The tip that begins with this name, to its end."""
    found = re.search(f'"({re.escape(name)}[^"]*)"', shown)
    assert found is not None, name
    return found[1]


def test_at_the_third_market_a_used_tile_is_refused_because_it_cannot_be_paid() -> None:
    blue = {
        "troops": {"polotsk": 3},
        "buildings": {"kyiv": ["market"], "volyn": ["market"]},
        "completed": {"left": ["amnesty"], "right": ["hoard"]},
        "tiles_used": ["movement"],
        "captured": 2,
        "coins": 5,
    }
    table = turn("blue", "build", 2, seats={"blue": blue})
    assert "× Used this round." in tip(house(table), "Influence tile: Move")
    table.play("act", "build market polotsk")
    assert table.asked == ("blue", "wield-which")
    assert table.moves == ["stop", "wield attack"]
    assert "× You cannot pay this now." in tip(house(table), "Influence tile: Move")
    assert "× Used this round." not in tip(house(table), "Influence tile: Move")


class TestADeedThatIsBeingCompleted:
    """It was paid, or what it asks for was so: nothing refuses it any more."""

    def being_completed(self, deed: str, table: Table) -> str:
        """The tip of the card in hand."""
        shown = page(table)
        assert "being completed" in shown
        return tip(shown, deed)

    def test_it_was_paid(self) -> None:
        blue = {"troops": {"kyiv": 2}, "coins": 4, "deeds": ["generous_prince"]}
        table = turn("blue", "tax", 1, seats={"blue": blue}).play("deed generous_prince")
        assert table.at("seats.blue.coins") == 0
        assert "×" not in self.being_completed("Generous Prince", table)

    def test_what_it_asks_for_was_so(self) -> None:
        blue = {"troops": {"kyiv": 1, "volyn": 1, "polotsk": 1, "rostov": 1}, "secret_deeds": ["scouts_abroad"]}
        table = turn("blue", "tax", 1, seats={"blue": blue}).play("deed scouts_abroad")
        assert table.asked == ("blue", "perform")
        assert "×" not in self.being_completed("Scouts Abroad", table)
        table.play("move kyiv", "to volyn")
        assert table.asked == ("blue", "choose-slot")
        assert "×" not in self.being_completed("Scouts Abroad", table)


@pytest.mark.parametrize("other", ["levy", "treasury"])
def test_one_of_the_two_cards_that_boris_drew_was_applied_and_the_other_not_used(other: str) -> None:
    blue = {"troops": {"kyiv": 3}, "leader": "boris", "leader_at": "kyiv"}
    table = turn("blue", "attack", 2, seats={"blue": blue, "yellow": {"troops": {"kyiv": 2}}})
    table.play("act", "attack kyiv yellow", "deck left", "reveal card levy", f"reveal card {other}")
    if other != "levy":
        table.play("result levy")
    assert table.asked == ("blue", "boris-keeps")
    states = re.findall('<span class="st8">([^<]*)</span>', page(table))
    assert states == ["applied", "not used"]


def test_the_good_that_a_market_brings_is_not_refused() -> None:
    blue = {"troops": {"kyiv": 2}, "buildings": {"kyiv": ["market"]}}
    table = turn("blue", "tax", 1, seats={"blue": blue}, regions={"kyiv": {"good": "wood"}}).play("act", "tax kyiv")
    assert table.asked == ("blue", "use-market")
    assert tip(house(table), "wood: 1") == "wood: 1"
    assert "× The market brings only the kind that was taxed." in tip(house(table), "fish: 0")


def test_the_third_palace_offers_the_deeds_that_can_be_done_for_nothing_and_no_other() -> None:
    blue = {
        "troops": {"polotsk": 3},
        "buildings": {"kyiv": ["palace"], "volyn": ["palace"]},
        "deeds": ["reward_laborers", "amnesty"],
        "goods": {"wood": 3, "stone": 3, "fish": 3},
        "coins": 9,
    }
    table = turn("blue", "tax", 1, seats={"blue": blue})
    assert page(table).count(">cannot pay yet<") == 1, "Amnesty wants captured rebels"
    table.play("deed reward_laborers")
    while table.asked != ("blue", "complete-which"):
        table.play(next(move for move in ("pay wood", "build palace polotsk") if move in table.moves))
    assert table.moves == ["stop", "deed amnesty"]
    shown = page(table)
    assert re.findall('id="choice-([^"]*)"', shown) == ["amnesty"]
    assert "being completed" in shown
    assert "can be done" in shown
    assert ">cannot pay yet<" not in shown


class TestRemovingTroops:
    """The question, the button and the annals say how many troops leave a region."""

    BLUE: Mapping[str, Any] = {"troops": {"kyiv": 4, "volyn": 4}, "deeds": ["peace_maker", "retire_veterans"]}

    def asked(self, deed: str) -> Table:
        table = turn("blue", "tax", 1, seats={"blue": self.BLUE}).play(f"deed {deed}")
        assert table.asked == ("blue", "remove-troop")
        return table

    def last(self, table: Table) -> str:
        """The last line of the annals, as blue reads it."""
        game = table.game
        entry = next(entry for entry in reversed(game.line()) if entry.text.startswith("remove"))
        return told(game, entry, 0, game.words(), "You")

    def test_from_one_ruled_region_they_all_leave_at_once(self) -> None:
        table = self.asked("peace_maker")
        assert question(table) == "From which region that you rule do you remove 2 troops at once?"
        assert drawn(table.game, 0).question == "", "the page asks it in full"
        assert drawn(table.game, 1).waiting == "Olena removes troops"
        assert meanings(table)["remove kyiv"] == "Remove troops of yours from Kyiv (2 troops at once)"
        table.play("remove kyiv")
        assert table.at("seats.blue.troops.kyiv") == 2
        assert self.last(table) == "You removed 2 troops from Kyiv."

    def test_from_anywhere_they_leave_one_by_one(self) -> None:
        table = self.asked("retire_veterans")
        for left in (2, 1):
            assert question(table) == f"Where do you remove a troop? Still to remove: {left}."
            assert meanings(table)["remove kyiv"] == "Remove troops of yours from Kyiv (one troop)"
            table.play("remove kyiv")
            assert table.at("seats.blue.troops.kyiv") == 1 + left
            assert self.last(table) == "You removed a troop from Kyiv."

    def test_a_deed_that_was_taken_back_does_not_count(self) -> None:
        table = self.asked("peace_maker").play("remove kyiv")
        table.game.undo(2)
        table.play("deed retire_veterans", "remove kyiv")
        assert self.last(table) == "You removed a troop from Kyiv."
        table.game.undo(2)
        table.play("deed peace_maker", "remove volyn")
        assert self.last(table) == "You removed 2 troops from Volyn."
        lines = [told(table.game, entry, 0, table.game.words(), "You") for entry in table.game.entries]
        assert [line for line in lines if "removed" in line] == [
            "You removed 2 troops from Kyiv.",
            "You removed a troop from Kyiv.",
            "You removed 2 troops from Volyn.",
        ]

    def test_where_the_deed_is_not_in_the_journal_no_number_is_told(self) -> None:
        position = self.asked("peace_maker").position
        table = Table(position)
        assert meanings(table)["remove kyiv"].endswith("(2 troops at once)")
        table.play("remove kyiv")
        assert self.last(table) == "You removed troops from Kyiv."


class TestWhatIsDoneInVain:
    """A scheme that can do nothing now says so before it is paid; so does the part of one that comes at once."""

    KEPT = "; carts and hammers are kept until your turn ends"

    def quiet(self, *hand: str, **more: Any) -> Table:
        """Blue has all its troops in Kyiv with nobody to attack there, and can pay for everything."""
        blue = {"troops": {"kyiv": 12}, "leader_at": "kyiv", "coins": 3, "captured": 2, "cards": list(hand),
                "goods": {"fish": 3, "wood": 2}, "completed": {"middle": ["hoard"], "right": ["conquest"]},
                **more.pop("blue", {})}  # fmt: skip
        seats = {"blue": blue, "yellow": {"troops": {"rostov": 2}}}
        return turn("blue", "attack", 3, seats=seats, regions={"kyiv": {"rebels": 0, "good_here": False}}, **more)

    @pytest.mark.parametrize(("card", "coins"), [("bought-blades", 2), ("skirmish", 3), ("called-banners", 3)])
    def test_a_card(self, card: str, coins: int) -> None:
        table = self.quiet(card)
        name = card.replace("-", " ").title()
        assert meanings(table)[f"play {card}"] == f"Play the strategy card {name} (it can do nothing now)"
        table.play(f"play {card}")
        assert (table.asked, table.at("seats.blue.coins")) == (("blue", "before-command"), coins)

    def test_a_card_that_brings_a_coin_besides(self) -> None:
        means = meanings(self.quiet("plunder", "rich-tribute", "treasury"))
        assert means["play plunder"] == "Play the strategy card Plunder (its action is not possible now)"
        tribute = f"Play the strategy card Rich Tribute (its action is not possible now{self.KEPT})"
        assert means["play rich-tribute"] == tribute
        assert means["play treasury"] == "Play the strategy card Treasury"

    def test_carts_are_kept_unless_theofana_has_been_used(self) -> None:
        for closed, kept in ((False, self.KEPT), (True, "")):
            table = self.quiet("river-toll", turn={"tax_closed": closed})
            assert (
                meanings(table)["play river-toll"] == f"Play the strategy card River Toll (it can do nothing now{kept})"
            )

    def test_icons_to_choose_from(self) -> None:
        table = self.quiet("two-counsels", "shared-purpose")
        means = meanings(table)
        for card, name in (("two-counsels", "Two Counsels"), ("shared-purpose", "Shared Purpose")):
            kept = "" if card == "two-counsels" else f" (it can do nothing now{self.KEPT})"
            assert means[f"play {card}"] == f"Play the strategy card {name}{kept}"
        table.play("play shared-purpose")
        assert meanings(table)["use tax"] == f"Choose to tax (it can do nothing now{self.KEPT})"

    def test_an_icon_that_helps_with_another_of_its_kind(self) -> None:
        seats = {"blue": {"troops": {"kyiv": 1}, "cards": ["shared-purpose"]}, "yellow": {"troops": {"kyiv": 3}}}
        table = turn("blue", "attack", 3, seats=seats).play("play shared-purpose")
        assert meanings(table)["use tax"] == "Choose to tax"
        table.play("use muster")
        assert meanings(table)["use muster"] == "Choose to muster"
        assert meanings(table)["use tax"] == f"Choose to tax (it can do nothing now{self.KEPT})"

    @pytest.mark.parametrize("tile", ["muster", "attack"])
    def test_a_tile(self, tile: str) -> None:
        table = self.quiet()
        means = f"Wield influence with the {tile.capitalize()} tile (it can do nothing now)"
        assert meanings(table)[f"wield {tile}"] == means
        table.play(f"wield {tile}")
        if table.asked == ("blue", "pay-good"):
            table.play("pay wood")
        assert table.asked == ("blue", "before-command")

    def test_the_card_of_an_oath_of_plenty(self) -> None:
        for top, vain in (("bought-blades", " (it can do nothing now)"), ("quick-march", "")):
            goods = {"fish": 1, "wood": 1}
            table = self.quiet(blue={"goods": goods, "troops": {"kyiv": 12}}, cards={"discard": [top]})
            table.play("swear plenty kyiv")
            assert meanings(table)["plenty"] == f"Use the card on top of the discards, paying what it costs{vain}"

    def test_an_oath(self) -> None:
        means = meanings(self.quiet())
        assert means["swear authority kyiv"] == "Swear the Oath of Authority in Kyiv (its benefit brings nothing now)"
        assert means["swear plenty kyiv"] == "Swear the Oath of Plenty in Kyiv (its benefit brings nothing now)"
        kept = "its benefit brings nothing now" + self.KEPT
        tops = {"treasury": "", "skirmish": " (its benefit brings nothing now)", "river-toll": f" ({kept})"}
        for top, vain in tops.items():
            means = meanings(self.quiet(cards={"discard": [top]}))
            assert means["swear plenty kyiv"] == f"Swear the Oath of Plenty in Kyiv{vain}"

    def test_the_second_step_of_a_track(self) -> None:
        """The hammer of the middle track is no use where a building of each kind stands."""
        all_kinds = ["palace", "market", "stronghold"]
        for buildings, vain in ((all_kinds, f" (its step can do nothing now{self.KEPT})"), ([], "")):
            table = self.quiet(blue={"deeds": ["amnesty"], "buildings": {"kyiv": buildings}})
            table.play("deed amnesty")
            means = meanings(table)
            assert means["slot middle"] == f"Put the deed into the middle slot{vain}"
            assert means["slot left"] == "Put the deed into the left slot"
            assert means["slot right"] == "Put the deed into the right slot"

    def test_a_deed(self) -> None:
        table = self.quiet(blue={"deeds": ["amnesty", "timber_levy", "fur_tribute"], "goods": {"fur": 2, "wood": 2}})
        means = meanings(table)
        assert means["deed amnesty"] == "Complete the deed Amnesty (its reward can do nothing now)"
        assert means["deed timber_levy"] == "Complete the deed Timber Levy"
        assert means["deed fur_tribute"] == "Complete the deed Fur Tribute"
        table.play("deed amnesty")
        assert table.asked == ("blue", "choose-slot")

    def test_a_deed_that_does_something_only_if_it_is_paid_in_the_right_way(self) -> None:
        """The first troop that can be removed is the only one beside a rebel."""
        for kyiv, vain in ((2, ""), (1, " (its reward can do nothing now)")):
            blue = {"troops": {"polotsk": 1, "kyiv": kyiv}, "deeds": ["retire_veterans"], "coins": 1}
            regions = {"polotsk": {"rebels": 1}, "kyiv": {"rebels": 0}}
            seats = {"blue": blue, "yellow": {"troops": {"rostov": 1}}}
            position = turn("blue", "lead", 3, seats=seats, regions=regions).before
            table = Table(position, {"deeds": {"retire_veterans": {"reward": {"attack": 1}}}})
            assert meanings(table)["deed retire_veterans"] == f"Complete the deed Retire Veterans{vain}"

    def test_where_something_is_possible_nothing_is_said(self) -> None:
        cards = ("bought-blades", "skirmish", "levy", "plunder", "tribute", "timber-works")
        seats = {"blue": {"troops": {"kyiv": 2}, "coins": 3, "cards": list(cards)}}
        for card, means in meanings(turn("blue", "attack", 3, seats=seats)).items():
            assert "now" not in means, card


class TestWhatMayBeDone:
    """The question names acting where the space can be paid, and scheming while a scheme is left."""

    def asked(self, table: Table) -> tuple[str, str]:
        """The question in full, and in the few words of the table."""
        return question(table), drawn(table.game, 0).question

    def test_a_space_that_cannot_be_paid_is_not_acted_on(self) -> None:
        blue = {"troops": {"kyiv": 3}, "coins": 0, "cards": ["treasury"]}
        table = turn("blue", "build", 3, seats={"blue": blue})
        assert table.moves == ["skip", "play treasury"]
        space = "the third Build space"
        assert self.asked(table) == (
            f"You cannot pay for {space}: skip it for a coin, or first scheme or use carts and hammers you saved?",
            "You cannot pay for this space: skip it, or scheme first?",
        )
        table.play("play treasury")
        assert table.moves == ["skip", "act"]
        assert self.asked(table) == (
            f"Take the actions of {space}, skip them for a coin, or first scheme or use carts and hammers you saved?",
            "Act, skip, or scheme first?",
        )

    KEPT = "; carts and hammers are kept until your turn ends"

    @pytest.mark.parametrize(("column", "row", "troops", "kept", "coins"), [
        ("attack", 1, {"smolensk": 3}, "", 1),
        ("attack", 3, {"smolensk": 3}, "", 0),
        ("muster", 3, {"smolensk": 12}, "", 0),
        ("build", 3, {"kyiv": 1}, KEPT, 0),
        ("tax", 3, {"kyiv": 1}, KEPT, 0),
    ])  # fmt: skip
    def test_a_space_that_can_do_nothing_says_so(
        self, column: str, row: int, troops: dict[str, int], kept: str, coins: int
    ) -> None:
        blue = {"troops": troops, "leader_at": next(iter(troops)), "coins": 1}
        seats = {"blue": blue, "yellow": {"troops": {"kyiv": 3}}}
        table = turn("blue", column, row, seats=seats, regions={"smolensk": {"rebels": 0}})
        assert table.moves == ["skip", "act"]
        full, short = self.asked(table)
        assert re.fullmatch(
            r"None of the actions of the (top|third) \w+ space is possible now: skip them for a coin, "
            r"or first scheme or use carts and hammers you saved\?",
            full,
        )
        assert short == "Nothing can be done with this space now: skip it, or scheme first?"
        means = "Take the actions of the space, paying what it costs"
        assert meanings(table)["act"] == f"{means} (none is possible now, and there is no coin for it{kept})"
        table.play("act")
        assert table.asked == ("yellow", "before-command")
        assert table.at("seats.blue.coins") == coins
        last = list(table.game.line())[-1]
        assert told(table.game, last, 0, table.game.words(), "You") == "You chose the actions of the space."

    @pytest.mark.parametrize(("column", "row", "blue", "yellow"), [
        ("attack", 1, {"troops": {"smolensk": 1}}, {"smolensk": 1}),
        ("muster", 3, {"troops": {"smolensk": 11}}, {"rostov": 1}),
        ("muster", 3, {"troops": {"smolensk": 11, "kyiv": 1}}, {"rostov": 1}),
        ("build", 3, {"troops": {"smolensk": 1}}, {"rostov": 1}),
        ("build", 1, {"troops": {"kyiv": 1}}, {"kyiv": 2}),
        ("lead", 3, {"troops": {"smolensk": 1}}, {"rostov": 1}),
        ("movement", 1, {"troops": {"smolensk": 1}}, {"rostov": 1}),
    ])  # fmt: skip
    def test_one_that_can_do_something_does_not(
        self, column: str, row: int, blue: dict[str, Any], yellow: dict[str, int]
    ) -> None:
        seats = {"blue": {"coins": 3, **blue}, "yellow": {"troops": yellow}}
        table = turn("blue", column, row, seats=seats, regions={"smolensk": {"rebels": 0}})
        assert self.asked(table)[1] == "Act, skip, or scheme first?"
        assert meanings(table)["act"] == "Take the actions of the space, paying what it costs"
        assert table.play("act").asked != ("yellow", "before-command")

    def test_a_hammer_that_was_saved_helps(self) -> None:
        seats = {"blue": {"troops": {"kyiv": 1}, "coins": 3}, "yellow": {"troops": {"kyiv": 2}}}
        for hammers, short in ((0, "Nothing can be done with this space now. Do you skip it?"), (1, "Act or skip?")):
            done = {"schemes": ["card", "deed"], "hammers": hammers}
            assert self.asked(turn("blue", "build", 3, seats=seats, turn=done))[1] == short

    def test_what_was_saved_may_still_be_used_before_a_space_that_can_do_nothing(self) -> None:
        seats = {"blue": {"troops": {"smolensk": 3}}, "yellow": {"troops": {"kyiv": 2}}}
        quiet = {"smolensk": {"rebels": 0}}
        table = turn("blue", "attack", 1, seats=seats, regions=quiet, turn={"hammers": 1})
        short = "Nothing can be done with this space now: skip it, or first scheme or use what you saved?"
        assert self.asked(table)[1] == short
        assert meanings(table)["act"].endswith("(none is possible now, and there is no coin for it)")
        done = {"schemes": ["card", "deed"], "hammers": 1}
        table = turn("blue", "attack", 1, seats=seats, regions=quiet, turn=done)
        assert self.asked(table) == (
            "None of the actions of the top Attack space is possible now: skip them for a coin, "
            "or first use carts and hammers you saved?",
            "Nothing can be done with this space now: skip it, or first use what you saved?",
        )

    @pytest.mark.parametrize(("hammers", "coins", "full", "short"), [
        (0, 3, "Take the actions of {space}, or skip them for a coin?", "Act or skip?"),
        (1, 3, "Take the actions of {space}, skip them for a coin, or first use carts and hammers you saved?",
         "Act, skip, or first use what you saved?"),
        (0, 0, "You cannot pay for {space}. Do you skip it for a coin?",
         "You cannot pay for this space. Do you skip it?"),
        (1, 0, "You cannot pay for {space}: skip it for a coin, or first use carts and hammers you saved?",
         "You cannot pay for this space: skip it, or first use what you saved?"),
    ])  # fmt: skip
    def test_no_third_scheme_is_asked_for(self, hammers: int, coins: int, full: str, short: str) -> None:
        blue = {"troops": {"kyiv": 3}, "coins": coins, "cards": ["levy"]}
        done = {"schemes": ["card", "deed"], "hammers": hammers}
        assert self.asked(turn("blue", "build", 3, seats={"blue": blue}, turn=done)) == (
            full.format(space="the third Build space"), short,
        )  # fmt: skip

    def test_nor_at_the_end_of_the_turn(self) -> None:
        blue = {"troops": {"kyiv": 3}, "cards": ["levy"]}
        done = {"schemes": ["card", "deed"], "hammers": 1}
        table = turn("blue", "muster", 1, seats={"blue": blue}, turn=done).play("skip")
        assert question(table) == "Do you use carts and hammers you saved, or end your turn?"
        table = turn("blue", "muster", 1, seats={"blue": blue}).play("skip")
        assert question(table) == "Do you scheme, use carts and hammers you saved, or end your turn?"

    def test_nor_before_one_of_two_equal_commands(self) -> None:
        board = {"tax": [{"seat": "blue", "disc": 2}], "muster": [{"seat": "blue", "disc": 2}]}
        seats = {"blue": {"troops": {"kyiv": 3}}, "yellow": {"troops": {"volyn": 1}}}
        equal: dict[str, Any] = {"at": "turn", "seat": "blue", "round": 2, "board": board, "seats": seats}
        table = Table(equal | {"turn": {"schemes": ["card", "deed"]}})
        assert table.asked == ("blue", "resolve-which")
        assert self.asked(table) == (
            "Which of your two equal commands do you resolve?", "Which of your two equal commands?",
        )  # fmt: skip
        assert "scheme first" in self.asked(Table(equal))[1]

    def test_what_the_hand_holds_is_not_told_by_the_question(self) -> None:
        """It is asked in the same way whether or not the secret deed in hand can be completed."""
        ways = set()
        for captured in (0, 4):
            blue = {"troops": {"kyiv": 1}, "secret_deeds": ["cell_keys"], "captured": captured}
            ways.add(question(turn("blue", "muster", 1, seats={"blue": blue}).play("skip")))
        assert len(ways) == 1


def test_an_agenda_that_is_met_is_compared_with_nobody() -> None:
    seats = {"blue": {"agenda": "regal", "goods": {"honey": 5}}, "yellow": {"goods": {"fur": 1}}}
    said = page(end(seats=seats))
    assert "Regal: goal met with 5, nobody has more; and a Merit." in said
