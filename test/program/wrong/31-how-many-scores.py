# call: solve(board, "X")
# position: oxx/.xo/o..
# fault: not-a-child
# step: 5
START = ["-"] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(b):
    for i, j, k in LINES:
        if b[i] != "-" and b[i] == b[j] == b[k]:
            return b[i]


def solve(b, player):
    if winner(b) == "X":
        return 5
    if winner(b) == "O":
        return -5
    if "-" not in b:
        return 0
    scores = []
    for m in range(9):
        if b[m] == "-":
            scores.append(solve(b[:m] + [player] + b[m + 1:], "O" if player == "X" else "X"))
    scores.sort()
    return len(scores)  # here
