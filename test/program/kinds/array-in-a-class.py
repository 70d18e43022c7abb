# made: negamax(board, 1)
# position: oxx/.xo/o..
import numpy as np


class Board:
    def __init__(self, squares=None):
        self.squares = np.zeros((3, 3), dtype=int) if squares is None else squares

    def legal(self):
        return list(zip(*np.where(self.squares == 0)))

    def push(self, move, colour):
        self.squares[move] = colour

    def pop(self, move):
        self.squares[move] = 0

    def result(self):
        s = self.squares
        for v in (*s.sum(axis=0), *s.sum(axis=1), np.trace(s), np.trace(np.fliplr(s))):
            if abs(v) == 3:
                return int(v) // 3
        return 0 if not (s == 0).any() else None


def negamax(board, colour):
    r = board.result()
    if r is not None:
        return colour * r
    best = -2
    for m in board.legal():
        board.push(m, colour)
        best = max(best, -negamax(board, -colour))
        board.pop(m)
    return best
