"""The review of the balance: what counts as having a card, how wins are counted, and when a card is too strong."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from tools import balance as review
from tools.balance import Balance, Played
from tools.balanced import REVIEWS
from veche.bots import seated
from veche.kernel.play_out import play_out
from veche.kernel.setup import Setup


def played(winners: list[int], *cards: list[str]) -> Played:
    return Played("moves", winners, list(cards))


def test_a_seat_that_won_counts_for_its_cards_and_a_shared_victory_in_parts() -> None:
    tally = Balance("rurik2", players=3, seed=1, data="")
    tally.add(played([0], ["leader maria", "deed hoard"], ["leader boris"], ["leader yaroslav", "deed amnesty"]))
    tally.add(played([0, 2], ["leader boris"], ["leader maria"], ["leader yaroslav", "deed hoard"]))
    tally.add(played([0, 1, 2], ["leader maria"], ["leader boris"], ["leader yaroslav"]))
    counts = {card: (count.had, count.won / review.PARTS) for card, count in tally.cards.items()}
    assert counts == {
        "leader maria": (3, pytest.approx(1 + 1 / 3)),
        "leader boris": (3, pytest.approx(1 / 2 + 1 / 3)),
        "leader yaroslav": (3, pytest.approx(1 / 2 + 1 / 3)),
        "deed hoard": (2, 1.5),
        "deed amnesty": (1, 0.0),
    }
    assert tally.games == 3


def of_two(wins: int, games: int) -> Balance:
    """A card that won so many of its games with two players, beside one that the other seat had."""
    tally = Balance("rurik2", players=2, seed=1, data="")
    for game in range(games):
        tally.add(played([0 if game < wins else 1], ["deed hoard"], ["deed amnesty"]))
    return tally


@pytest.mark.parametrize(
    ("wins", "games", "strong"),
    [(65, 100, False), (650, 1000, False), (700, 1000, True), (625, 1000, False)],
    ids=["too few games", "not wholly above", "wholly above", "at the limit"],
)
def test_a_card_is_too_strong_only_if_its_interval_lies_wholly_above_the_limit(
    wins: int, games: int, strong: bool
) -> None:
    best, worst = review.rows(of_two(wins, games))
    assert (best.card, worst.card) == ("deed hoard", "deed amnesty")
    assert best.low < best.share == wins / games < best.high
    assert (best.low > review.limit(2)) == strong
    assert ("wholly above the limit: deed hoard" in review.report(of_two(wins, games))) == strong


def test_oaths_that_a_bot_never_chooses_are_dealt() -> None:
    """Every pair is kept by somebody in a few games, and the bots decide everything else."""
    rules = REVIEWS["rurik2-dealt-oaths"]
    oaths = set()
    for game in range(6):
        setup = Setup(2, rules.options_of(game))
        state = rules.title.rules().new(setup)
        bots = seated(["random", "random"], rules.title.rules(), game, rules.title)
        play_out(rules.title.rules(), state, game, rules.chooser(game, bots.choose))
        oaths |= {card for hand in rules.hands(rules.title.rules(), state).had() for card in hand if "oath" in card}
    assert oaths == {"oath plenty", "oath authority", "oath roads"}
    assert REVIEWS["rurik2-oaths"].chooser(1, bots.choose) == bots.choose


def test_more_cards_make_every_interval_wider() -> None:
    few, many = of_two(650, 1000), of_two(650, 1000)
    names = sorted(REVIEWS["rurik2"].confidences())
    for name in names:
        many.cards.setdefault(name, review.Count(1, 0))
    [first, *_], wider = review.rows(few), {row.card: row for row in review.rows(many)}
    assert len(names) > 90
    assert wider[first.card].low < first.low
    assert wider[first.card].high > first.high


def test_printed_and_reconstructed_cards_are_told_apart() -> None:
    sure = REVIEWS["rurik2"].confidences()
    assert sure["leader maria"] == "printed"
    assert sure["leader gleb"] == sure["card levy"] == sure["inheritance kyiv"] == "reconstructed"
    assert REVIEWS["rurik2-oaths"].confidences()["oath roads"] == "reconstructed"
    sure = REVIEWS["rurik"].confidences()
    assert sure["leader maria"] == sure["deed hoard"] == "printed"
    assert sure["leader gleb"] == sure["deed distant_rule"] == sure["card movement-2-warfare"] == "secondary"
    assert sure["inheritance kiev"] == "reconstructed"


@pytest.mark.parametrize(
    ("of", "always", "sometimes"),
    [
        ("rurik", {"stone-and-blade", "random-leaders"}, ["intrigue"]),
        ("rurik2", set(), ["inheritance", "all-leaders"]),
        ("rurik2-oaths", {"oath-of-roads"}, ["free-oaths", "inheritance"]),
    ],
)
def test_options_alternate_so_that_each_pair_of_them_is_played_as_often(
    of: str, always: set[str], sometimes: list[str]
) -> None:
    played = [set(REVIEWS[of].options_of(game)) for game in range(4)]
    if len(sometimes) == 2:
        assert played == [always, always | {sometimes[0]}, always | {sometimes[1]}, always | set(sometimes)]
    else:
        assert played == [always, always | set(sometimes)] * 2


CARDS_OF_TWO_GAMES = {
    "rurik": {"leader": (4, 4), "agenda": (4, 4), "deed": (4, 30), "inheritance": (0, 8), "card": (1, 99)},
    # The starting deeds, and a pledge in each round; the second game with inheritance cards.
    "rurik2": {"leader": (4, 4), "agenda": (4, 4), "deed": (16, 60), "inheritance": (0, 4), "card": (1, 99)},
    "rurik2-oaths": {"leader": (4, 4), "oath": (8, 8), "deed": (16, 60), "inheritance": (0, 4), "card": (1, 99)},
}
"""By review, how many cards of a kind two seats have at least and at most in two games."""


@pytest.mark.parametrize("of", CARDS_OF_TWO_GAMES)
def test_an_interrupted_review_goes_on_and_comes_to_the_same(
    of: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(review, "BLOCK", 1)
    monkeypatch.setattr(review, "play", cache(review.play))  # each of the two games is played once
    at_once, in_parts = tmp_path / "at-once", tmp_path / "in-parts"
    review.main([of, "--games", "2", "--players", "2", "--folder", str(at_once)])
    assert "wholly above the limit: none" in capsys.readouterr().out
    review.review(of, 2, 1, 1, 1, in_parts)
    [file] = in_parts.iterdir()
    assert json.loads(file.read_text("utf-8"))["games"] == 1
    review.review(of, 2, 1, 2, 1, in_parts)
    assert file.read_text("utf-8") == (at_once / file.name).read_text("utf-8")
    number = dict.fromkeys(REVIEWS[of].tables, 0)
    for card in json.loads(file.read_text("utf-8"))["cards"]:
        number[card["card"].split()[0]] += card["had"]
    for kind, (least, most) in CARDS_OF_TWO_GAMES[of].items():
        assert least <= number[kind] <= most, kind
    monkeypatch.setattr(review, "printed_values", lambda _: "other values")
    assert review.opened(file, of, 2, 1).games == 0


def test_other_machines_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "play", lambda of, players, seed, game: Played(f"{players} {seed} {game}", [0], []))
    monkeypatch.setattr(review, "done_on", lambda on, work, games: [work(games[:3]), work(games[3:])])
    found = [review.blocks("rurik2", 2, 5, 7, 40, 1, on) for on in ("", "ray")]
    here, there = [[one for block in one_way for one in block] for one_way in found]
    assert here == there
    assert [one.moves for one in there] == [f"2 5 {game}" for game in range(7, 40)]
