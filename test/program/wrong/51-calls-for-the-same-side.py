# call: best_move(board)
# position: xx./.o./o.x
# fault: wrong-turn
# step: 3
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def won(board, mark):
    return any(board[a] == board[b] == board[c] == mark for a, b, c in LINES)


def minimax(board, maximizing):
    if won(board, "O"):
        return 1
    if won(board, "X"):
        return -1
    if "" not in board:
        return 0
    scores = []
    for i in range(9):
        if board[i] == "":
            board[i] = "O" if maximizing else "X"
            if maximizing:
                scores.append(minimax(board, False))
            else:
                scores.append(minimax(board, True))
            board[i] = ""
    return max(scores) if maximizing else min(scores)


def best_move(board):
    best, move = -2, None
    for i in range(9):
        if board[i] == "":
            board[i] = "O"
            score = minimax(board, True)  # here
            board[i] = ""
            if score > best:
                best, move = score, i
    return move
