import numpy as np

def check(board):
    for p in (1, -1):
        s = 3 * p
        if s in board.sum(axis=0) or s in board.sum(axis=1):
            return p
        if np.trace(board) == s or np.trace(np.fliplr(board)) == s:
            return p
    return 0

def minimax(board, player):
    w = check(board)
    if w != 0:
        return w
    if not (board == 0).any():
        return 0
    best = -2 * player
    for i, j in np.argwhere(board == 0):
        board[i, j] = player
        v = minimax(board, -player)
        board[i, j] = 0
        if player == 1:
            best = max(best, v)
        else:
            best = min(best, v)
    return best

board = np.zeros((3, 3), dtype=int)
