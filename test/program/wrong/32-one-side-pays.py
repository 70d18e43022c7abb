# call: value(board, "X")
# position: oxx/.xo/o..
# fault: shifted
# step: 5
g = [None] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def value(g, me):
    for a, b, c in LINES:
        if g[a] is not None and g[a] == g[b] == g[c]:
            return 10 if g[a] == "X" else -10
    if None not in g:
        return 0
    values = []
    for i in range(9):
        if g[i] is None:
            values.append(value(g[:i] + [me] + g[i + 1:], "O" if me == "X" else "X"))
    if me == "X":
        return max(values) - 1  # here
    return min(values)
