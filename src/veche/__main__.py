"""`python -m veche` is the same as `veche`."""

from __future__ import annotations

import sys

from veche.cli import main

if __name__ == "__main__":
    sys.exit(main())
