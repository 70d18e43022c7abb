# position: oxx/.xo/o..
# made: best_move(*board)
WINS = [0b111, 0b111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100, 0b100010001, 0b001010100]
FULL = 0b111111111


def has_won(bits):
    return any(bits & w == w for w in WINS)


def negamax(me, you):
    if has_won(you):
        return -1
    if me | you == FULL:
        return 0
    best = -2
    for i in range(9):
        bit = 1 << i
        if (me | you) & bit:
            continue
        best = max(best, -negamax(you, me | bit))
    return best


def best_move(me, you):
    moves = [i for i in range(9) if not (me | you) >> i & 1]
    return max(moves, key=lambda i: -negamax(you, me | 1 << i))


print(best_move(0b000000011, 0b000011000))
