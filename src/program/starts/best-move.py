import math

# A board is a list of nine cells, row by row.
EMPTY = " "
LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),  # rows
    (0, 3, 6), (1, 4, 7), (2, 5, 8),  # columns
    (0, 4, 8), (2, 4, 6),  # diagonals
]


def empty_board():
    return [EMPTY] * 9


def moves(board):
    """The empty cells, by their index."""
    return [cell for cell in range(9) if board[cell] == EMPTY]


def has_won(board, mark):
    return any(all(board[cell] == mark for cell in line) for line in LINES)


def is_over(board):
    return has_won(board, "X") or has_won(board, "O") or not moves(board)


def score(board):
    """What a finished game counts for X."""
    if has_won(board, "X"):
        return 1
    if has_won(board, "O"):
        return -1
    return 0


def play(board, move, mark):
    """A copy of the board with one mark more."""
    child = board[:]
    child[move] = mark
    return child


def minimax(board, is_max):
    """What the board is worth, if both sides play as well as they can."""
    if is_over(board):
        return score(board)
    # Worse than anything that can come: the first value will be better.
    best = -math.inf if is_max else math.inf
    mark = "X" if is_max else "O"
    for move in moves(board):
        # Make the move on a copy, and ask what that is worth.
        child = play(board, move, mark)
        value = minimax(child, not is_max)
        # MAX keeps the larger, MIN the smaller.
        if is_max:
            best = max(best, value)
        else:
            best = min(best, value)
    return best


def best_move(board):
    """The first of the best moves for X."""
    best, chosen = -math.inf, None
    for move in moves(board):
        # After a move of X it is O's turn.
        value = minimax(play(board, move, "X"), False)
        if value > best:
            best, chosen = value, move
    return chosen
