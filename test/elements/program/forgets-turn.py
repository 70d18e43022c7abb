from enum import Enum


class Player(Enum):
    X = 1
    O = 2

    def other(self):
        return Player.O if self == Player.X else Player.X


class Game:
    def __init__(self):
        self.board = [[None] * 3 for _ in range(3)]
        self.turn = Player.X

    def moves(self):
        result = []
        for r in range(3):
            for c in range(3):
                if self.board[r][c] is None:
                    result.append((r, c))
        return result

    def play(self, move):
        r, c = move
        self.board[r][c] = self.turn
        self.turn = self.turn.other()

    def undo(self, move):
        r, c = move
        self.board[r][c] = None

    def winner(self):
        b = self.board
        for i in range(3):
            if b[i][0] is not None and b[i][0] == b[i][1] == b[i][2]:
                return b[i][0]
            if b[0][i] is not None and b[0][i] == b[1][i] == b[2][i]:
                return b[0][i]
        if b[1][1] is not None and b[0][0] == b[1][1] == b[2][2]:
            return b[1][1]
        if b[1][1] is not None and b[0][2] == b[1][1] == b[2][0]:
            return b[1][1]
        return None

    def minimax(self):
        w = self.winner()
        if w == Player.X:
            return 1
        if w == Player.O:
            return -1
        if not self.moves():
            return 0
        scores = []
        for m in self.moves():
            self.play(m)
            scores.append(self.minimax())
            self.undo(m)
        if self.turn == Player.X:
            return max(scores)
        return min(scores)

    def best_move(self):
        best = None
        best_score = None
        for m in self.moves():
            self.play(m)
            s = self.minimax()
            self.undo(m)
            if best is None or s > best_score:
                best, best_score = m, s
        return best

