"""A push service of our own: it takes what is posted to it and decrypts that as a browser does."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class PostOffice:
    """Listens at an address; `came` is what was decrypted, `headers` what stood on it. It answers with `status`."""

    def __init__(self) -> None:
        self.came: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.status = 201
        self.more: dict[str, str] = {}
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = token_bytes(16)
        office = self

        class Counter(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                office._take(dict(self.headers), self.rfile.read(int(self.headers["content-length"])))
                self.send_response(office.status)
                for name, value in office.more.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing is said."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Counter)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def subscription(self) -> dict[str, str]:
        """What a browser that has subscribed here tells the table."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.origin}/device", "p256dh": _text(point), "auth": _text(self._auth)}

    def _take(self, headers: dict[str, str], body: bytes) -> None:
        self.headers.append({name.lower(): value for name, value in headers.items()})
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        self.came.append(json.loads(text))

    def signed(self, public_key: str) -> dict[str, Any]:
        """What the last sender claims to be, if it was signed with this key."""
        scheme, _, told = self.headers[-1]["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in told.split(","))
        assert _bytes(parts["k"]) == _bytes(public_key)
        signed, _, signature = parts["t"].rpartition(".")
        raw = _bytes(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(public_key))
        key.verify(der, signed.encode(), ec.ECDSA(SHA256()))
        claims: dict[str, Any] = json.loads(_bytes(signed.partition(".")[2]))
        return claims

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
