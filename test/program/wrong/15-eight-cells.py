# call: minimax(board, True)
# position: x.o/oxx/.o.
# fault: never-tried
# step: 3
board = [" "] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] and board[a] != " ":
            return board[a]


def minimax(board, is_max):
    w = winner(board)
    if w:
        return 1 if w == "X" else -1
    best = None
    for i in range(0, 8):
        if board[i] == " ":
            board[i] = "X" if is_max else "O"
            value = minimax(board, not is_max)
            board[i] = " "
            if best is None or is_max and value > best or not is_max and value < best:
                best = value
    return best if best is not None else 0  # here
