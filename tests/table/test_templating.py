"""What a template says to everybody alike is written out in each language, and escaped like everything else."""

from __future__ import annotations

import pytest
from jinja2 import nodes

from veche.language.languages import languages
from veche.language.reader import speaking
from veche.table import templating
from veche.table.phrases import PHRASES
from veche.table.templating import FIXED, templates


@pytest.mark.parametrize("language", sorted(languages()))
def test_it_says_what_the_phrases_say(language: str) -> None:
    with speaking(language):
        made = templates().from_string('{{ say("undo.step") }}|{% if who %}{{ say("since.one") ~ who }}{% endif %}')
        assert made.render(who="<Olena>") == f"{PHRASES.say('undo.step')}|{PHRASES.say('since.one')}&lt;Olena&gt;"
        assert templates() is templates(), "compiled once"


def test_languages_do_not_mix() -> None:
    said = set()
    for language in ("en", "de", "en"):
        with speaking(language):
            said.add(templates().from_string('{{ say("undo.step") }}').render())
    assert len(said) == 2


def test_what_is_written_out_is_escaped_unless_it_is_html(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FIXED, "say", lambda key: f"<{key}> & co")
    drawn = templating.page_icon("play")
    assert templates().from_string('{{ say("a") }}{{ icon("play") }}').render() == f"&lt;a&gt; &amp; co{drawn}"


def test_nothing_fixed_is_looked_up_when_a_page_is_made() -> None:
    assert templates().loader is not None
    for name in templates().list_templates(["html"]):
        source = templates().loader.get_source(templates(), name)[0]  # type: ignore[union-attr]
        for call in templates().parse(source, name).find_all(nodes.Call):
            fixed = isinstance(call.node, nodes.Name) and call.node.name in FIXED
            assert not (fixed and [type(one) for one in call.args] == [nodes.Const]), (name, call)
