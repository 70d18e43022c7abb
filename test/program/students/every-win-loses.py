def winner(b):
    for i, j, k in [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]:
        if b[i] != ' ' and b[i] == b[j] == b[k]:
            return b[i]
    return None


def minimax(b, is_max):
    if winner(b):
        return -1
    if ' ' not in b:
        return 0
    if is_max:
        best = -100
        for i in range(9):
            if b[i] == ' ':
                b[i] = 'O'
                score = minimax(b, False)
                b[i] = ' '
                best = max(best, score)
        return best
    best = 100
    for i in range(9):
        if b[i] == ' ':
            b[i] = 'X'
            score = minimax(b, True)
            b[i] = ' '
            best = min(best, score)
    return best
