"""A player that stops at the first move: it loses where it can win at once."""

import math

EMPTY = "."
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def empty_board():
    return [EMPTY] * 9


def has_won(board, mark):
    return any(all(board[cell] == mark for cell in line) for line in LINES)


def moves(board):
    return [cell for cell in range(9) if board[cell] == EMPTY]


def play(board, cell, mark):
    return board[:cell] + [mark] + board[cell + 1:]


def minimax(board, is_max):
    """What the board is worth for x."""
    if has_won(board, "x"):
        return 1
    if has_won(board, "o"):
        return -1
    if not moves(board):
        return 0
    best = -math.inf if is_max else math.inf
    for cell in moves(board):
        child = play(board, cell, "x" if is_max else "o")
        value = minimax(child, not is_max)
        if is_max:
            best = max(best, value)
        else:
            best = min(best, value)
#| wrong
        return best
#| right
    return best
