# call: minimax(board, 2, "X")
# position: ..x/.o./...
blank = ["."] * 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(b):
    for i, j, k in LINES:
        if b[i] != "." and b[i] == b[j] == b[k]:
            return b[i]


def minimax(board, depth, turn):
    w = winner(board)
    if w:
        return 1 if w == "X" else -1
    if depth == 0 or "." not in board:
        return 0
    values = []
    for i in range(9):
        if board[i] == ".":
            child = board.copy()
            child[i] = turn
            values.append(minimax(child, depth - 1, "O" if turn == "X" else "X"))
    if turn == "X":
        return max(values)
    return min(values)
