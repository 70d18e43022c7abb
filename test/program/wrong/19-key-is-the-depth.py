# call: minimax(board, 0, True)
# position: x../..o/.xo
# fault: wrong-answer
# step: 22
board = [" "] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
memo = {}


def winner(board):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] != " ":
            return board[a]


def minimax(board, depth, is_max):
    w = winner(board)
    if w:
        return 1 if w == "X" else -1
    if " " not in board:
        return 0
    if depth in memo:
        return memo[depth]  # here
    values = []
    for i in range(9):
        if board[i] == " ":
            board[i] = "X" if is_max else "O"
            values.append(minimax(board, depth + 1, not is_max))
            board[i] = " "
    memo[depth] = max(values) if is_max else min(values)
    return memo[depth]
