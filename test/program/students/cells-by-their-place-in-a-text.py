"""Tic-tac-toe on a text with line breaks, whose places are the moves."""

START = "...\n...\n..."


def player(board):
    return "X" if board.count("X") == board.count("O") else "O"


def actions(board):
    return [i for i, c in enumerate(board) if c == "."]


def result(board, action):
    assert board[action] == "."
    return board[:action] + player(board) + board[action + 1:]


def winner(board):
    for a, b, c in ((0, 1, 2), (4, 5, 6), (8, 9, 10), (0, 4, 8), (1, 5, 9), (2, 6, 10), (0, 5, 10), (2, 5, 8)):
        if board[a] == board[b] == board[c] != ".":
            return board[a]


def terminal(board):
    return winner(board) is not None or not actions(board)


def utility(board):
    return {"X": 1, "O": -1, None: 0}[winner(board)]


def value(board):
    if terminal(board):
        return utility(board)
    return (max if player(board) == "X" else min)(value(result(board, a)) for a in actions(board))


def minimax(board):
    if terminal(board):
        return None
    return (max if player(board) == "X" else min)(actions(board), key=lambda a: value(result(board, a)))
