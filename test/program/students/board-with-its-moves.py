class Board:
    SIZE = 3

    def __init__(self):
        self.squares = [0] * (self.SIZE ** 2)
        self.history = []

    @property
    def turn(self):
        return 1 if len(self.history) % 2 == 0 else -1

    def push(self, sq):
        self.squares[sq] = self.turn
        self.history.append(sq)

    def pop(self):
        self.squares[self.history.pop()] = 0

    def legal_moves(self):
        return [i for i, s in enumerate(self.squares) if s == 0]

    def result(self):
        s = self.squares
        lines = [s[0:3], s[3:6], s[6:9], s[0::3], s[1::3], s[2::3], s[0::4], s[2:7:2]]
        for line in lines:
            if abs(sum(line)) == 3:
                return sum(line) // 3
        return 0 if all(s) else None


nodes = 0


def search(board, alpha=-2, beta=2):
    global nodes
    nodes += 1
    r = board.result()
    if r is not None:
        return r * board.turn, None
    best, best_move = -2, None
    for m in board.legal_moves():
        board.push(m)
        score = -search(board, -beta, -alpha)[0]
        board.pop()
        if score > best:
            best, best_move = score, m
        alpha = max(alpha, score)
        if alpha >= beta:
            break
    return best, best_move


if __name__ == "__main__":
    b = Board()
    while b.result() is None:
        score, move = search(b)
        b.push(move)
        print(b.squares, nodes)
