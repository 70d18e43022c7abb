N = 5
def new_board():
    b = [['*'] * N for _ in range(N)]
    for r in range(1, 4):
        for c in range(1, 4):
            b[r][c] = '.'
    return b
DIRS = ((0, 1), (1, 0), (1, 1), (1, -1))
def winner(b):
    for r in range(1, 4):
        for c in range(1, 4):
            m = b[r][c]
            if m == '.': continue
            for dr, dc in DIRS:
                if b[r + dr][c + dc] == m and b[r - dr][c - dc] == m:
                    return m
    return None
def minimax(b, turn):
    w = winner(b)
    if w: return 1 if w == 'X' else -1
    vals = []
    for r in range(1, 4):
        for c in range(1, 4):
            if b[r][c] == '.':
                b[r][c] = turn
                vals.append(minimax(b, 'O' if turn == 'X' else 'X'))
                b[r][c] = '.'
    if not vals: return 0
    return max(vals) if turn == 'X' else min(vals)
if __name__ == '__main__':
    print(minimax(new_board(), 'X'))
