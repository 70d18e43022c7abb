# position: oxx/.xo/o..
# made: minimax(board, Mark.CROSS)
# Cells are objects whose value is a member of an enumeration.
from enum import Enum


class Mark(Enum):
    EMPTY = 0
    CROSS = 1
    CIRCLE = 2


class Cell:
    def __init__(self):
        self.value = Mark.EMPTY

    def is_free(self):
        return self.value == Mark.EMPTY


LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(cells):
    for a, b, c in LINES:
        if cells[a].value == cells[b].value == cells[c].value and not cells[a].is_free():
            return cells[a].value
    return None


def minimax(cells, player):
    w = winner(cells)
    if w == Mark.CROSS:
        return 1
    if w == Mark.CIRCLE:
        return -1
    if not any(cell.is_free() for cell in cells):
        return 0
    scores = []
    for cell in cells:
        if cell.is_free():
            cell.value = player
            scores.append(minimax(cells, Mark.CIRCLE if player == Mark.CROSS else Mark.CROSS))
            cell.value = Mark.EMPTY
    return max(scores) if player == Mark.CROSS else min(scores)


board = [Cell() for _ in range(9)]
