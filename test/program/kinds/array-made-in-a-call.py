# position: oxx/.xo/o..
# made: best_move(board)
import numpy as np

def check_win(board, p):
    return (np.any(np.all(board == p, axis=0)) or np.any(np.all(board == p, axis=1))
            or np.all(np.diag(board) == p) or np.all(np.diag(np.fliplr(board)) == p))

def minimax(board, depth, maximizing, alpha=-np.inf, beta=np.inf):
    if check_win(board, 1):
        return 10 - depth
    if check_win(board, -1):
        return depth - 10
    if not np.any(board == 0):
        return 0
    if maximizing:
        value = -np.inf
        for r, c in np.argwhere(board == 0):
            board[r, c] = 1
            value = max(value, minimax(board, depth + 1, False, alpha, beta))
            board[r, c] = 0
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        return value
    value = np.inf
    for r, c in np.argwhere(board == 0):
        board[r, c] = -1
        value = min(value, minimax(board, depth + 1, True, alpha, beta))
        board[r, c] = 0
        beta = min(beta, value)
        if alpha >= beta:
            break
    return value

def best_move(board):
    best, move = -np.inf, None
    for r, c in np.argwhere(board == 0):
        board[r, c] = 1
        v = minimax(board, 1, False)
        board[r, c] = 0
        if v > best:
            best, move = v, (int(r), int(c))
    return move

if __name__ == "__main__":
    print(best_move(np.zeros((3, 3), dtype=int)))
