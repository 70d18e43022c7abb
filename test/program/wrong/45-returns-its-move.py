# call: choose(board, "X")
# position: oxx/.xo/o..
# fault: move-for-value
# step: 5
ROWS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def has(cells, mark):
    return any(all(cells[i] == mark for i in row) for row in ROWS)


def negamax(cells, mark):
    other = "O" if mark == "X" else "X"
    if has(cells, mark):
        return 1
    if has(cells, other):
        return -1
    if "." not in cells:
        return 0
    best, where = -9, None
    for i in range(9):
        if cells[i] == ".":
            cells[i] = mark
            value = -negamax(cells, other)
            cells[i] = "."
            if value > best:
                best, where = value, i
    return where  # here


def choose(cells, mark):
    other = "O" if mark == "X" else "X"
    best, move = -9, None
    for i in range(9):
        if cells[i] == ".":
            cells[i] = mark
            value = -negamax(cells, other)
            cells[i] = "."
            if value > best:
                best, move = value, i
    return move
