"""The fair as HTML and SVG: the road with its stalls, the merchants on it, everybody's things, from the view alone.

Words that only the drawing says stand here; a title of the shelf would keep them in a catalogue.
"""

from __future__ import annotations

from typing import Final

from tests.toy.printed import ROADS, SEATS, TOKENS, WARES, WISHES, WORTH
from tests.toy.rules import FairRules
from tests.toy.scoring import outcome
from tests.toy.view import HIDDEN, guess
from veche.drawing import icons
from veche.drawing.html import EMPTY, Html, at, esc, html, joined
from veche.drawing.parts import part
from veche.drawing.scene import Drawing, Scene
from veche.drawing.seats import badge, piece
from veche.drawing.tips import svg_tip, tip

TABS: Final = (("score", "Scores"), ("map", "Road"), ("mine", "Mine"), ("rivals", "Rivals"), ("log", "Chronicle"))
SIGNS: Final = {"wagon": "tax", "crier": "rule", "gate": "stronghold"}
TOKEN_SIGNS: Final = {"wax": "any-good", "salt": "ore", "honey": "honey", "fur": "fur"}
IN_A_ROW: Final = 6
REACH: Final = 3
AROUND: Final = ((-24, -30), (24, -30), (-24, 16), (24, 16))


class Booth:
    """What every part of the drawing is given."""

    def __init__(self, rules: FairRules, scene: Scene) -> None:
        self.printed = rules.printed
        self.scene = scene
        self.view = scene.view
        self.columns = scene.view.columns
        self.seats = scene.view.numbers["players"] + scene.view.numbers["pedlar"]
        self.road = ROADS["long" if scene.view.numbers["long"] else "short"]

    def name(self, seat: int) -> str:
        return self.scene.names[seat] if seat < len(self.scene.names) else "The pedlar"

    def badge(self, seat: int) -> Html:
        return badge(SEATS[seat], self.scene.words.name("seat", SEATS[seat]))

    def held(self, seat: int) -> list[int]:
        return self.columns["held"][seat * len(TOKENS) : (seat + 1) * len(TOKENS)]

    def wares(self, seat: int) -> list[int]:
        return self.columns["wares"][seat * len(WARES) : (seat + 1) * len(WARES)]

    def pick(self, thing: str, css: str) -> Html:
        """The attributes of a thing that a move may point at."""
        if not self.scene.may(thing):
            return html(f' class="{esc(css)}" data-pick="{esc(thing)}"')
        label = esc(" / ".join([pick.label for pick in self.scene.picks if pick.at == thing]))
        return html(f' class="{esc(css)} may" data-pick="{esc(thing)}" tabindex="0" role="button" aria-label="{label}"')


def draw(rules: FairRules, scene: Scene) -> Drawing:
    """The fair as one seat, or a spectator, sees it."""
    booth = Booth(rules, scene)
    main = html(
        f'{part(html(f"""<svg id="fair-defs" class="defs" aria-hidden="true"><defs>{_definitions()}</defs></svg>"""))}'
        f'{_sheet(booth)}<div class="hero tab-map">{_road(booth)}{_tray(booth)}</div>'
        f'<div class="rail right">{_rivals(booth)}{_chronicle(booth)}</div>'
        f'<div class="mine tab-mine">{_mine(booth)}</div>'
    )
    return Drawing(_status(booth), main, TABS, tab="score" if booth.view.over else "")


def _definitions() -> Html:
    names = [*SIGNS.values(), *TOKEN_SIGNS.values(), "market", "coins", "points"]
    return icons.symbols(dict.fromkeys(names)) + joined([piece(seat, f"p-{seat}") for seat in SEATS])


def _status(booth: Booth) -> Html:
    left = booth.view.numbers["ribbons"]
    order = joined(
        [html(f'<li class="{"cur" if seat == booth.scene.asked else ""}">{booth.badge(seat)}'
         f'<span class="nm0">{esc(booth.name(seat))}</span></li>') for seat in range(booth.seats)]
    )  # fmt: skip
    return html(f'<div class="rnd"><span class="lab">Ribbons left: {left}</span></div><ol class="to">{order}</ol>')


# The road


def place(step: int) -> tuple[int, int]:
    """Where a step lies: to and fro in rows, like an ox before the plough. Step 0 is the start."""
    if step == 0:
        return 70, 40
    row, along = divmod(step - 1, IN_A_ROW)
    return 110 + 156 * (along if row % 2 == 0 else IN_A_ROW - 1 - along), 130 + 175 * row


def _road(booth: Booth) -> Html:
    gate = len(booth.road)
    rows = (gate - 1) // IN_A_ROW + 1
    way = "L".join([f"{x} {y}" for x, y in map(place, range(gate + 1))])
    stops = joined([_stop(booth, step) for step in range(1, gate + 1)])
    pieces = joined([_merchant(booth, seat) for seat in range(booth.seats)])
    return html(
        f'<svg class="fair" viewBox="0 0 1000 {rows * 175 + 60}" role="group" aria-label="The road of the fair">'
        f'<path class="way" d="M{esc(way)}"/><g class="stops">{stops}</g><g class="pieces" id="pieces">{pieces}</g>'
        f"</svg>"
    )


def _stop(booth: Booth, step: int) -> Html:
    kind = booth.road[step - 1]
    words = booth.scene.words
    called = words.name("ware", kind).removeprefix("the ").capitalize() if kind in WARES else kind.capitalize()
    x, y = place(step)
    here = booth.columns["at"][booth.scene.mine]
    thing = f"ware-{kind}" if kind in WARES and here == step else f"steps-{step - here}"
    text, why = _told(booth, kind), ""
    if step > here + REACH:
        why = f"Too far: {step - here} steps, and nobody walks more than {REACH}."
    elif step <= here:
        why = "The road leads only onwards."
    sign = icons.inside(SIGNS.get(kind, "market"), -24, -26, 48)
    reason = "" if booth.scene.may(thing) else why
    return html(
        f'<g id="stop-{step}"{booth.pick(thing, f"stop {kind}")} transform="{at(x, y)}" data-tip>'
        f'{svg_tip(called, text, reason)}<circle r="50"/>{sign}<text y="42">{esc(called)}</text>'
        f'<text class="nr" x="-38" y="-34">{step}</text></g>'
    )


def _told(booth: Booth, kind: str) -> str:
    if kind in WARES:
        ware = WARES.index(kind)
        return f"A stall. Price {booth.printed.price[ware]}, points {booth.printed.points[ware]}."
    return {
        "wagon": "Three tokens come out of the bag; one goes back.",
        "crier": "Everybody bids in secret for a ribbon.",
        "gate": "Two coins for the first, one for the second.",
    }[kind]


def _merchant(booth: Booth, seat: int) -> Html:
    x, y = place(booth.columns["at"][seat])
    dx, dy = AROUND[seat]
    return html(
        f'<use id="merchant-{SEATS[seat]}" data-glide href="#p-{SEATS[seat]}" transform="{at(x + dx, y + dy)}">'
        f"<title>{esc(booth.name(seat))}</title></use>"
    )


# What is chosen from


def _tray(booth: Booth) -> Html:
    """Tokens out of the bag, for all to see; the coins of a bid for who bids."""
    if any(pick.verb == "bid" for pick in booth.scene.picks):
        options = [pick for pick in booth.scene.picks if pick.verb == "bid"]
        inside = joined([html(f"<div{booth.pick(one.at, 'option')}>{icons.icon('coins')}<b>{esc(one.short)}</b></div>")
                          for one in options])  # fmt: skip
        return html(f'<div class="tray">{inside}</div>')
    drawn = booth.columns["drawn"]
    if not any(drawn):
        return EMPTY
    inside = joined([_token(booth, token, number) for token, number in enumerate(drawn) if number])
    return html(f'<div class="tray">{inside}</div>')


def _token(booth: Booth, token: int, number: int) -> Html:
    name = TOKENS[token]
    called = booth.scene.words.name("token", name)
    hint = tip(called.capitalize(), f"Worth {WORTH[token]}.")
    inside = html(f"{icons.icon(TOKEN_SIGNS[name])}<b>{number}</b><span>{esc(called)}</span>")
    return html(f"<div{booth.pick(f'token-{name}', f'token {name}')}{hint}>{inside}</div>")


def _mine(booth: Booth) -> Html:
    seat = booth.scene.mine
    coins = booth.columns["coins"][seat]
    choosing = any(booth.columns["drawn"])
    tokens = [_token(booth, token, number) if not choosing else _lying(token, number)
              for token, number in enumerate(booth.held(seat)) if number]  # fmt: skip
    wares = [html(f"<li>{esc(booth.scene.words.name('ware', WARES[ware]))} × {number}</li>")
             for ware, number in enumerate(booth.wares(seat)) if number]  # fmt: skip
    purse = html(
        f"<div{booth.pick('token-coin', 'token coin')}>{icons.icon('coins')}<b>{coins}</b><span>coins</span></div>"
    )
    wish = [WISHES[number] for number, owner in enumerate(booth.columns["wish_at"]) if owner == booth.scene.viewer]
    secret = html(f'<p class="wish">My wish: <b>{esc(wish[0])}</b></p>') if wish else EMPTY
    return html(
        f'<section class="panel things" aria-labelledby="h-mine"><h2 class="rubric" id="h-mine">'
        f"{esc(booth.name(seat))}</h2>{purse}{joined(tokens)}"
        f'<div class="token">{icons.icon("points")}<b>{booth.columns["won"][seat]}</b><span>ribbons</span></div>'
        f"<ul>{joined(wares)}</ul>{secret}</section>"
    )


def _lying(token: int, number: int) -> Html:
    return html(
        f'<div class="token">{icons.icon(TOKEN_SIGNS[TOKENS[token]])}<b>{number}</b><span>{TOKENS[token]}</span></div>'
    )


def _rivals(booth: Booth) -> Html:
    rows = []
    for seat in range(booth.seats):
        bid = booth.columns["bid"][seat]
        said = "" if bid == -1 else " · has bid" if bid == HIDDEN else f" · bids {bid}"
        rows.append(
            html(
                f"<li>{booth.badge(seat)}<b>{esc(booth.name(seat))}</b><span>{booth.columns['coins'][seat]} coins, "
                f"{sum(booth.held(seat))} tokens, {sum(booth.wares(seat))} wares, {booth.columns['won'][seat]} ribbons"
                f"{esc(said)}</span></li>"
            )
        )
    return html(
        '<section class="panel tab-rivals merchants" aria-labelledby="h-all">'
        '<h2 class="rubric" id="h-all">Merchants</h2>'
        f"<ul>{joined(rows)}</ul></section>"
    )


def _chronicle(booth: Booth) -> Html:
    return html(
        '<section class="panel log tab-log" aria-labelledby="h-log"><h2 class="rubric" id="h-log">Chronicle</h2>'
        f"{booth.scene.chronicle}</section>"
    )


def _sheet(booth: Booth) -> Html:
    """When the fair is over: every point and its reason."""
    if not booth.view.over:
        return EMPTY
    found = outcome(guess(booth.view, booth.printed, 0))
    words = booth.scene.words
    columns = []
    for seat, lines in enumerate(found.lines):
        said = joined(
            [html(f"<li>{esc(words.say(line.why, line.arguments))} <b>{line.points}</b></li>") for line in lines]
        )
        columns.append(
            html(
                f"<div><h3>{booth.badge(seat)} {esc(booth.name(seat))} <b>{found.totals[seat]}</b></h3>"
                f"<ul>{said}</ul></div>"
            )
        )
    return html(f'<div class="ending tab-score"><section class="panel scores">{joined(columns)}</section></div>')
