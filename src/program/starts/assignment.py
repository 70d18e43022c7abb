"""Tic-tac-toe: the rules of the game, and a player that never loses.

A board is a list of three rows, and each cell is X, O or EMPTY. Fill in the
seven functions from top to bottom: each needs only those above it. After every
one, run it and see how far you have got.
"""

X = "X"
O = "O"
EMPTY = None


def initial_state():
    """The empty board."""
    return [[EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY]]


def player(board):
    """Who is to move, X or O. X begins."""
    raise NotImplementedError("player is still to be written")


def actions(board):
    """All moves, as a list of pairs (row, column), one for each empty cell."""
    raise NotImplementedError("actions is still to be written")


def winner(board):
    """X or O if one of them has three in a row, otherwise None."""
    raise NotImplementedError("winner is still to be written")


def terminal(board):
    """True if the game is over: somebody has won, or no cell is empty."""
    raise NotImplementedError("terminal is still to be written")


def utility(board):
    """The score of a finished game: 1 if X has won, -1 if O has, 0 for a draw."""
    raise NotImplementedError("utility is still to be written")


def result(board, action):
    """The board after a move. Must not change the board that it gets."""
    raise NotImplementedError("result is still to be written")


def minimax(board):
    """The best move for the side to move; None if the game is over."""
    raise NotImplementedError("minimax is still to be written")
