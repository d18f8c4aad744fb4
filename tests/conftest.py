"""What all tests share: how Hypothesis searches, and the toy title on the shelf with the others."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from sqlalchemy import URL

from tests import postgres as postgres_server
from tests.shelf.kept import shelf_as_it_was
from tests.toy.title import TITLE as FAIR
from tests.toy.title import Fair
from veche import titles

# On a slow or busy machine an example may take its time; the same examples every time make a red run repeatable.
settings.register_profile(
    "ci", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", parent=settings.get_profile("ci"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """Whatever a test puts on the shelf is gone after it: no test depends on which others ran in its process."""
    with shelf_as_it_was():
        yield


@pytest.fixture
def fair() -> Fair:
    """The toy title, registered like any other for the length of a test."""
    titles.register(FAIR)
    return FAIR


@pytest.fixture(scope="session")
def postgres() -> Iterator[URL]:
    """The address of a PostgreSQL server, begun with the first test that needs one."""
    with postgres_server.served() as url:
        yield url
