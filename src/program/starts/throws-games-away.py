"""A player that throws games away. Which call is the first to go wrong, and in which line?"""

X, O, EMPTY = "X", "O", ""
EMPTY_BOARD = [[EMPTY] * 3, [EMPTY] * 3, [EMPTY] * 3]


def to_move(board):
    cells = board[0] + board[1] + board[2]
    return X if cells.count(X) == cells.count(O) else O


def moves(board):
    return [(i, j) for i in range(3) for j in range(3) if board[i][j] == EMPTY]


def play(board, move):
    child = [row[:] for row in board]
    i, j = move
    child[i][j] = to_move(board)
    return child


def has_won(board, mark):
    for i in range(3):
        if board[i] == [mark] * 3 or [row[i] for row in board] == [mark] * 3:
            return True
    falling = [board[i][i] for i in range(3)]
    rising = [board[i][2 - i] for i in range(3)]
    return falling == [mark] * 3 or rising == [mark] * 3


def score(board):
    return 1 if has_won(board, X) else -1 if has_won(board, O) else 0


def is_over(board):
    return score(board) != 0 or not moves(board)


def minimax(board):
    """What the board is worth for X."""
    if is_over(board):
        return score(board)
#| wrong
    is_max = to_move(board) == O
#| right
    is_max = to_move(board) == X
#| wrong .. right
    best = -2 if is_max else 2
    for move in moves(board):
        value = minimax(play(board, move))
        if is_max:
            best = max(best, value)
        else:
            best = min(best, value)
    return best


def choose(board):
    """The first move that keeps the value of the board."""
    for move in moves(board):
        if minimax(play(board, move)) == minimax(board):
            return move
