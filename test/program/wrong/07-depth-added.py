# call: minimax(board, 0, True)
# position: ..o/.xx/oxo
# fault: late-win
# step: 12
board = [" "] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def won(board, mark):
    return any(all(board[i] == mark for i in line) for line in LINES)


def minimax(board, depth, my_turn):
    if won(board, "X"):
        return 10 + depth  # here
    if won(board, "O"):
        return -10 - depth
    if " " not in board:
        return 0
    values = []
    for i, cell in enumerate(board):
        if cell == " ":
            child = board[:]
            child[i] = "X" if my_turn else "O"
            values.append(minimax(child, depth + 1, not my_turn))
    return max(values) if my_turn else min(values)
