# position: oxx/.xo/o..
# made: negamax(board, Player.X)
from enum import IntEnum

class Player(IntEnum):
    X = 1
    O = -1
    EMPTY = 0

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
board = [Player.EMPTY] * 9

def winner(board):
    for a, b, c in LINES:
        s = board[a] + board[b] + board[c]
        if s == 3:
            return 1
        if s == -3:
            return -1
    return 0

def negamax(board, player):
    w = winner(board)
    if w != 0:
        return w * player
    if Player.EMPTY not in board:
        return 0
    best = -2
    for i in range(9):
        if board[i] == Player.EMPTY:
            board[i] = player
            best = max(best, -negamax(board, -player))
            board[i] = Player.EMPTY
    return best
