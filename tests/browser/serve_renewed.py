"""`veche serve` after an upgrade: the same program with one static file changed, and so another edition.

The workers of a table import this file again; so the files are exchanged wherever it is run.
"""

import sys
import tempfile
from pathlib import Path
from shutil import copytree

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from veche.cli import main
from veche.table import editions

SAYS = "document.documentElement.dataset.renewed"
"""What pages of the new edition have set."""

if __name__ in ("__main__", "__mp_main__"):
    renewed = Path(tempfile.mkdtemp()) / "static"
    copytree(editions.STATIC, renewed)
    with (renewed / "mine.js").open("a", encoding="utf-8") as script:
        script.write(f'\n{SAYS} = "yes";\n')
    editions.STATIC = renewed

if __name__ == "__main__":
    sys.exit(main())
