# position: oxx/.xo/o..
# made: score(board, "X", "O")
from functools import lru_cache

W = ("012", "345", "678", "036", "147", "258", "048", "246")


@lru_cache(maxsize=None)
def score(b: str, me: str, you: str) -> int:
    if any(all(b[int(i)] == you for i in w) for w in W):
        return -1
    if "-" not in b:
        return 0
    return max(-score(b[:i] + me + b[i + 1:], you, me) for i in range(9) if b[i] == "-")


def pick(b, me, you):
    options = [i for i in range(9) if b[i] == "-"]
    return max(options, key=lambda i: -score(b[:i] + me + b[i + 1:], you, me))


print(pick("X-O-X---O", "X", "O"))
