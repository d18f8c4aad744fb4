"""A process that opens the store at an address and, when told to, writes version 2 of a match; it says if it did."""

from __future__ import annotations

import sys

from veche.store.errors import Stale
from veche.store.open import open_store
from veche.store.records import Written

if __name__ == "__main__":
    address, match, text = sys.argv[1:]
    store = open_store(address)
    print("ready", flush=True)
    sys.stdin.readline()
    try:
        store.append(match, [Written(2, "blue", text), Written(3, "chance", text)], position={"of": text})
        print("written", flush=True)
    except Stale:
        print("stale", flush=True)
    store.engine.dispose()
