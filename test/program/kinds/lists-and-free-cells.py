# position: oxx/.xo/o..
# made: minimax(*board, True)
# the game is kept as two lists of moves and the list of free moves
WINS = [{1,2,3},{4,5,6},{7,8,9},{1,4,7},{2,5,8},{3,6,9},{1,5,9},{3,5,7}]

def won(moves):
    s = set(moves)
    return any(w <= s for w in WINS)

def minimax(x_moves, o_moves, free, x_turn):
    if won(x_moves):
        return 1
    if won(o_moves):
        return -1
    if not free:
        return 0
    if x_turn:
        return max(minimax(x_moves + [m], o_moves, [f for f in free if f != m], False) for m in free)
    return min(minimax(x_moves, o_moves + [m], [f for f in free if f != m], True) for m in free)

