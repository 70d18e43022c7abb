# position: oxx/.xo/o..
# made: minimax(board, Cell.X)
from enum import Enum, auto
from typing import List, Tuple


class Cell(Enum):
    EMPTY = auto()
    X = auto()
    O = auto()

    def other(self):
        return Cell.O if self is Cell.X else Cell.X


class Outcome(Enum):
    X_WINS = 1
    DRAW = 0
    O_WINS = -1


Grid = List[List[Cell]]


def outcome(grid: Grid):
    lines = list(grid) + [list(c) for c in zip(*grid)]
    lines.append([grid[i][i] for i in range(3)])
    lines.append([grid[i][2 - i] for i in range(3)])
    for line in lines:
        if all(c is Cell.X for c in line):
            return Outcome.X_WINS
        if all(c is Cell.O for c in line):
            return Outcome.O_WINS
    if all(c is not Cell.EMPTY for row in grid for c in row):
        return Outcome.DRAW
    return None


def minimax(grid: Grid, mark: Cell) -> Tuple[int, Tuple[int, int]]:
    end = outcome(grid)
    if end is not None:
        return end.value, (-1, -1)
    scored = []
    for r in range(3):
        for c in range(3):
            if grid[r][c] is Cell.EMPTY:
                grid[r][c] = mark
                value, _ = minimax(grid, mark.other())
                grid[r][c] = Cell.EMPTY
                scored.append((value, (r, c)))
    if mark is Cell.X:
        return max(scored, key=lambda s: s[0])
    return min(scored, key=lambda s: s[0])
