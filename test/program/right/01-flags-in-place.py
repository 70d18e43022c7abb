# call: minimax(board, False)
# position: xo./.x./...
# equal: plain
board = [" "] * 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(board):
    for i, j, k in LINES:
        if board[i] != " " and board[i] == board[j] == board[k]:
            return board[i]


def minimax(board, is_max):
    w = winner(board)
    if w == "X":
        return 1
    if w == "O":
        return -1
    if " " not in board:
        return 0
    if is_max:
        best = -1000
        for i in range(9):
            if board[i] == " ":
                board[i] = "X"
                best = max(best, minimax(board, False))
                board[i] = " "
        return best
    best = 1000
    for i in range(9):
        if board[i] == " ":
            board[i] = "O"
            best = min(best, minimax(board, True))
            board[i] = " "
    return best
