# call: alphabeta(board, -2, 2, False)
# position: .../x.o/xox
# fault: missed
# step: 17
cells = [" "] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(cells):
    for a, b, c in LINES:
        if cells[a] == cells[b] == cells[c] != " ":
            return cells[a]


def alphabeta(cells, alpha, beta, maximizing):
    w = winner(cells)
    if w:
        return 1 if w == "X" else -1
    if " " not in cells:
        return 0
    best = -2 if maximizing else 2
    for i in range(9):
        if cells[i] != " ":
            continue
        cells[i] = "X" if maximizing else "O"
        value = alphabeta(cells, alpha, beta, not maximizing)
        cells[i] = " "
        if maximizing:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta - 1:
            break
    return best  # here
