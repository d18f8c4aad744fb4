"""Sentences about a game: what is asked, what a move means, and the chronicle of what was done."""

from __future__ import annotations

from typing import Any

from veche.kernel.catalogue import Catalogue
from veche.kernel.game import Entry, Game
from veche.kernel.rules import Ask
from veche.kernel.state import State
from veche.kernel.view import View, docket_of
from veche.kernel.words import Words


def prompt(game: Game[Any], ask: Ask, words: Words, s: State) -> str:
    """The question that is asked in this state of the game, its latest or an earlier one."""
    key = fitting(words, f"ask.{ask.procedure}", game.title.wording(game.rules, s, ask.frame))
    if key not in words:
        return ask.procedure.replace("-", " ").capitalize() + "?"
    return words.say(key, {"seat": game.seat_name(ask.seat), **game.title.operands(game.rules, ask.frame)})


def fitting(words: Words, key: str, wording: str) -> str:
    """The key with as many parts of the wording as there are words for.

    >>> fitting(Words({"ask-act": "", "ask-act-poor": ""}), "ask.act", ".poor.late")
    'ask.act.poor'
    """
    while wording and f"{key}{wording}" not in words:
        wording = wording[: wording.rindex(".")]
    return f"{key}{wording}"


def meaning(catalogue: Catalogue, move: int, words: Words) -> str:
    """What a move means, with a capital letter, whatever name of a thing it begins with."""
    return begun(words.say(f"move.{catalogue.verbs[move].replace(' ', '-')}", catalogue.arguments(move)))


def begun(said: str) -> str:
    """What stands at the beginning of a sentence.

    >>> begun("einen Markt in Kiev bauen")
    'Einen Markt in Kiev bauen'
    """
    return said[:1].upper() + said[1:]


def remark(game: Game[Any], view: View, move: int, words: Words) -> str:
    """What whoever is asked should know before making the move, or nothing. `view` is what they see."""
    keys = game.title.remark(game.rules, view, move).split()
    if not keys:
        return ""
    frame = docket_of(view)
    operands = game.title.operands(game.rules, frame) if frame is not None else {}
    arguments = {**operands, **game.title.remark_arguments(game.rules, view, move)}
    return "; ".join([words.say(key, arguments) for key in keys])


def with_remark(sentence: str, remark: str) -> str:
    """What a move means, with what should be known before it is made.

    >>> with_remark("Sing the song", "it would do nothing now"), with_remark("Sing the song", "")
    ('Sing the song (it would do nothing now)', 'Sing the song')
    """
    return f"{sentence} ({remark})" if remark else sentence


def told(game: Game[Any], entry: Entry, reader: int, words: Words, name: str) -> str:
    """A line of the chronicle as `reader` may read it: `name` did this. Secrets are told without what is secret."""
    if entry.is_undo:
        return words.say("log.undo", {"name": name}) if "log.undo" in words else f"{name} took back a move."
    if entry.move < 0:
        return entry.text
    catalogue = game.rules.catalogue
    key = f"log.{catalogue.verbs[entry.move].replace(' ', '-')}"
    arguments: dict[str, str | int] = {"name": name, **catalogue.arguments(entry.move)}
    if game.text_for(entry, reader) != entry.text:
        hidden = f"{key}.hidden"
        owner = game.seat_name(entry.reader)
        return words.say(hidden, {"name": name, "owner": owner}) if hidden in words else catalogue.masked(entry.move)
    if entry.reader >= 0:
        arguments["owner"] = game.seat_name(entry.reader)
    arguments["number"] = game.title.how_many(game.rules, entry.move, game.before(entry))
    said = words.say(key, arguments) if key in words else f"{name}: {meaning(catalogue, entry.move, words)}"
    more = game.title.aftermath(game.rules, game.state, entry.move, game.before(entry))
    return f"{said} {words.say(more)}" if more else said
