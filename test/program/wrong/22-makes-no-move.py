# call: minimax(board, True)
# position: oxx/.xo/o..
# fault: same-board
# step: 1
board = [" "] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] != " ":
            return board[a]


def minimax(board, is_max):
    if winner(board) == "X":
        return 1
    if winner(board) == "O":
        return -1
    if " " not in board:
        return 0
    best = -2 if is_max else 2
    for i in range(9):
        if board[i] == " ":
            value = minimax(board, not is_max)  # here
            best = max(best, value) if is_max else min(best, value)
    return best
