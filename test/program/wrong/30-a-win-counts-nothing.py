# call: minimax(board, True)
# position: oxx/.xo/o..
# fault: end-score
# step: 8
board = [["", "", ""], ["", "", ""], ["", "", ""]]


def line(board, mark):
    for i in range(3):
        if board[i].count(mark) == 3 or [row[i] for row in board].count(mark) == 3:
            return True
    return [board[i][i] for i in range(3)].count(mark) == 3 or [board[i][2 - i] for i in range(3)].count(mark) == 3


def evaluate(board):
    if line(board, "O"):
        return -1
    return 0


def minimax(board, is_max):
    free = [(i, j) for i in range(3) for j in range(3) if board[i][j] == ""]
    if line(board, "X") or line(board, "O") or not free:
        return evaluate(board)  # here
    values = []
    for i, j in free:
        board[i][j] = "X" if is_max else "O"
        values.append(minimax(board, not is_max))
        board[i][j] = ""
    return max(values) if is_max else min(values)
