# position: oxx/.xo/o..
# made: v(board)
from functools import cache


def terminal(s):
    match [s[0:3], s[3:6], s[6:9], s[0::3], s[1::3], s[2::3], s[0::4], s[2:7:2]]:
        case lines if "xxx" in lines:
            return 1
        case lines if "ooo" in lines:
            return -1
        case _:
            return None if " " in s else 0


@cache
def v(s: str) -> int:
    if (t := terminal(s)) is not None:
        return t
    p = "xo"[s.count(" ") % 2 == 0]
    return (max if p == "x" else min)(v(s[:i] + p + s[i + 1:]) for i, c in enumerate(s) if c == " ")
