"""What is answered by itself: only where one answer is possible and everybody sees that, and undo goes past it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.at_random import at_random
from tests.table.games import Rurik, new_game
from tests.table.in_process import Table
from tests.table.test_timed import JONAS, OLENA, clocked, hands, new_table
from tests.table.visitor import Visitor
from veche import titles
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.language.reader import speaking
from veche.table.by_itself import kinds
from veche.table.matches import LiveMatch

__all__ = ["clocked", "hands", "new_table"]
GUESSES = 2
GAMES = [
    ("rurik", 2, {}),
    ("rurik", 4, {"stone-and-blade": "", "intrigue": ""}),
    ("rurik2", 3, {"inheritance": ""}),
    ("stroganov", 2, {"asymmetric-boards": "", "random-region-furs": ""}),
    ("stroganov", 4, {}),
]


def kind_asked(game: Game[Any]) -> str:
    ask = game.ask
    assert ask is not None
    return str(game.rules.table[ask.frame.procedure].by_itself)


@pytest.mark.parametrize(("title", "players", "options"), GAMES)
def test_everybody_sees_which_moves_there_are(title: str, players: int, options: dict[str, str]) -> None:
    """Whoever guesses what is hidden finds the same moves, so an answer at once tells nothing."""
    game: Game[Any] = Game(titles.title(title), Setup(players, options), 7)
    asked = 0
    for moment in at_random(game, 7):
        ask = moment.ask
        if ask is None or not kind_asked(moment):
            continue
        asked += 1
        for viewer in [NOBODY, *[seat for seat in range(players) if seat != ask.seat]]:
            view = moment.rules.view(moment.state, viewer)
            for number in range(GUESSES):
                guessed = moment.rules.ask(moment.rules.guess(view, number))
                assert guessed is not None
                assert (guessed.seat, guessed.moves) == (ask.seat, ask.moves), ask.procedure
    assert asked > 10


@pytest.mark.parametrize("title", ["rurik", "rurik2", "stroganov"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_is_said_in_words(title: str, language: str) -> None:
    rules = titles.title(title).rules()
    assert kinds(rules)
    with speaking(language):
        for kind in kinds(rules):
            assert f"by_itself.{kind}" in titles.words(title)


def before_advisors(several: bool) -> Rurik:
    """A game in which whoever is asked chooses the column of an advisor, and the next seat has one left, or several."""
    for seed in range(20):
        game, dice = new_game(2, seed), Random(seed)
        while not game.is_over:
            ask = game.ask
            assert ask is not None
            if ask.procedure == "choose-column" and _left_to_the_next(game) == (2 if several else 1):
                return game
            game.play(dice.choice(ask.moves))
    raise AssertionError("no such moment")


def _left_to_the_next(game: Rurik) -> int:
    """How many advisors the next seat can choose from, once this one is placed; 0 if it is not asked for one then."""
    ask = game.ask
    assert ask is not None
    later = game.copy()
    later.play(ask.moves[0])
    after = later.ask
    is_next = after is not None and after.seat != ask.seat and kind_asked(later) == "place"
    return len(after.moves) if after is not None and is_next else 0


class Two:
    """Two people at such a moment; the second may have chosen what is answered by itself."""

    def __init__(self, table: Table, chooses: bool = True, several: bool = False) -> None:
        self.table = table
        self.live: LiveMatch = table.lay(before_advisors(several), [OLENA, JONAS])
        self.people = [table.visitor(), table.visitor()]
        for seat, person in enumerate(self.people):
            person.sit(self.live, seat)
        self.first = self.asked
        if chooses:
            self.second.go(f"{self.base(1 - self.first)}/absence", {"how": "answers", "answers": "place"})

    @property
    def asked(self) -> int:
        asked = self.live.now.asked()
        assert asked is not None
        return asked.seat

    @property
    def second(self) -> Visitor:
        return self.people[1 - self.first]

    def base(self, seat: int) -> str:
        return f"/match/{self.live.id}/{self.live.now.game.seat_name(seat)}"

    def move(self) -> int:
        """The first one moves; at which version that was."""
        page = self.people[self.first].look(self.base(self.first))
        seat = self.live.now.game.seat_name(self.first)
        assert self.people[self.first].play(self.live.id, seat, page.moves[0], page.version).status_code == 200
        return page.version

    def undoable(self, seat: int) -> int:
        """What a program at a seat is told of going back."""
        token = {"authorization": f"Bearer {self.table.store.seats(self.live.id)[seat].secret}"}
        told = self.people[seat].http.get(f"/api/matches/{self.live.id}/moves", headers=token).json()
        return int(told["undoable"])

    def procedure(self) -> str:
        ask = self.live.now.ask
        assert ask is not None
        return ask.procedure


def test_one_answer_is_given_at_once_and_written_down(clocked: Table) -> None:
    two = Two(clocked)
    version = two.move()
    assert (two.asked, two.procedure()) == (1 - two.first, "choose-column")
    name = two.live.now.game.seat_name(1 - two.first)
    written = [(line.seat, line.text.split()[0]) for line in clocked.store.lines(two.live.id, version + 1)]
    assert written == [(name, "advisor")]
    two.table.forget_all()
    assert two.table.matches.get(two.live.id).now.version == version + 2


def test_whoever_has_not_chosen_it_is_asked(clocked: Table) -> None:
    two = Two(clocked, chooses=False)
    two.move()
    assert two.procedure() == "choose-advisor"


def test_more_than_one_answer_is_asked(clocked: Table) -> None:
    """Also of a kind that somebody has chosen, and after a move that leads to it."""
    two = Two(clocked, several=True)
    version = two.move()
    ask = two.live.now.ask
    assert ask is not None
    assert (ask.seat, two.procedure(), len(ask.moves)) == (1 - two.first, "choose-advisor", 2)
    assert two.live.now.version == version + 1


def test_a_decision_is_taken_back_past_what_was_answered_by_itself(clocked: Table) -> None:
    two = Two(clocked)
    version = two.move()
    seat = two.live.now.game.seat_name(two.first)
    page = two.people[two.first].look(two.base(two.first))
    assert page.has("button", name="how", value="step")
    assert not two.second.look(two.base(1 - two.first)).has("button", name="how", value="step")
    assert [two.undoable(one) for one in (two.first, 1 - two.first)] == [1, 0]
    assert two.people[two.first].undo(two.live.id, seat, "step", page.version).status_code == 200
    assert (two.asked, two.procedure()) == (two.first, "choose-column")
    assert two.live.now.game.line()[-1].version <= version
    again = two.people[two.first].look(two.base(two.first))
    assert two.people[two.first].play(two.live.id, seat, again.moves[0], again.version).status_code == 200
    assert (two.asked, two.procedure()) == (1 - two.first, "choose-column")
    two.table.forget_all()
    assert two.table.matches.get(two.live.id).now.asked() == two.live.now.asked()


def test_the_page_offers_the_kinds_of_the_title_and_shows_the_choice(clocked: Table) -> None:
    two = Two(clocked)
    page = two.second.look(f"{two.base(1 - two.first)}/absence")
    (box,) = [one for one in page.elements if one["name"] == "answers"]
    assert (box["value"], "checked" in box.attributes) == ("place", True)
    assert "the last advisor that is left to place" in page.text
    two.second.go(f"{two.base(1 - two.first)}/absence", {"how": "answers"})
    two.second.go(f"{two.base(1 - two.first)}/absence", {"how": "answers", "answers": "nonsense"})
    assert clocked.store.seats(two.live.id)[1 - two.first].answers is None


def test_a_bot_that_plays_for_somebody_decides_itself(clocked: Table) -> None:
    two = Two(clocked)
    clocked.hall.bots.close()
    two.second.go(f"{two.base(1 - two.first)}/sit", {"how": "bot", "bot": "random"})
    two.move()
    assert two.procedure() == "choose-advisor"
