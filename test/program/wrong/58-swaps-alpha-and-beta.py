# call: search(board, "X", -2, 2)
# position: oxx/.xo/o..
# fault: window-swapped
# step: 1
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def search(cells, mark, alpha, beta):
    for each, value in (("X", 1), ("O", -1)):
        if any(all(cells[i] == each for i in line) for line in LINES):
            return value
    if " " not in cells:
        return 0
    for i in range(9):
        if cells[i] == " ":
            after = cells[:i] + [mark] + cells[i + 1:]
            if mark == "X":
                alpha = max(alpha, search(after, "O", beta, alpha))  # here
            else:
                beta = min(beta, search(after, "X", alpha, beta))
            if alpha >= beta:
                break
    return alpha if mark == "X" else beta
