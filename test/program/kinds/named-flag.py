# position: oxx/.xo/...
# made: minimax(board, maximizing=False)
# A flag with a default that calls must name, after a depth with one.
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def minimax(b, depth=0, *, maximizing=True):
    for mark, value in (("X", 10 - depth), ("O", depth - 10)):
        if any(all(b[i] == mark for i in line) for line in LINES):
            return value
    if " " not in b:
        return 0
    scores = []
    for i in range(9):
        if b[i] == " ":
            b[i] = "X" if maximizing else "O"
            scores.append(minimax(b, depth + 1, maximizing=not maximizing))
            b[i] = " "
    return max(scores) if maximizing else min(scores)
