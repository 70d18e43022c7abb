# position: oxx/.xo/o..
# made: best_move(board)
# Cells are data objects in rows, which an object holds.
from dataclasses import dataclass, field
from typing import Optional


@dataclass
class Cell:
    row: int
    col: int
    mark: Optional[str] = None


@dataclass
class Board:
    cells: list = field(default_factory=lambda: [[Cell(r, c) for c in range(3)] for r in range(3)])

    def lines(self):
        yield from self.cells
        for c in range(3):
            yield [self.cells[r][c] for r in range(3)]
        yield [self.cells[i][i] for i in range(3)]
        yield [self.cells[i][2 - i] for i in range(3)]

    def winner(self):
        for line in self.lines():
            if line[0].mark and line[0].mark == line[1].mark == line[2].mark:
                return line[0].mark
        return None

    def empty_cells(self):
        return [cell for row in self.cells for cell in row if cell.mark is None]


def minimax(board: Board, maximizing: bool) -> int:
    won = board.winner()
    if won:
        return 1 if won == "X" else -1
    empty = board.empty_cells()
    if not empty:
        return 0
    best = -2 if maximizing else 2
    for cell in empty:
        cell.mark = "X" if maximizing else "O"
        score = minimax(board, not maximizing)
        cell.mark = None
        best = max(best, score) if maximizing else min(best, score)
    return best


def best_move(board: Board):
    best, where = -2, None
    for cell in board.empty_cells():
        cell.mark = "X"
        score = minimax(board, False)
        cell.mark = None
        if score > best:
            best, where = score, (cell.row, cell.col)
    return where
