"""What only *Rurik: Dawn of Kiev* can say to the laws: what is conserved, what never goes back, what is unseen."""

from __future__ import annotations

from typing import Any, Final

from tests.laws.remembered import remembered, within
from tests.laws.rurik_both import decks
from veche.kernel.docket import NAMES, frames
from veche.kernel.numbers import count_of
from veche.titles.rurik.both.components import DECKS, NONE, ROWS, SEATS, STRUCTURES_OF_A_KIND, TROOPS
from veche.titles.rurik.both.inheritance import BOXED, CARDS_DEALT
from veche.titles.rurik.both.state import DEALT, HERE, RETURNED, UNSEEN
from veche.titles.rurik.both.view import HIDDEN
from veche.titles.rurik.first.components import (
    ADVISORS,
    AGENDAS,
    COLUMNS,
    DEEDS,
    GOODS,
    INTRIGUES,
    LEADERS,
    OLD_DEEDS,
    OLD_LEADERS,
    OLD_SCHEME_CARDS,
    OLD_STRUCTURES,
    OPEN_INTRIGUES,
    POINT_TOKENS,
    PRIORITIES,
    REBELLION_CARDS,
    REGIONS,
    REWARD_SPACES,
    ROUNDS,
    SCHEME_CARDS,
    STRUCTURES,
    TRACKS,
)
from veche.titles.rurik.first.components import (
    TOKENS as CONVERSION_TOKENS,
)
from veche.titles.rurik.first.rebellion.record import (
    BOTTOM,
    COVERED,
    MAT,
    RING,
    ROWS_OUT,
    TURNED,
    alone,
    is_rebellion,
)
from veche.titles.rurik.first.rebellion.sight import cards_that_fit
from veche.titles.rurik.first.round import advisors_of
from veche.titles.rurik.first.rules import RurikRules
from veche.titles.rurik.first.state import (
    ACTION,
    ALTERNATE_BOARD,
    CLAIM,
    DEED_ROW,
    DISCARDED,
    DONE,
    GERMAN_PRINTING,
    IN_DECK,
    IN_ROW,
    INTRIGUE,
    LEFT_OUT,
    OVER,
    REBEL_REWARDS,
    SETUP,
    SOLO_1_5,
    STRATEGY,
    RurikState,
)
from veche.titles.rurik.first.stone_and_blade.module import (
    rebels_in_the_box,
    stone_and_blade,
    troops_of_the_rebellion,
)

Problems = list[str]
Slots = dict[str, dict[str, list[int]]]
STEPS_OF_A_TRACK: Final = 5


def conserved(rules: RurikRules, s: RurikState) -> Problems:
    """Troops, leaders, structures, cards, stickers, goods, advisors, coins and markers."""
    return (
        _troops(s) + _leaders(s) + _structures(s) + _schemes(s) + decks(s) + _deeds(s) + _agendas(s) + _rebels(s)
        + _goods(s) + _advisors(s) + _markers(s) + _intrigues(s) + _stone_and_blade(s) + _inheritance(s) + _rebellion(s)
    )  # fmt: skip


@remembered("players chart variants rebellion troops reserve")
def _troops(s: RurikState) -> Problems:
    most = troops_of_the_rebellion(s) if alone(s) else TROOPS
    found = within("troops", s.troops, 0, most) + within("reserve", s.reserve, 0, most)
    in_play = s.chart.in_play[s.players]
    for seat, name in enumerate(SEATS):
        mine = s.troops[seat * HERE : (seat + 1) * HERE]
        wanted = (troops_of_the_rebellion(s) if is_rebellion(s, seat) else TROOPS) if seat < s.players else 0
        if sum(mine) + s.reserve[seat] != wanted:
            found.append(f"{name} has {sum(mine)} troops on the map and {s.reserve[seat]} in reserve, not {wanted}")
        if any(mine[in_play:]):
            found.append(f"{name} has troops outside the map in play")
    return found


@remembered("players chart phase leader_at holder")
def _leaders(s: RurikState) -> Problems:
    found = within("leader_at", s.leader_at, NONE, s.chart.in_play[s.players] - 1)
    found += within("holder", s.holder, NONE, s.players - 1)
    held = [seat for seat in s.holder if seat != NONE]
    if len(set(held)) != len(held):
        found.append(f"a seat has two leaders: {s.holder}")
    if s.phase != SETUP and len(held) != s.players:
        found.append(f"{len(held)} of {s.players} seats have a leader")
    found += [f"{SEATS[seat]} has a leader on the map and none at all" for seat in range(len(SEATS))
              if s.leader_at[seat] != NONE and seat not in held]  # fmt: skip
    return found


@remembered("players box chart variants structures structures_left")
def _structures(s: RurikState) -> Problems:
    found = within("structures", s.structures, NONE, s.players - 1)
    in_play = s.chart.in_play[s.players]
    for kind, name in enumerate(STRUCTURES):
        built = s.structures[kind * HERE : (kind + 1) * HERE]
        if any(owner != NONE for owner in built[in_play:]):
            found.append(f"a {name} stands outside the map in play")
        for seat in range(len(SEATS)):
            left = s.structures_left[seat * len(STRUCTURES) + kind]
            wanted = _pieces_of(s, kind) if seat < s.players else 0
            if left < 0 or left + count_of(built, seat) != wanted:
                found.append(f"{SEATS[seat]} has {count_of(built, seat)} of {name} built and {left} left, not {wanted}")
    return found


def _pieces_of(s: RurikState, kind: int) -> int:
    if kind < len(OLD_STRUCTURES):
        return STRUCTURES_OF_A_KIND
    return int(s.box.new_structures[kind - len(OLD_STRUCTURES)]) if stone_and_blade(s) else 0


@remembered("players box variants pile removed unseen discard drawn revealed hand top played hand_size")
def _schemes(s: RurikState) -> Problems:
    """Every scheme card is in exactly one place."""
    found = []
    everywhere = [s.unseen[k] + s.discard[k] + s.drawn[k] + s.revealed[k] + s.removed[k] for k in range(SCHEME_CARDS)]
    for place, cards in enumerate(s.hand):
        if cards:
            everywhere[place % SCHEME_CARDS] += cards
    for kind in [*s.top, s.played]:
        if kind != NONE:
            everywhere[kind] += 1
    printed = list(s.box.schemes_with(stone_and_blade(s)))
    if everywhere != printed or sum(everywhere) != (SCHEME_CARDS if stone_and_blade(s) else OLD_SCHEME_CARDS):
        found.append(f"the scheme cards are {everywhere}, not {printed}")
    lying = [kind for kind in s.pile if kind != NONE]
    if stone_and_blade(s) and [lying.count(kind) for kind in range(SCHEME_CARDS)] != list(s.discard):
        found.append(f"the pile is {lying}, the discarded cards are {list(s.discard)}")
    if not stone_and_blade(s) and (lying or any(s.removed)):
        found.append("there is a pile in order, or a card was removed, without the expansion")
    for name in ("hand", "unseen", "discard", "drawn", "revealed"):
        found += within(name, getattr(s, name), 0, SCHEME_CARDS)
    for seat in range(len(SEATS)):
        cards = sum(s.hand[seat * SCHEME_CARDS : (seat + 1) * SCHEME_CARDS])
        if cards != s.hand_size[seat] or (cards and seat >= s.players):
            found.append(f"{SEATS[seat]} has {cards} cards in hand, but they count as {s.hand_size[seat]}")
    return found


@remembered("players rebellion variants deed_at row")
def _deeds(s: RurikState) -> Problems:
    found = []
    places = {IN_DECK, IN_ROW} | set(range(s.players)) | {DONE + seat for seat in range(s.players)}
    if s.variants & DEED_ROW:
        places.add(DISCARDED)
    if alone(s):
        places.add(LEFT_OUT)
    elif not stone_and_blade(s) and any(where != LEFT_OUT for where in s.deed_at[OLD_DEEDS:]):
        found.append("a deed of the expansion takes part without it")
    deeds = s.deed_at if stone_and_blade(s) else s.deed_at[:OLD_DEEDS]
    wrong = [DEEDS[deed] for deed, where in enumerate(deeds) if where not in places]
    if wrong:
        found.append(f"deeds are nowhere: {wrong}")
    row = sorted(deed for deed in s.row if deed != NONE)
    if row != [deed for deed, where in enumerate(s.deed_at) if where == IN_ROW]:
        found.append(f"the row shows {s.row}, but in the row are {[d for d, w in enumerate(s.deed_at) if w == IN_ROW]}")
    return found


@remembered("players rebellion phase agenda_at")
def _agendas(s: RurikState) -> Problems:
    found = []
    everybody = range(1 if alone(s) else s.players)
    places = (
        {UNSEEN, *everybody}
        | ({LEFT_OUT} if alone(s) else set())
        | {DEALT + seat for seat in everybody}
        | {RETURNED + seat for seat in everybody}
    )
    wrong = [AGENDAS[card] for card, where in enumerate(s.agenda_at) if where not in places]
    if wrong:
        found.append(f"agendas are nowhere: {wrong}")
    for seat in everybody:
        kept, dealt, returned = (count_of(s.agenda_at, offset + seat) for offset in (0, DEALT, RETURNED))
        if (kept, returned) not in ((0, 0), (1, 1)) or dealt > 2 or (kept and dealt):
            found.append(f"{SEATS[seat]} keeps {kept} agendas, returned {returned} and has {dealt} to choose from")
        if s.phase != SETUP and not kept:
            found.append(f"{SEATS[seat]} has no agenda")
    return found


def _rebels(s: RurikState) -> Problems:
    in_play = s.chart.in_play[s.players]
    together, all_of_them = (OPEN_INTRIGUES + 1, rebels_in_the_box(s)) if s.variants & INTRIGUE else (1, in_play)
    found = within("rebels", s.rebels[:in_play], 0, together) + within("rebels", s.rebels[in_play:], 0, 0)
    found += within("defeated", s.defeated, 0, all_of_them) + within("stickers", s.stickers, 0, len(REGIONS))
    printed = list(s.box.reward_tokens if s.variants & REBEL_REWARDS else s.box.stickers)
    if stone_and_blade(s):
        printed = [number + more for number, more in zip(printed, s.box.more_stickers, strict=True)]
    defeated = [0 if is_rebellion(s, seat) else number for seat, number in enumerate(s.defeated)]
    not_yet_found = len([f for f in frames(s.docket) if NAMES[f.procedure] == "find-reward"])
    if sum(s.stickers) + sum(defeated) - not_yet_found != sum(printed):
        found.append(f"{sum(s.stickers)} rewards left, {sum(s.defeated)} rebels defeated, {not_yet_found} not searched")
    if any(left > there for left, there in zip(s.stickers, printed, strict=True)):
        found.append(f"more rewards are left than there were: {s.stickers}")
    if alone(s) and (any(defeated) or (any(s.defeated) and not s.variants & SOLO_1_5)):
        found.append("somebody defeated rebels for a reward though they are the Rebellion's troops")
    if sum(s.rebels) + sum(s.defeated) > all_of_them:
        found.append(f"{sum(s.rebels)} rebels and {sum(s.defeated)} defeated ones, but only {all_of_them} in all")
    return found


def _goods(s: RurikState) -> Problems:
    in_play = s.chart.in_play[s.players]
    found = within("good_here", s.good_here[:in_play], 0, 1) + within("good_here", s.good_here[in_play:], 0, 0)
    found += within("goods", s.goods, 0, 99) + within("coins", s.coins, 0, 999)
    found += within("tokens", s.tokens, 0, 1) + within("good_of", s.good_of, 0, len(GOODS) - 1)
    if any(s.goods[s.players * len(GOODS) :]) or any(s.tokens[s.players * len(CONVERSION_TOKENS) :]):
        found.append("somebody who does not play has goods or tokens")
    if s.variants & ALTERNATE_BOARD:
        bare = [f.a for f in frames(s.docket) if NAMES[f.procedure] == "lay-token"]
        waiting = any(NAMES[f.procedure] == "lay-tokens" for f in frames(s.docket))
        for good, name in enumerate(GOODS):
            laid = 0 if waiting else len([r for r in range(in_play) if r not in bare and s.good_of[r] == good])
            printed = s.box.goods_tokens[s.players * len(GOODS) + good]
            if laid + s.goods_tokens[good] != printed:
                found.append(f"{laid} tokens of {name} are laid and {s.goods_tokens[good]} left, not {printed}")
    else:
        found += within("goods_tokens", s.goods_tokens, 0, 0)
        if list(s.good_of) != list(s.chart.region_good):
            found.append("a region produces another good than is printed")
    return found


@remembered("players box round phase advisors space_bribe space_seat space_advisor")
def _advisors(s: RurikState) -> Problems:
    found = within("advisors", s.advisors, 0, 2) + within("space_bribe", s.space_bribe, 0, 999)
    rows = s.box.rows[s.players]
    there = list(s.advisors)
    for space, seat in enumerate(s.space_seat):
        if seat == NONE:
            wrong = s.space_advisor[space] != 0 or s.space_bribe[space] != 0
        else:
            wrong = not 0 <= seat < s.players or space % ROWS >= rows or not 1 <= s.space_advisor[space] <= 5
            there[seat * ADVISORS + s.space_advisor[space]] += 1
        if wrong:
            found.append(f"{COLUMNS[space // ROWS]} {space % ROWS + 1} holds {seat}, {s.space_advisor[space]}")
    # Placed or waiting in the strategy phase, and one by one resolved and gone in the action phase.
    has = advisors_of(s.players, s.round) if s.phase in (STRATEGY, ACTION) else [0] * ADVISORS
    allowed = has * s.players + [0] * (len(there) - len(has) * s.players)
    if any(number > most for number, most in zip(there, allowed)) or (s.phase == STRATEGY and there != allowed):
        found.append(f"the advisors, waiting and on the board, are {there}, not {allowed}")
    if s.phase != STRATEGY and any(s.advisors):
        found.append("advisors are waiting outside the strategy phase")
    return found


@remembered("players chart variants rebellion phase holder inheritance_at")
def _inheritance(s: RurikState) -> Problems:
    """Cards of inheritance of regions in play, three to each; neither they nor new leaders without the option."""
    people = range(1 if alone(s) else s.players)
    found = []
    places = {UNSEEN, BOXED} | {offset + seat for seat in people for offset in (0, DEALT, RETURNED)}
    if not stone_and_blade(s):
        places = {UNSEEN}
        if any(seat != NONE for seat in s.holder[OLD_LEADERS:]):
            found.append("somebody plays a leader of the expansion without it")
    if any(where not in places for where in s.inheritance_at):
        found.append(f"inheritance cards are nowhere: {list(s.inheritance_at)}")
    if any(where != UNSEEN for where in s.inheritance_at[s.chart.in_play[s.players] :]):
        found.append("an inheritance card of a region that is not in play was dealt")
    for seat in people:
        kept, dealt, returned = [count_of(s.inheritance_at, offset + seat) for offset in (0, DEALT, RETURNED)]
        if dealt > CARDS_DEALT or kept > CARDS_DEALT - 1 or returned > 1 or (kept and not returned):
            found.append(f"{SEATS[seat]} has {kept} inheritance cards kept, {dealt} dealt and {returned} returned")
        if s.phase != SETUP and (kept or dealt):
            found.append(f"{SEATS[seat]} did not use all inheritance cards")
    return found


@remembered("players box variants docket warfare_rewards boons boons_held point_tokens structures")
def _stone_and_blade(s: RurikState) -> Problems:
    """Tokens of the warfare track, boons and points; three structures in a region; nothing of it without the option."""
    tokens = [token for token in s.warfare_rewards if token != NONE]
    waiting = len([f for f in frames(s.docket) if NAMES[f.procedure] == "lay-warfare-reward"])
    wanted = REWARD_SPACES - waiting if stone_and_blade(s) else 0
    found = []
    if len(set(tokens)) != len(tokens) or len(tokens) != wanted:
        found.append(f"the tokens of the warfare track are {s.warfare_rewards}, not {wanted} different ones")
    for seat in range(len(SEATS)):
        under = sum(s.boons[seat * len(GOODS) : (seat + 1) * len(GOODS)])
        most = sum(s.box.boons) if seat < s.players and stone_and_blade(s) else 0
        if s.boons_held[seat] < 0 or under + s.boons_held[seat] > most:
            found.append(f"{SEATS[seat]} has {under} boons under the boat and {s.boons_held[seat]} on the dock")
    most_points = POINT_TOKENS if stone_and_blade(s) else 0
    found += within("point_tokens", [*s.point_tokens, sum(s.point_tokens)], 0, most_points)
    for region in range(len(REGIONS)):
        if len([kind for kind in range(len(STRUCTURES)) if s.structures[kind * HERE + region] != NONE]) > 3:
            found.append(f"more than three structures stand in {REGIONS[region]}")
    return found


@remembered("players chart phase variants docket intrigues more_goods good_here built")
def _intrigues(s: RurikState) -> Problems:
    """Three different cards lie open, no good is laid beside none, and without the option there is nothing of it."""
    cards = [card for card in s.intrigues if card != NONE]
    waiting = len([f for f in frames(s.docket) if NAMES[f.procedure] == "reveal-intrigue"])
    wanted = OPEN_INTRIGUES - waiting if s.variants & INTRIGUE else 0
    most = OPEN_INTRIGUES if s.variants & INTRIGUE else 0
    found = within("intrigues", s.intrigues, NONE, INTRIGUES - 1) + within("more_goods", s.more_goods, 0, most)
    found += within("built", s.built, 0, 1 if s.variants & INTRIGUE and s.phase in (ACTION, CLAIM, OVER) else 0)
    if len(set(cards)) != len(cards) or len(cards) != wanted:
        found.append(f"the open intrigues are {s.intrigues}, not {wanted} different ones")
    if any(more and not here for more, here in zip(s.more_goods, s.good_here, strict=True)):
        found.append(f"more goods lie where none does: {s.more_goods}, {s.good_here}")
    if any(s.more_goods[s.chart.in_play[s.players] :]) or any(s.built[s.players :]):
        found.append("an intrigue did something outside the game")
    return found


def _rebellion(s: RurikState) -> Problems:
    """The ring of cards, the coins on the mat, and what is left out of the solo game."""
    if not alone(s):
        return ["the Rebellion has a record, but nobody plays alone"] if s.rebellion else []
    ring = s.rebellion[RING:]
    seen = [card for card in ring if card != NONE]
    found: Problems = within("ring", ring, NONE, REBELLION_CARDS - 1) + within("turned", [s.rebellion[TURNED]], 0, 19)
    if len(ring) != REBELLION_CARDS or len(set(seen)) != len(seen):
        found.append(f"a rebellion card is twice in the ring, or lost: {ring}")
    if s.rebellion[BOTTOM] in seen and s.rebellion[BOTTOM] != ring[s.rebellion[TURNED] % REBELLION_CARDS]:
        found.append(f"the bottom card {s.rebellion[BOTTOM]} lies elsewhere in the ring")
    if s.rebellion[ROWS_OUT] and s.rebellion[BOTTOM] == NONE:
        found.append("rows of no card are slid out")
    for column in range(len(PRIORITIES)):
        printed = sum(s.box.bonus_covered[s.rebellion[MAT] * len(PRIORITIES) + column])
        found += within("covered", [s.rebellion[COVERED + column]], 0, printed)
    deeds, agendas = count_of(s.deed_at, LEFT_OUT), count_of(s.agenda_at, LEFT_OUT)
    more = 0 if stone_and_blade(s) else len(DEEDS) - OLD_DEEDS
    if (deeds, agendas) != (3 + more, 1 if s.variants & GERMAN_PRINTING else 3):
        found.append(f"{deeds} deeds and {agendas} agendas are left out")
    return found


def _markers(s: RurikState) -> Problems:
    found = within("claim", s.claim, 0, STEPS_OF_A_TRACK) + within("warfare", s.warfare, 0, s.box.warfare_length)
    found += within("first and marker", [s.first, s.marker], 0, s.players - 1)
    found += within("round", [s.round], 1, ROUNDS) + within("phase", [s.phase], SETUP, OVER)
    found += within("points", [s.tax_points, s.build_points], 0, 99 if s.phase == ACTION else 0)
    found += within("loaded", s.loaded, NONE, 99 if s.phase == CLAIM else NONE)
    if len(s.holder) != len(LEADERS) or len(s.claim) != len(TRACKS) * len(SEATS):
        found.append("a column has another length")
    if (s.phase == OVER) != (s.docket is None):
        found.append("the phase does not say whether the game is over")
    return found


def never_back(before: RurikState, after: RurikState) -> Problems:
    """Claim and warfare markers, rounds and defeated rebels; alone also the ring, the mat and the neutral troops."""
    found = _rebellion_never_back(before, after) if alone(before) else []
    for name in ("claim", "warfare", "defeated"):
        if any(then > now for then, now in zip(getattr(before, name), getattr(after, name), strict=True)):
            found.append(f"{name} went down from {getattr(before, name)} to {getattr(after, name)}")
    if any(then < now for then, now in zip(before.boons, after.boons, strict=True)):
        found.append(f"a boon came back under the boat: {before.boons}, {after.boons}")
    if any(then > now for then, now in zip(before.point_tokens, after.point_tokens, strict=True)):
        found.append(f"tokens of a point were lost: {before.point_tokens}, {after.point_tokens}")
    if any(then not in (NONE, now) for then, now in zip(before.intrigues, after.intrigues, strict=True)):
        found.append(f"the open intrigues changed from {before.intrigues} to {after.intrigues}")
    if before.round > after.round:
        found.append(f"round {before.round} was followed by round {after.round}")
    return found


def _rebellion_never_back(before: RurikState, after: RurikState) -> Problems:
    found = []
    if before.rebellion[TURNED] > after.rebellion[TURNED]:
        found.append("the ring turned back")
    lost = [
        place for place, card in enumerate(before.rebellion[RING:]) if card not in (NONE, after.rebellion[RING + place])
    ]
    if lost:
        found.append(f"cards that were seen in the ring have changed places: {lost}")
    covered = slice(COVERED, COVERED + len(PRIORITIES))
    if any(then < now for then, now in zip(before.rebellion[covered], after.rebellion[covered], strict=True)):
        found.append("a coin came back to the mat")
    if after.phase != SETUP and before.phase != SETUP and sum(before.rebels) < sum(after.rebels):
        found.append("a neutral troop came from nowhere")
    return found


def unseen(view: Any, s: RurikState) -> Slots:
    """Scheme cards in hands, in a draw, on top of the decks and in them; agendas beside the others' mats.

    Alone also the Rebellion's bottom card, as far as its rows are not slid out.
    """
    schemes: dict[str, list[int]] = {"decks": _cards(s.unseen)}
    others = [seat for seat in range(s.players) if seat != view.seat]
    for seat in [] if view.over else others:
        schemes[f"hand of {SEATS[seat]}"] = _cards(s.hand[seat * SCHEME_CARDS : (seat + 1) * SCHEME_CARDS])
    if not any(view.columns["drawn"]):
        schemes["draw"] = _cards(s.drawn)
    for place, card in enumerate(view.columns["top"]):
        if card == HIDDEN:
            deck, depth = divmod(place, len(s.top) // len(DECKS))
            schemes[f"{DECKS[deck]} deck, card {depth}"] = [s.top[place]]
    agendas: dict[str, list[int]] = {}
    hidden = [card for card in range(len(AGENDAS)) if view.columns["agenda_at"][card] == UNSEEN]
    places = {"not dealt": UNSEEN}
    for seat in others:
        places |= {f"kept by {SEATS[seat]}": seat, f"dealt to {SEATS[seat]}": DEALT + seat}
        places |= {f"returned by {SEATS[seat]}": RETURNED + seat}
    for name, where in places.items():
        agendas[name] = [card for card in hidden if s.agenda_at[card] == where]
    pools = {"schemes": schemes, "agendas": agendas}
    if s.rebellion and view.columns["rebellion"][BOTTOM] == HIDDEN:
        fitting = cards_that_fit(view, s.box)
        rest = [card for card in fitting if card != s.rebellion[BOTTOM]]
        pools["rebellion cards"] = {"the bottom": [s.rebellion[BOTTOM]], "elsewhere": rest}
    return pools


def _cards(column: Any) -> list[int]:
    return [kind for kind, number in enumerate(column) for _ in range(number)]
