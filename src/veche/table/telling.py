"""What happened, as a page tells it: the story of a match for whoever looks from a seat, in sentences."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.scene import Trail
from veche.kernel.docket import CHANCE
from veche.kernel.words import Words
from veche.story.passage import Passage, Sentence, Who
from veche.story.teller import Tellers, since_last_decision
from veche.story.voice import Piece, Voice
from veche.table.phrases import PHRASES
from veche.table.standpoint import Standpoint
from veche.table.strip import MOST_TOLD, Told, on_strip
from veche.table.taken_back import take_backs

TELLERS = Tellers()

HINT = "hint"
"""The kind of a passage that tells of a hint; it belongs to no turn."""


@dataclass(frozen=True)
class Telling:
    """The story as it is told from a standpoint. `since` is what others did since whoever looks last decided,
    `mine` what that player has done in the turn so far, where the others have done nothing since.
    """

    passages: Sequence[Passage]
    voice: Voice
    since: Sequence[Told]
    earlier: int
    mine: Sequence[Passage] = ()

    @property
    def trail(self) -> list[Trail]:
        """What that left on the board."""
        return [Trail(one.number, one.passage.seat, one.passage.traces) for one in self.since if one.passage.traces]

    def trail_at(self, version: int) -> list[Trail]:
        """What the passage to which a version belongs left on the board, as a replay shows it."""
        found = self.at(version)
        return [Trail(1, found.seat, found.traces)] if found and found.traces else []

    def numbers(self) -> dict[str, int]:
        """The number with which a passage is shown, by its mark."""
        return {mark(passage): one.number for one in self.since for passage in one.made_of}

    def at(self, version: int) -> Passage | None:
        """The passage to which a version belongs; what was taken back only where nothing else is there."""
        found = None
        for one in self.passages:
            if one.first <= version <= one.last and (found is None or found.struck):
                found = one
        return found


def mark(passage: Passage) -> str:
    """What a passage is called on a page: by its first version; what the rules did by themselves then, apart, and the
    end of a round apart from that of the game."""
    if passage.kind == HINT:
        return f"{passage.first}-hint"
    return f"{passage.first}-{passage.scene}" if passage.seat == CHANCE and passage.scene else str(passage.first)


def telling(here: Standpoint, words: Words) -> Telling:
    """The story of a match, as it is told to whoever looks from there."""
    now = here.now
    passages = TELLERS.story(now.match.id, now.game, here.viewer, now.resumed)
    voice = Voice(words, now.names, here.viewer)
    besides = [*_taken_back(here, voice), *_hinted(here, voice, passages)]
    if besides:
        passages = sorted([*passages, *besides], key=lambda one: one.first)
    since = since_last_decision(now.game, passages, here.viewer, now.version)
    numbered, earlier = on_strip(since, here.viewer)
    turn = passages[-1].turn if passages else 0
    mine = [one for one in passages if one.turn == turn and one.seat == here.viewer and not one.struck]
    return Telling(passages, voice, numbered, earlier, [] if numbered else mine[-MOST_TOLD:])


def _taken_back(here: Standpoint, voice: Voice) -> list[Passage]:
    """That somebody went back past chance or others, which everybody should know: it is told on its own."""
    found = []
    for version in sorted(take_backs(here.now.game)):
        seat = here.now.game.entries[version - 1].seat
        found.append(
            Passage(version, version, seat, Sentence(PHRASES.say("log.taken_back", {"name": voice.name(Who(seat))})))
        )
    return found


def _hinted(here: Standpoint, voice: Voice, passages: Sequence[Passage]) -> list[Passage]:
    """That somebody was given a hint, which everybody should know. It stands after what was told until then."""
    found = []
    for version, seat in here.now.match.hints:
        before = passages[: bisect_right(passages, version, key=lambda one: one.first)][-1:]
        told = Sentence(PHRASES.say("log.hinted", {"name": voice.name(Who(seat))}))
        turn, chapter = (before[-1].turn, before[-1].chapter) if before else (0, 0)
        found.append(Passage(version, version, seat, told, turn=turn, kind=HINT, chapter=chapter))
    return found


def with_this(here: Standpoint, words: Words, move: int) -> str:
    """The turn of whoever looks, told as it would be once this move was made."""
    now = here.now
    passages = TELLERS.foretold(now.match.id, now.game, here.viewer, [move], now.resumed)
    voice = Voice(words, now.names, here.viewer)
    return " ".join([voice.tell(one) for one in passages if one.seat == here.viewer and not one.struck])


def said(voice: Voice, sentence: Sentence) -> Html:
    """A sentence for a page: players are bold, things can be lit up."""
    return joined([_piece(one) for one in voice.pieces(sentence)])


def _piece(piece: Piece) -> Html:
    text = esc(piece.text)
    if piece.seat is not None:
        return html(f"<b>{text}</b>")
    return html(f'<span data-light="{esc(piece.at)}">{text}</span>') if piece.at else text


def came_of_it(voice: Voice, passage: Passage) -> Html:
    """What came of an action, in smaller print; nothing where nothing did."""
    if not passage.then:
        return EMPTY
    return html(f'<span class="came">{joined([html(" ") + said(voice, one) for one in passage.then])}</span>')
