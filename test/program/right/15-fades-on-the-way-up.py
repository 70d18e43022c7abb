# call: value(board, "X")
# position: x.o/.../xo.
GRID = [["."] * 3 for _ in range(3)]


def winner(g):
    for i in range(3):
        if g[i][0] == g[i][1] == g[i][2] != ".":
            return g[i][0]
        if g[0][i] == g[1][i] == g[2][i] != ".":
            return g[0][i]
    if g[0][0] == g[1][1] == g[2][2] != "." or g[0][2] == g[1][1] == g[2][0] != ".":
        return g[1][1]


def value(g, me):
    w = winner(g)
    if w:
        return 1 if w == "X" else -1
    values = []
    for r in range(3):
        for c in range(3):
            if g[r][c] == ".":
                g[r][c] = me
                values.append(value(g, "O" if me == "X" else "X"))
                g[r][c] = "."
    if not values:
        return 0
    # What is far away counts a little less.
    return 0.9 * (max(values) if me == "X" else min(values))
