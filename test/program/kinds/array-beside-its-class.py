# position: oxx/.xo/o..
# made: best_move(board, 1)
# A class holds an array, and functions are given the array alone.
import numpy as np
X, O, EMPTY = 1, -1, 0

class TicTacToe:
    def __init__(self):
        self.board = np.zeros((3, 3), dtype=np.int8)
        self.current = X

def check_winner(board):
    sums = list(board.sum(axis=0)) + list(board.sum(axis=1)) + [np.trace(board), np.trace(np.fliplr(board))]
    if 3 in sums: return X
    if -3 in sums: return O
    return None

def is_full(board):
    return not np.any(board == 0)

def minimax(board, depth, maximizing, alpha=-np.inf, beta=np.inf):
    w = check_winner(board)
    if w == X: return 10 - depth
    if w == O: return depth - 10
    if is_full(board): return 0
    if maximizing:
        best = -np.inf
        for r, c in zip(*np.where(board == 0)):
            board[r, c] = X
            best = max(best, minimax(board, depth + 1, False, alpha, beta))
            board[r, c] = 0
            alpha = max(alpha, best)
            if beta <= alpha: break
        return best
    best = np.inf
    for r, c in zip(*np.where(board == 0)):
        board[r, c] = O
        best = min(best, minimax(board, depth + 1, True, alpha, beta))
        board[r, c] = 0
        beta = min(beta, best)
        if beta <= alpha: break
    return best

def best_move(board, player):
    scores = {}
    for r, c in np.argwhere(board == 0):
        board[r, c] = player
        scores[(int(r), int(c))] = minimax(board, 0, player == O)
        board[r, c] = 0
    return max(scores, key=scores.get) if player == X else min(scores, key=scores.get)

if __name__ == '__main__':
    g = TicTacToe()
    while check_winner(g.board) is None and not is_full(g.board):
        if g.current == X:
            m = tuple(map(int, input('row,col: ').split(',')))
        else:
            m = best_move(g.board, O)
        g.board[m] = g.current
        g.current = -g.current
