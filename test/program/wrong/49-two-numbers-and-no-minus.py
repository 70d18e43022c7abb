# call: negamax(*board)
# position: oxx/.xo/o..
# fault: no-minus
# step: 9
LINES = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]


def negamax(mine, theirs):
    if any(theirs & line == line for line in LINES):
        return -1
    if mine | theirs == 511:
        return 0
    best = -2
    for cell in range(9):
        bit = 1 << cell
        if not (mine | theirs) & bit:
            best = max(best, negamax(theirs, mine | bit))
    return best  # here
