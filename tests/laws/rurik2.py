"""What only *Rurik: Second Edition* can say to the laws: what is conserved, what never goes back, what is unseen."""

from __future__ import annotations

from typing import Any, Final

from tests.laws.remembered import remembered, within
from tests.laws.rurik_both import decks
from veche.kernel.docket import NAMES, frames
from veche.kernel.numbers import Row, count_of
from veche.titles.rurik.both.components import DECKS, DEPTH, NONE, ROWS, SEATS, STRUCTURES_OF_A_KIND, TROOPS
from veche.titles.rurik.both.inheritance import BOXED
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.both.state import DEALT, HERE, RETURNED, UNSEEN
from veche.titles.rurik.both.view import HIDDEN
from veche.titles.rurik.second.components import (
    AGENDAS,
    BUILDINGS,
    COLUMNS,
    CONTRACTS,
    DEEDS,
    GOODS,
    LEADERS,
    MARKET_PLACES,
    MARKETS,
    OATHS,
    PAIRS,
    QUESTS,
    REGIONS,
    ROADS,
    ROUNDS,
    SLOTS,
    STARTING_B,
    STRATEGY_CARDS,
    THEOFANA,
    TRACKS,
)
from veche.titles.rurik.second.round import discs_of
from veche.titles.rurik.second.rules import Rurik2Rules
from veche.titles.rurik.second.state import (
    ACTION,
    BEING_DONE,
    COUNCIL,
    DEAL,
    FREE_OATHS,
    GIVEN_UP,
    IN_DECK,
    IN_MARKET,
    INHERITANCE,
    OATH_OF_ROADS,
    OVER,
    PLEDGE,
    SECRET,
    SETUP,
    SWAPPED_OATHS,
    Rurik2State,
    built,
    done,
    pair_of,
)

Problems = list[str]
Slots = dict[str, dict[str, list[int]]]
STEPS_OF_A_TRACK: Final = 5


def conserved(rules: Rurik2Rules, s: Rurik2State) -> Problems:
    """Miniatures, leaders, buildings, oaths, cards, deeds, rebels, discs and markers."""
    return (
        _troops(s) + _leaders(s) + _buildings(s) + _oaths(s) + _cards(s) + decks(s) + _deeds(s) + _kept(s)
        + _rebels(s) + _discs(s) + _markers(s)
    )  # fmt: skip


@remembered("players chart troops reserve")
def _troops(s: Rurik2State) -> Problems:
    found = within("troops", s.troops, 0, TROOPS) + within("reserve", s.reserve, 0, TROOPS)
    for seat, name in enumerate(SEATS):
        mine = s.troops[seat * HERE : (seat + 1) * HERE]
        wanted = TROOPS if seat < s.players else 0
        if sum(mine) + s.reserve[seat] != wanted:
            found.append(f"{name} has {sum(mine)} troops on the map and {s.reserve[seat]} in reserve, not {wanted}")
        if any(mine[s.chart.in_play[s.players] :]):
            found.append(f"{name} has troops outside the map in play")
    return found


@remembered("players chart phase leader_at holder leader_dealt")
def _leaders(s: Rurik2State) -> Problems:
    found = within("leader_at", s.leader_at, NONE, s.chart.in_play[s.players] - 1)
    found += within("holder", s.holder, NONE, s.players - 1)
    held = [seat for seat in s.holder if seat != NONE]
    if len(set(held)) != len(held) or len(s.holder) != len(LEADERS):
        found.append(f"a seat has two leaders: {s.holder}")
    if s.phase != SETUP and (len(held) != s.players or max(s.leader_dealt) != NONE):
        found.append(f"{len(held)} of {s.players} seats have a leader; dealt: {s.leader_dealt}")
    found += [f"{leader} is dealt and played" for leader, seat in zip(LEADERS, s.holder)
              if seat != NONE and s.leader_dealt[LEADERS.index(leader)] != NONE]  # fmt: skip
    return found


@remembered("players chart structures structures_left")
def _buildings(s: Rurik2State) -> Problems:
    found = within("structures", s.structures, NONE, s.players - 1)
    for kind, name in enumerate(BUILDINGS):
        there = s.structures[kind * HERE : (kind + 1) * HERE]
        if any(owner != NONE for owner in there[s.chart.in_play[s.players] :]):
            found.append(f"a {name} stands outside the map in play")
        for seat in range(len(SEATS)):
            left = s.structures_left[seat * len(BUILDINGS) + kind]
            if not 0 <= left <= (STRUCTURES_OF_A_KIND if seat < s.players else 0):
                found.append(f"{SEATS[seat]} has {left} of {name} left")
            gone = built(s, seat, kind) - count_of(there, seat) if seat < s.players else 0
            if gone < 0 or (gone and name == "stronghold"):
                found.append(f"{SEATS[seat]} has {count_of(there, seat)} of {name} on the map and {left} left")
    return found


@remembered("players variants oath_at oaths oath_on")
def _oaths(s: Rurik2State) -> Problems:
    found = _laid(s)
    found += within("oath_at", s.oath_at, NONE, s.players - 1) + within("oaths", s.oaths, 0, 2)
    for oath in range(len(OATHS)):
        there = s.oath_at[oath * HERE : (oath + 1) * HERE]
        for seat in range(s.players):
            pair = pair_of(s, seat, oath)
            if count_of(there, seat) != (0 if pair == NONE else s.oaths[seat * len(PAIRS) + pair]):
                found.append(
                    f"{SEATS[seat]} has {count_of(there, seat)} oaths of {OATHS[oath]} on the map, not {s.oaths}"
                )
    return found


def _laid(s: Rurik2State) -> Problems:
    """Two different pairs lie on each board: those of the draft, in their order, unless an option lets one choose."""
    found = []
    usual = [1, 0] if s.variants & SWAPPED_OATHS else [0, 1]
    for seat in range(s.players):
        laid = list(s.oath_on[seat * len(PAIRS) : (seat + 1) * len(PAIRS)])
        if len(set(laid)) != len(PAIRS) or not set(laid) < set(range(len(OATHS))):
            found.append(f"on the board of {SEATS[seat]} lie {laid}")
        if ROADS in laid and not s.variants & OATH_OF_ROADS:
            found.append(f"{SEATS[seat]} has Roads without the option")
        ordered = all(oath in (ROADS, place) for oath, place in zip(laid, usual, strict=True))
        if not s.variants & FREE_OATHS and not ordered:
            found.append(f"{SEATS[seat]} has laid the oaths in another order: {laid}")
    return found


@remembered("players box unseen discard drawn revealed hand top played discard_top hand_size")
def _cards(s: Rurik2State) -> Problems:
    """Every strategy card is in exactly one place."""
    found = []
    everywhere = [s.unseen[k] + s.discard[k] + s.drawn[k] + s.revealed[k] for k in range(STRATEGY_CARDS)]
    for place, cards in enumerate(s.hand):
        everywhere[place % STRATEGY_CARDS] += cards
    for kind in [*s.top, s.played]:
        if kind != NONE:
            everywhere[kind] += 1
    if everywhere != list(s.box.card_count) or sum(everywhere) != STRATEGY_CARDS:
        found.append(f"the strategy cards are {everywhere}, not {list(s.box.card_count)}")
    for name in ("hand", "unseen", "discard", "drawn", "revealed"):
        found += within(name, getattr(s, name), 0, STRATEGY_CARDS)
    if (s.discard_top == NONE) != (not any(s.discard)) or (s.discard_top != NONE and not s.discard[s.discard_top]):
        found.append(f"{s.discard_top} lies on top of the discards {s.discard}")
    for seat in range(len(SEATS)):
        cards = sum(s.hand[seat * STRATEGY_CARDS : (seat + 1) * STRATEGY_CARDS])
        if cards != s.hand_size[seat] or (cards and seat >= s.players):
            found.append(f"{SEATS[seat]} has {cards} cards in hand, but they count as {s.hand_size[seat]}")
    return found


@remembered("players phase deed_at market influence")
def _deeds(s: Rurik2State) -> Problems:
    found = []
    everybody = range(s.players)
    places = {IN_DECK, IN_MARKET, *everybody}
    for offset in (SECRET, BEING_DONE):
        places |= {offset + seat for seat in everybody}
    places |= {done(seat, slot) for seat in everybody for slot in range(len(SLOTS))}
    for deed, where in enumerate(s.deed_at):
        starting = deed < CONTRACTS
        allowed = places | {o + seat for seat in everybody for o in (DEAL, GIVEN_UP)} if starting else places
        if where not in allowed or (starting and where in (IN_MARKET, *everybody)):
            found.append(f"{DEEDS[deed]} is nowhere: {where}")
    for market in range(len(MARKETS)):
        row = s.market[market * MARKET_PLACES : (market + 1) * MARKET_PLACES]
        deeds = range(CONTRACTS, QUESTS) if market == 0 else range(QUESTS, len(DEEDS))
        there = [deed for deed in deeds if s.deed_at[deed] == IN_MARKET]
        if sorted(deed for deed in row if deed != NONE) != there or any(d != NONE for d in row[s.players + 1 :]):
            found.append(f"the market shows {row}, but in it are {there}")
    for seat in range(len(SEATS)):
        for slot in range(len(SLOTS)):
            if count_of(s.deed_at, done(seat, slot)) != s.influence[seat * len(SLOTS) + slot]:
                found.append(f"{SEATS[seat]} has another number of deeds in slot {slot} than {s.influence}")
    for seat in everybody:
        dealt = [d for d in range(CONTRACTS) if s.deed_at[d] == DEAL + seat]
        given = [d for d in range(CONTRACTS) if s.deed_at[d] == GIVEN_UP + seat]
        mine = [d for d in range(CONTRACTS) if s.deed_at[d] in _own_places(seat)]
        if len(given) != len(mine) or len(given) > 1 or (given and dealt) or len(dealt) > 2:
            found.append(f"{SEATS[seat]} was dealt {dealt}, gave up {given} and has {mine}")
        if given and (given[0] < STARTING_B) == (mine[0] < STARTING_B):
            found.append(f"{SEATS[seat]} had two deeds of one starting deck")
        if s.phase != SETUP and not given:
            found.append(f"{SEATS[seat]} has no starting deed")
    return found


def _own_places(seat: int) -> tuple[int, ...]:
    return (SECRET + seat, BEING_DONE + seat, *[done(seat, slot) for slot in range(len(SLOTS))])


@remembered("players chart phase variants agenda_at inheritance_at")
def _kept(s: Rurik2State) -> Problems:
    """Agendas and inheritance cards."""
    found = []
    everybody = range(s.players)
    agendas = {UNSEEN, *everybody} | {offset + seat for seat in everybody for offset in (DEALT, RETURNED)}
    wrong = [AGENDAS[card] for card, where in enumerate(s.agenda_at) if where not in agendas]
    inherited = agendas | {BOXED}
    wrong += [REGIONS[card] for card, where in enumerate(s.inheritance_at) if where not in inherited]
    if wrong:
        found.append(f"cards are nowhere: {wrong}")
    if max(s.inheritance_at[s.chart.in_play[s.players] :], default=UNSEEN) != UNSEEN:
        found.append("an inheritance card of a region that is not in play was dealt")
    for seat in everybody:
        kept, dealt, returned = (count_of(s.agenda_at, offset + seat) for offset in (0, DEALT, RETURNED))
        if (kept, returned) not in ((0, 0), (1, 1)) or dealt > 2 or (kept and dealt):
            found.append(f"{SEATS[seat]} keeps {kept} agendas, returned {returned} and has {dealt} to choose from")
        if s.phase != SETUP and not kept:
            found.append(f"{SEATS[seat]} has no agenda")
        cards = [count_of(s.inheritance_at, offset + seat) for offset in (0, DEALT, RETURNED)]
        if not s.variants & INHERITANCE and any(cards):
            found.append(f"{SEATS[seat]} has inheritance cards without the module")
        if cards[1] > 3 or cards[0] > 2 or cards[2] > 1 or (cards[0] and not cards[2]):
            found.append(f"{SEATS[seat]} has {cards} inheritance cards kept, dealt and returned")
    return found


def _rebels(s: Rurik2State) -> Problems:
    in_play = s.chart.in_play[s.players]
    found = within("rebels", s.rebels[:in_play], 0, 1) + within("rebels", s.rebels[in_play:], 0, 0)
    found += within("captured", s.captured, 0, in_play) + within("stickers", s.stickers, 0, len(REGIONS))
    searched = sum(s.box.stickers) - sum(s.stickers)
    waiting = len([f for f in frames(s.docket) if NAMES[f.procedure] == "find-reward"])
    if searched + waiting + sum(s.rebels) > in_play or sum(s.captured) > searched + waiting:
        found.append(f"{sum(s.rebels)} rebels, {sum(s.captured)} captured, {searched} searched, {waiting} not yet")
    if any(left > there for left, there in zip(s.stickers, s.box.stickers, strict=True)):
        found.append(f"more rewards are left than there were: {s.stickers}")
    found += within("good_here", s.good_here[:in_play], 0, 1) + within("good_here", s.good_here[in_play:], 0, 0)
    found += within("goods", s.goods, 0, 99) + within("coins", s.coins, 0, 999) + within("tiles", s.tiles, 0, 1)
    if any(s.goods[s.players * len(GOODS) :]) or list(s.good_of) != list(s.chart.region_good):
        found.append("somebody who does not play has goods, or a region produces another good than is printed")
    return found


@remembered("players box round phase discs space_bribe space_seat space_disc")
def _discs(s: Rurik2State) -> Problems:
    found = within("discs", s.discs, 0, 2) + within("space_bribe", s.space_bribe, 0, 999)
    rows = s.box.rows[s.players]
    there = list(s.discs)
    for space, seat in enumerate(s.space_seat):
        if seat == NONE:
            wrong = s.space_disc[space] != 0 or s.space_bribe[space] != 0
        else:
            wrong = not 0 <= seat < s.players or space % ROWS >= rows or not 1 <= s.space_disc[space] <= 5
            there[seat * 6 + s.space_disc[space]] += 1
        if wrong:
            found.append(f"{COLUMNS[space // ROWS]} {space % ROWS + 1} holds {seat}, {s.space_disc[space]}")
    has = discs_of(s.players, s.round) if s.phase in (PLEDGE, COUNCIL, ACTION) else [0] * 6
    allowed = has * s.players + [0] * (len(there) - len(has) * s.players)
    exact = s.phase in (PLEDGE, COUNCIL)
    if any(number > most for number, most in zip(there, allowed)) or (exact and there != allowed):
        found.append(f"the discs, waiting and on the board, are {there}, not {allowed}")
    return found


def _markers(s: Rurik2State) -> Problems:
    found = within("tracks", s.tracks, 0, STEPS_OF_A_TRACK) + within("battle", s.battle, 0, s.box.battle_length)
    found += within("first and marker", [s.first, s.marker], 0, s.players - 1)
    found += within("round", [s.round], 1, ROUNDS) + within("phase", [s.phase], SETUP, OVER)
    found += within("saved", [s.tax_points, s.build_points], 0, 99 if s.phase == ACTION else 0)
    found += within("tax_closed", [s.tax_closed], 0, s.used >> THEOFANA & 1 if s.phase == ACTION else 0)
    if s.tax_closed and s.tax_points:
        found.append(f"taxing is closed for this turn, but {s.tax_points} carts are left")
    found += within("schemes", [s.schemes], 0, 15 if s.phase == ACTION else 0)
    if count(s.schemes) > 2:
        found.append(f"more than two schemes: {s.schemes}")
    if len(s.tracks) != len(TRACKS) * len(SEATS):
        found.append("a column has another length")
    if (s.phase == OVER) != (s.docket is None):
        found.append("the phase does not say whether the game is over")
    return found


def never_back(before: Rurik2State, after: Rurik2State) -> Problems:
    """Markers, rounds, deeds in slots, oaths, buildings left on the boards."""
    found = []
    for name in ("tracks", "battle", "influence", "oaths"):
        if any(then > now for then, now in zip(getattr(before, name), getattr(after, name), strict=True)):
            found.append(f"{name} went down from {getattr(before, name)} to {getattr(after, name)}")
    if any(then < now for then, now in zip(before.structures_left, after.structures_left, strict=True)):
        found.append("a building came back to a board")
    if before.phase != SETUP and list(before.oath_on) != list(after.oath_on):
        found.append(f"oaths were laid anew: {before.oath_on}, then {after.oath_on}")
    if before.round > after.round:
        found.append(f"round {before.round} was followed by round {after.round}")
    return found


def unseen(view: Any, s: Rurik2State) -> Slots:
    """Strategy cards in hands, draws and decks; agendas; deeds of the starting decks and drawn ones; inheritances."""
    columns = view.columns
    others = [seat for seat in range(s.players) if seat != view.seat]
    cards: dict[str, list[int]] = {"decks": _kinds(s.unseen)}
    for seat in [] if view.over else others:
        cards[f"hand of {SEATS[seat]}"] = _kinds(s.hand[seat * STRATEGY_CARDS : (seat + 1) * STRATEGY_CARDS])
    if not any(columns["drawn"]):
        cards["draw"] = _kinds(s.drawn)
    for place, card in enumerate(columns["top"]):
        if card == HIDDEN:
            deck, depth = divmod(place, DEPTH)
            cards[f"{DECKS[deck]} deck, card {depth}"] = [s.top[place]]
    pools: Slots = {"cards": cards}
    pools["agendas"] = _slots(columns["agenda_at"], s.agenda_at, UNSEEN, range(len(AGENDAS)), others, _KEPT)
    in_play = range(s.chart.in_play[s.players])
    pools["inheritance"] = _slots(columns["inheritance_at"], s.inheritance_at, UNSEEN, in_play, others, _KEPT)
    for name, first, last in (("a", 0, STARTING_B), ("b", STARTING_B, CONTRACTS)):
        starting = _slots(columns["deed_at"], s.deed_at, IN_DECK, range(first, last), others, _STARTING)
        pools[f"starting deck {name}"] = {
            "not dealt": starting["not dealt"],
            **{
                SEATS[seat]: [card for place in _STARTING for card in starting[f"{place} {SEATS[seat]}"]]
                for seat in others
            },
        }
    for name, first, last in (("contracts", CONTRACTS, QUESTS), ("quests", QUESTS, len(DEEDS))):
        pools[name] = _slots(columns["deed_at"], s.deed_at, IN_DECK, range(first, last), others, {"held by": SECRET})
    return pools


_KEPT: Final = {"kept by": 0, "dealt to": DEALT, "returned by": RETURNED}
_STARTING: Final = {"dealt to": DEAL, "kept by": SECRET, "given up by": GIVEN_UP}


def _slots(
    seen: Row, there: Row, free: int, cards: range, others: list[int], places: dict[str, int]
) -> dict[str, list[int]]:
    """Where the guess put the cards that the view does not show."""
    hidden = [card for card in cards if seen[card] == free]
    slots = {"not dealt": [card for card in hidden if there[card] == free]}
    for seat in others:
        for place, offset in places.items():
            slots[f"{place} {SEATS[seat]}"] = [card for card in hidden if there[card] == offset + seat]
    return slots


def _kinds(column: Row) -> list[int]:
    return [kind for kind, number in enumerate(column) for _ in range(number)]
