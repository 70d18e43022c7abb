# call: minimax(board)
# position: oxx/.xo/o..
# fault: other-extreme
# step: 21
X, O, E = "X", "O", "."
START = [[E, E, E], [E, E, E], [E, E, E]]


def turn(board):
    marks = "".join(["".join(row) for row in board])
    return X if marks.count(X) == marks.count(O) else O


def winner(board):
    rows = ["".join(row) for row in board]
    columns = [board[0][i] + board[1][i] + board[2][i] for i in range(3)]
    diagonals = [board[0][0] + board[1][1] + board[2][2], board[0][2] + board[1][1] + board[2][0]]
    for line in rows + columns + diagonals:
        if line == "XXX" or line == "OOO":
            return line[0]


def children(board):
    for i in range(3):
        for j in range(3):
            if board[i][j] == E:
                child = [row[:] for row in board]
                child[i][j] = turn(board)
                yield child


def max_value(board):
    if winner(board):
        return 1 if winner(board) == X else -1
    values = [min_value(child) for child in children(board)]
    return min(values) if values else 0  # here


def min_value(board):
    if winner(board):
        return 1 if winner(board) == X else -1
    values = [max_value(child) for child in children(board)]
    return min(values) if values else 0


def minimax(board):
    return max_value(board) if turn(board) == X else min_value(board)
