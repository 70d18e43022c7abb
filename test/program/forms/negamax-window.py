# call: choose(board, "X")
ROWS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def has(cells, mark):
    return any(all(cells[i] == mark for i in row) for row in ROWS)


def negamax(cells, mark, alpha, beta, kept):
    other = "O" if mark == "X" else "X"
    key = "".join(cells)
    if key in kept:
        return kept[key]
    if has(cells, mark):
        return 1
    if has(cells, other):
        return -1
    if "." not in cells:
        return 0
    low = alpha
    best = -9
    for i in range(9):
        if cells[i] == ".":
            cells[i] = mark
            value = -negamax(cells, other, -beta, -alpha, kept)
            cells[i] = "."
            best = max(best, value)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
    if low < best < beta:
        kept[key] = best
    return best


def choose(cells, mark):
    other = "O" if mark == "X" else "X"
    alpha, move, kept = -9, None, {}
    for i in range(9):
        if cells[i] == ".":
            cells[i] = mark
            value = -negamax(cells, other, -9, -alpha, kept)
            cells[i] = "."
            if value > alpha:
                alpha, move = value, i
    return move
