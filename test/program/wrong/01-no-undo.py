# call: minimax(board, True)
# position: x../.o./xo.
# fault: marks-left
# step: 5
board = [" "] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] != " ":
            return board[a]
    return None


def minimax(board, is_max):
    w = winner(board)
    if w is not None:
        return 1 if w == "X" else -1
    if " " not in board:
        return 0
    best = -10 if is_max else 10
    for i in range(9):
        if board[i] == " ":
            board[i] = "X" if is_max else "O"
            value = minimax(board, not is_max)  # here
            best = max(best, value) if is_max else min(best, value)
    return best
