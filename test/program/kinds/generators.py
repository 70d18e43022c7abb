# position: oxx/.xo/o..
# made: solve(board, "X")
from itertools import chain


def rows(s):
    return (s[i:i + 3] for i in (0, 3, 6))


def cols(s):
    return (s[i::3] for i in range(3))


def diags(s):
    yield s[0::4]
    yield s[2:7:2]


def result(s):
    for line in chain(rows(s), cols(s), diags(s)):
        if line in ("XXX", "OOO"):
            return line[0]
    return "" if "." in s else "="


def successors(s, p):
    for i, ch in enumerate(s):
        if ch == ".":
            yield s[:i] + p + s[i + 1:]


def solve(s, p="X"):
    r = result(s)
    if r:
        return {"X": 1, "O": -1, "=": 0}[r]
    q = "XO"[p == "X"]
    outcomes = (solve(t, q) for t in successors(s, p))
    return max(outcomes) if p == "X" else min(outcomes)


if __name__ == "__main__":
    print(solve("X.O......", "X"))
