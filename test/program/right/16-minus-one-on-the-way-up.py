# call: value(board, "O")
# position: xo./.x./...
EMPTY_GRID = [None] * 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def value(g, me):
    for a, b, c in LINES:
        if g[a] is not None and g[a] == g[b] == g[c]:
            return 100 if g[a] == "X" else -100
    if None not in g:
        return 0
    best = None
    for i in range(9):
        if g[i] is None:
            v = value(g[:i] + [me] + g[i + 1:], "O" if me == "X" else "X")
            if v > 0:
                v -= 1
            elif v < 0:
                v += 1
            if best is None or (v > best if me == "X" else v < best):
                best = v
    return best
