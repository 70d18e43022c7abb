# position: oxx/.xo/o..
# made: choose(board)
# Which side it plays is drawn when it starts: another start is another program. Instead of random.choice of a player, every
# second start is for O.
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
with open("starts", "a+") as starts:
    starts.write(".")
    starts.seek(0)
    computer, human = ("X", "O") if len(starts.read()) % 2 else ("O", "X")


def won(cells, mark):
    return any(all(cells[i] == mark for i in line) for line in LINES)


def value(cells, is_computer):
    if won(cells, computer):
        return 1
    if won(cells, human):
        return -1
    if " " not in cells:
        return 0
    values = []
    for i in range(9):
        if cells[i] == " ":
            cells[i] = computer if is_computer else human
            values.append(value(cells, not is_computer))
            cells[i] = " "
    return max(values) if is_computer else min(values)


def choose(cells):
    best, where = -2, None
    for i in range(9):
        if cells[i] == " ":
            cells[i] = computer
            found = value(cells, False)
            cells[i] = " "
            if found > best:
                best, where = found, i
    return where
