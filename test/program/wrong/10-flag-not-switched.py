# call: minimax(board, 0, True)
# position: xo./.x./.o.
# fault: wrong-mark
# step: 2
board = [""] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def won(board, mark):
    return any(board[a] == board[b] == board[c] == mark for a, b, c in LINES)


def minimax(board, depth, maximizing):
    if won(board, "X"):
        return 1
    if won(board, "O"):
        return -1
    if "" not in board:
        return 0
    scores = []
    for i in range(9):
        if board[i] == "":
            board[i] = "X" if maximizing else "O"
            scores.append(minimax(board, depth + 1, maximizing))  # here
            board[i] = ""
    if maximizing:
        return max(scores)
    return min(scores)
