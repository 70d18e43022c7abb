import math

EMPTY = "."
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
#| limit but looks-only-so-far
PLIES = 9
#| looks-only-so-far
PLIES = 2
#| shared
best = 0
#| table
known = {}
#| rows


def empty_board():
    return [[EMPTY] * 3 for row in range(3)]


def has_won(board, mark):
    cells = board[0] + board[1] + board[2]
    return any(all(cells[cell] == mark for cell in line) for line in LINES)


def moves(board):
    return [(row, column) for row in range(3) for column in range(3) if board[row][column] == EMPTY]


def play(board, move, mark):
#| rows but shared-rows
    child = [row[:] for row in board]
#| shared-rows
    child = board[:]
#| rows
    row, column = move
    child[row][column] = mark
    return child
#| all but rows


def empty_board():
    return [EMPTY] * 9


def has_won(board, mark):
    return any(all(board[cell] == mark for cell in line) for line in LINES)


def moves(board):
    return [cell for cell in range(9) if board[cell] == EMPTY]


def play(board, move, mark):
    child = board[:]
    child[move] = mark
    return child
#| plain, rows


def minimax(board, is_max):
    """What the board is worth for x."""
#| shared
    global best
#| full-first
    if not moves(board):
        return 0
#| plain but plays-on, infinite-wins
    if has_won(board, "x"):
        return 1
    if has_won(board, "o"):
        return -1
#| rows
    if has_won(board, "x"):
        return 1
    if has_won(board, "o"):
        return -1
#| infinite-wins
    if has_won(board, "x"):
        return math.inf
    if has_won(board, "o"):
        return -math.inf
#| plays-on
    if not moves(board):
        return 1 if has_won(board, "x") else -1 if has_won(board, "o") else 0
#| plain but base-missing, draw-unscored, full-first, plays-on
    if not moves(board):
        return 0
#| rows
    if not moves(board):
        return 0
#| draw-unscored
    if not moves(board):
        return -1
#| plain but no-opponent, starts-at-zero
    best = -math.inf if is_max else math.inf
#| rows
    best = -math.inf if is_max else math.inf
#| no-opponent
    best = -math.inf
#| starts-at-zero
    best = 0
#| plain, rows
    for move in moves(board):
        child = play(board, move, "x" if is_max else "o")
#| plain but lost-value
        value = minimax(child, not is_max)
#| rows
        value = minimax(child, not is_max)
#| lost-value
        minimax(child, not is_max)
#| no-opponent
        best = max(best, value)
#| plain but lost-value, no-opponent
        best = max(best, value) if is_max else min(best, value)
#| rows
        best = max(best, value) if is_max else min(best, value)
#| second-call
        return best
#| plain but second-call
    return best
#| rows
    return best
#| undo


def minimax(board, is_max):
    """What the board is worth for x."""
    if has_won(board, "x"):
        return 1
    if has_won(board, "o"):
        return -1
    if not moves(board):
        return 0
    best = -math.inf if is_max else math.inf
    for move in range(9):
        if board[move] != EMPTY:
            continue
        board[move] = "x" if is_max else "o"
        value = minimax(board, not is_max)
#| undo but not-undone
        board[move] = EMPTY
#| undo
        best = max(best, value) if is_max else min(best, value)
    return best
#| chosen


def minimax(board, is_max):
    """What the board is worth for x."""
    if has_won(board, "x"):
        return 1
    if has_won(board, "o"):
        return -1
    if not moves(board):
        return 0
    best, chosen = -math.inf if is_max else math.inf, None
    for move in moves(board):
        value = minimax(play(board, move, "x" if is_max else "o"), not is_max)
        if value > best if is_max else value < best:
            best, chosen = value, move
#| value-for-move
    return chosen
#| chosen but value-for-move
    return best
#| values


def minimax(board, is_max):
    """What the board is worth for x."""
    if has_won(board, "x"):
        return 1
    if has_won(board, "o"):
        return -1
    if not moves(board):
        return 0
    mark = "x" if is_max else "o"
    values = [minimax(play(board, move, mark), not is_max) for move in moves(board)]
    if is_max:
        return max(values)
#| chance
    return sum(values)
#| values but chance
    return min(values)
#| negamax


def negamax(board, mark, other):
    """What the board is worth for the side to move."""
    if has_won(board, other):
        return -1
    if not moves(board):
        return 0
    best = -math.inf
    for move in moves(board):
#| negamax but sign
        value = -negamax(play(board, move, mark), other, mark)
#| sign
        value = negamax(play(board, move, mark), other, mark)
#| negamax
        best = max(best, value)
    return best
#| depth


def minimax(board, depth, is_max):
    """What the board is worth for x; depth counts the moves that led to it."""
    if has_won(board, "x"):
#| depth but late-win, depth-sign
        return 10 - depth
#| late-win
        return 10
#| depth-sign
        return 10 + depth
#| depth
    if has_won(board, "o"):
#| depth but late-win, depth-sign
        return depth - 10
#| late-win
        return -10
#| depth-sign
        return -10 - depth
#| depth
    if not moves(board):
        return 0
    best = -math.inf if is_max else math.inf
    for move in moves(board):
        child = play(board, move, "x" if is_max else "o")
#| depth but depth-off
        value = minimax(child, depth + 1, not is_max)
#| depth-off
        value = minimax(child, depth, not is_max)
#| depth
        best = max(best, value) if is_max else min(best, value)
    return best
#| limit


def minimax(board, plies, is_max):
    """What the board is worth for x, as far as a search of so many plies can see."""
    if has_won(board, "x"):
        return 1
    if has_won(board, "o"):
        return -1
    if not moves(board) or plies == 0:
        return 0
    best = -math.inf if is_max else math.inf
    for move in moves(board):
        value = minimax(play(board, move, "x" if is_max else "o"), plies - 1, not is_max)
        best = max(best, value) if is_max else min(best, value)
    return best
#| window, table


def alphabeta(board, bounds, is_max):
    """What the board is worth for x; bounds holds what MAX and MIN are sure of."""
    if has_won(board, "x"):
        return 1
    if has_won(board, "o"):
        return -1
    if not moves(board):
        return 0
#| table
    key = "".join(board)
    if key in known:
        return known[key]
#| window but shared-window
    bounds = bounds[:]
#| table but bound-kept
    lowest, highest = bounds
#| table
    bounds = bounds[:]
#| window, table
    best = -math.inf if is_max else math.inf
    for move in moves(board):
        value = alphabeta(play(board, move, "x" if is_max else "o"), bounds, not is_max)
        if is_max:
            best = max(best, value)
            bounds[0] = max(bounds[0], best)
        else:
            best = min(best, value)
            bounds[1] = min(bounds[1], best)
        if bounds[0] >= bounds[1]:
            break
#| table but bound-kept
    if lowest < best < highest:
        known[key] = best
#| bound-kept
    known[key] = best
#| window, table
    return best
#| all


def best_move(board):
    """The move that x should play."""
    best, chosen = -math.inf, None
#| table
    known.clear()
#| all
    for move in moves(board):
#| plain, rows, undo, chosen, values
        value = minimax(play(board, move, "x"), False)
#| negamax
        value = -negamax(play(board, move, "x"), "o", "x")
#| depth
        value = minimax(play(board, move, "x"), 1, False)
#| limit
        value = minimax(play(board, move, "x"), PLIES - 1, False)
#| window, table
        value = alphabeta(play(board, move, "x"), [best, math.inf], False)
#| bound-as-value
        if value >= best:
#| all but bound-as-value
        if value > best:
#| all
            best, chosen = value, move
    return chosen
