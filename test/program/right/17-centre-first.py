# call: minimax(board, True)
# position: x../..o/.xo
# equal: order=centre-first
ORDER = [4, 0, 2, 6, 8, 1, 3, 5, 7]
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def new_board():
    return list("         ")


def minimax(board, maximizing):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] and board[a] != " ":
            return 1 if board[a] == "X" else -1
    if board.count(" ") == 0:
        return 0
    values = []
    for cell in ORDER:
        if board[cell] == " ":
            board[cell] = "X" if maximizing else "O"
            values.append(minimax(board, not maximizing))
            board[cell] = " "
    return max(values) if maximizing else min(values)
