# position: oxx/.xo/o..
# made: move(board, 1)
# A minus, and marks 1 and 2: the other mark is 3 - p.
LINES = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
def lost(b, p):
    return any(b[i] == b[j] == b[k] == 3 - p for i, j, k in LINES)
def ab(b, p, alpha, beta):
    if lost(b, p): return -1
    if 0 not in b: return 0
    for i in range(9):
        if b[i] == 0:
            b[i] = p
            v = -ab(b, 3 - p, -beta, -alpha)
            b[i] = 0
            if v >= beta: return beta
            if v > alpha: alpha = v
    return alpha
def move(b, p=1):
    best, m = -2, -1
    for i in range(9):
        if b[i] == 0:
            b[i] = p
            v = -ab(b, 3 - p, -2, 2)
            b[i] = 0
            if v > best: best, m = v, i
    return m
print(move([2,1,1,0,1,2,2,0,0]))
