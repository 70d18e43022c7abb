# position: oxx/.xo/o..
# made: minimax(0, False)
board = ["#", " ", " ", " ", " ", " ", " ", " ", " ", " "]


def space_free(pos):
    return board[pos] == " "


def check_win(m):
    return ((board[1] == board[2] == board[3] == m) or (board[4] == board[5] == board[6] == m)
            or (board[7] == board[8] == board[9] == m) or (board[1] == board[4] == board[7] == m)
            or (board[2] == board[5] == board[8] == m) or (board[3] == board[6] == board[9] == m)
            or (board[1] == board[5] == board[9] == m) or (board[3] == board[5] == board[7] == m))


def check_draw():
    return " " not in board[1:]


def minimax(depth, is_max):
    if check_win("O"):
        return 10 - depth
    if check_win("X"):
        return depth - 10
    if check_draw():
        return 0
    if is_max:
        best = -1000
        for key in range(1, 10):
            if space_free(key):
                board[key] = "O"
                best = max(best, minimax(depth + 1, False))
                board[key] = " "
        return best
    best = 1000
    for key in range(1, 10):
        if space_free(key):
            board[key] = "X"
            best = min(best, minimax(depth + 1, True))
            board[key] = " "
    return best


def comp_move():
    best, where = -1000, 0
    for key in range(1, 10):
        if space_free(key):
            board[key] = "O"
            score = minimax(0, False)
            board[key] = " "
            if score > best:
                best, where = score, key
    return where
