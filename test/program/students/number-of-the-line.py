LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
]


def player(board):
    return "X" if board.count("X") == board.count("O") else "O"


def winner(board):
    """Number of the winning line, or -1."""
    for n, (a, b, c) in enumerate(LINES):
        if board[a] != " " and board[a] == board[b] == board[c]:
            return n
    return -1


def actions(board):
    return [i for i in range(9) if board[i] == " "]


def result(board, i):
    return board[:i] + [player(board)] + board[i + 1:]


def minimax(board):
    n = winner(board)
    if n >= 0:
        return 1 if board[LINES[n][0]] == "X" else -1
    if not actions(board):
        return 0
    values = [minimax(result(board, i)) for i in actions(board)]
    return max(values) if player(board) == "X" else min(values)


def best_move(board):
    pick = max if player(board) == "X" else min
    return pick(actions(board), key=lambda i: minimax(result(board, i)))


board = [" "] * 9
