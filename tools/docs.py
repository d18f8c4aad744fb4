"""Build the documentation as a site: the pages of `docs/`, what the program says of itself, and docstrings.

    make docs

Sources are put together in `build/docs-source`: the pages as they are (links to code become its name), the command line
from its own help, the open protocol from its description, the files of positions and corrections from their schemas.
What comes of it lies in `src/veche/table/documentation`, where the table finds it, and the wheels too. A warning is an
error, a link that leads nowhere above all.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SOURCE = ROOT / "build" / "docs-source"
SITE = ROOT / "src" / "veche" / "table" / "documentation"
FROM_THE_ROOT = {"README": "readme", "CONTRIBUTING": "contributing", "CHANGELOG": "changelog"}
"""Pages that lie beside `docs/`, and what they are called in the site."""

LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")
PICTURE = re.compile(r"<img [^>]*>|!\[[^\]]*\]\([^)]*\)", re.DOTALL)
METHODS = ("get", "post", "put", "delete")

CONF = """
project = "Veche"
copyright = "Veche contributors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Veche {version}"
html_static_path = []
html_show_sourcelink = False
html_copy_source = False
myst_heading_anchors = 6
myst_enable_extensions = ["colon_fence"]
suppress_warnings = ["myst.header", "misc.highlighting_failure", "myst.xref_ambiguous"]
default_role = "code"
autodoc_member_order = "bysource"
autodoc_mock_imports = ["gymnasium", "numpy", "pettingzoo", "pyspiel"]
autodoc_typehints = "signature"
python_use_unqualified_type_names = True


def with_blocks(app, what, name, thing, options, lines):
    # An indented piece of a docstring is code.
    written, inside = [], False
    for place, line in enumerate(lines):
        begins = line.startswith("    ") and not inside and (place == 0 or not lines[place - 1].strip())
        inside = begins or (inside and (not line.strip() or line.startswith("    ")))
        written += [".. code-block:: python", "", line] if begins else [line]
    lines[:] = written


def setup(app):
    app.connect("autodoc-process-docstring", with_blocks)
"""

INDEX = """# Veche

A table for games of old Rus' and Siberia: in a browser, on the command line, and from Python. Where to begin depends on
what you want.

```{toctree}
:caption: To learn
:maxdepth: 1
readme
tutorial
writing-a-bot
```

```{toctree}
:caption: How to
:maxdepth: 1
notebooks
environments
learning
scale
serving
clocks
solo
adding-a-title
changing-a-title
contributing
```

```{toctree}
:caption: To look up
:maxdepth: 1
reference/python
reference/command-line
reference/http
api
schema
journal
position
position-rurik2
position-stroganov
columns
observations
bots
rules-index/rurik
rules-index/rurik2
rules-index/stroganov
data-sources
data-sources-rurik2
data-sources-stroganov
changelog
```

```{toctree}
:caption: To understand
:maxdepth: 1
architecture
language
benchmarks
rulings/rurik
rulings/rurik2
rulings/stroganov
```
"""

PYTHON = """# In Python

```{eval-rst}
.. automodule:: veche
   :members:

Bots
----

.. automodule:: veche.bots
   :members:

A client of the open protocol
-----------------------------

.. automodule:: veche.client
   :members:

Simulations
-----------

.. automodule:: veche.arena.simulate
   :members: Plan, Summary, simulate

Environments
------------

.. automodule:: veche.envs.layout
   :members: layout_of, Layout

.. automodule:: veche.kernel.encoder
   :members: Encoder

.. automodule:: veche.kernel.running
   :members: Running, Batch

.. autofunction:: veche.envs.returns.returns_of

.. automodule:: veche.envs.pettingzoo
   :members: env, raw_env

.. automodule:: veche.envs.gymnasium
   :members: SeatEnv

.. automodule:: veche.envs.openspiel
   :members: VecheGame, VecheState, VecheObserver
```
"""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=SITE, help="where the site is written")
    chosen = parser.parse_args(arguments)
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(DOCS, SOURCE)
    for page in SOURCE.rglob("*.md"):
        page.write_text(for_the_site(page.read_text("utf-8"), page.relative_to(SOURCE)), "utf-8")
    for name, called in FROM_THE_ROOT.items():
        text = (ROOT / f"{name}.md").read_text("utf-8")
        (SOURCE / f"{called}.md").write_text(for_the_site(text, None), "utf-8")
    from veche import __version__

    (SOURCE / "conf.py").write_text(f"version = {__version__!r}\n{CONF}", "utf-8")
    for called, text in written().items():
        file = SOURCE / f"{called}.md"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text + "\n", "utf-8")
    shutil.rmtree(chosen.out, ignore_errors=True)
    command = [sys.executable, "-m", "sphinx", "-b", "html", "-q", "-W", "--keep-going", str(SOURCE), str(chosen.out)]
    code = subprocess.run(command, cwd=ROOT, env=dict(os.environ, VECHE_LANGUAGE="en")).returncode
    shutil.rmtree(chosen.out / ".doctrees", ignore_errors=True)
    if code == 0:
        print(f"{chosen.out}: {sum(1 for _ in chosen.out.rglob('*.html'))} pages")
    return code


# Pages that are written by hand


def for_the_site(text: str, page: Path | None) -> str:
    """A page with its links as the site has them; `page` is where it lies in `docs/`, None for one beside it."""

    def link(found: re.Match[str]) -> str:
        told, target = found[1], found[2]
        if "://" in target or target.startswith("#"):
            return found[0]
        name, mark, anchor = target.partition("#")
        file = ((DOCS / page).parent / name if page is not None else ROOT / name).resolve()
        up = "../" * (len(page.parts) - 1) if page is not None else ""
        if file.parent == ROOT and file.suffix == ".md":
            return f"[{told}]({up}{FROM_THE_ROOT[file.stem]}.md{mark}{anchor})"
        if not file.is_relative_to(DOCS):
            return told
        inside = file.relative_to(DOCS).as_posix()
        return f"[{told}]({up}{inside}.md)" if file.is_dir() else f"[{told}]({up}{inside}{mark}{anchor})"

    pieces = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join([piece if piece.startswith("```") else LINK.sub(link, _pictures(piece, page)) for piece in pieces])


def _pictures(text: str, page: Path | None) -> str:
    """Pictures of the README lie in `docs/`, where the site begins."""
    return text if page is not None else PICTURE.sub(lambda found: found[0].replace("docs/pictures", "pictures"), text)


# What the program says of itself


def written() -> dict[str, str]:
    """The pages that nobody wrote by hand, by what they are called in the site."""
    return {
        "index": INDEX,
        "reference/python": PYTHON,
        "reference/command-line": "\n".join(command_line()),
        "reference/http": "\n".join(http()),
        "schema": "\n".join(schemas()),
    }


def command_line() -> Iterator[str]:
    """Every command with its help."""
    from veche.cli import parser

    os.environ["COLUMNS"] = "100"
    top = parser()
    yield "# On the command line\n"
    yield f"```text\n{top.format_help().rstrip()}\n```\n"
    commands = next(one for one in top._actions if isinstance(one, argparse._SubParsersAction))
    for name, command in commands.choices.items():
        yield f"## `veche {name}`\n\n```text\n{command.format_help().rstrip()}\n```\n"


def http() -> Iterator[str]:
    """The open protocol, call by call, from its description."""
    from veche.table.api import create_api

    nobody: Any = None
    described = create_api(nobody).openapi()
    yield "# Over HTTP\n"
    yield "What each call takes and gives; [the open protocol](../api.md) explains how they go together.\n"
    for path, calls in described["paths"].items():
        for method in METHODS:
            if method in calls:
                yield from _call(path, method, calls[method])
    yield "## What is sent\n"
    for name, schema in described["components"]["schemas"].items():
        yield from _shape(name, schema)


def _call(path: str, method: str, call: Mapping[str, Any]) -> Iterator[str]:
    yield f"## `{method.upper()} /api{path}`\n"
    yield f"{call.get('summary', '')}\n\n{call.get('description', '')}\n"
    for one in call.get("parameters", ()):
        needed = "" if one.get("required") else ", may be left out"
        yield f"* `{one['name']}` in the {one['in']}{needed}. {one.get('description', '')}"
    if "requestBody" in call:
        yield f"* body: {_types(call['requestBody'].get('content', {}))}"
    yield "\n| answer | what it is | |\n|---|---|---|"
    for status, answer in call["responses"].items():
        yield f"| {status} | {_in_a_cell(answer['description'])} | {_types(answer.get('content', {}))} |"
    yield ""


def _types(content: Mapping[str, Any]) -> str:
    return ", ".join([f"{_type(one.get('schema', {}))} as `{kind}`" for kind, one in content.items()])


def _shape(name: str, schema: Mapping[str, Any]) -> Iterator[str]:
    yield f"### `{name}`\n\n{schema.get('description', '')}\n"
    needed = schema.get("required", ())
    if schema.get("properties"):
        yield "| field | type | |\n|---|---|---|"
    for field, one in schema.get("properties", {}).items():
        more = "" if field in needed else "May be left out. "
        yield f"| `{field}` | {_type(one)} | {_in_a_cell(more + one.get('description', ''))} |"
    yield ""


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "anyOf" in schema:
        return " or ".join([_type(one) for one in schema["anyOf"]])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))


def _in_a_cell(text: str) -> str:
    return text.replace("\n", " ").replace("|", "\\|")


def schemas() -> Iterator[str]:
    """What a position and a file of corrections may say, field by field."""
    yield "# Positions and corrections\n"
    yield "Each file is described by a JSON Schema, which editors understand; `veche schema` prints it.\n"
    for file in sorted((DOCS / "schema").glob("*.json")):
        schema = json.loads(file.read_text("utf-8"))
        yield f"## `{file.stem}`\n\n{schema.get('description', '')} [The schema](schema/{file.name})\n"
        yield "| field | type | |\n|---|---|---|"
        for field, one in schema.get("properties", {}).items():
            yield f"| `{field}` | {_type(one)} | {_in_a_cell(one.get('description', ''))} |"
        yield ""


if __name__ == "__main__":
    sys.exit(main())
