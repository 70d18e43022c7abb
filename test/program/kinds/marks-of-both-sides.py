# position: oxx/.xo/o..
# made: minimax(board, "X", "X", "O")
# Marks are given with each call, and who is the computer.
def wins(board, letter):
    return any(board[a] == board[b] == board[c] == letter for a, b, c in
               [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)])


def minimax(board, turn, computer, human):
    if wins(board, computer):
        return 1
    if wins(board, human):
        return -1
    if "" not in board:
        return 0
    scores = []
    for i in range(9):
        if board[i] == "":
            board[i] = turn
            scores.append(minimax(board, human if turn == computer else computer, computer, human))
            board[i] = ""
    return max(scores) if turn == computer else min(scores)


def computer_move(board, computer, human):
    best, where = -2, None
    for i in range(9):
        if board[i] == "":
            board[i] = computer
            s = minimax(board, human, computer, human)
            board[i] = ""
            if s > best:
                best, where = s, i
    return where


def against_a_person():
    board = [""] * 9
    print(computer_move(board, "O", "X"))
