board = ['#', ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ']

def wins(board, mark):
    lines = [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)]
    return any(all(board[i] == mark for i in line) for line in lines)

def minimax(board, mark):
    if wins(board, 'X'):
        return 1
    if wins(board, 'O'):
        return -1
    if ' ' not in board:
        return 0
    scores = []
    for position in range(1, 10):
        if board[position] == ' ':
            board[position] = mark
            scores.append(minimax(board, 'O' if mark == 'X' else 'X'))
            board[position] = ' '
    return max(scores) if mark == 'X' else min(scores)

def computer_choice(board, mark):
    best = None
    for position in range(1, 10):
        if board[position] == ' ':
            board[position] = mark
            score = minimax(board, 'O' if mark == 'X' else 'X')
            board[position] = ' '
            if best is None or (score > best[0] if mark == 'X' else score < best[0]):
                best = (score, position)
    return best[1]
