# call: minimax(board, 0, True)
# position: ..o/.xx/oxo
# remark: same-depth
# step: 2
board = [0] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def total(board, line):
    return sum(board[i] for i in line)


def minimax(board, depth, is_max):
    for line in LINES:
        if total(board, line) == 3:
            return 10 - depth
        if total(board, line) == -3:
            return depth - 10
    if 0 not in board:
        return 0
    best = -100 if is_max else 100
    for i in range(9):
        if board[i] == 0:
            board[i] = 1 if is_max else -1
            value = minimax(board, depth, not is_max)  # here
            board[i] = 0
            best = max(best, value) if is_max else min(best, value)
    return best
