# call: search(board, -2, 2, "O")
# position: xo./.x./...
empty = ["."] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def lost(board, player):
    other = "X" if player == "O" else "O"
    return any(all(board[i] == other for i in line) for line in LINES)


def search(board, alpha, beta, player):
    if lost(board, player):
        return -1
    if "." not in board:
        return 0
    other = "X" if player == "O" else "O"
    for i, cell in enumerate(board):
        if cell == ".":
            child = list(board)
            child[i] = player
            alpha = max(alpha, -search(child, -beta, -alpha, other))
            if alpha >= beta:
                return beta
    return alpha
