"""What the pages around a title say: one catalogue, so that another language is one more file."""

from __future__ import annotations

import json
from importlib.resources import files

from veche.kernel.words import Words

PHRASES = Words(json.loads(files("veche.table").joinpath("phrases.en.json").read_text("utf-8")))
