"""Means: by what whoever keeps the table lets it tell people of their matches, and the senders that follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from email.utils import parseaddr

from veche.kernel.errors import VecheError
from veche.store.bells import CHAT, MAIL, PUSH
from veche.store.settings import Settings
from veche.table.notices import chat, push
from veche.table.notices.chat import Chat
from veche.table.notices.endings import Endings
from veche.table.notices.mail import Mail, Server, is_address
from veche.table.notices.push import Push
from veche.table.notices.senders import Sender


class NoMeans(VecheError):
    """What is told of a means cannot be."""


@dataclass(frozen=True)
class Means:
    """What is allowed besides the push services of browsers: `services` are further ones; `contact` is an address that
    push services are told; `mail` is the address of a mail server, and `sender` as whom mails are sent; `chats` are
    those of which apprise knows, where the library is installed."""

    services: Sequence[str] = ()
    contact: str = ""
    mail: str = ""
    sender: str = ""
    chats: Sequence[str] = ()

    def check(self) -> None:
        """Refuse what cannot be, before anybody is told anything."""
        if self.mail:
            try:
                Server.at(self.mail)
            except ValueError:
                raise NoMeans("means.mail") from None
            if not is_address(parseaddr(self.sender)[1]):
                raise NoMeans("means.sender")
        if self.chats and not chat.is_there():
            raise NoMeans("means.chat")

    def senders(self, settings: Settings, endings: Endings) -> dict[str, Sender]:
        """The senders for which everything is there."""
        found: dict[str, Sender] = {}
        if push.is_there():
            found[PUSH] = Push(settings, endings, self.services, self.contact)
        if self.mail:
            found[MAIL] = Mail(Server.at(self.mail), self.sender, endings)
        if self.chats:
            found[CHAT] = Chat(self.chats, endings)
        return found
