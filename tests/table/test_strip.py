"""What the strip above the table tells of all that happened since one last decided."""

from __future__ import annotations

from veche.kernel.docket import CHANCE
from veche.story.passage import Passage, Scene, Sentence, Trace, Who
from veche.table.strip import MOST_TOLD, on_strip
from veche.table.telling import mark

ME, RUTA, GLEB = 0, 1, 2


def passage(version: int, seat: int, scene: Scene = "", idle: bool = False) -> Passage:
    said = Sentence(f"said-{version}")
    return Passage(version, version, seat, said, traces=(Trace("here", "kiev"),), scene=scene, idle=idle)


def keys(one: Passage) -> list[str]:
    return [sentence.key for sentence in (one.said, *one.then)]


def test_what_the_end_of_a_year_brings_to_several_is_one_thing() -> None:
    told, earlier = on_strip([passage(1, RUTA, "claim"), passage(2, ME, "claim"), passage(3, CHANCE, "claim")], ME)
    assert earlier == 0
    assert [keys(one.passage) for one in told] == [["said-3", "said-2", "said-1"]], "what came, mine, the others'"
    assert (told[0].passage.first, told[0].passage.last, told[0].passage.seat) == (1, 3, CHANCE)
    assert [one.first for one in told[0].made_of] == [1, 2, 3]


def test_what_somebody_did_in_between_is_a_thing_of_its_own() -> None:
    since = [passage(1, CHANCE, "claim"), passage(2, RUTA), passage(3, GLEB, "claim"), passage(4, GLEB)]
    told, _ = on_strip(since, ME)
    assert [keys(one.passage) for one in told] == [["said-1", "said-3"], ["said-2"], ["said-4"]]


def test_a_reckoning_is_read_player_by_player() -> None:
    """Each sentence belongs to the player it begins with; what has none goes with the sentence before."""

    def of(seat: int, number: int) -> Sentence:
        return Sentence(f"of-{seat}-{number}", {"name": Who(seat)})

    more = [of(RUTA, 1), of(GLEB, 1), Sentence("glebs"), of(ME, 1), of(GLEB, 2), of(ME, 2)]
    whole = Passage(7, 7, CHANCE, Sentence("winter"), tuple(more), scene="claim")
    told, _ = on_strip([whole], ME)
    assert keys(told[0].passage) == ["winter", "of-0-1", "of-0-2", "of-1-1", "of-2-1", "glebs", "of-2-2"]
    assert keys(on_strip([whole], GLEB)[0][0].passage)[1:4] == ["of-2-1", "glebs", "of-2-2"]


def test_the_end_of_a_round_stays_whatever_was_done_after_it() -> None:
    since = [passage(1, GLEB), passage(2, CHANCE, "claim"), *[passage(number, RUTA) for number in range(3, 10)]]
    told, earlier = on_strip(since, ME)
    assert [one.passage.first for one in told] == [2, 6, 7, 8, 9]
    assert [one.number for one in told] == [1, 2, 3, 4, 5]
    assert earlier == len(since) - MOST_TOLD


def test_who_did_nothing_is_left_out_unless_nobody_did_anything() -> None:
    told, _ = on_strip([passage(1, RUTA, idle=True), passage(2, GLEB)], ME)
    assert [one.passage.first for one in told] == [2]
    told, _ = on_strip([passage(1, RUTA, idle=True)], ME)
    assert [one.passage.first for one in told] == [1]


def test_what_whoever_looks_did_is_no_news_on_the_board() -> None:
    told, _ = on_strip([passage(1, ME, "claim")], ME)
    assert not told[0].passage.traces


def test_cards_that_are_laid_out_are_not_told() -> None:
    assert on_strip([passage(1, CHANCE)], ME) == ([], 0)


def test_the_end_of_the_last_round_and_that_of_the_game_are_two_lines() -> None:
    lines = [passage(9, CHANCE, "claim"), passage(9, CHANCE, "scoring"), passage(9, RUTA, "claim")]
    assert len({mark(one) for one in lines}) == 3, "each line of the chronicle has an id of its own"
