# position: oxx/.xo/o..
# made: negamax(board, "X", "O")
# Takes a win at once and blocks before it searches.
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def is_winner(bo, le):
    return any(bo[a] == bo[b] == bo[c] == le for a, b, c in LINES)


def get_computer_move(board, letter):
    other = "O" if letter == "X" else "X"
    for mark in (letter, other):
        for i in range(9):
            if board[i] == " ":
                copy = board[:]
                copy[i] = mark
                if is_winner(copy, mark):
                    return i
    best, where = -2, None
    for i in range(9):
        if board[i] == " ":
            board[i] = letter
            v = -negamax(board, other, letter)
            board[i] = " "
            if v > best:
                best, where = v, i
    return where


def negamax(board, me, you):
    if is_winner(board, you):
        return -1
    if " " not in board:
        return 0
    best = -2
    for i in range(9):
        if board[i] == " ":
            board[i] = me
            best = max(best, -negamax(board, you, me))
            board[i] = " "
            if best == 1:
                return 1
    return best
