"""The laws that hold for every title: one function each, which raises Broken where its law does not hold.

Nothing here knows a title. What only a title can say comes from the tables in `conservation`, `unseen` and `setups`.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from tests.laws.chi_square import OFTEN, bound, distance
from tests.laws.conservation import CONSERVED, NEVER_BACK
from tests.laws.endless import Prolonger
from tests.laws.setups import LONGEST_TURN
from tests.laws.states import (
    AnyRules,
    Broken,
    Fingerprint,
    chosen,
    continuation,
    difference,
    fingerprint,
    question,
    readers,
)
from tests.laws.unseen import UNSEEN
from tests.laws.wealth import WEALTH
from veche.kernel.catalogue import Catalogue
from veche.kernel.docket import CHANCE, NOBODY, frames
from veche.kernel.errors import BadPosition, CannotUndo
from veche.kernel.game import Entry, Game
from veche.kernel.journal import read, write
from veche.kernel.rules import Ask
from veche.kernel.turn import Turn, same_turn
from veche.shelf.title import AnyTitle

FURTHER = 25
"""How many moves are played on where a law compares two continuations."""

GUESSES = 1500

_READ_AGAIN: dict[Catalogue, set[int]] = {}
"""The moves of each catalogue that have made the round trip; a catalogue does not change."""


def hold(law: str, holds: bool, what: str) -> None:
    """What is wrong is said beforehand: where that takes long, a law raises Broken itself."""
    if not holds:
        raise Broken(law, what)


# Every position


def no_dead_end(rules: AnyRules, s: Any, ask: Ask | None) -> None:
    """Whoever is asked has a move; all moves differ and are in the catalogue; chance has a weight for each.

    `ask` is what the state asks, here and in the laws of every position: to ask is what takes the longest.
    """
    law = "no dead end"
    if ask is None:
        hold(law, rules.outcome(s) is not None, "the game is over without an outcome")
        return
    hold(law, rules.outcome(s) is None, "there is an outcome before the game is over")
    moves, wrong = ask.moves, ""
    if not moves:
        wrong = f"offers seat {ask.seat} no move"
    elif len(set(moves)) != len(moves):
        wrong = f"offers a move twice: {moves}"
    elif min(moves) < 0 or max(moves) >= len(rules.catalogue):
        wrong = f"offers what is no move: {moves}"
    elif ask.seat < 0 and ask.seat != CHANCE:
        wrong = f"asks seat {ask.seat}"
    elif ask.seat != CHANCE and ask.weights:
        wrong = "has weights but asks a seat"
    elif ask.seat == CHANCE and (len(ask.weights) != len(moves) or min(ask.weights) <= 0):
        wrong = f"has weights {ask.weights} for moves {moves}"
    if wrong:
        raise Broken(law, f"{ask.procedure} {wrong}")


def bounded_length(game: Game[Any], longest: int) -> None:
    """A game ends after so many moves at the latest."""
    length = len(game.line())
    hold("bounded length", length <= longest, f"the game has {length} moves and is not over")


def every_question_has_its_turn(title: AnyTitle, ask: Ask | None, turn: Turn | None) -> None:
    """Whoever is asked is asked in somebody's turn, of a kind; only chance has its say between turns as well."""
    law = "every question has its turn"
    if turn is None:
        hold(law, ask is None or ask.seat == CHANCE, f"{ask and ask.procedure} is asked in nobody's turn")
        return
    hold(law, ask is not None, "a turn goes on although the game is over")
    hold(law, 0 <= turn.seat < len(title.meta.seats), f"it is the turn of seat {turn.seat}")


def turns_do_not_overlap(rules: AnyRules, before: Turn | None, last: Turn | None, turn: Turn | None) -> None:
    """A turn is over before another begins, and does not come back.

    `before` is the turn at the question before, `last` the last one that there was. Between turns, several may choose
    one after the other on the same frame, as when two sing before the songs of winter.
    """
    law = "turns do not overlap"
    if turn is None or last is None or same_turn(turn, before):
        return
    if turn.below is last.below and turn.seat != last.seat and turn.kind in rules.between_turns:
        return
    hold(law, turn.below is not last.below, f"a turn of seat {turn.seat} ({turn.kind}) goes on after it was over")
    later = frames(turn.below)
    hold(law, not any(f is last.below for f in later), f"a turn ({turn.kind}) begins within another ({last.kind})")


def same_turn_there(rules: AnyRules, s: Any, there: Any, where: str) -> None:
    """Whose turn it is, of which kind, and what comes after it is no secret: positions and guesses tell it too."""
    told, found = _turn_told(rules.turn(s)), _turn_told(rules.turn(there))
    if found != told:
        raise Broken("everybody sees the same turn", f"{where}: {found}, not {told}")


def _turn_told(turn: Turn | None) -> tuple[object, ...]:
    """A turn as something that can be compared between states that share nothing."""
    if turn is None:
        return ()
    return (turn.seat, turn.kind, [(f.procedure, f.seat, f.a, f.b, f.c, f.d) for f in frames(turn.below)])


def conservation(title: AnyTitle, rules: AnyRules, s: Any) -> None:
    """Nothing is lost and nothing comes from nowhere: what the title's own table says."""
    problems = CONSERVED[title.meta.id](rules, s)
    hold("conservation", not problems, "; ".join(problems))


def nothing_goes_back(title: AnyTitle, before: Any, after: Any) -> None:
    """What never goes down has not gone down with this move."""
    problems = NEVER_BACK[title.meta.id](before, after)
    hold("conservation", not problems, "; ".join(problems))


def notation_round_trip(rules: AnyRules, moves: list[int]) -> None:
    """Every legal move is written so that it can be read again, whatever the capitals and white space."""
    read_again = _READ_AGAIN.setdefault(rules.catalogue, set())
    for move in moves:
        if move in read_again:
            continue
        read_again.add(move)
        text = rules.catalogue.text(move)
        for written in (text, f"  {text.upper().replace(' ', '   ')} "):
            found = rules.catalogue.number(written)
            hold("notation round trip", found == move, f"{written!r} is read as {rules.catalogue.text(found)!r}")


# Dear ones


def turns_end(title: AnyTitle, rules: AnyRules, s: Any, seed: int) -> int:
    """Whoever wants nothing but to go on, however rich, comes to the end of the turn that begins here.

    Gives the number of decisions of the longest line that was found.
    """
    law = "turns end"
    turn = rules.turn(s)
    assert turn is not None
    rich = rules.copy(s)
    WEALTH[title.meta.id](rich, turn.seat, Random(seed))
    problems = CONSERVED[title.meta.id](rules, rich)
    hold(law, not problems, f"nobody can be that rich: {'; '.join(problems)}")
    most = LONGEST_TURN[title.meta.id]
    line = Prolonger(title, rules, rules.copy(rich), seed).longest(most + 1)
    if len(line) > most:
        told = ", ".join(rules.catalogue.text(move) for move in line)
        who = f"a turn ({turn.kind}) of {title.meta.seats[turn.seat]} goes on after {most} decisions"
        raise Broken(law, f"{who}: {told}\nfrom the position {json.dumps(title.dump(rules, rich))}")
    return len(line)


def asking_is_pure(rules: AnyRules, s: Any) -> None:
    """Asking twice gives the same question and changes nothing."""
    before = fingerprint(s)
    first, second = rules.ask(s), rules.ask(s)
    if question(first) != question(second):
        raise Broken("asking is pure", f"{question(first)} / {question(second)}")
    if first is not None and second is not None:
        first.moves.append(-7)
        hold("asking is pure", question(rules.ask(s)) == question(second), "the moves are a list of the state's own")
    hold("asking is pure", fingerprint(s) == before, "asking changed the state")


class Ahead:
    """A copy of a state, played on at random: what was asked on the way, and where it led."""

    def __init__(self, rules: AnyRules, s: Any, seed: int) -> None:
        self.seed = seed
        self.state = rules.copy(s)
        self.begun_as = fingerprint(self.state)
        self.kept = rules.copy(self.state)
        self.asked = continuation(rules, self.state, seed, FURTHER)


def copies_never_alias(s: Any, ahead: Ahead) -> None:
    """Whatever was played on a copy, the original stayed as it is, and so did a copy of the copy."""
    if fingerprint(s) != ahead.begun_as:
        raise Broken("copies never alias", f"a copy that was played on differs in {difference(s, ahead.kept)}")
    hold("copies never alias", fingerprint(ahead.kept) == ahead.begun_as, "playing on a copy changed a copy of it")


def past_copies_are_unchanged(kept: list[tuple[int, Any, Fingerprint]]) -> None:
    """Copies made along the way still hold at the end of the game what they held then."""
    for version, s, then in kept:
        hold("copies never alias", fingerprint(s) == then, f"the copy of version {version} has changed since")


def dump_and_load(title: AnyTitle, rules: AnyRules, s: Any, ahead: Ahead) -> None:
    """A position written and read in the middle of anything is the same position and goes on in the same way.

    Where two states hold the same throughout, so do their dumps: only others have to be dumped to be compared.
    """
    law = "dump and load"
    before = fingerprint(s)
    data = title.dump(rules, s)
    hold(law, fingerprint(s) == before, "dumping changed the state")
    try:
        loaded = title.load(rules, json.loads(json.dumps(data)))
    except BadPosition as error:
        raise Broken(law, f"what was written is refused: {error}") from None
    if fingerprint(loaded) != before:
        again = title.dump(rules, loaded)
        if again != data:
            raise Broken(law, f"the dump of the loaded state differs: {_differing(data, again)}")
    same_turn_there(rules, s, loaded, "a position")
    asked = continuation(rules, loaded, ahead.seed, FURTHER)
    hold(law, asked[0] == ahead.asked[0], "the loaded state asks something else")
    hold(law, asked == ahead.asked, "the loaded state goes on differently")
    if fingerprint(loaded) != fingerprint(ahead.state):
        same = title.dump(rules, loaded) == title.dump(rules, ahead.state)
        hold(law, same, "the loaded state ends up elsewhere")


def _differing(one: dict[str, Any], other: dict[str, Any]) -> str:
    return ", ".join(f"{key}: {one.get(key)} / {other.get(key)}" for key in one if one.get(key) != other.get(key))


def journal_rebuilds(title: AnyTitle, game: Game[Any]) -> None:
    """The text of the journal alone gives the same game."""
    law = "the journal rebuilds the state"
    text = write(game)
    again = read(text, lambda name: title)
    if fingerprint(again.state) != fingerprint(game.state):
        raise Broken(law, f"{difference(game.state, again.state)} differs")
    hold(law, write(again) == text, "the journal read and written is another")
    hold(law, [e.text for e in again.line()] == [e.text for e in game.line()], "other moves count")


def goes_on_in_mid_journal(title: AnyTitle, game: Game[Any]) -> None:
    """The position at the resting place and the lines since then give the same game, its past and its way back."""
    law = "a game goes on in mid-journal"
    version, state = game.resting_place()
    lines = [(game.seat_name(entry.seat), entry.text, entry.reader) for entry in game.entries]
    position = json.loads(json.dumps(title.dump(game.rules, state)))
    again: Game[Any] = Game.going_on(
        title, game.setup, game.seed, game.corrections, game.start, lines, version, position
    )
    hold(law, fingerprint(again.state) == fingerprint(game.state), f"{difference(game.state, again.state)} differs")
    hold(law, _entered(again.entries) == _entered(game.entries), "the entries are others")
    hold(law, _entered(again.line()) == _entered(game.line()), "other moves count")
    hold(law, again.undoable() == game.undoable(), f"{again.undoable()} can be taken back, not {game.undoable()}")
    hold(law, _why_no_more(again) == _why_no_more(game), "another reason is told why no more can be taken back")
    hold(law, again.resting_place()[0] == version, "it rests elsewhere")
    past = max(version // 2 - 1, 0)
    hold(law, fingerprint(again.at(past)) == fingerprint(game.at(past)), f"version {past} was another")


def _entered(entries: list[Entry]) -> list[tuple[int, int, int, str, int, int]]:
    return [(one.version, one.seat, one.move, one.text, one.reader, one.back) for one in entries]


def _why_no_more(game: Game[Any]) -> str:
    try:
        game.copy().undo(game.undoable() + 1)
    except CannotUndo as error:
        return str(error)
    return ""


def undo_crosses_nothing(game: Game[Any], before: list[Any]) -> None:
    """One's own last decisions can be taken back, never chance or another seat; all is then as it was before them.

    `before` holds a copy of the state before every move that counts.
    """
    law = "undo crosses nothing"
    line = game.line()
    own = 0
    people = range(game.setup.players)  # an automa takes nothing back
    while own < len(line) and line[-1 - own].seat in people and line[-1 - own].seat == line[-1].seat:
        own += 1
    free = game.undoable()
    hold(law, free <= own, f"{free} moves can be taken back, but only {own} are the seat's own")
    if game.entries and not game.entries[-1].is_undo and not game.is_over:
        undone = [entry.version for entry in game.entries if entry.is_undo]
        since = [entry for entry in line[len(line) - own :] if not undone or entry.version > undone[-1]]
        hold(law, free >= len(since), f"only {free} of {len(since)} own moves can be taken back")
    for steps in range(1, free + 1):
        twin = game.copy()
        twin.undo(steps)
        if fingerprint(twin.state) != fingerprint(before[-steps]):
            raise Broken(law, f"after {steps} steps back {difference(twin.state, before[-steps])} differs")
        hold(law, twin.version == game.version + 1 and twin.entries[-1].is_undo, "the undo is no entry of the journal")
        hold(law, len(twin.line()) == len(line) - steps, "another number of moves counts than was kept")
    try:
        game.copy().undo(free + 1)
    except CannotUndo:
        return
    raise Broken(law, f"{free + 1} moves were taken back, but only {free} can be")


def undo_never_peeks(game: Game[Any], seed: int) -> bool:
    """What a seat can take back freely has shown it nothing: its view afterwards follows from its view before.

    So it is the same whichever guess of the seat was the truth.
    """
    rules, ask = game.rules, game.ask
    if ask is None or ask.seat == CHANCE:
        return False
    dice = Random(seed)
    move = chosen(ask, dice)
    twin = game.copy()
    twin.play(move)
    if not twin.undoable():
        return False
    seen = rules.view(twin.state, ask.seat)
    for _ in range(2):
        other = rules.guess(rules.view(game.state, ask.seat), dice.getrandbits(32))
        rules.play(other, move)
        same = rules.view(other, ask.seat) == seen
        text = rules.catalogue.text(move)
        hold("undo never peeks", same, f"{text!r} shows seat {ask.seat} something hidden and can be taken back")
    return True


def secrets_stay_secret(rules: AnyRules, s: Any, players: int, seed: int) -> bool:
    """Whatever the answer to a secret question, nobody else sees a difference."""
    ask = rules.ask(s)
    if ask is None or not ask.secret or len(ask.moves) < 2:
        return False
    dice = Random(seed)
    results = []
    for move in dice.sample(ask.moves, min(len(ask.moves), 4)):
        twin = rules.copy(s)
        rules.play(twin, move)
        results.append((move, twin))
    if any(twin.docket is None for _, twin in results):
        return False
    for reader in readers(players):
        if reader != ask.frame.seat or reader == NOBODY:
            first = rules.view(results[0][1], reader)
            for move, twin in results[1:]:
                texts = f"{rules.catalogue.text(results[0][0])!r} from {rules.catalogue.text(move)!r}"
                same = rules.view(twin, reader) == first
                hold("secrets stay secret", same, f"{ask.procedure}: seat {reader} can tell {texts}")
    masks = {rules.catalogue.masked(move) for move in ask.moves}
    hold("secrets stay secret", len(masks) == 1, f"{ask.procedure}: others can tell {sorted(masks)} apart")
    return True


# Views and guesses


def guesses_fit_every_view(title: AnyTitle, rules: AnyRules, s: Any, players: int, seed: int) -> None:
    """`guesses_fit_the_view` for every seat and the spectator; and nothing of it changes the truth."""
    before = fingerprint(s)
    for reader in readers(players):
        guesses_fit_the_view(title, rules, s, reader, seed)
    hold("guesses fit the view", fingerprint(s) == before, "looking and guessing changed the state")


def guesses_fit_the_view(title: AnyTitle, rules: AnyRules, s: Any, reader: int, seed: int) -> None:
    """A guess from a view looks like the view, is a possible state, and leaves view and truth alone."""
    law = "guesses fit the view"
    view = rules.view(s, reader)
    guess = rules.guess(view, seed)
    again = rules.view(guess, reader)
    if again != view:
        raise Broken(law, f"seat {reader}: {_differing_view(view.data(), again.data())}")
    same_turn_there(rules, s, guess, f"a guess of seat {reader}")
    problems = CONSERVED[title.meta.id](rules, guess)
    hold(law, not problems, f"seat {reader} guesses an impossible state: {'; '.join(problems)}")
    continuation(rules, guess, seed, 5)
    hold(law, rules.view(s, reader) == view, f"seat {reader}: playing on a guess changed the view it came from")


def views_travel_as_data(rules: AnyRules, s: Any, reader: int, seed: int) -> None:
    """A view that was sent to another process as text is the same view, and the same is guessed from it."""
    law = "views travel as data"
    view = rules.view(s, reader)
    there = rules.view_from(json.loads(json.dumps(view.data())))
    hold(law, there == view and there.data() == view.data(), f"seat {reader}: the view is another after the journey")
    same = fingerprint(rules.guess(there, seed)) == fingerprint(rules.guess(view, seed))
    hold(law, same, f"seat {reader}: something else is guessed after the journey")


def guesses_cannot_be_told_apart(rules: AnyRules, s: Any, reader: int, seed: int) -> None:
    """Two guesses of a seat look alike to it in everything it sees, and it guesses the same from both."""
    law = "guesses cannot be told apart"
    view = rules.view(s, reader)
    one, other = rules.guess(view, seed), rules.guess(view, seed + 1)
    first, second = rules.view(one, reader), rules.view(other, reader)
    if first.data() != second.data():
        raise Broken(law, f"seat {reader}: {_differing_view(first.data(), second.data())}")
    same = fingerprint(rules.guess(first, seed)) == fingerprint(rules.guess(second, seed)) == fingerprint(one)
    hold(law, same, f"seat {reader}: a guess depends on more than the view shows")


def asked_seat_knows_its_moves(rules: AnyRules, s: Any, seed: int) -> bool:
    """The moves of the asked seat are the same in every guess of that seat."""
    ask = rules.ask(s)
    if ask is None or ask.seat == CHANCE:
        return False
    view, asked = rules.view(s, ask.seat), question(ask)
    for number in range(3):
        guessed = question(rules.ask(rules.guess(view, seed + number)))
        if guessed != asked:
            raise Broken("the asked seat knows its moves", f"{asked} / {guessed}")
    return True


def guesses_vary(title: AnyTitle, rules: AnyRules, s: Any, reader: int, seed: int, deviations: float = OFTEN) -> int:
    """Every unseen card turns up in every unseen slot as often as it should, by a chi-square bound.

    Gives the number of slots that were looked at.
    """
    law = "guesses vary"
    view = rules.view(s, reader)
    slots = UNSEEN[title.meta.id]
    found: dict[tuple[str, str], Counter[int]] = {}
    sizes: dict[tuple[str, str], int] = {}
    pools: dict[str, Counter[int]] = {}
    for number in range(GUESSES):
        for pool, places in slots(view, rules.guess(view, seed * GUESSES + number)).items():
            cards = Counter(card for held in places.values() for card in held)
            same = pools.setdefault(pool, cards) == cards
            hold(law, same, f"seat {reader}: the cards of {pool} are not always the same")
            for place, held in places.items():
                same = sizes.setdefault((pool, place), len(held)) == len(held)
                hold(law, same, f"seat {reader}: {place} does not always hold as many cards")
                found.setdefault((pool, place), Counter()).update(held)
    checked = 0
    for (pool, place), counts in found.items():
        size, whole = sizes[pool, place], sum(pools[pool].values())
        kinds = sorted(pools[pool])
        if size in (0, whole) or len(kinds) < 2:
            continue
        missing = [kind for kind in kinds if not counts[kind]]
        hold(law, not missing, f"seat {reader}: {missing} of {pool} never turn up in {place}")
        expected = [GUESSES * size * pools[pool][kind] / whole for kind in kinds]
        # The cards of one guess are drawn without replacement, so that counts vary less than independent ones.
        spread = (whole - 1) / (whole - size)
        far = distance([counts[kind] for kind in kinds], expected) * spread
        most = bound(len(kinds) - 1, deviations)
        hold(law, far < most, f"seat {reader}: {place} of {pool} is not mixed well ({far:.1f} > {most:.1f})")
        checked += 1
    return checked


def _differing_view(one: Any, other: Any, where: str = "") -> str:
    """Where two views differ, as dotted names."""
    if isinstance(one, dict) and isinstance(other, dict):
        parts = [_differing_view(one.get(key), other.get(key), f"{where}.{key}") for key in one | other]
        return "; ".join(part for part in parts if part)
    return "" if one == other else f"{where[1:]}: {one} / {other}"
