# call: minimax(board, 0, True)
# position: x../..o/.xo
LIMIT = 3
board = [" "] * 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def open_lines(b, mark):
    other = "O" if mark == "X" else "X"
    return sum(1 for line in LINES if all(b[i] != other for i in line))


def winner(b):
    for line in LINES:
        marks = set(b[i] for i in line)
        if len(marks) == 1 and b[line[0]] != " ":
            return b[line[0]]


def minimax(b, depth, is_max):
    w = winner(b)
    if w == "X":
        return 100
    if w == "O":
        return -100
    if " " not in b:
        return 0
    if depth == LIMIT:
        return open_lines(b, "X") - open_lines(b, "O")
    best = -1000 if is_max else 1000
    for i in range(9):
        if b[i] == " ":
            b[i] = "X" if is_max else "O"
            v = minimax(b, depth + 1, not is_max)
            b[i] = " "
            best = max(best, v) if is_max else min(best, v)
    return best
