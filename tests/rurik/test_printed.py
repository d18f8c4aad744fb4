"""What is printed on the components: complete, said where it comes from, and open to correction."""

from __future__ import annotations

import json
import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest

from veche.kernel.errors import BadCorrections
from veche.titles.rurik.both.printed import IN_PLAY
from veche.titles.rurik.first import components
from veche.titles.rurik.first.printed import FIELDS, originals, printed, problems, sources
from veche.titles.rurik.first.title import TITLE

TABLES = originals()
IN_A_FILE = {"printed", "secondary", "inferred", "reconstructed"}
EVERY_RECORD = [(table, name) for table, records in TABLES.items() for name in records]


def complaints(corrections: Any) -> list[str]:
    """What is said about corrections that cannot be used."""
    with pytest.raises(BadCorrections) as caught:
        printed(corrections)
    return caught.value.problems


class TestEveryRecord:
    def test_is_valid(self) -> None:
        assert problems(TABLES) == []

    @pytest.mark.parametrize(("table", "name"), EVERY_RECORD)
    def test_says_where_it_comes_from(self, table: str, name: str) -> None:
        record = TABLES[table][name]
        assert record["source"].strip()
        assert {record["confidence"], *record.get("confidence_of", {}).values()} <= IN_A_FILE
        known = {*record, "set"}
        assert {*record.get("confidence_of", {}), *record.get("source_of", {})} <= known

    @pytest.mark.parametrize(("table", "name"), EVERY_RECORD)
    def test_has_the_fields_of_its_table_and_no_others(self, table: str, name: str) -> None:
        place = {"side", "column", "row"} if table == "spaces" else set()
        about = {"id", "source", "confidence"} | place
        record = set(TABLES[table][name]) - {"confidence_of", "source_of"}
        assert record == about | set(FIELDS[table])

    def test_ids_are_those_of_the_components(self) -> None:
        assert tuple(TABLES["regions"]) == components.REGIONS
        assert tuple(TABLES["boat"]) == tuple(TABLES["goods_tokens"]) == components.GOODS
        assert tuple(TABLES["conversion"]) == components.TOKENS
        assert (*TABLES["deeds"], *TABLES["more_deeds"]) == components.DEEDS
        assert len(TABLES["deeds"]) == components.OLD_DEEDS
        assert tuple(TABLES["agendas"]) == components.AGENDAS
        assert (*TABLES["leaders"], *TABLES["more_leaders"]) == components.LEADERS
        assert len(TABLES["leaders"]) == components.OLD_LEADERS
        assert tuple(TABLES["inheritance"]) == components.REGIONS
        assert tuple(TABLES["stickers"]) == tuple(TABLES["reward_tokens"]) == components.REWARDS


class TestBoards:
    def test_34_borders_each_seen_from_both_sides(self) -> None:
        borders = {(one, two) for one, region in TABLES["regions"].items() for two in region["adjacent"]}
        assert borders == {(two, one) for one, two in borders}
        assert len(borders) == 2 * 34
        assert ("smolensk", "kiev") not in borders
        assert {("polotsk", "chernigov"), ("galich", "azov"), ("pereyaslavl", "murom")} <= borders

    @pytest.mark.parametrize("players", IN_PLAY)
    def test_regions_in_play_hang_together(self, players: str) -> None:
        in_play = set(components.REGIONS[: IN_PLAY[players]])
        reached, edge = {"kiev"}, {"kiev"}
        while edge:
            edge = {two for one in edge for two in TABLES["regions"][one]["adjacent"]} & in_play - reached
            reached |= edge
        assert reached == in_play

    def test_tiers_and_goods(self) -> None:
        regions = TABLES["regions"].values()
        assert [region["tier"] for region in regions] == ["green"] * 8 + ["yellow"] * 3 + ["brown"] * 4
        assert Counter(r["good"] for r in regions) == {"wood": 4, "fish": 4, "ore": 3, "honey": 2, "fur": 2}

    def test_strategy_board_has_18_and_24_spaces(self) -> None:
        expected = [
            f"{side}/{column}/{row}"
            for side, rows in (("1-2", 3), ("3-4", 4))
            for column in components.COLUMNS
            for row in range(1, rows + 1)
        ]
        assert list(TABLES["spaces"]) == expected
        for name, space in TABLES["spaces"].items():
            assert name == f"{space['side']}/{space['column']}/{space['row']}"

    @pytest.mark.parametrize(
        ("column", "small", "large"),
        [
            ("muster", "3 2 1+1", "3 2 1 1+1"),
            ("movement", "3 2 1", "4 3 2 1"),
            ("attack", "2 1 1+1", "2 1 1+1 1+2"),
            ("tax", "2 1 1+1", "3 2 1 1+1"),
            ("build", "2 1 1+1", "2 1 1+1 1+2"),
            ("scheme", "3 2 1", "3 2 1 1+1"),
        ],
    )
    def test_strategy_board_points_and_costs(self, column: str, small: str, large: str) -> None:
        def side(name: str) -> str:
            spaces = [s for s in TABLES["spaces"].values() if (s["side"], s["column"]) == (name, column)]
            return " ".join(f"{s['points']}" + (f"+{s['coin_cost']}" if s["coin_cost"] else "") for s in spaces)

        assert (side("1-2"), side("3-4")) == (small, large)

    def test_claim_tracks(self) -> None:
        steps = list(TABLES["tracks"].values())
        assert [step["id"] for step in steps] == ["step-1", "step-2", "step-3", "step-4", "step-5"]
        assert [step["vp"] for step in steps] == [1, 2, 3, 5, 8]
        assert [step["rule_regions"] for step in steps] == [2, 3, 4, 5, 5]
        assert [step["rule_including"] for step in steps] == [[], [], [], [], ["kiev", "novgorod"]]
        assert [step["build_regions"] for step in steps] == [2, 3, 4, 5, 7]
        assert [step["trade_goods"] for step in steps] == [3, 5, 7, 9, 11]

    def test_warfare_boat_and_conversion(self) -> None:
        assert {name: r["value"] for name, r in TABLES["warfare"].items()} == {"first": 3, "second": 1, "length": 10}
        boat = {good: column["spaces"] for good, column in TABLES["boat"].items()}
        assert boat == {"ore": 2, "wood": 3, "fish": 3, "honey": 2, "fur": 1}
        assert sum(boat.values()) == TABLES["tracks"]["step-5"]["trade_goods"] == 11
        tokens = {n: (set(t["one_of"]), t["any"], t["gain"]) for n, t in TABLES["conversion"].items()}
        assert tokens == {
            "build": ({"wood", "ore"}, 1, {"build": 1}),
            "muster": ({"honey", "fish"}, 1, {"muster": 1}),
        }


class TestCards:
    def test_27_schemes_without_those_of_the_expansion(self) -> None:
        assert len(TABLES["schemes"]) == components.OLD_SCHEME_CARDS == 27
        assert len(TABLES["more_schemes"]) == components.SCHEME_CARDS - components.OLD_SCHEME_CARDS
        assert not {"s10", "s25", "s28", "s30", "s32"} & set(TABLES["schemes"])
        assert sum(scheme["casualties"] for scheme in TABLES["schemes"].values()) == 9

    def test_schemes_of_each_kind(self) -> None:
        def face(scheme: dict[str, Any]) -> str:
            gives = " ".join(f"{kind}{number}" for kind, number in sorted(scheme["rewards"].items()))
            return f"{gives}{' cost' * scheme['coin_cost']}{' casualty' * scheme['casualties']}"

        assert Counter(map(face, TABLES["schemes"].values())) == {
            "muster1": 2, "muster1 cost": 1, "coin1 muster1 casualty": 1, "muster2 casualty": 1,
            "movement1": 1, "movement2": 2, "movement3 casualty": 1,
            "attack1": 3, "attack1 cost": 1, "attack1 coin1 casualty": 1,
            "tax1": 2, "coin1 tax1 casualty": 1, "tax2 casualty": 1,
            "build1": 2, "build1 cost": 1, "build1 coin1 casualty": 1,
            "coin2": 2, "deed1 casualty": 1, "deed1 cost": 1, "coin1 deed1 casualty": 1,
        }  # fmt: skip

    def test_two_point_deeds_are_five(self) -> None:
        two = {name for name, deed in TABLES["deeds"].items() if deed["vp"] == 2}
        assert two == {"capital_city", "dispatch_messengers", "grand_hunter", "market_day", "master_beekeeper"}
        assert Counter(deed["vp"] for deed in TABLES["deeds"].values()) == {1: 21, 2: 5}

    def test_deed_points_are_secondary_but_for_market_day(self) -> None:
        sure = [name for name, deed in TABLES["deeds"].items() if "vp" not in deed.get("confidence_of", {})]
        assert sure == ["market_day"]

    def test_deeds_in_which_the_rulebook_wins_over_the_repositories(self) -> None:
        deeds = TABLES["deeds"]
        assert deeds["new_beginning"]["cost"] == {"remove_structures": 1}
        assert deeds["send_gifts"]["reward"] == {"movement_anywhere": 2}
        assert deeds["market_day"]["requirement"] == {"markets_with_different_goods": 3}

    def test_deeds_with_troops_to_remove(self) -> None:
        removals = {n: d["cost"]["remove_troops"] for n, d in TABLES["deeds"].items() if "remove_troops" in d["cost"]}
        assert removals == {
            "border_patrols": {"count": 3, "from": "different-regions"},
            "peace_maker": {"count": 2, "from": "ruled-region"},
            "retire_veterans": {"count": 2, "from": "any"},
            "victory_march": {"count": 2, "from": "any"},
        }

    def test_an_attack_from_a_deed_reveals_one_card_fewer(self) -> None:
        attacks = {name: deed["reward"] for name, deed in TABLES["deeds"].items() if "attack" in deed["reward"]}
        assert set(attacks) == {"defensive_belt", "enforce_peace", "hire_mercenaries"}
        assert all(reward == {"attack": 1, "fewer_cards": 1} for reward in attacks.values())

    def test_what_is_left_out_alone(self) -> None:
        assert [name for name, deed in TABLES["deeds"].items() if not deed["solo"]] == [
            *("enforce_peace", "grand_hunter", "law_giver")
        ]
        removed = {
            book: [name for name, agenda in TABLES["agendas"].items() if agenda["removed_in_solo"][book]]
            for book in ("english", "german")
        }
        assert removed == {"english": ["courageous", "dignified", "wealthy"], "german": ["courageous"]}

    def test_eleven_agendas_each_with_a_goal_of_its_own(self) -> None:
        agendas = TABLES["agendas"].values()
        assert len(agendas) == len({agenda["goal"] for agenda in agendas}) == 11
        assert {agenda["vp"] for agenda in agendas} == {2}


class TestTokens:
    def test_fifteen_stickers_and_reward_tokens_alike(self) -> None:
        stickers = {name: record["count"] for name, record in TABLES["stickers"].items()}
        assert stickers == {"honey": 2, "fish": 2, "ore": 2, "wood": 2, "fur": 1, "coin": 4, "two-coins": 2}
        assert {name: record["count"] for name, record in TABLES["reward_tokens"].items()} == stickers
        assert {record["confidence"] for record in TABLES["reward_tokens"].values()} == {"reconstructed"}

    @pytest.mark.parametrize("players", IN_PLAY)
    def test_goods_tokens_mirror_the_regions_in_play(self, players: str) -> None:
        tokens = {good: record[players] for good, record in TABLES["goods_tokens"].items()}
        in_play = components.REGIONS[: IN_PLAY[players]]
        assert tokens == Counter(TABLES["regions"][name]["good"] for name in in_play)


class TestCorrections:
    def test_none_gives_a_copy_of_ones_own(self) -> None:
        mine = printed()
        assert mine == TABLES
        mine["deeds"]["hoard"]["cost"]["coins"] = 7
        assert printed() == TABLES != mine

    def test_override_fields_and_say_so(self) -> None:
        records = printed(
            {
                "schemes": {"s09": {"coin_cost": 1}},
                "deeds": {"trade_route": {"vp": 2, "source": "my own copy"}},
                "spaces": {"3-4/muster/1": {"points": 4}},
            }
        )
        assert records["schemes"]["s09"]["coin_cost"] == 1
        assert records["schemes"]["s09"]["confidence_of"] == {"set": "inferred", "coin_cost": "corrected"}
        assert records["deeds"]["trade_route"]["vp"] == 2
        assert records["deeds"]["trade_route"]["confidence_of"] == {"vp": "corrected"}
        assert records["deeds"]["trade_route"]["source_of"]["vp"] == "my own copy"
        assert records["spaces"]["3-4/muster/1"]["points"] == 4
        assert records["spaces"]["3-4/muster/1"]["confidence"] == "secondary"

    def test_replace_a_field_whole(self) -> None:
        records = printed({"deeds": {"hoard": {"cost": {"coins": 3}}}})
        assert records["deeds"]["hoard"]["cost"] == {"coins": 3}

    def test_leave_originals_and_their_own_mapping_alone(self) -> None:
        before, mine = deepcopy(TABLES), {"deeds": {"hoard": {"cost": {"goods": {"fur": 1}}}}}
        records = printed(mine)
        records["deeds"]["hoard"]["cost"]["goods"]["fur"] = 9
        assert mine == {"deeds": {"hoard": {"cost": {"goods": {"fur": 1}}}}}
        assert originals() == before

    def test_corrected_tables_are_valid_as_a_whole(self) -> None:
        mine = {"schemes": {"s27": {"rewards": {"tax": 2}, "coin_cost": 1, "casualties": 1, "confidence": "printed"}}}
        assert problems(printed(mine)) == []

    def test_a_border_corrected_on_both_sides(self) -> None:
        regions = TABLES["regions"]
        mine = {
            one: {"adjacent": regions[one]["adjacent"] + [two]}
            for one, two in (("smolensk", "kiev"), ("kiev", "smolensk"))
        }
        assert "kiev" in printed({"regions": mine})["regions"]["smolensk"]["adjacent"]

    @pytest.mark.parametrize("table", [table for table, fields in FIELDS.items() if "name" in fields])
    def test_names_are_the_words_but_old_matches_keep_theirs(self, table: str) -> None:
        name = next(iter(TABLES[table]))
        correction = {table: {name: {"name": "Another"}}}
        assert printed(correction)[table][name]["name"] == "Another"
        with pytest.raises(BadCorrections, match=f"{table} > {name} > name cannot be corrected"):
            TITLE.check_corrections(correction)

    def test_the_example_of_the_documentation_works(self) -> None:
        page = (Path(__file__).parents[2] / "docs" / "data-sources.md").read_text(encoding="utf-8")
        examples = re.findall(r"```json\n(.*?)```", page, flags=re.DOTALL)
        assert examples
        for example in examples:
            assert printed(json.loads(example)) != TABLES


BAD = {
    "unknown table": (
        {"shemes": {}},
        'The list of corrections names "shemes", which is no table. Did you mean schemes or more_schemes?',
    ),
    "no table at all": (
        {"xyz": {}},
        'The list of corrections names "xyz", which is no table. Known are: regions, spaces, tracks, warfare, boat, '
        "conversion, schemes, deeds, agendas, leaders, more_leaders, more_schemes, "
        "more_deeds, inheritance, intrigues, stickers, reward_tokens, goods_tokens, "
        "new_structures, trade_boons, warfare_rewards, more_stickers, "
        "rebellion_cards, rebellion_mats, rebellion_leader.",
    ),
    "an intrigue that makes bribes cheaper": (
        {"intrigues": {"intrigue-5": {"effect": {"cost_changed": {"of": "bribe", "by": -1}}}}},
        "intrigues > intrigue-5 > effect makes bribes cheaper; they can only become dearer.",
    ),
    "an intrigue that changes nothing": (
        {"intrigues": {"intrigue-5": {"effect": {"cards_revealed_changed": 0}}}},
        "intrigues > intrigue-5 > effect changes something by 0; leave that out.",
    ),
    "an intrigue that changes no points": (
        {"intrigues": {"intrigue-5": {"effect": {"points_changed": {"of": "tax", "by": 0}}}}},
        "intrigues > intrigue-5 > effect changes something by 0; leave that out.",
    ),
    "two intrigues of one name": (
        {"intrigues": {"intrigue-5": {"called": "deep snow"}}},
        "intrigues > intrigue-5 > called: intrigue-3 has the same name.",
    ),
    "an intrigue without a verb": (
        {"intrigues": {"intrigue-5": {"effect": {}}}},
        "intrigues > intrigue-5 > effect is {}; it must be a group in braces with at least 1 of: gain, "
        "cost_changed, points_changed, cards_revealed_changed, goods_laid, rebels_laid, cards_looked_at.",
    ),
    "a verb that no intrigue has": (
        {"intrigues": {"intrigue-5": {"effect": {"steal": 1}}}},
        'intrigues > intrigue-5 > effect names "steal", which is no verb of an intrigue. Known are: '
        "gain, cost_changed, points_changed, "
        "cards_revealed_changed, goods_laid, rebels_laid, cards_looked_at.",
    ),
    "a part of a gain": (
        {"intrigues": {"intrigue-5": {"effect": {"gain": {"what": "coin", "number": 1}}}}},
        'intrigues > intrigue-5 > effect > gain is {"what": "coin", "number": 1}; it must be a group in braces with '
        "at least 3 of: what, number, for_each.",
    ),
    "unknown id": (
        {"deeds": {"trade_rout": {"vp": 2}}},
        'deeds names "trade_rout", which is no record. Did you mean trade_route?',
    ),
    "unknown field": (
        {"deeds": {"hoard": {"vps": 2}}},
        'deeds > hoard names "vps", which is no field of this table. Did you mean vp?',
    ),
    "no group": ({"deeds": {"hoard": 2}}, "deeds > hoard is 2; it must be a group in braces."),
    "not a group of tables": ([], "The list of corrections is []; it must be a group in braces."),
    "id": ({"deeds": {"hoard": {"id": "x"}}}, "deeds > hoard > id cannot be corrected: the rules are built on it."),
    "tier": (
        {"regions": {"kiev": {"tier": "brown"}}},
        "regions > kiev > tier cannot be corrected: the rules are built on it.",
    ),
    "text for a number": (
        {"deeds": {"hoard": {"vp": "2"}}},
        'deeds > hoard > vp is "2"; it must be a whole number from 0 to 20.',
    ),
    "yes for a number": (
        {"schemes": {"s09": {"casualties": True}}},
        "schemes > s09 > casualties is true; it must be a whole number from 0 to 1.",
    ),
    "two casualties": (
        {"schemes": {"s09": {"casualties": 2}}},
        "schemes > s09 > casualties is 2; it must be a whole number from 0 to 1.",
    ),
    "points out of range": (
        {"spaces": {"3-4/muster/1": {"points": 7}}},
        "spaces > 3-4/muster/1 > points is 7; it must be a whole number from 0 to 6.",
    ),
    "cost out of range": (
        {"spaces": {"3-4/tax/4": {"coin_cost": -1}}},
        "spaces > 3-4/tax/4 > coin_cost is -1; it must be a whole number from 0 to 9.",
    ),
    "boat without room": (
        {"boat": {"fur": {"spaces": 0}}},
        "boat > fur > spaces is 0; it must be a whole number from 1 to 9.",
    ),
    "number for a text": (
        {"leaders": {"maria": {"name": 5}}},
        "leaders > maria > name is 5; it must be a text in quotation marks.",
    ),
    "number for yes or no": (
        {"deeds": {"hoard": {"solo": 1}}},
        "deeds > hoard > solo is 1; it must be true or false.",
    ),
    "marker not needed": (
        {"deeds": {"hoard": {"requirement": {"has_first_player_marker": False}}}},
        "deeds > hoard > requirement > has_first_player_marker is false; it must be true, or be left out.",
    ),
    "unknown good": (
        {"regions": {"kiev": {"good": "wod"}}},
        'regions > kiev > good is "wod", which is no good. Did you mean wood?',
    ),
    "unknown good of a cost": (
        {"deeds": {"hoard": {"cost": {"goods": {"amber": 1}}}}},
        'deeds > hoard > cost > goods names "amber", which is no good. Known are: ore, wood, fish, honey, fur.',
    ),
    "unknown region": (
        {"tracks": {"step-5": {"rule_including": ["kyiv", "novgorod"]}}},
        'tracks > step-5 > rule_including > 1 is "kyiv", which is no region. Did you mean kiev?',
    ),
    "unknown structure": (
        {"deeds": {"capital_city": {"requirement": {"same_region": ["palace"]}}}},
        'deeds > capital_city > requirement > same_region > 1 is "palace", which is no structure. '
        "Known are: church, market, stronghold.",
    ),
    "unknown reward": (
        {"schemes": {"s09": {"rewards": {"move": 2}}}},
        'schemes > s09 > rewards names "move", which is no reward of a scheme. Did you mean movement?',
    ),
    "unknown confidence": (
        {"deeds": {"hoard": {"confidence": "sure"}}},
        'deeds > hoard > confidence is "sure", which is no degree of confidence. '
        "Known are: printed, secondary, inferred, reconstructed, corrected.",
    ),
    "no reward": (
        {"schemes": {"s09": {"rewards": {}}}},
        "schemes > s09 > rewards is {}; it must be a group in braces with at least 1 of: "
        "muster, movement, attack, tax, build, coin, deed.",
    ),
    "rewards of nothing": (
        {"schemes": {"s09": {"rewards": {"tax": 0}}}},
        "schemes > s09 > rewards are all 0; a scheme must give something.",
    ),
    "no scheme to draw": (
        {"deeds": {"hoard": {"reward": {"scheme_draw": 0}}}},
        "deeds > hoard > reward > scheme_draw is 0; it must be a whole number from 1 to 6.",
    ),
    "half a removal": (
        {"deeds": {"hoard": {"cost": {"remove_troops": {"count": 2}}}}},
        'deeds > hoard > cost > remove_troops is {"count": 2}; it must be a group in braces with at least 2 of: '
        "count, from.",
    ),
    "too many troops": (
        {"deeds": {"hoard": {"cost": {"remove_troops": {"count": 14, "from": "any"}}}}},
        "deeds > hoard > cost > remove_troops > count is 14; it must be a whole number from 0 to 13.",
    ),
    "good named twice": (
        {"conversion": {"build": {"one_of": ["ore", "ore"]}}},
        'conversion > build > one_of names "ore" twice; once is enough.',
    ),
    "empty list": (
        {"conversion": {"build": {"one_of": []}}},
        "conversion > build > one_of is []; it must be a list with at least 1 good.",
    ),
    "one-sided border": (
        {"regions": {"smolensk": {"adjacent": ["chernigov", "novgorod", "polotsk", "rostov", "kiev"]}}},
        "regions > smolensk > adjacent names kiev, but kiev does not name smolensk; "
        "a border belongs to both regions, so correct both or neither.",
    ),
    "border with itself": (
        {"regions": {"smolensk": {"adjacent": ["chernigov", "novgorod", "polotsk", "rostov", "smolensk"]}}},
        "regions > smolensk > adjacent names smolensk itself; a region has no border with itself.",
    ),
    "a region nobody can reach": (
        {
            "regions": {
                "pskov": {"adjacent": ["brest"]},
                "novgorod": {"adjacent": ["polotsk", "rostov", "smolensk"]},
                "polotsk": {"adjacent": ["brest", "chernigov", "kiev", "novgorod", "smolensk", "volyn"]},
            }
        },
        "regions > pskov > adjacent: with 3 players nobody could get there from novgorod.",
    ),
    "a lowest step that asks for nothing": (
        {"tracks": {"step-1": {"trade_goods": 0}}},
        "tracks > step-1 > trade_goods is 0; it must be a whole number from 1 to 15.",
    ),
    "goods of one type and of different types": (
        {"deeds": {"hoard": {"cost": {"goods_same_type": 3, "goods_different_types": 2}}}},
        "deeds > hoard > cost asks for goods of one type and of different types; choose one of the two.",
    ),
    "steps that do not grow": (
        {"tracks": {"step-3": {"vp": 2}}},
        "tracks > step-3 > vp is 2, and step-2 has 2; each step must ask and give more than the one below it.",
    ),
    "top step without its regions": (
        {"tracks": {"step-5": {"rule_including": []}}},
        "tracks > step-5 > rule_regions is 5, and step-4 has 5; "
        "each step must ask and give more than the one below it.",
    ),
    "boat too small": (
        {"boat": {"wood": {"spaces": 2}}},
        "boat: all columns together hold 10 goods; the top of the trade track asks for 11.",
    ),
    "scheme space without cards": (
        {"spaces": {"1-2/scheme/3": {"points": 0}}},
        "spaces > 1-2/scheme/3 > points is 0; in the scheme column at least 1 card is looked at.",
    ),
    "second place worth more": (
        {"warfare": {"second": {"value": 4}}},
        "warfare: second place is worth 4, first place 3; second must not be worth more.",
    ),
    "warfare track of no length": (
        {"warfare": {"length": {"value": 0}}},
        "warfare > length > value is 0; the track must have at least 1 step.",
    ),
    "deed for nothing": (
        {"deeds": {"hoard": {"cost": {}}}},
        "deeds > hoard: neither cost nor requirement; a deed must ask for something.",
    ),
    "fewer cards of no attack": (
        {"deeds": {"hoard": {"reward": {"fewer_cards": 1}}}},
        "deeds > hoard > reward has fewer_cards without attack; it belongs to an attack.",
    ),
    "too many stickers": (
        {"stickers": {"coin": {"count": 5}}},
        "stickers: the counts add up to 16; there must be 15, one for each rebel.",
    ),
    "too few reward tokens": (
        {"reward_tokens": {"coin": {"count": 3}}},
        "reward_tokens: the counts add up to 14; there must be 15, one for each rebel.",
    ),
    "too many goods tokens": (
        {"goods_tokens": {"fur": {"4": 3}}},
        "goods_tokens: with 4 players there are 16; there must be 15, one per region.",
    ),
    "tokens that vanish": (
        {"goods_tokens": {"fur": {"3": 0}, "honey": {"3": 3, "4": 3}, "ore": {"4": 2}}},
        "goods_tokens > fur: the number goes down with more players; tokens are only ever added.",
    ),
}


class TestBadCorrections:
    @pytest.mark.parametrize(("corrections", "message"), BAD.values(), ids=BAD.keys())
    def test_each_has_its_message(self, corrections: Any, message: str) -> None:
        before = deepcopy(TABLES)
        assert complaints(corrections) == [message]
        assert originals() == before

    def test_all_are_listed_at_once(self) -> None:
        together = {
            "shemes": {},
            "deeds": {"trade_rout": {}, "hoard": {"vp": "2", "reward": {"scheme_draw": 9}}},
            "stickers": {"coin": {"count": 5}},
        }
        found = complaints(together)
        assert [problem.split()[0] for problem in found] == ["The", "deeds", "deeds", "deeds", "stickers:"]

    def test_a_table_with_a_slip_is_not_also_blamed_for_what_follows_from_it(self) -> None:
        regions = TABLES["regions"]
        mine = {
            "smolensk": {"adjacent": regions["smolensk"]["adjacent"] + ["kiev"]},
            "kiev": {"adjacent": regions["kiev"]["adjacent"] + ["smolensc"]},
        }
        assert complaints({"regions": mine}) == [
            'regions > kiev > adjacent > 7 is "smolensc", which is no region. Did you mean smolensk?'
        ]


class TestWhatIsLeftOut:
    NAMED: Final = {
        "epic-structures": ("Epic structures", "printed"),
        "ransom": ("Captured troops and ransom", "printed"),
        "rebel-factions": ("Rebel factions", "printed"),
        "deeds-of-the-modules": ("Two deeds of the modules", "secondary"),
        "rebellion-leaders": ("Gleb, Maria and Theofana as leaders of the Rebellion", "printed"),
    }

    def test_is_told_last_with_what_is_known_and_why(self) -> None:
        table = sources()[-1]
        assert table.name == "left_out"
        told = {record.id: (record.name, record.confidence[0][0]) for record in table.records}
        assert told == self.NAMED
        assert all({"known", "why"} <= {key for key, _ in record.values} for record in table.records)

    def test_is_no_part_of_the_game_and_cannot_be_corrected(self) -> None:
        assert "left_out" not in TABLES
        assert "left_out" in complaints({"left_out": {"ransom": {"known": "all"}}})[0]
