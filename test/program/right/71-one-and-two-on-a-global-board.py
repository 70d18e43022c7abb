# position: oxx/.xo/o..
def check_win(board, p):
    for i in range(3):
        if board[i][0] == p and board[i][1] == p and board[i][2] == p:
            return True
        if board[0][i] == p and board[1][i] == p and board[2][i] == p:
            return True
    if board[0][0] == p and board[1][1] == p and board[2][2] == p:
        return True
    if board[0][2] == p and board[1][1] == p and board[2][0] == p:
        return True
    return False

def is_full(board):
    return all(0 not in row for row in board)

def minimax(board, depth, is_maximizing):
    if check_win(board, 2):
        return 1
    if check_win(board, 1):
        return -1
    if is_full(board):
        return 0
    if is_maximizing:
        best = -1000
        for r in range(3):
            for c in range(3):
                if board[r][c] == 0:
                    board[r][c] = 2
                    best = max(best, minimax(board, depth + 1, False))
                    board[r][c] = 0
        return best
    else:
        best = 1000
        for r in range(3):
            for c in range(3):
                if board[r][c] == 0:
                    board[r][c] = 1
                    best = min(best, minimax(board, depth + 1, True))
                    board[r][c] = 0
        return best

def ai_move(board):
    best, move = -1000, None
    for r in range(3):
        for c in range(3):
            if board[r][c] == 0:
                board[r][c] = 2
                score = minimax(board, 0, False)
                board[r][c] = 0
                if score > best:
                    best, move = score, (r, c)
    board[move[0]][move[1]] = 2

board = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
