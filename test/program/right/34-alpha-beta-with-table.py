# call: alphabeta(board, -inf, inf, "X")
# position: x.o/.../xo.
from math import inf

START = "........."
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EXACT, LOWER, UPPER = 0, 1, 2
table = {}


def end(b):
    for i, j, k in LINES:
        if b[i] != "." and b[i] == b[j] == b[k]:
            return 1 if b[i] == "X" else -1
    return None if "." in b else 0


def alphabeta(b, alpha, beta, me):
    v = end(b)
    if v is not None:
        return v
    if b in table:
        value, kind = table[b]
        if kind == EXACT or kind == LOWER and value >= beta or kind == UPPER and value <= alpha:
            return value
    low, high = alpha, beta
    best = -inf if me == "X" else inf
    for i in range(9):
        if b[i] == ".":
            v = alphabeta(b[:i] + me + b[i + 1:], alpha, beta, "O" if me == "X" else "X")
            if me == "X":
                best = max(best, v)
                alpha = max(alpha, v)
            else:
                best = min(best, v)
                beta = min(beta, v)
            if alpha >= beta:
                break
    table[b] = best, UPPER if best <= low else LOWER if best >= high else EXACT
    return best
