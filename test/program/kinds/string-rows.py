# position: oxx/.xo/o..
# made: value(board)
# A board is one text with line breaks.
START = "...\n...\n..."


def lines(b):
    rows = b.split("\n")
    yield from rows
    yield from ("".join(col) for col in zip(*rows))
    yield rows[0][0] + rows[1][1] + rows[2][2]
    yield rows[0][2] + rows[1][1] + rows[2][0]


def value(b):
    if "XXX" in lines(b):
        return 1
    if "OOO" in lines(b):
        return -1
    if "." not in b:
        return 0
    turn = "X" if b.count("X") == b.count("O") else "O"
    values = [value(b[:i] + turn + b[i + 1:]) for i in range(len(b)) if b[i] == "."]
    return max(values) if turn == "X" else min(values)

