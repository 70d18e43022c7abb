#| stage-2 .. rules
import math

#| judge .. rules
# A board is a list of nine cells, row by row.
EMPTY = " "
LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),  # rows
    (0, 3, 6), (1, 4, 7), (2, 5, 8),  # columns
    (0, 4, 8), (2, 4, 6),  # diagonals
]


def empty_board():
    return [EMPTY] * 9


#| judge
def winner(board):
    """ "X" or "O", whoever has a line; None for nobody."""
    return None


def score(board):
    """1, -1 or 0 for a finished game; None for one that goes on."""
    return None
#| stage-1 .. rules
def moves(board):
    """The empty cells, by their index."""
    return [cell for cell in range(9) if board[cell] == EMPTY]


def has_won(board, mark):
    return any(all(board[cell] == mark for cell in line) for line in LINES)


def is_over(board):
    return has_won(board, "X") or has_won(board, "O") or not moves(board)


def score(board):
    """The score of a finished game for X."""
    if has_won(board, "X"):
        return 1
    if has_won(board, "O"):
        return -1
    return 0


#| stage-4 .. rules
def play(board, move, mark):
    """A copy of the board with one mark more."""
    child = board[:]
    child[move] = mark
    return child


#| stage-1 .. best-move
def minimax(board, is_max):
    """What the board is worth, if both sides play as well as they can."""
    if is_over(board):
        return score(board)
#| stage-1
    # The game is still going on. What should be returned here?
#| stage-2 .. best-move
    # Worse than anything that can come: the first value will be better.
    best = -math.inf if is_max else math.inf
#| stage-4 .. best-move
    mark = "X" if is_max else "O"
#| stage-3 .. best-move
    for move in moves(board):
#| stage-3
        print(move)
#| stage-4 .. best-move
        # Make the move on a copy, and search that board.
        child = play(board, move, mark)
        value = minimax(child, not is_max)
#| stage-4
        best = value
#| stage-5 .. best-move
        # MAX keeps the larger, MIN the smaller.
        if is_max:
            best = max(best, value)
        else:
            best = min(best, value)
#| stage-2 .. best-move
    return best
#| best-move


def best_move(board):
    """The first of the best moves for X."""
    best, chosen = -math.inf, None
    for move in moves(board):
        # After a move of X it is O's turn.
        value = minimax(play(board, move, "X"), False)
        if value > best:
            best, chosen = value, move
    return chosen
