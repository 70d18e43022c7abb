# call: best(board)
# position: x../.o./...
# The inner loop is left where the window closes, and the outer goes on with it closed.
board = [["-", "-", "-"], ["-", "-", "-"], ["-", "-", "-"]]


def line_of(mark):
    rows = [all(board[i][j] == mark for j in range(3)) for i in range(3)]
    columns = [all(board[i][j] == mark for i in range(3)) for j in range(3)]
    diagonals = [all(board[i][i] == mark for i in range(3)), all(board[i][2 - i] == mark for i in range(3))]
    return any(rows + columns + diagonals)


def search(alpha, beta, mark):
    if line_of("x"):
        return 10
    if line_of("o"):
        return -10
    if all(cell != "-" for row in board for cell in row):
        return 0
    value = -100 if mark == "x" else 100
    for i in range(3):
        for j in range(3):
            if board[i][j] != "-":
                continue
            board[i][j] = mark
            found = search(alpha, beta, "o" if mark == "x" else "x")
            board[i][j] = "-"
            if mark == "x":
                value = max(value, found)
                alpha = max(alpha, found)
            else:
                value = min(value, found)
                beta = min(beta, found)
            if beta <= alpha:
                break
    return value


def best(cells):
    marks = [cell for row in cells for cell in row]
    mark = "x" if marks.count("x") == marks.count("o") else "o"
    return search(-100, 100, mark)
