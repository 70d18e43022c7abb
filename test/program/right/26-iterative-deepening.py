# call: deepen(board, "X")
# position: x../..o/.xo
EMPTY = tuple(" " * 9)
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(b):
    for i, j, k in LINES:
        if b[i] != " " and b[i] == b[j] == b[k]:
            return b[i]


def other(p):
    return "O" if p == "X" else "X"


def search(b, p, left):
    w = winner(b)
    if w:
        return 1 if w == "X" else -1
    if " " not in b or left == 0:
        return 0
    values = [search(b[:i] + (p,) + b[i + 1:], other(p), left - 1) for i in range(9) if b[i] == " "]
    return max(values) if p == "X" else min(values)


def deepen(b, p):
    value = 0
    for depth in range(1, b.count(" ") + 1):
        value = search(b, p, depth)
        if value != 0:
            break
    return value
