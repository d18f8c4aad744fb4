"""Setup, as far as both editions tell it alike: the first player, cards that are dealt, agendas, the first troops."""

from __future__ import annotations

from collections.abc import Sequence

from veche.story.passage import Happening, Sentence, Thing, Trace, Who, sentence
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import DEALT
from veche.titles.rurik.both.story.telling import Telling


def tell_first_player(t: Telling) -> None:
    """Who begins."""
    one = t.take()[0]
    t.tell([one], sentence("story.first-player", name=Who(t.seats.index(str(one.nouns["seat"])))))


def tell_dealt_by_seat(t: Telling, verb: str, noun: str) -> None:
    """The cards that one seat was dealt; those of the next are a passage of their own."""
    owner = t.here.owner
    first = t.at
    while t.at < len(t.happenings) and t.here.verb == verb and t.here.owner == owner:
        t.at += 1
    tell_dealt(t, t.happenings[first : t.at], owner, noun)


def tell_dealt(t: Telling, span: Sequence[Happening], owner: int, noun: str) -> None:
    """Cards that were dealt to somebody; which ones, only who may know it reads."""
    known = tuple([Thing(noun, str(one.nouns[noun])) for one in span if not one.is_hidden])
    if known:
        said = sentence(f"story.dealt-{noun}-known", name=Who(owner), cards=known)
    else:
        said = sentence(f"story.dealt-{noun}", name=Who(owner), number=len(span))
    t.tell(span, said, seat=owner)


def tell_kept(t: Telling, noun: str, dealt: Sequence[str]) -> None:
    """The card that somebody keeps of those `dealt`; which one, only who may know it reads."""
    one = t.take()[0]
    if one.is_hidden:
        return t.tell([one], sentence(f"story.kept-{noun}-unseen", name=Who(one.seat)))
    card = Thing(noun, str(one.nouns[noun]))
    others = tuple([Thing(noun, name) for name in dealt if name != card.noun])
    if not others:
        return t.tell([one], sentence(f"story.kept-{noun}", name=Who(one.seat), card=card))
    return t.tell([one], sentence(f"story.kept-{noun}-of", name=Who(one.seat), card=card, others=others))


def tell_kept_agenda(t: Telling) -> None:
    """The agenda that somebody keeps."""
    where = t.here.before.columns["agenda_at"]
    tell_kept(t, "agenda", [name for card, name in enumerate(t.agendas) if where[card] == DEALT + t.here.seat])


def tell_chosen_leader(t: Telling) -> None:
    """The leader that somebody chose."""
    one = t.take()[0]
    leader = Thing("leader", str(one.nouns["leader"]))
    t.tell([one], sentence("story.chose-leader", name=Who(one.seat), leader=leader))


def tell_placed(t: Telling) -> None:
    """A troop or the leader at the start."""
    one = t.take()[0]
    region = Thing("region", str(one.nouns["region"]))
    if one.verb == "place":
        said = sentence("story.began", name=Who(one.seat), region=region)
    else:
        said = sentence("story.began-leader", name=Who(one.seat), leader=t.leader(one, one.seat), region=region)
    t.tell([one], said, leaders_joined(t, one), [Trace("comes", region.at)])


def leaders_joined(t: Telling, one: Happening) -> list[Sentence]:
    """Leaders whose troops stand all together joined them without a question."""
    old, new = one.before.columns["leader_at"], one.after.columns["leader_at"]
    asked = one.seat if one.verb == "place leader" else NONE
    return [
        sentence("story.joined-troops", leader=t.leader(one, seat), region=t.region(new[seat]))
        for seat in range(t.players)
        if old[seat] == NONE and new[seat] != NONE and seat != asked
    ]
