# call: minimax(board, True)
# position: oxx/.xo/o..
# fault: last-child
# step: 10
board = [[" "] * 3, [" "] * 3, [" "] * 3]


def winner(board):
    for i in range(3):
        if board[i][0] == board[i][1] == board[i][2] != " ":
            return board[i][0]
        if board[0][i] == board[1][i] == board[2][i] != " ":
            return board[0][i]
    if board[0][0] == board[1][1] == board[2][2] != " ":
        return board[1][1]
    if board[0][2] == board[1][1] == board[2][0] != " ":
        return board[1][1]


def empty_cells(board):
    return [(i, j) for i in range(3) for j in range(3) if board[i][j] == " "]


def minimax(board, is_max):
    w = winner(board)
    if w or not empty_cells(board):
        return {"X": 1, "O": -1}.get(w, 0)
    for i, j in empty_cells(board):
        board[i][j] = "X" if is_max else "O"
        best = minimax(board, not is_max)
        board[i][j] = " "
    return best  # here
