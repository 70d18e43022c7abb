# made: choose(board, "X")
# position: oxx/.xo/o..
from functools import partial, lru_cache

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

def won(board, mark):
    return any(all(board[i] == mark for i in line) for line in LINES)

def search(pick, board, mark):
    if won(board, "X"): return 1
    if won(board, "O"): return -1
    if " " not in board: return 0
    other = "O" if mark == "X" else "X"
    return pick(search(min if pick is max else max, board[:i] + mark + board[i + 1:], other) for i in range(9) if board[i] == " ")

maximize = partial(search, max)
minimize = partial(search, min)

def choose(board, mark):
    reply = minimize if mark == "X" else maximize
    pick = max if mark == "X" else min
    other = "O" if mark == "X" else "X"
    return pick((i for i in range(9) if board[i] == " "), key=lambda i: reply(board[:i] + mark + board[i + 1:], other))
