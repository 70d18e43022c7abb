# call: best_move(board)
# position: x.o/.x./...
board = ["-" for _ in range(9)]
COMPUTER = "O"
HUMAN = "X"
WINS = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]


def won(board, who):
    return any(board[a] == who and board[b] == who and board[c] == who for a, b, c in WINS)


def minimax(board, depth, is_maximizing):
    if won(board, COMPUTER):
        return 10 - depth
    if won(board, HUMAN):
        return depth - 10
    if "-" not in board:
        return 0
    scores = []
    for i in range(9):
        if board[i] == "-":
            board[i] = COMPUTER if is_maximizing else HUMAN
            scores.append(minimax(board, depth + 1, not is_maximizing))
            board[i] = "-"
    return max(scores) if is_maximizing else min(scores)


def best_move(board):
    best_score = -1000
    move = 0
    for i in range(9):
        if board[i] == "-":
            board[i] = COMPUTER
            score = minimax(board, 0, False)
            board[i] = "-"
            if score > best_score:
                best_score = score
                move = i
    return move
