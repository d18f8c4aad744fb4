"""What a seat sees, as a fixed number of numbers within bounds, and what it may do, as a mask: for programs that learn.

The numbers are those of the view (`Rules.sight`), which is an allow-list: what the view does not have cannot get here.
Seats stand in relative order: the one that looks is 0, the next in turn 1, and so on, as an index, inside a number and
in the numbers of moves. What stands where, `veche.envs.layout` says; it makes the `Plan` by which this works.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from veche.kernel.docket import CHANCE, Frame
from veche.kernel.errors import UnknownAction, UnknownSeat
from veche.kernel.numbers import copied, i32, i64, poured, poured_bytes, u8, vec
from veche.kernel.rules import Ask, Rules
from veche.kernel.state import Column, State, filled

S = TypeVar("S", bound=State)

MOST_FRAMES: Final[i64] = 40
"""How many frames of a docket are told, from the top down: more than any game of random setups was seen to have."""

OF_A_FRAME: Final[i64] = 6
"""How many numbers tell of a frame: its procedure, its seat, its operands."""

BEFORE: Final[i64] = 3
"""How many numbers stand before those of the view: the seat, whether the game is over, how many frames there are."""

NO_FRAME: Final[i64] = -3
"""In place of the seat of a frame that is not there. -1 is chance, -2 nobody in particular."""

MOST: Final[i64] = 2147483647
"""The largest number that can be told."""

OPERANDS: Final[i64] = 4
"""How many operands a frame has."""

OPERAND_BITS: Final[i64] = 16
"""A procedure's number in the title is counted by this; below are bits that say which operands are seats."""


class Plan:
    """How a view becomes numbers for one setup.

    `source`: which number of the row stands at each place, for each seat that looks. `meaning`: 0 for a plain number,
    else, one more than where in `turned` the numbers from `least` to `most` begin, as that seat reads them. `asked`:
    how many seats look, since an automa's does not.
    `procedures`: by its number in this process, a procedure's number in the title and which of its operands are seats.
    `operands`: the least that each of a frame's operands can be, then the most of each.
    `actions`: what each move is called by each seat; `moves`: the other way round.
    """

    __slots__ = (
        "actions",
        "asked",
        "least",
        "meaning",
        "most",
        "moves",
        "operands",
        "procedures",
        "row",
        "seats",
        "source",
        "turned",
        "width",
    )

    def __init__(
        self,
        row: i64,
        seats: i64,
        least: Column,
        most: Column,
        source: Column,
        meaning: Column,
        turned: Column,
        procedures: Column,
        operands: Column,
        actions: Column,
        moves: Column,
    ) -> None:
        self.row = row
        self.seats = seats
        self.width: i64 = len(least)
        self.least = least
        self.most = most
        self.source = source
        self.asked: i64 = len(source) // self.width
        self.meaning = meaning
        self.turned = turned
        self.procedures = procedures
        self.operands = operands
        self.actions = actions
        self.moves = moves


class Encoder(Generic[S]):
    """Writes what seats see and may do into given buffers: memoryviews of numbers of 32 bits and of bytes."""

    __slots__ = ("_blank", "_mask", "_seen", "length", "moves", "plan", "rules")

    def __init__(self, rules: Rules[S], plan: Plan) -> None:
        self.rules = rules
        self.plan = plan
        self.length: i64 = BEFORE + plan.width + MOST_FRAMES * OF_A_FRAME
        self.moves: i64 = len(rules.catalogue)
        self._blank = filled(0, plan.row)
        self._seen = numbers_for(self.length)
        self._mask = bytes_for(self.moves)

    def encode(self, s: S, seat: i64, out: memoryview) -> None:
        """Write what the seat sees: `length` numbers of 32 bits (format `i`)."""
        self._seated(seat)
        self.write(s, seat, self._seen, 0)
        poured(self._seen, out)

    def mask(self, ask: Ask, out: memoryview) -> None:
        """Write 1 for every move that may be made and 0 for every other: `moves` bytes (format `B`)."""
        self.mark(ask, self._mask, 0, 1)
        poured_bytes(self._mask, out)
        self.mark(ask, self._mask, 0, 0)

    def action(self, seat: i64, move: i64) -> i64:
        """What the seat calls the move; chance calls it as the rules do."""
        self._there(move)
        return move if seat == CHANCE else self.plan.actions[self._seated(seat) * self.moves + move]

    def move(self, seat: i64, action: i64) -> i64:
        """The move that the seat calls so; a number that is no action is refused."""
        self._there(action)
        return action if seat == CHANCE else self.plan.moves[self._seated(seat) * self.moves + action]

    def _there(self, action: i64) -> None:
        if action < 0 or action >= self.moves:
            raise UnknownAction("envs.no-action", action=action, last=self.moves - 1)

    def _seated(self, seat: i64) -> i64:
        if seat < 0 or seat >= self.plan.asked:
            raise UnknownSeat("envs.no-seat", seat=seat, last=self.plan.asked - 1)
        return seat

    def mark(self, ask: Ask, mask: vec[u8], first: i64, so: u8) -> None:
        """Put this in place of every move of the question, in a mask that begins there."""
        actions = self.plan.actions
        start = ask.seat * self.moves if ask.seat > 0 else 0
        for move in ask.moves:
            mask[first + actions[start + i64(move)]] = so

    def write(self, s: S, seat: i64, out: vec[i32], first: i64) -> None:
        """Write what the seat sees from this place on."""
        plan = self.plan
        row = copied(self._blank)
        self.rules.sight(s, seat, row)
        source, meaning, turned, least, most = plan.source, plan.meaning, plan.turned, plan.least, plan.most
        start = seat * plan.width
        place = first + BEFORE
        for k in range(plan.width):
            number = row[source[start + k]]
            low = least[k]
            if number < low:
                number = low
            elif number > most[k]:
                number = most[k]
            shift = meaning[start + k]
            if shift:
                number = turned[shift - 1 + number - low]
            out[place] = i32(number)
            place += 1
        out[first] = i32(seat)
        out[first + 1] = i32(1 if s.docket is None else 0)
        out[first + 2] = i32(self._write_docket(s.docket, seat, out, place))

    def _write_docket(self, f: Frame | None, seat: i64, out: vec[i32], place: i64) -> i64:
        """Write the frames from the top down, as many as there is room for, and say how many."""
        plan = self.plan
        told: i64 = 0
        while f is not None and told < MOST_FRAMES:
            code = plan.procedures[f.procedure]
            out[place] = i32(code // OPERAND_BITS)
            out[place + 1] = i32(self._relative(f.seat, seat))
            out[place + 2] = i32(self._operand(0, f.a, code & 1, seat))
            out[place + 3] = i32(self._operand(1, f.b, code & 2, seat))
            out[place + 4] = i32(self._operand(2, f.c, code & 4, seat))
            out[place + 5] = i32(self._operand(3, f.d, code & 8, seat))
            place += OF_A_FRAME
            told += 1
            f = f.next
        for _ in range(told, MOST_FRAMES):
            out[place] = i32(-1)
            out[place + 1] = i32(NO_FRAME)
            out[place + 2] = i32(0)
            out[place + 3] = i32(0)
            out[place + 4] = i32(0)
            out[place + 5] = i32(0)
            place += OF_A_FRAME
        return told

    def _relative(self, other: i64, seat: i64) -> i64:
        seats = self.plan.seats
        return (other - seat + seats) % seats if 0 <= other < seats else other

    def _operand(self, which: i64, number: i64, is_seat: i64, seat: i64) -> i64:
        if is_seat:
            return self._relative(number, seat)
        operands = self.plan.operands
        return max(operands[which], min(number, operands[OPERANDS + which]))


def numbers_for(places: i64) -> vec[i32]:
    """Room for so many numbers."""
    return vec[i32]([i32(0)] * places)


def bytes_for(places: i64) -> vec[u8]:
    """Room for so many bytes."""
    return vec[u8]([u8(0)] * places)
