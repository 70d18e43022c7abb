# position: oxx/.xo/o..
# made: best_move(board)
# Cells carry magic numbers; three of a player's that add up to 15 are a line.
from itertools import combinations

MAGIC = [2, 7, 6, 9, 5, 1, 4, 3, 8]


def wins(board, mark):
    mine = [MAGIC[i] for i in range(9) if board[i] == mark]
    return any(sum(c) == 15 for c in combinations(mine, 3))


def minimax(board, mark):
    if wins(board, "X"):
        return 1
    if wins(board, "O"):
        return -1
    if None not in board:
        return 0
    result = None
    for i in range(9):
        if board[i] is None:
            board[i] = mark
            v = minimax(board, "O" if mark == "X" else "X")
            board[i] = None
            if result is None or (mark == "X" and v > result) or (mark == "O" and v < result):
                result = v
    return result


def best_move(board):
    mark = "X" if board.count("X") == board.count("O") else "O"
    best_i, best_v = None, None
    for i in range(9):
        if board[i] is None:
            board[i] = mark
            v = minimax(board, "O" if mark == "X" else "X")
            board[i] = None
            if best_v is None or (v > best_v if mark == "X" else v < best_v):
                best_i, best_v = i, v
    return best_i
