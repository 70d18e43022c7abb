# position: oxx/.xo/o..
# made: solve(board)
memo = {}
nodes = 0
def solve(s):
    global nodes
    nodes += 1
    if s in memo:
        return memo[s]
    t = 'x' if s.count('x') == s.count('o') else 'o'
    prev = 'o' if t == 'x' else 'x'
    for i, j, k in [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]:
        if s[i] == s[j] == s[k] == prev:
            memo[s] = -1
            return -1
    if '.' not in s:
        memo[s] = 0
        return 0
    best = max(-solve(s[:i] + t + s[i+1:]) for i in range(9) if s[i] == '.')
    memo[s] = best
    return best
print(solve('.' * 9), nodes)
