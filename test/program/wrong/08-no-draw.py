# call: minimax(board, True)
# position: oxx/.xo/o..
# fault: base-missing
# step: 4
import math

board = [[None] * 3 for _ in range(3)]


def winner(board):
    lines = [row for row in board]
    for i in range(3):
        lines.append([board[0][i], board[1][i], board[2][i]])
    lines.append([board[0][0], board[1][1], board[2][2]])
    lines.append([board[0][2], board[1][1], board[2][0]])
    for line in lines:
        if line == ["X"] * 3 or line == ["O"] * 3:
            return line[0]
    return None


def minimax(board, is_max):
    if winner(board) == "X":
        return 1
    if winner(board) == "O":
        return -1
    best = -math.inf if is_max else math.inf
    for i in range(3):
        for j in range(3):
            if board[i][j] is None:
                board[i][j] = "X" if is_max else "O"
                value = minimax(board, not is_max)
                board[i][j] = None
                best = max(best, value) if is_max else min(best, value)
    return best  # here
