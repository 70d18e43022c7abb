# position: oxx/.xo/o..
# made: minimax(*board, "X")
WINS = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100]


def won(mask):
    return any(mask & line == line for line in WINS)


def minimax(x, o, turn):
    if won(x):
        return 1
    if won(o):
        return -1
    if x | o == 511:
        return 0
    scores = []
    for cell in range(9):
        bit = 1 << cell
        if (x | o) & bit:
            continue
        if turn == "X":
            scores.append(minimax(x | bit, o, "O"))
        else:
            scores.append(minimax(x, o | bit, "X"))
    return max(scores) if turn == "X" else min(scores)
