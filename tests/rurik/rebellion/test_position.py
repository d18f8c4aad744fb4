"""The Rebellion in positions: written, read, and refused with everything that is wrong."""

from __future__ import annotations

import re
from typing import Any

import pytest

import veche
from tests.rurik.rebellion.scenario import places, solo
from veche.kernel.errors import BadPosition, UnknownOption


def problems(**rebellion: Any) -> str:
    with pytest.raises(BadPosition) as caught:
        solo(at="placing", seat="blue", rebellion=rebellion)
    return str(caught.value)


def test_a_position_in_the_middle_of_placing_comes_back_whole() -> None:
    table = places(("4", "2*", "1", "3*", "5", "2"), ("attack", "build", "tax", "muster", "movement", "scheme"))
    rules, title = table.game.rules, table.game.title
    again = title.load(rules, table.position)
    assert title.dump(rules, again) == table.position
    assert again.rebellion == table.game.state.rebellion


@pytest.mark.parametrize("difficulty", ["easy", "very-hard"])
def test_every_moment_of_a_match_can_be_written_and_read(difficulty: str) -> None:
    """Also those in the middle of what the Rebellion does, which a journal can be looked at."""
    game = veche.new("rurik", players=1, seed=3, options={"difficulty": difficulty})
    while not game.is_over:
        game.play(game.moves[-1])
    for entry, state in game.retold():
        position = game.title.dump(game.rules, state)
        again = game.title.load(game.rules, position)
        assert game.title.dump(game.rules, again) == position, entry.text


def test_fields_left_out_are_those_of_a_fresh_game() -> None:
    record = solo(at="placing", seat="blue", difficulty="hard").rebellion
    assert record == {
        "priority": "attack_move",
        "turned": 0,
        "rows": 0,
        "bottom": None,
        "covered": {"attack_move": 2, "build": 3, "tax": 3},
        "ring": [None] * 18,
    }


@pytest.mark.parametrize(
    ("rebellion", "says"),
    [
        ({"priority": "war"}, "rebellion.priority: there is no 'war'"),
        ({"turned": 20}, "rebellion.turned: expected a whole number from 0 to 19"),
        ({"ring": [1, 1]}, "rebellion.ring: a card lies in two places"),
        ({"ring": [19]}, "rebellion.ring[1]: expected a whole number from 1 to 18"),
        ({"ring": [None] * 19}, "rebellion.ring: there are 18 cards, found 19"),
        ({"rows": 2}, "rebellion.rows: rows are slid out, but no bottom card is named"),
        ({"bottom": 2, "ring": [None, 2]}, "rebellion.bottom: the card lies elsewhere in the ring"),
        ({"bottom": 2, "ring": [3]}, "rebellion.bottom: another card was seen in that place of the ring"),
        ({"bottom": 1, "rows": 5}, "rebellion.rows: an advisor 1 waits, but no row that is still to come places it"),
        ({"turned": 1}, "rebellion.ring[1]: this card has been on top, so it is known"),
        ({"ring": [4]}, "rebellion.ring[1]: nobody has seen this card: 0 have been moved to the top"),
        ({"turned": 1, "ring": [4]}, "rebellion.turned: at most 0 advisors have been resolved by now"),
        ({"covered": {"tax": 3}}, "rebellion.covered.tax: expected a whole number from 0 to 2"),
        ({"coins": 3}, "rebellion: there is no field 'coins'"),
    ],
)
def test_what_is_wrong_is_told(rebellion: dict[str, Any], says: str) -> None:
    assert says in problems(**rebellion)


def refused(**position: Any) -> str:
    """What is said of a position of the solo game that cannot be."""
    with pytest.raises(BadPosition) as caught:
        solo(**{"at": "placing", "seat": "blue"} | position)
    return str(caught.value)


class TestImpossible:
    """What the solo game cannot come to is refused, with the reason."""

    def test_another_leader_of_the_rebellion(self) -> None:
        assert "seats.yellow.leader: Sviatopolk leads the Rebellion, not maria" in refused(yellow={"leader": "maria"})

    @pytest.mark.parametrize("field", ["first_player", "marker"])
    def test_the_rebellion_first(self, field: str) -> None:
        assert f"{field}: alone, blue is always the first player" in refused(**{field: "yellow"})

    @pytest.mark.parametrize(
        ("field", "value"),
        [
            ("schemes", ["tax"]),
            ("deeds", ["hoard"]),
            ("accomplished", ["hoard"]),
            ("agenda", "capable"),
            ("tokens", ["muster"]),
            ("rebels", 1),
            ("loaded", 2),
        ],
    )
    def test_cards_and_tokens_that_the_rebellion_never_has(self, field: str, value: object) -> None:
        assert f"seats.yellow.{field}: the Rebellion never has any" in refused(yellow={field: value})

    def test_rebels_that_you_keep(self) -> None:
        assert "alone, rebels that are defeated go back to the Rebellion" in refused(blue={"rebels": 1})

    def test_deeds_and_agendas_that_are_left_out(self) -> None:
        assert "seats.blue.deeds: law_giver is left out when one plays alone" in refused(blue={"deeds": ["law_giver"]})
        assert "seats.blue.agenda: wealthy is left out when one plays alone" in refused(blue={"agenda": "wealthy"})

    def test_german_printing_has_more_agendas(self) -> None:
        table = solo(at="placing", seat="blue", options=["german-printing"], blue={"agenda": "wealthy"})
        assert table.seat("blue")["agenda"] == "wealthy"

    @pytest.mark.parametrize(
        ("neutral", "says"),
        [
            ({"kiev": 1}, "regions.kiev.neutral: Kiev was Sviatopolk's at the beginning"),
            ({"volyn": 2}, "regions.volyn.neutral: one neutral troop at most stands in a region, not 2"),
            (
                dict.fromkeys(("novgorod", "rostov", "polotsk", "smolensk", "volyn", "chernigov"), 1),
                "regions: there are only 5 neutral troops, not 6",
            ),
        ],
    )
    def test_neutral_troops_where_none_can_be(self, neutral: dict[str, int], says: str) -> None:
        assert says in refused(neutral=neutral)

    def test_neutral_troops_where_rebels_began(self) -> None:
        # Card 2 names Chernigov and Smolensk first.
        ring = {"ring": [None] * 17 + [2]}
        says = "regions.smolensk.neutral: rebels stood there at the beginning"
        assert says in refused(neutral={"smolensk": 1}, rebellion=ring)
        assert solo(at="placing", seat="blue", neutral={"rostov": 1}, rebellion=ring).neutral("rostov") == 1

    def test_neutral_troops_that_no_card_leaves_there(self) -> None:
        neutral = dict.fromkeys(("rostov", "polotsk", "smolensk", "pereyaslavl"), 1)
        says = "regions: whichever card was on top at the beginning, rebels stood where neutral troops are"
        assert says in refused(neutral=neutral)
        # Only card 1 leaves these there, and it lies elsewhere.
        neutral = dict.fromkeys(("rostov", "polotsk", "smolensk", "chernigov"), 1)
        assert says in refused(neutral=neutral, at="placing", seat="blue", rebellion={"bottom": 1, "rows": 1})

    def test_a_bottom_card_in_the_claim_phase(self) -> None:
        assert "rebellion.bottom: no card is slid out" in refused(at="claim", rebellion={"bottom": 3, "rows": 6})

    def test_more_cards_moved_than_advisors_resolved(self) -> None:
        board = {"scheme": [{"seat": "yellow", "advisor": 5}, {"seat": "yellow", "advisor": 4}]}
        rebellion = {"turned": 4, "ring": [1, 2, 3, 4]}
        says = "rebellion.turned: at most 3 advisors have been resolved by now"
        assert says in refused(at="turn", seat="yellow", board=board, rebellion=rebellion)

    def test_the_top_card_is_missing_where_it_is_needed(self) -> None:
        docket = [
            {"procedure": "rebellion-returns", "seat": "yellow"},
            {"procedure": "rebellion-resolves", "seat": "yellow"},
        ]
        rest = [{"procedure": "next-turn", "seat": "blue"}, {"procedure": "claim-phase"}, {"procedure": "begin-round"}]
        board = {"muster": [{"seat": "yellow", "advisor": 1}]}
        says = "rebellion.ring[18]: the top card is missing, and rebellion-returns needs it"
        assert says in no_place([*docket, *rest], board)
        turned_up = [{"procedure": "turn-up", "seat": "yellow"}, *docket, *rest]
        assert asked_at(turned_up, board) == ("chance", "turn-up")

    def test_a_question_to_the_rebellion(self) -> None:
        says = "docket[1].seat: the rules play yellow, so nobody is asked choose-advisor there"
        assert says in no_place([{"procedure": "choose-advisor", "seat": "yellow"}])

    def test_an_act_of_the_rebellion_by_you(self) -> None:
        says = "docket[1].seat: assign-priority is what the rules do for yellow, not for blue"
        assert says in no_place([{"procedure": "assign-priority", "seat": "blue"}])

    def test_everything_is_told_at_once(self) -> None:
        told = refused(
            first_player="yellow",
            yellow={"leader": "boris", "schemes": ["tax"], "troops": {"kiev": 16}},
            blue={"rebels": 1},
            neutral={"kiev": 2},
            rebellion={"priority": "war", "turned": 1, "ring": [None, 2, 2]},
        )
        assert re.findall(r"- ([\w.\[\]]+):", told) == [
            "seats.yellow.troops",
            "first_player",
            "seats.yellow.leader",
            "seats.yellow.schemes",
            "seats.blue.rebels",
            "rebellion.priority",
            "rebellion.ring",
            "rebellion.ring[1]",
            "rebellion.ring[2]",
            "rebellion.ring[3]",
            "rebellion.turned",
            "regions.kiev.neutral",
            "regions.kiev.neutral",
        ]


def no_place(docket: list[dict[str, Any]], board: dict[str, Any] | None = None) -> str:
    """What is said of a docket that cannot be; "" if nothing is."""
    try:
        solo(phase="action", docket=docket, board=board or {})
    except BadPosition as error:
        return str(error)
    return ""


def asked_at(docket: list[dict[str, Any]], board: dict[str, Any]) -> tuple[str, str] | None:
    """Who is asked where such a docket is possible."""
    return solo(phase="action", docket=docket, board=board).asked


def test_it_belongs_to_the_solo_game_alone() -> None:
    with pytest.raises(BadPosition, match="only when one plays alone"):
        veche.load('{"title": "rurik", "players": 2, "at": "placing", "rebellion": {}}')


def test_sixteen_rebels_are_too_many() -> None:
    with pytest.raises(BadPosition, match="yellow has 16 troops on the map, but only 15 exist"):
        solo(at="placing", seat="blue", yellow={"troops": {"kiev": 16}})


def test_the_card_that_must_have_been_on_top_at_the_beginning_comes_last() -> None:
    """Only card 1 leaves neutral troops in these four regions; a position need not name it."""
    neutral = dict.fromkeys(("rostov", "polotsk", "smolensk", "chernigov"), 1)
    turns_up: dict[str, Any] = {"at": "turn", "seat": "yellow", "board": {"muster": [{"seat": "yellow", "advisor": 1}]}}
    assert solo(neutral=neutral, **turns_up).moves == [f"turn up {card}" for card in range(2, 19)]
    del neutral["chernigov"]
    assert "turn up 1" in solo(neutral=neutral, **turns_up).moves
    assert "turn up 13" in solo(neutral=neutral, **turns_up).moves


def test_neutral_troops_are_not_called_rebels() -> None:
    with pytest.raises(BadPosition, match="there is no field 'rebels'"):
        solo(at="placing", seat="blue", regions={"kiev": {"rebels": 1}})


def test_sviatopolk_is_the_rebellions() -> None:
    with pytest.raises(BadPosition, match="sviatopolk is played by yellow too"):
        solo(at="placing", seat="blue", blue={"leader": "sviatopolk"})


def test_difficulties_are_checked() -> None:
    with pytest.raises(UnknownOption, match="Did you mean 'hard'"):
        solo(at="placing", seat="blue", difficulty="hrad")
