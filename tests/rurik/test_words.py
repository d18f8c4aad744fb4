"""What the title says: its words for every move, question and card, and its rulebook, which agrees with the data."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import veche
from tests.at_random import asked_at_random, at_random
from tests.messages import arguments, text, texts
from tests.rurik.scenario import Table
from veche.drawing.scene import pick
from veche.kernel.colours import FIRST
from veche.kernel.docket import CHANCE, NAMES, NOBODY
from veche.kernel.game import EVERYBODY, Game
from veche.kernel.procedure import Missing, Procedure
from veche.kernel.sentences import prompt, told
from veche.language.catalogue import ident
from veche.table.rulebook import rule_sections
from veche.titles import title
from veche.titles.rurik.both import components as both
from veche.titles.rurik.first import components
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.naming import gains_said
from veche.titles.rurik.first.printed import originals, printed
from veche.titles.rurik.first.round import advisors_of

RURIK = title("rurik")
WORDS = RURIK.words()
CATALOGUE = RURIK.rules().catalogue
KINDS = {
    verb.replace(" ", "-"): set(kinds.split()) for verb, kinds in zip(CATALOGUE.verbs, CATALOGUE.kinds, strict=True)
}
SECRET = {
    *("deal-agenda", "keep-agenda", "draw-scheme", "keep-scheme", "return-scheme", "bottom-card"),
    *("deal-inheritance", "return-inheritance"),
}
WAYS = {
    "remove-troop": (".at-once",),
    "before-main-action": (".unpayable", ".done", ".unpayable.done", ".idle", ".idle.done"),
}
"""Questions that are asked in more than one way, and how the keys of the other ways end."""

COUNTED = {"remove"}
"""Lines of the chronicle that may tell of several things."""

DATA = originals()
RULEBOOK = RURIK.rules_text()
SECTIONS = {section.id: section for section in rule_sections(RULEBOOK)}

OPENING = """
reveal deed hoard, reveal deed trade_route, reveal deed generous_prince, first-player blue
choose leader mstislav, choose leader boris
deal agenda prosperous, deal agenda courageous, deal agenda wealthy, deal agenda conquering
keep agenda prosperous, keep agenda wealthy
place chernigov, place kiev, place chernigov, place kiev, place smolensk, place novgorod
place leader chernigov, place leader kiev
advisor 5, column build, advisor 4, column muster
advisor 4, column tax, advisor 5, column attack
advisor 2, column muster, advisor 2, column tax
advisor 1, column movement, advisor 1, bribe, bribe, column movement
act, troop chernigov, to smolensk, stop
act, troop kiev, to volyn, troop kiev, to volyn, stop
act, muster smolensk, muster chernigov
act, tax volyn
act, tax chernigov, tax smolensk, end
act, muster volyn, muster volyn, muster kiev
act, build market chernigov, build church smolensk, end
act, attack volyn rebel, reward wood, attack kiev rebel, reward coin, end
"""
"""The round that the rulebook's first-round guide walks through."""


def placeholders(key: str) -> set[str]:
    """The arguments that a message asks for; a message that is missing fails the test."""
    return arguments(WORDS, key)


def asking() -> dict[str, Procedure[Any]]:
    """The procedures that ask somebody, by name."""
    table = RURIK.rules().table
    return {NAMES[number]: one for number, one in enumerate(table) if not isinstance(one, Missing) and one.asks}


def rows(section: str) -> list[list[str]]:
    """The cells of the table in a section of the rulebook, without its head."""
    lines = [line for line in SECTIONS[section].text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def numbers_in(record: Any) -> list[int]:
    """The numbers greater than one in a record of the data; of kinds of structures, if all of them are asked for."""
    if isinstance(record, dict):
        return [number for value in record.values() for number in numbers_in(value)]
    if isinstance(record, list):
        return [len(record)] if len(record) == len(components.OLD_STRUCTURES) else []
    return [record] if isinstance(record, int) and record > 1 else []


def games() -> Iterator[Game[Any]]:
    """Whole games with every variant, by players who take any move."""
    setups = [
        (2, ["alternate-board"]),
        (3, ["rebel-rewards"]),
        (4, ["deed-row", "random-leaders"]),
        (1, ["difficulty=hard"]),
        (3, ["stone-and-blade", "random-leaders"]),
    ]
    for seed, (players, options) in enumerate(setups):
        yield veche.new("rurik", players=players, options=options, seed=seed)


def said(sentence: str) -> str:
    """The sentence, which must be whole: no key that speaks for itself, no argument left open."""
    assert sentence.strip()
    assert not re.search(r"[{}_]|^(ask|move|log|short|\w+)\.\w", sentence), sentence
    return sentence


class TestMoves:
    @pytest.mark.parametrize("verb", KINDS)
    def test_a_move_and_its_button_know_their_nouns(self, verb: str) -> None:
        assert placeholders(f"move.{verb}") <= KINDS[verb]
        assert placeholders(f"short.{verb}") <= KINDS[verb]

    @pytest.mark.parametrize("verb", KINDS)
    def test_the_chronicle_knows_the_nouns_and_who_did_it(self, verb: str) -> None:
        owner = {"owner"} if verb in SECRET else set()
        number = {"number"} if verb in COUNTED else set()
        assert placeholders(f"log.{verb}") <= KINDS[verb] | {"name"} | owner | number

    @pytest.mark.parametrize("verb", KINDS)
    def test_a_sentence_of_the_chronicle_is_one(self, verb: str) -> None:
        for line in texts(WORDS.entries[f"log-{verb}"]):
            assert line.endswith(".")
            assert "{name}" not in line[1:], "a name that may be 'You' stands first"

    def test_no_words_for_verbs_that_do_not_exist(self) -> None:
        for part in ("move", "short", "log"):
            names = {name.removeprefix(f"{part}-") for name in WORDS.entries if name.startswith(f"{part}-")}
            if part == "log":
                names -= {"undo"}
            assert {name.removesuffix("-hidden") for name in names} == set(KINDS)

    def test_buttons_are_short(self) -> None:
        long = {f"short.{verb}": button for verb in KINDS if len(button := text(WORDS, f"short.{verb}")) > 30}
        assert not long

    def test_every_move_can_be_said_with_names(self) -> None:
        for number in CATALOGUE.used():
            offered = pick(CATALOGUE, number, WORDS)
            assert said(offered.label)
            assert said(offered.short)
            for kind, noun in CATALOGUE.arguments(number).items():
                assert f"{kind}.{noun}" in WORDS or noun.isdigit(), f"{kind}.{noun} has no name"

    def test_moves_of_one_question_have_different_buttons(self) -> None:
        for game in games():
            for ask in asked_at_random(game, 5):
                buttons = Counter(pick(CATALOGUE, move, WORDS).short for move in ask.moves)
                assert max(buttons.values()) == 1, (ask.procedure, buttons)


class TestQuestions:
    @pytest.mark.parametrize("name", asking())
    def test_a_question_knows_its_operands(self, name: str) -> None:
        for key in (f"ask.{name}", *[f"ask.{name}{way}" for way in WAYS.get(name, ())]):
            assert placeholders(key) <= {"seat", *asking()[name].operands.split()}

    def test_no_words_for_questions_that_do_not_exist(self) -> None:
        keys = {f"ask.{name}" for name in asking()} | {f"ask.{name}{way}" for name in WAYS for way in WAYS[name]}
        assert {ident(key) for key in keys} == {name for name in WORDS.entries if name.startswith("ask-")}

    def test_every_space_has_a_name(self) -> None:
        for column in components.COLUMNS:
            for row in range(1, both.ROWS + 1):
                assert f"space.{column} {row}" in WORDS


class TestSecrets:
    def test_the_secret_procedures_are_named_after_their_verbs(self) -> None:
        assert {name for name, one in asking().items() if one.secret} == SECRET
        assert set(KINDS) >= SECRET

    @pytest.mark.parametrize("verb", sorted(SECRET))
    def test_hidden_sentences_tell_who_and_nothing_else(self, verb: str) -> None:
        found = placeholders(f"log.{verb}.hidden")
        assert found or "The Rebellion" in text(WORDS, f"log.{verb}.hidden")
        assert found <= {"name", "owner"}

    def test_nothing_else_is_hidden(self) -> None:
        hidden = {name for name in WORDS.entries if name.endswith("-hidden")}
        assert hidden == {f"log-{verb}-hidden" for verb in SECRET}

    def test_the_owner_of_a_secret_has_a_name(self) -> None:
        assert all(f"owner.{seat}" in WORDS for seat in both.SEATS)


class TestChronicle:
    def test_whole_games_are_told_to_everybody(self) -> None:
        for game in games():
            read = game.version
            for moment in at_random(game, 7):
                if moment.ask is not None:
                    said(prompt(game, moment.ask, WORDS, game.state))
                new, read = game.entries[read:], game.version
                for entry in new:
                    name = WORDS.name("seat", game.seat_name(entry.seat))
                    for reader in (NOBODY, *range(game.setup.players)):
                        said(told(game, entry, reader, WORDS, name))

    def test_a_secret_is_told_to_its_seat_alone(self) -> None:
        game = veche.new("rurik", players=2, seed=3, leaders="maria,boris")
        kept = next(entry for entry in game.entries if entry.reader != EVERYBODY)
        noun = WORDS.name("agenda", CATALOGUE.arguments(kept.move)["agenda"])
        mine, other = kept.reader, 1 - kept.reader
        assert kept.seat == CHANCE
        assert noun in told(game, kept, mine, WORDS, "Chance")
        assert noun not in told(game, kept, other, WORDS, "Chance")
        assert noun not in told(game, kept, NOBODY, WORDS, "Chance")

    @pytest.mark.parametrize(
        ("move", "line"),
        [
            ("muster smolensk", "You mustered a troop in Smolensk."),
            ("attack kiev rebel", "You attacked a rebel in Kiev."),
            ("attack kiev yellow", "You attacked a troop of Yellow in Kiev."),
            ("build church kiev", "You built a church in Kiev."),
            ("along 0", "You let no troops go along with Agatha."),
            ("along 1", "You let one troop go along with Agatha."),
            ("along 2", "You let two troops go along with Agatha."),
            ("replace yellow", "You let the new church replace a troop of Yellow."),
            ("replace rebel", "You let the new church replace a rebel."),
            ("load 1", "You let this many goods count: 1."),
            ("end", "You ended the turn."),
        ],
    )
    def test_it_reads_well(self, move: str, line: str) -> None:
        number = CATALOGUE.number(move)
        key = f"log.{CATALOGUE.verbs[number].replace(' ', '-')}"
        assert WORDS.say(key, {"name": WORDS.say("you"), **CATALOGUE.arguments(number)}) == line

    def test_undo_is_told(self) -> None:
        assert WORDS.say("log.undo", {"name": "Ruta"}) == "Ruta took back a move."


class TestNames:
    @pytest.mark.parametrize(
        ("kind", "names"),
        [
            ("region", components.REGIONS),
            ("leader", components.LEADERS),
            ("deed", components.DEEDS),
            ("agenda", components.AGENDAS),
            ("column", components.COLUMNS),
            ("seat", both.SEATS),
            ("good", components.GOODS),
            ("structure", components.STRUCTURES),
            ("token", components.TOKENS),
            ("reward", components.REWARDS),
            ("deck", both.DECKS),
            ("scheme", tuple(Box(printed()).scheme_names)),
        ],
    )
    def test_everything_has_one(self, kind: str, names: tuple[str, ...]) -> None:
        assert [name for name in names if f"{kind}.{name}" not in WORDS] == []

    @pytest.mark.parametrize("table", ["regions", "leaders", "deeds", "agendas"])
    def test_it_is_the_printed_one(self, table: str) -> None:
        for thing, record in DATA[table].items():
            assert WORDS.name(table.removesuffix("s"), thing) == record["name"]


class TestRulebook:
    def test_every_heading_has_an_address_of_its_own(self) -> None:
        addresses = Counter(section.id for section in rule_sections(RULEBOOK))
        assert [address for address, number in addresses.items() if number > 1 or not address] == []

    def test_it_begins_with_the_short_version(self) -> None:
        assert list(SECTIONS)[:2] == ["the-game-in-two-minutes", "your-first-round"]
        assert RULEBOOK.startswith("# ")
        assert "rulings" in SECTIONS

    def test_links_lead_somewhere(self) -> None:
        assert [link for link in re.findall(r"\]\(#([^)]*)\)", RULEBOOK) if link not in SECTIONS] == []

    @pytest.mark.parametrize("table", ["regions", "leaders", "deeds", "agendas"])
    def test_it_mentions_every(self, table: str) -> None:
        assert [record["name"] for record in DATA[table].values() if record["name"] not in RULEBOOK] == []

    def test_columns_and_leaders_and_variants_have_sections(self) -> None:
        wanted = [WORDS.name("column", column).lower() for column in components.COLUMNS]
        wanted += [*components.LEADERS, *components.STRUCTURES]
        wanted += [option.name for option in RURIK.meta.options if not option.text and option.name != FIRST]
        assert [name for name in wanted if name not in SECTIONS] == []

    def test_regions_are_those_of_the_map(self) -> None:
        when = {"green": "always", "yellow": "3 and 4", "brown": "4"}
        for name, played, good, touches in rows("the-map"):
            record = next(one for one in DATA["regions"].values() if one["name"] == name)
            assert (played, good) == (when[record["tier"]], record["good"])
            assert touches == ", ".join(sorted(DATA["regions"][other]["name"] for other in record["adjacent"]))
        assert len(rows("the-map")) == len(components.REGIONS)

    @pytest.mark.parametrize(
        ("side", "section"),
        [("1-2", "strategy-board-for-two-players"), ("3-4", "strategy-board-for-three-and-four-players")],
    )
    def test_spaces_are_those_of_the_board(self, side: str, section: str) -> None:
        for row, *cells in rows(section):
            for column, cell in zip(components.COLUMNS, cells, strict=True):
                space = DATA["spaces"][f"{side}/{column}/{row}"]
                coins = {0: "", 1: " for 1 coin", 2: " for 2 coins"}[space["coin_cost"]]
                marker = " + marker" if (column, row) == ("scheme", "1") else ""
                assert cell == f"{space['points']}{coins}{marker}", (row, column)

    def test_steps_are_those_of_the_tracks(self) -> None:
        for (points, rule, build, trade), step in zip(
            rows("steps-of-the-claim-tracks"), DATA["tracks"].values(), strict=True
        ):
            assert (int(points), int(build), int(trade)) == (step["vp"], step["build_regions"], step["trade_goods"])
            assert rule.startswith(str(step["rule_regions"]))
            assert ("Kiev and Novgorod" in rule) == bool(step["rule_including"])

    def test_deeds_and_agendas_are_all_there_with_their_points(self) -> None:
        assert {row[0]: int(row[1]) for row in rows("deeds")} == {
            one["name"]: one["vp"] for one in DATA["deeds"].values()
        }
        assert [row[0] for row in rows("agendas")] == [one["name"] for one in DATA["agendas"].values()]
        assert {one["vp"] for one in DATA["agendas"].values()} == {2}

    def test_regions_rows_and_advisors_by_number_of_players(self) -> None:
        box = Box(printed())
        rows_said = {3: "three rows", 4: "four rows"}
        told_of = {int(players): (int(regions), board) for players, regions, board, *_ in rows("by-number-of-players")}
        assert told_of == {number: (box.chart.in_play[number], rows_said[box.rows[number]]) for number in (2, 3, 4)}
        for players, _, _, *joining in rows("by-number-of-players"):
            found: list[list[int]] = []
            for number in range(1, components.ROUNDS + 1):
                has = [one for one, often in enumerate(advisors_of(int(players), number)) for _ in range(often)]
                new = list((Counter(has) - Counter(found[0] if found else [])).elements())
                found.append(has if number == 1 else new)
            assert joining[0] == ", ".join([str(one) for one in found[0]])
            assert found[1] == []
            assert found[2] == [2]
            assert joining[1] == "the second 2"
            assert joining[2] == ("the 3" if 3 in found[3] else "nothing: the 3 is not used")

    def test_what_conversion_tokens_take_and_give(self) -> None:
        told_of = {token: (paid, gained) for token, paid, gained in rows("converting-goods")}
        assert told_of == {
            f"{name} token": (
                f"one {' or '.join(token['one_of'])}, and any {WORDS.numbers[token['any']]} good",
                gains_said(WORDS, (*[token["gain"].get(column, 0) for column in components.COLUMNS], 0, 0, 0, 0)),
            )
            for name, token in DATA["conversion"].items()
        }

    def test_deeds_ask_and_give_the_numbers_of_their_cards(self) -> None:
        """Every number greater than one that a deed has, and no other."""
        said_as = {name: number for number, name in WORDS.numbers.items() if number > 1}
        for name, _, needed, paid, gained in rows("deeds"):
            deed = next(one for one in DATA["deeds"].values() if one["name"] == name)
            asked = numbers_in(deed["requirement"]) + numbers_in(deed["cost"])
            written = [said_as[word] for word in re.findall(r"[a-z]+", f"{needed} {paid}") if word in said_as]
            assert sorted(written) == sorted(asked), name
            given = [said_as[word] for word in re.findall(r"[a-z]+", gained) if word in said_as]
            assert sorted(given) == sorted(numbers_in(deed["reward"])), name

    def test_schemes_are_counted_by_kind(self) -> None:
        box = Box(printed())
        told_of = {kind: (int(number), sign == "yes") for kind, number, sign in rows("schemes-by-kind")}
        assert told_of == {
            WORDS.name("scheme", name): (box.scheme_count[kind], bool(box.scheme_casualties[kind]))
            for kind, name in enumerate(box.scheme_names)
            if box.scheme_count[kind]
        }

    def test_what_lies_under_the_rebels(self) -> None:
        often = {"once": 1, "twice": 2, "four times": 4}
        text = SECTIONS["attacking-a-rebel"].text.replace("\n", " ")
        found = re.findall(r"(honey|fish|ore|wood|fur|one coin|two coins) (once|twice|four times)", text)
        assert {what: often[number] for what, number in found} == {
            WORDS.name("reward", ident): one["count"] for ident, one in DATA["stickers"].items()
        }


class TestFirstRound:
    """The guide walks through moves that are legal, to the place it tells of."""

    def table(self) -> Table:
        table = Table({"players": 2})
        table.game = veche.new("rurik", players=2, luck="ask")
        return table.play(*re.split(r"[,\n]\s*", OPENING.strip()))

    def test_it_can_be_played(self) -> None:
        table = self.table()
        assert table.asked == ("blue", "choose-from-row")
        blue = table.position["seats"]["blue"]
        assert blue["claim"] == {"rule": 1, "build": 1, "trade": 0}
        assert (blue["coins"], blue["warfare"]) == (5, 0)
        assert blue["troops"] == {"smolensk": 4, "chernigov": 2}
        assert blue["structures"] == {"smolensk": ["church"], "chernigov": ["market"]}

    def test_the_guide_presses_the_buttons_that_exist(self) -> None:
        guide = RULEBOOK[: RULEBOOK.index("# The goal")]
        for key in ("short.act", "short.stop", "short.end", "short.bribe"):
            assert f"*{text(WORDS, key)}*" in guide
        questions = ("choose-leader", "keep-agenda", "place-troop", "place-leader", "choose-from-row")
        assert [name for name in questions if f"*{text(WORDS, f'ask.{name}')}*" not in guide] == []
