# board is a list of 9 strings, '' means nobody played there yet
memo = {}
lines = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]

def winner(board):
    for a, b, c in lines:
        if board[a] and board[a] == board[b] == board[c]:
            return board[a]

def minimax(board, turn):
    key = ''.join(board)
    if key in memo:
        return memo[key]
    w = winner(board)
    if w == 'X':
        return 1
    if w == 'O':
        return -1
    if all(board):
        return 0
    scores = []
    for i in range(9):
        if not board[i]:
            board[i] = turn
            scores.append(minimax(board, 'O' if turn == 'X' else 'X'))
            board[i] = ''
    memo[key] = max(scores) if turn == 'X' else min(scores)
    return memo[key]

def best(board, turn):
    pick = max if turn == 'X' else min
    def value(i):
        board[i] = turn
        v = minimax(board, 'O' if turn == 'X' else 'X')
        board[i] = ''
        return v
    return pick([i for i in range(9) if not board[i]], key=value)

board = [''] * 9
turn = 'X'
while not winner(board) and not all(board):
    board[best(board, turn)] = turn
    turn = 'O' if turn == 'X' else 'X'
print(board)
