"""My house: furs by value, horses, coins, banners, tigers, outposts, landscapes, wishes, and the income of winter."""

from __future__ import annotations

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon, line
from veche.drawing.marks import coin, seal
from veche.titles.stroganov.components import FURS, GREEN, SEATS, TYPES, WISHES, YEARS
from veche.titles.stroganov.draw import reasons
from veche.titles.stroganov.draw.cards import done_mark, wish
from veche.titles.stroganov.draw.desk import KINDS, Desk
from veche.titles.stroganov.draw.landscape import picture
from veche.titles.stroganov.draw.marks import counted, face, outpost

LAYERS = 3
"""So many plates of a pile are seen one behind the other."""

INCOME = frozenset(("before-income", "before-income-what", "income"))
"""What lies on the docket while a seat's income of this winter is still to come."""

EXTRA = frozenset(("A11", "A12", "A13"))
"""The wishes that give an extra action in one of the seasons."""


def drawn(desk: Desk) -> Html:
    """Everything of one's own."""
    seat, say = desk.mine, desk.say
    house = desk.d.houses[seat]
    title = say("draw.house-of", who=desk.name(seat)) if desk.watching else say("draw.your")
    vp = desk.columns["vp"][seat]
    points = desk.tip(say("draw.seal"), say("draw.seal.tip", figure=house.total))
    board = _board(desk)
    return html(
        f'<div class="mine2 tab-mine"><section class="panel mat2 s-{SEATS[seat]}" aria-labelledby="h-house">'
        f'<h2 class="rubric" id="h-house">{desk.badge(seat)}<span>{esc(title)}</span>{desk.rule("your-house")}{board}'
        f"{_winter(desk)}<small{points}>{seal(vp, say.count('draw.points', vp))}{esc(say('draw.so-far'))}</small></h2>"
        f"{_furs(desk)}{_things(desk)}{_landscapes(desk)}{_wishes(desk)}</section></div>"
    )


def _board(desk: Desk) -> Html:
    """The ability of an asymmetric board, where the match has them."""
    if not _has_boards(desk):
        return EMPTY
    name = SEATS[desk.mine]
    value = desk.box.board_value[desk.mine]
    hint = desk.tip(desk.say("draw.board"), desk.say(f"draw.board.{name}", figure=value), "", True)
    return html(f'<span class="abil" tabindex="0" role="img" aria-label="{esc(desk.say("draw.board"))}"{hint}>★</span>')


def _has_boards(desk: Desk) -> bool:
    return bool(desk.numbers["variants"] & 2)


def _winter(desk: Desk) -> Html:
    """What the next winter brings; in winter, it is what one presses to receive it. Nothing after the last income."""
    if _had_last_income(desk):
        return EMPTY
    say = desk.say
    house = desk.d.houses[desk.mine]
    horses, coins, stories = house.winter
    parts = counted("horses", horses) if horses else EMPTY
    parts += coin(str(coins) if coins > 1 else "") if coins else EMPTY
    parts += counted("story", stories) if stories else EMPTY
    told = [say.count(f"draw.gain.{kind}", number)
            for kind, number in (("horses", horses), ("coin", coins), ("story", stories)) if number]  # fmt: skip
    told += [say.count(f"draw.gain.{kind}", 1) for kind in house.gifts]
    key = "draw.winter.tip.board" if desk.mine == GREEN and _has_boards(desk) else "draw.winter.tip"
    name = say("draw.winter.now" if desk.d.season == "winter" and desk.awaits_own(*INCOME) else "draw.winter")
    hint = desk.tip(name, say(key, gains=", ".join(told)) + desk.remark("income"))
    inside = html(f'{icon("winter")}<span class="lbl">{esc(name)}</span> {parts}')
    return desk.thing("income", "inc", inside, hint, tag="small")


def _had_last_income(desk: Desk) -> bool:
    """Whether no income of a winter is to come any more."""
    if desk.numbers["year"] < YEARS or desk.d.season not in ("winter", "over"):
        return False
    return not desk.awaits_own(*INCOME)


def pile(desk: Desk, seat: int, fur: int, number: int, css: str) -> Html:
    """The furs of one value that a seat has, lying on each other; a pale plate where it has none."""
    if not number:
        return html(f'<span class="fur f{FURS[fur]} {esc(css)} zero">{face(fur)}</span>')
    found = []
    for copy in range(number):
        layer = min(number - 1 - copy, LAYERS - 1)
        attributes = desk.pelt(fur, f"{SEATS[seat]}.{fur}.{copy}")
        found.append(html(f'<span class="fur f{FURS[fur]} {esc(css)} y{layer}"{attributes}>{face(fur)}</span>'))
    return joined(found)


def _furs(desk: Desk) -> Html:
    say = desk.say
    found = []
    for fur, number in enumerate(desk.furs(desk.mine)):
        name = say(f"fur.{FURS[fur]}")
        paying = desk.asked and desk.procedure == "pay-piece" and not desk.may(f"own-{FURS[fur]}")
        why = say("draw.why.pay") if paying and number else ""
        text = say("draw.bear.tip") if fur == KINDS - 1 else say("draw.fur.tip")
        hint = desk.tip(f"{name[:1].upper()}{name[1:]}: {number}", text, why)
        plates = html(f'<span class="pile">{pile(desk, desk.mine, fur, number, "big")}</span>')
        count = html(f"<b>×{number}</b>")
        empty = "" if number else " zero"
        found.append(desk.thing(f"own-{FURS[fur]}", f"mf{empty}", plates + count, hint, focus=True))
    return html(f'<div class="myfurs">{joined(found)}</div>')


def _things(desk: Desk) -> Html:
    """Horses, coins, banners, tigers and outposts, each with its number and what so many of them are called."""
    seat, say, columns = desk.mine, desk.say, desk.columns
    name = SEATS[seat]
    built = desk.d.houses[seat].built
    outposts = html(
        f"{outpost(name, say('draw.outposts'))}<b>{columns['outposts'][seat]}</b>{line('check')}<b>{built}</b>"
    )
    parts = (
        ("horses", icon("horse") + html(f"<b>{columns['horses'][seat]}</b>"), "horses"),
        ("coin", coin() + html(f"<b>{columns['coins'][seat]}</b>"), "coins"),
        ("", icon("banner") + html(f"<b>{columns['banners'][seat]}</b>"), "banners"),
        ("own-tiger", icon("tiger") + html(f"<b>{columns['tigers'][seat]}</b>"), "tigers"),
        ("", outposts, "outposts"),
    )
    found = []
    for thing, inside, key in parts:
        hint = desk.tip(say(f"draw.{key}.name"), say(f"draw.{key}.tip", left=columns["outposts_left"][seat]))
        text = html(f"{inside}<small>{esc(say.count(f'draw.label.{key}', columns[key][seat]))}</small>")
        found.append(
            desk.thing(thing, "kv", text, hint, tag="span") if thing else html(f'<span class="kv"{hint}>{text}</span>')
        )
    return html(f'<div class="res">{joined(found)}</div>')


def _landscapes(desk: Desk) -> Html:
    """The landscapes one has, by type, and what sets of different ones score."""
    say = desk.say
    house = desk.d.houses[desk.mine]
    found = []
    for kind, number in enumerate(house.types):
        called = say(f"draw.type.{TYPES[kind]}")
        count = html(f"<b>{number}</b>") if number else EMPTY
        look = "ld" if number else "ld no"
        hint = desk.tip(f"{called}: {number}")
        found.append(
            html(
                f'<span class="{esc(look)}"{hint}>{picture(f"type-{kind}")}<span>{icon(TYPES[kind])}</span>{count}'
                f"</span>"
            )
        )
    hint = desk.tip(say("draw.sets.name"), say("draw.sets.tip", fours=house.sets[0], threes=house.sets[1]))
    worth = html(f"3 {seal(desk.box.set_of_3)} 4 {seal(desk.box.set_of_4)}")
    sets = html(f'<small class="hint"{hint}>{esc(say("draw.sets"))} {worth}</small>')
    return html(f'<div class="lds"><small>{esc(say("draw.landscapes"))}</small>{joined(found)}{sets}</div>')


def _wishes(desk: Desk) -> Html:
    say = desk.say
    house = desk.d.houses[desk.mine]
    hand = joined([_in_hand(desk, card) for card in house.hand])
    done = joined([_done(desk, card) for card in house.fulfilled])
    none = html(f'<p class="nothing">{esc(say("draw.hand.empty"))}</p>')
    parts = html(f'<div class="whand"><h3>{esc(say("draw.hand"))}</h3><div class="wrow">{hand or none}</div></div>')
    if done:
        parts += html(f'<div class="wdone"><h3>{esc(say("draw.fulfilled"))}</h3><div class="wrow">{done}</div></div>')
    return html(f'<div class="wishbox">{parts}</div>')


def _in_hand(desk: Desk, card: int) -> Html:
    name = WISHES[card]
    return wish(desk, card, f"wish-{name}", f"card-{name}", why=reasons.wish(desk, card))


def _done(desk: Desk, card: int) -> Html:
    """A fulfilled wish; while it gives an extra action, it is what one presses to take it."""
    name = WISHES[card]
    thing = "extra" if name in EXTRA and _season(desk, name) else f"done-{name}"
    return wish(desk, card, thing, f"card-{name}", "dn", more=done_mark(desk))


def _season(desk: Desk, name: str) -> bool:
    return {"spring": "A11", "summer": "A12", "autumn": "A13"}.get(desk.d.season) == name
