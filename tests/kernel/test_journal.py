"""The journal: a text that alone rebuilds the game, and that says where it is damaged."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy.scenario import ACTS, act_on, fair, play_on, position, texts, turn
from tests.toy.state import FairState
from tests.toy.title import TITLE as FAIR
from tests.toy.title import Fair
from veche import titles
from veche.kernel.errors import BadJournal, IllegalInJournal, TruncatedJournal, UnknownOption, UnknownTitle, VecheError
from veche.kernel.game import Game
from veche.kernel.journal import begins_like_a_journal, read, write
from veche.kernel.setup import Setup


def the_fair(name: str) -> Fair:
    assert name == "fair", name
    return FAIR


def reread(game: Game[FairState]) -> Game[FairState]:
    return read(write(game), the_fair)


def same_game(one: Game[FairState], other: Game[FairState]) -> bool:
    """Whether journal, position and everything that was set up are equal."""
    return write(one) == write(other) and position(one) == position(other) and texts(one) == texts(other)


def begun_at_a_position() -> Game[FairState]:
    """A game with chance, secrets and an undo, in a dozen versions."""
    game = play_on(turn("red", seed=12, red={"at": 2}, green={"at": 2, "arrived": 7}), seed=3, until=10)
    game.play(game.moves[0])
    game.undo()
    return game


SMALL = """\
veche 1
title fair
rules 1
players 2
option road=short
luck 7
--
1 chance: wish honey
2 chance: wish fur
3 red: walk 2
4 red: buy whistle
5 red: undo 3
6 red: pass
7 green: walk 3
== 7
"""


class TestWriting:
    def test_gives_a_text_that_a_person_can_read(self) -> None:
        game = fair(road="short")
        game.play("walk 2", "buy whistle")
        game.undo()
        game.play("pass")
        game.play("walk 3")
        game.undo()
        game.play("walk 3")
        assert write(game) == SMALL.replace("== 7", "8 green: undo 6\n9 green: walk 3\n== 9")

    def test_says_how_the_match_was_set_up(self) -> None:
        game = fair(players=3, seed=99, pedlar="", road="long", motto="honey = gold")
        header = write(game).split("--\n")[0]
        assert header == (
            "veche 1\ntitle fair\nrules 1\nplayers 3\n"
            "option motto=honey = gold\noption pedlar\noption road=long\nluck 99\n"
        )

    def test_says_that_luck_is_asked(self) -> None:
        assert "\nluck ask\n" in write(fair(seed=None))

    def test_begins_so_that_it_can_be_told_from_a_position(self) -> None:
        assert begins_like_a_journal(write(fair()))
        assert not begins_like_a_journal('{"title": "fair"}')


class TestReading:
    def test_gives_back_the_game(self) -> None:
        game = read(SMALL, the_fair)
        assert (game.version, game.seed, game.setup.players, game.setup.options) == (7, 7, 2, {"road": "short"})
        assert write(game) == SMALL

    @pytest.mark.parametrize("seed", range(8))
    def test_gives_back_a_whole_game_with_its_outcome(self, seed: int) -> None:
        options = {"road": "long", "motto": "come & buy"} if seed % 2 else {"pedlar": ""}
        game = play_on(fair(2 + seed % 2, seed, **options), seed)
        again = reread(game)
        assert same_game(game, again)
        assert game.outcome is not None
        assert again.outcome is not None
        assert game.outcome.totals == again.outcome.totals

    def test_gives_back_a_game_that_can_be_continued_with_the_same_luck(self) -> None:
        game = play_on(fair(seed=5), seed=5, until=25)
        again = reread(game)
        assert same_game(play_on(game, seed=6), play_on(again, seed=6))

    def test_gives_back_a_game_in_which_luck_is_asked(self) -> None:
        game = play_on(fair(seed=None), seed=5, until=33)
        again = reread(game)
        assert again.seed is None
        assert same_game(play_on(game, seed=6), play_on(again, seed=6))

    @given(st.integers(0, 10_000), st.lists(st.sampled_from(ACTS), max_size=40))
    def test_gives_back_whatever_was_taken_back_on_the_way(self, seed: int, acts: list[str]) -> None:
        game = fair(2 + seed % 2, seed)
        for number, act in enumerate(acts):
            act_on(game, act, seed + number)
        assert same_game(game, reread(game))

    def test_gives_back_every_moment_on_the_way(self) -> None:
        game = play_on(fair(seed=5), seed=5)
        again = reread(game)
        for version in range(game.version + 1):
            one, other = game.at(version), again.at(version)
            assert game.title.dump(game.rules, one) == again.title.dump(again.rules, other)

    def test_accepts_the_moves_in_any_spelling(self) -> None:
        assert write(read(SMALL.replace("red: pass", "red: Buy  NOTHING"), the_fair)) == SMALL

    def test_accepts_the_line_endings_of_other_systems(self) -> None:
        assert write(read(SMALL.replace("\n", "\r\n"), the_fair)) == SMALL

    def test_lets_chance_play_what_was_not_yet_written(self) -> None:
        game = turn("red", seed=8)
        game.play("walk 1")
        lines = write(game).splitlines()
        cut = "\n".join([*lines[:-3], "== 2"]) + "\n"
        assert same_game(read(cut, the_fair), game)

    def test_finds_the_title_on_the_shelf(self, fair: Fair) -> None:
        assert read(SMALL, titles.title).title is fair


class TestATruncatedJournal:
    def test_is_noticed_wherever_a_line_is_the_last(self) -> None:
        lines = SMALL.splitlines(keepends=True)
        for end in range(len(lines)):
            with pytest.raises(BadJournal):
                read("".join(lines[:end]), the_fair)

    @pytest.mark.parametrize(
        "journal", [SMALL, write(begun_at_a_position())], ids=["from the beginning", "from a position"]
    )
    def test_is_noticed_wherever_a_byte_is_the_last(self, journal: str) -> None:
        whole = journal.encode()
        for end in range(len(whole)):
            with pytest.raises(BadJournal):
                read(whole[:end].decode(), the_fair)

    def test_is_told_apart_from_other_damage(self) -> None:
        for cut in ("veche 1\ntitle fair\n", SMALL.split("== ")[0], SMALL[:-1], SMALL.replace("7 green: walk 3\n", "")):
            with pytest.raises(TruncatedJournal):
                read(cut, the_fair)

    def test_says_how_many_versions_it_has_and_should_have(self) -> None:
        with pytest.raises(TruncatedJournal, match="Line 14: The journal has 6 versions, but its last line says '7'"):
            read(SMALL.replace("7 green: walk 3\n", ""), the_fair)


class TestADamagedJournal:
    @pytest.mark.parametrize(
        ("old", "new", "line", "message"),
        [
            ("veche 1\n", "", 1, "the first line should be 'veche 1'"),
            ("veche 1\n", "veche 2\n", 1, "the journal has format 2; this program reads format 1"),
            ("title fair\n", "", 0, "does not say its title"),
            ("players 2\n", "", 0, "does not say its players"),
            ("luck 7\n", "", 0, "does not say its luck"),
            ("rules 1\n", "rules 99\n", 3, "it was played with rules version 99"),
            ("players 2\n", "players two\n", 4, "'two' should be a whole number"),
            ("players 2\n", "players --2\n", 4, "'--2' should be a whole number"),
            ("luck 7\n", "luck seven\n", 6, "'seven' should be a whole number"),
            ("luck 7\n", "luck 7-\n", 6, "'7-' should be a whole number"),
            ("luck 7\n", "luck --7\n", 6, "'--7' should be a whole number"),
            ("luck 7\n", f"luck {'7' * 5000}\n", 6, "should be a whole number"),
            ("luck 7\n", "luck 7\nweather fine\n", 7, "'weather' is nothing a journal begins with"),
            ("luck 7\n", "luck 7\nstart {\n", 7, "not JSON"),
            ("luck 7\n", "luck 7\ndata [1, 2\n", 7, "not JSON"),
            ("luck 7\n", "luck 7\nstart 5\n", 7, ""),
            ("luck 7\n", "luck 7\nstart [1]\n", 7, ""),
            ("luck 7\n", "luck 7\nstart null\n", 7, ""),
            ("luck 7\n", 'luck 7\ndata "x"\n', 7, ""),
            ("luck 7\n", f"luck 7\nstart {'[' * 100_000}\n", 7, ""),
            ("2 chance: ", "3 chance: ", 9, "expected '2 seat: move' but found '3 chance: wish fur'"),
            ("2 chance: ", "chance: ", 9, "expected '2 seat: move'"),
            ("2 chance: wish fur", "2 chance wish fur", 9, "expected '2 seat: move'"),
            ("2 chance: wish fur", "", 9, "expected '2 seat: move'"),
        ],
    )  # fmt: skip
    def test_is_told_with_its_line(self, old: str, new: str, line: int, message: str) -> None:
        assert old in SMALL
        with pytest.raises(BadJournal) as caught:
            read(SMALL.replace(old, new), the_fair)
        assert caught.value.line == line
        assert message in str(caught.value)

    @pytest.mark.parametrize(
        ("old", "new", "line", "message"),
        [
            ("red: pass", "red: buy shawl", 13, "red may choose: buy whistle, pass"),
            ("red: pass", "red: dance", 13, "'dance' is not a move of this game"),
            ("red: pass", "red: buy tent", 13, "Did you mean one like 'buy whistle'"),
            ("red: pass", "green: pass", 13, "red may choose: buy whistle, pass"),
            ("red: pass", "chance: pass", 13, "red may choose: buy whistle, pass"),
            ("red: pass", "pink: pass", 13, "red may choose: buy whistle, pass"),
            ("chance: wish fur", "chance: wish honey", 9, "chance may choose: wish wax, wish salt, wish fur"),
            ("chance: wish fur", "red: wish fur", 9, "chance may choose"),
            ("chance: wish fur", "chance: wish ?", 9, "'wish ?' is not a move"),
            ("red: undo 3", "red: undo 4", 12, "One could go back to 0, 1, 2, 3"),
            ("red: undo 3", "red: undo 9", 12, "One could go back to 0, 1, 2, 3"),
            ("red: undo 3", "red: undo x", 12, "One could go back to 0, 1, 2, 3"),
            ("red: undo 3", "red: undo -1", 12, "One could go back to 0, 1, 2, 3"),
            ("red: undo 3", f"red: undo {'3' * 5000}", 12, "One could go back to 0, 1, 2, 3"),
            ("red: undo 3", "green: undo 3", 12, "That is red's decision, not green's"),
            ("red: undo 3", "red: undo 1", 12, "That is chance's decision, not red's"),
        ],
    )  # fmt: skip
    def test_with_something_impossible_says_where_and_what_was_possible(
        self, old: str, new: str, line: int, message: str
    ) -> None:
        assert old in SMALL
        with pytest.raises(IllegalInJournal) as caught:
            read(SMALL.replace(old, new), the_fair)
        assert caught.value.line == line
        assert message in str(caught.value)
        assert f"Line {line}: " in str(caught.value)

    def test_that_goes_on_after_the_end_says_so(self) -> None:
        game = play_on(fair(), seed=1)
        lines = write(game).splitlines()
        longer = "\n".join([*lines[:-1], f"{game.version + 1} red: walk 1", f"== {game.version + 1}"]) + "\n"
        with pytest.raises(IllegalInJournal, match="The game was over already") as caught:
            read(longer, the_fair)
        assert caught.value.line == len(lines)

    def test_of_a_title_nobody_knows_is_refused_by_its_name(self) -> None:
        with pytest.raises(UnknownTitle, match="There is no title 'fairy'"):
            read(SMALL.replace("title fair", "title fairy"), titles.title)

    def test_with_an_option_nobody_knows_is_refused_by_its_name(self) -> None:
        with pytest.raises(UnknownOption, match="'roads'"):
            read(SMALL.replace("option road", "option roads"), the_fair)

    @given(st.text(max_size=200))
    def test_that_is_something_else_altogether_is_refused(self, text: str) -> None:
        with pytest.raises(BadJournal):
            read(text, titles.title)

    @given(st.data())
    def test_never_causes_anything_but_an_error_a_player_understands(self, data: st.DataObject) -> None:
        lines = SMALL.splitlines()
        line = data.draw(st.integers(0, len(lines) - 1))
        place = data.draw(st.integers(0, len(lines[line])))
        noise = data.draw(st.one_of(st.text(max_size=4), st.text(st.sampled_from("-=0123456789: undo"), max_size=4)))
        skipped = data.draw(st.integers(0, 4))
        lines[line] = lines[line][:place] + noise + lines[line][place + skipped :]
        damaged = "\n".join(lines) + "\n"
        try:
            game = read(damaged, titles.title if "title fair" not in damaged else the_fair)
        except VecheError:
            return
        assert read(write(game), the_fair).version == game.version

    @pytest.mark.parametrize("missing", [line for line in SMALL.splitlines() if line[:5] not in ("rules", "optio")])
    def test_with_a_line_missing_is_noticed(self, missing: str) -> None:
        with pytest.raises(BadJournal):
            read(SMALL.replace(f"{missing}\n", "", 1), the_fair)


class TestWhatAJournalCarries:
    @pytest.mark.parametrize(
        "motto", ["two\nlines", "tail ", " head", "", "a=b", "line\u2028separator", "--", "Ярмарка"]
    )
    def test_is_every_option_as_it_was_given_or_the_option_is_refused(self, motto: str) -> None:
        try:
            game = Game(FAIR, Setup(2, {"motto": motto}), 7)
        except UnknownOption:
            return
        assert read(write(game), the_fair).setup.options == {"motto": motto}

    @pytest.mark.parametrize("seed", [0, -5, 2**64 + 1])
    def test_is_the_seed_whatever_it_is(self, seed: int) -> None:
        game = fair(seed=seed)
        assert reread(game).seed == seed
        assert same_game(game, reread(game))


class TestAJournalOfOlderRules:
    @pytest.fixture
    def corrected(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The rules were corrected since."""
        monkeypatch.setattr(FAIR, "meta", replace(FAIR.meta, rules_version=2))

    @pytest.mark.usefixtures("corrected")
    def test_is_played_on_under_todays_if_all_of_it_is_legal_there(self) -> None:
        game = read(SMALL, the_fair)
        assert (game.begun_under, game.is_of_older_rules, game.version) == (1, True, 7)
        assert game.copy().is_of_older_rules
        assert "rules 2\n" in write(game)
        assert not reread(game).is_of_older_rules

    @pytest.mark.usefixtures("corrected")
    def test_is_refused_with_the_first_line_that_is_not(self) -> None:
        with pytest.raises(IllegalInJournal) as caught:
            read(SMALL.replace("4 red: buy whistle", "4 red: walk 2"), the_fair)
        assert caught.value.line == 11
        assert "is not possible here under rules version 2; the match was begun under version 1" in str(caught.value)

    def test_of_rules_that_never_were_is_refused(self) -> None:
        with pytest.raises(BadJournal, match="it was played with rules version 0"):
            read(SMALL.replace("rules 1", "rules 0"), the_fair)
