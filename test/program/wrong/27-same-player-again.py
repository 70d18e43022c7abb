# call: solve(board, "O")
# position: xo./.x./...
# fault: wrong-mark
# step: 2
START = [" "] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(s):
    for a, b, c in LINES:
        if s[a] == s[b] == s[c] != " ":
            return s[a]


def solve(s, player):
    w = winner(s)
    if w:
        return 1 if w == "X" else -1
    if " " not in s:
        return 0
    best = None
    for i in range(9):
        if s[i] == " ":
            t = s[:i] + [player] + s[i + 1:]
            v = solve(t, player)  # here
            if best is None or (v > best if player == "X" else v < best):
                best = v
    return best
