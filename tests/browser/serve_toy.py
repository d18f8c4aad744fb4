"""`veche serve` with the toy title on the shelf: the table is told of it as of any title from elsewhere.

Bots think in processes of their own, which run this file again; so the title is registered there too. Whoever only
imports it finds the shelf as it was.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.toy.title import TITLE as FAIR
from veche import titles
from veche.cli import main

if __name__ in ("__main__", "__mp_main__"):
    titles.register(FAIR)

if __name__ == "__main__":
    sys.exit(main())
