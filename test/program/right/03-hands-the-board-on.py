# call: minimax(board)
# position: o.x/.x./..o
X, O, EMPTY = "X", "O", None


def initial_state():
    return [[EMPTY] * 3 for i in range(3)]


def player(board):
    flat = sum(board, [])
    return X if flat.count(X) <= flat.count(O) else O


def actions(board):
    return [(i, j) for i, row in enumerate(board) for j, cell in enumerate(row) if cell == EMPTY]


def result(board, action):
    new = [list(row) for row in board]
    new[action[0]][action[1]] = player(board)
    return new


def winner(board):
    lines = [row for row in board] + [list(column) for column in zip(*board)]
    lines.append([board[0][0], board[1][1], board[2][2]])
    lines.append([board[0][2], board[1][1], board[2][0]])
    for line in lines:
        if line == [X, X, X]:
            return X
        if line == [O, O, O]:
            return O


def terminal(board):
    return bool(winner(board)) or not actions(board)


def utility(board):
    return {X: 1, O: -1}.get(winner(board), 0)


def minimax(board):
    # The functions below return the value and the move; only the move is wanted.
    if player(board) == X:
        return max_value(board)[1]
    return min_value(board)[1]


def max_value(board):
    if terminal(board):
        return utility(board), None
    v, move = -2, None
    for action in actions(board):
        answer, _ = min_value(result(board, action))
        if answer > v:
            v, move = answer, action
            if v == 1:
                return v, move
    return v, move


def min_value(board):
    if terminal(board):
        return utility(board), None
    v, move = 2, None
    for action in actions(board):
        answer, _ = max_value(result(board, action))
        if answer < v:
            v, move = answer, action
            if v == -1:
                return v, move
    return v, move
