memo = {}
def winner(b):
    for i, j, k in [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]:
        if b[i] != ' ' and b[i] == b[j] == b[k]: return b[i]
def solve(b, turn):
    key = b
    if key in memo: return memo[key]
    w = winner(b)
    if w == 'X': v = 1
    elif w == 'O': v = -1
    elif ' ' not in b: v = 0
    else:
        nxt = 'O' if turn == 'X' else 'X'
        vs = [solve(b[:i] + (turn,) + b[i+1:], nxt) for i in range(9) if b[i] == ' ']
        v = max(vs) if turn == 'X' else min(vs)
    memo[key] = v
    return v
start = (' ',) * 9
print(solve(start, 'X'))
