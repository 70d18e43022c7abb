# call: minimax(board)
# position: xox/oox/...
# fault: only-first
# step: 5
import math

X, O, EMPTY = "X", "O", None


def initial_state():
    return [[EMPTY] * 3, [EMPTY] * 3, [EMPTY] * 3]


def player(board):
    marks = [cell for row in board for cell in row if cell]
    return X if len(marks) % 2 == 0 else O


def actions(board):
    return [(i, j) for i in range(3) for j in range(3) if not board[i][j]]


def result(board, action):
    copy = [row[:] for row in board]
    copy[action[0]][action[1]] = player(board)
    return copy


def winner(board):
    for line in ([(0, 0), (0, 1), (0, 2)], [(1, 0), (1, 1), (1, 2)], [(2, 0), (2, 1), (2, 2)],
                 [(0, 0), (1, 0), (2, 0)], [(0, 1), (1, 1), (2, 1)], [(0, 2), (1, 2), (2, 2)],
                 [(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)]):
        marks = [board[i][j] for i, j in line]
        if marks[0] and marks.count(marks[0]) == 3:
            return marks[0]


def terminal(board):
    return winner(board) is not None or not actions(board)


def utility(board):
    return 1 if winner(board) == X else -1 if winner(board) == O else 0


def minimax(board):
    return max_value(board) if player(board) == X else min_value(board)


def max_value(board):
    if terminal(board):
        return utility(board)
    v = -math.inf
    for action in actions(board):
        v = max(v, min_value(result(board, action)))
        return v  # here


def min_value(board):
    if terminal(board):
        return utility(board)
    v = math.inf
    for action in actions(board):
        v = min(v, max_value(result(board, action)))
        return v  # here
