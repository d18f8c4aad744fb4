"""What is printed on the components, as play shows it: furs, regions, letters, spots, types, and Ivan's cards."""

from __future__ import annotations

from typing import Any

import pytest

import veche
from tests.stroganov.scenario import BARE, Table, at, basic, ended, main, row

LANDSCAPES: dict[str, tuple[str, int]] = {
    "LS1": ("forest", 3), "LS2": ("steppe", 3), "LS3": ("swamp", 3), "LS4": ("mountain", 3), "LS5": ("forest", 3),
    "L01": ("forest", 3), "L02": ("forest", 4), "L03": ("forest", 3), "L04": ("forest", 4), "L05": ("forest", 4),
    "L06": ("steppe", 4), "L07": ("steppe", 3), "L08": ("steppe", 4), "L09": ("steppe", 3), "L10": ("steppe", 4),
    "L11": ("steppe", 3), "L12": ("swamp", 4), "L13": ("swamp", 3), "L14": ("swamp", 4), "L15": ("swamp", 3),
    "L16": ("swamp", 4), "L17": ("mountain", 3), "L18": ("mountain", 4), "L19": ("mountain", 4),
    "L20": ("mountain", 3), "L21": ("mountain", 4),
}  # fmt: skip
"""Type and spots of each tile; one of the spots is marked 4."""

SCORED_BY = {"B8": "mountain", "B9": "swamp", "B10": "steppe", "B11": "forest"}

IVAN: dict[int, tuple[int, str, int, str]] = {
    1: (1, "highest", 1, "outpost"),
    2: (3, "lowest", 2, "trophy"),
    3: (3, "highest", 2, "yurt"),
    4: (3, "highest", 1, "outpost"),
    5: (2, "highest", 1, "trophy"),
    6: (3, "lowest", 1, "outpost"),
    7: (2, "lowest", 2, "trophy"),
    8: (2, "lowest", 2, "outpost"),
    9: (5, "lowest", 2, "wish"),
    10: (4, "lowest", 1, "outpost"),
    11: (2, "highest", 2, "claim"),
    12: (1, "lowest", 1, "outpost"),
    13: (4, "highest", 1, "yurt"),
    14: (2, "lowest", 1, "wish"),
    15: (4, "lowest", 1, "wish"),
    16: (1, "highest", 1, "trophy"),
    17: (2, "lowest", 1, "wish"),
    18: (3, "highest", 1, "claim"),
}
"""Each card of Ivan: movement, which furs he takes, how many he hunts, and his additional action."""


def new_game(players: int = 2) -> Any:
    """A game at its first question to chance."""
    return veche.new("stroganov", players=players, luck="ask")


def until(game: Any, procedure: str) -> Any:
    """Let chance lay out whatever comes first, until that is asked."""
    while game.ask.procedure != procedure:
        game.play(game.moves[0])
    return game


def test_the_bag() -> None:
    assert new_game().state.bag == [14, 13, 12, 11, 10, 9, 7]


@pytest.mark.parametrize(("fur", "stories"), [(2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 2)])
def test_the_stories_of_a_fur(fur: int, stories: int) -> None:
    table = basic(seats={"blue": {"at": 5}}, row=row(s5=[fur])).play(f"hunt 5 {fur}")
    assert table.seat("blue")["story"] == stories


def test_sixteen_tigers() -> None:
    assert new_game().state.tigers_left == 16


def test_six_outposts_of_each_colour() -> None:
    assert new_game().state.outposts_left == [6, 6, 0, 0]


def test_the_setup_furs() -> None:
    assert [move.removeprefix("trade-fur ") for move in new_game().moves] == ["2", "3", "4", "5", "6", "7"]


@pytest.mark.parametrize(
    ("region", "spaces"),
    [("ural", (1, 2)), ("ob", (3, 4, 5)), ("yenisei", (6, 7)), ("lena", (8, 9, 10)), ("okhotsk", (11, 12))],
)
def test_the_spaces_of_a_region(region: str, spaces: tuple[int, ...]) -> None:
    for space in range(1, 13):
        offered = main(seats={"blue": {"at": space}}, regions=BARE).offered("village")
        assert (offered == [region]) == (space in spaces)


class TestLandscapes:
    def test_the_starting_tiles_are_laid_first(self) -> None:
        game = until(new_game(), "lay-landscape")
        assert [move.split()[-1] for move in game.moves] == list(LANDSCAPES)[:5]
        for number in range(1, 6):
            game.play(f"lay landscape LS{number}")
        assert [move.split()[-1] for move in game.moves] == list(LANDSCAPES)[5:]

    @pytest.mark.parametrize("tile", LANDSCAPES)
    def test_types(self, tile: str) -> None:
        table = ended(seats={"blue": {"at": 1, "fulfilled": list(SCORED_BY), "landscapes": [tile]}})
        assert table.game.outcome is not None
        lines = [line for line in table.game.outcome.lines[0] if line.heading == "wishes"]
        points = {SCORED_BY[str(line.arguments["wish"])]: line.points for line in lines}
        assert points == {kind: 3 * (kind == LANDSCAPES[tile][0]) for kind in SCORED_BY.values()}

    @pytest.mark.parametrize("tile", LANDSCAPES)
    @pytest.mark.parametrize(("players", "marked"), [(2, 1), (3, 1), (4, 0)])
    def test_spots(self, tile: str, players: int, marked: int) -> None:
        others = [other for other in LANDSCAPES if other != tile]
        seats = {"blue": {"landscapes": others[11:]}}
        table = at("administration", year=1, players=players, row=[*others[:11], None], seats=seats)
        table.play(f"lay landscape {tile}")
        furs = 0
        while table.asked == ("chance", "lay-fur"):
            table.play(table.moves[0])
            furs += 1
        assert furs == LANDSCAPES[tile][1] - marked


FURS_OF_LANDSCAPES = {"LS3": 1, "L02": 1, "L03": 2, "L05": 1, "L06": 1, "L09": 1, "L12": 2, "L13": 1, "L14": 1,
                      "L16": 2, "L20": 1}  # fmt: skip


class TestHowManyFurs:
    """Whoever is asked about furs is asked so often and no more."""

    def received(self, table: Table) -> int:
        asked = ("draw-fur", "keep-fur", "take-fur", "refill-market")
        while table.asked is not None and table.asked[1] in asked:
            table.play(table.moves[0])
        return len(table.seat("blue")["furs"])

    @pytest.mark.parametrize("tile", LANDSCAPES)
    def test_of_a_landscape(self, tile: str) -> None:
        tiles: list[Any] = [None] * 12
        tiles[5] = tile
        table = main(seats={"blue": {"at": 6, "furs": [4, 4]}}, regions=BARE, row=tiles).play("claim 6")
        assert self.received(table) == FURS_OF_LANDSCAPES.get(tile, 0)

    @pytest.mark.parametrize("yurt", ["YA2", "YA3", "YB4", "YB5"])
    def test_of_a_yurt(self, yurt: str) -> None:
        regions = {**BARE, "lena": {"yurt": yurt, "wish": None}}
        table = main(year=1 if yurt[1] == "A" else 3, seats={"blue": {"at": 9}}, regions=regions).play("yurt lena")
        assert self.received(table) == 2

    def test_of_the_song(self) -> None:
        table = at("song", seats={"blue": {"at": 6, "story": 5}}, songs=["SA05"], regions=BARE).play("song SA05")
        assert self.received(table) == 2

    @pytest.mark.parametrize("trophy", [4, 5])
    def test_of_a_trophy(self, trophy: int) -> None:
        table = main(seats={"blue": {"at": 11, "trophy": 8}}, regions=BARE).play("village okhotsk", f"reward {trophy}")
        assert self.received(table) == 1

    def test_of_the_village(self) -> None:
        assert self.received(main(seats={"blue": {"at": 9}}, regions=BARE).play("village lena")) == 1


class TestLetters:
    """A tiles and cards are laid out in the first two years, B ones in the others; S wishes are offered first."""

    @pytest.mark.parametrize(
        ("verb", "first", "number"), [("lay yurt", "YA{}", 8), ("lay song", "SA{:02}", 10), ("lay wish", "A{}", 14)]
    )
    def test_in_the_setup(self, verb: str, first: str, number: int) -> None:
        game = until(new_game(), verb.replace(" ", "-"))
        assert list(game.moves) == [f"{verb} {first.format(place)}" for place in range(1, number + 1)]

    def test_wishes_that_are_offered(self) -> None:
        game = until(new_game(), "offer-wish")
        assert list(game.moves) == [f"offer wish S{place}" for place in range(1, 10)]

    @pytest.mark.parametrize(
        ("verb", "first", "number"), [("lay yurt", "YB{}", 8), ("lay song", "SB{:02}", 10), ("lay wish", "B{}", 14)]
    )
    def test_after_the_second_year(self, verb: str, first: str, number: int) -> None:
        table = at("administration", year=2)
        until(table.game, verb.replace(" ", "-"))
        assert table.moves == [f"{verb} {first.format(place)}" for place in range(1, number + 1)]


class TestIvansCards:
    @pytest.mark.parametrize("movement", sorted({card[0] for card in IVAN.values()}))
    def test_movement(self, movement: int) -> None:
        table = Table({"players": 1, "at": "turn", "seat": "yellow", "ivan": {"movement": movement}})
        assert table.moves == [f"ivan card {card}" for card in IVAN if IVAN[card][0] == movement]

    @pytest.mark.parametrize("card", IVAN)
    def test_what_he_takes_and_does(self, card: int) -> None:
        """On a tile that he cannot pay, in a region with a wish and a yurt, with a fur for each of them."""
        movement, takes, hunts, action = IVAN[card]
        regions = {**BARE, "ob": {"wish": "A7", "yurt": "YA1"}}
        position = {
            "seats": {"yellow": {"at": 3, "furs": [2, 3]}},
            "row": row(s4=[2, 5, 6, 7]),
            "regions": regions,
            "ivan": {"movement": movement, "card": "16" if card != 16 else "1"},
        }
        table = Table({"players": 1, "at": "turn", "seat": "yellow", **position})
        table.play(f"ivan card {card}", "ivan movement 1")
        did = [entry.text for entry in table.game.line() if entry.seat == 1]
        furs = [7, 6] if takes == "highest" else [2, 5]
        assert [move for move in did if "hunts" in move] == [f"ivan hunts {takes} {fur}" for fur in furs[:hunts]]
        acts = {"claim": "ivan lacks furs claim", "trophy": "ivan trophy"}
        assert did[2 + hunts] == acts.get(action, f"ivan {action} ob")
