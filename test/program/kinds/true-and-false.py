# position: oxx/.xo/o..
# made: value(board, True)
# cells True / False / None, lambda helpers
L = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
has = lambda b, p: any(all(b[i] is p for i in l) for l in L)
def value(b, p=True):
    if has(b, True): return 1
    if has(b, False): return -1
    free = [i for i in range(9) if b[i] is None]
    if not free: return 0
    vs = []
    for i in free:
        b[i] = p
        vs.append(value(b, not p))
        b[i] = None
    return max(vs) if p else min(vs)
board = [None] * 9
