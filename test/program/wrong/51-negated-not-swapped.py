# call: negamax(board, "X", -2, 2)
# position: oxx/.xo/o..
# fault: window-turned
# step: 1
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def negamax(cells, mark, alpha, beta):
    other = "O" if mark == "X" else "X"
    if any(all(cells[i] == other for i in line) for line in LINES):
        return -1
    if " " not in cells:
        return 0
    best = -2
    for i in range(9):
        if cells[i] != " ":
            continue
        cells[i] = mark
        best = max(best, -negamax(cells, other, -alpha, -beta))  # here
        cells[i] = " "
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best
