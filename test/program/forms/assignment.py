# call: minimax(board)
import copy

X = "X"
O = "O"
EMPTY = None
LINES = [
    [(0, 0), (0, 1), (0, 2)],
    [(1, 0), (1, 1), (1, 2)],
    [(2, 0), (2, 1), (2, 2)],
    [(0, 0), (1, 0), (2, 0)],
    [(0, 1), (1, 1), (2, 1)],
    [(0, 2), (1, 2), (2, 2)],
    [(0, 0), (1, 1), (2, 2)],
    [(0, 2), (1, 1), (2, 0)],
]


def initial_state():
    return [[EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY]]


def player(board):
    marks = sum(row.count(X) + row.count(O) for row in board)
    return X if marks % 2 == 0 else O


def actions(board):
    return [(i, j) for i in range(3) for j in range(3) if board[i][j] is EMPTY]


def result(board, action):
    i, j = action
    after = copy.deepcopy(board)
    after[i][j] = player(board)
    return after


def winner(board):
    for line in LINES:
        for mark in (X, O):
            if all(board[i][j] == mark for i, j in line):
                return mark
    return None


def terminal(board):
    return winner(board) is not None or not actions(board)


def utility(board):
    if winner(board) == X:
        return 1
    if winner(board) == O:
        return -1
    return 0


def max_value(board):
    if terminal(board):
        return utility(board)
    v = -9
    for action in actions(board):
        v = max(v, min_value(result(board, action)))
    return v


def min_value(board):
    if terminal(board):
        return utility(board)
    v = 9
    for action in actions(board):
        v = min(v, max_value(result(board, action)))
    return v


def minimax(board):
    if terminal(board):
        return None
    best = None
    if player(board) == X:
        v = -9
        for action in actions(board):
            value = min_value(result(board, action))
            if value > v:
                v, best = value, action
    else:
        v = 9
        for action in actions(board):
            value = max_value(result(board, action))
            if value < v:
                v, best = value, action
    return best
