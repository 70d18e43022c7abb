"""A player that gives up too soon: it believes that it has lost where it can win at once."""

from math import inf

board = [None] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def other(side):
    return "o" if side == "x" else "x"


def has_won(board, side):
    for line in LINES:
        if all(board[cell] == side for cell in line):
            return True
    return False


def is_over(board):
    return has_won(board, "x") or has_won(board, "o") or None not in board


def score(board):
    if has_won(board, "x"):
        return 1
    if has_won(board, "o"):
        return -1
    return 0


def minimax(board, side):
    """What the board is worth for x, with `side` to move."""
    if is_over(board):
        return score(board)
    is_max = side == "x"
    best = -inf if is_max else inf
    for cell in range(9):
        if board[cell] is not None:
            continue
        board[cell] = side
        value = minimax(board, other(side))
#| right
        board[cell] = None
#| wrong .. right
        if is_max:
            best = max(best, value)
        else:
            best = min(best, value)
    return best
