import math

WINS = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]


def evaluate(board):
    for w in WINS:
        s = sum(board[i] for i in w)
        if s == 3:
            return 1
        if s == -3:
            return -1
    return 0


def negamax(board, depth, alpha, beta, colour):
    score = evaluate(board)
    if score != 0 or depth == 0:
        return colour * score
    value = -math.inf
    for i in range(9):
        if board[i] != 0:
            continue
        board[i] = colour
        value = max(value, -negamax(board, depth - 1, -beta, -alpha, -colour))
        board[i] = 0
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return value


def root(board):
    empties = board.count(0)
    colour = 1 if empties % 2 == 1 else -1
    best_value, best_move = -math.inf, None
    for i in range(9):
        if board[i] == 0:
            board[i] = colour
            v = -negamax(board, empties - 1, -math.inf, math.inf, -colour)
            board[i] = 0
            if v > best_value:
                best_value, best_move = v, i
    return best_move


board = [0] * 9
