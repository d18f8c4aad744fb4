"""JSON that a person wrote or sent: whatever cannot be read is told, and never breaks whoever reads it."""

from __future__ import annotations

import json
from math import isinf
from typing import Any

from veche.kernel.errors import VecheError

DEEPEST = 50
"""How deeply brackets may be nested: far more than anything of ours needs, far less than what breaks a copy."""


class BadJson(VecheError):
    """A text is not JSON, or holds what nobody can read."""


def read_json(text: str) -> Any:
    """What the text says.

    >>> read_json('{"round": 2}')
    {'round': 2}
    >>> read_json('{"round": ')
    Traceback (most recent call last):
    veche.kernel.json_text.BadJson: line 1, column 11: this is not JSON (Expecting value)
    >>> read_json('{"round": Infinity}')
    Traceback (most recent call last):
    veche.kernel.json_text.BadJson: Infinity is no number that JSON knows
    """
    try:
        data = json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except json.JSONDecodeError as error:
        raise BadJson("json.not", line=error.lineno, column=error.colno, what=error.msg) from None
    except ValueError:  # Python reads no number of more than some thousand digits
        raise BadJson("json.long") from None
    except RecursionError:
        raise BadJson("json.deep") from None
    if _is_deeper(data, DEEPEST):
        raise BadJson("json.deep")
    return data


def _no_number(word: str) -> Any:
    """JSON has no such word, though Python reads it: no database would keep it."""
    raise BadJson("json.word", word=word)


def _finite(digits: str) -> float:
    number = float(digits)
    if isinf(number):
        raise BadJson("json.large")
    return number


def _is_deeper(data: Any, levels: int) -> bool:
    inside = list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []
    return levels < 0 or any(_is_deeper(one, levels - 1) for one in inside)
