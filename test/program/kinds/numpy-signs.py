# position: oxx/.xo/o..
# made: find_best(board, 1)
import numpy as np


def check(board):
    sums = list(board.sum(axis=0)) + list(board.sum(axis=1))
    sums.append(board.trace())
    sums.append(np.fliplr(board).trace())
    if 3 in sums:
        return 1
    if -3 in sums:
        return -1
    return 0


def minimax(board, player, depth=0):
    result = check(board)
    if result != 0:
        return result * (10 - depth)
    empties = np.argwhere(board == 0)
    if len(empties) == 0:
        return 0
    scores = []
    for r, c in empties:
        board[r, c] = player
        scores.append(minimax(board, -player, depth + 1))
        board[r, c] = 0
    return max(scores) if player == 1 else min(scores)


def find_best(board, player):
    best = None
    best_score = -np.inf * player
    for r, c in np.argwhere(board == 0):
        board[r, c] = player
        score = minimax(board, -player, 1)
        board[r, c] = 0
        if score * player > best_score * player:
            best_score, best = score, (int(r), int(c))
    return best


board = np.zeros((3, 3), dtype=int)
