# made: Player(Sign.CROSS).choose(board)
# position: oxx/.xo/o..
# Frozen data objects, one in another; a move has the state before it and the state after it.
import enum
from dataclasses import dataclass
from functools import cached_property, partial

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Sign(str, enum.Enum):
    CROSS = "X"
    NOUGHT = "O"

    @property
    def other(self):
        return Sign.NOUGHT if self is Sign.CROSS else Sign.CROSS


@dataclass(frozen=True)
class Grid:
    cells: str = " " * 9


@dataclass(frozen=True)
class Step:
    sign: Sign
    cell: int
    before: "Position"
    after: "Position"


@dataclass(frozen=True)
class Position:
    grid: Grid
    starting: Sign = Sign.CROSS

    @cached_property
    def current(self):
        taken = 9 - self.grid.cells.count(" ")
        return self.starting if taken % 2 == 0 else self.starting.other

    @cached_property
    def winner(self):
        for sign in Sign:
            if any(all(self.grid.cells[i] == sign for i in line) for line in LINES):
                return sign
        return None

    @cached_property
    def is_over(self):
        return self.winner is not None or " " not in self.grid.cells

    @cached_property
    def steps(self):
        return [] if self.is_over else [self.move_to(i) for i in range(9) if self.grid.cells[i] == " "]

    def move_to(self, cell):
        if self.grid.cells[cell] != " ":
            raise ValueError("taken")
        cells = self.grid.cells[:cell] + self.current + self.grid.cells[cell + 1 :]
        return Step(self.current, cell, self, Position(Grid(cells), self.starting))

    def worth(self, sign):
        return 0 if self.winner is None else 1 if self.winner is sign else -1


def find_best(position):
    return max(position.steps, key=partial(minimax, maximizer=position.current))


def minimax(step, maximizer, highest=False):
    if step.after.is_over:
        return step.after.worth(maximizer)
    return (max if highest else min)(minimax(each, maximizer, not highest) for each in step.after.steps)


class Player:
    def __init__(self, sign):
        self.sign = sign

    def choose(self, position):
        return find_best(position)
