import math
def eval_(b):
    for p, s in (("X", 1), ("O", -1)):
        for a in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)):
            if all(b[i] == p for i in a):
                return s
    return 0
def ab(b, maxi, a, be):
    e = eval_(b)
    if e or None not in b: return e
    best = -math.inf if maxi else math.inf
    for i in range(9):
        if b[i] is None:
            b[i] = "X" if maxi else "O"
            v = ab(b, not maxi, a, be)
            if maxi:
                best = max(best, v); a = max(a, v)
            else:
                best = min(best, v); be = min(be, v)
            if be <= a:
                break
            b[i] = None
    return best
