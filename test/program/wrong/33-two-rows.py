# call: minimax(board, True)
# position: x.x/oo./.xo
# fault: never-tried
# step: 3
board = [["*", "*", "*"], ["*", "*", "*"], ["*", "*", "*"]]


def winner(board):
    for p in "XO":
        for i in range(3):
            if all(board[i][j] == p for j in range(3)) or all(board[j][i] == p for j in range(3)):
                return p
        if all(board[i][i] == p for i in range(3)) or all(board[i][2 - i] == p for i in range(3)):
            return p


def minimax(board, is_max):
    if winner(board):
        return {"X": 1, "O": -1}[winner(board)]
    values = []
    for i in range(1, 3):
        for j in range(3):
            if board[i][j] == "*":
                board[i][j] = "X" if is_max else "O"
                values.append(minimax(board, not is_max))
                board[i][j] = "*"
    if not values:
        return 0  # here
    return max(values) if is_max else min(values)
