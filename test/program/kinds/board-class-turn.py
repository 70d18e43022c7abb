# position: oxx/.xo/o..
# made: alphabeta(board)
class Board:
    def __init__(self, squares=None):
        self.squares = squares if squares is not None else [None] * 9

    @classmethod
    def from_string(cls, text):
        return cls([None if ch == "." else ch for ch in text])

    def copy(self):
        return Board(list(self.squares))

    def turn(self):
        return "X" if self.squares.count("X") <= self.squares.count("O") else "O"

    def legal(self):
        return [i for i, s in enumerate(self.squares) if s is None]

    def push(self, i):
        self.squares[i] = self.turn()

    def pop(self, i):
        self.squares[i] = None

    def winner(self):
        s = self.squares
        for a, b, c in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)):
            if s[a] is not None and s[a] == s[b] == s[c]:
                return s[a]
        return None


def alphabeta(board: Board, alpha=float("-inf"), beta=float("inf")) -> float:
    winner = board.winner()
    if winner:
        return 1.0 if winner == "X" else -1.0
    if not board.legal():
        return 0.0
    if board.turn() == "X":
        for move in board.legal():
            board.push(move)
            alpha = max(alpha, alphabeta(board, alpha, beta))
            board.pop(move)
            if alpha >= beta:
                return beta
        return alpha
    for move in board.legal():
        board.push(move)
        beta = min(beta, alphabeta(board, alpha, beta))
        board.pop(move)
        if alpha >= beta:
            return alpha
    return beta
