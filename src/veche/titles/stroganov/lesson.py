"""The lesson of *Stroganov*: a year of three rides, from the first bear to the first song of winter."""

from __future__ import annotations

from typing import Any, Final

from veche.shelf.lesson import READER, Lesson, Line, Reckoned, Source, theirs
from veche.titles.stroganov.box import VP, WIDTH
from veche.titles.stroganov.components import SONGS
from veche.titles.stroganov.state import StroganovState, furs_of
from veche.titles.stroganov.winter import HORSES, horses_of_winter, stories_of_place, stories_of_winter

OPPONENT: Final = 1
SONG: Final = "SA10"
"""The song that the reader sings."""


class StroganovLesson(Lesson):
    """What winter brings is reckoned from the table as it is."""

    def arguments(self, rules: Any, s: StroganovState) -> dict[str, str | int]:
        return {
            "horses": s.horses[READER],
            "coins": s.coins[READER],
            "stories": s.story[READER],
            "furs": furs_of(s, READER),
            "mine": s.vp[READER],
            "theirs": s.vp[OPPONENT],
            "song_cost": s.box.song_cost[SONGS.index(SONG)],
            "song_points": s.box.song_reward[SONGS.index(SONG) * WIDTH + VP],
        }

    def reckoning(self, rules: Any, s: StroganovState) -> list[Reckoned]:
        horses = horses_of_winter(s, READER)
        stories = stories_of_winter(s, READER) + stories_of_place(s, READER)
        cost = s.box.song_cost[SONGS.index(SONG)]
        points = s.box.song_reward[SONGS.index(SONG) * WIDTH + VP]
        song: dict[str, str | int] = {"song": SONG, "cost": cost, "stories": s.story[READER] + stories}
        return [
            Reckoned("horses", {"everybody": HORSES, "banners": s.banners[READER]}, horses, "horses"),
            Reckoned("stories", {"stories": s.story[READER]}, stories, "stories", ["space-8"]),
            Reckoned("song", song, points, lights=[f"song-{SONG}"]),
        ]


SCRIPT: Final = [
    *theirs("choose S4"),
    Line("ride 3", "ride"),
    Line("coin", "basic", lights=("coin",)),
    Line("hunt 3 8", "hunt"),
    Line("stop", "enough"),
    Line("trade", "trade", lights=("trade",)),
    Line("pay 6", "pay"),
    Line("bonus story", "bonus"),
    Line("bonus story", "bonus-again"),
    *theirs("ride 2\ncoin\ncoin\nhorses\nbuy 8\nswap 3\nend"),
    Line("ride 6", "ride-far"),
    Line("coin", "basic-again", lights=("coin",)),
    Line("wish yenisei", "wish"),
    *theirs("ride 4\ncoin\nhorses\nbuy 8\ncoin\npay 8\nend"),
    Line("ride 8", "ride-last"),
    Line("horses", "horses", lights=("horses",)),
    Line("yurt lena", "yurt"),
    Line("buy 8", "buy"),
    Line("fulfil A10", "fulfil"),
    Line("end", "turn-over"),
    *theirs("ride 6\ncoin\nyurt yenisei\nvillage yenisei"),
    Line("income", "winter", lights=("income",), reckons=True),
    Line("done", "market"),
    *theirs("done"),
    Line("song SA10", "song"),
    Line("done", "last"),
    *theirs("song SA02\ndone"),
]

LESSON: Final = StroganovLesson(
    seed=4,
    players=2,
    options={},
    sources=(
        Source("wishes", "highest_wish"),
        Source("songs", "highest_song"),
        Source("landscapes", "highest_landscape"),
        Source("sets", "large_set_points"),
        Source("outposts", "built_5"),
        Source("trophies", "trophy_points"),
    ),
    script=SCRIPT,
)
