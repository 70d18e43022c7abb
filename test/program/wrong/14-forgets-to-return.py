# call: minimax(board, 1)
# position: oxx/.xo/o..
# fault: nothing-returned
# step: 5
board = [0, 0, 0, 0, 0, 0, 0, 0, 0]
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if abs(board[a] + board[b] + board[c]) == 3:
            return board[a]
    return 0


def minimax(board, player):
    if winner(board) != 0:
        return winner(board)
    if 0 not in board:
        return 0
    best = -2 * player
    for i in range(9):  # here
        if board[i] == 0:
            board[i] = player
            value = minimax(board, -player)
            board[i] = 0
            if value * player > best * player:
                best = value
