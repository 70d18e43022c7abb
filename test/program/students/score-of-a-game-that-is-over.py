def lines():
    for i in range(3):
        yield slice(3 * i, 3 * i + 3)
        yield slice(i, 9, 3)
    yield slice(0, 9, 4)
    yield slice(2, 7, 2)
def over(s):
    for l in lines():
        if s[l] in ("xxx", "ooo"):
            return {"x": 1, "o": -1}[s[l][0]]
    return None if "." in s else 0
def children(s, p):
    for i, c in enumerate(s):
        if c == ".":
            yield i, s[:i] + p + s[i + 1:]
def play(s, p):
    v = over(s)
    if v is not None:
        return v, None
    q = "o" if p == "x" else "x"
    return (max if p == "x" else min)(((play(t, q)[0], i) for i, t in children(s, p)), key=lambda r: r[0])
