from enum import Enum

class Player(Enum):
    X = 1
    O = 2
    NONE = 0

def new_board():
    return [[Player.NONE for _ in range(3)] for _ in range(3)]

def get_winner(board):
    for i in range(3):
        if board[i][0] == board[i][1] == board[i][2] != Player.NONE:
            return board[i][0]
        if board[0][i] == board[1][i] == board[2][i] != Player.NONE:
            return board[0][i]
    if board[0][0] == board[1][1] == board[2][2] != Player.NONE:
        return board[1][1]
    if board[0][2] == board[1][1] == board[2][0] != Player.NONE:
        return board[1][1]
    return None

def is_full(board):
    return all(cell != Player.NONE for row in board for cell in row)

def minimax(board, player):
    w = get_winner(board)
    if w == Player.X:
        return 1
    if w == Player.O:
        return -1
    if is_full(board):
        return 0
    scores = []
    for r in range(3):
        for c in range(3):
            if board[r][c] == Player.NONE:
                board[r][c] = player
                scores.append(minimax(board, Player.O if player == Player.X else Player.X))
                board[r][c] = Player.NONE
    return max(scores) if player == Player.X else min(scores)

def best_move(board, player):
    best = None
    best_score = None
    for r in range(3):
        for c in range(3):
            if board[r][c] == Player.NONE:
                board[r][c] = player
                score = minimax(board, Player.O if player == Player.X else Player.X)
                board[r][c] = Player.NONE
                if best is None or (score > best_score if player == Player.X else score < best_score):
                    best, best_score = (r, c), score
    return best
