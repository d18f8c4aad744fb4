"""The table for programs: JSON over HTTP under `/api`, described at `/api/openapi.json`.

It is an application of its own within the table, with the table's hall. A seat's secret is its bearer token; cookies
count for nothing here, so no form needs a token of ours. What a seat gets is made from its view, as pages are.
"""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from veche import __version__
from veche.kernel.errors import BrokenPast, VecheError
from veche.protocol import Problem
from veche.table.api import events, finding, page, playing, problems
from veche.table.hall import Hall

TAGS = [
    {"name": "finding", "description": "What can be played, new matches, and sitting down."},
    {"name": "playing", "description": "What a seat sees, may do and does."},
]


def create_api(hall: Hall) -> FastAPI:
    """The application for programs, over the same matches as the pages."""
    api = FastAPI(
        title="Veche",
        version=__version__,
        summary="A table for games of old Rus' and Siberia, for programs.",
        description=page.INTRODUCTION,
        openapi_url="/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        openapi_tags=TAGS,
        servers=[{"url": "/api"}],
        root_path_in_servers=False,
    )
    api.state.hall = hall
    for part in (finding, playing, events):
        api.include_router(part.router)
    api.include_router(page.router, include_in_schema=False)
    api.add_exception_handler(VecheError, problems.tell)
    api.add_exception_handler(BrokenPast, problems.look_again)
    api.add_exception_handler(HTTPException, problems.refuse)
    api.add_exception_handler(RequestValidationError, problems.ask_again)
    api.add_exception_handler(SQLAlchemyError, problems.wait_for_the_store)
    api.add_exception_handler(ClientDisconnect, problems.leave)
    api.add_exception_handler(Exception, problems.stumble)
    described = api.openapi

    def openapi() -> dict[str, Any]:
        """The description, with the problem that every operation may answer."""
        if api.openapi_schema is None:
            schemas = described()["components"]["schemas"]
            schemas["Problem"] = Problem.model_json_schema()
            for name in ("HTTPValidationError", "ValidationError"):
                schemas.pop(name, None)
        assert api.openapi_schema is not None
        return api.openapi_schema

    api.openapi = openapi  # type: ignore[method-assign]
    return api
