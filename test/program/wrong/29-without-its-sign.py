# call: solve(board, "X")
# position: xxo/.x./.oo
# fault: absolute
# step: 23
START = ["-"] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(b):
    for i, j, k in LINES:
        if b[i] != "-" and b[i] == b[j] == b[k]:
            return b[i]


def solve(b, player):
    w = winner(b)
    if w == "X":
        return 1
    if w == "O":
        return -1
    if "-" not in b:
        return 0
    scores = []
    for m in range(9):
        if b[m] == "-":
            nxt = b[:]
            nxt[m] = player
            scores.append(solve(nxt, "O" if player == "X" else "X"))
    if player == "X":
        return abs(max(scores))  # here
    return min(scores)
