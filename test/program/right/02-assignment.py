# call: minimax(board)
# position: x../..o/.xo
# equal: plain
import copy
import math

X = "X"
O = "O"
EMPTY = None


def initial_state():
    return [[EMPTY, EMPTY, EMPTY],
            [EMPTY, EMPTY, EMPTY],
            [EMPTY, EMPTY, EMPTY]]


def player(board):
    count = 0
    for row in board:
        for cell in row:
            if cell is not EMPTY:
                count += 1
    return O if count % 2 else X


def actions(board):
    possible = set()
    for i in range(3):
        for j in range(3):
            if board[i][j] is EMPTY:
                possible.add((i, j))
    return possible


def result(board, action):
    if action not in actions(board):
        raise Exception("invalid action")
    new = copy.deepcopy(board)
    new[action[0]][action[1]] = player(board)
    return new


def winner(board):
    for p in (X, O):
        for i in range(3):
            if board[i][0] == board[i][1] == board[i][2] == p:
                return p
            if board[0][i] == board[1][i] == board[2][i] == p:
                return p
        if board[0][0] == board[1][1] == board[2][2] == p:
            return p
        if board[0][2] == board[1][1] == board[2][0] == p:
            return p
    return None


def terminal(board):
    return winner(board) is not None or len(actions(board)) == 0


def utility(board):
    w = winner(board)
    if w == X:
        return 1
    elif w == O:
        return -1
    return 0


def minimax(board):
    if terminal(board):
        return None
    best = None
    if player(board) == X:
        v = -math.inf
        for action in sorted(actions(board)):
            m = min_value(result(board, action))
            if m > v:
                v = m
                best = action
    else:
        v = math.inf
        for action in sorted(actions(board)):
            m = max_value(result(board, action))
            if m < v:
                v = m
                best = action
    return best


def max_value(board):
    if terminal(board):
        return utility(board)
    v = -math.inf
    for action in sorted(actions(board)):
        v = max(v, min_value(result(board, action)))
    return v


def min_value(board):
    if terminal(board):
        return utility(board)
    v = math.inf
    for action in sorted(actions(board)):
        v = min(v, max_value(result(board, action)))
    return v
