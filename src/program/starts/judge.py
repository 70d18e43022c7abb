# A board is a list of nine cells, row by row.
EMPTY = " "
LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),  # rows
    (0, 3, 6), (1, 4, 7), (2, 5, 8),  # columns
    (0, 4, 8), (2, 4, 6),  # diagonals
]


def empty_board():
    return [EMPTY] * 9


def winner(board):
    """ "X" or "O", whoever has a line; None for nobody."""
    return None


def score(board):
    """1, -1 or 0 for a finished game; None for one that goes on."""
    return None
