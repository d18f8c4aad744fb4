"""Safe: seats cannot be stolen, pages run nothing foreign, and whatever is sent gets an answer in our words."""

from __future__ import annotations

import contextlib
import json
import re
import socket
from dataclasses import replace
from typing import Any
from urllib.parse import quote_from_bytes

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.table.conftest import NewVisitor
from tests.table.games import after, finished, new_game
from tests.table.server import Hatchery, Server
from tests.table.visitor import Page, Visitor
from veche.store.records import Seat
from veche.table import guard
from veche.table.matches import LiveMatch, new_secret

SEATS = ("blue", "yellow")
URLENCODED = "application/x-www-form-urlencoded"
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.fixture
def match(table: Server, olena: Visitor, jonas: Visitor) -> LiveMatch:
    """A match in its middle: Olena is Blue, Jonas is Yellow."""
    live = table.lay(after(60))
    olena.sit(live, 0)
    jonas.sit(live, 1)
    return live


def pages_of(live: LiveMatch, seat: str) -> list[str]:
    """Everything that can be seen from a seat, and what everybody can see."""
    places = [f"/match/{live.id}/{seat}{what}" for what in ("", "/replay", "/replay?at=9", "/invitations", "/device")]
    return [*places, "/", "/?title=fair", "/about", "/rules/rurik", "/rules/rurik?q=tax", "/data/rurik", "/nowhere"]


def seated(table: Server, match: LiveMatch) -> list[Seat]:
    """Who sits where; how far they have looked is written down some time after their page."""
    return [replace(seat, seen=0) for seat in table.store.seats(match.id)]


class TestASecret:
    def test_cannot_be_guessed(self, table: Server, match: LiveMatch) -> None:
        secrets = [
            match.now.match.watch,
            *(seat.secret for seat in match.now.seats),
            *(new_secret() for _ in range(200)),
        ]
        assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", secret) for secret in secrets), "128 bits"
        assert len(set(secrets)) == len(secrets)
        assert len(table.folder.joinpath("data", "cookie-key").read_text()) >= 43

    def test_stands_on_no_page(self, table: Server, match: LiveMatch, olena: Visitor, jonas: Visitor) -> None:
        """In no language either: one of them reads German."""
        own_id = match.id
        jonas.http.cookies.set("language", "de")
        assert '<html lang="de"' in jonas.look("/").answer.text
        for who, seat in ((olena, "blue"), (jonas, "yellow")):
            more = [f"/match/{own_id}/{seat}/{what}" for what in ("journal", "view.json")]
            for path in (*pages_of(match, seat), *more):
                page = who.look(path)
                for one in (*match.now.seats, *table.store.seats(own_id)):
                    assert one.secret not in page.answer.text
                assert match.now.match.watch not in page.answer.text or path.endswith("/invitations")

    def test_of_a_seat_that_is_taken_is_no_invitation_any_more(
        self, table: Server, olena: Visitor, jonas: Visitor
    ) -> None:
        id = olena.new_match("me", "link")
        secret = table.store.seats(id)[1].secret
        assert secret in olena.look(f"/match/{id}/blue/invitations").answer.text
        jonas.come(secret)
        assert secret not in olena.look(f"/match/{id}/blue/invitations").answer.text
        assert table.store.seats(id)[0].secret not in jonas.look(f"/match/{id}/yellow/invitations").answer.text

    def test_is_an_invitation_until_somebody_sits_down(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        """How far a seat has looked is written down after its page is sent, and decides nothing here."""
        id = olena.new_match("me", "link")
        secret = table.store.seats(id)[1].secret
        table.store.see({secret: 7})
        assert secret in olena.look(f"/match/{id}/blue/invitations").answer.text, "nobody has come yet"
        jonas.look(f"/seat/{secret}")
        assert secret in olena.look(f"/match/{id}/blue/invitations").answer.text, "looking is not coming"
        jonas.come(secret)
        assert table.store.seats(id)[1].taken

    def test_of_a_seat_that_was_left_is_a_new_invitation_at_once(
        self, table: Server, olena: Visitor, jonas: Visitor
    ) -> None:
        id = olena.new_match("me", "link")
        old = table.store.seats(id)[1].secret
        jonas.come(old)
        jonas.send(f"/match/{id}/yellow/sit", {"how": "leave"})
        table.store.see({old: 7})  # what the one who left has looked at may be written down late
        page = olena.look(f"/match/{id}/blue/invitations").answer.text
        assert old not in page
        assert table.store.seats(id)[1].secret in page
        assert jonas.look(f"/seat/{old}").status == 410

    def test_is_handed_out_by_the_host_alone(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        id = olena.new_match("me", "link", "link")
        seats = table.store.seats(id)
        jonas.come(seats[1].secret)
        assert seats[2].secret in olena.look(f"/match/{id}/blue/invitations").answer.text
        assert seats[2].secret not in jonas.look(f"/match/{id}/yellow/invitations").answer.text

    def test_opens_nothing_when_it_is_wrong(self, match: LiveMatch, visitor: NewVisitor) -> None:
        stranger = visitor()
        secret = match.now.seats[0].secret
        wrong = (secret[:-1], secret + "A", secret.swapcase(), "", "%", "' OR 1=1 --", match.now.match.watch)
        for path in [f"/seat/{one}" for one in wrong] + [f"/watch/{secret}"]:
            assert stranger.look(path).status == 404
        assert stranger.look(f"/match/{match.id}/blue").status == 403

    def test_is_never_written_to_the_log(self, own_table: Server, visitors: list[Visitor]) -> None:
        olena, jonas = Visitor(own_table), Visitor(own_table)
        visitors += [olena, jonas]
        id = olena.new_match("me", "link", "bot:random")
        seats, watch = own_table.store.seats(id), own_table.store.match(id).watch
        jonas.come(seats[1].secret)
        personal = jonas.personal_link(id, "yellow")
        visitors.append(Visitor(own_table))
        visitors[-1].come(personal)
        jonas.look(f"/watch/{watch}")
        jonas.look(f"/seat/{seats[1].secret}?at=x&x=%ff")
        jonas.http.post(f"/seat/{seats[1].secret}")
        jonas.play(id, "yellow", "nonsense", 0)
        olena.play(id, "blue", "nonsense", 0)
        own_table.stop()
        said = own_table.said()
        assert "The table is open" in said
        kept = [*seats, *own_table.store.seats(id)]
        assert not [one for one in (watch, personal, *(seat.secret for seat in kept)) if one in said]
        assert id not in said


class TestTheCookie:
    def test_is_for_our_server_alone(self, table: Server) -> None:
        answer = httpx.get(f"{table.address}/")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie

    def test_that_was_changed_counts_for_nothing(self, match: LiveMatch, visitor: NewVisitor, olena: Visitor) -> None:
        (cookie,) = olena.http.cookies.jar
        assert cookie.value is not None
        thief = visitor()
        name, _, signature = cookie.value.rpartition(".")
        changed = name[:-1] + ("A" if name[-1] != "A" else "B")
        for value in (name, f"{name}.a", f"{changed}.{signature}", f"{name}.{signature}a", "null", "é", "x" * 4000):
            thief.http.cookies.clear()
            header = {b"cookie": f"{cookie.name}={value}".encode()}
            assert thief.http.get(f"/match/{match.id}/blue", headers=header).status_code == 403

    def test_is_not_mixed_up_with_another_tables(
        self, table: Server, hatchery: Hatchery, own_table: Server, visitor: NewVisitor
    ) -> None:
        """Browsers send the cookies of a machine to all its ports."""
        both = visitor()
        id = both.new_match("me", "link")
        both.http.get(f"{own_table.address}/")
        other = httpx.post(f"{own_table.address}/matches", cookies=both.http.cookies)
        assert other.status_code == 403
        assert both.look(f"/match/{id}/blue").status == 200
        assert len(list(both.http.cookies.jar)) == 2


FORMS: tuple[tuple[str, dict[str, str]], ...] = (
    ("/matches", {"title": "rurik", "players": "2", "seat-0": "me", "seat-1": "me"}),
    ("/import", {"journal": "veche 1"}),
    ("/match/{id}/take", {"seat": "0"}),
    ("/match/{id}/blue/move", {"version": "{version}", "move": "{move}"}),
    ("/match/{id}/blue/undo", {"version": "{version}", "how": "step"}),
    ("/match/{id}/blue/sit", {"how": "leave"}),
    ("/match/{id}/blue/rematch", {}),
    ("/match/{id}/blue/sit", {"how": "alone"}),
    ("/match/{id}/blue/lift", {}),
    ("/seat/{secret}", {}),
)


class TestAForgedForm:
    @pytest.mark.parametrize(("path", "fields"), FORMS)
    def test_is_refused(
        self, table: Server, olena: Visitor, jonas: Visitor, match: LiveMatch, path: str, fields: dict[str, str]
    ) -> None:
        game = table.game(match.id)
        known = {"id": match.id, "version": str(game.version), "move": game.moves[0]}
        known["secret"] = table.lay(new_game()).now.seats[0].secret
        data = {name: value.format(**known) for name, value in fields.items()}
        before = (table.store.version(match.id), seated(table, match))
        for token in (None, "", "x" * 22, jonas.token, "é", "\udcff".encode(errors="surrogateescape")):
            sent: dict[str, Any] = data | ({} if token is None else {"token": token})
            answer = olena.http.post(path.format(**known), data=sent)
            assert (answer.status_code, "did not come from this table" in Page(answer).text) == (403, True)
        assert (table.store.version(match.id), seated(table, match)) == before

    def test_is_refused_without_any_cookie(self, table: Server, match: LiveMatch) -> None:
        answer = httpx.post(f"{table.address}/match/{match.id}/blue/move", data={"version": "1", "move": "end"})
        assert answer.status_code == 403


def headers_of(answer: httpx.Response) -> dict[str, str]:
    """What an answer must carry; more where a secret link is in its address or on its page."""
    path = answer.url.path
    secret = path.startswith(("/seat/", "/seats/", "/watch/")) or (
        not answer.is_error and path.endswith(("/invitations", "/device"))
    )
    return HEADERS | ({"referrer-policy": "no-referrer", "cache-control": "no-store"} if secret else {})


class TestEveryAnswer:
    def test_carries_the_headers_that_keep_foreign_scripts_out(
        self, table: Server, olena: Visitor, match: LiveMatch
    ) -> None:
        gets = [
            *pages_of(match, "blue"),
            f"/match/{match.id}",
            f"/match/{match.id}/blue/journal",
            f"/match/{match.id}/blue/view.json",
            f"/match/{match.id}/blue/replay?at=x",
            f"/match/{match.id}/yellow",
            f"/seat/{match.now.seats[0].secret}",
            f"/seat/{match.now.seats[1].secret}",
            f"/match/{match.id}/blue/device",
            "/static/veche.js",
            "/static/nothing.js",
            "/titles/rurik.css",
            "/titles/chess.css",
            "/health",
            "/matches",
            "/%00",
        ]
        answers = [olena.http.get(path) for path in gets]
        answers += [olena.http.request(method, "/") for method in ("POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE")]
        answers += [olena.http.post("/import", content=b"x" * (guard.LARGEST_REQUEST + 1))]
        answers += [olena.play(match.id, "blue", "end", 0), olena.send("/matches")]
        assert {answer.status_code for answer in answers} >= {200, 303, 400, 403, 404, 405, 409, 413}
        for answer in answers:
            assert {name: answer.headers.get(name) for name in headers_of(answer)} == headers_of(answer), answer.url

    def test_is_a_page_that_needs_nothing_inline(
        self, table: Server, olena: Visitor, jonas: Visitor, match: LiveMatch
    ) -> None:
        olena.sit(match, 1)
        over = table.lay(finished())
        jonas.sit(over, 0)
        pages = [olena.look(path) for path in pages_of(match, "blue")]
        assert pages[0].is_curtain
        pages += [olena.lift(match.id, "blue")]
        pages += [jonas.look(path) for path in pages_of(match, "yellow")]
        pages += [jonas.look(f"/match/{over.id}/blue"), jonas.look(f"/match/{over.id}/blue/replay?at=50")]
        pages += [olena.open_table("me", "link", "open"), olena.go("/matches", {"title": "chess"})]
        for page in pages:
            assert page.answer.headers["content-type"] == "text/html; charset=utf-8"
            assert not [problem for one in page.elements for problem in inline(one.tag, one.attributes, one.text)]

    @pytest.mark.parametrize(
        "path",
        [
            "/nowhere",
            "/match",
            "/match/",
            "/match/0123456789abcdef",
            "/match/0123456789abcdef/blue",
            "/match/0123456789abcdef/watch/replay",
            "/rules/chess",
            "/data/chess",
            "/titles/chess.css",
            "/static/",
            "/static/nothing",
            "/docs",
            "/openapi.json",
            "/redoc",
        ],
    )
    def test_to_an_unknown_address_is_in_our_words(self, olena: Visitor, path: str) -> None:
        page = olena.look(path)
        assert page.status == 404
        assert page.has("a", href="/")
        assert "That did not work" in page.text
        assert "detail" not in page.answer.text


def inline(tag: str, attributes: dict[str, str], text: str) -> list[str]:
    """What the policy would forbid in an element, and what would call foreign servers."""
    found = [f"{tag} {name}" for name in attributes if name == "style" or name.startswith("on")]
    if tag == "style" or (tag == "script" and (not attributes.get("src") or text.strip())):
        found.append(f"<{tag}>{text}")
    for name in ("src", "href", "action", "xlink:href", "formaction"):
        value = attributes.get(name, "")
        local = value.startswith(("/", "#")) and not value.startswith("//")
        if value and not local and tag not in ("a",):
            found.append(f"{tag} {name}={value}")
        if re.match(r"\s*(javascript|data|vbscript):", value, re.IGNORECASE):
            found.append(f"{tag} {name}={value}")
    if tag in ("iframe", "object", "embed", "base", "foreignobject", "link") and attributes.get("rel") not in (
        "stylesheet",
        "icon",
        "apple-touch-icon",
        "manifest",
    ):
        found.append(f"<{tag}>")
    return found


def is_ours(answer: httpx.Response) -> bool:
    """An answer that the table meant to give."""
    wanted = headers_of(answer)
    return answer.status_code < 500 and {name: answer.headers.get(name) for name in wanted} == wanted


class TestHostileRequests:
    @pytest.mark.parametrize(
        "path",
        [
            "/static/../app.py",
            "/static/%2e%2e/app.py",
            "/static/..%2f..%2fstore/store.py",
            "/static/....//app.py",
            "/static/%2fetc/passwd",
            "/static//etc/passwd",
            "/static/vendor",
            "/static/" + "a" * 5000,
            "/match/..%2f..%2fcookie-key/blue",
            "/titles/..%2f..%2fcookie-key.css",
            "/titles/rurik/first%00.css",
            "/rules/..%2frurik",
            "/match/%00/blue",
            "/match/%ff%fe/blue",
            "/match/" + "a" * 20_000,
            "/seat/%F0%9F%90%BB",
            "/%",
            "//",
            "/?title=" + "x" * 20_000,
            "/?title=%00%ff",
            "/rules/rurik?q=" + "%3Cscript%3E" * 500,
            "/rules/rurik?q=%00%ff",
        ],
    )
    def test_find_nothing_on_other_paths(self, table: Server, olena: Visitor, path: str) -> None:
        answer = olena.http.request("GET", httpx.URL(table.address + "/").copy_with(raw_path=path.encode()))
        assert is_ours(answer)
        assert answer.status_code in (200, 404)
        assert "import annotations" not in answer.text
        assert "root:" not in answer.text
        assert "<script>" not in answer.text
        assert table.folder.joinpath("data", "cookie-key").read_text() not in answer.text

    @pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "HEAD", "BREW"])
    def test_by_other_methods_do_nothing(self, table: Server, olena: Visitor, match: LiveMatch, method: str) -> None:
        before = (table.store.version(match.id), seated(table, match))
        for path in ("/", "/about", "/matches", "/import", f"/match/{match.id}/blue/move", "/health"):
            answer = olena.http.request(method, path)
            assert is_ours(answer)
        assert (table.store.version(match.id), seated(table, match)) == before

    def test_that_never_come_to_their_body_are_refused(self, table: Server) -> None:
        """A head without end is not read for ever."""
        with socket.create_connection(("127.0.0.1", table.port), 60) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ")
            with contextlib.suppress(ConnectionError):
                for _ in range(100):
                    line.sendall(b"x" * 10_000)
            with contextlib.suppress(ConnectionError):
                assert line.recv(100).startswith(b"HTTP/1.1 400 ")

    @pytest.mark.parametrize(
        "content_type",
        [
            "",
            "application/json",
            "text/plain",
            "multipart/form-data",
            "multipart/form-data; boundary=",
            "multipart/form-data; boundary=b; charset=undefined",
            "multipart/form-data; boundary=b; charset=punycode",
            "multipart/form-data; boundary=b; charset=unicode_escape",
            "multipart/form-data; boundary=" + "b" * 3000,
            URLENCODED + "; charset=utf-16",
            "\x7f/\x7f",
        ],
    )
    def test_in_other_forms_get_a_clear_answer(
        self, table: Server, olena: Visitor, match: LiveMatch, content_type: str
    ) -> None:
        part = f'--b\r\nContent-Disposition: form-data; name="token"\r\n\r\n{olena.token}\r\n'
        rubbish = '--b\r\nContent-Disposition: form-data; name="journal"\r\n\r\n\\ud800 \udcff\r\n--b--\r\n'
        bodies = [
            b"",
            b"{}",
            b"\x00\xff" * 50,
            (part + rubbish).encode(errors="surrogateescape"),
            part.encode(),
            b"&".join([b"a=b"] * 2000),
            f"token={olena.token}&title=%ff%00&players=2&journal=%ed%a0%80".encode(),
        ]
        for body in bodies:
            for path in ("/matches", "/import", f"/match/{match.id}/blue/move"):
                answer = olena.http.post(path, content=body, headers={"content-type": content_type})
                assert is_ours(answer), answer.text
                assert 400 <= answer.status_code < 500

    def test_for_another_host_get_no_foreign_links_into_our_pages(self, table: Server, olena: Visitor) -> None:
        id = olena.new_match("me", "link")
        for host in ("evil.example", 'x"><script>alert(1)</script>', "x" * 5000, "[", ""):
            answer = olena.http.get(f"/match/{id}/blue/invitations", headers={"host": host})
            assert answer.status_code < 500
            assert "<script>alert" not in answer.text

    def test_with_endless_headers_are_cut_off(self, table: Server, olena: Visitor) -> None:
        try:
            answer = olena.http.get("/about", headers={f"x-{number}": "y" * 1000 for number in range(200)})
        except httpx.TransportError:
            return
        assert answer.status_code < 500


TEXTS = st.one_of(
    st.sampled_from(
        "me link open bot:random bot:greedy rurik fair maria boris 0 1 2 3 -1 step turn ask agree refuse leave bot "
        "back fill rename end blue yellow watch greedy random 1e9 ² ٣ NaN".split()
    ),
    st.integers().map(str),
    st.integers(0, 2**70).map(str),
    st.text(max_size=40),
    st.binary(max_size=40),
    st.sampled_from(
        ["x" * 5000, "<script>alert(1)</script>", "\x00", "\r\nSet-Cookie: a=b", "'; DROP TABLE matches;--"]
    ),
)
NAMES = st.one_of(
    st.sampled_from(
        "title players name called seat-0 seat-1 seat-2 leaders-0 leaders-1 option-deed-row option-road journal seat "
        "version move how bot other".split()
    ),
    st.text(max_size=10),
)


def written(value: str | bytes) -> bytes:
    return value if isinstance(value, bytes) else value.encode("utf-8", "surrogatepass")


class TestWhateverIsSent:
    """Hypothesis writes the forms."""

    @pytest.fixture
    def known(self, table: Server, match: LiveMatch) -> dict[str, str]:
        game = table.game(match.id)
        secret = table.lay(new_game()).now.seats[0].secret
        return {"id": match.id, "version": str(game.version), "move": game.moves[0], "secret": secret}

    @settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(
        form=st.sampled_from(FORMS),
        fields=st.lists(st.tuples(NAMES, TEXTS), max_size=8),
        whole=st.booleans(),
        part=st.booleans(),
    )
    def test_is_answered_by_a_table_that_stands(
        self,
        olena: Visitor,
        known: dict[str, str],
        form: tuple[str, dict[str, str]],
        fields: list[tuple[str, str | bytes]],
        whole: bool,
        part: bool,
    ) -> None:
        path, usual = form
        given: list[tuple[str, str | bytes]] = [("token", olena.token), *fields]
        if whole:
            given += [(name, value.format(**known)) for name, value in usual.items()]
        body = "&".join(f"{quote_from_bytes(written(name))}={quote_from_bytes(written(text))}" for name, text in given)
        headers = {"content-type": URLENCODED} | ({"x-part": "app"} if part else {})
        answer = olena.http.post(path.format(**known), content=body.encode(), headers=headers)
        assert is_ours(answer), answer.text
        assert "set-cookie" not in answer.headers or "a=b" not in answer.headers["set-cookie"]
        assert "<script>alert" not in answer.text

    @settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(
        before=st.binary(max_size=30),
        kind=st.sampled_from(["start", "data", "option", "players", "luck", "title", "rules", "seat", ""]),
        value=st.one_of(
            st.binary(max_size=40),
            st.recursive(
                st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
                lambda some: (
                    st.lists(some, max_size=3)
                    | st.dictionaries(
                        st.sampled_from(["players", "seats", "docket", "blue", "deeds", "schemes", "regions", "x"]),
                        some,
                    )
                ),
                max_leaves=8,
            ),
        ),
    )
    def test_as_a_journal_is_read_or_refused(self, olena: Visitor, before: bytes, kind: str, value: object) -> None:
        line = value if isinstance(value, bytes) else json.dumps(value).encode()
        head = b"veche 1\ntitle rurik\nrules 2\nplayers 2\nluck 5\n"
        for text in (
            before + head + kind.encode() + b" " + line + b"\n--\n== 0\n",
            head.replace(b"luck 5", kind.encode() + b" " + line) + b"--\n1 chance: " + line + b"\n== 1\n",
        ):
            files = {"journal": ("game.veche", text)}
            answer = olena.http.post("/import", data={"token": olena.token}, files=files)
            assert is_ours(answer), answer.text
            assert answer.status_code in (303, 400)
