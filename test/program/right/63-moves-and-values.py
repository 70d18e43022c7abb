# call: minimax(board)
# position: x../.o./...
X, O, EMPTY = "X", "O", None
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def initial_state():
    return [EMPTY] * 9


def player(board):
    return X if board.count(EMPTY) % 2 else O


def result(board, action):
    return board[:action] + [player(board)] + board[action + 1 :]


def utility(board):
    for i, j, k in LINES:
        if board[i] and board[i] == board[j] == board[k]:
            return 1 if board[i] == X else -1
    return None if EMPTY in board else 0


def value(board, alpha, beta):
    if utility(board) is not None:
        return utility(board)
    best = -2 if player(board) == X else 2
    for action in range(9):
        if board[action] is not EMPTY:
            continue
        found = value(result(board, action), alpha, beta)
        if player(board) == X:
            best = max(best, found)
            alpha = max(alpha, best)
        else:
            best = min(best, found)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def minimax(board):
    values = {}
    for action in range(9):
        if board[action] is EMPTY:
            values[action] = value(result(board, action), -2, 2)
    best = max(values.values()) if player(board) == X else min(values.values())
    return min([action for action in values if values[action] == best])
