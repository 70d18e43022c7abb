# call: minimax(board, True)
# position: oxx/.xo/o..
# fault: other-extreme
# step: 10
board = [" "] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for line in LINES:
        marks = [board[i] for i in line]
        if marks == ["X"] * 3 or marks == ["O"] * 3:
            return marks[0]


def minimax(board, is_max):
    if winner(board) == "X":
        return 1
    if winner(board) == "O":
        return -1
    if board.count(" ") == 0:
        return 0
    values = []
    for i in range(9):
        if board[i] == " ":
            board[i] = "X" if is_max else "O"
            values.append(minimax(board, not is_max))
            board[i] = " "
    if is_max:
        return min(values)
    return max(values)  # here
