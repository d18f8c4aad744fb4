"""Messages as tests look at them: what a message may say, and which arguments it asks for."""

from __future__ import annotations

from itertools import product

from fluent.syntax import ast

from veche.kernel.words import Words
from veche.language.catalogue import ident, parsed


def texts(source: str) -> list[str]:
    """Everything that a message may say, a text for each way to choose among its variants; arguments in braces.

    >>> texts("tip = For { $price ->\\n    [one] a coin\\n   *[other] { WORD($price) } coins\\n    } or { $good }.")
    ['For a coin or {good}.', 'For {price} coins or {good}.']
    """
    return _of(parsed(source).value)


def without_plurals(source: str) -> str:
    """What a message says besides what it chooses by number; where it chooses by anything else, all of it.

    >>> without_plurals("tip = For { $price ->\\n    [one] a coin\\n   *[other] { $price } coins\\n    } or a horse.")
    'For {} or a horse.'
    """
    return _besides_plurals(parsed(source).value)


def text(words: Words, key: str) -> str:
    """What the message of a key says, which has but one way to say it."""
    (only,) = texts(words.entries[ident(key)])
    return only


def arguments(words: Words, key: str) -> set[str]:
    """The arguments that a message asks for, apart from figures of the rules; a message that is missing is an error."""
    return set(words.message(key).variables) - set(words.figures)


def _of(pattern: ast.Pattern) -> list[str]:
    parts = [[one.value] if isinstance(one, ast.TextElement) else _placed(one.expression) for one in pattern.elements]
    return ["".join(choice) for choice in product(*parts)]


def _besides_plurals(pattern: ast.Pattern) -> str:
    said = ""
    for one in pattern.elements:
        if isinstance(one, ast.TextElement):
            said += one.value
        elif isinstance(one.expression, ast.SelectExpression) and not _by_number(one.expression):
            said += " / ".join([_besides_plurals(variant.value) for variant in one.expression.variants])
        else:
            said += "{}"
    return said


def _by_number(select: ast.SelectExpression) -> bool:
    keys = [variant.key for variant in select.variants]
    return any(key.value == "1" if isinstance(key, ast.NumberLiteral) else key.name == "one" for key in keys)


def _placed(one: object) -> list[str]:
    if isinstance(one, ast.SelectExpression):
        return [said for variant in one.variants for said in _of(variant.value)]
    if isinstance(one, ast.FunctionReference):
        return _placed(one.arguments.positional[0])
    if isinstance(one, ast.VariableReference | ast.MessageReference):
        return [f"{{{one.id.name}}}"]
    assert isinstance(one, ast.StringLiteral), one
    return [str(one.parse()["value"])]
