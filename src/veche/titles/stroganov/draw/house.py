"""My house, as the dock: furs by value, horses, coins and the like, landscapes, wishes, and the income of winter."""

from __future__ import annotations

from veche.drawing.dock import fact, kept, section
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon, line
from veche.drawing.marks import coin, coins_of, seal
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.tips import tale
from veche.titles.stroganov.auxiliary_actions import EXTRA_ACTION_OF
from veche.titles.stroganov.components import FURS, GREEN, HOME, TYPES, WISHES, YEARS
from veche.titles.stroganov.draw import reasons
from veche.titles.stroganov.draw.cards import wish_brief, wish_face, wish_hint
from veche.titles.stroganov.draw.desk import KINDS, Desk
from veche.titles.stroganov.draw.landscape import picture
from veche.titles.stroganov.draw.marks import counted, face, outpost, plate

LAYERS = 3
"""So many plates of a pile are seen one behind the other."""

TALES = {"horses": "place-horses", "tigers": "prey-tiger", "outposts": "place-outpost", "story": "event-songs"}
"""What the history tells of things that are counted."""

INCOME = frozenset(("before-income", "before-income-what", "income"))
"""What lies on the docket while a seat's income of this winter is still to come."""


def drawn(desk: Desk) -> Html:
    """Everything of one's own."""
    return _house(desk) + _furs(desk) + _stock(desk) + _landscapes(desk) + _wishes(desk) + _fulfilled(desk)


@recalled
def purse(desk: Desk) -> Html:
    """The house in one line: horses, coins, the furs there are, what can be built and fulfilled, the points."""
    seat, columns, say = desk.mine, desk.columns, desk.say
    house = desk.d.houses[seat]

    def kv(sign: Html, number: int, name: str) -> Html:
        look = "" if number else "z"
        return html(
            f'<span class="{esc(look)}" role="img" aria-label="{esc(f"{name}: {number}")}">{sign}{number}</span>'
        )

    furs = [
        kv(plate(fur, "xs"), number, say(f"fur.{FURS[fur]}")) for fur, number in enumerate(desk.furs(seat)) if number
    ]
    things = kv(icon("wish"), len(house.hand), say("draw.hand"))
    things += kv(icon("outpost"), columns["outposts"][seat], say("draw.outposts.name"))
    return html(
        f"{kv(icon('horse'), columns['horses'][seat], say('draw.horses.name'))}"
        f"{kv(coin(), columns['coins'][seat], say('draw.coins.name'))}"
        f'<span class="gs">{joined(furs)}</span>{things}'
        f"{desk.sealed(seat, columns['vp'][seat])}"
    )


@recalled
def _house(desk: Desk) -> Html:
    """Whose house it is, where the Cossack stands, the points so far, and what the next winter brings."""
    seat, say = desk.mine, desk.say
    name = desk.seats[seat]
    title = say("draw.house-of", who=desk.name(seat)) if desk.watching else say("draw.your")
    at = desk.columns["at"][seat]
    where = say("draw.home") if at == HOME else desk.place(at)
    vp = desk.columns["vp"][seat]
    hint = desk.tip(say("draw.seal"), say("draw.seal.tip", figure=desk.d.houses[seat].total))
    counted = say("draw.points-in-all" if desk.view.over else "draw.points-so-far")
    others = [other for other in range(desk.houses) if other != seat]
    rivals = " · ".join([f"{desk.name(other)} {desk.points(other, desk.columns['vp'][other])}" for other in others])
    return part(
        html(
            f'<section id="my-house" class="my-house s-{esc(name)}" aria-labelledby="h-house">'
            f'<div class="crest" aria-hidden="true">{desk.badge(seat, label="")}<b>{esc(desk.name(seat)[:1])}</b></div>'
            f'<div class="tx"><h2 id="h-house">{esc(title)}{_board(desk)}{desk.rule("your-house")}'
            f"<small>{esc(say('draw.stands', who=desk.name(seat), place=where))}</small></h2>"
            f'<p class="pts" tabindex="0"{hint}>{desk.sealed(seat, vp)}'
            f"<span>{esc(counted)}<small>{esc(rivals)}</small></span></p>{_winter(desk)}</div></section>"
        )
    )


def _board(desk: Desk) -> Html:
    """The ability of an asymmetric board, where the match has them."""
    if not _has_boards(desk):
        return EMPTY
    name = desk.seats[desk.mine]
    value = desk.box.board_value[desk.box.colour[desk.mine]]
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
    parts += coins_of(coins) if coins else EMPTY
    parts += counted("story", stories) if stories else EMPTY
    told = [say.count(f"draw.gain.{kind}", number)
            for kind, number in (("horses", horses), ("coin", coins), ("story", stories)) if number]  # fmt: skip
    told += [say.count(f"draw.gain.{kind}", 1) for kind in house.gifts]
    key = "draw.winter.tip.board" if desk.box.colour[desk.mine] == GREEN and _has_boards(desk) else "draw.winter.tip"
    name = say("draw.winter.now" if desk.d.season == "winter" and desk.awaits_own(*INCOME) else "draw.winter")
    hint = desk.tip(name, say(key, gains=", ".join(told)) + desk.remark("income"))
    inside = html(f'{icon("winter")}<span class="lbl">{esc(name)}</span>{parts}')
    return desk.thing("income", "inc", inside, hint, tag="span", focus=True)


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
        attributes = desk.pelt(fur, f"{desk.seats[seat]}.{fur}.{copy}")
        found.append(html(f'<span class="fur f{FURS[fur]} {esc(css)} y{layer}"{attributes}>{face(fur)}</span>'))
    return joined(found)


@recalled
def _furs(desk: Desk) -> Html:
    say = desk.say
    found = []
    for fur, number in enumerate(desk.furs(desk.mine)):
        name = say(f"fur.{FURS[fur]}")
        paying = desk.asked and desk.doing("pay-piece") and not desk.may(f"own-{FURS[fur]}")
        why = say("draw.why.pay") if paying and number else ""
        text = say("draw.bear.tip") if fur == KINDS - 1 else say("draw.fur.tip")
        hint = desk.tip(f"{name[:1].upper()}{name[1:]}: {number}", text, why) + tale(f"fur-{FURS[fur]}")
        plates = html(f'<span class="pile">{pile(desk, desk.mine, fur, number, "big")}</span>')
        told = html(f"<b>×{number}</b><small>{esc(say(f'draw.fur.{FURS[fur]}'))}</small>")
        empty = "" if number else " zero"
        found.append(desk.thing(f"own-{FURS[fur]}", f"mf{empty}", plates + told, hint, focus=True))
    return section("furs", say("draw.furs"), say("draw.furs.hint"), html(f'<div class="myfurs">{joined(found)}</div>'))


@recalled
def _stock(desk: Desk) -> Html:
    """Horses, coins, banners, tigers, outposts, and the places on the tracks: a number each, and what it is called."""
    seat, say, columns = desk.mine, desk.say, desk.columns
    built, left = desk.d.houses[seat].built, columns["outposts_left"][seat]
    parts = (
        ("horses", icon("horse"), "horses", columns["horses"][seat]),
        ("coin", coin(), "coins", columns["coins"][seat]),
        ("", icon("banner"), "banners", columns["banners"][seat]),
        ("own-tiger", icon("tiger"), "tigers", columns["tigers"][seat]),
        ("", outpost(desk.seats[seat], say("draw.outposts")), "outposts", columns["outposts"][seat]),
        ("", line("check"), "built", built),
        ("", icon("story"), "story", columns["story"][seat]),
        ("", icon("trophy"), "trophy", columns["trophy"][seat]),
    )
    found = []
    for thing, sign, key, number in parts:
        hint = desk.tip(f"{say(f'draw.{key}.name')}: {number}", say(f"draw.{key}.tip", left=left))
        if key in TALES:
            hint += tale(TALES[key])
        called = esc(say.count(f"draw.label.{key}", number))
        text = html(f"{sign}<b>{number}</b><small>{called}</small>")
        look = f"kv k-{key}"
        found.append(
            desk.thing(thing, look, text, hint, tag="span", focus=True)
            if thing
            else html(f'<span class="{esc(look)}" tabindex="0" role="group"{hint}>{text}</span>')
        )
    return section("stock", say("draw.stock"), "", html(f'<div class="res">{joined(found)}</div>'))


@recalled
def _landscapes(desk: Desk) -> Html:
    """The landscapes one has, by type, and what sets of different ones score."""
    say = desk.say
    house = desk.d.houses[desk.mine]
    found = []
    for kind, number in enumerate(house.types):
        called = say(f"draw.type.{TYPES[kind]}")
        count = html(f"<b>{number}</b>") if number else EMPTY
        look = "ld" if number else "ld no"
        hint = desk.tip(f"{called}: {number}", say("draw.landscape.tip")) + tale(f"type-{TYPES[kind]}")
        found.append(
            html(
                f'<span class="l1" tabindex="0" role="group"{hint}><span class="{esc(look)}">{picture(f"type-{kind}")}'
                f"{count}</span><small>{esc(called)}</small></span>"
            )
        )
    hint = desk.tip(say("draw.sets.name"), say("draw.sets.tip", fours=house.sets[0], threes=house.sets[1]))
    worth = html(f"3 {seal(desk.box.set_of_3)} 4 {seal(desk.box.set_of_4)}")
    sets = html(f'<span class="hint" tabindex="0" role="group"{hint}>{esc(say("draw.sets"))} {worth}</span>')
    inside = html(f'<div class="lds">{joined(found)}</div>{sets}')
    return section("lands", say("draw.landscapes"), "", inside)


@recalled
def _wishes(desk: Desk) -> Html:
    say = desk.say
    house = desk.d.houses[desk.mine]
    hint = say.count("draw.hand.ready", len(house.ready), figure=len(house.hand)) if house.hand else ""
    if desk.view.over:
        hint = say("draw.hand.over")
    none = html(f'<p class="nothing">{esc(say("draw.hand.empty"))}</p>')
    cards = joined([_in_hand(desk, card) for card in house.hand])
    inside = html(f'<div class="cards">{cards}</div>')
    return section("wishes", say("draw.hand"), hint, inside if house.hand else none)


def _in_hand(desk: Desk, card: int) -> Html:
    """A wish in hand, with what speaks for it or is missing."""
    name = WISHES[card]
    thing = f"wish-{name}"
    if card in desk.d.houses[desk.mine].ready:
        foot = fact(html(f"{line('check')}{esc(desk.say('draw.wish.ready'))}"), "ready")
    else:
        fur = desk.box.wish_fur[card]
        need = desk.d.shown(desk.mine, card) + desk.box.wish_return[card]
        have = min(need, desk.furs(desk.mine)[fur])
        foot = fact(esc(desk.say("draw.wish.have", have=have, need=need)))
    hint = wish_hint(desk, card, thing, reasons.wish(desk, card))
    brief = wish_brief(desk.box, card, desk.say, foot)
    return kept(desk, thing, brief, wish_whole(desk, card), hint, f"card-{name}")


@recalled
def _fulfilled(desk: Desk) -> Html:
    """The fulfilled wishes; while one gives an extra action, it is what one presses to take it."""
    say = desk.say
    cards = desk.d.houses[desk.mine].fulfilled
    if not cards:
        return EMPTY
    foot = fact(html(f"{line('check')}{esc(say('draw.wish.done'))}"), "ready")
    found = []
    for card in cards:
        name = WISHES[card]
        thing = "extra" if card == EXTRA_ACTION_OF[desk.numbers["season"]] else f"done-{name}"
        hint = wish_hint(desk, card, thing)
        brief = wish_brief(desk.box, card, say, foot)
        found.append(kept(desk, thing, brief, wish_whole(desk, card, "dn"), hint, f"card-{name}"))
    inside = html(f'<div class="cards done">{joined(found)}</div>')
    return section("fulfilled", say("draw.fulfilled"), str(len(cards)), inside)


def wish_whole(desk: Desk, card: int, css: str = "") -> Html:
    """A whole wish that is only looked at."""
    look = f"wish f{FURS[desk.box.wish_fur[card]]} {css}".strip()
    return html(f'<div class="{esc(look)}">{wish_face(desk.box, card, desk.say)}</div>')
