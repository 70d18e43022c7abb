import math
X, O, E = 'X', 'O', '_'
def lines(s):
    for r in range(3): yield [s[3*r+c] for c in range(3)]
    for c in range(3): yield [s[3*r+c] for r in range(3)]
    yield [s[0], s[4], s[8]]
    yield [s[2], s[4], s[6]]
def score(s):
    for l in lines(s):
        if l == [X]*3: return 1
        if l == [O]*3: return -1
    return None if E in s else 0
def alphabeta(s, alpha, beta, maximizing):
    v = score(s)
    if v is not None: return v
    if maximizing:
        value = -math.inf
        for i in range(9):
            if s[i] != E: continue
            value = max(value, alphabeta(s[:i] + [X] + s[i+1:], alpha, beta, False))
            alpha = max(alpha, value)
            if alpha >= beta: break
        return value
    value = math.inf
    for i in range(9):
        if s[i] != E: continue
        value = min(value, alphabeta(s[:i] + [O] + s[i+1:], alpha, beta, True))
        beta = min(beta, value)
        if alpha >= beta: break
    return value
def move(s):
    alpha = -math.inf
    best = None
    for i in range(9):
        if s[i] != E: continue
        v = alphabeta(s[:i] + [X] + s[i+1:], alpha, math.inf, False)
        if v >= alpha:
            alpha, best = v, i
    return best
