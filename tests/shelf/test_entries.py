"""What packages bring stands beside ours; whatever is wrong with it is told, and nothing else suffers."""

from __future__ import annotations

import sys

import pytest

from tests.shelf.conftest import Bring
from veche import bots, titles
from veche.bots import UnknownBot
from veche.cli import main
from veche.kernel.errors import UnknownTitle
from veche.kernel.meta import Meta

OURS = ["rurik", "rurik2", "stroganov"]
OUR_BOTS = ["random", "greedy", "greedy-hand", "planner", "otrok", "druzhinnik", "voivode", "knyaz"]
META = 'from veche.kernel.meta import Meta\nMETA = Meta("chess", "Chess", "", (2,), ("white", "black"){more})\n'
TITLE = "[veche.titles]\nchess = chess_set\n"
BOT = "[veche.bots]\nclever = chess_set.clever:CleverBot\n"
CLEVER = "from veche.bots import RandomBot\n\n\nclass CleverBot(RandomBot):\n    pass\n"


def chess(**more: str) -> dict[str, str]:
    """The files of a title that has a meta, and what else is given."""
    files = {"__init__": "", "meta": META.format(more="")} | more
    return {f"chess_set/{name}.py": text for name, text in files.items()}


class TestATitle:
    def test_is_offered_after_ours_without_its_rules(self, bring: Bring) -> None:
        bring("chess-set", TITLE, chess(title="raise AssertionError('nobody plays it')"))
        assert titles.names() == [*OURS, "chess"]
        assert titles.metas()[-1] == Meta("chess", "Chess", "", (2,), ("white", "black"))
        assert (titles.words("chess").entries, titles.style("chess")) == ({}, "")
        assert "chess_set.title" not in sys.modules
        assert titles.troubles() == []

    def test_of_a_name_of_ours_is_left_out(self, bring: Bring) -> None:
        bring("other-rurik", "[veche.titles]\nrurik = chess_set\n", chess())
        assert titles.names() == OURS
        assert titles.title("rurik").package == "veche.titles.rurik.first"
        assert titles.troubles() == ["Veche has a title 'rurik' of its own, so that of 'other-rurik' is left out."]

    def test_that_two_packages_bring_is_neither(self, bring: Bring) -> None:
        bring("chess-set", TITLE, chess())
        bring("other-set", "[veche.titles]\nchess = other_set\n", {})
        assert [meta.id for meta in titles.metas()] == OURS
        told = "There are several of the title 'chess', of 'chess-set' and 'other-set'; it is not clear which."
        assert titles.troubles() == [told]
        with pytest.raises(UnknownTitle, match="it is not clear which"):
            titles.title("chess")

    @pytest.mark.parametrize("name", ["Chess", "chess,go", "../chess", "c" * 41, "шахматы", "4chess"])
    def test_of_a_name_that_could_not_be_written_is_left_out(self, bring: Bring, name: str) -> None:
        bring("chess-set", f"[veche.titles]\n{name} = chess_set\n", chess())
        assert titles.names() == OURS
        (told,) = titles.troubles()
        assert told.startswith(f"The title {name!r} of 'chess-set' is left out: a name should be ")

    @pytest.mark.parametrize(
        ("files", "why"),
        [
            ({}, "ModuleNotFoundError: No module named 'chess_set'"),
            (chess(meta="1 / 0"), "ZeroDivisionError: division by zero"),
            (chess(meta="raise SystemExit(3)"), "SystemExit: 3"),
            (chess(meta="from veche.kernel.errors import GameOver\nraise GameOver('so soon')"), "GameOver: so soon"),
            (chess(meta=""), "AttributeError: module 'chess_set.meta' has no attribute 'META'"),
            (chess(meta="META = 7"), "its `META` is no Meta"),
            (chess(meta=META.replace('"chess"', '"go"').format(more="")), "its `META` says that it is called 'go'"),
            (chess(meta=META.replace("(2,)", "()").format(more="")), "its `META` says no number of players"),
            (chess(meta=META.replace("(2,)", "(3,)").format(more="")), "its `META` has fewer seats than players"),
            (chess(meta=META.replace("(2,)", '"2"').format(more="")), "TypeError: "),
            (chess(meta=META.format(more=', icon="knight"')), "there is no icon 'knight'"),
            (chess(meta=META.format(more=', shares=("board",)')), "ModuleNotFoundError: No module named 'board'"),
            (
                chess() | {"chess_set/words/en/names.ftl": "torn { off"},
                "ValueError: no message begins like this",
            ),
            (chess() | {"chess_set/words/en/names.ftl": "pawn = { off"}, "ValueError: this is no message of Fluent"),
        ],
    )
    def test_of_which_pages_could_not_tell_is_not_offered(self, bring: Bring, files: dict[str, str], why: str) -> None:
        bring("chess-set", TITLE, files)
        assert [meta.id for meta in titles.metas()] == OURS
        (told,) = titles.troubles()
        assert told.startswith(f"The title 'chess' of 'chess-set' cannot be used: {why}")
        for ask in (titles.title, titles.meta, titles.words, titles.style):
            with pytest.raises(UnknownTitle) as caught:
                ask("chess")
            assert str(caught.value) == told

    @pytest.mark.parametrize("code", ["import veche_of_tomorrow", "", "TITLE = 7", "from veche.kernel import Nothing"])
    def test_whose_rules_cannot_be_loaded_is_refused_when_it_is_asked_for(self, bring: Bring, code: str) -> None:
        bring("chess-set", TITLE, chess(title=code))
        assert titles.metas()[-1].id == "chess"
        for _ in range(2):
            with pytest.raises(UnknownTitle, match="The title 'chess' of 'chess-set' cannot be used: "):
                titles.title("chess")
        assert [meta.id for meta in titles.metas()] == OURS, "once it is known to be broken, it is not offered"

    def test_under_the_name_of_another_is_refused(self, bring: Bring) -> None:
        bring("chess-set", TITLE, chess(title="from veche.titles.stroganov.title import TITLE"))
        with pytest.raises(UnknownTitle, match="its `TITLE` is no Title of that name"):
            titles.title("chess")

    def test_that_is_not_there_is_told_with_those_that_are(self, bring: Bring) -> None:
        bring("chess-set", TITLE, chess())
        with pytest.raises(UnknownTitle, match=r"'ches'\. Did you mean 'chess'\? .*: chess, rurik, rurik2, stroganov"):
            titles.title("ches")


class TestABot:
    def test_is_known_by_name_before_it_is_loaded(self, bring: Bring) -> None:
        bring("chess-set", BOT, chess(clever="raise AssertionError('nobody plays against it')"))
        assert bots.names() == [*OUR_BOTS, "clever"]
        assert "chess_set.clever" not in sys.modules

    def test_is_made_like_ours(self, bring: Bring) -> None:
        bring("chess-set", BOT, chess(clever=CLEVER))
        rurik = titles.title("rurik")
        made = bots.bot("clever", rurik.rules(), 1, rurik)
        assert (type(made).__name__, bots.offered()) == ("CleverBot", [*OUR_BOTS, "clever"])

    def test_of_a_name_of_ours_is_left_out(self, bring: Bring) -> None:
        bring("chess-set", "[veche.bots]\ngreedy = chess_set.clever:CleverBot\n", chess(clever=CLEVER))
        assert bots.offered() == OUR_BOTS
        assert bots.troubles() == ["Veche has a bot 'greedy' of its own, so that of 'chess-set' is left out."]

    @pytest.mark.parametrize(
        ("code", "why"),
        [
            ("1 / 0", "ZeroDivisionError: division by zero"),
            ("", "AttributeError: module 'chess_set.clever' has no attribute 'CleverBot'"),
            ("CleverBot = 7", "'CleverBot' makes no bot"),
        ],
    )
    def test_that_cannot_be_loaded_is_not_offered(self, bring: Bring, code: str, why: str) -> None:
        bring("chess-set", BOT, chess(clever=code))
        assert bots.offered() == OUR_BOTS
        assert bots.troubles() == [f"The bot 'clever' of 'chess-set' cannot be used: {why}"]
        rurik = titles.title("rurik")
        with pytest.raises(UnknownBot, match="cannot be used"):
            bots.bot("clever", rurik.rules(), 1, rurik)

    @pytest.mark.parametrize(
        ("code", "why"),
        [
            ("def CleverBot(rules, seed): ...", "TypeError: "),
            ("def CleverBot(rules, seed, title): ...", "what it makes is no Bot but a NoneType"),
        ],
    )
    def test_that_cannot_be_made_is_refused(self, bring: Bring, code: str, why: str) -> None:
        bring("chess-set", BOT, chess(clever=code))
        rurik = titles.title("rurik")
        with pytest.raises(UnknownBot, match=f"The bot 'clever' of 'chess-set' cannot be used: {why}"):
            bots.check_bots(["clever"], 2, rurik.rules(), rurik)

    def test_may_decline_a_title_and_play_others(self, bring: Bring) -> None:
        code = (
            "from veche.bots import RandomBot, UnknownBot\n\n\n"
            "def CleverBot(rules, seed, title):\n"
            "    if title.meta.id == 'rurik':\n"
            "        raise UnknownBot('The clever bot does not play Rurik.')\n"
            "    return RandomBot(rules, seed)\n"
        )
        bring("chess-set", BOT, chess(clever=code))
        rurik, stroganov = titles.title("rurik"), titles.title("stroganov")
        with pytest.raises(UnknownBot, match="does not play Rurik"):
            bots.bot("clever", rurik.rules(), 1, rurik)
        assert bots.bot("clever", stroganov.rules(), 1, stroganov).needs_view is False
        assert bots.troubles() == []


def test_a_list_of_entry_points_that_cannot_be_read_keeps_nobody_else_out(bring: Bring) -> None:
    bring("torn-set", "[veche.titles]\nthis is no entry point\n", {})
    bring("chess-set", TITLE + BOT, chess(clever=CLEVER))
    assert titles.names() == [*OURS, "chess"]
    assert bots.offered() == [*OUR_BOTS, "clever"]


def test_the_command_line_names_bots_from_elsewhere(bring: Bring, capsys: pytest.CaptureFixture[str]) -> None:
    bring("chess-set", BOT, chess(clever=CLEVER))
    assert main(["simulate", "rurik", "--bots", "clver"]) == 2
    assert (
        f"There is no bot 'clver'. Did you mean 'clever'? Known are: {', '.join(sorted([*OUR_BOTS, 'clever']))}."
        in capsys.readouterr().err
    )
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    assert capsys.readouterr().out.endswith(f"The bots are: {', '.join(OUR_BOTS)} and clever.\n")
    assert main(["simulate", "rurik", "--bots", "clever,random", "--games", "1"]) == 0
