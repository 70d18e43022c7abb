"""A player that does not look: it takes a win, but sees nothing coming."""

board = [["_", "_", "_"], ["_", "_", "_"], ["_", "_", "_"]]


def has_won(board, mark):
    for i in range(3):
        if board[i][0] == board[i][1] == board[i][2] == mark:
            return True
        if board[0][i] == board[1][i] == board[2][i] == mark:
            return True
    if board[0][0] == board[1][1] == board[2][2] == mark:
        return True
    return board[0][2] == board[1][1] == board[2][0] == mark


def empty_cells(board):
    return [(row, col) for row in range(3) for col in range(3) if board[row][col] == "_"]


def evaluate(board):
#| wrong
    """1 if x has won, -1 if o has, 0 if nobody has."""
    return 1 if has_won(board, "x") else -1 if has_won(board, "o") else 0
#| right
    """1 if x has won, -1 if o has, 0 for a draw, None while the game goes on."""
    if has_won(board, "x") or has_won(board, "o"):
        return 1 if has_won(board, "x") else -1
    return None if empty_cells(board) else 0
#| wrong .. right


def minimax(board, is_max):
    """What the board is worth for x."""
    score = evaluate(board)
    if score is not None:
        return score
    best = -2 if is_max else 2
    for row, col in empty_cells(board):
        board[row][col] = "x" if is_max else "o"
        value = minimax(board, not is_max)
        board[row][col] = "_"
        best = max(best, value) if is_max else min(best, value)
    return best


def choose(board):
    """The best move for x, as a pair (row, column)."""
    best_value, best_move = -2, None
    for row, col in empty_cells(board):
        board[row][col] = "x"
        value = minimax(board, False)
        board[row][col] = "_"
        if value > best_value:
            best_value, best_move = value, (row, col)
    return best_move
