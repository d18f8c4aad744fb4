"""Market and bag, trade, songs, and what is left in piles and supply."""

from __future__ import annotations

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import coin
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.tips import tale
from veche.titles.stroganov.administration import letter_in
from veche.titles.stroganov.auxiliary_actions import FURS_FOR_A_FUR, HORSES_FOR_A_FUR, HORSES_FOR_A_SWAP
from veche.titles.stroganov.components import FURS, IN_PILE, NONE, SONGS
from veche.titles.stroganov.draw import reasons
from veche.titles.stroganov.draw.cards import song_face, song_name, song_text
from veche.titles.stroganov.draw.desk import KINDS, Desk
from veche.titles.stroganov.draw.marks import counted, face, row_of
from veche.titles.stroganov.draw.prices import is_second
from veche.titles.stroganov.trade import STORY_OF_A_BONUS


def drawn(desk: Desk) -> Html:
    """Everything that can be had for furs, horses and stories."""
    goods = html(f'<div class="rail goods tab-boards">{_market(desk)}{_trade(desk)}</div>')
    return goods + _songs(desk) + _supply(desk)


def things_of(fur: int) -> str:
    """The names of a fur in the market: it can be taken, bought, swapped or exchanged."""
    value = FURS[fur]
    return f"fur-{value} buy_fur-{value} swap_fur-{value} exchange_fur-{value}"


@recalled
def _market(desk: Desk) -> Html:
    say = desk.say
    furs = []
    for fur in range(KINDS):
        name = say(f"fur.{FURS[fur]}")
        hint = desk.tip(name[:1].upper() + name[1:], say("draw.market.tip"), reasons.market(desk, things_of(fur)))
        for copy in range(desk.columns["market"][fur]):
            attributes = desk.pelt(fur, f"market.{fur}.{copy}") + hint + tale(f"fur-{FURS[fur]}")
            furs.append(desk.thing(things_of(fur), f"fur f{FURS[fur]} big", face(fur), attributes, tag="span"))
    bag = sum(desk.columns["bag"])
    left = ", ".join([f"{number} × {FURS[fur]}" for fur, number in enumerate(desk.columns["bag"]) if number])
    tip = desk.tip(say.count("draw.bag", bag), say.count("draw.bag.tip", bag, furs=left))
    inside = html(f"{icon('bag')}<span>{esc(say('draw.bag.name'))}<b>{bag}</b></span>")
    bagged = desk.thing("buy-bag", "bagb", inside, tip, tag="span", focus=True)
    return part(
        html(
            f'<section id="market" class="panel market" aria-labelledby="h-market">'
            f"{desk.heading('h-market', say('draw.market'), 'trading-furs', esc(say('draw.market.hint')))}"
            f'<div class="mrow">{joined(furs)}{bagged}</div>'
            f"{_prices(desk)}</section>"
        )
    )


def _prices(desk: Desk) -> Html:
    """What can be exchanged for what, between the steps of one's turn, in words; what one could not pay is dimmer."""
    say = desk.say
    horses, furs = desk.columns["horses"][desk.mine], sum(desk.furs(desk.mine))
    payable = {
        "swap": horses >= HORSES_FOR_A_SWAP and furs,
        "exchange": furs >= FURS_FOR_A_FUR,
        "buy": horses >= HORSES_FOR_A_FUR,
    }
    found = [
        html(
            f'<li class="{"" if can else "no0"}"{desk.tip(say(f"draw.price.{key}"), say(f"draw.price.{key}.tip"))}>'
            f"<b>{esc(say(f'draw.price.{key}.give'))}</b> → {esc(say(f'draw.price.{key}.take'))}</li>"
        )
        for key, can in payable.items()
    ]
    return html(f'<ul class="aux">{joined(found)}</ul>')


@recalled
def _trade(desk: Desk) -> Html:
    say = desk.say
    fur = desk.numbers["trade_fur"]
    price = html('<span class="fur none big"></span>')
    if fur != NONE:
        key = "draw.trade.tip.any" if desk.d.trades_any(desk.mine) else "draw.trade.tip"
        more = ".second" if is_second(desk) else ""
        hint = desk.tip(say("draw.trade"), say(key + more, fur=FURS[fur]))
        price = desk.thing("trade", f"fur f{FURS[fur]} big", face(fur), hint, focus=True, tag="span")
    steps = desk.d.free_steps(desk.mine)
    options = (
        ("bonus-coin", coin(), "coin"),
        ("bonus-story", counted("story", STORY_OF_A_BONUS), "story"),
        ("", html(f'<span class="g"><b>±{steps}</b>{icon("cossack")}</span>'), "ride"),
    )
    found = []
    for thing, sign, key in options:
        inside = html(f"{sign}<small>{esc(say(f'draw.trade.{key}'))}</small>")
        told = say(f"draw.trade.{key}.tip", number=steps) + desk.remark(thing)
        hint = desk.tip(say(f"draw.trade.{key}"), told)
        found.append(
            desk.thing(thing, "opt", inside, hint, tag="span", focus=True)
            if thing
            else html(f'<span class="opt" tabindex="0" role="group"{hint}>{inside}</span>')
        )
    return part(
        html(
            f'<section id="trade" class="panel trade" aria-labelledby="h-trade">'
            f"{desk.heading('h-trade', say('draw.trade'), 'trade', esc(say('draw.trade.hint')))}"
            f'<div class="trow">{price}<i>→</i>{joined(found)}</div></section>'
        )
    )


@recalled
def _songs(desk: Desk) -> Html:
    say = desk.say
    found = []
    songs = desk.columns["song"]
    laid = max([desk.houses, *[place + 1 for place, song in enumerate(songs) if song != NONE]])
    for place, song in enumerate(songs[:laid]):
        if song == NONE:
            found.append(html(f'<div class="song empty" id="song-place-{place + 1}">{icon("song")}</div>'))
            continue
        thing = f"song-{SONGS[song]}"
        told = song_text(desk, song) + desk.remark(thing, row_of(desk.box.song_reward, song))
        hint = desk.tip(song_name(desk, song), told, reasons.song(desk, song, thing), desk.doubts.songs[song])
        attributes = html(f' id="card-{SONGS[song]}"{hint}{tale("event-songs")}')
        inside = song_face(desk.box, song, say, _song_fact(desk, song))
        found.append(desk.thing(thing, "song", inside, attributes, focus=True))
    return part(
        html(
            f'<section id="songs" class="panel songs tab-boards" aria-labelledby="h-songs">'
            f"{desk.heading('h-songs', say('draw.songs'), 'songs', esc(_stories_told(desk)))}"
            f'<div class="srow">{joined(found)}</div></section>'
        )
    )


def _stories_told(desk: Desk) -> str:
    """What a song is paid with, and how much of it one has."""
    if desk.watching:
        return desk.say("draw.songs.hint")
    return desk.say.count("draw.songs.have", desk.columns["story"][desk.mine])


def _song_fact(desk: Desk, song: int) -> Html:
    """What is missing for the song; nothing for whoever only watches."""
    if desk.watching or desk.view.over:
        return EMPTY
    short = desk.box.song_cost[song] - desk.columns["story"][desk.mine]
    if short > 0:
        return html(f"<small>{esc(desk.say.count('draw.song.short', short))}</small>")
    return html(f'<small class="ok">{esc(desk.say("draw.song.ready"))}</small>')


@recalled
def _supply(desk: Desk) -> Html:
    """The piles and what the supply has left."""
    say = desk.say
    columns, box = desk.columns, desk.box
    letter = letter_in(desk.numbers["year"])
    mark = "AB"[letter]
    yurts = [at for tile, at in enumerate(columns["yurt_at"]) if box.yurt_letter[tile] == letter]
    wishes = [at for card, at in enumerate(columns["wish_at"]) if box.wish_letter[card] == letter]
    songs = [at for card, at in enumerate(columns["song_at"]) if box.song_letter[card] == letter]
    parts = (
        ("mountain", "tiles", columns["landscape_at"].count(IN_PILE), ""),
        ("yurt", "yurts", yurts.count(IN_PILE), mark),
        ("wish", "wishes", wishes.count(IN_PILE), mark),
        ("song", "songs", songs.count(IN_PILE), mark),
        ("banner", "banners", desk.numbers["banners_left"], ""),
        ("tiger", "tigers", desk.numbers["tigers_left"], ""),
    )
    found = []
    for sign, key, number, of in parts:
        name = say(f"draw.left.{key}", letter=of)
        note = html(f"<small>{esc(of)}</small>") if of else EMPTY
        hint = desk.tip(f"{name}: {number}", say(f"draw.left.{key}.tip"))
        told = html(f"{icon(sign, label=name)}<b>{number}</b>{note}")
        found.append(html(f'<span class="kv" tabindex="0" role="group"{hint}>{told}</span>'))
    head = html(f'<h2 class="rubric">{esc(say("draw.supply.short"))}</h2>')
    label = esc(say("draw.supply"))
    return html(f'<section class="panel supply tab-boards" aria-label="{label}">{head}{joined(found)}</section>')
