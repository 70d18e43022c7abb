# call: best_move(board, "X")
# position: oxx/.xo/o..
# fault: stops-at-once
# step: 10
def winner(b):
    for i, j, k in [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]:
        if b[i] == b[j] == b[k] and b[i] != "-":
            return b[i]

def minimax(b, turn):
    if winner(b) == "X": return 1
    if winner(b) == "O": return -1
    if "-" not in b: return 0
    scores = []
    for i in range(9):
        if b[i] == "-":
            s = minimax(b[:i] + turn + b[i+1:], "O" if turn == "X" else "X")
            if s == 1:
                return s  # here
            scores.append(s)
    return max(scores) if turn == "X" else min(scores)

def best_move(b, turn):
    moves = [i for i in range(9) if b[i] == "-"]
    pick = max if turn == "X" else min
    return pick(moves, key=lambda i: minimax(b[:i] + turn + b[i+1:], "O" if turn == "X" else "X"))

