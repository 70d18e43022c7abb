# call: ab(board, -2, 2, "X")
# position: ..x/.o./...
EMPTY_BOARD = ["-"] * 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(b):
    for i, j, k in LINES:
        if b[i] != "-" and b[i] == b[j] == b[k]:
            return b[i]


def ab(b, low, high, p):
    w = winner(b)
    if w:
        return 1 if w == "X" else -1
    if "-" not in b:
        return 0
    for m in range(9):
        if b[m] != "-":
            continue
        v = ab(b[:m] + [p] + b[m + 1:], low, high, "O" if p == "X" else "X")
        if p == "X":
            if v >= high:
                return high
            low = max(low, v)
        else:
            if v <= low:
                return low
            high = min(high, v)
    return low if p == "X" else high
