# call: minimax(board, "X", 0)
# position: oxx/.xo/o..
# fault: taken-cell
# step: 1
board = ["."] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def won(board, mark):
    return any(all(board[i] == mark for i in line) for line in LINES)


def minimax(board, mark, depth):
    if won(board, "X"):
        return 1
    if won(board, "O"):
        return -1
    if "." not in board or depth > 2:
        return 0
    values = []
    for i in range(9):
        if board[i] != mark:
            child = board[:]
            child[i] = mark
            values.append(minimax(child, "O" if mark == "X" else "X", depth + 1))  # here
    return max(values) if mark == "X" else min(values)
