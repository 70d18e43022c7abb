# A board and a move are handed on, and the callee makes the move; values at the inner calls, a move at the outermost.
# call: minimax(board)
# position: x../..o/.xo
import copy

X = "X"
O = "O"
EMPTY = None


def player(board):
    xs = sum(row.count(X) for row in board)
    os = sum(row.count(O) for row in board)
    return O if xs > os else X


def actions(board):
    return [(i, j) for i in range(3) for j in range(3) if board[i][j] is EMPTY]


def result(board, action):
    child = copy.deepcopy(board)
    child[action[0]][action[1]] = player(board)
    return child


def utility(board):
    # The loop names its side as the function of the rules is called.
    for player in (X, O):
        worth = 1 if player == X else -1
        for i in range(3):
            if board[i] == [player] * 3 or [row[i] for row in board] == [player] * 3:
                return worth
        if [board[i][i] for i in range(3)] == [player] * 3 or [board[i][2 - i] for i in range(3)] == [player] * 3:
            return worth
    return 0


def winner(board):
    winner = utility(board)
    return X if winner == 1 else O if winner == -1 else None


def terminal(board):
    return utility(board) != 0 or not actions(board)


def search(board, action, minimizing, top):
    if action is not None:
        board = result(board, action)
    if terminal(board):
        return utility(board)
    best, best_action = (2, None) if minimizing else (-2, None)
    for each in actions(board):
        value = search(board, each, not minimizing, False)
        if value < best if minimizing else value > best:
            best, best_action = value, each
    return best_action if top else best


def minimax(board):
    if terminal(board):
        return None
    return search(board, None, player(board) == O, True)
