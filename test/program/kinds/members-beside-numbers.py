# position: oxx/.xo/o..
# made: minimax(board, Cell.X)
from enum import IntEnum
class Cell(IntEnum):
    EMPTY = 0
    X = 1
    O = 2
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
board = [0, 0, 0, 0, 0, 0, 0, 0, 0]
def won(b, p): return any(b[x] == b[y] == b[z] == p for x, y, z in LINES)
def minimax(b, p):
    if won(b, Cell.X): return 10
    if won(b, Cell.O): return -10
    if Cell.EMPTY not in b: return 0
    r = []
    for i in range(9):
        if b[i] == Cell.EMPTY:
            r.append(minimax(b[:i] + [p.value] + b[i+1:], Cell(3 - p)))
    return max(r) if p == Cell.X else min(r)
