"""A player for X. It loses games that it could draw."""

LINES = ["012", "345", "678", "036", "147", "258", "048", "246"]


def to_move(board):
    return "X" if board.count("X") == board.count("O") else "O"


def moves(board):
    return [cell for cell in range(9) if board[cell] == " "]


def play(board, cell):
    child = board.copy()
    child[cell] = to_move(board)
    return child


def has_won(board, mark):
    return any(all(board[int(cell)] == mark for cell in line) for line in LINES)


def score(board):
    """What a finished game is worth for X; None for any other."""
    if has_won(board, "X"):
        return 1
    if has_won(board, "O"):
        return -1
    return None if moves(board) else 0


def minimax(board):
    """What the board is worth for X."""
    end = score(board)
    if end is not None:
        return end
    values = [minimax(play(board, cell)) for cell in moves(board)]
#| wrong
    return max(values)
#| right
    return max(values) if to_move(board) == "X" else min(values)
#| wrong .. right


def best_move(board):
    best, chosen = -2, None
    for cell in moves(board):
        value = minimax(play(board, cell))
        if value > best:
            best, chosen = value, cell
    return chosen
