# position: oxx/.xo/o..
# made: root(board)
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def lost(b, me):
    return any(b[a] == b[c] == b[d] != me and b[a] != " " for a, c, d in LINES)


def pvs(b, me, alpha, beta):
    if lost(b, me):
        return -1 - b.count(" ")
    free = [i for i, c in enumerate(b) if c == " "]
    if not free:
        return 0
    other = "O" if me == "X" else "X"
    first = True
    for i in free:
        b[i] = me
        if first:
            score = -pvs(b, other, -beta, -alpha)
            first = False
        else:
            score = -pvs(b, other, -alpha - 1, -alpha)
            if alpha < score < beta:
                score = -pvs(b, other, -beta, -score)
        b[i] = " "
        alpha = max(alpha, score)
        if alpha >= beta:
            break
    return alpha


def root(b):
    me = "X" if b.count("X") <= b.count("O") else "O"
    other = "O" if me == "X" else "X"
    best, where = -99, None
    for i in range(9):
        if b[i] == " ":
            b[i] = me
            v = -pvs(b, other, -99, -best)
            b[i] = " "
            if v > best:
                best, where = v, i
    return where
