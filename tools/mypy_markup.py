"""What mypy must know of `veche.drawing.html`: an f-string is HTML if only HTML and numbers are put into it.

For mypy every f-string is a `str`, which passes for no HTML; `html(f"…")` makes HTML of one. This plugin looks into it
and refuses whatever is neither HTML nor a number: that has to go through `esc` first. What is written in the source
itself, in the f-string or as one of the two sides of a condition in it, is HTML as it stands.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

from mypy.errorcodes import ErrorCode
from mypy.nodes import CallExpr, ConditionalExpr, Expression, ListExpr, MemberExpr, StrExpr
from mypy.plugin import FunctionContext, Plugin
from mypy.types import Instance, LiteralType, Type, UnionType, get_proper_type

MAKER: Final = "veche.drawing.html.html"
MARKUP: Final = "veche.drawing.html.Html"
NUMBERS: Final = ("builtins.int", "builtins.float", "builtins.bool", "mypy_extensions.i64")
UNESCAPED: Final = ErrorCode("unescaped", "Text becomes HTML without being escaped", "Veche")


class MarkupPlugin(Plugin):
    """Looks at whatever is made HTML."""

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        return made if fullname == MAKER else None


def made(context: FunctionContext) -> Type:
    """One call of `html`: everything that is put into its string."""
    for argument in context.args[0]:
        for piece in pieces(argument):
            kind = context.api.get_expression_type(piece)
            if not is_harmless(kind):
                said = f'HTML is made of text that was not escaped, of type "{kind}"; use esc(…)'
                context.api.fail(said, piece if piece.line > 0 else context.context, code=UNESCAPED)
    return context.default_return_type


def pieces(written: Expression) -> list[Expression]:
    """What is put into a string, without what is written in the source itself."""
    if isinstance(written, StrExpr):
        return []
    if isinstance(written, ConditionalExpr):
        return pieces(written.if_expr) + pieces(written.else_expr)
    parts = parts_of_f_string(written)
    return [written] if parts is None else [piece for part in parts for piece in pieces(part)]


def parts_of_f_string(written: Expression) -> list[Expression] | None:
    """What an f-string consists of; None for anything else.

    For mypy an f-string is `"".join([…])`, and what is put into it `"{:{}}".format(…, "how")`.
    """
    if not isinstance(written, CallExpr) or not isinstance(written.callee, MemberExpr):
        return None
    method, text = written.callee.name, written.callee.expr
    if not isinstance(text, StrExpr):
        return None
    if method == "join" and text.value == "" and isinstance(written.args[0], ListExpr):
        return written.args[0].items
    if method == "format" and text.value == "{:{}}":
        return written.args[:1]
    return None


def is_harmless(kind: Type) -> bool:
    """Whether it is HTML, a number, or a constant that needs no escaping."""
    kind = get_proper_type(kind)
    if isinstance(kind, UnionType):
        return all(is_harmless(one) for one in kind.items)
    if isinstance(kind, LiteralType):
        return isinstance(kind.value, int | float) or escape(str(kind.value)) == kind.value
    if not isinstance(kind, Instance):
        return False
    if kind.last_known_value is not None:
        return is_harmless(kind.last_known_value)
    return kind.type.fullname == MARKUP or kind.type.fullname in NUMBERS


def plugin(version: str) -> type[Plugin]:
    """What mypy asks for, whatever its version."""
    return MarkupPlugin
