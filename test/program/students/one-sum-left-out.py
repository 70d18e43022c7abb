def minimax(b, turn):
    """b: list of 9, 1 / -1 / 0"""
    sums = [b[0]+b[1]+b[2], b[3]+b[4]+b[5], b[6]+b[7]+b[8],
            b[0]+b[3]+b[6], b[1]+b[4]+b[7], b[2]+b[5]+b[8],
            b[0]+b[4]+b[8]]
    if 3 in sums:
        return 1
    if -3 in sums:
        return -1
    if 0 not in b:
        return 0
    values = []
    for i in range(9):
        if b[i] == 0:
            b[i] = turn
            values.append(minimax(b, -turn))
            b[i] = 0
    return max(values) if turn == 1 else min(values)

def best(b, turn):
    moves = [i for i in range(9) if b[i] == 0]
    results = []
    for i in moves:
        b[i] = turn
        results.append(minimax(b, -turn))
        b[i] = 0
    pick = max(results) if turn == 1 else min(results)
    return moves[results.index(pick)]
