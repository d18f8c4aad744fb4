"""How drawings look: the stylesheets that lie beside them."""

from __future__ import annotations

from importlib.resources import files


def style_in(*packages: str) -> str:
    """The stylesheets in `draw` of these packages, one after the other. No code of the drawings is loaded."""
    folders = [files(package).joinpath("draw") for package in packages]
    found = [file for one in folders if one.is_dir() for file in sorted(one.iterdir(), key=lambda file: file.name)]
    return "".join([file.read_text("utf-8") for file in found if file.name.endswith(".css")])
