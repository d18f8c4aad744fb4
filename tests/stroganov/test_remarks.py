"""What is told before a move and after it: coins and tigers that go without a question, a bag that runs out."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, Final

import pytest

from tests.drawing.stage import drawn, scene, tip_of, tips
from tests.stroganov.scenario import BARE, Table, main, row, second
from veche.drawing.scene import Drawing, Pick, pick
from veche.kernel.sentences import prompt, remark, told
from veche.shelf.title import title_of
from veche.titles import title

WORDS = title("stroganov").words()
EMPTY: Final = "the bag is empty: no fur comes from it"


def picks(table: Table) -> list[Pick]:
    """The moves that are offered, each with what should be known before."""
    game, ask = table.game, table.game.ask
    assert ask is not None
    view = game.rules.view(game.state, ask.seat)
    return [pick(game.rules.catalogue, move, WORDS, remark(game, view, move, WORDS)) for move in ask.moves]


def labels(table: Table) -> dict[str, str]:
    """What is said of each move that is offered."""
    return {one.text: one.label for one in picks(table)}


def tip(table: Table, thing: str) -> str:
    """What the table tells blue of a thing."""
    game = table.game
    seen = replace(scene(game.rules, game.state, 0, title="stroganov"), picks=picks(table))
    drawing = title_of(game).draw(game.rules, seen)
    assert isinstance(drawing, Drawing)
    return tip_of(drawing, thing)


def asked(table: Table) -> str:
    ask = table.game.ask
    assert ask is not None
    return prompt(table.game, ask, WORDS, table.game.state)


def chronicle(table: Table) -> list[str]:
    return [told(table.game, entry, 0, WORDS, "You") for entry in table.game.line()]


def fulfilling(**blue: Any) -> Table:
    """Blue begins to fulfil A1: four sables, one of them given back."""
    return main(seats={"blue": {"at": 6, "hand": ["A1"], **blue}}, regions=BARE).play("fulfil A1")


class TestAWishWithFursOfAnotherValue:
    """Ruling `wish-substitution`: a coin for each changed fur, shown or given back."""

    def test_the_coin_of_a_fur_that_is_only_shown_is_told_on_the_button(self) -> None:
        table = fulfilling(furs=[5, 5, 5, 2], coins=1)
        assert asked(table) == "What do you give back? Of sable (5): 1 more, and to show: 3."
        assert labels(table) == {
            "pay 5": "Pay the sable (5) (and a coin for a fur that you only show)",
            "pay coin 2": "Pay the squirrel (2) and a coin",
        }

    @pytest.mark.parametrize(("move", "left"), [("pay 5", [2, 5, 5]), ("pay coin 2", [5, 5, 5])])
    def test_and_goes_either_way(self, move: str, left: list[int]) -> None:
        table = fulfilling(furs=[5, 5, 5, 2], coins=1).play(move)
        assert (table.seat("blue")["furs"], table.seat("blue")["coins"]) == (left, 0)

    def test_several_are_counted(self) -> None:
        table = fulfilling(furs=[5, 5, 2, 2], coins=2)
        assert labels(table)["pay 5"] == "Pay the sable (5) (and 2 coins for furs that you only show)"
        assert (
            labels(table)["pay coin 2"] == "Pay the squirrel (2) and a coin (and a coin for a fur that you only show)"
        )

    def test_a_tiger_saves_the_coin(self) -> None:
        table = fulfilling(furs=[5, 5, 5, 2], coins=1, tigers=1)
        assert labels(table)["pay tiger"] == "Pay the tiger"
        assert table.play("pay tiger").seat("blue")["coins"] == 1

    def test_the_chronicle_tells_of_them(self) -> None:
        table = fulfilling(furs=[5, 5, 5, 2], coins=1).play("pay 5")
        assert chronicle(table)[-1] == "You paid: sable (5). Each fur of another value that was only shown cost a coin."

    def test_but_not_where_nothing_was_shown(self) -> None:
        song = {"at": "song", "seat": "blue", "year": 3, "songs": ["SB04"], "regions": BARE}
        blue = {"at": 6, "story": 8, "hand": ["A1"], "furs": [5, 2], "coins": 1}
        table = Table({**song, "seats": {"blue": blue}}).play("song SB04", "fulfil A1", "pay 5")
        assert chronicle(table)[-1] == "You paid: sable (5)."
        table = second(seats={"blue": {"at": 6, "furs": [5, 2]}}, regions=BARE).play("coin", "pay 2")
        assert chronicle(table)[-1] == "You paid: squirrel (2)."


class TestWhatGoesWithoutAQuestion:
    """Where there is only one way to pay, the button says which coins and tigers it takes."""

    @pytest.mark.parametrize(
        ("blue", "move", "label"),
        [
            (
                {"furs": [5], "coins": 1, "hand": ["A10"]},
                "fulfil A10",
                "Fulfil the wish “a tiger” (a coin goes with it)",
            ),
            (
                {"furs": [2, 2, 2, 2], "coins": 4, "hand": ["A1"]},
                "fulfil A1",
                "Fulfil the wish “long rides” (4 coins go with it)",
            ),
            ({"furs": [2, 7], "coins": 1}, "claim 1", "Claim the landscape on space 1 (a coin goes with it)"),
            ({"furs": [2], "tigers": 1}, "claim 1", "Claim the landscape on space 1 (a tiger goes with it)"),
            ({"tigers": 2}, "claim 1", "Claim the landscape on space 1 (2 tigers go with it)"),
            ({"tigers": 2}, "exchange 7", "Give two furs for the deer (7) (2 tigers go with it)"),
            ({"furs": [2, 2]}, "claim 1", "Claim the landscape on space 1"),
            ({"furs": [2, 2], "coins": 3, "tigers": 1}, "village ural", "Visit the village in Ural"),
        ],
    )
    def test_is_told(self, blue: dict[str, Any], move: str, label: str) -> None:
        market = [2, 3, 4, 5, 6, 7]
        table = main(seats={"blue": {"at": 1, **blue}}, regions=BARE, market=market, row=row(s1=[]))
        assert labels(table)[move] == label

    def test_coins_and_tigers_together(self) -> None:
        blue = {"at": 1, "furs": [7], "coins": 1, "tigers": 1}
        table = main(seats={"blue": blue}, regions=BARE, row=row(s1=[]))
        assert labels(table)["claim 1"] == "Claim the landscape on space 1 (with it go coins: 1, tigers: 1)"
        seat = table.play("claim 1").seat("blue")
        assert (seat["coins"], seat["tigers"], seat["furs"]) == (0, 0, [])

    @pytest.mark.parametrize(
        ("fulfilled", "more"), [([], " (a coin goes with it)"), (["A14"], "")], ids=["a coin", "for nothing with A14"]
    )
    def test_so_is_the_coin_for_a_second_fur(self, fulfilled: list[str], more: str) -> None:
        blue = {"at": 6, "coins": 1, "fulfilled": fulfilled}
        table = main(seats={"blue": blue}, regions=BARE, row=row(s6=[2, 3]))
        assert labels(table)["hunt 6 2"] == "Hunt on space 6: squirrel (2)"
        assert labels(table.play("hunt 6 2"))["hunt 6 3"] == f"Hunt on space 6: fox (3){more}"

    def test_is_not_told_where_one_is_asked(self) -> None:
        table = main(seats={"blue": {"at": 1, "furs": [2, 2, 7], "coins": 1}}, regions=BARE, row=row(s1=[]))
        assert labels(table)["claim 1"] == "Claim the landscape on space 1"
        assert table.play("claim 1").asked == ("blue", "pay-piece")

    def test_a_second_action_tells_it_too(self) -> None:
        labelled = labels(second(seats={"blue": {"at": 1, "furs": [7], "coins": 1}}, regions=BARE))
        assert labelled["village ural"] == "Visit the village in Ural (a coin goes with it)"
        assert labelled["coin"] == "Take a coin"


class TestABagThatRunsOut:
    """Ruling `bag-runs-out`: what the bag cannot give does not come, and that is told before."""

    COUNTS: Final = {2: 14, 3: 13, 4: 12, 5: 11, 6: 10, 7: 9, 8: 7}

    def table(self, left: list[int], at: str = "main", village: str = "V1", **blue: Any) -> Table:
        """Blue stands on a swamp for two foxes with the trapper's yurt; only the furs `left` are in the bag."""
        market, furs = [2, 3, 4, 5, 6, 7], blue.get("furs", [])
        others = Counter(self.COUNTS) - Counter([*left, *market, *furs])
        seats = {"blue": {"at": 3, **blue}, "yellow": {"furs": sorted(others.elements())}}
        regions = {**BARE, "ob": {**BARE["ob"], "yurt": "YA2", "village": village}}
        return Table({"at": at, "seat": "blue", "seats": seats, "regions": regions, "market": market})

    @pytest.mark.parametrize(
        ("left", "more", "draws"),
        [
            ([], "the bag is empty: no fur comes from it", []),
            ([8], "the bag has only one fur for it", ["draw 8"]),
            ([8, 8], "", ["draw 8", "draw 8", "draw 8"]),
        ],
    )
    def test_a_yurt_says_what_will_not_come(self, left: list[int], more: str, draws: list[str]) -> None:
        table = self.table(left)
        label = "Use the yurt in Ob"
        assert labels(table)["yurt ob"] == (f"{label} ({more})" if more else label)
        told = f"\n{more[:1].upper()}{more[1:]}." if more else ""
        assert tip(table, "yurt_in-ob").partition(" The yurt is gone after that.")[2].partition("\n≈")[0] == told
        table.play("yurt ob", *draws)
        assert table.seat("blue")["furs"] == left

    def test_what_is_paid_for_it_can_be_drawn_again(self) -> None:
        table = self.table([], at="second", furs=[3, 3])
        assert labels(table)["yurt ob"] == "Use the yurt in Ob (the bag has only one fur for it)"
        assert table.play("yurt ob", "draw 3").seat("blue")["furs"] == [3, 3]

    def test_but_a_gap_of_the_market_is_filled_first(self) -> None:
        table = self.table([], at="second", furs=[3, 3], horses=5).play("buy 7")
        assert labels(table)["yurt ob"] == "Use the yurt in Ob (the bag is empty: no fur comes from it)"
        assert table.play("yurt ob", "lay market 3").seat("blue")["furs"] == [3, 7]

    def test_a_landscape_is_paid_with_the_furs_that_it_gives(self) -> None:
        table = self.table([], furs=[3, 3])
        assert labels(table)["claim 3"] == "Claim the landscape on space 3"
        assert table.play("claim 3", "draw 3", "draw 3").seat("blue")["furs"] == [3]

    def test_but_not_where_the_market_takes_them(self) -> None:
        table = self.table([], furs=[3, 3], horses=10).play("buy 7", "buy 6")
        assert labels(table)["claim 3"] == "Claim the landscape on space 3 (the bag is empty: no fur comes from it)"
        assert table.play("claim 3", "lay market 3", "lay market 3").seat("blue")["furs"] == [6, 7]

    @pytest.mark.parametrize(
        ("left", "told"),
        [
            ([], "The bag is empty\nNobody can draw from it until furs go back."),
            ([8], "One fur in the bag\nFor five horses you draw the last fur. In it: 1 × 8."),
            ([2, 8], "2 furs in the bag\nFor five horses you draw two and keep one. In it: 1 × 2, 1 × 8."),
        ],
    )
    def test_the_bag_says_what_can_be_drawn(self, left: list[int], told: str) -> None:
        table = self.table(left, horses=5)
        assert tip(table, "buy-bag") == told
        assert ("buy bag" in table.moves) == bool(left)

    def test_income_says_that_the_fur_of_winter_will_not_come(self) -> None:
        table = self.table([], at="income", furs=[2, 5], fulfilled=["A5"])
        assert labels(table)["income"] == f"Receive the income of winter ({EMPTY})"
        assert tip(table, "income").endswith(f"what fulfilled wishes give.\n{EMPTY[:1].upper()}{EMPTY[1:]}.")
        assert table.play("income").seat("blue")["furs"] == [2, 5]

    def test_whoever_pays_into_the_bag_first_receives_it(self) -> None:
        table = self.table([], at="income", furs=[2, 5, 6], fulfilled=["A5"])
        table.play("exchange 7", "pay 5", "pay 6", "lay market 5")
        assert labels(table)["income"] == "Receive the income of winter"
        assert "bag is empty" not in tip(table, "income")
        assert table.play("income", "draw 6").seat("blue")["furs"] == [2, 6, 7]

    @pytest.mark.parametrize(("left", "fulfilled"), [([8], ["A5"]), ([], [])], ids=["one fur", "no wish"])
    def test_income_says_nothing_where_nothing_is_lost(self, left: list[int], fulfilled: list[str]) -> None:
        table = self.table(left, at="income", furs=[2, 5], fulfilled=fulfilled)
        assert labels(table)["income"] == "Receive the income of winter"

    def test_a_trophy_says_that_its_fur_will_not_come(self) -> None:
        table = self.table([], village="V5", furs=[2, 5], trophy=4).play("village ob", "stay")
        assert labels(table)["reward 3"] == "Take the reward of space 3"
        assert labels(table)["reward 4"] == f"Take the reward of space 4 ({EMPTY})"
        assert "\nThe bag is empty: no fur comes from it." in tip(table, "trophy-4")
        assert table.play("reward 4").seat("blue")["furs"] == [2, 5]

    @pytest.mark.parametrize("gap", [False, True])
    def test_the_fur_of_a_step_can_be_drawn_unless_the_market_lacks_one(self, gap: bool) -> None:
        table = self.table([], village="V5", furs=[4], trophy=3, horses=5)
        if gap:
            table.play("buy 7")
        table.play("village ob", "advance", *["lay market 4"] * gap)
        assert labels(table)["reward 4"] == "Take the reward of space 4" + (f" ({EMPTY})" if gap else "")
        table.play("reward 4", *["draw 4"] * (not gap))
        assert table.seat("blue")["furs"] == ([7] if gap else [4])

    def test_what_goes_with_the_move_is_told_besides(self) -> None:
        table = self.table([], at="second", tigers=1)
        assert labels(table)["yurt ob"] == f"Use the yurt in Ob (a tiger goes with it; {EMPTY})"
        table = self.table([], at="second", furs=[5], coins=1)
        assert labels(table)["yurt ob"] == "Use the yurt in Ob (a coin goes with it; the bag has only one fur for it)"
        assert "\nA coin goes with it; the bag has only one fur for it." in tip(table, "yurt_in-ob")
        seat = table.play("yurt ob", "draw 5").seat("blue")
        assert (seat["furs"], seat["coins"]) == ([5], 0)

    def test_a_tiger_that_is_paid_instead_of_a_fur_says_what_it_costs_the_bag(self) -> None:
        table = self.table([], furs=[3, 3], tigers=1, horses=5).play("buy 7")
        assert labels(table)["claim 3"] == "Claim the landscape on space 3"
        assert labels(table.play("claim 3")) == {"pay 3": "Pay the fox (3)", "pay tiger": f"Pay the tiger ({EMPTY})"}
        assert labels(table.play("pay 3", "lay market 3"))["pay tiger"] == f"Pay the tiger ({EMPTY})"
        assert table.play("pay tiger").seat("blue")["furs"] == [3, 7]

    def test_the_pieces_of_the_price_do_not_repeat_it(self) -> None:
        table = self.table([], at="second", furs=[3, 5], coins=1)
        assert labels(table)["yurt ob"] == "Use the yurt in Ob (the bag has only one fur for it)"
        table.play("yurt ob")
        assert labels(table) == {"pay 3": "Pay the fox (3)", "pay coin 5": "Pay the sable (5) and a coin"}

    def test_a_claim_tells_it_on_the_tile_too(self) -> None:
        table = self.table([], furs=[3, 3], horses=10).play("buy 7", "buy 6")
        assert tip(table, "tile-3").partition("\n≈")[0].endswith("\nThe bag is empty: no fur comes from it.")

    def test_a_fur_that_is_bought_from_the_bag_always_comes(self) -> None:
        assert "buy bag" not in self.table([], horses=5).moves
        table = self.table([8], horses=5)
        assert labels(table)["buy bag"] == "Draw a fur from the bag for five horses"
        assert table.play("buy bag", "draw 8").seat("blue")["furs"] == [8]

    def test_so_do_the_rules(self) -> None:
        told = " ".join(title("stroganov").rules_text().split())
        assert "If only one is left, you get that one; from an empty bag nothing comes" in told


class TestWhatHasRunOut:
    """Ruling `limits`: banners, outposts and tigers are limited; what is not there is lost, and that is told before."""

    NO_BANNER: Final = "no banner is left"
    NO_OUTPOST: Final = "no outpost of yours is left in the supply"

    def table(self, banners: int, outposts: int, at: str = "main", **position: Any) -> Table:
        """Blue can act in Ob and Ural; so many banners, and outposts of its own, are left in the supply."""
        regions = {
            **BARE,
            "ural": {"yurt": "YB7", "wish": None, "village": "V1", "outposts": ["blue"]},
            "ob": {"yurt": "YA7", "wish": None, "village": "V2"},
        }
        blue = {"at": 3, "outposts": 5 - outposts, **position.pop("blue", {})}
        seats = {"blue": blue, "yellow": {"banners": 12 - banners}}
        return Table({"at": at, "seat": "blue", "seats": seats, "regions": regions, **position})

    @pytest.mark.parametrize(
        ("banners", "outposts", "ob", "ural", "carpenter", "captain"),
        [
            (1, 1, "", "", "", ""),
            (0, 1, NO_BANNER, NO_BANNER, "", NO_BANNER),
            (1, 0, NO_OUTPOST, "", NO_OUTPOST, NO_OUTPOST),
            (0, 0, "it would do nothing now", NO_BANNER, NO_OUTPOST, f"{NO_BANNER}; {NO_OUTPOST}"),
        ],
    )
    def test_villages_and_yurts_say_so(
        self, banners: int, outposts: int, ob: str, ural: str, carpenter: str, captain: str
    ) -> None:
        moves = {
            "village ob": ("Visit the village in Ob", ob),
            "village ural": ("Visit the village in Ural", ural),
            "yurt ob": ("Use the yurt in Ob", carpenter),
            "yurt ural": ("Use the yurt in Ural", captain),
        }
        for move, (label, lacks) in moves.items():
            table = self.table(banners, outposts)
            assert labels(table)[move] == (f"{label} ({lacks})" if lacks else label)
            thing = move.replace(" ", "_in-")
            lines = tip(table, thing).partition("\n≈")[0].splitlines()
            assert lines[2:] == ([f"{lacks[:1].upper()}{lacks[1:]}."] if lacks else [])
            before = table.seat("blue")
            after = table.play(move).seat("blue")
            gives_banner, gives_outpost = move != "yurt ob", move != "village ural"
            assert after.get("banners", 0) - before.get("banners", 0) == (banners if gives_banner else 0)
            assert after["outposts"] - before["outposts"] == (outposts if gives_outpost else 0)

    def test_while_it_cannot_be_used_the_tip_tells_what_never_comes_again(self) -> None:
        table = self.table(0, 0, at="turn")
        assert "village ob" not in table.moves
        told = f"\n{self.NO_BANNER[:1].upper()}{self.NO_BANNER[1:]}; {self.NO_OUTPOST}."
        assert f"Visit: A banner, an outpost. The village stays.{told}" in tip(table, "village_in-ob")
        told = tip(self.table(1, 1, at="turn"), "village_in-ob")
        assert "is left" not in told

    def test_songs_say_so(self) -> None:
        table = self.table(0, 5, at="song", blue={"story": 12}, songs=["SA03", "SA02"])
        assert labels(table)["song SA03"] == "Sing the Song of the Red Banner (no banner is left)"
        assert labels(table)["song SA02"] == "Sing the Song of the First Snow"
        assert "\nNo banner is left." in tip(table, "song-SA03")
        seat = table.play("song SA03").seat("blue")
        assert (seat["banners"], seat["coins"], seat["horses"]) == (0, 1, 2)

    def test_a_song_that_builds_says_it_where_it_cannot(self) -> None:
        table = self.table(1, 0, at="song", year=3, blue={"story": 12}, songs=["SB06"])
        assert labels(table)["song SB06"] == "Sing the Song of the New Walls (you can build no outpost from the supply)"
        table.play("song SB06")
        assert table.seat("blue")["vp"] == 1
        assert table.asked != ("blue", "build-anywhere")

    @pytest.mark.parametrize(
        ("market", "yurt", "village"),
        [
            ([7], " (the market has only one fur for it)", ""),
            ([], " (the market is empty: no fur comes from it)", " (the market is empty: no fur comes from it)"),
        ],
    )
    def test_an_empty_market_behind_an_empty_bag(self, market: list[int], yurt: str, village: str) -> None:
        others = sorted((Counter(TestABagThatRunsOut.COUNTS) - Counter(market)).elements())
        seats = {"blue": {"at": 3}, "yellow": {"furs": others}}
        regions = {**BARE, "ob": {**BARE["ob"], "yurt": "YA3", "village": "V4"}}
        table = main(seats=seats, regions=regions, market=market, vacant=6 - len(market))
        assert labels(table)["yurt ob"] == f"Use the yurt in Ob{yurt}"
        assert labels(table)["village ob"] == f"Visit the village in Ob{village}"
        assert table.play("yurt ob").seat("blue")["furs"] == market

    def test_a_fur_of_the_market_that_is_replaced_at_once(self) -> None:
        regions = {**BARE, "ob": {**BARE["ob"], "yurt": "YA3"}}
        table = main(seats={"blue": {"at": 3}}, regions=regions, market=[7], vacant=0)
        assert labels(table)["yurt ob"] == "Use the yurt in Ob"
        assert table.play("yurt ob", "lay market 8", "lay market 2").seat("blue")["furs"] == [7, 8]

    @pytest.mark.parametrize(("left", "told"), [(1, ""), (0, " (no tiger is left in the supply)")])
    def test_a_wish_for_a_tiger_says_so(self, left: int, told: str) -> None:
        blue = {"at": 3, "hand": ["A10", "A14"], "furs": [8, 2, 2, 2, 2, 2]}
        table = main(seats={"blue": blue, "yellow": {"tigers": 16 - left}}, regions=BARE)
        assert labels(table)["fulfil A14"] == "Fulfil the wish “a second fur freely”"
        assert labels(table)["fulfil A10"] == f"Fulfil the wish “a tiger”{told}"
        assert ("\nNo tiger is left in the supply." in tip(table, "wish-A10")) == bool(told)
        assert table.play("fulfil A10").seat("blue")["tigers"] == left

    def test_the_tiger_that_pays_for_it_comes_back(self) -> None:
        seats = {"blue": {"at": 3, "hand": ["A10"], "tigers": 1}, "yellow": {"tigers": 15}}
        table = main(seats=seats, regions=BARE)
        assert labels(table)["fulfil A10"] == "Fulfil the wish “a tiger” (a tiger goes with it)"
        assert table.play("fulfil A10").seat("blue")["tigers"] == 1

    def test_of_two_ways_to_pay_for_it_one_brings_no_tiger(self) -> None:
        seats = {"blue": {"at": 3, "hand": ["A10"], "tigers": 1, "furs": [8]}, "yellow": {"tigers": 15}}
        table = main(seats=seats, regions=BARE)
        assert labels(table)["fulfil A10"] == "Fulfil the wish “a tiger”"
        assert labels(table.play("fulfil A10")) == {
            "pay 8": "Pay the bear (8) (no tiger is left in the supply)",
            "pay tiger": "Pay the tiger",
        }
        assert table.play("pay 8").seat("blue")["tigers"] == 1

    @pytest.mark.parametrize(("left", "told"), [(1, "only one banner is left"), (2, "only 2 banners are left")])
    def test_with_other_printed_values_what_is_left_is_counted(self, left: int, told: str) -> None:
        corrections = {"villages": {"V1": {"reward": {"banner": 3}}}}
        seats = {"blue": {"at": 1}, "yellow": {"banners": 12 - left}}
        regions = {**BARE, "ural": {**BARE["ural"], "village": "V1"}}
        table = main(corrections=corrections, seats=seats, regions=regions)
        assert labels(table)["village ural"] == f"Visit the village in Ural ({told})"
        assert table.play("village ural").seat("blue")["banners"] == left

    def test_so_do_the_rules(self) -> None:
        told = " ".join(title("stroganov").rules_text().split())
        assert "What a village, yurt, song or wish would give of something that has run out is lost." in told


class TestTheEndOfTheStoryTrack:
    """Ruling `sing-once-per-arrival`: what goes beyond 12 is lost, and that is told before."""

    NONE: Final = "no story point comes: the track ends at 12"
    ONE: Final = "only one story point comes: the track ends at 12"
    IDLE: Final = "it would do nothing now"

    def table(
        self, story: int, at: str = "main", market: tuple[int, ...] = (2, 3, 7), village: str = "V3", **blue: Any
    ) -> Table:
        """Blue can act in Lena and Ob, with no song to sing and nothing left in the bag."""
        regions = {
            **BARE,
            "ob": {"yurt": "YA6", "wish": None, "village": village, "outposts": ["blue"]},
            "lena": {"yurt": "YA1", "wish": None, "village": "V4"},
        }
        furs = Counter(TestABagThatRunsOut.COUNTS) - Counter([*market, *blue.get("furs", [])])
        seats = {"blue": {"at": 9, "story": story, **blue}, "yellow": {"at": 3, "furs": sorted(furs.elements())}}
        position: dict[str, Any] = {"at": at, "seat": "blue", "seats": seats, "regions": regions, "songs": []}
        return Table({**position, "market": list(market), "vacant": 6 - len(market)})

    @pytest.mark.parametrize(
        ("story", "move", "lacks", "after"),
        [
            (12, "yurt lena", IDLE, 12),
            (12, "yurt ob", NONE, 12),
            (12, "village ob", NONE, 12),
            (12, "village lena", NONE, 12),
            (11, "yurt lena", ONE, 12),
            (10, "yurt lena", "only 2 story points come: the track ends at 12", 12),
            (11, "village ob", "", 12),
            (7, "yurt lena", "", 12),
        ],
    )
    def test_villages_and_yurts_say_so(self, story: int, move: str, lacks: str, after: int) -> None:
        table = self.table(story)
        label = labels(table)[move]
        assert label.partition(" (")[2].removesuffix(")") == lacks
        told = tip(table, move.replace(" ", "_in-")).partition("\n≈")[0].splitlines()
        assert told[2:] == ([f"{lacks[:1].upper()}{lacks[1:]}."] if lacks else [])
        table.play(move, *["take 2"] * (move == "village lena"))
        assert table.seat("blue")["story"] == after

    def test_a_bear_of_the_market_may_be_sung_for_before_the_village_gives_its_points(self) -> None:
        """Who comes to 12 by the bear may sing; only who passes loses what the village gives after it."""
        for bear, lacks in ((True, ""), (False, f" ({self.ONE})")):
            table = Table({**self.table(11, market=(2, 8) if bear else (2, 3)).before, "songs": ["SA02"]})
            assert labels(table)["village lena"] == f"Visit the village in Lena{lacks}"
            table.play("village lena", "take 8" if bear else "take 2")
            if bear:
                lost = "2 story points are still to come, and would be lost"
                assert labels(table)["pass"] == f"Do nothing of the kind ({lost})"
                table.play("song SA02")
                assert table.seat("blue")["story"] == 12 - 4 + 2

    @pytest.mark.parametrize(
        ("blue", "before", "to_come"),
        [
            ({"at": 8, "story": 10, "fulfilled": ["A7"]}, ["income"], "2 story points are"),
            ({"at": 2, "story": 10, "fulfilled": ["A7"]}, ["income"], "a story point is"),
            (
                {"at": 8, "story": 10, "fulfilled": ["A7"], "furs": [2, 2]},
                ["exchange 8", "lay market 2"],
                "4 story points are",
            ),
        ],
    )
    def test_in_winter_who_passes_loses_what_is_still_to_come(
        self, blue: dict[str, Any], before: list[str], to_come: str
    ) -> None:
        """The income, and the points of the two who came furthest."""
        seats = {"blue": {"horses": 5, **blue}, "yellow": {"at": 3, "story": 4}}
        table = Table({"at": "income", "seat": "blue", "seats": seats, "songs": ["SA02"], "market": [2, 3, 4, 5, 6, 8]})
        table.play(*before)
        assert labels(table)["pass"] == f"Do nothing of the kind ({to_come} still to come, and would be lost)"

    def test_a_village_whose_market_is_empty_too_does_nothing(self) -> None:
        table = self.table(12, market=())
        assert labels(table)["village lena"] == f"Visit the village in Lena ({self.IDLE})"
        assert table.forget().play("village lena").changes.keys() <= {"seats.blue.played"}

    @pytest.mark.parametrize(("story", "more"), [(12, f" ({IDLE})"), (11, f" ({ONE})"), (10, "")])
    def test_a_bonus_of_trade_says_so(self, story: int, more: str) -> None:
        table = self.table(story, market=(2, 3, 4, 5, 6, 7), furs=[2], coins=1).play("trade")
        assert labels(table)["bonus story"] == f"As a bonus: two story points{more}"
        assert labels(table)["bonus coin"] == "As a bonus: a coin"
        told = f"\n{more[2:3].upper()}{more[3:-1]}." if more else ""
        assert tip(table, "bonus-story") == f"stories\nTwo story points.{told}"
        assert table.play("bonus story").seat("blue")["story"] == 12

    def test_trophies_say_so(self) -> None:
        table = self.table(12, village="V5", trophy=4).play("village ob")
        assert {move: label.partition(" (")[2] for move, label in labels(table).items()} == {
            "reward 1": "",
            "reward 2": f"{self.NONE})",
            "reward 3": f"{self.NONE})",
            "reward 4": f"{self.IDLE})",
        }
        assert table.forget().play("reward 4").changes.get("seats.blue.furs") is None

    @pytest.mark.parametrize(("story", "more"), [(12, f" ({NONE})"), (11, f" ({ONE})"), (8, "")])
    def test_income_says_so(self, story: int, more: str) -> None:
        table = self.table(story, at="income", horses=5, fulfilled=["S4", "A7"])
        assert labels(table)["income"] == f"Receive the income of winter{more}"
        told = f"\n{more[2:3].upper()}{more[3:-1]}." if more else ""
        assert tip(table, "income").endswith(f"what fulfilled wishes give.{told}")
        table.play("income")
        assert table.seat("blue")["story"] == 12

    @pytest.mark.parametrize(("story", "more"), [(12, f" ({NONE})"), (11, f" ({ONE})"), (10, "")])
    def test_so_does_a_bear(self, story: int, more: str) -> None:
        table = self.table(story, market=(2, 8), horses=5, furs=[3, 3])
        assert labels(table)["buy 8"] == f"Buy the bear (8) for five horses{more}"
        assert table.play("buy 8").seat("blue")["story"] == 12

    def test_so_does_a_bear_that_is_hunted_or_claimed(self) -> None:
        blue = {"at": 1, "story": 11, "furs": [2, 2, 2]}
        table = main(seats={"blue": blue}, regions=BARE, row=row(s1=[8]), songs=[])
        assert labels(table)["hunt 1 8"] == f"Hunt on space 1: bear (8) ({self.ONE})"
        assert f"\n{self.ONE[:1].upper()}{self.ONE[1:]}." in tip(table, "space-prey-1-8")
        assert labels(table)["claim 1"] == f"Claim the landscape on space 1 ({self.ONE})"
        assert table.play("claim 1").seat("blue")["story"] == 12

    def test_what_a_song_costs_makes_room(self) -> None:
        corrections = {"songs": {"SA02": {"reward": {"story": 2}}}}
        cost = title("stroganov").rules().box.song_cost[1]
        position = {"at": "song", "seat": "blue", "seats": {"blue": {"at": 9, "story": 12}}, "songs": ["SA02"]}
        table = Table(position, corrections)
        assert labels(table)["song SA02"] == "Sing the Song of the First Snow"
        assert table.play("song SA02").seat("blue")["story"] == 12 - cost + 2

    def test_the_track_tells_it_too(self) -> None:
        assert "on 12 further points are lost." in "".join(tips(drawn(self.table(12).game, 0)))


class TestTrophiesWithoutAReward:
    """Ruling `reward-once`: where no reward is left and no step can be paid, a visit does nothing, and says so."""

    def table(self, **blue: Any) -> Table:
        """Blue's extra action of summer, after the only reward was taken."""
        regions = {**BARE, "ob": {"yurt": "YA8", "wish": None, "village": "V5"}}
        seat = {"at": 3, "fulfilled": ["A12"], "trophy": 1, **blue}
        table = main(season="summer", seats={"blue": seat}, regions=regions, songs=[]).play("village ob")
        while table.asked == ("blue", "trophy-step"):
            table.play("stay")
        return table.play("reward 1", "extra")

    def test_the_village_does_nothing(self) -> None:
        table = self.table()
        assert labels(table)["village ob"] == "Visit the village in Ob (it would do nothing now)"
        assert "\nIt would do nothing now." in tip(table, "village_in-ob")
        lacks = "no reward is left to take, and you cannot pay for the next space"
        assert labels(table)["yurt ob"] == f"Use the yurt in Ob ({lacks})"
        assert table.play("village ob").seat("blue")["horses"] == 4

    def test_the_yurt_still_gives_its_horses(self) -> None:
        assert self.table().play("yurt ob").seat("blue")["horses"] == 6

    def test_whoever_can_pay_for_the_next_space_is_told_nothing(self) -> None:
        table = self.table(furs=[2])
        assert labels(table)["village ob"] == "Visit the village in Ob"
        table.play("village ob")
        assert labels(table)["stay"] == "Leave the trophy token where it is (it would do nothing now)"
        assert table.play("advance", "reward 2").seat("blue")["trophy"] == 2

    def test_whoever_could_after_an_auxiliary_action_is_told_what_is_lacking(self) -> None:
        table = self.table(horses=1)
        lacks = "no reward is left to take, and you cannot pay for the next space"
        assert labels(table)["village ob"] == f"Visit the village in Ob ({lacks})"
        assert labels(table.play("village ob"))["stay"].endswith("(it would do nothing now)")

    @pytest.mark.parametrize(
        ("blue", "more"),
        [
            ({}, " (it would do nothing now)"),
            ({"horses": 5}, " (you cannot pay for any action now)"),
            ({"tigers": 1}, ""),
        ],
    )
    def test_the_seventh_reward_says_whether_it_can_be_paid(self, blue: dict[str, Any], more: str) -> None:
        regions = {**BARE, "ob": {**BARE["ob"], "village": "V5"}}
        table = main(seats={"blue": {"at": 3, "trophy": 8, **blue}}, regions=regions).play("village ob")
        assert labels(table)["reward 7"] == f"Take the reward of space 7{more}"
        assert bool(table.play("reward 7").offered("village")) == (not more)


def test_a_trophy_is_told_with_its_fur() -> None:
    regions = {**BARE, "ural": {**BARE["ural"], "village": "V5"}}
    blue = {"at": 1, "furs": [2, 3], "trophy": 1}
    table = main(seats={"blue": blue}, regions=regions).play("village ural", "advance")
    assert chronicle(table)[-1] == "You paid the fur and moved on along the trophies."
