W = ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))
def win(b):
    for x, y, z in W:
        if b[x] and b[x] == b[y] == b[z]:
            return b[x]
    return 0
def negamax(b, color):
    w = win(b)
    if w: return w * color
    if 0 not in b: return 0
    best = -9
    for i in range(9):
        if b[i] == 0:
            b[i] = color
            best = max(best, -negamax(b, -color))
            b[i] = 0
    return best
def get_move(b, color):
    best, mv = -9, None
    for i in range(9):
        if b[i] == 0:
            b[i] = color
            s = -negamax(b, -color)
            b[i] = 0
            if s > best: best, mv = s, i
    return mv
