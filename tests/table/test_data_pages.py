"""The pages that say where the data come from, and what is left out."""

from __future__ import annotations

import pytest

from tests.table.visitor import Visitor

LEFT_OUT = {
    "en": ("Left out", "Epic structures", "Captured troops and ransom", "Rebel factions", "Gleb, Maria and Theofana"),
    "de": ("Weggelassen", "Epische Gebäude", "Gefangene Truppen und Lösegeld", "Fraktionen der Aufständischen"),
}


@pytest.mark.parametrize("language", LEFT_OUT)
def test_the_first_edition_tells_which_parts_of_the_expansion_are_left_out(olena: Visitor, language: str) -> None:
    olena.http.headers["accept-language"] = language
    page = olena.look("/data/rurik").answer.text
    table = page.split('id="left_out"')[1].split("</section>")[0]
    assert [words for words in LEFT_OUT[language] if words not in table] == []
    # Beside each name stands what is known of it, and why it is not here.
    known, why = ("known: ", "why: ") if language == "en" else ("bekannt: ", "warum: ")
    assert table.count(known) == table.count(why) == table.count('<th scope="row">') == 5
