class Mark:
    def __init__(self, sign):
        self.sign = sign

    def __eq__(self, other):
        return self is other or getattr(other, "sign", other) == self.sign

    def __hash__(self):
        return hash(self.sign)


CROSS, CIRCLE = Mark("X"), Mark("O")
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if board[a] is not None and board[a] == board[b] == board[c]:
            return board[a].sign
    return None


def turn(board):
    return CROSS if board.count(None) % 2 else CIRCLE


def minimax(board):
    w = winner(board)
    if w:
        return 1 if w == "X" else -1
    if None not in board:
        return 0
    scores = []
    for i in range(9):
        if board[i] is None:
            board[i] = turn(board)
            scores.append(minimax(board))
            board[i] = None
    return max(scores) if turn(board) is CROSS else min(scores)


def best_move(board):
    moves = [i for i in range(9) if board[i] is None]
    me = turn(board)

    def value(i):
        board[i] = me
        v = minimax(board)
        board[i] = None
        return v
    return (max if me is CROSS else min)(moves, key=value)


if __name__ == "__main__":
    print(best_move([None] * 9))
