"""Connections of no use: where one is cut, or has read of a damaged file, nobody tries the others of its age."""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import InvalidatePoolError

from veche.store.trouble import kind_of

_GIVEN_UP: WeakSet[Engine] = WeakSet()


def give_up(engine: Engine) -> None:
    """Every connection that is open now, in use or not, is closed and made anew before somebody gets it again."""
    _GIVEN_UP.add(engine)


def heed(engine: Engine) -> None:
    """Let an engine close what is given up; and give up by itself what has read of a damaged file, and would believe
    it for ever.
    """

    @event.listens_for(engine, "checkout")
    def _made_anew(_connection: Any, _record: Any, _proxy: Any) -> None:
        if engine in _GIVEN_UP:
            _GIVEN_UP.discard(engine)
            raise InvalidatePoolError

    @event.listens_for(engine, "handle_error")
    def _has_read_damage(context: ExceptionContext) -> None:
        if kind_of(context.original_exception) == "corrupt":
            context.is_disconnect = True


def is_of_no_use(engine: Engine, connection: Any, error: Any) -> bool:
    """Whether an error of the driver's tells that a connection is cut, or has read what is damaged."""
    return engine.dialect.is_disconnect(error, connection, None) or kind_of(error) == "corrupt"
