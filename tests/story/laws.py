"""What holds of the story of every game, whoever reads it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from tests.story.told import composed, is_by_itself, sentences, things, voice
from veche.kernel.docket import NOBODY
from veche.kernel.entry import EVERYBODY
from veche.kernel.game import Game
from veche.language.catalogue import ident, parsed
from veche.shelf.title import title_of
from veche.story.composer import ALL, Composer
from veche.story.passage import Happening, Passage
from veche.titles.rurik.both.state import HERE

Ledger = Callable[[Game[Any], Passage, int], dict[tuple[int, str], int]]
"""What a passage says of coins, goods and troops: by seat and kind, so many more or (below 0) fewer."""


def readers(game: Game[Any]) -> list[int]:
    return [*range(game.setup.players), NOBODY, ALL]


def examine(game: Game[Any], ledger: Ledger, goods: Sequence[str]) -> None:
    """Every law, for every reader of a game that was played."""
    for reader in readers(game):
        passages = composed(game, reader)
        every_version_once(game, passages)
        every_key_has_its_arguments(game, passages)
        nothing_raw(game, passages, reader)
        no_secret(game, passages, reader)
        counts_agree(game, passages, reader, ledger, goods)


def every_version_once(game: Game[Any], passages: list[Passage]) -> None:
    """Passages follow each other without a gap; what came by itself has the version of the move before it."""
    last: Passage | None = None
    for one in passages:
        assert one.first <= one.last
        if not is_by_itself(one, last):
            assert one.first == (last.last + 1 if last else 1)
        last = one
    assert last is not None
    assert last.last == game.version


def every_key_has_its_arguments(game: Game[Any], passages: list[Passage]) -> None:
    words = game.words()
    for passage in passages:
        for one in sentences(passage):
            assert one.key in words, one
            wanted = set(parsed(words.entries[ident(one.key)]).variables) - set(words.figures)
            forms = {form: kind for form, kind, _ in words.forms(one.key)}
            needed = {forms.get(form, form) for form in wanted}
            assert needed <= set(one.arguments), one
            assert one.key.startswith("log.") or set(one.arguments) <= needed | set(words.figures), one


def nothing_raw(game: Game[Any], passages: list[Passage], reader: int) -> None:
    """No sentence has a brace, a key, or the name by which the notation calls a thing."""
    nouns = {word for text in game.rules.catalogue.nouns for word in text.split()}
    raw = {word for word in nouns if "_" in word or word in ("kiev", "novgorod")}
    say = voice(game, reader)
    for passage in passages:
        text = say.tell(passage)
        assert not re.search(r"[{}\ue000-\uf8ff]|story[.-]|log[.-]|\w_\w|  |\s[.,;:]|\(\)|: ?\.", text), text
        assert not raw & set(re.findall(r"[\w-]+", text)), text
        assert text[0].isupper(), text
        assert text.endswith("."), text


def no_secret(game: Game[Any], passages: list[Passage], reader: int) -> None:
    """A passage about somebody's secret names no card of the kind that is secret to whoever does not know it."""
    for entry in game.entries:
        if entry.reader in (EVERYBODY, reader) or reader == ALL or entry.move < 0:
            continue
        secret = set(game.rules.catalogue.arguments(entry.move))
        for passage in passages:
            if passage.first <= entry.version <= passage.last:
                assert not secret & {thing.kind for thing in things(passage)}, passage


def counts_agree(game: Game[Any], passages: list[Passage], reader: int, ledger: Ledger, goods: Sequence[str]) -> None:
    """What is said of coins, goods and troops is what changed."""
    states = [game.at(0)]
    for entry in game.entries:
        states.append(game.rules.copy(states[-1]))
        game.rules.play(states[-1], entry.move)
    at = 0
    while at < len(passages):
        here = [passages[at]]
        while at + len(here) < len(passages) and is_by_itself(passages[at + len(here)], here[-1]):
            here.append(passages[at + len(here)])
        at += len(here)
        said: dict[tuple[int, str], int] = {}
        for one in here:
            for what, number in ledger(game, one, reader).items():
                said[what] = said.get(what, 0) + number
        before, after = states[here[0].first - 1], states[here[0].last]
        assert {what: number for what, number in said.items() if number} == changed(before, after, goods), here


def changed(before: Any, after: Any, goods: Sequence[str]) -> dict[tuple[int, str], int]:
    """How many coins, goods and troops on the map everybody has more or fewer."""
    found = {}
    for seat in range(after.players):
        found[seat, "coins"] = after.coins[seat] - before.coins[seat]
        here = range(seat * HERE, (seat + 1) * HERE)
        found[seat, "troops"] = sum([after.troops[place] - before.troops[place] for place in here])
        for good, name in enumerate(goods):
            found[seat, name] = after.goods[seat * 5 + good] - before.goods[seat * 5 + good]
    return {what: number for what, number in found.items() if number}


def every_part_can_be_told(game: Game[Any], reader: int) -> None:
    """A turn that is not over, and one that was taken back in part, are told as well as a whole one."""
    title = title_of(game)
    for happenings, kind in _turns(game, reader):
        for cut in range(1, len(happenings)):
            for part in (happenings[:cut], happenings[cut:]):
                told = title.passages(game.rules, part, kind)
                assert told[0].first == part[0].version
                assert told[-1].last == part[-1].version
                every_key_has_its_arguments(game, told)
                nothing_raw(game, told, reader)


def _turns(game: Game[Any], reader: int) -> list[tuple[list[Happening], str]]:
    composer = Composer(title_of(game), game.rules, game.at(0), reader, NOBODY if reader == ALL else reader)
    found: list[tuple[list[Happening], str]] = []
    for entry in game.entries:
        composer.add(entry.version, entry.seat, entry.move, entry.reader)
        if len(composer.happenings) == 1:
            found.append((composer.happenings, composer.turn.kind if composer.turn else ""))
    return found
