# call: minimax(board, 0, True)
# position: oxx/.xo/o..
# fault: end-sign
# step: 15
grid = [["_", "_", "_"], ["_", "_", "_"], ["_", "_", "_"]]


def has_won(g, p):
    for i in range(3):
        if g[i] == [p, p, p] or [g[0][i], g[1][i], g[2][i]] == [p, p, p]:
            return True
    return [g[0][0], g[1][1], g[2][2]] == [p, p, p] or [g[0][2], g[1][1], g[2][0]] == [p, p, p]


def minimax(g, depth, is_max):
    if has_won(g, "x"):
        return 10 - depth
    if has_won(g, "o"):
        return 10 - depth  # here
    values = []
    for r in range(3):
        for c in range(3):
            if g[r][c] == "_":
                g[r][c] = "x" if is_max else "o"
                values.append(minimax(g, depth + 1, not is_max))
                g[r][c] = "_"
    if not values:
        return 0
    return max(values) if is_max else min(values)
