"""Notices by mail, through the mail server that whoever keeps the table has named.

An address rings only after whoever reads its mails has said so, and each mail says how that ends: with one click in
mail programs that know how (RFC 8058), with a link in the others.
"""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from veche.store.bells import Bell
from veche.table.addresses import is_local
from veche.table.notices.endings import Endings
from veche.table.notices.notice import Notice
from veche.table.notices.senders import Gone, Later
from veche.table.phrases import PHRASES

SECONDS_TO_SEND: Final = 20.0
LONGEST_ADDRESS: Final = 254
PORTS: Final = {"smtp": 587, "smtps": 465}
NOBODY_THERE: Final = (550, 551, 553, 554)
"""The answers of a mail server to an address at which there is nobody."""

_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def is_address(text: str) -> bool:
    """Whether a mail can be sent there.

    >>> is_address("olena@play.example"), is_address("olena"), is_address("a@b.example, c@d.example"), is_address("a@b")
    (True, False, False, False)
    """
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class Server:
    """A mail server: `smtp://name:password@host:587`, or `smtps://…` where the line is encrypted from the beginning."""

    is_secure: bool
    host: str
    port: int
    name: str = ""
    password: str = ""

    @classmethod
    def at(cls, address: str) -> Server:
        """The server at an address; ValueError, if that is none.

        >>> Server.at("smtps://me:p%40ss@mail.example")
        Server(is_secure=True, host='mail.example', port=465, name='me', password='p@ss')
        """
        parts = urlsplit(address)
        if parts.scheme not in PORTS or not parts.hostname:
            raise ValueError(address)
        port = parts.port or PORTS[parts.scheme]
        name, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme == "smtps", parts.hostname, port, name, password)

    @contextmanager
    def open(self) -> Iterator[smtplib.SMTP]:
        """A line to it, encrypted where it can be; a password is told on no other, but to this machine itself."""
        context = ssl.create_default_context()
        if self.is_secure:
            line: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS_TO_SEND, context=context)
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=SECONDS_TO_SEND)
        with line:
            line.ehlo()
            encrypted = self.is_secure
            if not encrypted and line.has_extn("starttls"):
                line.starttls(context=context)
                line.ehlo()
                encrypted = True
            if self.name:
                if not encrypted and not is_local(self.host):
                    raise smtplib.SMTPNotSupportedError("the mail server offers no encryption for the password")
                line.login(self.name, self.password)
            yield line


class Mail:
    """Sends mails through `server`, as `sender`."""

    def __init__(self, server: Server, sender: str, endings: Endings) -> None:
        self.server = server
        self.sender = sender
        self.endings = endings

    def send(self, bell: Bell, notice: Notice) -> None:
        for_match, for_all = [f"{bell.base}{self.endings.end(bell.id, match)}" for match in (notice.match, "")]
        text = "\n\n".join(
            [
                *notice.lines,
                f"{bell.base}{notice.to}",
                f"-- \n{PHRASES.say('mail.end_match')} {for_match}\n{PHRASES.say('mail.end_all')} {for_all}",
            ]
        )
        mail = self._mail(bell, notice.title, text)
        mail["List-Unsubscribe"] = f"<{for_match}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        self._post(mail)

    def ask(self, bell: Bell) -> None:
        """Ask whoever reads the mails of this address whether they want to be told."""
        link = f"{bell.base}{self.endings.confirm(bell.id)}"
        text = "\n\n".join([PHRASES.say("mail.confirm.why"), link, PHRASES.say("mail.confirm.not")])
        self._post(self._mail(bell, PHRASES.say("mail.confirm"), text))

    def _mail(self, bell: Bell, subject: str, text: str) -> EmailMessage:
        mail = EmailMessage()
        name, address = parseaddr(self.sender)
        mail["From"] = Address(name, addr_spec=address)
        mail["To"] = Address(addr_spec=bell.address)
        mail["Subject"] = " ".join(subject.split())
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=address.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = bell.language
        mail.set_content(text)
        return mail

    def _post(self, mail: EmailMessage) -> None:
        try:
            with self.server.open() as line:
                line.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            (code, _), *_ = error.recipients.values()
            if code in NOBODY_THERE:
                raise Gone from None
            raise Later(f"mail server: {code}") from None
        except (smtplib.SMTPException, OSError) as error:
            raise Later(f"mail: {type(error).__name__}") from None
