"""What a process beside the table may be made to do with a journal: things that no journal should make it do."""

from __future__ import annotations

import os
import resource
import time

from veche.table.bringing_in import read_journal
from veche.table.draft import Draft
from veche.table.errors import BadForm


def obey(text: str) -> Draft:
    """A text that is no journal says what happens."""
    if text == "sleep":
        time.sleep(600)
    if text == "die":
        os._exit(1)
    if text == "work":
        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1, most))
        while True:
            pass
    if text == "stumble":
        raise IndexError(text)
    if text == "limits":
        used = resource.getrusage(resource.RUSAGE_SELF)
        work, memory = resource.getrlimit(resource.RLIMIT_CPU)[0], resource.getrlimit(resource.RLIMIT_AS)[0]
        raise BadForm(f"{work - int(used.ru_utime + used.ru_stime)} {memory}")
    if text == "who":
        raise BadForm(str(os.getpid()))
    return read_journal(text)
