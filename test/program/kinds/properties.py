# position: oxx/.xo/o..
# made: choose(board)
class Board:
    def __init__(self, cells=None):
        self._cells = list(cells) if cells is not None else [" "] * 9

    @property
    def empty_cells(self):
        return [i for i, c in enumerate(self._cells) if c == " "]

    @property
    def current_player(self):
        return "X" if self._cells.count("X") == self._cells.count("O") else "O"

    @property
    def winner(self):
        for a, b, c in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)):
            if self._cells[a] != " " and self._cells[a] == self._cells[b] == self._cells[c]:
                return self._cells[a]
        return None

    @property
    def is_over(self):
        return self.winner is not None or not self.empty_cells

    @property
    def score(self):
        return {"X": 1, "O": -1, None: 0}[self.winner]

    def play(self, i):
        after = Board(self._cells)
        after._cells[i] = self.current_player
        return after


class Minimax:
    def __init__(self, board):
        self.board = board

    @property
    def best_move(self):
        pick = max if self.board.current_player == "X" else min
        return pick(self.board.empty_cells, key=lambda i: self.value(self.board.play(i)))

    def value(self, board):
        if board.is_over:
            return board.score
        values = [self.value(board.play(i)) for i in board.empty_cells]
        return max(values) if board.current_player == "X" else min(values)


def choose(cells):
    return Minimax(Board(cells)).best_move
