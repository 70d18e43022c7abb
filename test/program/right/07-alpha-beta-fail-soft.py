# call: alphabeta(board, -inf, inf, True)
# position: x../..o/.xo
# equal: algorithm=alpha-beta
from math import inf

cells = [" "] * 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(b):
    for i, j, k in LINES:
        if b[i] != " " and b[i] == b[j] == b[k]:
            return b[i]


def alphabeta(b, alpha, beta, is_max):
    w = winner(b)
    if w:
        return 1 if w == "X" else -1
    if " " not in b:
        return 0
    best = -inf if is_max else inf
    for i in range(9):
        if b[i] != " ":
            continue
        b[i] = "X" if is_max else "O"
        v = alphabeta(b, alpha, beta, not is_max)
        b[i] = " "
        if is_max:
            best = max(best, v)
            alpha = max(alpha, best)
        else:
            best = min(best, v)
            beta = min(beta, best)
        if beta <= alpha:
            break
    return best
