# call: minimax(board)
# position: xo./x.o/.xo
# fault: missed
# step: 19
X, O, EMPTY = "X", "O", None


def initial_state():
    return [[EMPTY] * 3, [EMPTY] * 3, [EMPTY] * 3]


def player(board):
    return X if sum(row.count(EMPTY) for row in board) % 2 else O


def actions(board):
    return [(i, j) for i in range(3) for j in range(3) if board[i][j] is EMPTY]


def result(board, action):
    new = [row[:] for row in board]
    new[action[0]][action[1]] = player(board)
    return new


def winner(board):
    lines = board + [list(column) for column in zip(*board)]
    lines += [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    for mark in (X, O):
        if [mark] * 3 in lines:
            return mark
    return None


def max_value(board):
    if winner(board) or not actions(board):
        return {X: 1, O: -1, None: 0}[winner(board)], None
    best, chosen = -2, None
    for action in actions(board):
        value, _ = min_value(result(board, action))
        if value < best:
            break
        if value > best:
            best, chosen = value, action
    return best, chosen  # here


def min_value(board):
    if winner(board) or not actions(board):
        return {X: 1, O: -1, None: 0}[winner(board)], None
    best, chosen = 2, None
    for action in actions(board):
        value, _ = max_value(result(board, action))
        if value > best:
            break
        if value < best:
            best, chosen = value, action
    return best, chosen


def minimax(board):
    return max_value(board)[1] if player(board) == X else min_value(board)[1]
