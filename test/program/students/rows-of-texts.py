def replace(rows, r, c, mark):
    row = rows[r][:c] + mark + rows[r][c + 1:]
    return rows[:r] + (row,) + rows[r + 1:]


def columns(rows):
    return tuple("".join(col) for col in zip(*rows))


def diagonals(rows):
    return (rows[0][0] + rows[1][1] + rows[2][2], rows[0][2] + rows[1][1] + rows[2][0])


def has(rows, mark):
    return 3 * mark in rows + columns(rows) + diagonals(rows)


def spaces(rows):
    return [(r, c) for r in range(3) for c in range(3) if rows[r][c] == " "]


def outcome(rows, mark):
    """(value, plies to the end) for X with mark to move."""
    if has(rows, "X"):
        return 1, 0
    if has(rows, "O"):
        return -1, 0
    if not spaces(rows):
        return 0, 0
    results = []
    for r, c in spaces(rows):
        v, plies = outcome(replace(rows, r, c, mark), "O" if mark == "X" else "X")
        results.append((v, plies + 1))
    if mark == "X":
        return max(results, key=lambda vp: (vp[0], -vp[1] if vp[0] > 0 else vp[1]))
    return min(results, key=lambda vp: (vp[0], vp[1] if vp[0] < 0 else -vp[1]))


def choose(rows, mark):
    other = "O" if mark == "X" else "X"
    sign = 1 if mark == "X" else -1

    def worth(cell):
        v, plies = outcome(replace(rows, *cell, mark), other)
        v *= sign
        return (v, -plies if v > 0 else plies)

    return max(spaces(rows), key=worth)


EMPTY = ("   ", "   ", "   ")
if __name__ == "__main__":
    rows, mark = EMPTY, "X"
    while spaces(rows) and not has(rows, "X") and not has(rows, "O"):
        rows = replace(rows, *choose(rows, mark), mark)
        mark = "O" if mark == "X" else "X"
    print("\n".join(rows))
