# call: minimax(board, "X")
# position: xo./.x./.oo
# fault: starts-at-zero
# step: 84
board = ["-"] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if board[a] != "-" and board[a] == board[b] == board[c]:
            return board[a]


def minimax(board, player):
    w = winner(board)
    if w:
        return 1 if w == "X" else -1
    if "-" not in board:
        return 0
    best = 0
    for i in range(9):
        if board[i] == "-":
            board[i] = player
            value = minimax(board, "O" if player == "X" else "X")
            board[i] = "-"
            if player == "X" and value > best:
                best = value
            if player == "O" and value < best:
                best = value
    return best  # here
