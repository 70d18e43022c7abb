# call: minimax(board, "X")
# position: oxx/.xo/o..
# fault: no-opponent
# step: 10
board = ["-"] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def score(board):
    for a, b, c in LINES:
        if board[a] != "-" and board[a] == board[b] == board[c]:
            return 1 if board[a] == "X" else -1
    return 0 if "-" not in board else None


def minimax(board, player):
    if score(board) is not None:
        return score(board)
    best = -2
    for i in range(9):
        if board[i] == "-":
            child = board[:]
            child[i] = player
            value = minimax(child, "O" if player == "X" else "X")
            if value > best:
                best = value
    return best  # here
