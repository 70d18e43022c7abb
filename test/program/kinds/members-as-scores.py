# position: oxx/.xo/o..
# made: minimax(board, True)
from enum import IntEnum
class Score(IntEnum):
    LOSS = -1
    DRAW = 0
    WIN = 1
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def won(board, mark):
    return any(all(board[i] == mark for i in line) for line in LINES)

def minimax(board, is_max):
    if won(board, "X"):
        return Score.WIN
    if won(board, "O"):
        return Score.LOSS
    if " " not in board:
        return Score.DRAW
    values = []
    for i in range(9):
        if board[i] == " ":
            board[i] = "X" if is_max else "O"
            values.append(minimax(board, not is_max))
            board[i] = " "
    return max(values) if is_max else min(values)
