# position: oxx/.xo/o..
# made: minimax(board, Mark.X)
from enum import Enum
class Mark(str, Enum):
    X = "X"
    O = "O"
    _ = "-"
    def other(self):
        return Mark.O if self == Mark.X else Mark.X
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

class Board:
    def __init__(self, cells=None):
        self.cells = cells or [Mark._] * 9
    def winner(self):
        for a, b, c in LINES:
            if self.cells[a] != "-" and self.cells[a] == self.cells[b] == self.cells[c]:
                return self.cells[a]
        return None
    def moves(self):
        return [i for i, c in enumerate(self.cells) if c == "-"]
    def play(self, i, mark):
        cells = list(self.cells)
        cells[i] = mark
        return Board(cells)

def minimax(board: Board, turn: Mark) -> int:
    w = board.winner()
    if w:
        return 1 if w == "X" else -1
    if not board.moves():
        return 0
    vals = [minimax(board.play(i, turn), turn.other()) for i in board.moves()]
    return max(vals) if turn is Mark.X else min(vals)
