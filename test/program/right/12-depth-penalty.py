# call: minimax(board, 0, True)
# position: x../..o/.xo
# equal: scoring=depth
board = [" "] * 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(b):
    for i, j, k in LINES:
        if b[i] != " " and b[i] == b[j] == b[k]:
            return b[i]
    return None


def minimax(b, depth, is_max):
    w = winner(b)
    if w == "X":
        return 10 - depth
    if w == "O":
        return depth - 10
    if " " not in b:
        return 0
    values = []
    for i in range(9):
        if b[i] == " ":
            b[i] = "X" if is_max else "O"
            values.append(minimax(b, depth + 1, not is_max))
            b[i] = " "
    return max(values) if is_max else min(values)
