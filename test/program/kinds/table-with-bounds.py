# position: oxx/.xo/o..
# made: negamax(board, -float("inf"), float("inf"), "X", "O")
EXACT, LOWER, UPPER = 0, 1, 2
tt = {}
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(b):
    for i, j, k in LINES:
        if b[i] != "." and b[i] == b[j] == b[k]:
            return b[i]


def negamax(b, alpha, beta, me="X", you="O"):
    start = alpha
    key = (b, me)
    if key in tt:
        flag, v = tt[key]
        if flag == EXACT:
            return v
        if flag == LOWER:
            alpha = max(alpha, v)
        else:
            beta = min(beta, v)
        if alpha >= beta:
            return v
    if winner(b) == you:
        return -1
    if "." not in b:
        return 0
    best = -9
    for i in range(9):
        if b[i] == ".":
            best = max(best, -negamax(b[:i] + me + b[i + 1:], -beta, -alpha, you, me))
            alpha = max(alpha, best)
            if alpha >= beta:
                break
    tt[key] = (UPPER if best <= start else LOWER if best >= beta else EXACT, best)
    return best
