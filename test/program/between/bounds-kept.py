# call: choose(board, "X")
# position: .x./.o./.ox
# A table keeps what a cut search returned, and serves it in later calls.
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
kept = {}

def has(cells, mark):
    return any(all(cells[i] == mark for i in line) for line in LINES)

def negamax(cells, mark, alpha, beta):
    other = "O" if mark == "X" else "X"
    key = "".join(cells) + mark
    if key in kept:
        return kept[key]
    if has(cells, other):
        return -1
    if " " not in cells:
        return 0
    best = -1
    for i in range(9):
        if cells[i] == " ":
            cells[i] = mark
            best = max(best, -negamax(cells, other, -beta, -alpha))
            cells[i] = " "
            alpha = max(alpha, best)
            if alpha >= beta:
                break
    kept[key] = best
    return best

def choose(cells, mark):
    other = "O" if mark == "X" else "X"
    best, where, alpha = -2, None, -1
    for i in range(9):
        if cells[i] == " ":
            cells[i] = mark
            value = -negamax(cells, other, -1, -alpha)
            cells[i] = " "
            if value > best:
                best, where = value, i
            alpha = max(alpha, best)
    return where
