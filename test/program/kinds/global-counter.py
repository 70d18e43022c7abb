# position: oxx/.xo/o..
# made: maxi()
import time

cells = ["-"] * 9
calls = 0


def check(m):
    for i in range(3):
        if cells[3 * i] == cells[3 * i + 1] == cells[3 * i + 2] == m:
            return True
        if cells[i] == cells[i + 3] == cells[i + 6] == m:
            return True
    return cells[0] == cells[4] == cells[8] == m or cells[2] == cells[4] == cells[6] == m


def mini():
    global calls
    calls += 1
    if check("X"):
        return 1
    if check("O"):
        return -1
    if "-" not in cells:
        return 0
    lowest = 10
    for k in range(9):
        if cells[k] == "-":
            cells[k] = "O"
            lowest = min(lowest, maxi())
            cells[k] = "-"
    return lowest


def maxi():
    global calls
    calls += 1
    if check("X"):
        return 1
    if check("O"):
        return -1
    if "-" not in cells:
        return 0
    highest = -10
    for k in range(9):
        if cells[k] == "-":
            cells[k] = "X"
            highest = max(highest, mini())
            cells[k] = "-"
    return highest


def computer():
    start = time.time()
    best, at = -10, 0
    for k in range(9):
        if cells[k] == "-":
            cells[k] = "X"
            v = mini()
            cells[k] = "-"
            if v > best:
                best, at = v, k
    print(calls, "calls in", round(time.time() - start, 3), "s")
    return at
