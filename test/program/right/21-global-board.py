# call: best_move()
# position: x.x/.o./...
board = [[" ", " ", " "], [" ", " ", " "], [" ", " ", " "]]
ai = "O"
human = "X"


def equals3(a, b, c):
    return a == b and b == c and a != " "


def check_winner():
    for i in range(3):
        if equals3(board[i][0], board[i][1], board[i][2]):
            return board[i][0]
        if equals3(board[0][i], board[1][i], board[2][i]):
            return board[0][i]
    if equals3(board[0][0], board[1][1], board[2][2]):
        return board[0][0]
    if equals3(board[2][0], board[1][1], board[0][2]):
        return board[2][0]
    for row in board:
        if " " in row:
            return None
    return "tie"


scores = {ai: 1, human: -1, "tie": 0}


def minimax(depth, is_maximizing):
    result = check_winner()
    if result is not None:
        return scores[result]
    best = -100 if is_maximizing else 100
    for i in range(3):
        for j in range(3):
            if board[i][j] == " ":
                board[i][j] = ai if is_maximizing else human
                score = minimax(depth + 1, not is_maximizing)
                board[i][j] = " "
                best = max(score, best) if is_maximizing else min(score, best)
    return best


def best_move():
    best_score = -100
    move = None
    for i in range(3):
        for j in range(3):
            if board[i][j] == " ":
                board[i][j] = ai
                score = minimax(0, False)
                board[i][j] = " "
                if score > best_score:
                    best_score = score
                    move = (i, j)
    return move
