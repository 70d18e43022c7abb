# position: oxx/.xo/o..
# made: Engine().think(board)
import random

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Engine:
    def __init__(self, me="X", max_depth=9):
        self.me = me
        self.max_depth = max_depth
        self.table = {}
        self.nodes = 0

    def opponent(self, p):
        return "O" if p == "X" else "X"

    def win(self, b, p):
        return any(all(b[i] == p for i in l) for l in LINES)

    def search(self, b, p, depth, alpha, beta):
        self.nodes += 1
        if self.win(b, self.opponent(p)):
            return -100 - depth, None
        moves = [i for i in range(9) if b[i] == "-"]
        if not moves or depth == 0:
            return 0, None
        first = self.table.get((b, p))
        if first in moves:
            moves.remove(first)
            moves.insert(0, first)
        best, choice = -1000, moves[0]
        for m in moves:
            v, _ = self.search(b[:m] + p + b[m + 1:], self.opponent(p), depth - 1, -beta, -alpha)
            v = -v
            if v > best:
                best, choice = v, m
            alpha = max(alpha, v)
            if alpha >= beta:
                break
        self.table[(b, p)] = choice
        return best, choice

    def think(self, b):
        p = "X" if b.count("X") == b.count("O") else "O"
        move = None
        for depth in range(1, b.count("-") + 1):
            value, move = self.search(b, p, depth, -1000, 1000)
            if abs(value) >= 100:
                break
        return move


if __name__ == "__main__":
    print(Engine().think("-" * 9))
