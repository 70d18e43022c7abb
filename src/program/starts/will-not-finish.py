"""A player that will not finish: it can win now, and wins later."""

WIN = 10
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def empty_board():
    return [" "] * 9


def has_won(board, side):
    return any(board[a] == board[b] == board[c] == side for a, b, c in LINES)


def moves(board):
    return [cell for cell in range(9) if board[cell] == " "]


def minimax(board, depth, is_max):
    """The score of the board. `depth` counts the moves since the first call."""
    if has_won(board, "x"):
#| wrong
        return WIN + depth
    if has_won(board, "o"):
        return -WIN - depth
#| right
        return WIN - depth
    if has_won(board, "o"):
        return depth - WIN
#| wrong .. right
    if not moves(board):
        return 0
    values = []
    for cell in moves(board):
        board[cell] = "x" if is_max else "o"
        values.append(minimax(board, depth + 1, not is_max))
        board[cell] = " "
    return max(values) if is_max else min(values)


def best_move(board):
    """The move that x should play."""
    best, chosen = -1000, None
    for cell in moves(board):
        board[cell] = "x"
        value = minimax(board, 1, False)
        board[cell] = " "
        if value > best:
            best, chosen = value, cell
    return chosen
