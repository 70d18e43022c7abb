# position: oxx/.xo/o..
# made: minimax(board, "X")
board = {(r, c): None for r in range(3) for c in range(3)}


def line_values(b):
    for r in range(3):
        yield [b[r, c] for c in range(3)]
    for c in range(3):
        yield [b[r, c] for r in range(3)]
    yield [b[i, i] for i in range(3)]
    yield [b[i, 2 - i] for i in range(3)]


def winner(b):
    for values in line_values(b):
        if values[0] and values.count(values[0]) == 3:
            return values[0]


def minimax(b, player, alpha=-10, beta=10):
    w = winner(b)
    if w:
        return 1 if w == "X" else -1
    free = [k for k, v in b.items() if v is None]
    if not free:
        return 0
    if player == "X":
        value = -10
        for k in free:
            value = max(value, minimax({**b, k: "X"}, "O", alpha, beta))
            alpha = max(alpha, value)
            if beta <= alpha:
                break
        return value
    value = 10
    for k in free:
        value = min(value, minimax({**b, k: "O"}, "X", alpha, beta))
        beta = min(beta, value)
        if beta <= alpha:
            break
    return value
