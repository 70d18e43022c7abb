# position: oxx/.xo/...
# made: negamax(board, -1)
# Cells hold letters, and the side is 1 or −1.
LINES = ["012", "345", "678", "036", "147", "258", "048", "246"]
SYMBOL = {1: "X", -1: "O"}


def wins(b, player):
    return any(all(b[int(i)] == SYMBOL[player] for i in line) for line in LINES)


def negamax(b, player, alpha=-2, beta=2):
    if wins(b, -player):
        return -1, None
    best = (-2, None)
    for i in range(9):
        if b[i] != " ":
            continue
        b[i] = SYMBOL[player]
        score = -negamax(b, -player, -beta, -alpha)[0]
        b[i] = " "
        best = max(best, (score, i), key=lambda each: each[0])
        alpha = max(alpha, score)
        if alpha >= beta:
            break
    return best if best[1] is not None else (0, None)
