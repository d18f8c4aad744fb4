"""Links in notices by which whoever was told ends them: for a match, or for all. They need no seat and no cookie."""

from __future__ import annotations

from itsdangerous import BadSignature, Signer

WAY = "/bell/"
"""Their addresses begin so."""


class Endings:
    """Signs such links with the table's key, and reads them. So does a link that confirms a mail address."""

    def __init__(self, key: str) -> None:
        self._ends = Signer(key, salt="veche.bells.end")
        self._confirms = Signer(key, salt="veche.bells.confirm")

    def end(self, bell: str, match: str = "") -> str:
        """The address that ends a bell, or its ringing for a match."""
        return f"{WAY}{self._ends.sign(f'{bell}-{match}').decode()}"

    def ended_by(self, secret: str) -> tuple[str, str] | None:
        """The bell and the match of such an address; no match: all. None, if it is none of ours."""
        try:
            bell, _, match = self._ends.unsign(secret).decode().partition("-")
        except (BadSignature, UnicodeError):
            return None
        return bell, match

    def confirm(self, bell: str) -> str:
        """The address that confirms a bell."""
        return f"{WAY}confirm/{self._confirms.sign(bell).decode()}"

    def confirmed_by(self, secret: str) -> str:
        """The bell of such an address; nothing, if it is none of ours."""
        try:
            return self._confirms.unsign(secret).decode()
        except (BadSignature, UnicodeError):
            return ""
