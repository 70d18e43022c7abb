# call: minimax(board, "X")
# position: oxx/.xo/o..
# fault: no-opponent
# step: 10
# The functions know wins alone; the search itself sees full boards.
board = [" "] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def won(board, mark):
    return any(all(board[i] == mark for i in line) for line in LINES)


def game_over(board):
    return won(board, "X") or won(board, "O")


def evaluate(board):
    if won(board, "X"):
        return 1
    if won(board, "O"):
        return -1
    return None


def minimax(board, mark):
    if game_over(board):
        return evaluate(board)
    if " " not in board:
        return 0
    values = []
    for i in range(9):
        if board[i] == " ":
            board[i] = mark
            values.append(minimax(board, "O" if mark == "X" else "X"))
            board[i] = " "
    return max(values)  # here
