# position: oxx/.xo/o..
# made: minimax(board, 3, -float("inf"), float("inf"), True)
import copy
import sys


def minimax(position, depth, alpha, beta, maximizingPlayer):
    if depth == 0 or game_over(position):
        return static_evaluation(position)
    if maximizingPlayer:
        maxEval = -sys.maxsize
        for child in children(position, 'X'):
            eval = minimax(child, depth - 1, alpha, beta, False)
            maxEval = max(maxEval, eval)
            alpha = max(alpha, eval)
            if beta <= alpha:
                break
        return maxEval
    else:
        minEval = sys.maxsize
        for child in children(position, 'O'):
            eval = minimax(child, depth - 1, alpha, beta, True)
            minEval = min(minEval, eval)
            beta = min(beta, eval)
            if beta <= alpha:
                break
        return minEval


def children(position, mark):
    out = []
    for r in range(3):
        for c in range(3):
            if position[r][c] == '_':
                child = copy.deepcopy(position)
                child[r][c] = mark
                out.append(child)
    return out


def three(position, mark):
    p = position
    return (any(all(x == mark for x in row) for row in p)
            or any(all(p[r][c] == mark for r in range(3)) for c in range(3))
            or all(p[i][i] == mark for i in range(3))
            or all(p[i][2 - i] == mark for i in range(3)))


def static_evaluation(position):
    if three(position, 'X'):
        return 1
    if three(position, 'O'):
        return -1
    return 0


def game_over(position):
    return static_evaluation(position) != 0 or not any('_' in row for row in position)
