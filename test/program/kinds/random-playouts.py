# position: oxx/.xo/o..
# made: choose_move(board, "X")
# Monte Carlo, no minimax
import random
WINS = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
def winner(b):
    for x, y, z in WINS:
        if b[x] != ' ' and b[x] == b[y] == b[z]:
            return b[x]
    return None
def playout(b, turn):
    b = b[:]
    while winner(b) is None and ' ' in b:
        i = random.choice([i for i in range(9) if b[i] == ' '])
        b[i] = turn
        turn = 'O' if turn == 'X' else 'X'
    return winner(b)
def choose_move(board, player):
    best, where = -1e9, None
    for i in range(9):
        if board[i] == ' ':
            b = board[:]
            b[i] = player
            other = 'O' if player == 'X' else 'X'
            s = sum({player: 1, None: 0}.get(playout(b, other), -1) for _ in range(30))
            if s > best:
                best, where = s, i
    return where
